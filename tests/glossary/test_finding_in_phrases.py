"""Terms of a text are those of its phrases, unless a wording holds a mark."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruling_lint.glossary import Glossary, load_glossary
from ruling_lint.glossary.compiling import compile_terms
from ruling_lint.glossary.yaml_file import read_yaml
from ruling_lint.model import Text
from ruling_lint.text.reading import Reading

WORDS = [
    "действие,", "вызванное", "ходом", "действия.", "существо", "существо,", "целевое", "мгновенное,", "заклинание", "card", "creature’s",
    "a", "counter", "counter,", "on", "target.", "spell", "cast,", "больше,", "чем", "видит", "глаз", "kicker", "kicker-ом,", "{T},", ",", ".",
    "удалите", "эту", "карту,", "из", "игры", "token", "copy.", "the", "Role", "Role,", "role",
]  # fmt: skip


@cache
def shipped() -> Glossary:
    return load_glossary()


def glossary(text: str) -> Glossary:
    return Glossary(compile_terms(read_yaml("glossary.yml", text.encode())))


def found(glossary: Glossary, text: str, *, whole: bool = False) -> list[tuple[object, ...]]:
    reading = Reading(Text.plain(text), whole=whole)
    return [*map(tuple, glossary.find_russian(reading)), (), *map(tuple, glossary.find_english(reading))]


@given(st.lists(st.sampled_from(WORDS), max_size=8).map(" ".join))
def test_a_text_in_phrases_has_the_terms_of_the_whole(text: str) -> None:
    assert found(shipped(), text) == found(shipped(), text, whole=True)


@pytest.mark.parametrize("before", ["", "Стек пуст, ", "Ход окончен. Стек пуст, "])
def test_a_wording_with_a_comma_is_found_wherever_it_stands(before: str) -> None:
    terms = glossary("- {en: state-based action, ru: 'действие, вызванное состоянием'}")

    assert found(terms, f"{before}действием, вызванным состоянием, умирает")[0] != ()
    assert found(terms, f"{before}действие, вызванное игроком")[0] == ()


@pytest.mark.parametrize("needs", ["{before: ['put,']}", "{after: [', then']}", "{not_before: ['put, a']}"])
def test_a_neighbour_behind_a_mark_counts(needs: str) -> None:
    terms = glossary(f"- {{en: counter, ru: жетон, en_needs: {needs}}}")
    text = "put, counter, then" if "not" not in needs else "put, a counter, then"

    assert found(terms, text) == found(terms, text, whole=True)
    assert found(terms, "a counter") == found(terms, "a counter", whole=True)
