"""Phrases: what a text holds is what its phrases hold, put together."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruling_lint.text.chunks import chunks_of
from ruling_lint.text.phrases import chunks_in, phrases_of, tokens_of

PARTS = [" ", "  ", ",", ".", ", ", ". ", "…", "карта", "{T}", "т. д.", "1,5", "\n", "\0", "card,", "—"]


@given(st.lists(st.sampled_from(PARTS), max_size=12).map("".join))
def test_phrases_hold_the_chunks_of_the_text_in_order(text: str) -> None:
    phrases = phrases_of(text)

    assert [chunk.text for chunk in chunks_in(phrases)] == [chunk.text for chunk in chunks_of(text)]
    assert tokens_of(phrases) == tokens_of(chunks_of(text))
    assert " ".join(phrase.text for phrase in phrases) == text


@pytest.mark.parametrize(
    ("text", "phrases"),
    [
        ("Верните карту, затем перемешайте. Ход окончен.", ["Верните карту,", "затем перемешайте.", "Ход окончен."]),
        ("Потеряйте 1,5 жизни", ["Потеряйте 1,5 жизни"]),
        ("Стек пуст.", ["Стек пуст."]),
        ("", [""]),
    ],
)
def test_a_phrase_ends_in_a_mark_before_a_space(text: str, phrases: list[str]) -> None:
    assert [phrase.text for phrase in phrases_of(text)] == phrases


def test_a_phrase_that_returns_is_the_same_one() -> None:
    first, second = phrases_of("Стек пуст, ход окончен"), phrases_of("Игра идёт. Стек пуст, ход ваш")

    assert first[0] is second[1]
