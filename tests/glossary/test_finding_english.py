"""Terms are found in English text, or in English that was left in Russian text."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ruling_lint.glossary import Glossary
from ruling_lint.text.reading import Reading

Find = Callable[[str], list[tuple[str, str, str]]]
Read = Callable[[str], Reading]


@pytest.mark.parametrize("form", ["creature", "Creatures", "creature's", "creatures’"])
def test_nouns_are_found_with_plurals_and_possessives(english: Find, form: str) -> None:
    assert english(f"the {form} here") == [(form, "creature", "english")]


@pytest.mark.parametrize("form", ["cast", "casts", "casting"])
def test_verbs_are_found_in_all_forms(english: Find, form: str) -> None:
    assert english(form) == [(form, "cast", "english")]


def test_irregular_plurals(english: Find) -> None:
    assert english("three Elves") == [("Elves", "Elf", "english")]


def test_a_word_keeps_all_its_senses(glossary: Glossary, read: Read) -> None:
    (match,) = glossary.find_english(read("counters"))
    assert {glossary.terms[sense.term].sense for sense in match.senses} == {"object", "verb"}
    (match,) = glossary.find_english(read("countered"))
    assert [glossary.terms[sense.term].sense for sense in match.senses] == ["verb"]


def test_synonyms_and_the_longest_name(english: Find) -> None:
    assert english("the field of battle, its mana cost") == [
        ("field of battle", "battlefield", "english"),
        ("mana cost", "mana cost", "english"),
    ]


def test_a_hyphen_may_join_the_words_of_a_phrase(english: Find) -> None:
    assert english("a mana-value limit") == [("mana-value", "mana value", "english")]


def test_a_word_that_needs_neighbours_is_no_term_without_them(english: Find) -> None:
    assert english("Target creature") == [("Target", "target", "english"), ("creature", "creature", "english")]
    assert english("the target is legal") == []


def test_letter_case_decides_where_the_entry_says_so(english: Find) -> None:
    assert english("a Role token") == [("Role", "Role", "english"), ("token", "token", "english")]
    assert english("it plays no role") == []


@pytest.mark.parametrize("form", ["spree", "spree-ем", "spree'а", "spreeа"])
def test_english_left_in_russian_is_found_with_a_russian_ending(english: Find, form: str) -> None:
    assert english(f"Заклинание с {form} дорогое.") == [(form, "spree", "english")]
