"""Terms that have changed places: each stands where the translation should have the other."""

from __future__ import annotations

from itertools import combinations

from ruling_lint.lexicon.governed import Governed, governed
from ruling_lint.tuples import NamedTuple
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ruling_lint.glossary import Glossary, Match
    from ruling_lint.text.reading import Reading


class Text(NamedTuple):
    """A text and the glossary's terms in it."""

    reading: Reading
    matches: Sequence[Match]


class Exchange(NamedTuple):
    """A term of the source, and the rendering of another term that stands where this one's should."""

    wanted: Match
    given: Match
    term: int


def exchanged(glossary: Glossary, source: Text, target: Text, rivals: Callable[[int, int], bool]) -> list[Exchange]:
    """Return the two terms that have changed places, none where there are no such.

    It takes two governors: each governs one of the terms in the source and only the other one in the translation. Both
    texts have each term equally often. `rivals` tells which terms can be mistaken for one another.
    """
    asked = _rivalled(glossary, source, rivals)
    if len(asked) < 2:
        return []
    given = list(governed(glossary, target.reading, target.matches))
    for (one, first), (two, second) in combinations(asked, 2):
        if first == second or not rivals(first, second) or not one.governors.isdisjoint(two.governors):
            continue
        if any(_count(glossary, source, term) != _count(glossary, target, term) for term in (first, second)):
            continue
        found = _crossed(glossary, (one, first), (two, second), asked, given)
        if found:
            return found
    return []


def _rivalled(glossary: Glossary, source: Text, rivals: Callable[[int, int], bool]) -> list[tuple[Governed, int]]:
    """The governed terms of the source, and the terms inside them, that another term of the source rivals."""
    terms = sorted({term for match in source.matches for term in glossary.with_parts(match.senses.terms)})
    rivalled = {term for pair in combinations(terms, 2) if rivals(*pair) for term in pair}
    if not rivalled:
        return []
    return [
        (place, term)
        for place in governed(glossary, source.reading, source.matches)
        for term in sorted(glossary.with_parts(place.match.senses.terms) & rivalled)
    ]


def _count(glossary: Glossary, text: Text, term: int) -> int:
    return sum(term in glossary.with_parts(match.senses.terms) for match in text.matches)


def _crossed(
    glossary: Glossary,
    one: tuple[Governed, int],
    two: tuple[Governed, int],
    asked: Sequence[tuple[Governed, int]],
    given: Sequence[Governed],
) -> list[Exchange]:
    found = []
    for (place, right), (_, wrong) in ((one, two), (two, one)):
        if any(term == wrong and not place.governors.isdisjoint(other.governors) for other, term in asked):
            return []
        there = [other.match for other in given if not place.governors.isdisjoint(other.governors)]
        terms = [glossary.with_parts(match.senses.terms) for match in there]
        mistaken = [match for match, own in zip(there, terms, strict=True) if wrong in own and right not in own]
        if not mistaken or any(right in own for own in terms):
            return []
        found.append(Exchange(place.match, mistaken[0], right))
    return found if found[0].given != found[1].given else []
