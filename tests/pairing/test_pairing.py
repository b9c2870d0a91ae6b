"""A translation and its source in two files: found by a pattern, paired by id or block by block."""

from __future__ import annotations

from types import ModuleType

import pytest

from ruling_lint.model import Document, State
from ruling_lint.pairing import pair, source_path
from ruling_lint.pairing.alignment import mismatches
from ruling_lint.readers import csv_, json_, po, properties, text, yaml_
from ruling_lint.readers.base import Options


def read(module: ModuleType, data: str, path: str = "ru/a", language: str = "ru") -> Document:
    return module.read(path, data.encode(), Options(languages=("en", language), everything=True))


def pairs(module: ModuleType, translation: str, source: str) -> list[tuple[str | None, str | None, str]]:
    document = pair(read(module, translation), read(module, source, "en/a", "en")).document
    return [
        (s.id, s.source.value if s.source else None, s.target.value)
        for s in document.segments
        if s.state is not State.UNTRANSLATABLE
    ]


@pytest.mark.parametrize(
    ("path", "pattern", "wanted"),
    [
        ("ru/a/b.json", "en/{path}", "en/a/b.json"),
        ("app/ru/b.yml", "app/en/{path}", "app/en/b.yml"),
        ("cards.ru.json", "{path}.en.json", "cards.en.json"),
        ("x/cards_ru.properties", "{path}_en.properties", "x/cards_en.properties"),
        ("set/neo/ru.yml", "set/{name}/en.yml", "set/neo/en.yml"),
        ("done/a/b.md", "done/{path} -> originals/{path}", "originals/a/b.md"),
        ("a/b.ru.md", "{path}.ru.md -> {path}.md", "a/b.md"),
        ("de/a.json", "en/{path}", None),
        ("en/a.json", "en/{path}", None),
        ("set/a/b/ru.yml", "set/{name}/en.yml", None),
        ("open/ru.json", "open/en.json", "open/en.json"),
    ],
)
def test_a_pattern_leads_from_the_translation_to_its_source(path: str, pattern: str, wanted: str | None):
    assert source_path(path, pattern) == wanted


def test_keys_pair_whatever_their_order():
    translation, source = '{"b": {"c": "Лес"}, "a": "Гора"}', '{"a": "Mountain", "b": {"c": "Forest"}}'
    assert pairs(json_, translation, source) == [("b.c", "Forest", "Лес"), ("a", "Mountain", "Гора")]


def test_rails_locales_pair_below_their_roots():
    assert pairs(yaml_, "ru: {a: Лес}", "en: {a: Forest}") == [("a", "Forest", "Лес")]


def test_tables_of_one_language_pair_by_their_ids():
    assert pairs(csv_, "key,ru\nk2,Лес\nk1,Гора\n", "key,en\nk1,Mountain\nk2,Forest\n") == [
        ("k2", "Forest", "Лес"),
        ("k1", "Mountain", "Гора"),
    ]


def test_keys_used_as_messages_give_way_to_the_real_source():
    translation, source = 'msgid "menu.a"\nmsgstr "Лес"\n', 'msgid "menu.a"\nmsgstr "Forest"\n'
    assert pairs(po, translation, source) == [("menu.a", "Forest", "Лес")]


def test_a_source_without_text_leaves_the_message_itself():
    assert pairs(po, 'msgid "Forest"\nmsgstr "Лес"\n', 'msgid "Forest"\nmsgstr ""\n') == [("Forest", "Forest", "Лес")]


def test_a_text_that_stayed_english_is_compared_and_a_code_is_not():
    translation, source = "a = Save all\nb = img/x.png\nc = Лес\n", "a = Save all\nb = img/x.png\nc = Forest\n"
    assert pairs(properties, translation, source) == [("a", "Save all", "Save all"), ("c", "Forest", "Лес")]


def test_a_key_that_the_translation_lacks_is_empty_behind_the_one_before_it():
    document = pair(
        read(json_, '{\n"a": "Лес",\n"c": "Гора"\n}'), read(json_, '{"a": "Forest", "b": "Dark wood", "c": "Hill"}')
    ).document
    lacking = document.segments[-1]
    assert (lacking.id, lacking.target.value, lacking.source.value) == ("b", "", "Dark wood")
    assert document.position(lacking.target.pieces[0].raw_start) == (2, 10)


def test_segments_keep_their_index_so_that_comments_still_belong_to_them():
    translation = "a = x1\n# заметка\nb = Лес\n"
    document = pair(read(properties, translation), read(properties, "b = Forest\n")).document
    assert document.segments[document.comments[0].segment].target.value == "Лес"


def test_texts_pair_block_by_block():
    assert [pair_[1:] for pair_ in pairs(text, "Раз.\n\nДва.\n", "One.\n\nTwo.\n")] == [
        ("One.", "Раз."),
        ("Two.", "Два."),
    ]


def test_sources_stand_in_their_own_file():
    source = read(text, "\n\nOne.\n", "en/a")
    document = pair(read(text, "Раз.\n"), source).document
    assert document.source is source
    assert document.source.position(document.segments[0].source.pieces[0].raw_start).line == 3


ENGLISH = "You draw 2 cards.\n\nThis is checked only once, as it resolves.\n\nIt stays there for 3 turns.\n"


@pytest.mark.parametrize(
    ("translation", "line", "place"),
    [
        ("Вы берёте 2 карты.\n\nОно остаётся там на 3 хода.\n", None, "nothing translates line 3 there"),
        (
            "Вы берёте 2 карты.\n\nПроверяется лишь раз, при разрешении.\n\nИ ещё кое-что, 7 раз.\n\nОно там на 3 хода.\n",
            5,
            "line 5 translates nothing there",
        ),
        (
            "Вы берёте 2 карты. Проверяется лишь один раз, при разрешении.\n\nОно остаётся там на 3 хода.\n",
            1,
            "lines from 1 there belong to lines from 1",
        ),
    ],
)
def test_blocks_that_do_not_match_in_number_are_named(translation: str, line: int | None, place: str):
    paired = pair(read(text, translation), read(text, ENGLISH, "en/a"))
    assert paired.problem is not None
    assert paired.problem.line == line
    assert paired.problem.message.startswith("cannot be compared with en/a: 3 blocks there")
    assert place in paired.problem.message
    assert all(segment.source is None for segment in paired.document.segments)


def test_the_words_about_blocks_may_be_russian():
    problem = pair(read(text, "Вы берёте 2 карты.\n"), read(text, ENGLISH, "en/a"), "ru").problem
    assert problem is not None
    assert problem.message.startswith("не сопоставить с en/a: абзацев там 3, здесь 1 (")


def test_files_too_long_to_look_through_have_no_places():
    assert mismatches(["a"] * 700, ["а"] * 699) == []
