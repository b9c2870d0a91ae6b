"""Check `absent`: a term of the source has no rendering at all in the translation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

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
    lacking = [match for match in view.balance.lacking if match.first not in named]
    for match in _unsaid(view, view.source, lacking):
        yield _absence(view, view.source, match)


def _unsaid(view: View, source: Reading, lacking: Iterable[Match]) -> Iterator[Match]:
    """Yield the terms that are not in the translation without a rendering of their own either, and are no part of a name."""
    from ruling_lint.lexicon.elided import Elided  # few texts lack a term

    elided = Elided(view.glossary, source, view.target)
    counts = elided.terms_inside((*view.target_terms, *view.english_in_target))
    taken = frozenset(index for match in view.source_terms for index in range(match.first, match.last + 1))
    for match in lacking:
        is_inside = any(counts[term] >= view.asked[term] for term in match.senses.terms)
        if not (is_inside or elided.is_in_name(match, taken) or elided.is_elliptic(match)):
            yield match


def _absence(view: View, source: Reading, match: Match) -> Hit:
    span = source.span(match.first, match.last)
    term = view.glossary.terms[_readable(view.glossary, match)]
    params = {"source": source.text[span.start : span.end], "right": term.wording, "term": term.label}
    end = len(view.target.text)
    return Hit(Span(end, end), (), span, certain=False, params=params)


def _readable(glossary: Glossary, match: Match) -> int:
    return next((s.term for s in match.senses if glossary.terms[s.term].renderings), match.senses[0].term)
