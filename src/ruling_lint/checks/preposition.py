"""Check `preposition`: a term stands behind the preposition of place that the glossary says it takes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ruling_lint.answers import Answers
from ruling_lint.checks.base import Clues, Context, View
from ruling_lint.glossary import Glossary, Match
from ruling_lint.glossary.suggest.places import FULL, ROLES
from ruling_lint.lexicon import memory
from ruling_lint.lexicon.rewording import reworded
from ruling_lint.model import Hit
from ruling_lint.records import dataclass

NAME = "preposition"
NEEDS: frozenset[str] | None = None
COMPARES = False
VARIANTS: tuple[str, ...] = ()

_BETWEEN = 4
"""So many words may stand between a preposition and its noun."""

_STOPS = frozenset(".;:")


@dataclass(frozen=True)
class Params:
    """This check has no parameters: the glossary says which prepositions a place takes (`prep`)."""


def clues(params: Params) -> Clues:
    """Return the prepositions of place."""
    return Clues(words=ROLES.keys())


def check(params: Params, view: View, context: Context) -> Iterable[Hit]:
    """Return a hit from the preposition to the term."""
    taken, tokens = _taken_in(params, view.glossary), view.target.tokens
    found: list[Hit] = []
    for match in view.target_terms:
        sole = match.senses.sole
        if sole is not None and taken[sole.term] and _may_be_wrong(taken[sole.term], tokens, match.first):
            found += _hits(view, match, sole.term)
    return found


def _hits(view: View, match: Match, term: int) -> Iterator[Hit]:
    """Yield a hit for a preposition that is not the term's; what was found right is remembered with its sentence."""
    from ruling_lint.lexicon import placing  # few texts need it

    known, is_asked = memory.shared(), _is_asked(view, match)
    entry = view.glossary.terms[term]
    question = memory.question(NAME, (*entry.prep.values(), str(is_asked)))
    words = _sentence(view.target.tokens, match)
    if known.is_agreed(question, words):
        return
    fault = placing.find_fault(view.target, match, entry.prep, is_asked=is_asked)
    if fault is None:
        known.agree(question, words)
        return
    text = reworded(view.target, view.target, fault.at, match.last, {fault.at: fault.right})
    span = view.target.span(fault.at, match.last)
    yield Hit(span, (text,), certain=False, params={"term": entry.wording})


def _sentence(tokens: Sequence[str], match: Match) -> Sequence[str]:
    """Return a term with the one word after it, and all of its sentence before it."""
    first = match.first
    while first and tokens[first - 1] not in _STOPS:
        first -= 1
    return [*tokens[first : match.first], "", *tokens[match.first : match.last + 2]]


def _taken_in(params: Params, glossary: Glossary) -> Answers[int, frozenset[str]]:
    """Return the prepositions that each term takes; none for what is no place."""

    def taken(term: int) -> frozenset[str]:
        return frozenset(
            preposition for value in glossary.terms[term].prep.values() for preposition in value.split("|")
        )

    return glossary.worked_out(params, lambda: Answers(taken))


def _may_be_wrong(taken: frozenset[str], tokens: Sequence[str], first: int) -> bool:
    """Tell quickly whether the nearest preposition before a term is none that it ever takes."""
    for token in reversed(tokens[max(0, first - _BETWEEN) : first]):
        if token in ROLES:
            return FULL.get(token, token) not in taken
    return False


def _is_asked(view: View, match: Match) -> bool:
    with_parts = view.glossary.with_parts
    return any(not match.senses.terms.isdisjoint(with_parts(asked.senses.terms)) for asked in view.source_terms)
