"""CSV and TSV: fields found by the header, quotes and line breaks inside fields, and rows that do not fit."""

from __future__ import annotations

import csv
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from readers.roundtrip import place, read, replaced, sources, targets
from ruling_lint.model import Document, Span
from ruling_lint.readers import csv_, tsv
from ruling_lint.readers.base import ABSENT, UnreadableError, UnwritableError


def test_the_columns_are_found_by_their_names():
    document = read(csv_, "id,en,ru\n7,Forest,Лес\n")
    assert [(s.id, s.source.value, s.target.value) for s in document.segments] == [("7", "Forest", "Лес")]


def test_several_pairs_of_columns_are_told_apart():
    document = read(csv_, "key,name,name_ru,text_en,text_ru\nk1,Oak,Дуб,It taps.,Оно поворачивается.\n")
    assert [s.id for s in document.segments] == ["k1.name_ru", "k1.text_ru"]
    assert sources(document) == ["Oak", "It taps."]


@pytest.mark.parametrize("delimiter", [",", ";", "\t", "|"])
def test_the_delimiter_is_found(delimiter: str):
    document = read(csv_, delimiter.join(["source", "target"]) + "\n" + delimiter.join(["a. b", "в. г"]))
    assert targets(document) == ["в. г"]


def test_a_delimiter_may_be_given():
    assert targets(read(csv_, "en^ru\nForest, dark^Лес, тёмный", delimiter="^")) == ["Лес, тёмный"]


def test_a_named_delimiter_column_wins_over_the_more_frequent_one():
    assert targets(read(csv_, "id;source, as printed, by us;target\n1;a, b, c;г, д\n")) == ["г, д"]


def test_line_breaks_and_doubled_quotes_stay_inside_their_field():
    document = read(csv_, 'id,en,ru\r\n1,"One.\r\nTwo.","Раз.\r\nДва."\r\n2,"""Go"".","""Иди"", скажи."\r\n')
    assert targets(document) == ["Раз.\nДва.", '"Иди", скажи.']
    assert place(document, "Два") == (4, 1)
    assert place(document, "скажи", 1) == (5, 23)


def test_quotes_inside_a_bare_field_are_plain_characters():
    assert targets(read(csv_, 'ru,n\nвид "сокол",2\n')) == ['вид "сокол"']
    assert targets(read(tsv, 'ru\tn\n"Сокол" летит\t2\n"одна кавычка\t3\n"Всё ""здесь"""\t4\n')) == [
        '"Сокол" летит',
        '"одна кавычка',
        'Всё "здесь"',
    ]


def test_spaces_around_bare_fields_are_layout():
    document = read(csv_, "en, ru\nForest , Лес \n")
    assert (sources(document), targets(document)) == (["Forest"], ["Лес"])
    assert place(document, "Лес") == (2, 10)


def test_blank_rows_count_for_nothing_and_short_rows_lack_their_translation():
    document = read(csv_, "\n en,ru\n\n,\nForest\nPlains,\n")
    assert (sources(document), targets(document)) == (["Forest", "Plains"], ["", ""])
    assert [s.target.quoting == ABSENT for s in document.segments] == [True, False]
    assert [document.position(s.target.pieces[0].raw_start) for s in document.segments] == [(5, 7), (6, 8)]


def test_a_mark_before_the_header_is_no_part_of_a_name():
    assert targets(read(csv_, "\ufeffru,en\nЛес,Forest")) == ["Лес"]


def test_an_empty_file_is_fine():
    assert read(csv_, "").segments == ()


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("\nname,count\nЛес,2\n", 2, "the columns are: name, count.*--target-field"),
        ('en,ru\nForest,"Лес\nи поле\n', 2, "quote that is never closed"),
        ("en,ru\nForest,Лес, дремучий\n", 2, "3 columns where the header has 2"),
    ],
)
def test_a_table_that_cannot_be_understood_is_refused_in_plain_words(text: str, line: int, words: str):
    with pytest.raises(UnreadableError, match=words) as caught:
        read(csv_, text)
    assert caught.value.line == line


def test_a_named_column_that_is_not_there_is_refused():
    with pytest.raises(UnreadableError, match="no field 'rus'; there are: en, ru"):
        read(csv_, "en,ru\nа,б\n", target_field="rus")


def test_empty_columns_too_many_do_no_harm():
    assert targets(read(csv_, "en,ru\nForest,Лес,,\n")) == ["Лес"]


def test_a_bare_field_gets_quotes_where_it_needs_them():
    document = read(csv_, "en;ru\nForest;Лес\n")
    target = document.segments[0].target
    assert replaced(csv_, document, target, Span(3, 3), ", поле") == "en;ru\nForest;Лес, поле\n".encode()
    with pytest.raises(UnwritableError):
        csv_.write("Лес; поле", target.quoting)
    assert csv_.requote('Лес; "поле"', target.quoting) == '"Лес; ""поле"""'


CELLS = st.text(st.sampled_from("лесab \"\n,;\t|'"), max_size=6)


def written(rows: list[list[str]], delimiter: str, quoting: int, ending: str) -> str:
    out = io.StringIO()
    csv.writer(out, delimiter=delimiter, quoting=quoting, lineterminator=ending).writerows([["en", "ru", "z"], *rows])
    return out.getvalue()


TABLES = st.builds(
    written,
    st.lists(st.lists(CELLS, min_size=3, max_size=3), min_size=1, max_size=4),
    st.sampled_from(",;|"),
    st.sampled_from([csv.QUOTE_MINIMAL, csv.QUOTE_ALL]),
    st.sampled_from(["\n", "\r\n"]),
)


def oracle(text: str) -> list[list[str]]:
    rows = list(csv.reader(io.StringIO(text, newline=""), delimiter=text[text.index("en") + 2 :].strip('"')[0]))
    return [row for row in rows[1:] if row and any(row[:2])]


@given(TABLES)
def test_tables_are_read_as_the_csv_module_reads_them(text: str):
    document = read(csv_, text)
    assert [value.strip(" ") for value in targets(document)] == [
        row[1].strip(" ") for row in oracle(text) if row[0].strip() or row[1].strip()
    ]


@given(TABLES, CELLS, st.data())
def test_an_edit_is_read_back_and_nothing_else_changes(text: str, new: str, data: st.DataObject):
    document = read(csv_, text)
    if not document.segments:
        return
    index = data.draw(st.integers(0, len(document.segments) - 1))
    target = document.segments[index].target
    start, end = sorted(data.draw(st.tuples(*[st.integers(0, len(target.value))] * 2)))
    value = target.value[:start] + new + target.value[end:]
    try:
        edited = replaced(csv_, document, target, Span(start, end), new)
    except UnwritableError:
        if target.quoting.startswith("csv-padded"):
            return
        edited = replaced_whole(
            document, target.raw_span(Span(0, len(target.value))), csv_.requote(value, target.quoting)
        )
    wanted = targets(document)
    wanted[index] = value
    assert [v.strip(" ") for v in targets(read(csv_, edited)) if v.strip()] == [
        v.strip(" ") for v in wanted if v.strip()
    ]


def replaced_whole(document: Document, raw: Span, new: str) -> bytes:
    return (document.raw[: raw.start] + new + document.raw[raw.end :]).encode()


def test_a_quoted_field_with_text_behind_its_quotes_is_read_but_not_written():
    target = read(csv_, 'ru\n"Лес" тёмный\n').segments[0].target
    assert target.value == "Лес тёмный"
    with pytest.raises(UnwritableError):
        csv_.write("а", target.quoting)


def test_a_first_line_of_a_spreadsheet_tells_the_delimiter():
    document = read(csv_, "sep=;\r\nen;ru\r\nSalt, dry;Соль, сухая\r\n")
    assert targets(document) == ["Соль, сухая"]
    assert place(document, "Соль") == (3, 11)
