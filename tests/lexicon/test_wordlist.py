"""The project's own words and the file they are kept in."""

from pathlib import Path

import pytest

from ruling_lint.lexicon import wordlist
from ruling_lint.lexicon.wordlist import OwnWords


@pytest.mark.parametrize(
    "form", ["дракуц", "дракуца", "дракуцами", "хрямзая", "хрямзого", "тапнуть", "тапнула", "елкин", "брунгали"]
)
def test_a_word_stands_for_its_forms(form: str) -> None:
    assert form in OwnWords(["Дракуц", "хрямзый", "тапнуть", "Ёлкин", "брунгать"])


@pytest.mark.parametrize("other", ["дракус", "дракуцкий", "хрямзнул", "драк", "тапочки", ""])
def test_other_words_stay_unknown(other: str) -> None:
    assert other not in OwnWords(["дракуц", "хрямзый", "тапнуть"])


@pytest.mark.parametrize(
    ("word", "form"),
    [("брунгалка", "брунгалок"), ("дракучка", "дракучек"), ("хрямзейка", "хрямзеек"), ("дракушко", "дракушек")],
)
def test_a_vowel_comes_between_the_consonants_of_a_genitive(word: str, form: str) -> None:
    assert form in OwnWords([word])
    assert form not in OwnWords([word[:-2] + "а"])


def test_a_short_word_has_forms_too() -> None:
    assert "орги" in OwnWords(["орг"])
    assert "ор" not in OwnWords(["орг"])


def test_a_file_may_hold_comments_and_several_words_a_line(tmp_path: Path) -> None:
    file = tmp_path / "words.txt"
    file.write_text("\ufeff# жаргон\nдракуц  # зверь\n\nхрямзый тапнуть\n", encoding="utf-8")
    assert wordlist.read(file) == ["дракуц", "хрямзый", "тапнуть"]


def test_a_word_is_added_once(tmp_path: Path) -> None:
    file = tmp_path / "words.txt"
    assert wordlist.add(file, "дракуц")
    file.write_text("дракуц # зверь", encoding="utf-8")
    assert wordlist.add(file, "хрямзый")
    assert not wordlist.add(file, "дракуц")
    assert file.read_text(encoding="utf-8") == "дракуц # зверь\nхрямзый\n"


def test_a_word_is_there_in_whatever_case_it_was_written(tmp_path: Path) -> None:
    assert wordlist.add(tmp_path / "own.txt", "Шмёлька")
    assert not wordlist.add(tmp_path / "own.txt", "шмелька")
