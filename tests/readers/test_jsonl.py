"""A JSON Lines file is a record a line: the usual fields are found, and escapes do not shift positions."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruling_lint.model import Document, Span
from ruling_lint.readers import jsonl, jsontree
from ruling_lint.readers.base import ABSENT, Options, UnreadableError, UnwritableError


def read(text: str, path: str = "a.jsonl", **options: str) -> Document:
    return jsonl.read(path, text.encode(), Options(**options))


def pairs(document: Document) -> list[tuple[str | None, str | None, str]]:
    return [(s.id, s.source.value if s.source else None, s.target.value) for s in document.segments]


@pytest.mark.parametrize(
    ("source", "target", "name"),
    [
        ("source", "target", "id"),
        ("en", "ru", "key"),
        ("original", "translation", "context"),
        ("English", "Russian", "ID"),
        ("text_en", "text_ru", "id"),
        ("ruling", "ruling_ru", "id"),
        ("textEn", "textRu", "Key"),
        ("en-US", "ru-RU", "id"),
    ],
)
def test_the_usual_names_are_found(source: str, target: str, name: str):
    row = {name: "r1", "set": "neo", source: "Sacrifice it.", target: "Пожертвуйте его."}
    assert pairs(read(json.dumps(row))) == [("r1", "Sacrifice it.", "Пожертвуйте его.")]


def test_a_source_beside_other_pairs_is_a_word_of_its_own():
    row = {"source": "wotc", "comment": "It dies.", "comment_ru": "Оно умирает."}
    assert pairs(read(json.dumps(row))) == [(None, "It dies.", "Оно умирает.")]


def test_several_pairs_in_a_record_are_told_apart():
    row = {"id": 5, "name": "Oak", "name_ru": "Дуб", "text": "It taps.", "text_ru": "Оно поворачивается."}
    assert pairs(read(json.dumps(row))) == [
        ("5.name_ru", "Oak", "Дуб"),
        ("5.text_ru", "It taps.", "Оно поворачивается."),
    ]


def test_named_fields_are_taken_and_nothing_else():
    row = {"id": 1, "n": "a2", "ru": "мимо", "was": "Tap it.", "now": "Поверните его.", "more": "ещё"}
    document = read(json.dumps(row), source_field="was", target_field="now", id_field="n")
    assert pairs(document) == [("a2", "Tap it.", "Поверните его.")]


def test_a_named_field_that_no_record_has_is_trouble_that_names_those_there_are():
    with pytest.raises(UnreadableError, match=r"no field 'now'; there are: id, ru.*--target-field"):
        read('{"id": 1, "ru": "лес"}', target_field="now")
    assert len(read('{"now": "лес"}\n{"id": 2}', target_field="now").segments) == 1


def test_a_target_that_is_null_empty_or_absent_is_empty_at_its_place():
    document = read('{"source": "A", "target": null}\n{"source": "B", "target": ""}\n{"source": "C"}\n')
    assert [s.target.value for s in document.segments] == ["", "", ""]
    places = [document.position(s.target.raw_span(Span(0, 0)).start) for s in document.segments]
    assert places == [(1, 27), (2, 28), (3, 14)]
    assert [s.target.quoting for s in document.segments] == [ABSENT, "json", ABSENT]
    with pytest.raises(UnwritableError):
        jsonl.write("а", ABSENT)


def test_records_with_nothing_to_translate_are_no_segments():
    assert read('{"source": "", "target": ""}\n{"source": null, "target": null}\n{"id": 3}\n{}\n').segments == ()


def test_records_of_one_language_give_their_russian_strings():
    document = read('{"id": 7, "title": "Лес", "tags": ["земля", "basic"], "url": "x"}')
    assert pairs(document) == [("7.title", None, "Лес"), ("7.tags[0]", None, "земля")]


def test_a_null_source_leaves_the_target_on_its_own():
    assert pairs(read('{"source": null, "target": "Возьмите карту."}')) == [(None, None, "Возьмите карту.")]


def test_blank_lines_windows_line_ends_and_a_mark_are_no_records():
    document = read('\ufeff{"ru": "Гора"}\r\n\r\n  \n{"ru": "Лес \\u0434", "en": "x"}\r\n')
    assert [s.target.value for s in document.segments] == ["Гора", "Лес д"]
    assert document.position(document.segments[1].target.pieces[0].raw_start) == (4, 9)


def test_line_separators_of_unicode_do_not_end_a_record():
    assert len(read('{"ru": "один\u2028два\x85три"}').segments) == 1


def test_escapes_map_to_their_place():
    document = read(r'{"ru": "а\"\\\/\b\f\n\r\t\u0434\ud83c\udccf конец"}')
    text = document.segments[0].target
    assert text.value == 'а"\\/\b\f\n\r\tд🃏 конец'
    end = text.raw_span(Span(text.value.index("конец"), len(text.value)))
    assert document.raw[end.start : end.end] == "конец"


def test_half_a_surrogate_pair_is_shown_as_a_replacement_character():
    assert read(r'{"ru": "а\ud83dб\udc00"}').segments[0].target.value == "а\ufffdб\ufffd"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ('{"ru": "лес"}\n{"ru": "лес"\n', 2),
        ('{"ru": "лес"}\n\n["лес"]\n"лес"\n', 3),
        ('{"ru": "ле\tс"}', 1),
        ('{"a": 1}\n{"ru": "лес"} {"ru": "два"}\n', 2),
        ("[" * 100000, 1),
    ],
)
def test_a_broken_line_is_refused_with_its_number(text: str, line: int):
    with pytest.raises(UnreadableError) as caught:
        read(text)
    assert caught.value.line == line


def test_a_line_without_an_object_is_told_and_the_others_are_read():
    document = read('{"ru": "лес"}\n\n[]\n{"ru": "дом"}\n"сад"\n')
    assert [segment.target.value for segment in document.segments] == ["лес", "дом"]
    assert [unread.line for unread in document.unread] == [3, 5]


def test_a_file_all_in_ascii_is_written_in_ascii():
    ascii_text = read(json.dumps({"ru": "лес"})).segments[0].target
    assert jsonl.write("дом", ascii_text.quoting) == r"\u0434\u043e\u043c"
    assert jsonl.write('«дом»"\n', read('{"ru": "лес"}').segments[0].target.quoting) == '«дом»\\"\\n'


VALUES = st.text(st.characters(exclude_categories=["Cs"]))


@given(st.lists(st.fixed_dictionaries({"id": VALUES, "en": VALUES, "ru": VALUES}), max_size=4), st.booleans())
def test_every_record_of_json_is_read_as_json_means_it(rows: list[dict[str, str]], ascii_only: bool):
    document = read("\n".join(json.dumps(row, ensure_ascii=ascii_only) for row in rows))
    assert pairs(document) == [(row["id"], row["en"], row["ru"]) for row in rows if row["en"] or row["ru"]]
    for segment in document.segments:
        start, end = segment.target.raw_span(Span(0, len(segment.target.value)))
        assert json.loads(f'"{document.raw[start:end]}"') == segment.target.value
        for index, char in enumerate(segment.target.value):
            start, end = segment.target.raw_span(Span(index, index + 1))
            assert json.loads(f'"{document.raw[start:end]}"') == char


STRINGS = st.sampled_from(['"a"', '"b"', '"слово"', '"\\n"', '"\\u0436"', '"\t"', '""', '"', "1", "[]"])
FIELDS = st.tuples(STRINGS, st.sampled_from([":", " : ", ":\r", ":\f", ""]), STRINGS).map("".join)
RECORDS = st.tuples(
    st.sampled_from(["{", "{ ", ""]),
    st.tuples(st.sampled_from([",", ", ", ""]), st.lists(FIELDS, max_size=3)).map(lambda row: row[0].join(row[1])),
    st.sampled_from(["}", " }", ",}", ""]),
    st.sampled_from(["", "", "\r", "\f", "}"]),
).map("".join)


@given(RECORDS)
def test_a_flat_record_is_parsed_as_all_others_are(text: str) -> None:
    def outcome(parse: Callable[[str, int, int], Any]) -> object:
        try:
            node = parse(text, 0, len(text))
        except UnreadableError as error:
            return error.message, error.line
        named = node.items() if isinstance(node, dict) else [("", node)]
        return [(name, getattr(leaf, "start", leaf)) for name, leaf in named]

    assert outcome(jsontree.parse_flat) == outcome(jsontree.parse)
