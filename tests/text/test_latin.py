"""Latin words in Russian text: what reads as English and what does not."""

import pytest

from ruling_lint.model import Text
from ruling_lint.text.latin import is_english, is_gloss, is_latin, whole_words
from ruling_lint.text.reading import Reading


def english_words(text: str) -> list[str]:
    reading = Reading(Text.plain(text))
    return [token for i, token in enumerate(reading.tokens) if is_latin(token) and is_english(reading, i)]


@pytest.mark.parametrize(
    "text",
    [
        "Число X больше, чем Y, а n — нет.",
        "Глава IV и уровень XII.",
        "Выпуски MH3, 10E и OTJ вышли давно.",
        "Поле mana_cost и метод draw_2 остаются как есть.",
        "Канал YouTube и сайт MTGGoldfish.",
        "Файл весит 12 MB, а камень — 3 kg.",
        "Символ {T} и тег <b>жирный</b>&nbsp;тут.",
        "Пишите на judge@example.org или на example.org/help.",
        "N-я копия, X-е повреждение.",
        "Игра на 2 CD.",
    ],
)
def test_variables_numerals_codes_units_and_addresses_are_no_english(text: str) -> None:
    assert english_words(text) == []


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Возьмите card и всё.", ["card"]),
        ("Это NOT разрешено.", ["not"]),
        ("Положите 2 counters сюда.", ["counters"]),
        ("Верните 1 of них.", ["of"]),
        ("Café закрыто.", ["café"]),
    ],
)
def test_words_are_english(text: str, words: list[str]) -> None:
    assert english_words(text) == words


def test_a_text_in_capitals_is_not_taken_for_codes() -> None:
    assert english_words("DRAW A CARD") == ["draw", "card"]


def test_a_word_named_as_foreign_is_a_gloss() -> None:
    reading = Reading(Text.plain("Жетон (англ. counter) кладут на карту, а counter — нет."))
    places = [i for i, token in enumerate(reading.tokens) if token == "counter"]
    assert [is_gloss(reading, i) for i in places] == [True, False]


@pytest.mark.parametrize(
    ("text", "run", "whole"),
    [
        ("Вы can't играть.", "can", "can't"),
        ("Он doesn’t атакует.", "doesn", "doesn’t"),
        ("Это a creature здесь.", "creature", "a creature"),
        ("planeswalker'а нет.", "planeswalker", "planeswalker"),
        ("карта-a creature", "creature", "creature"),
    ],
)
def test_a_run_takes_in_contractions_and_articles(text: str, run: str, whole: str) -> None:
    reading = Reading(Text.plain(text))
    index = reading.tokens.index(run)
    span = reading.span(*whole_words(reading, index, index))
    assert text[span.start : span.end] == whole
