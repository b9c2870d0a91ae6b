"""What a noun has to be after a numeral: две карты, пять карт, двумя картами, 21 карта."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set

from ruling_lint import morphology
from ruling_lint.morphology import Analysis
from ruling_lint.patterns import lazy_pattern
from ruling_lint.tuples import NamedTuple

_FEW, _MANY = "sing gent", "plur gent"
_CELLS = frozenset(f"{number} {case}" for number in ("sing", "plur") for case in morphology.CASES)
_OBLIQUE = frozenset(("plur gent", "plur datv", "plur ablt", "plur loct"))


class Demand(NamedTuple):
    """The cell that a noun has after a numeral, and all that it may have; whether the numeral is in a direct case."""

    cell: str
    allowed: frozenset[str]
    is_direct: bool = True


_AFTER_FEW = Demand(_FEW, frozenset((_FEW,)))
_AFTER_MANY = Demand(_MANY, frozenset((_MANY,)))
_ORDINAL = frozenset(("sing nomn", "sing accs"))
"""The cells in which digits may stand for an ordinal: начинается 2 раунд."""

_AFTER_DIGITS = {
    _FEW: Demand(_FEW, _OBLIQUE | _ORDINAL | {_FEW}, is_direct=False),
    _MANY: Demand(_MANY, _OBLIQUE | _ORDINAL, is_direct=False),
}

_AFTER_DIGITS_AS_OBJECT = {
    "one": Demand("sing accs", _CELLS - {_MANY}, is_direct=False),
    _FEW: Demand(_FEW, _CELLS - {_MANY, "plur nomn"}, is_direct=False),
    _MANY: _AFTER_DIGITS[_MANY],
}
"""What digits demand of their noun as the object of a verb that takes the accusative: not возьмите 2 карт."""


def _after(cells: Iterable[str]) -> Demand:
    first, *rest = cells
    return Demand(first, frozenset((first, *rest)), is_direct=False)


_WORDS: Mapping[str, Demand] = {
    "два две три четыре оба обе полтора полторы": _AFTER_FEW,
    "пять шесть семь восемь девять десять двадцать тридцать сорок": _AFTER_MANY,
    "одиннадцать двенадцать тринадцать четырнадцать пятнадцать": _AFTER_MANY,
    "шестнадцать семнадцать восемнадцать девятнадцать": _AFTER_MANY,
    "пятьдесят шестьдесят семьдесят восемьдесят девяносто сто": _AFTER_MANY,
    "двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот": _AFTER_MANY,
    "несколько": _AFTER_MANY,
    "двух трех четырех": _after(("plur gent", "plur loct")),
    "двум трем четырем": _after(("plur datv",)),
    "двумя тремя четырьмя": _after(("plur ablt",)),
    "пяти шести семи восьми девяти десяти": _after(("plur gent", "plur datv", "plur loct")),
    "обоих обеих": _after(("plur gent", "plur loct")),
    "обоим обеим": _after(("plur datv",)),
    "обоими обеими": _after(("plur ablt",)),
    "пятью шестью семью восемью девятью десятью": _after(("plur ablt",)),
}
NUMERALS = {word: demand for words, demand in _WORDS.items() for word in words.split()}
"""The numerals, and what each demands of its noun."""

ONE = {
    **dict.fromkeys(("один", "одна", "одно"), _after(("sing nomn", "sing accs"))),
    "одну": _after(("sing accs",)),
}
"""One, which demands something of its noun only as the last word of a greater number."""

ALONE = {
    word: Demand("sing accs" if word == "одну" else "sing nomn", _CELLS - {_FEW, _MANY}, is_direct=False)
    for word in ONE
}
"""One by itself, which may stand for a noun and belong to nothing: only a genitive after it is wrong."""

TENS = frozenset(
    ("двадцать", "тридцать", "сорок", "пятьдесят", "шестьдесят", "семьдесят", "восемьдесят", "девяносто", "сто")
)
"""What may stand before it there."""

_OTHER_GENDER = {"два": "две", "две": "два", "оба": "обе", "обе": "оба", "полтора": "полторы", "полторы": "полтора"}
_OTHER_GENDER |= {"обоих": "обеих", "обоим": "обеим", "обоими": "обеими"}
_OTHER_GENDER |= {"обеих": "обоих", "обеим": "обоим", "обеими": "обоими"}
_STANDS_FOR_BOTH = frozenset({"обоих", "обоим", "обоими", "обеих", "обеим", "обеими"})
_FEMININE = frozenset({"две", "обе", "полторы", "обеих", "обеим", "обеими"})
_OF_ONE = {"один": "masc", "одна": "femn", "одно": "neut", "одну": "femn"}
_DIRECT = frozenset({"nomn", "gent", "accs"})
_GENDERS = frozenset({"masc", "femn", "neut"})
_UNCOUNTED = frozenset({"Pltm", "Sgtm", "Fixd", "Abbr", "Name", "Surn", "Patr"})

_TAKES_NUMERAL = lazy_pattern(
    "кажд|рав(?:н|ен)|превыша|больш|меньш|более|менее|свыше|(?:после|до|без|кроме|чем|у|от|для)\\Z"
)
"""Words whose numeral may stand without a noun."""

_BY_HOW_MUCH = "на"
"""The preposition whose numeral is a difference: увеличьте на два силу."""

_CELL_AFTER = {
    **dict.fromkeys(("о", "об", "обо", "при", "в", "на"), "plur loct"),
    **dict.fromkeys(("к", "по", "благодаря", "согласно"), "plur datv"),
}


class Fault(NamedTuple):
    """Wrong words in a run that ends with its noun: the index of the noun, and what to write at which index."""

    last: int
    right: dict[int, str]


def demand_of(numeral: str, *, is_object: bool = False) -> Demand | None:
    """Return what a numeral in letters or digits demands of its noun; None for what is none.

    Digits demand more as the object of a verb; 1, 21 and the like demand nothing elsewhere.
    """
    if not numeral.isdigit():
        return NUMERALS.get(numeral) or ONE.get(numeral)
    tens, last = int(numeral[-2:]) // 10, int(numeral[-1])
    kind = "one" if tens != 1 and last == 1 else _FEW if tens != 1 and 2 <= last <= 4 else _MANY
    return (_AFTER_DIGITS_AS_OBJECT if is_object else _AFTER_DIGITS).get(kind)


def find_fault(words: Sequence[str], demand: Demand | None = None, preposition: str = "") -> Fault | None:
    """Return what is wrong with a numeral, the adjectives after it if any, and their noun; None where all may be right.

    The words are folded, and the first is a numeral with what it demands, if that is not the usual; a preposition
    before it decides the case.
    """
    demand = demand or demand_of(words[0])
    for index in range(1, len(words) if demand else 0):
        readings = morphology.analyses(words[index])
        if demand and all(reading.known and reading.pos == "noun" for reading in readings):
            return _fault(words, _decided(demand, preposition), index, readings)
        if any("Anum" in reading.traits for reading in readings):
            return None  # a fraction: три пятых круга
        if not any(_is_plural_adjective(reading, demand) for reading in readings):
            return None
    return None


def _decided(demand: Demand, preposition: str) -> Demand:
    """Return what is demanded with the case first that a preposition asks for: о пяти картах."""
    cell = _CELL_AFTER.get(preposition)
    return demand._replace(cell=cell) if cell in demand.allowed and not demand.is_direct else demand


def belongs_before(words: Sequence[str], last: int, before: Sequence[str]) -> bool:
    """Tell whether a numeral may belong to the word before it, and not to the noun: равная трём сила, после двух карта."""
    if not before:
        return False
    nouns = morphology.analyses(words[last])
    if before[-1] == _BY_HOW_MUCH and any("sing" in noun.cell and noun.cell != _FEW for noun in nouns):
        return True
    if _TAKES_NUMERAL.match(before[-1]) and any("nomn" in noun.cell for noun in nouns):
        return True
    owners = [reading for reading in morphology.analyses(before[-1]) if reading.pos == "adj" or "prtf" in reading.cell]
    singular = [{*noun.cell.split(), noun.gender} for noun in nouns if "sing" in noun.cell]
    return any(noun <= set(owner.cell.split()) for owner in owners for noun in singular)


def _fault(words: Sequence[str], demand: Demand, index: int, readings: Sequence[Analysis]) -> Fault | None:
    if any(not reading.traits.isdisjoint(_UNCOUNTED) for reading in readings):
        return None
    right = [reading for reading in readings if reading.cell in demand.allowed]
    if not right:
        if index > 1 and not any(_DIRECT.intersection(reading.cell.split()) for reading in readings):
            return None  # it belongs to the word before: трёх принадлежащих вам карт
        return _wrong_noun(words, demand, index, readings[0])
    others = _adjectives(words, index, demand) if demand is _AFTER_MANY else {}
    wrong = {**_numeral(words[0], {reading.gender for reading in right}), **others}
    return Fault(index, wrong) if wrong else None


def _wrong_noun(words: Sequence[str], demand: Demand, index: int, noun: Analysis) -> Fault | None:
    if words[0] in _STANDS_FOR_BOTH or (demand in ALONE.values() and _OF_ONE[words[0]] != noun.gender):
        return None
    form = morphology.inflect(noun.lemma, "noun", demand.cell)
    others = _adjectives(words, index, demand) if demand.cell.startswith("plur") else {}
    return Fault(index, {**_numeral(words[0], {noun.gender}), **others, index: form}) if form else None


def _adjectives(words: Sequence[str], end: int, demand: Demand) -> dict[int, str]:
    """Return the adjectives to write between a numeral that demands a case and its noun: семь синие карт."""
    wrong = {}
    for index in range(1, end):
        if not any(set(demand.cell.split()) <= set(a.cell.split()) for a in morphology.analyses(words[index])):
            wrong[index] = morphology.form_in(morphology.agreeing_forms(words[index]), demand.cell)
    return {index: form for index, form in wrong.items() if form}


def _numeral(numeral: str, genders: Set[str | None]) -> dict[int, str]:
    """Return the numeral to write, at its index, where it fits none of the genders."""
    if numeral not in _OTHER_GENDER or not genders <= _GENDERS or any(_agree(numeral, gender) for gender in genders):
        return {}
    return {0: _OTHER_GENDER[numeral]}


def _agree(numeral: str, gender: str | None) -> bool:
    return (numeral in _FEMININE) is (gender == "femn")


def _is_plural_adjective(reading: Analysis, demand: Demand | None) -> bool:
    grammemes = reading.cell.split(" ")
    is_in_case = demand is None or not demand.is_direct or not _DIRECT.isdisjoint(grammemes)
    return reading.pos in ("adj", "verb") and "plur" in grammemes and is_in_case
