"""Words written twice."""

from collections.abc import Callable

import pytest

from ruling_lint.checks import repeat


@pytest.mark.parametrize(
    ("text", "fixed"),
    [
        ("Игрок сбросил сбросил карту.", "Игрок сбросил карту."),
        ("Это это верно.", "Это верно."),
        ("Верните её её её в руку.", "Верните её в руку."),
        ("Карта\u00a0карта взята.", "Карта взята."),
        ("Ход за\nза ходом.", "Ход за ходом."),
    ],
)
def test_the_first_word_is_kept(fix: Callable[..., str], text: str, fixed: str) -> None:
    assert fix(repeat, text) == fixed


@pytest.mark.parametrize(
    "text",
    [
        "Если карта — земля, земля остаётся.",
        "Мана мана-стоимости не равна.",
        "Еле-еле хватило.",
        "Платите {G} {G} или 2 2.",
        "Все всё поняли.",
        "Верните карту\nВерните фишку",
        "Формат Commander Commander",
        "Судьи Е. Орлов и И. Орлов",
        "Карта. Карта.",
    ],
)
def test_a_word_is_not_repeated_across_a_mark_a_hyphen_or_a_new_line(mark: Callable[..., str], text: str) -> None:
    assert mark(repeat, text) == text


def test_phrases_may_be_allowed_with_their_neighbours(mark: Callable[..., str]) -> None:
    allow = ("бла бла", "их их владел*")
    assert mark(repeat, "Бла бла: верните их их владельцам.", allow=allow) == "Бла бла: верните их их владельцам."
    assert mark(repeat, "Верните их их игрокам.", allow=allow) == "Верните ⟦их их⟧ игрокам."
    assert mark(repeat, "Верните их их", allow=allow) == "Верните ⟦их их⟧"


def test_a_stress_mark_does_not_hide_a_repetition(mark: Callable[..., str]) -> None:
    assert mark(repeat, "за\u0301мок за\u0301мок") == "⟦за\u0301мок за\u0301мок⟧"


@pytest.mark.parametrize(
    ("source", "target"),
    [
        ("Halt! Halt, you!", "Стой стой, ты!"),
        ("I see it, I see it—there.", "Вижу вижу, там."),
        ("The last hope is the hope of fools.", "Последняя надежда надежда глупцов."),
    ],
)
def test_what_the_source_says_twice_may_be_said_twice(source: str, target: str, mark: Callable[..., str]) -> None:
    assert mark(repeat, target, source=source) == target
    assert mark(repeat, "Карта карта.", source="It is a card, the other is not.") == "⟦Карта карта⟧."
    assert mark(repeat, "Эта эта карта.", source="The the card.") == "⟦Эта эта⟧ карта."
