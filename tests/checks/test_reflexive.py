"""A reflexive verb has a soft sign where an infinitive must stand, and none behind its subject."""

from collections.abc import Callable

import pytest

from ruling_lint.checks import reflexive
from ruling_lint.model import Hit

WORDS = {
    "before": ("можно", "должны", "смогут", "сможет"),
    "after_subject": ("может",),
    "subjects": ("существо", "фишки", "способность", "она"),
    "except_for": ("способность",),
}


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("Теперь можно развернется.", "развернуться"),
        ("Фишки должны не складывается, а множатся.", "складываться"),
        ("Они смогут <b>вернутся</b>.", "вернуться"),
        ("Она может разворачивается.", "разворачиваться"),
        ("Ещё можно развернётся.", "развернуться"),
        ("Она может быстро вернётся.", "вернуться"),
        ("Фишки смогут сразу же сложатся.", "сложиться"),
    ],
)
def test_behind_a_word_that_asks_for_an_infinitive_stands_one(
    hits: Callable[..., list[Hit]], text: str, right: str
) -> None:
    assert [hit.replacements for hit in hits(reflexive, text, **WORDS)] == [(right,)]


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("Существо развернуться в начале хода.", "развернётся"),
        ("Если она вернуться, возьмите карту.", "вернётся"),
        ("Фишки складываться.", "складываются"),
        ("Если она не вернуться, возьмите карту.", "вернётся"),
        ("Все кладётся назад; существо развернуться.", "развернётся"),
        ("Все кладется назад; существо развернуться.", "развернется"),
    ],
)
def test_behind_a_subject_stands_a_verb_with_a_person(hits: Callable[..., list[Hit]], text: str, right: str) -> None:
    assert [hit.replacements for hit in hits(reflexive, text, **WORDS)] == [(right,)]


@pytest.mark.parametrize(
    "text",
    [
        "Можно, развернется что-то одно.",
        "Может развернуться и одно существо.",
        "Может развернется другое.",
        "Игроку, который не может, развернется другая.",
        "Существо развернуться не может.",
        "Существо развернуться должно сразу.",
        "Мы видели, как существо развернуться пыталось.",
        "Способность вернуться дана ей.",
        "Не каждое существо развернуться.",
        "Можно\nРазвернется она сама.",
        "Можно Развернется.",
        "Можно браться за дело.",
        "Существо развернуться, пока горит свет, не сможет.",
        "Существо развернуться (как сказано) не может.",
        "Фишки складываться? Никогда!",
        "Каждая как может разворачивается.",
        "Всё как можно развернётся.",
    ],
)
def test_right_forms_and_words_that_belong_elsewhere_are_silent(mark: Callable[..., str], text: str) -> None:
    assert mark(reflexive, text, **WORDS) == text
