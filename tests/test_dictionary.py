"""What is read from the files of the dictionary is what pymorphy3 makes of them."""

from __future__ import annotations

import random
from typing import Any

import pymorphy3
import pymorphy3_dicts_ru
import pytest

from ruling_lint import morphology
from ruling_lint.dictionary import Dictionary, read_tag

CATEGORIES = {"part": "POS"} | {
    name: name
    for name in ["case", "gender", "number", "animacy", "aspect", "tense", "person", "mood", "voice", "involvement"]
}
NO_WORDS = (
    "щуравль", "картаа", "абв", "", "-", ",", "1", "x", "ещёе", "контролiруете", "псевдокарта", "карто-стол", "наибелейший",
    "перещурить", "щуравлям", "щурный", "хрюндель-то", "И", "по-щурски", "недощуренный",
)  # fmt: skip


@pytest.fixture(scope="module")
def analyser() -> Any:
    return pymorphy3.MorphAnalyzer(path=pymorphy3_dicts_ru.get_path())


@pytest.fixture(scope="module")
def dictionary() -> Dictionary:
    return Dictionary(pymorphy3_dicts_ru.get_path())


@pytest.fixture(scope="module")
def words(analyser: Any) -> list[str]:
    """Words of every beginning, with ё as it should be and without, and such as are written in many ways."""
    chance = random.Random(1)
    starts = ["".join(chance.choices("абвгдежзиклмнопрстуфхцчшщэюя", k=4)) for _ in range(3000)]
    found = [word for start in starts for word in analyser.dictionary.words.keys(start)[::20]]
    assert len(found) > 500
    return [*found, *(word.replace("ё", "е") for word in found), "все", "еще", "Берет", "мой", "И", "и", "я", "стали"]


def test_tags_are_taken_apart_alike(analyser: Any) -> None:
    for theirs in analyser.dictionary.gramtab:
        ours = read_tag(str(theirs))
        assert ours.grammemes == theirs.grammemes
        assert {name: getattr(ours, name) for name in CATEGORIES} == {
            name: getattr(theirs, category) or "" for name, category in CATEGORIES.items()
        }


def test_words_are_read_alike(analyser: Any, words: list[str]) -> None:
    for word in (*words, *NO_WORDS):
        theirs = [(read.word, read_tag(str(read.tag)), read.normal_form) for read in analyser.parse(word)]
        assert [(a.text, a.lemma, a.traits) for a in morphology.analyses(word)] == [
            (text, lemma, tag.grammemes) for text, tag, lemma in theirs
        ]


def test_entries_have_the_same_forms(analyser: Any, dictionary: Dictionary, words: list[str]) -> None:
    entries = [entry for word in words[::5] for entry in dictionary.entries(word)]
    assert entries
    for entry in entries:
        stem = dictionary.stem(entry)
        ours = {(before + stem + after, tag) for before, tag, after in dictionary.paradigm(entry.paradigm)}
        lexemes = [{(form.word, str(form.tag)) for form in read.lexeme} for read in analyser.parse(entry.word)]
        assert ours in lexemes


def test_words_are_spelt_alike(analyser: Any, dictionary: Dictionary, words: list[str]) -> None:
    for word in (*words, *NO_WORDS):
        assert dictionary.spellings(word) == analyser.dictionary.words.similar_keys(word, analyser.char_substitutes)
