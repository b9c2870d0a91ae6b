"""Card names left in English are found where nothing else is meant, whole or half translated."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from ruling_lint.glossary import Glossary, Names
from ruling_lint.text.reading import Reading

Read = Callable[[str], Reading]

TABLE = """Amber Gate	Янтарные Врата
Amber Gate Keeper	Страж Янтарных Врат
Lantern	Фонарь
Spell	Чара
Mira's Well, Deep Spring	Колодец Миры, Глубокий Ключ
Night Heron	Ночная Цапля
Stone Heron	Каменная Цапля
"""


@pytest.fixture(scope="module")
def names(tmp_path_factory: pytest.TempPathFactory) -> Names:
    path = tmp_path_factory.mktemp("names") / "names.tsv"
    path.write_text(TABLE, encoding="utf-8")
    return Names(path)


@pytest.fixture
def found(names: Names, read: Read) -> Callable[[str], list[tuple[str, str]]]:
    def find(text: str) -> list[tuple[str, str]]:
        reading = read(text)
        spans = [(reading.span(match.first, match.last), match.ru) for match in names.find(reading)]
        return [(text[span.start : span.end], ru) for span, ru in spans]

    return find


Found = Callable[[str], list[tuple[str, str]]]


def test_russian_text_has_no_english_names(found: Found) -> None:
    assert found("Стоят Янтарные Врата.") == []


def test_a_name_is_found_with_its_russian_one(found: Found) -> None:
    assert found("Карта Amber Gate дорогая.") == [("Amber Gate", "Янтарные Врата")]


def test_the_longest_name_wins(found: Found) -> None:
    assert found("Вот Amber Gate Keeper.") == [("Amber Gate Keeper", "Страж Янтарных Врат")]


def test_any_apostrophe_will_do(found: Found) -> None:
    text = "Mira’s Well, Deep Spring"
    assert found(f"«{text}»") == [(text, "Колодец Миры, Глубокий Ключ")]


def test_small_letters_are_no_name(found: Found) -> None:
    assert found("Слова amber gate и lantern.") == []


def test_one_word_is_a_name_only_among_russian_words(found: Found) -> None:
    assert found("Сыграйте Lantern сейчас.") == [("Lantern", "Фонарь")]
    assert found("Lantern is lit, и всё.") == []


def test_one_word_that_is_a_term_is_no_name(names: Names, read: Read, glossary: Glossary) -> None:
    reading = read("Возьмите Spell в руку.")
    assert names.find(reading, glossary.find_english(reading)) == []


def test_a_half_translated_name_is_found_whole(found: Found) -> None:
    assert found("Летит Ночная Heron.") == [("Ночная Heron", "Ночная Цапля")]
    assert found("Карту Врата Amber берут.") == [("Врата Amber", "Янтарные Врата")]


def test_small_english_words_do_not_break_a_half_translated_name(tmp_path: Path, read: Read) -> None:
    table = tmp_path / "names.tsv"
    table.write_text("Dread of the Kings\tУжас Королей\nDread of Winter\tУжас Зимы\n", encoding="utf-8")
    (match,) = Names(table).find(read("Пусть Ужас of Winter уйдёт."))
    assert (match.first, match.last, match.ru) == (1, 3, "Ужас Зимы")


def test_a_half_that_fits_two_names_is_left_alone(found: Found) -> None:
    assert found("Вот Цапля Heron.") == []


def test_a_russian_word_beside_a_latin_one_is_not_half_a_name(found: Found) -> None:
    assert found("Россия Heron.") == []


def test_the_shipped_table_is_sorted_and_clean() -> None:
    path = Path(__file__).parents[2] / "src/ruling_lint/glossary/card_names.tsv"
    lines = path.read_text(encoding="utf-8").splitlines()
    assert lines == sorted(lines)
    assert len({line.split("\t")[0] for line in lines}) == len(lines)
    assert all(line.count("\t") == 1 and line.strip() == line for line in lines)


def test_russian_names_can_be_looked_up(names: Names) -> None:
    assert names.russian("Mira’s Well, Deep Spring") == "Колодец Миры, Глубокий Ключ"
    assert names.russian("Nobody") is None
