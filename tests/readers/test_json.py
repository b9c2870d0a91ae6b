"""JSON at any depth: pairs side by side, languages side by side, and Russian strings on their own."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from readers.roundtrip import place, read, replaced, targets
from ruling_lint.model import Document, Span
from ruling_lint.readers import json_
from ruling_lint.readers.base import Options, UnreadableError


def units(value: Any, path: str = "a.json", **options: Any) -> list[tuple[str | None, str | None, str]]:
    document = json_.read(path, json.dumps(value, ensure_ascii=False).encode(), Options(**options))
    return [(s.id, s.source.value if s.source else None, s.target.value) for s in document.segments]


def test_a_list_of_rulings_is_named_by_its_path():
    data = {"data": [{"source": "wotc", "date": "2020-01-01", "text": "It dies.", "text_ru": "Оно умирает."}]}
    assert units(data) == [("data[0].text_ru", "It dies.", "Оно умирает.")]


def test_pairs_lie_at_any_depth_and_beside_other_things():
    data = {"a": [[{"en": "Forest", "ru": "Лес", "more": {"note": "Заметка"}}]], "n": 1, "t": True, "z": None}
    assert units(data) == [("a[0][0].ru", "Forest", "Лес"), ("a[0][0].more.note", None, "Заметка")]


def test_a_member_of_a_list_that_lacks_its_translation_is_empty():
    data = [{"text": "It dies.", "text_ru": "Оно умирает."}, {"text": "It lives."}]
    assert units(data)[1] == ("[1].text", "It lives.", "")


def test_the_trees_of_two_languages_are_compared_key_by_key():
    data = {
        "en": {"menu": {"ok": "Fine", "list": ["One", "Two"]}, "only": "Here"},
        "ru": {"menu": {"ok": "Хорошо", "list": ["Один", "Two"]}, "extra": "Там"},
    }
    assert units(data) == [
        ("menu.ok", "Fine", "Хорошо"),
        ("menu.list[0]", "One", "Один"),
        ("menu.list[1]", "Two", "Two"),
        ("extra", None, "Там"),
    ]


def test_without_pairs_every_russian_string_counts_and_no_other():
    assert units({"a": "Лес", "b": "Forest", "c": ["Гора 1", 2, None, ""]}) == [
        ("a", None, "Лес"),
        ("c[0]", None, "Гора 1"),
    ]
    assert units("Лес") == [(None, None, "Лес")]
    assert units({"k": "Forest"}) == []


@pytest.mark.parametrize("path", ["ru.json", "app.ru.json", "app_ru.arb", "locales/ru/app.json", "ru-RU/app.json"])
def test_in_a_russian_locale_file_english_sentences_count_and_codes_do_not(path: str):
    data = {"save": "Save all", "type": "Primary button", "icon": "x", "url": "https://example.org/a", "k": "fooBar"}
    data |= {"css": "btn-large", "path": "img/a.png", "flag": "ON", "sep": " / "}
    assert units(data, path) == [("save", None, "Save all")]


def test_a_file_that_has_its_source_elsewhere_gives_every_string():
    assert units({"a": "Forest", "b": {"c": "x"}}, everything=True) == [("a", None, "Forest"), ("b.c", None, "x")]


def test_a_target_without_a_source_counts_if_it_is_russian_or_the_name_says_so():
    assert units({"target": "ES2020", "translation": "Лес"}) == [("translation", None, "Лес")]
    assert units({"ru": "Save all"}) == [("ru", None, "Save all")]
    assert units({"target": "ES2020"}, target_field="target") == [("target", None, "ES2020")]


def test_named_fields_are_taken_at_any_depth_and_nothing_else():
    data = {"rows": [{"was": "It dies.", "now": "Оно умирает.", "note": "мимо"}], "title": "мимо"}
    assert units(data, source_field="was", target_field="now") == [("rows[0].now", "It dies.", "Оно умирает.")]
    with pytest.raises(UnreadableError, match="there are: rows, title, was, now, note"):
        units(data, target_field="text")


def test_the_last_of_equal_keys_counts_as_everywhere():
    assert targets(read(json_, '{"ru": "Лес", "ru": "Гора"}')) == ["Гора"]


def test_positions_are_in_the_file_after_escapes_and_in_nested_lists():
    document = read(json_, '{\n "a": [\n  "\\u041b\\u0435\\u0441 и\\nгора"\n ]}')
    assert place(document, "гора") == (3, 26)


@pytest.mark.parametrize(
    ("text", "line"),
    [("", 1), ('{"a": "Лес"\n', 2), ('{\n"a": "Лес",\n}', 3), ('{"a": "Л\nес"}', 1), ('{"a": 1}\n{"b": 2}', 2)],
)
def test_broken_json_is_refused_with_its_line(text: str, line: int):
    with pytest.raises(UnreadableError, match="not JSON") as caught:
        read(json_, text)
    assert caught.value.line == line
    assert "это не JSON" in caught.value.localized("ru")


LETTERS = st.text(st.sampled_from('лесЁab01 "\\/\n\t\u2028🃏«'), max_size=8)
NAMES = st.sampled_from(["a", "ключ", "x y", '"', "b.c"])
TREES = st.recursive(
    LETTERS | st.none() | st.integers() | st.floats(allow_nan=False) | st.booleans(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(NAMES, inner, max_size=3),
)


def strings(tree: Any) -> list[str]:
    if isinstance(tree, str):
        return [tree]
    inner = tree.values() if isinstance(tree, dict) else tree if isinstance(tree, list) else []
    return [text for item in inner for text in strings(item)]


def made(tree: Any, ascii_only: bool, indent: int | None) -> Document:
    return read(json_, json.dumps(tree, ensure_ascii=ascii_only, indent=indent), everything=True)


@given(TREES, st.booleans(), st.none() | st.integers(0, 3))
def test_all_strings_of_a_tree_are_found_in_order(tree: Any, ascii_only: bool, indent: int | None):
    assert targets(made(tree, ascii_only, indent)) == strings(tree)


@given(TREES.filter(strings), st.booleans(), LETTERS, st.data())
def test_an_edit_is_read_back_and_nothing_else_changes(tree: Any, ascii_only: bool, new: str, data: st.DataObject):
    document = made(tree, ascii_only, 1)
    index = data.draw(st.integers(0, len(document.segments) - 1))
    target = document.segments[index].target
    start, end = sorted(data.draw(st.tuples(*[st.integers(0, len(target.value))] * 2)))
    edited = replaced(json_, document, target, Span(start, end), new)
    wanted = targets(document)
    wanted[index] = target.value[:start] + new + target.value[end:]
    assert strings(json.loads(edited)) == wanted
    assert edited.isascii() or not ascii_only or not document.raw.count("\\u0")
