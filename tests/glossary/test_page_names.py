"""The title of a page is taken for the Russian of an English name only where nothing speaks against it."""

from __future__ import annotations

from pathlib import Path

import pytest

from ruling_lint.glossary.names import Names
from ruling_lint.glossary.page_names import is_titled

TABLE = """
Dry River\tСухая Река
Lotus Bloom\tЦветение Лотоса
Quiet Hill\tТихий Холм
Quiet Water\tТихая Вода
Wide Shore\tШирокий Берег
"""


@pytest.fixture(scope="module")
def names(tmp_path_factory: pytest.TempPathFactory) -> Names:
    table = tmp_path_factory.mktemp("names") / "names.tsv"
    Path(table).write_text(TABLE.lstrip(), encoding="utf-8")
    return Names(table)


def test_a_name_whose_words_the_title_renders_is_the_card_of_the_page(names: Names) -> None:
    assert is_titled(names, "Quiet Shore", "Тихий берег", ["Quiet Shore умирает."])


def test_a_name_whose_words_mean_something_else_is_another_card(names: Names) -> None:
    assert not is_titled(names, "River Lotus", "Тихий берег", ["River Lotus умирает."])


def test_of_two_names_the_title_is_that_of_the_one_it_renders_more(names: Names) -> None:
    page = ["Quiet Shore умирает.", "Lotus of the Shore умирает."]
    assert is_titled(names, "Quiet Shore", "Тихий берег", page)
    assert not is_titled(names, "Lotus of the Shore", "Тихий берег", page)


def test_a_name_is_not_told_from_another_one_that_fits_as_well(names: Names) -> None:
    page = ["Quiet Bell умирает.", "Bell of the Shore умирает."]
    assert not is_titled(names, "Quiet Bell", "Тихий берег", page)


def test_a_name_of_unknown_words_is_the_card_of_the_page_if_it_is_the_only_one(names: Names) -> None:
    assert is_titled(names, "Zumbo Fizz", "Тихий берег", ["Zumbo Fizz умирает."])
    assert not is_titled(names, "Zumbo Fizz", "Тихий берег", ["Zumbo Fizz умирает.", "Krabo Tozz умирает."])


def test_a_part_of_the_name_and_a_name_with_known_russian_are_no_other_names(names: Names) -> None:
    page = ["Zumbo Fizz, Lord of Bells, умирает.", "Zumbo Fizz умирает, Dry River тоже."]
    assert is_titled(names, "Zumbo Fizz", "Тихий берег", page)


def test_the_title_of_a_printed_card_is_not_that_of_a_name_never_printed(names: Names) -> None:
    assert not is_titled(names, "Quiet Shore", "Тихая вода", ["Quiet Shore умирает."])
