"""The card-name lexicon: printed English names and their printed Russian ones."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property

from ruling_lint import cache, files
from ruling_lint.patterns import lazy_pattern
from ruling_lint.text.chars import APOSTROPHES, CYRILLIC, DASHES, LATIN, fold_word
from ruling_lint.tuples import NamedTuple
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from _typeshed import StrPath

    from ruling_lint.glossary.glossary import Match
    from ruling_lint.text.reading import Reading

_CARD_NAMES = os.path.join(os.path.dirname(__file__), "card_names.tsv")
_ALIKE = str.maketrans(dict.fromkeys(APOSTROPHES, "'") | dict.fromkeys(DASHES, "-") | {" ": " "})
_WORD = lazy_pattern(r"[^\W\d_]+")
_RUSSIAN_WORD = lazy_pattern("[а-я]+")
_LONGEST = 16
SMALL = frozenset(["a", "an", "and", "as", "at", "by", "for", "from", "in", "of", "on", "or", "the", "to", "with"])
"""Words that an English title writes small."""
_SHORT = 2
_STEM = 4
"""Two Russian words that share so many first letters may be forms of one word."""


class NameMatch(NamedTuple):
    """A card name in a text, English or half English: its first and last token, both counted in, and both names."""

    first: int
    last: int
    en: str
    ru: str


class Names:
    """Card names, read from the table when the first text with a capitalised Latin word comes."""

    def __init__(self, table: StrPath = _CARD_NAMES) -> None:
        self._path = table

    @cached_property
    def _table(self) -> str:
        return files.read(self._path).decode("utf-8")

    @cached_property
    def _russian(self) -> Mapping[str, str]:
        return dict(_columns(line) for line in self._table.splitlines())

    @property
    def key(self) -> str:
        """A text that changes with the table."""
        return cache.key_of_file(os.fspath(self._path))

    @cached_property
    def _folded(self) -> str:
        return fold_word(self._table)

    def words(self) -> frozenset[str]:
        """Return the folded words of all Russian names, as they stand in them."""
        return frozenset(match[0] for match in _RUSSIAN_WORD.finditer(self._folded))

    def russian(self, name: str) -> str | None:
        """Return the Russian name of a card, None where the table has none; apostrophes may be curly or straight."""
        return self._russian.get(_plain(name))

    def lookup(self, name: str) -> list[tuple[str, str]]:
        """Return the English and Russian names of the cards called so in either language, in any letter case."""
        wanted = fold_word(_plain(name))
        lines = zip(self._folded.splitlines(), self._table.splitlines(), strict=True)
        return [_columns(line) for folded, line in lines if wanted in _columns(folded)]

    def beginning_with(self, letters: str) -> dict[str, str]:
        """Return the names in both languages that begin with some letters, by their folded words."""
        start = fold_word(letters)
        names = (name for line in self._table.splitlines() for name in _columns(line))
        return {folded: name for name in names if (folded := fold_word(name)).startswith(start)}

    def has_russian(self, name: str) -> bool:
        """Tell whether a card of the table has a Russian name, in any letter case."""
        return f"\t{fold_word(name)}\n" in self._folded

    def rendering_words(self, word: str) -> frozenset[str]:
        """Return the beginnings of the Russian words in all names that have a folded English word."""
        found = (_columns(line)[1] for line in _lines_with(self._folded, word) if word in _WORD.findall(line))
        return frozenset().union(*map(stems, found))

    def find(self, reading: Reading, terms: Iterable[Match] = ()) -> list[NameMatch]:
        """Return the English and half-translated card names in a text, longest first at each place, in order.

        A name of one word must stand alone among Russian words and not be one of the glossary's `terms` in the text.
        """
        taken = {index for term in terms for index in range(term.first, term.last + 1)}
        found: list[NameMatch] = []
        for first in _capitalised(reading):
            if not found or first > found[-1].last:
                match = self._whole(reading, first, taken) or self._half(reading, first)
                if match is not None and (not found or match.first > found[-1].last):
                    found.append(match)
        return found

    def _whole(self, reading: Reading, first: int, taken: set[int]) -> NameMatch | None:
        start = reading.span(first).start
        for last in range(min(first + _LONGEST, len(reading.tokens)) - 1, first - 1, -1):
            name = _plain(reading.text[start : reading.span(last).end])
            if name in self._russian and (last > first or _stands_alone(reading, first, taken)):
                return NameMatch(first, last, name, self._russian[name])
        return None

    def _half(self, reading: Reading, first: int) -> NameMatch | None:
        """A name of which some words were translated: Latin and Cyrillic capitalised words side by side."""
        run = _mixed_run(reading, first)
        if not run:
            return None
        names = map(_columns, _lines_with(self._table, _written(reading, first)))
        fitting = {NameMatch(*part, en, ru) for en, ru in names if (part := _half_name(reading, run, first, en, ru))}
        longest = max((match.last - match.first for match in fitting), default=0)
        best = [match for match in fitting if match.last - match.first == longest]
        return best[0] if len(best) == 1 else None


def _lines_with(table: str, word: str) -> Iterator[str]:
    at = table.find(word)
    while at >= 0:
        start, end = table.rfind("\n", 0, at) + 1, table.find("\n", at)
        yield table[start:end]
        at = table.find(word, end)


def stems(name: str) -> frozenset[str]:
    """Return the beginnings of the words of a name; two Russian words that share one may be forms of one word."""
    return frozenset(word[:_STEM] for word in _WORD.findall(fold_word(name)) if len(word) > _SHORT)


def _columns(line: str) -> tuple[str, str]:
    english, _, russian = line.partition("\t")
    return english, russian


def _plain(name: str) -> str:
    return " ".join(name.translate(_ALIKE).split())


def _capitalised(reading: Reading) -> list[int]:
    if not reading.has_latin:
        return []
    latin = [i for i, token in enumerate(reading.tokens) if token[0] in LATIN]
    return [i for i in latin if _has_capital(reading, i) and (len(reading.tokens[i]) > 1 or i + 1 in latin)]


def _has_capital(reading: Reading, index: int) -> bool:
    return _written(reading, index)[0].isupper()


def _written(reading: Reading, index: int) -> str:
    span = reading.span(index)
    return reading.text[span.start : span.end]


def _stands_alone(reading: Reading, index: int, taken: set[int]) -> bool:
    beside = [reading.tokens[i] for i in (index - 1, index + 1) if 0 <= i < len(reading.tokens)]
    return index not in taken and not any(token[0] in LATIN for token in beside)


def _mixed_run(reading: Reading, index: int) -> range:
    """The words of a title around a Latin one with nothing but spaces between; empty without a Cyrillic one."""
    first = last = index
    while first > 0 and _continues(reading, first - 1, first):
        first -= 1
    while last + 1 < len(reading.tokens) and _continues(reading, last + 1, last):
        last += 1
    run = range(first, last + 1)
    return run if any(reading.tokens[i][0] in CYRILLIC for i in run) else range(0)


def _continues(reading: Reading, index: int, beside: int) -> bool:
    low, high = sorted((index, beside))
    gap = reading.text[reading.span(low).end : reading.span(high).start]
    token = reading.tokens[index]
    return token[0].isalpha() and (_has_capital(reading, index) or token in SMALL) and gap.isspace()


def _half_name(reading: Reading, run: range, index: int, english: str, russian: str) -> tuple[int, int] | None:
    """The first and last token of a half-translated name around a Latin word, if it has as many words as a whole one.

    A word of it is an English word of the name, or a Russian one that may be inflected.
    """
    en, ru = ([fold_word(word) for word in _WORD.findall(name)] for name in (english, russian))
    belongs = [i for i in run if reading.tokens[i] in en or any(_alike(reading.tokens[i], word) for word in ru)]
    if index not in belongs:
        return None
    first = last = index
    while first - 1 in belongs:
        first -= 1
    while last + 1 in belongs:
        last += 1
    latin = sum(reading.tokens[i][0] in LATIN for i in range(first, last + 1))
    count = last - first + 1
    return (first, last) if count > latin and count >= min(len(en), len(ru)) else None


def _alike(word: str, other: str) -> bool:
    return word == other or (len(word) >= _STEM < len(other) and word[:_STEM] == other[:_STEM])
