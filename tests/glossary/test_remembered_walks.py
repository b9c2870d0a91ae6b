"""What a glossary remembers of texts read before changes no answer."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ruling_lint.glossary import Glossary, load_glossary
from ruling_lint.glossary.compiled import Compiled
from ruling_lint.model import Text
from ruling_lint.text.reading import Reading

BEGINNINGS = [
    "действие , вызванное",
    "существо , целевое",
    "больше , чем",
    "мгновенное красное",
    "мгновенное красное целевое",
    "удалите эту карту",
    "положите эту карту",
    "first - strike",
    "state - based",
    "with first strike",
    "more than meets",
    "a target creature",
]
ENDINGS = [
    "ходом", "состоянием", "видит глаз", "заклинание", "красное заклинание", "из игры", "в руку", "counter", "action", "the eye", "", ".", ", card",
]  # fmt: skip


@cache
def compiled() -> Compiled:
    return load_glossary().compiled


def found(glossary: Glossary, text: str) -> list[tuple[object, ...]]:
    reading = Reading(Text.plain(text))
    return [*map(tuple, glossary.find_russian(reading)), (), *map(tuple, glossary.find_english(reading))]


@pytest.mark.parametrize("beginning", BEGINNINGS)
def test_texts_that_begin_alike_are_told_apart(beginning: str) -> None:
    texts = [f"{beginning} {ending}".strip() for ending in ENDINGS]
    alone = [found(Glossary(compiled()), text) for text in texts]
    forwards, backwards = Glossary(compiled()), Glossary(compiled())

    assert [found(forwards, text) for text in texts] == alone
    assert [found(backwards, text) for text in reversed(texts)] == alone[::-1]


@settings(max_examples=100, deadline=None)
@given(st.lists(st.sampled_from([*BEGINNINGS, *ENDINGS]), min_size=1, max_size=4).map(" ".join), st.data())
def test_a_part_of_a_text_is_read_as_if_it_were_alone(text: str, data: st.DataObject) -> None:
    part = text[: data.draw(st.integers(1, max(1, len(text))))]
    glossary = Glossary(compiled())
    found(glossary, text)

    assert found(glossary, part) == found(Glossary(compiled()), part)
