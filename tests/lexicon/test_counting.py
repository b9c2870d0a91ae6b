"""Numerals beside nouns."""

import pytest

from ruling_lint.lexicon.counting import Fault, find_fault


@pytest.mark.parametrize(
    ("phrase", "fault"),
    [
        ("две башен", Fault(1, {1: "башни"})),
        ("четыре мостов", Fault(1, {1: "моста"})),
        ("шесть моста", Fault(1, {1: "мостов"})),
        ("семь новых мосты", Fault(2, {2: "мостов"})),
        ("два башни", Fault(1, {0: "две"})),
        ("два башня", Fault(1, {0: "две", 1: "башни"})),
        ("обе старых моста стояли", Fault(2, {0: "оба"})),
    ],
)
def test_the_wrong_word_is_named(phrase: str, fault: Fault) -> None:
    assert find_fault(phrase.split()) == fault


@pytest.mark.parametrize(
    "phrase",
    [
        "две башни",
        "пять старых мостов",
        "десять человек",
        "два новых",
        "пять пятых круга",
        "три из них",
        "двадцать одну башню",
        "двадцать два моста",
        "два судьи",
        "пять ножниц",
        "два кофе",
        "две щуравли",
        "пять",
    ],
)
def test_what_may_be_right_is_left_alone(phrase: str) -> None:
    assert find_fault(phrase.split()) is None
