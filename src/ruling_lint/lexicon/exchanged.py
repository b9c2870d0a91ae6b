"""Terms that have changed places: each stands where the translation should have the other."""

from __future__ import annotations

from itertools import chain, product

from ruling_lint.lexicon.governed import governors
from ruling_lint.tuples import NamedTuple
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

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


def exchanged(glossary: Glossary, source: Text, target: Text, pairs: Collection[tuple[int, int]]) -> list[Exchange]:
    """Return the two terms of one of some pairs that have changed places, none where there are no such.

    It takes two governors: each governs one of the terms in the source and only the other one in the translation. Both
    texts have each term equally often.
    """
    there, here = _Places(glossary, source), _Places(glossary, target)
    equal = {term for term in chain.from_iterable(pairs) if there.count(term) == here.count(term)}
    for pair in filter(equal.issuperset, pairs):
        if not all(here.of(term) and there.of(term) for term in pair):
            continue
        firsts, seconds = (list(_mistaken(*order, there, here)) for order in (pair, pair[::-1]))
        for both in product(firsts, seconds):
            if both[0].given != both[1].given:
                return sorted(both, key=lambda exchange: exchange.wanted.first)
    return []


class _Places:
    """Where terms stand in a text, by themselves or inside longer ones, and what governs them there."""

    def __init__(self, glossary: Glossary, text: Text) -> None:
        self._glossary = glossary
        self._text = text
        self._terms = [glossary.with_parts(match.senses.terms) for match in text.matches]
        self._of: dict[int, list[tuple[Match, Governors]]] = {}
        self._under: dict[tuple[int, object], Match] = {}

    def count(self, term: int) -> int:
        """Return how often the text has a term."""
        return sum([term in terms for terms in self._terms])

    def of(self, term: int) -> Sequence[tuple[Match, Governors]]:
        """Return the places where something governs a term, each with one set of governors."""
        if term not in self._of:
            self._of[term] = found = list(self._governed(term))
            for match, governing in found:
                for governor in governing:
                    self._under.setdefault((term, governor), match)
        return self._of[term]

    def _governed(self, term: int) -> Iterator[tuple[Match, Governors]]:
        reading, matches = self._text
        for at in [at for at, terms in enumerate(self._terms) if term in terms]:
            yield from ((matches[at], governing) for governing in governors(self._glossary, reading, matches, at))

    def under(self, term: int, governing: Governors) -> Match | None:
        """Return the first place of a term that has one of some governors."""
        self.of(term)
        found = [self._under[term, governor] for governor in governing if (term, governor) in self._under]
        return min(found, key=lambda match: match.first, default=None)


def _mistaken(term: int, other: int, there: _Places, here: _Places) -> Iterator[Exchange]:
    """Yield the places of a term whose governor has only the other term in the translation, one for each there."""
    seen = set()
    for match, governing in there.of(term):
        given = here.under(other, governing)
        if given is None or given.first in seen or there.under(other, governing) or here.under(term, governing):
            continue
        seen.add(given.first)
        # inside a longer term the whole of that is exchanged: an artifact card for a creature card
        yield Exchange(match, given, term if other in given.senses.terms else match.senses[0].term)
