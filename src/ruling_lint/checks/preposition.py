"""Check `preposition`: a term stands behind the preposition of place that the glossary says it takes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ruling_lint.answers import Answers
from ruling_lint.checks.base import Context, View
from ruling_lint.glossary import Glossary, Match
from ruling_lint.glossary.suggest.places import FULL
from ruling_lint.model import Hit
from ruling_lint.records import dataclass
from ruling_lint.text.chunks import Chunk

NAME = "preposition"
NEEDS: frozenset[str] | None = None
COMPARES = False
VARIANTS: tuple[str, ...] = ()

_PREPOSITIONS = frozenset(("в", "во", "на", "из", "изо", "с", "со"))
_BETWEEN = 4
"""So many words may stand between a preposition and its noun."""


@dataclass(frozen=True)
class Params:
    """This check has no parameters: the glossary says which prepositions a place takes (`prep`)."""


def concerns(params: Params, chunk: Chunk) -> bool:
    """Tell whether a chunk holds a preposition of place."""
    return not _PREPOSITIONS.isdisjoint(chunk.tokens)


def check(params: Params, view: View, context: Context) -> Iterator[Hit]:
    """Yield a hit from the preposition to the term."""
    known = _taken_in(params, view.glossary)
    for match in [match for match in view.target_terms if known[match.senses.terms]]:
        sense = match.senses.sole
        if sense is None or not _may_be_wrong(known[match.senses.terms], view.target.tokens, match.first):
            continue
        fix = view.glossary.placed(view.target, match, sense.term, is_asked=_is_asked(view, match))
        if fix is not None:
            yield Hit(fix.span, fix.texts, certain=False, params={"term": view.glossary.terms[sense.term].wording})


def _taken_in(params: Params, glossary: Glossary) -> Answers[frozenset[int], frozenset[str]]:
    """Return all prepositions that terms take, by the terms; none for what is no place."""
    if id(params) not in glossary.kept:

        def taken(terms: frozenset[int]) -> frozenset[str]:
            values = [value for term in terms for value in glossary.terms[term].prep.values()]
            return frozenset(preposition for value in values for preposition in value.split("|"))

        glossary.kept[id(params)] = params, Answers(taken)
    found: Answers[frozenset[int], frozenset[str]] = glossary.kept[id(params)][1]
    return found


def _may_be_wrong(taken: frozenset[str], tokens: Sequence[str], first: int) -> bool:
    """Tell quickly whether the nearest preposition before a term is none that it ever takes."""
    for token in reversed(tokens[max(0, first - _BETWEEN) : first]):
        if token in _PREPOSITIONS:
            return FULL.get(token, token) not in taken
    return False


def _is_asked(view: View, match: Match) -> bool:
    with_parts = view.glossary.with_parts
    return any(not match.senses.terms.isdisjoint(with_parts(asked.senses.terms)) for asked in view.source_terms)
