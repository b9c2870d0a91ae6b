"""The card-name lexicon: printed English names and their printed Russian ones."""

from __future__ import annotations

import re
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from ruling_lint.text.chars import APOSTROPHES, DASHES, LATIN, fold_word

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from ruling_lint.glossary.glossary import Match
    from ruling_lint.model import Span
    from ruling_lint.text.reading import Reading

_TABLE = Path(__file__).with_name("card_names.tsv")
_ALIKE = str.maketrans(dict.fromkeys(APOSTROPHES, "'") | dict.fromkeys(DASHES, "-") | {" ": " "})
_LONGEST = 16


class NameMatch(NamedTuple):
    """An English card name in a text: its first and last token, both counted in, and both names."""

    first: int
    last: int
    en: str
    ru: str


class Names:
    """Card names, read from the table when the first text with a capitalised Latin word comes."""

    def __init__(self, table: Path = _TABLE) -> None:
        self._path = table

    @cached_property
    def _russian(self) -> Mapping[str, str]:
        lines = self._path.read_text(encoding="utf-8").splitlines()
        return dict(line.split("\t", 1) for line in lines if line)

    @cached_property
    def _first_words(self) -> frozenset[str]:
        return frozenset(re.split("[^A-Za-z]", name, maxsplit=1)[0] for name in self._russian)

    @cached_property
    def words(self) -> frozenset[str]:
        """The folded words of all Russian names, as they stand in them."""
        return frozenset(re.findall("[а-я]+", fold_word(" ".join(self._russian.values()))))

    def russian(self, name: str) -> str | None:
        """Return the Russian name of a card, None where the table has none; apostrophes may be curly or straight."""
        return self._russian.get(_plain(name))

    def find(self, reading: Reading, terms: Iterable[Match] = ()) -> list[NameMatch]:
        """Return the English card names in a text, longest first at each place, in order.

        A name of one word must be written with a capital and not be one of the glossary's `terms` in the text.
        """
        starts = _capitalised(reading)
        if not starts:
            return []
        taken = {index for term in terms for index in range(term.first, term.last + 1)}
        found: list[NameMatch] = []
        for first in starts:
            if not found or first > found[-1].last:
                match = self._at(reading, first)
                if match is not None and (match.last > first or first not in taken):
                    found.append(match)
        return found

    def _at(self, reading: Reading, first: int) -> NameMatch | None:
        span = reading.span(first)
        if reading.text[span.start : span.end] not in self._first_words:
            return None
        for last in range(min(first + _LONGEST, len(reading.tokens)) - 1, first - 1, -1):
            name = _plain(reading.text[span.start : reading.span(last).end])
            if name in self._russian:
                return NameMatch(first, last, name, self._russian[name])
        return None


def _capitalised(reading: Reading) -> list[int]:
    if not reading.has_latin:
        return []
    return [
        i for i, token in enumerate(reading.tokens) if token[0] in LATIN and _initial(reading.span(i), reading.text)
    ]


def _initial(span: Span, text: str) -> bool:
    return text[span.start].isupper()


def _plain(name: str) -> str:
    return " ".join(name.translate(_ALIKE).split())
