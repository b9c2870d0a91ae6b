"""The files of pymorphy3's dictionary, mapped rather than read: what they say of a word costs little time and memory.

Words lie in automata of dawgdic, as arrays of 32-bit units behind their number. A unit holds the label that leads to it,
whether a word ends there, and an offset: what a label leads to from a unit lies where index, offset and label are XORed.
A guide beside them holds, for each unit, the labels of its first child and of its next sibling.
"""

from __future__ import annotations

import os
from binascii import a2b_base64
from functools import cached_property, lru_cache
from mmap import ACCESS_READ, mmap
from struct import unpack_from

from ruling_lint.tuples import NamedTuple
from ruling_lint.typed import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_LEAF = 1 << 8
_FAR = 1 << 9
_LABEL = 1 << 31 | 0xFF
_VALUE = (1 << 31) - 1
_END = b"\x01"
_YO = "ё".encode()
_MILLION = 1_000_000
_COMPILE_OPTIONS = "compile_options"


class Tag(NamedTuple):
    """All grammemes of a form, and the one of each category, empty where it has none."""

    grammemes: frozenset[str]
    part: str
    case: str
    gender: str
    number: str
    animacy: str
    aspect: str
    tense: str
    person: str
    mood: str
    voice: str
    involvement: str


_CATEGORIES = tuple(
    frozenset(grammemes.split())
    for grammemes in (
        "NOUN ADJF ADJS COMP VERB INFN PRTF PRTS GRND NUMR ADVB NPRO PRED PREP CONJ PRCL INTJ",
        "nomn gent datv accs ablt loct voct gen1 gen2 acc2 loc1 loc2",
        "masc femn neut",
        "sing plur",
        "anim inan",
        "perf impf",
        "pres past futr",
        "1per 2per 3per",
        "indc impr",
        "actv pssv",
        "incl excl",
    )
)
"""The grammemes of each category of a tag, in the order of its fields."""


@lru_cache(maxsize=4096)
def read_tag(text: str) -> Tag:
    """Return a tag as it is written, its grammemes with commas and a space between them, read."""
    grammemes = frozenset(text.replace(" ", ",").split(","))
    return Tag(grammemes, *(next(iter(grammemes & category), "") for category in _CATEGORIES))


class Entry(NamedTuple):
    """A word of the dictionary as it is spelt there, with its ё; the number of its paradigm, and its row in that."""

    word: str
    paradigm: int
    row: int


class Row(NamedTuple):
    """A form of a paradigm: what stands before and after the stem, and its tag as it is written."""

    before: str
    tag: str
    after: str


class _Automaton:
    """A set of byte strings, with a number for each or with more bytes behind each."""

    def __init__(self, path: str) -> None:
        data = _mapped(path)
        end = 4 + 4 * unpack_from("<I", data)[0]
        self._units = data[4:end].cast("I")
        self._guide = data[end + 4 :]

    def follow(self, label: bytes, index: int) -> int | None:
        """Return where bytes lead from an index, None where they lead nowhere."""
        units = self._units
        for byte in label:
            unit = units[index]
            index ^= (unit >> 10) << ((unit & _FAR) >> 6) ^ byte
            if units[index] & _LABEL != byte:
                return None
        return index

    def value(self, index: int) -> int | None:
        """Return the number kept at an index, None where nothing ends there."""
        unit = self._units[index]
        if not unit & _LEAF:
            return None
        return self._units[index ^ (unit >> 10) << ((unit & _FAR) >> 6)] & _VALUE

    def endings(self, index: int, start: bytes = b"") -> Iterator[bytes]:
        """Yield all that goes on from an index to the end of a string."""
        if self._units[index] & _LEAF:
            yield start
        label = self._guide[2 * index]
        while label:
            step = bytes((label,))
            child = self.follow(step, index)
            if child is None:
                break
            yield from self.endings(child, start + step)
            label = self._guide[2 * child + 1]


class Dictionary:
    """What pymorphy3's dictionary in a folder says of words in small letters."""

    def __init__(self, folder: str) -> None:
        self._folder = folder
        self._words = _Automaton(self._path("words.dawg"))

    def _path(self, name: str) -> str:
        return os.path.join(self._folder, name)

    def _json(self, name: str) -> Any:
        import json

        with open(self._path(name), encoding="utf-8") as file:
            return json.load(file)

    def spellings(self, word: str) -> list[str]:
        """Return the words that a word can stand for, ё perhaps written е: itself first."""
        return [spelling for spelling, _ in self._found(word, 0, 0)]

    def entries(self, word: str) -> list[Entry]:
        """Return every entry that a word can stand for, ё perhaps written е, in the dictionary's order."""
        return [
            Entry(spelling, *unpack_from(">HH", a2b_base64(ending)))
            for spelling, index in self._found(word, 0, 0)
            for ending in self._words.endings(index)
        ]

    def _found(self, word: str, start: int, index: int) -> list[tuple[str, int]]:
        """Return the words like one, from a letter on, with where what is kept of them starts."""
        others: list[tuple[str, int]] = []
        for place, letter in enumerate(word[start:], start):
            if letter == "е":
                with_yo = self._words.follow(_YO, index)
                if with_yo is not None:
                    others += self._found(f"{word[:place]}ё{word[place + 1 :]}", place + 1, with_yo)
            following = self._words.follow(letter.encode(), index)
            if following is None:
                return others
            index = following
        end = self._words.follow(_END, index)
        return others if end is None else [(word, end), *others]

    def probability(self, word: str, tag: str) -> float:
        """Return how likely a word has a tag, 0 where the dictionary does not say."""
        index = self._probabilities.follow(f"{word}:{tag}".encode(), 0)
        value = None if index is None else self._probabilities.value(index)
        return (value or 0) / _MILLION

    @cached_property
    def _probabilities(self) -> _Automaton:
        return _Automaton(self._path("p_t_given_w.intdawg"))

    def tag(self, entry: Entry) -> str:
        """Return the tag of an entry as it is written."""
        numbers = self._numbers(entry.paradigm)
        return self._tags[numbers[len(numbers) // 3 + entry.row]]

    def stem(self, entry: Entry) -> str:
        """Return what all forms of an entry's paradigm have in common."""
        before, _, after = self._row(self._numbers(entry.paradigm), entry.row)
        return entry.word[len(before) : len(entry.word) - len(after)]

    def first_form(self, entry: Entry) -> str:
        """Return the first form of an entry's paradigm, as the nominative or the infinitive."""
        before, _, after = self._row(self._numbers(entry.paradigm), 0)
        return before + self.stem(entry) + after

    def paradigm(self, number: int) -> tuple[Row, ...]:
        """Return the forms of a paradigm."""
        numbers = self._numbers(number)
        return tuple(self._row(numbers, index) for index in range(len(numbers) // 3))

    def _row(self, numbers: Sequence[int], index: int) -> Row:
        size = len(numbers) // 3
        before, tag, after = numbers[2 * size + index], numbers[size + index], numbers[index]
        return Row(self._prefixes[before], self._tags[tag], self._suffixes[after])

    def _numbers(self, paradigm: int) -> Sequence[int]:
        """Return the numbers of a paradigm: one after the other those of all suffixes, tags and prefixes of its forms."""
        start = self._starts[paradigm]
        return self._paradigms[start + 1 : start + 1 + self._paradigms[start]]

    @cached_property
    def _paradigms(self) -> memoryview:
        return _mapped(self._path("paradigms.array")).cast("H")

    @cached_property
    def _starts(self) -> list[int]:
        """Where the paradigms start; the number of numbers is the first of each."""
        starts, start = [], 1
        for _ in range(self._paradigms[0]):
            starts.append(start)
            start += 1 + self._paradigms[start]
        return starts

    @cached_property
    def _tags(self) -> list[str]:
        tags: list[str] = self._json("gramtab-opencorpora-int.json")
        return tags

    @cached_property
    def _suffixes(self) -> list[str]:
        suffixes: list[str] = self._json("suffixes.json")
        return suffixes

    @cached_property
    def _prefixes(self) -> list[str]:
        prefixes: list[str] = dict(self._json("meta.json"))[_COMPILE_OPTIONS]["paradigm_prefixes"]
        return prefixes


def _mapped(path: str) -> memoryview:
    with open(path, "rb") as file:
        return memoryview(mmap(file.fileno(), 0, access=ACCESS_READ))
