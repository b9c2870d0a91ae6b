"""Agreement of numerals and adjectives with their nouns, as it shows in a text."""

from collections.abc import Callable

import pytest

from ruling_lint.checks import agreement, numeral
from ruling_lint.model import Hit, Severity


def test_a_numeral_is_marked_with_its_noun(mark: Callable[..., str], fix: Callable[..., str]) -> None:
    text = "Постройте две высокие башен и шесть моста."
    assert mark(numeral, text) == "Постройте ⟦две высокие башен⟧ и ⟦шесть моста⟧."
    assert fix(numeral, "Два башни рухнули.") == "Две башни рухнули."


@pytest.mark.parametrize("text", ["Всего две: башен нет.", "Их пять, башни целы.", "Числа 2 и 5 моста", "Две\n— башен"])
def test_a_numeral_counts_only_what_follows_it(mark: Callable[..., str], text: str) -> None:
    assert mark(numeral, text) == text


def test_a_noun_may_be_excepted(mark: Callable[..., str]) -> None:
    assert mark(numeral, "Встали в шесть утра.", except_for=("утра",)) == "Встали в шесть утра."
    assert mark(numeral, "Встали в шесть утра.") == "Встали в ⟦шесть утра⟧."


def test_an_adjective_is_marked_with_its_noun(mark: Callable[..., str], fix: Callable[..., str]) -> None:
    assert mark(agreement, "Старый башня рухнула на новую мост.") == "⟦Старый башня⟧ рухнула на ⟦новую мост⟧."
    assert fix(agreement, "Старый башня рухнула.") == "Старая башня рухнула."


@pytest.mark.parametrize(
    "text",
    [
        "Старый — башня новая.",
        "Старый Башня пришёл.",
        "Северо-старый башня",
        "Старый башня-мост",
        "Старый\nбашня",
        "Сделайте старым мост.",
        "Старая, башня",
    ],
)
def test_words_that_may_not_belong_together_are_left_alone(mark: Callable[..., str], text: str) -> None:
    assert mark(agreement, text) == text


def test_an_adjective_may_be_excepted(mark: Callable[..., str]) -> None:
    assert mark(agreement, "Равной числу", except_for=("равной",)) == "Равной числу"


def test_right_phrases_are_right_the_second_time_too(mark: Callable[..., str]) -> None:
    for _ in range(2):
        assert mark(agreement, "Новая башня и новая мост") == "Новая башня и ⟦новая мост⟧"


@pytest.mark.parametrize(
    ("text", "marked"),
    [
        ("Постройте 5 башни.", "Постройте ⟦5 башни⟧."),
        ("Постройте двадцать одну башен.", "Постройте двадцать ⟦одну башен⟧."),
        ("Стоит сорок один мостов.", "Стоит сорок ⟦один мостов⟧."),
        ("Постройте двадцать одну башню, а не один мостов.", "Постройте двадцать одну башню, а не один мостов."),
        ("На шаге 5 башни строят.", "На шаге 5 башни строят."),
        ("Один из двух рыцарь пал.", "Один из двух рыцарь пал."),
        ("Победи двух рыцари.", "Победи ⟦двух рыцари⟧."),
    ],
)
def test_digits_count_after_a_verb_and_no_number_after_out_of(text: str, marked: str, mark: Callable[..., str]) -> None:
    assert mark(numeral, text) == marked


def test_in_prose_an_adjective_may_stand_alone(hits: Callable[..., list[Hit]]) -> None:
    source = "The bold look into the dark and never blink, my friend."
    assert [hit.severity for hit in hits(agreement, "Храбрый смерть видит раз.", source=source)] == [Severity.INFO]
    assert [hit.severity for hit in hits(agreement, "Храбрый смерть видит раз.")] == [None]
