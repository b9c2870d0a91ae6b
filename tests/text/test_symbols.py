"""The grammar of game symbols."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruling_lint.text.symbols import LOYALTY, POWER_TOUGHNESS, canonical, fold_values, unslashed


@pytest.mark.parametrize(
    ("inner", "symbol"),
    [
        ("w", "W"),
        ("15", "15"),
        ("007", "7"),
        ("1000000", "1000000"),
        ("1/2", "½"),
        ("∞", "∞"),
        ("hr", "HR"),
        ("chaos", "CHAOS"),
        ("tk", "TK"),
        ("pw", "PW"),
        ("w/u", "W/U"),
        ("u/w", "W/U"),
        ("w/g", "G/W"),
        ("2/r", "2/R"),
        ("C/B", "C/B"),
        ("g/p", "G/P"),
        ("p/g", "G/P"),
        ("u/g/p", "G/U/P"),
    ],
)
def test_a_symbol_has_one_canonical_form(inner: str, symbol: str) -> None:
    assert canonical(inner) == symbol


@pytest.mark.parametrize("inner", ["", "count", "K", "W/W", "WU", "Т", " T", "2/2", "W/", "P/P"])
def test_what_is_no_symbol_has_none(inner: str) -> None:
    assert canonical(inner) is None


def test_a_hybrid_without_its_slash_is_told_apart_from_two_equal_letters() -> None:
    assert unslashed("GW") == "G/W"
    assert unslashed("PU") == "U/P"
    assert unslashed("GG") is None


@given(st.text(alphabet="WUBRGCPTXQES/0123456789", max_size=6))
def test_a_canonical_form_is_its_own_and_letter_case_does_not_matter(inner: str) -> None:
    symbol = canonical(inner)
    if symbol is not None:
        assert canonical(symbol) == symbol
        assert canonical(inner.lower()) == symbol


@pytest.mark.parametrize("text", ["2/2", "*/1+*", "+X/−0", "-1/-1", "+Х/+Х", "10/10", "½/½", "1+*/*"])
def test_power_and_toughness_are_read_whole(text: str) -> None:
    match = POWER_TOUGHNESS.search(f"становится {text}, пока")
    assert match is not None
    assert match[0] == text


@pytest.mark.parametrize("text", ["12/04/2024", "и/или", "1/2/3", "Х/хода", "v1/2b", "3/4.5"])
def test_dates_paths_and_words_are_no_power_and_toughness(text: str) -> None:
    assert POWER_TOUGHNESS.search(text) is None


def test_a_loyalty_cost_stands_in_brackets_or_before_the_colon_that_starts_a_line() -> None:
    text = "+1: одно.\n−X: другое. «0: третье» и [−2], но счёт 2:1"
    assert [match[1] or match[0] for match in LOYALTY.finditer(text)] == ["+1", "−X", "0", "[−2]"]


def test_values_are_equal_whatever_minus_and_whatever_x_is_typed() -> None:
    assert fold_values("–Х/-0") == fold_values("−x/−0") == "-X/-0"
    assert fold_values("[—3]") == fold_values("-3")
