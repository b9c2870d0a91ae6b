"""A noun in the nominative where the word before it takes another case."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ruling_lint.checks import government
from ruling_lint.model import Hit

NOUNS = ("башня", "мост", "озеро", "рыцарь", "кладбище", "цепь")


@pytest.mark.parametrize(
    ("text", "fixed"),
    [
        ("Выйдите из башня.", "Выйдите из башни."),
        ("Дорога к озеро ведёт от мост.", "Дорога к озеру ведёт от моста."),
        ("Ушли из кладбище.", "Ушли из кладбища."),
        ("Живут в ваша старая башня.", "Живут в вашей старой башне."),
        ("Положите камень в башня.", "Положите камень в башню."),
        ("Купите башня.", "Купите башню."),
        ("Выберите целевой рыцарь, наградите лучшие рыцари.", "Выберите целевого рыцаря, наградите лучших рыцарей."),
        ("Если вы снесёте башня, уходите.", "Если вы снесёте башню, уходите."),
        ("Нужно снести башня, чтобы построить новая башня.", "Нужно снести башню, чтобы построить новую башню."),
        ("С рыцари не спорят.", "С рыцарями не спорят."),
        (
            "Среди рыцари нет того, кто вместо башня выберет мост.",
            "Среди рыцарей нет того, кто вместо башни выберет мост.",
        ),
        ("Ищите среди старая башня.", "Ищите среди старых башен."),
        ("Идите без <b>рыцарь</b>.", "Идите без <b>рыцаря</b>."),
    ],
)
def test_a_noun_is_put_into_the_case_that_the_word_before_it_takes(
    text: str, fixed: str, fix: Callable[..., str]
) -> None:
    assert fix(government, text, nouns=NOUNS, plurals=("рыцари",)) == fixed


@pytest.mark.parametrize(
    "text",
    [
        "Положите на озеро мост, на мост башню, на кладбище рыцаря.",
        "Что за башня! Что это за рыцарь? Ну что там за рыцари?",
        "Возьмите: башня, мост. Купите, рыцарь, башню.",
        "Знаете, башня рухнет. Помните башня рухнет.",
        "Башню может построить рыцарь. Построить башня не даёт.",
        "Её должен снести рыцарь, её снесёт рыцарь, её сносит рыцарь.",
        "Приняли в рыцари.",
        "Камень размером с башня-великана, ростом с мост, величиной с цепь.",
        "Идите в Башня, в «башня», в башня-музей, из-за башня, из башня2, для башня/мост.",
        "У второй башня выше, из новой башня видна.",
        "Вы видите башня стоит. Знайте старая башня снесена.",
        "Не стойте башня близко.",
    ],
)
def test_a_nominative_that_may_be_right_is_left_alone(text: str, mark: Callable[..., str]) -> None:
    assert mark(government, text, nouns=NOUNS, plurals=("рыцари",)) == text


def test_both_cases_of_a_preposition_of_place_are_offered(hits: Callable[..., list[Hit]]) -> None:
    (hit,) = hits(government, "Флаг на башня.", nouns=NOUNS, plurals=("рыцари",))
    assert hit.replacements == ("на башне", "на башню")


def test_another_list_of_nouns_is_another_question(mark: Callable[..., str]) -> None:
    assert mark(government, "Из башня.", nouns=("мост",)) == "Из башня."
    assert mark(government, "Из башня.", nouns=("башня",)) == "⟦Из башня⟧."
