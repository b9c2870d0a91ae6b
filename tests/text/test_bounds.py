"""Numbers that are the least or the most, in both languages."""

import pytest

from ruling_lint.model import Text
from ruling_lint.text.bounds import find_bounds, turned
from ruling_lint.text.reading import Reading


def told(text: str) -> list[tuple[str, str, str]]:
    bounds = find_bounds(Reading(Text.plain(text)))
    return [
        (text[bound.word.start : bound.word.end], bound.value, "least" if bound.is_least else "most")
        for bound in bounds
    ]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("two or more towers", [("more", "2", "least")]),
        ("5 towers or fewer", [("fewer", "5", "most")]),
        ("at least 3, at most 4", [("least", "3", "least"), ("most", "4", "most")]),
        ("no more than two", [("more", "2", "most")]),
        ("not fewer than two", [("fewer", "2", "least")]),
        ("Up to three", [("Up", "3", "most")]),
        ("2 или больше", [("больше", "2", "least")]),
        ("три башни или менее", [("менее", "3", "most")]),
        ("не более двух", [("более", "2", "most")]),
        ("Не меньше, чем 2", [("меньше", "2", "least")]),
        ("хотя бы одна, максимум две", [("хотя", "1", "least"), ("максимум", "2", "most")]),
        ("до трёх башен", [("до", "3", "most")]),
    ],
)
def test_a_bound_is_the_least_or_the_most(text: str, expected: list[tuple[str, str, str]]) -> None:
    assert told(text) == expected


@pytest.mark.parametrize(
    "text", ["two towers", "больше на 2 башни", "2 more towers", "ещё две, больше нет", "башня выше дома в 3 раза"]
)
def test_other_words_of_size_make_no_bound(text: str) -> None:
    assert told(text) == []


def test_only_words_that_stand_for_both_bounds_can_be_turned() -> None:
    assert turned("Более") == "менее"
    assert turned("до") is None
