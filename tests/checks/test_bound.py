"""The least in the source is no most in the translation."""

import pytest

from checks.glossary_context import hits, texts
from ruling_lint.checks import bound


def told(source: str, target: str) -> list[str]:
    return texts(hits(bound, target, source), target)


@pytest.mark.parametrize(
    ("source", "target", "word"),
    [
        ("Build two towers or fewer.", "Постройте две башни или больше.", "больше"),
        ("Build at least two towers.", "Постройте не более двух башен.", "более"),
        ("Walls of height 4 or greater don't fall.", "Стены высотой 4 или меньше не падают.", "меньше"),
        ("No more than two towers fall.", "Падает не менее двух башен.", "менее"),
        ("Up to three towers fall.", "Падает не менее трёх башен.", "менее"),
    ],
)
def test_a_bound_that_is_turned_round_is_told(source: str, target: str, word: str) -> None:
    assert told(source, target) == [word]


@pytest.mark.parametrize(
    ("source", "target"),
    [
        ("You can't build more than two.", "Постройте не больше двух."),
        ("Unless you have more than two, wait.", "Если у вас не больше двух, ждите."),
        ("Build two or more.", "Постройте как минимум две, но не более пяти."),
        ("Build two or more of two or fewer.", "Постройте две или меньше."),
        ("Build at most two.", "Постройте две."),
    ],
)
def test_what_a_negation_may_turn_and_what_has_no_counterpart_is_silent(source: str, target: str) -> None:
    assert told(source, target) == []


def test_the_word_for_the_other_bound_is_offered() -> None:
    (hit,) = hits(bound, "Не Менее двух.", "At most two.")
    assert hit.replacements == ("более",)
