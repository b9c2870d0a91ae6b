"""What a glossary remembers of texts read before changes no answer."""

from __future__ import annotations

from functools import cache

from hypothesis import given, settings
from hypothesis import strategies as st

from ruling_lint.glossary import Glossary, load_glossary
from ruling_lint.model import Text
from ruling_lint.text.reading import Reading

WORDS = [
    "действие", ",", "вызванное", "ходом", "существо", "целевое", "мгновенное", "красное", "заклинание", "card", "creature’s", "a",
    "counter", "on", "target", "spell", "cast", "больше", "чем", "видит", "глаз", "kicker", "-", "{T}", ".", "удалите", "эту", "карту",
    "из", "игры", "token", "copy", "first", "strike", "mana", "value", "стоимость", "первый", "удар", "мана", "поле", "битвы",
]  # fmt: skip
TEXTS = st.lists(st.sampled_from(WORDS), min_size=1, max_size=7).map(" ".join)


@cache
def experienced() -> Glossary:
    return load_glossary()


def found(glossary: Glossary, text: str) -> list[tuple[object, ...]]:
    reading = Reading(Text.plain(text))
    return [*map(tuple, glossary.find_russian(reading)), (), *map(tuple, glossary.find_english(reading))]


@settings(max_examples=200, deadline=None)
@given(st.lists(TEXTS, min_size=1, max_size=3))
def test_a_glossary_that_has_read_much_finds_what_a_new_one_does(texts: list[str]) -> None:
    new = Glossary(experienced().compiled)

    assert [found(experienced(), text) for text in texts] == [found(new, text) for text in texts[::-1]][::-1]
    assert all(found(experienced(), text[:-1]) == found(Glossary(experienced().compiled), text[:-1]) for text in texts)
