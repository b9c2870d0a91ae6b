"""Brackets and quotes find their partners, and what only looks like one is left out."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruling_lint.text.pairing import Pair, is_mixed, pair_marks
from work import lines_run


def lone(text: str) -> str:
    return "".join(text[index] for index in pair_marks(text).lone)


@pytest.mark.parametrize(
    "text",
    [
        "Карта (любая) [см. ниже] «как есть».",
        "Он ответил: «Слово „вход“ тут лишнее».",
        'Он ответил: "Слово "вход" тут лишнее".',
        "Здесь: 1) карта; 2) жетон; в) фишка.",
        "(вот так: 1) карта; 2) жетон)",
        "Спасибо :) Удачи ;-)",
        "Вот это ход))",
        'Стол шириной 40" и длиной 60".',
        '«Экран 6" по диагонали»',
        "Слово “раз” и слово „два“.",
        "«Лес» («Остров»)",
        "",
    ],
)
def test_nothing_is_alone(text: str) -> None:
    assert lone(text) == ""


@pytest.mark.parametrize(
    ("text", "alone"),
    [
        ("Карта (любая.", "("),
        ("Карта любая).", ")"),
        ("«Карта (любая» взята.", "("),
        ("Карта «любая и „новая“.", "«"),
        ("Цвета (белый] и синий)", "]"),
        ('Он сказал: "Хватит.', '"'),
        ("Итог (см. 1), но не весь)", ")"),
    ],
)
def test_a_mark_without_a_partner_is_alone(text: str, alone: str) -> None:
    assert lone(text) == alone


@pytest.mark.parametrize("text", ['«Болото" здесь', '"Болото» здесь', '„Болото" здесь', "«Болото“ здесь"])
def test_a_quote_closed_in_another_style_is_a_mixed_pair(text: str) -> None:
    (pair,) = pair_marks(text).pairs
    assert pair == Pair(0, 7)
    assert is_mixed(text, pair)


def test_a_quote_between_two_letters_does_not_close_another_style() -> None:
    assert lone('«Ход..."странный" ход»') == ""


@given(st.text('аб ()[]«»„“”".:1'))
def test_every_mark_is_paired_once_or_alone(text: str) -> None:
    pairs, alone = pair_marks(text)
    seen = [index for pair in pairs for index in pair] + list(alone)
    assert len(seen) == len(set(seen))
    assert all(text[index] in '()[]«»„“”"' for index in seen)
    assert all(pair.opener < pair.closer for pair in pairs)


@pytest.mark.parametrize(
    "text", ["(" * 2000, ")" * 2000, "(" * 1000 + "]" * 1000, "([" * 1000 + ")" * 1000, "«(" * 1000 + "»" * 1000]
)
def test_the_work_grows_as_the_text_does(text: str) -> None:
    assert lines_run(lambda: pair_marks(text)) < 100 * len(text)


def test_smiling_brackets_are_sought_once_in_a_run() -> None:
    assert lone("Ход" + ")" * 50_000 + "x") == ")" * 50_000
