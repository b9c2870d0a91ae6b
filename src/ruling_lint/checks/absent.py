"""Check `absent`: a term of the source has no rendering at all in the translation."""

from __future__ import annotations

from collections.abc import Iterator

from ruling_lint.checks.base import Context, View
from ruling_lint.glossary import Glossary, Match
from ruling_lint.model import Hit, Span
from ruling_lint.records import dataclass
from ruling_lint.text.chars import LATIN
from ruling_lint.text.reading import Reading

NAME = "absent"
NEEDS = LATIN
COMPARES = True
VARIANTS: tuple[str, ...] = ()


@dataclass(frozen=True)
class Params:
    """This check has no parameters."""


def check(params: Params, view: View, context: Context) -> Iterator[Hit]:
    """Yield a hit for each term that lacks, but for those inside the name of a card, which has a Russian name of its own."""
    if view.source is None or not view.target.has_cyrillic or not view.balance.lacking:
        return
    named = {index for name in context.names.find(view.source) for index in range(name.first, name.last + 1)}
    for match in [match for match in view.balance.lacking if match.first not in named]:
        if not _is_said(view, match):
            yield _absence(view, view.source, match)


def _is_said(view: View, match: Match) -> bool:
    """Tell whether a term that has no rendering of its own is in the translation all the same, or is part of a name."""
    from ruling_lint.lexicon import elided  # few texts lack a term

    assert view.source is not None
    if elided.is_in_name(view.source, match, view.source_terms):
        return True
    counts = elided.terms_inside(view.glossary, view.target, (*view.target_terms, *view.english_in_target))
    is_inside = any(counts[term] >= view.asked[term] for term in match.senses.terms)
    return is_inside or elided.is_elliptic(view.glossary, view.source, view.target, match)


def _absence(view: View, source: Reading, match: Match) -> Hit:
    span = source.span(match.first, match.last)
    term = view.glossary.terms[_readable(view.glossary, match)]
    params = {"source": source.text[span.start : span.end], "right": term.wording, "term": term.label}
    end = len(view.target.text)
    return Hit(Span(end, end), (), span, certain=False, params=params)


def _readable(glossary: Glossary, match: Match) -> int:
    return next((s.term for s in match.senses if glossary.terms[s.term].renderings), match.senses[0].term)
