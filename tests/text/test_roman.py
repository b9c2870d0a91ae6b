"""Roman numerals."""

from hypothesis import given
from hypothesis import strategies as st

from ruling_lint.text import roman


@given(st.integers(min_value=1, max_value=39))
def test_numerals_are_read_as_they_are_written(number: int) -> None:
    assert roman.parse(roman.write(number)) == number


def test_numerals_are_written_as_people_do() -> None:
    assert [roman.write(number) for number in (4, 9, 14, 39, 40)] == ["IV", "IX", "XIV", "XXXIX", "40"]


def test_a_single_letter_is_no_numeral() -> None:
    assert roman.NUMERAL.findall("I, II, X, XIV, IIII, VX, XIII-я, MTGII") == ["II", "XIV"]
