"""How words stand in their text."""

import pytest

from ruling_lint.lexicon.standing import Writing, compound_at, is_abbreviated, writing_of
from ruling_lint.model import Text
from ruling_lint.text.reading import Reading


def read(text: str, word: str) -> tuple[Reading, int]:
    reading = Reading(Text.plain(text))
    return reading, reading.tokens.index(word)


@pytest.mark.parametrize(
    ("text", "writing"),
    [
        ("ход", Writing.LOWER),
        ("Ход", Writing.FIRST),
        ("Он пошёл. Ход сделан", Writing.FIRST),
        ("{T}: Ход", Writing.FIRST),
        ("«Ход» — слово", Writing.FIRST),
        ("• Ход", Writing.FIRST),
        ("Карта\nХод", Writing.FIRST),
        ("Сделай Ход", Writing.INNER),
        ("Земля, Ход", Writing.INNER),
        ("слова — Ход", Writing.INNER),
        ("карта «Ход»", Writing.INNER),
        ("ХОД", Writing.CAPITALS),
        ("ХоД", None),
    ],
)
def test_a_capital_is_explained_by_the_start_of_a_sentence_or_not(text: str, writing: Writing | None) -> None:
    assert writing_of(*read(text, "ход")) is writing


@pytest.mark.parametrize(
    ("text", "whole"),
    [
        ("ход", "ход"),
        ("сделай ход-другой быстро", "ход-другой"),
        ("planeswalker'ход", "planeswalker'ход"),
        ("одно- или ход", "ход"),
        ("ход — дело", "ход"),
        ("{2}ход", "ход"),
    ],
)
def test_a_hyphen_or_apostrophe_makes_one_word(text: str, whole: str) -> None:
    reading, index = read(text, "ход")
    first, last = compound_at(reading, index)
    span = reading.span(first, last)
    assert text[span.start : span.end] == whole


@pytest.mark.parametrize(
    ("text", "short"), [("англ. слово", True), ("англ. 5", True), ("англ. Да", False), ("англ", False)]
)
def test_a_stop_inside_a_sentence_is_an_abbreviation(text: str, short: bool) -> None:
    assert is_abbreviated(*read(text, "англ")) is short
