"""Check `added`: a rendering in the translation has no term in the source."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import compress

from ruling_lint.answers import Answers
from ruling_lint.checks.base import Context, View
from ruling_lint.glossary import Glossary, Match, Term
from ruling_lint.model import Hit, Span
from ruling_lint.records import dataclass
from ruling_lint.text.chars import LATIN
from ruling_lint.text.sentences import is_name_like

NAME = "added"
NEEDS = LATIN
COMPARES = True
VARIANTS: tuple[str, ...] = ()


@dataclass(frozen=True)
class Params:
    """Renderings of `kinds` of term are told, and those of `terms`, each named as messages name it, with its sense."""

    kinds: tuple[str, ...] = ()
    terms: tuple[str, ...] = ()


def check(params: Params, view: View, context: Context) -> Iterator[Hit]:
    """Yield a hit on each rendering that is told and that no term of the source asks for, in whatever sense."""
    beyond = list(compress(view.target_terms, map(view.all_wanted.isdisjoint, view.given)))
    if not beyond:
        return
    known, may_be_told = view.glossary.terms, _told_in(params, view.glossary)
    told = [match for match in beyond if may_be_told[match.senses.terms]]
    source = view.source.text.lower() if view.source and told else ""
    for match in told if view.target.has_cyrillic else ():
        words = [known[sense.term].en[0] for sense in match.senses]
        if any(word.lower() in source for word in words) or not _is_told(params, known, match):
            continue
        span = view.target.span(match.first, match.last)
        if not (_is_asked(view, words) or _is_aside(view, span)):
            yield Hit(span, certain=False, params={"given": words[0]})


def _is_asked(view: View, words: Sequence[str]) -> bool:
    """Tell whether the source has a term of one of some headwords, in whatever sense and form."""
    return any(view.glossary.terms[term].en[0] in words for term in view.asked)


def _is_aside(view: View, span: Span) -> bool:
    """Tell whether words are a name, or stand in a reminder in parentheses that the source is without."""
    assert view.source is not None
    before = view.target.text[: span.start]
    is_reminder = "(" not in view.source.chars and before.count("(") > before.count(")")
    return is_reminder or is_name_like(view.target.text, span)


def _is_told(params: Params, known: Sequence[Term], match: Match) -> bool:
    """Tell whether a rendering is of a term that is told, and can be nothing else unless that term is named."""
    accepted = [known[sense.term] for sense in match.senses if sense.role == "accepted"]
    if any(term.label in params.terms for term in accepted):
        return True
    return len(accepted) == len(match.senses) and all(term.kind in params.kinds for term in accepted)


def _told_in(params: Params, glossary: Glossary) -> Answers[frozenset[int], bool]:
    """Return whether any of some terms is one that is told, by the terms."""

    def told(terms: frozenset[int]) -> bool:
        known = [glossary.terms[number] for number in terms]
        return any(term.kind in params.kinds or term.label in params.terms for term in known)

    return glossary.worked_out(params, lambda: Answers(told))
