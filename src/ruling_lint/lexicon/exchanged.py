"""Terms that have changed places: each stands where the translation should have the other."""

from __future__ import annotations

from collections import Counter
from itertools import product

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
    asked, given = _counts(glossary, source), _counts(glossary, target)
    even = [pair for pair in pairs if all(asked[term] == given[term] for term in pair)]
    if not even:
        return []
    wanted = {term for pair in even for term in pair}
    there, here = _Places(glossary, source, wanted), _Places(glossary, target, wanted)
    for pair in even:
        firsts, seconds = (list(_mistaken(*order, there, here)) for order in (pair, pair[::-1]))
        for both in product(firsts, seconds):
            if both[0].given != both[1].given:
                return sorted(both, key=lambda exchange: exchange.wanted.first)
    return []


class _Places:
    """Where some terms stand in a text, by themselves or inside longer ones, by what governs them."""

    def __init__(self, glossary: Glossary, text: Text, wanted: set[int]) -> None:
        self._of: dict[int, list[tuple[Match, Governors]]] = {term: [] for term in wanted}
        self._under: dict[tuple[int, object], Match] = {}
        for at, match in enumerate(text.matches):
            terms = sorted(glossary.with_parts(match.senses.terms) & wanted)
            governing_it = list(governors(glossary, text.reading, text.matches, at)) if terms else []
            for term in terms:
                for governing in governing_it:
                    self._of[term].append((match, governing))
                    for governor in governing:
                        self._under.setdefault((term, governor), match)

    def of(self, term: int) -> Sequence[tuple[Match, Governors]]:
        """Return the places of a term, each with one set of governors."""
        return self._of[term]

    def under(self, term: int, governing: Governors) -> Match | None:
        """Return the first place of a term that has one of some governors."""
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


def _counts(glossary: Glossary, text: Text) -> Counter[int]:
    """Return how often a text has each term, by itself or inside a longer one."""
    return Counter(term for match in text.matches for term in glossary.with_parts(match.senses.terms))
