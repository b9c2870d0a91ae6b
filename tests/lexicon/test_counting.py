"""Numerals beside nouns."""

import pytest

from ruling_lint.lexicon.counting import Fault, demand_of, find_fault


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
        ("полтора башни", Fault(1, {0: "полторы"})),
        ("полторы моста", Fault(1, {0: "полтора"})),
        ("двумя башни", Fault(1, {1: "башнями"})),
        ("двух мосты", Fault(1, {1: "мостов"})),
        ("трем новых моста", Fault(2, {1: "новым", 2: "мостам"})),
        ("семь новые мостов", Fault(2, {1: "новых"})),
        ("несколько моста", Fault(1, {1: "мостов"})),
        ("5 башни", Fault(1, {1: "башен"})),
        ("12 моста", Fault(1, {1: "мостов"})),
        ("23 мостом", Fault(1, {1: "моста"})),
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
        "двух рыцарей",
        "двух новых мостах",
        "к пяти мостам",
        "полтора моста",
        "полторы башни",
        "трех принадлежащих рыцарям",
        "несколько раз",
        "5 мостам",
        "2 мост",
        "22 моста",
        "2 мостов",
        "21 мост",
        "11 мостов",
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


@pytest.mark.parametrize("sign", ["①", "²"])
def test_a_sign_that_is_a_digit_but_no_decimal_demands_nothing(sign: str) -> None:
    assert demand_of(sign) is None
