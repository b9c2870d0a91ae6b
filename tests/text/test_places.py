"""Where something lost belongs."""

import pytest

from ruling_lint.model import Span, Text
from ruling_lint.text.placeholders import find_placeholders
from ruling_lint.text.places import Side, gap, unwrapped_place
from ruling_lint.text.reading import Reading


def side(text: str) -> Side:
    """Return a text with its placeholders."""
    reading = Reading(Text.plain(text))
    return Side(reading, find_placeholders(reading))


@pytest.mark.parametrize(
    ("text", "offset"),
    [
        ("Платите  или", 8),
        ("{2}, , да", 5),
        (": да", 0),
        ("имеет «: да»", 7),
        ("Платите .", 8),
        ("Платите ", 8),
        ("Платите и идите.", None),
        ("Платите  или  и", None),
    ],
)
def test_a_single_gap_shows_where_something_was(text: str, offset: int | None) -> None:
    assert gap(text) == offset


def test_what_stands_unwrapped_in_the_source_too_is_not_what_was_lost() -> None:
    assert unwrapped_place("{X}", side("{X} и X"), side("да и X")) is None
    assert unwrapped_place("{X}", side("{X} и X"), side("X и Х")) == Span(4, 5)


def test_what_touches_a_symbol_is_what_was_lost() -> None:
    assert unwrapped_place("{X}", side("{1}{X}: X"), side("{1}X: Х")) == Span(3, 4)


def test_nothing_is_left_of_an_empty_wrapping() -> None:
    assert unwrapped_place("**", side("**"), side("да")) is None
