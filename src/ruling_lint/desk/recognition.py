"""Which terms of an English text its Russian renders: as wholes, or, of a phrase, word by word."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ruling_lint.model import Text
from ruling_lint.text.reading import Reading

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ruling_lint.glossary import Glossary, Match, Names

_SMALL = 3
"""Words of so many letters may join the terms of a phrase: of, and, the."""


class Recognised(NamedTuple):
    """A term of an English text: its match, those of its terms that the Russian has, and whether it has all its words.

    `in_parts` is told of a phrase without a rendering as a whole: for "artifact or creature card" the Russian has
    карту артефакта или существа, which renders "creature" and "card".
    """

    match: Match
    terms: frozenset[int]
    in_parts: bool

    @property
    def met(self) -> bool:
        """Whether the Russian renders the term, one way or the other."""
        return bool(self.terms) or self.in_parts


class Recogniser:
    """Compares the terms of English texts with those of their translations. The words of card names are no terms."""

    def __init__(self, glossary: Glossary, names: Names) -> None:
        self._glossary = glossary
        self._names = names
        self._words: dict[int, list[frozenset[int]] | None] = {}

    def terms(self, source: Reading, target: Reading) -> Iterator[Recognised]:
        """Yield each term of the English once."""
        rendered = self._rendered(target)
        for match in {match.senses: match for match in self._outside_names(source)}.values():
            terms = rendered.intersection(sense.term for sense in match.senses)
            yield Recognised(match, terms, not terms and self._in_parts(match, rendered))

    def _rendered(self, target: Reading) -> frozenset[int]:
        found: set[int] = set()
        for match in self._glossary.find_russian(target):
            terms = frozenset(sense.term for sense in match.senses if sense.role != "forbidden")
            found |= self._glossary.with_parts(terms)
        return frozenset(found)

    def _outside_names(self, source: Reading) -> list[Match]:
        found = self._glossary.find_english(source)
        named = {i for name in self._names.find(source, found) for i in range(name.first, name.last + 1)}
        return [match for match in found if named.isdisjoint(range(match.first, match.last + 1))]

    def _in_parts(self, match: Match, rendered: frozenset[int]) -> bool:
        for term in {sense.term for sense in match.senses}:
            words = self._terms_by_word(term)
            if words and not any(rendered.isdisjoint(terms) for terms in words):
                return True
        return False

    def _terms_by_word(self, term: int) -> list[frozenset[int]] | None:
        """Return, for each word of a phrase, the shorter terms it belongs to; None where a word belongs to none."""
        if term not in self._words:
            self._words[term] = self._inner(self._glossary.terms[term].en[0].split())
        return self._words[term]

    def _inner(self, words: list[str]) -> list[frozenset[int]] | None:
        found: list[set[int]] = [set() for _ in words]
        for first in range(len(words)):
            for end in range(first + 1, len(words) + 1):
                if end - first < len(words):
                    terms = self._terms_of_all(" ".join(words[first:end]))
                    for word in found[first:end]:
                        word |= terms
        named = [frozenset(terms) for terms, word in zip(found, words, strict=True) if terms or len(word) > _SMALL]
        return named if len(named) > 1 and all(named) else None

    def _terms_of_all(self, words: str) -> set[int]:
        """The terms that all of these words together are."""
        reading = Reading(Text.plain(words))
        last = len(reading.tokens) - 1
        matches = [match for match in self._glossary.find_english(reading) if (match.first, match.last) == (0, last)]
        return {sense.term for match in matches for sense in match.senses}
