"""Every number word from 0 to 1000, in both languages and, in Russian, in every case, against its value and the dictionary."""

from __future__ import annotations

import pytest

from ruling_lint import morphology
from ruling_lint.model import Text
from ruling_lint.text.number_words import number_word, russian_words
from ruling_lint.text.numbers import find_numbers
from ruling_lint.text.reading import Reading

_UNITS = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen"
)
UNITS = _UNITS.split()
_TENS = "- - twenty thirty forty fifty sixty seventy eighty ninety"
TENS = _TENS.split()
CASES = ("nomn", "gent", "datv", "ablt", "loct")
SIMPLE = [*range(2, 21), *range(30, 101, 10), *range(200, 1000, 100)]
_HEADWORDS = (
    "два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать "
    "семнадцать восемнадцать девятнадцать двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто сто "
    "двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот"
)
HEADWORDS = _HEADWORDS.split()
ONE = {"nomn": "один", "gent": "одного", "datv": "одному", "ablt": "одним", "loct": "одном"}
NOTHING = {"nomn": "ноль", "gent": "ноля", "datv": "нолю", "ablt": "нолём", "loct": "ноле"}
THOUSAND = {"nomn": "тысяча", "gent": "тысячи", "datv": "тысяче", "ablt": "тысячей", "loct": "тысяче"}


def english(value: int) -> str:
    if value == 1000:
        return "one thousand"
    if value >= 100:
        rest = f" and {english(value % 100)}" if value % 100 else ""
        return f"{UNITS[value // 100]} hundred{rest}"
    if value < 20:
        return UNITS[value]
    return TENS[value // 10] + (f"-{UNITS[value % 10]}" if value % 10 else "")


def russian(value: int, case: str) -> str:
    if value in (0, 1, 1000):
        return {0: NOTHING, 1: ONE, 1000: THOUSAND}[value][case]
    if value in SIMPLE:
        return russian_words(value, case)[0]
    power = 100 if value > 100 else 10
    return f"{russian(value - value % power, case)} {russian(value % power, case)}"


def values(text: str) -> list[str]:
    return [item.value for item in find_numbers(Reading(Text.plain(text)))]


def test_every_english_number_to_a_thousand_is_worth_its_value() -> None:
    assert [values(f"with {english(value)} cards") for value in range(1001)] == [[str(n)] for n in range(1001)]


@pytest.mark.parametrize("case", CASES)
def test_every_russian_number_to_a_thousand_is_worth_its_value_in_every_case(case: str) -> None:
    assert [values(f"о {russian(value, case)}.") for value in range(1001)] == [[str(n)] for n in range(1001)]


@pytest.mark.parametrize(("value", "headword"), list(zip(SIMPLE, HEADWORDS, strict=True)))
def test_the_forms_of_a_number_are_those_of_the_dictionary(value: int, headword: str) -> None:
    assert russian_words(value, "nomn")[0] == headword
    for case in CASES:
        word = russian_words(value, case)[0]
        readings = [reading for reading in morphology.analyses(word) if reading.known and reading.lemma == headword]
        assert any(case in reading.cell.split() for reading in readings), (word, case)


@pytest.mark.parametrize("value", SIMPLE)
def test_an_ordinal_is_worth_its_value_in_every_form(value: int) -> None:
    words = [word for ending in ("ый", "ая", "ого", "ых", "ыми") for word in russian_words(value, ending)]
    assert len(words) == 5
    for word in words:
        known = number_word(word)
        assert known is not None
        assert (known.value, known.sort) == (value, "ordinal")
        assert any(reading.known and reading.pos == "adj" for reading in morphology.analyses(word)), word


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("One thousand two hundred", "1200"),
        ("Two thousand five hundred and six", "2506"),
        ("twenty-five hundred and ten", "2510"),
        ("three million two hundred and one thousand", "3201000"),
        ("тысяча двести", "1200"),
        ("две тысячи шестьсот сорок один", "2641"),
        ("сто пять тысяч девятьсот", "105900"),
        ("fiftieth, пятидесятый", "50"),
        ("two hundredth, двухсотый", "200"),
        ("thousandth, тысячная", "1000"),
    ],
)
def test_a_hundred_and_a_thousand_multiply_what_stands_right_before_them(text: str, value: str) -> None:
    assert set(values(text)) == {value}


def test_two_hundreds_that_are_joined_stay_two() -> None:
    assert values("between one hundred and two hundred, от ста до двухсот") == ["100", "200", "100", "200"]


@pytest.mark.parametrize(
    ("word", "value"),
    [
        ("шестигранный", "6"),
        ("одиннадцатилетняя", "11"),
        ("двенадцатигранного", "12"),
        ("двадцатигранный", "20"),
        ("тридцатиминутный", "30"),
        ("сорокалетний", "40"),
        ("девяностолетний", "90"),
        ("стогранные", "100"),
    ],
)
def test_a_compound_is_worth_the_number_it_begins_with(word: str, value: str) -> None:
    assert values(word) == [value]
