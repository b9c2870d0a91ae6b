"""Terms that have changed places: each stands where the translation should have the other."""

from __future__ import annotations

from itertools import product

from ruling_lint.lexicon.governed import governors
from ruling_lint.tuples import NamedTuple
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ruling_lint.glossary import Glossary, Match
    from ruling_lint.lexicon.governed import Governors
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


def exchanged(glossary: Glossary, source: Text, target: Text, pairs: Iterable[tuple[int, int]]) -> list[Exchange]:
    """Return the two terms of one of some pairs that have changed places, none where there are no such.

    It takes two governors: each governs one of the terms in the source and only the other one in the translation. Both
    texts have each term equally often.
    """
    even = [pair for pair in pairs if all(_count(glossary, source, t) == _count(glossary, target, t) for t in pair)]
    if not even:
        return []
    wanted = {term for pair in even for term in pair}
    asked = _places(glossary, source, wanted)
    apart = [
        (one, two)
        for one, two in product(asked, asked)
        if (one.term, two.term) in even and one.governors.isdisjoint(two.governors)
    ]
    given = _places(glossary, target, wanted) if apart else []
    return next(filter(None, (_crossed(one, two, asked, given) for one, two in apart)), [])


class _Place(NamedTuple):
    """A term, by itself or inside a longer one, with what governs it there."""

    term: int
    match: Match
    governors: Governors


def _places(glossary: Glossary, text: Text, wanted: set[int]) -> list[_Place]:
    found: list[_Place] = []
    for at, match in enumerate(text.matches):
        terms = sorted(glossary.with_parts(match.senses.terms) & wanted)
        if terms:
            governing = list(governors(glossary, text.reading, text.matches, at))
            found += [_Place(term, match, one) for term in terms for one in governing]
    return found


def _count(glossary: Glossary, text: Text, term: int) -> int:
    return sum(term in glossary.with_parts(match.senses.terms) for match in text.matches)


def _crossed(one: _Place, two: _Place, asked: Sequence[_Place], given: Sequence[_Place]) -> list[Exchange]:
    found = []
    for place, wrong in ((one, two.term), (two, one.term)):
        if _under(place, wrong, asked) or _under(place, place.term, given):
            return []
        mistaken = _under(place, wrong, given)
        if not mistaken:
            return []
        found.append(Exchange(place.match, mistaken[0].match, place.term))
    return found if found[0].given != found[1].given else []


def _under(place: _Place, term: int, places: Sequence[_Place]) -> list[_Place]:
    """The places where a term has a governor in common with another place."""
    return [other for other in places if other.term == term and not place.governors.isdisjoint(other.governors)]
