"""What a noun has to be after a numeral: две карты, пять карт, двумя картами, 21 карта."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence, Set

from ruling_lint import morphology
from ruling_lint.glossary.suggest.government import PREPOSITIONS
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

_ASIDE = frozenset(("plur datv", "plur ablt", "plur loct", "sing datv", "sing ablt", "sing loct"))
_AFTER_DIGITS_COUNTING = {
    "one": Demand("sing accs", _ASIDE | {"sing accs"}, is_direct=False),
    _FEW: Demand(_FEW, _ASIDE | {_FEW}, is_direct=False),
    _MANY: Demand(_MANY, _ASIDE | {_MANY}, is_direct=False),
}
"""The same of a noun that is always counted and never numbered: no ordinal, not возьмите 2 карта, 21 карты."""

_AFTER_DIGITS_TAKEN = {
    "one": Demand("sing accs", frozenset(("sing accs",)), is_direct=False),
    _FEW: Demand(_FEW, frozenset((_FEW,)), is_direct=False),
    _MANY: Demand(_MANY, frozenset((_MANY,)), is_direct=False),
}
"""The same behind a verb that nothing else stands beside: not теряет 1 жизни."""

UP_TO = Demand(_MANY, frozenset((_MANY,)), is_direct=False)
"""What any numeral but one demands where it is a bound: до двух карт, не более 5 карт."""

_AFTER_VARIABLE = Demand(_MANY, _OBLIQUE, is_direct=False)


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
    "двое трое четверо пятеро шестеро семеро восьмеро девятеро десятеро": _AFTER_MANY,
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

_ONE_THING = "одно"
"""Is what one chooses too: выберите одно."""

_GENITIVES = {
    "двух": "два", "трех": "три", "четырех": "четыре", "пяти": "пять", "шести": "шесть", "семи": "семь", "восьми": "восемь",
    "девяти": "девять", "десяти": "десять",
}  # fmt: skip
"""Numerals in the genitive, and what they are as the object of a verb."""

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
_OF_GENDER = {"masc": "один", "femn": "одна", "neut": "одно"}
_DIRECT = frozenset({"nomn", "gent", "accs"})
_SUBJECT = frozenset({"nomn", "accs"})
_PRONOUNS = frozenset({"оба", "обе"})
"""Numerals that may stand for their noun: обе новая карта заменит."""

_GENDERS = frozenset({"masc", "femn", "neut"})
_EACH_OTHER = "друг"
"""Is rarely counted, but often follows: две следующие друг за другом карты."""

_UNCOUNTED = frozenset({"Pltm", "Sgtm", "Fixd", "Abbr", "Name", "Surn", "Patr"})

_TAKES_NUMERAL = lazy_pattern(
    "кажд|рав(?:н|ен)|превыша|больш|меньш|более|менее|свыше|(?:после|до|без|кроме|чем|у|от|из|или|и|для)\\Z"
)
"""Words whose numeral may stand without a noun."""

_TIMES = {_FEW: "раза", _MANY: "раз"}
TIMES = frozenset(_TIMES.values())
"""The word for times, which is no noun alone: раз."""

_NUMBERED = frozenset(
    [
        "раунд",
        "тур",
        "ход",
        "шаг",
        "фаза",
        "этап",
        "глава",
        "часть",
        "уровень",
        "пункт",
        "правило",
        "день",
        "партия",
        "игра",
        "серия",
        "сезон",
        "страница",
    ]
)
"""Nouns that a number may follow as their name: в раунде два игрок проиграл."""

_BY_HOW_MUCH = "на"
"""The preposition whose numeral is a difference: увеличьте на два силу."""


class Fault(NamedTuple):
    """Wrong words in a run that ends with its noun: the index of the noun, and what to write at which index."""

    last: int
    right: dict[int, str]


def demand_of(numeral: str, *, is_object: bool = False, counts: bool = False, is_taken: bool = False) -> Demand | None:
    """Return what a numeral in letters or digits demands of its noun; None for what is none.

    Digits demand more as the object of a verb, all the more of one that only takes, and of a noun that is always counted; 1, 21 and the like demand nothing
    elsewhere.
    """
    if not numeral.isdecimal():
        return NUMERALS.get(numeral) or ONE.get(numeral)
    tens, last = int(numeral[-2:]) // 10, int(numeral[-1])
    kind = "one" if tens != 1 and last == 1 else _FEW if tens != 1 and 2 <= last <= 4 else _MANY
    if counts:
        return (_AFTER_DIGITS_TAKEN if is_taken else _AFTER_DIGITS_COUNTING)[kind]
    return (_AFTER_DIGITS_AS_OBJECT if is_object else _AFTER_DIGITS).get(kind)


def find_fault(
    words: Sequence[str], demand: Demand | None = None, preposition: str = "", counted: Container[str] = ()
) -> Fault | None:
    """Return what is wrong with a numeral, the adjectives after it if any, and their noun; None where all may be right.

    The words are folded, and the first is a numeral with what it demands, if that is not the usual; a preposition
    before it decides the case. `counted` are nouns that a numeral counts whatever the dictionary says.
    """
    demand = demand or demand_of(words[0])
    for index in range(1, len(words) if demand else 0):
        readings = morphology.analyses(words[index])
        if demand and all(reading.known and reading.pos == "noun" for reading in readings):
            if any(_is_uncounted(reading, counted) for reading in readings) or (
                _may_own(words[1:index]) and not _is_thing(readings, words[0], counted)
            ):
                return None
            return _fault(words, _decided(demand, preposition, readings), index, readings)
        if any("Anum" in reading.traits for reading in readings):
            return None  # a fraction: три пятых круга
        if not any(_may_stand_between(reading, demand, words[0]) for reading in readings):
            return None
    return None


def are_always_right(numeral: str, word: str, counted: Container[str]) -> bool:
    """Tell whether a numeral and the word right after it are right whatever stands around: три карты, 10 жизней, 3 до."""
    words = numeral, word
    if numeral.isdecimal():
        as_objects = [demand_of(numeral, is_object=True, counts=counts) for counts in (False, True)]
        demands = [demand_of(numeral), bound_of(numeral), *as_objects, demand_of(numeral, counts=True, is_taken=True)]
    elif numeral in ONE:
        demands = [ONE[numeral], ALONE[numeral]]
        if wrong_gender_of_one(words) or as_object(words, counted):
            return False
    elif decides_by_preposition(numeral) or numeral not in NUMERALS:
        return False
    else:
        demands = [NUMERALS[numeral]]
    asked = [demand for demand in demands if demand]
    readings = morphology.analyses(word)
    goes_on = any(_may_stand_between(reading, demand, numeral) for reading in readings for demand in asked)
    return word not in TIMES and not goes_on and not any(find_fault(words, one, counted=counted) for one in asked)


def find_counted(words: Sequence[str], counted: Container[str], *, is_taken: bool = False) -> Fault | None:
    """Return what is wrong with digits and the noun right after them as the object of a verb, or after верхние."""
    nouns = morphology.analyses(words[1])
    are_counted = all(noun.lemma in counted and not noun.animate for noun in nouns)
    return find_fault(
        words, demand_of(words[0], is_object=True, counts=are_counted, is_taken=is_taken), counted=counted
    )


def find_after_variable(words: Sequence[str], counted: Container[str]) -> Fault | None:
    """Return what is wrong with a noun right after a variable that counts it, and may be any number: возьмите X карты."""
    if any(noun.lemma not in counted for noun in morphology.analyses(words[1])):
        return None
    return find_fault(words[:2], _AFTER_VARIABLE, counted=counted)


def bound_of(digits: str) -> Demand | None:
    """Return what digits demand of their noun where they are a bound: до 5 карт; nothing where they end in one."""
    return None if demand_of(digits) is None else UP_TO


def wrong_times(words: Sequence[str], before: Sequence[str] = ()) -> Fault | None:
    """Return what is wrong with a numeral and the word for times: два раз, 5 раза. An oblique case is not wrong: до 3 раз."""
    demand = demand_of(words[0])
    if words[1] not in TIMES or demand is None or (before and _TAKES_NUMERAL.match(before[-1])):
        return None
    right = _TIMES.get(demand.cell) if demand.is_direct or words[0].isdecimal() else None
    return Fault(1, {1: right}) if right and right != words[1] else None


def wrong_gender_of_one(words: Sequence[str]) -> Fault | None:
    """Return what is wrong with the gender of a one that ends a greater number: двадцать один карту."""
    nouns = [noun for noun in morphology.analyses(words[1]) if noun.pos == "noun" and noun.cell in ONE["один"].allowed]
    forms = {
        "одну" if (n.gender, n.cell) == ("femn", "sing accs") else _OF_GENDER.get(n.gender, words[0]) for n in nouns
    }
    return None if not forms or words[0] in forms else Fault(1, {0: min(forms)})


def as_object(words: Sequence[str], counted: Container[str]) -> Fault | None:
    """Return what is wrong with one and the feminine after it as the object of a verb: возьмите одна карта, одну фишки."""
    nouns = morphology.analyses(words[1])
    if any(one.pos != "noun" or not one.known or one.animate or one.case in ("datv", "ablt") for one in nouns):
        return None
    noun = nouns[0]
    if any(one.gender != "femn" for one in nouns) or (words[0] == _ONE_THING and noun.lemma not in counted):
        return None
    right = {0: "одну"} if words[0] != "одну" else {}
    form = morphology.inflect(noun.lemma, "noun", "sing accs")
    if form and all(one.cell != "sing accs" for one in nouns):
        right[1] = form
    return Fault(1, right) if right else None


def oblique_object(words: Sequence[str]) -> Fault | None:
    """Return what is wrong with a numeral in the genitive that things after a verb stand in with it: возьмите двух карт."""
    for index in range(1, len(words) if words[0] in _GENITIVES else 0):
        readings = morphology.analyses(words[index])
        if all((one.pos, one.cell, one.known) == ("noun", _MANY, True) for one in readings):
            noun = readings[0]
            demand = NUMERALS[_GENITIVES[words[0]]]
            form = None if any(one.animate for one in readings) else morphology.inflect(noun.lemma, "noun", demand.cell)
            numeral = "две" if words[0] == "двух" and noun.gender == "femn" else _GENITIVES[words[0]]
            others = _plural_adjectives(words[:index]) if (noun.gender, demand.cell) == ("femn", _FEW) else {}
            return Fault(index, {0: numeral, **others, index: form}) if form else None
        if not any(one.is_adjectival and one.is_plural and one.case == "gent" for one in readings):
            return None
    return None


def _plural_adjectives(words: Sequence[str]) -> dict[int, str]:
    """Return the adjectives behind a numeral in the nominative plural."""
    forms = {at: morphology.agreeing(word, "plur nomn") for at, word in enumerate(words) if at}
    return {at: form for at, form in forms.items() if form}


def decides_by_preposition(numeral: str) -> bool:
    """Tell whether what stands before a numeral in letters decides the case of both: о двух картах, возьмите две карты."""
    return numeral in NUMERALS and not NUMERALS[numeral].is_direct


def _is_uncounted(noun: Analysis, counted: Container[str]) -> bool:
    return noun.lemma == _EACH_OTHER or (noun.lemma not in counted and not noun.traits.isdisjoint(_UNCOUNTED))


def _decided(demand: Demand, preposition: str, nouns: Sequence[Analysis]) -> Demand:
    """Return what is demanded behind a preposition, with the likelier one of its cases first: о пяти картах."""
    weights = PREPOSITIONS.get(preposition, {})
    if demand.is_direct or not weights:
        return demand
    cell = f"plur {max(weights, key=lambda case: weights[case])}"
    cases = {"gent", *weights} if "accs" in weights and any(noun.animate for noun in nouns) else weights.keys()
    allowed = frozenset(one for one in demand.allowed if morphology.case_in(one) in cases)
    return demand._replace(cell=cell if cell in demand.allowed else demand.cell, allowed=allowed or demand.allowed)


def belongs_before(words: Sequence[str], last: int, before: Sequence[str]) -> bool:
    """Tell whether a numeral may belong to the word before it, and not to the noun: равная трём сила, после двух карта."""
    if not before:
        return False
    nouns = morphology.analyses(words[last])
    if before[-1] == _BY_HOW_MUCH and any(not noun.is_plural and noun.cell != _FEW for noun in nouns):
        return True
    takes_numeral = _TAKES_NUMERAL.match(before[-1]) or is_numbered(before[-1])
    if takes_numeral and any(noun.case == "nomn" or noun.cell == "sing accs" for noun in nouns):
        return True
    owners = [reading for reading in morphology.analyses(before[-1]) if reading.is_adjectival]
    singular = [{*noun.cell.split(), noun.gender} for noun in nouns if not noun.is_plural]
    return any(noun <= set(owner.cell.split()) for owner in owners for noun in singular)


def is_numbered(word: str) -> bool:
    """Tell whether a word can be a noun in the singular that a number may follow as its name: на ходу три."""
    return any(reading.lemma in _NUMBERED and not reading.is_plural for reading in morphology.analyses(word))


def _fault(words: Sequence[str], demand: Demand, index: int, readings: Sequence[Analysis]) -> Fault | None:
    right = [reading for reading in readings if reading.cell in demand.allowed]
    if not right:
        if index > 1 and all(reading.case not in _DIRECT for reading in readings):
            return None  # it belongs to the word before: трёх принадлежащих вам карт
        return _wrong_noun(words, demand, index, readings[0])
    wrong = {**_numeral(words[0], {reading.gender for reading in right}), **_adjectives(words, index, demand, right)}
    return Fault(index, wrong) if wrong else None


def _wrong_noun(words: Sequence[str], demand: Demand, index: int, noun: Analysis) -> Fault | None:
    if words[0] in _STANDS_FOR_BOTH or (demand in ALONE.values() and _OF_ONE[words[0]] != noun.gender):
        return None
    form = morphology.inflect(noun.lemma, "noun", demand.cell)
    others = _adjectives(words, index, demand, [noun._replace(cell=demand.cell)])
    return Fault(index, {**_numeral(words[0], {noun.gender}), **others, index: form}) if form else None


def _adjectives(words: Sequence[str], end: int, demand: Demand, nouns: Sequence[Analysis]) -> dict[int, str]:
    """Return the adjectives to write between a numeral and its noun: семь синие карт, две новая карты.

    `nouns` are the readings of the noun as it should be.
    """
    cells = {noun.cell for noun in nouns}
    if demand is _AFTER_FEW:
        cells = {"plur nomn" if noun.gender == "femn" else _MANY for noun in nouns}
    elif not demand.cell.startswith("plur"):
        return {}
    wrong = {}
    for index in range(1, end):
        if not any(_suits(reading, cells, demand) for reading in morphology.analyses(words[index])):
            wrong[index] = morphology.form_in(morphology.agreeing_forms(words[index]), min(cells))
    return {index: form for index, form in wrong.items() if form}


def _suits(adjective: Analysis, cells: Set[str], demand: Demand) -> bool:
    """Tell whether an adjective can stand there; after two, three and four in the nominative as well as in the genitive."""
    grammemes = set(adjective.cell.split())
    return any(set(cell.split()) <= grammemes for cell in cells) or (demand is _AFTER_FEW and "plur" in grammemes)


def _numeral(numeral: str, genders: Set[str | None]) -> dict[int, str]:
    """Return the numeral to write, at its index, where it fits none of the genders."""
    if numeral not in _OTHER_GENDER or not genders <= _GENDERS or any(_agree(numeral, gender) for gender in genders):
        return {}
    return {0: _OTHER_GENDER[numeral]}


def _agree(numeral: str, gender: str | None) -> bool:
    return (numeral in _FEMININE) is (gender == "femn")


def _may_stand_between(reading: Analysis, demand: Demand | None, numeral: str) -> bool:
    """Tell whether a word can be an adjective between a numeral and its noun, if perhaps in the wrong number: две новая карта."""
    grammemes = reading.cell.split(" ")
    if not reading.is_adjectival:
        return False
    is_in_case = demand is None or not demand.is_direct or not _DIRECT.isdisjoint(grammemes)
    if "plur" in grammemes:
        return is_in_case
    may_be_another = numeral in _PRONOUNS or "Apro" in reading.traits
    return demand is not None and demand.is_direct and not may_be_another and not _SUBJECT.isdisjoint(grammemes)


def _may_own(adjectives: Sequence[str]) -> bool:
    """Tell whether adjectives can be in the genitive singular, so that the numeral may stand alone: две старого образца."""
    return any((a.is_plural, a.case) == (False, "gent") for word in adjectives for a in morphology.analyses(word))


def _is_thing(nouns: Sequence[Analysis], numeral: str, counted: Container[str]) -> bool:
    """Tell whether a noun is itself what a numeral counts, and nobody who could own things."""
    things = [noun for noun in nouns if noun.lemma in counted and not noun.animate]
    return bool(things) and (numeral not in _OTHER_GENDER or _agree(numeral, things[0].gender))
