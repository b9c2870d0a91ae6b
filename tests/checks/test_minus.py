"""Hyphens for minus signs, in a whole document."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

from ruling_lint.checks import minus
from ruling_lint.model import Hit, Severity

NOTHING = cast("Any", None)


def test_a_file_without_any_minus_may_write_hyphens(mark: Callable[..., str]) -> None:
    assert mark(minus, "Гоблин получает -1/-1, тролль +2/-2.") == "Гоблин получает -1/-1, тролль +2/-2."


def test_a_file_with_a_minus_writes_it_everywhere(fix: Callable[..., str]) -> None:
    assert (
        fix(minus, "Гоблин получает -1/-1, тролль +2/–2, а эльф −3/−0.")
        == "Гоблин получает −1/−1, тролль +2/−2, а эльф −3/−0."
    )


def test_costs_and_power_are_apart(mark: Callable[..., str]) -> None:
    text = "−2: гоблин получает -1/-1.\n-7: возьмите карту."
    assert mark(minus, text) == "−2: гоблин получает -1/-1.\n⟦-7⟧: возьмите карту."


def test_a_cost_may_be_named_in_a_sentence(mark: Callable[..., str]) -> None:
    text = "Способность -2 сильнее, чем «-1» и [−3]."
    assert mark(minus, text) == "Способность ⟦-2⟧ сильнее, чем «⟦-1⟧» и [−3]."


def test_ranges_scores_and_code_have_no_minus(mark: Callable[..., str]) -> None:
    text = "Игроков 2-4, счёт 1-0, пункт `-1/-1`, список:\n-3 карты."
    assert mark(minus, text, policy="always") == text


def test_a_source_with_hyphens_makes_it_information(hits: Callable[..., list[Hit]]) -> None:
    text = "Гоблин получает -1/-1, эльф −3/−0."
    assert [hit.severity for hit in hits(minus, text, "It gets -1/-1, that gets -3/-0.")] == [Severity.INFO]
    assert [hit.severity for hit in hits(minus, text, "It gets −1/−1, that gets −3/−0.")] == [None]


def test_a_habit_counts_once(hits: Callable[..., list[Hit]]) -> None:
    found = hits(minus, "Один −1/−1, другой -1/-1, третий -2/-2.", habit=2)
    assert [(hit.variant, hit.severity) for hit in found] == [("habit", None), ("", Severity.INFO)]


def test_few_among_many_are_slips() -> None:
    evidence: list[tuple[int, minus.Value | str]] = [(0, "power")] * 30
    evidence += [(segment, minus.Value("power", 0, "-", "−1/−1", is_copied=False)) for segment in (1, 2)]
    found = minus.conclude(minus.Params(habit=2, share=0.1), evidence, NOTHING)
    assert {hit.variant for _, hit in found} == {""}


def test_the_sign_is_named_that_stands_for_the_minus(hits: Callable[..., list[Hit]]) -> None:
    found = hits(minus, "Гоблин получает -1/-1, эльф –2/–0, тролль ‑3/−0.", policy="always")
    assert [(hit.params["sign"], hit.params["code"]) for hit in found] == [
        ("-", "U+002D"),
        ("–", "U+2013"),
        ("‑", "U+2011"),
    ]


def test_a_policy_must_be_known() -> None:
    with pytest.raises(ValueError, match="policy"):
        minus.Params(policy="sometimes").validate()


@pytest.mark.parametrize(
    "written", ["получает -1/-1", "[-2] ход", "-2: ход", "«-2»", "„-2“", '"-2"', "способность -2 игрока"]
)
def test_each_way_to_write_a_value_is_found_alone(written: str, hits: Callable[..., list[Hit]]) -> None:
    assert len(hits(minus, written, policy=minus.ALWAYS)) == 1
