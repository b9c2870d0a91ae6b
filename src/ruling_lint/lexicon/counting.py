"""What a noun has to be after a numeral written in letters: две карты, пять карт."""

from __future__ import annotations

from collections.abc import Sequence, Set

from ruling_lint import morphology
from ruling_lint.morphology import Analysis
from ruling_lint.tuples import NamedTuple

_FEW, _MANY = "sing gent", "plur gent"
NUMERALS = {
    **dict.fromkeys(("два", "две", "три", "четыре", "оба", "обе"), _FEW),
    **dict.fromkeys(("пять", "шесть", "семь", "восемь", "девять", "десять", "двадцать", "тридцать", "сорок"), _MANY),
    **dict.fromkeys(("одиннадцать", "двенадцать", "тринадцать", "четырнадцать", "пятнадцать"), _MANY),
    **dict.fromkeys(("шестнадцать", "семнадцать", "восемнадцать", "девятнадцать"), _MANY),
}
"""The numerals, and the cell of a noun that follows them in the nominative."""

_OTHER_GENDER = {"два": "две", "две": "два", "оба": "обе", "обе": "оба"}
_FEMININE = frozenset({"две", "обе"})
_DIRECT = frozenset({"nomn", "gent", "accs"})
_GENDERS = frozenset({"masc", "femn", "neut"})
_UNCOUNTED = frozenset({"Pltm", "Sgtm", "Fixd", "Abbr", "Name", "Surn", "Patr"})


class Fault(NamedTuple):
    """Wrong words in a run that ends with its noun: the index of the noun, and what to write at which index."""

    last: int
    right: dict[int, str]


def find_fault(words: Sequence[str]) -> Fault | None:
    """Return what is wrong with a numeral, the adjectives after it if any, and their noun; None where all may be right.

    The words are folded, and the first is one of NUMERALS.
    """
    for index in range(1, len(words)):
        readings = morphology.analyses(words[index])
        if all(reading.known and reading.pos == "noun" for reading in readings):
            return _fault(words[0], index, readings)
        if any("Anum" in reading.traits for reading in readings):
            return None  # a fraction: три пятых круга
        if not any(_is_plural_adjective(reading) for reading in readings):
            return None
    return None


def _fault(numeral: str, index: int, readings: Sequence[Analysis]) -> Fault | None:
    if any(not reading.traits.isdisjoint(_UNCOUNTED) for reading in readings):
        return None
    right = [reading for reading in readings if reading.cell == NUMERALS[numeral]]
    if not right:
        form = morphology.inflect(readings[0].lemma, "noun", NUMERALS[numeral])
        return Fault(index, {**_numeral(numeral, {readings[0].gender}), index: form}) if form else None
    other = _numeral(numeral, {reading.gender for reading in right})
    return Fault(index, other) if other else None


def _numeral(numeral: str, genders: Set[str | None]) -> dict[int, str]:
    """Return the numeral to write, at its index, where it fits none of the genders."""
    if numeral not in _OTHER_GENDER or not genders <= _GENDERS or any(_agree(numeral, gender) for gender in genders):
        return {}
    return {0: _OTHER_GENDER[numeral]}


def _agree(numeral: str, gender: str | None) -> bool:
    return (numeral in _FEMININE) is (gender == "femn")


def _is_plural_adjective(reading: Analysis) -> bool:
    grammemes = reading.cell.split(" ")
    return reading.pos in ("adj", "verb") and "plur" in grammemes and not _DIRECT.isdisjoint(grammemes)
