"""Nouns that no dictionary knows decline by their ending."""

from __future__ import annotations

import pytest

from ruling_lint.declension import CELLS, regular_noun
from ruling_lint.morphology import paradigm


def forms(word: str, gender: str = "masc", animate: bool = True) -> dict[str, str]:
    return {cell: form for form, cell in regular_noun(word, gender, animate)}


def test_every_case_of_both_numbers_is_there() -> None:
    assert tuple(forms("грумм")) == CELLS


@pytest.mark.parametrize(
    ("word", "gender", "genitive", "plural"),
    [
        ("брондар", "masc", "брондара", "брондары"),
        ("кривог", "masc", "кривога", "кривоги"),
        ("шандарь", "masc", "шандаря", "шандари"),
        ("вельтрай", "masc", "вельтрая", "вельтраи"),
        ("ламора", "femn", "ламоры", "ламоры"),
        ("вардага", "femn", "вардаги", "вардаги"),
        ("сельвия", "femn", "сельвии", "сельвии"),
        ("эстраль", "femn", "эстрали", "эстрали"),
        ("норво", "neut", "норва", "норва"),
    ],
)
def test_the_ending_and_the_gender_choose_the_declension(word: str, gender: str, genitive: str, plural: str) -> None:
    found = forms(word, gender)
    assert (found["sing gent"], found["plur nomn"]) == (genitive, plural)


def test_the_accusative_follows_the_genitive_of_the_living_only() -> None:
    assert forms("брондар")["sing accs"] == "брондара"
    assert forms("брондар", animate=False)["sing accs"] == "брондар"
    assert forms("ламора", "femn")["sing accs"] == "ламору"
    assert forms("ламора", "femn")["plur accs"] == "ламор"
    assert forms("ламора", "femn", animate=False)["plur accs"] == "ламоры"


def test_spelling_rules_hold_at_the_seam() -> None:
    assert forms("кравеж")["plur gent"] == "кравежей"
    assert forms("кравеж")["sing ablt"] == "кравежем"
    assert forms("илмица", "femn")["sing ablt"] == "илмицей"
    assert forms("сельвия", "femn")["sing datv"] == "сельвии"
    assert forms("сельвия", "femn")["plur gent"] == "сельвий"
    assert forms("ламайя", "femn")["plur gent"] == "ламай"


@pytest.mark.parametrize(
    ("word", "gender"), [("тарноэ", "masc"), ("виску", "neut"), ("ломн", "femn"), ("а", "femn"), ("", "masc")]
)
def test_what_has_no_regular_ending_does_not_decline(word: str, gender: str) -> None:
    assert regular_noun(word, gender, animate=True) == ()


def test_the_dictionary_comes_first_and_guesses_last() -> None:
    known = {form.cell: form.text for form in paradigm("воин", "noun", "masc", None, True)}
    guessed = {form.cell: form.text for form in paradigm("орггинд", "noun", "masc", None, True)}
    assert known["sing accs"] == "воина"
    assert guessed["plur accs"] == "орггиндов"
    assert paradigm("орггинду", "noun", "femn", None, True) == ()
