"""A fix changes what it is for and not one byte else, in every format; what cannot be changed so is left alone."""

from __future__ import annotations

import codecs
import io
import json
from types import ModuleType

import openpyxl
import polib
import pytest
import yaml
from hypothesis import assume, given
from hypothesis import strategies as st
from openpyxl.cell.rich_text import CellRichText, TextBlock
from openpyxl.cell.text import InlineFont

from fix.fixing import fix
from ruling_lint.readers import csv_, json_, jsonl, po, properties, text, tsv, xliff, xlsx, yaml_


def after(module: ModuleType, data: str, replacements: dict[str, str]) -> str:
    return fix(module, data, replacements).data.decode()


@pytest.mark.parametrize(
    ("module", "before", "wanted"),
    [
        (text, "Один  раз\r\n\r\nДва\r\n", "Один раз\r\n\r\nДва\r\n"),
        (po, 'msgid "a"\nmsgstr ""\n"Один  раз "\n"и два"', 'msgid "a"\nmsgstr ""\n"Один раз "\n"и два"'),
        (json_, '{ "a" : "\\u041eдин  раз" , "b": 1.50 }', '{ "a" : "\\u041eдин раз" , "b": 1.50 }'),
        (jsonl, '{"ru":"Один  раз"}\n\n{"ru": "Два"}', '{"ru":"Один раз"}\n\n{"ru": "Два"}'),
        (csv_, 'ru,en\n "x", y\n"Один  ""раз""",z\n', 'ru,en\n "x", y\n"Один ""раз""",z\n'),
        (tsv, "ru\ten\r\nОдин  раз\tz\r\n", "ru\ten\r\nОдин раз\tz\r\n"),
        (yaml_, "# да\na:   Один  раз # нет\nb: {c: x}\n", "# да\na:   Один раз # нет\nb: {c: x}\n"),
        (properties, "! да\na = Один \\\n   \\ раз\n", "! да\na = Один \\\n   раз\n"),
    ],
)
def test_only_the_place_of_the_fault_changes(module: ModuleType, before: str, wanted: str):
    assert after(module, before, {"  ": " "}) == wanted


@pytest.mark.parametrize("codec", ["utf-8", "utf-16-le", "utf-16-be"])
def test_the_mark_and_the_encoding_stay(codec: str):
    before = "\ufeffОдин  раз\r\n".encode(codec)
    assert fix(text, before, {"  ": " "}).data == "\ufeffОдин раз\r\n".encode(codec)


def test_a_character_that_the_encoding_lacks_is_refused():
    data = "Лес - поле".encode("cp1251")
    result = fix(text, data, {" - ": " → "}, encoding="cp1251")
    assert result.data == data
    assert [refused.error.message for refused in result.refused] == ["cp1251 has no character '→'"]
    assert fix(text, data, {" - ": " — "}, encoding="cp1251").data == "Лес — поле".encode("cp1251")


def test_each_format_writes_in_its_own_way():
    replacements = {"X": r'"я"\\'}
    assert after(po, 'msgid "a"\nmsgstr "X"\n', replacements) == 'msgid "a"\nmsgstr "\\"я\\"\\\\"\n'
    assert after(json_, '["X б"]', replacements) == '["\\"я\\"\\\\ б"]'
    assert after(csv_, 'ru\n"X"\n', replacements) == 'ru\n"""я""\\"\n'
    assert after(yaml_, "a: \"X б\"\nb: 'X б'", replacements) == 'a: "\\"я\\"\\\\ б"\nb: \'"я"\\ б\''


def test_a_field_or_scalar_gets_quotes_where_the_new_text_needs_them():
    assert after(csv_, "en,ru\na,лес поле\n", {"лес(?!,)": "лес,"}) == 'en,ru\na,"лес, поле"\n'
    assert after(yaml_, "a: лес поле # да\n", {"лес(?!:)": "лес:"}) == 'a: "лес: поле" # да\n'
    assert after(yaml_, "[лес поле]\n", {"лес(?!,)": "лес,"}) == '["лес, поле"]\n'


def test_a_replacement_across_the_lines_of_a_string_keeps_the_lines():
    before = 'msgid "a"\nmsgstr ""\n"Новая "\n"строка"\n'
    assert after(po, before, {"Новая строка": "Одна книга"}) == 'msgid "a"\nmsgstr ""\n"Одна книг"\n"а"\n'


def test_what_is_equal_at_both_ends_is_not_touched():
    before = 'msgid "a"\nmsgstr ""\n"Первая "\n"вторая "\n"третья"\n'
    wanted = 'msgid "a"\nmsgstr ""\n"Первая "\n"иная "\n"третья"\n'
    assert after(po, before, {".+": "Первая иная третья"}) == wanted


def test_folded_lines_stay_folded():
    assert after(yaml_, "a: >\n  лес  и\n  поле\n", {"  ": " "}) == "a: >\n  лес и\n  поле\n"
    assert after(yaml_, "a: лес\n   поле  гора\n", {"  ": " "}) == "a: лес\n   поле гора\n"


def test_literal_blocks_take_new_lines_with_their_indent():
    assert after(yaml_, "a:\n  b: |\n    лес; поле\n", {"; ": "\n"}) == "a:\n  b: |\n    лес\n    поле\n"
    assert after(yaml_, "a: |\r\n  лес; поле\r\n", {"; ": "\n"}) == "a: |\r\n  лес\r\n  поле\r\n"
    assert after(yaml_, "a: |\n  лес\n  поле\n", {"лес\n": "лес "}) == "a: |\n  лес поле\n"


def test_tags_inside_a_replaced_text_stay_where_they_are():
    unit = '<xliff version="1.2"><file><body><trans-unit id="1"><target>{}</target></trans-unit></body></file></xliff>'
    before, wanted = (
        unit.format('Два <g id="1">леса</g> & &amp;'.replace(" & ", " ")),
        unit.format('Три <g id="1">поля</g> &amp;'),
    )
    result = fix(xliff, before, {"Два (<[^>]*>)леса(</g>)": r"Три \1поля\2"})
    assert result.data.decode() == wanted
    lost = fix(xliff, before, {"Два <[^>]*>леса</g>": "Три поля"})
    assert lost.data.decode() == before
    assert [refused.error.localized("ru") for refused in lost.refused] == ["исправление изменило бы разметку"]


@pytest.mark.parametrize(
    ("module", "before", "replacements"),
    [
        (text, "Лес и поле\n", {" и ": "\n\n"}),
        (text, "Лес\n\n\nПоле\n", {"Лес": ""}),
        (yaml_, "a: лес\n", {"лес": "yes"}),
        (yaml_, "a: лес\n", {"лес": "- лес"}),
        (yaml_, "a: |\n  лес\n  поле\n", {"лес": " лес"}),
        (yaml_, "a: >\n  лес поле\n", {" ": "\n"}),
        (csv_, 'ru\n"лес" поле\n', {"лес": "гора"}),
        (properties, "a = лес\n", {"лес": " лес"}),
    ],
)
def test_a_fix_that_would_change_more_than_its_place_is_refused(
    module: ModuleType, before: str, replacements: dict[str, str]
):
    result = fix(module, before, replacements)
    assert result.data.decode() == before
    assert len(result.refused) == 1
    assert len(result.left) == 1


def test_one_that_cannot_be_made_does_not_keep_the_others_back():
    before = "".join(f"k{n}: лес\n" if n == 5 else f"k{n}: два  слова\n" for n in range(12))
    result = fix(yaml_, before, {"  ": " ", "лес": "no"})
    assert result.data.decode() == before.replace("  ", " ")
    assert (len(result.applied), len(result.refused)) == (11, 1)


def test_places_in_several_formats_of_a_cell_are_mended_one_after_another():
    rich = CellRichText("Один  раз ", TextBlock(InlineFont(b=True), "и  два"), " и  три")
    book = openpyxl.Workbook()
    for row in (["en", "ru"], ["Once", rich]):
        book.active.append(row)
    book.save(out := io.BytesIO())
    result = fix(xlsx, out.getvalue(), {"  ": " "})
    assert (
        str(openpyxl.load_workbook(io.BytesIO(result.data), rich_text=True).active["B2"].value)
        == "Один раз и два и три"
    )
    assert (len(result.applied), result.left) == (3, ())


def test_findings_that_overlap_are_mended_one_after_another():
    result = fix(text, "Лес   и поле - гора", {"   ": " ", " и(?!л)": " или", "   и": " да", " - ": " — "})
    assert result.data.decode() == "Лес или поле — гора"
    assert result.left == ()


def test_fixes_that_undo_each_other_come_to_an_end():
    result = fix(text, "лес", {"лес": "бор", "бор": "лес"})
    assert result.data.decode() == "лес"


def test_fixes_that_never_rest_come_to_an_end():
    assert len(fix(text, "лес", {"$": "!"}).data.decode()) < 20


def test_a_replacement_by_itself_is_no_change():
    result = fix(text, "лес", {"лес": "лес"})
    assert (result.applied, result.refused, result.data) == ((), (), "лес".encode())


def test_fuzzy_and_obsolete_entries_and_their_comments_survive():
    before = '#, fuzzy\n#~| msgid "w"\n#~ msgid "o"\n#~ msgstr "с  п"\n\n# к\n#| msgid "x"\nmsgid "a"\nmsgstr "с  п"\n'
    wanted = before[: before.rindex("с  п")] + 'с п"\n'
    result = fix(po, before, {"  ": " "})
    assert result.data.decode() in (wanted, before.replace("с  п", "с п"))


def test_bytes_that_do_not_come_back_from_their_encoding_are_left_alone():
    data = codecs.encode("Лес  поле ~", "utf-7") + b"+ACE-"
    assert fix(text, data, {"  ": " "}, encoding="utf-7").data == data


WORDS = st.lists(
    st.sampled_from(["лес", '"', "\\", ",", "#", ":", " ", "  ", "\n", "'", "а", "[", "%", "\t"]), max_size=8
)
TEXTS = st.lists(WORDS.map("".join), min_size=1, max_size=4)
REPLACEMENTS = st.dictionaries(
    st.sampled_from(["  +", "лес", '"', "а.", "(?s).а"]),
    st.sampled_from(["", " ", "«", "п, р", "п: р", '"', "\n"]),
    min_size=1,
)


def as_yaml(texts: list[str], style: str | None) -> str:
    return yaml.safe_dump(texts, default_style=style, width=10, allow_unicode=True)


FORMATS = {
    "json": (json_, lambda texts: json.dumps(texts), lambda data: json.loads(data)),
    "yaml": (yaml_, lambda texts: as_yaml(texts, None), lambda data: yaml.safe_load(data)),
    "yaml, double": (yaml_, lambda texts: as_yaml(texts, '"'), lambda data: yaml.safe_load(data)),
    "yaml, folded": (yaml_, lambda texts: as_yaml(texts, ">"), lambda data: yaml.safe_load(data)),
    "yaml, literal": (yaml_, lambda texts: as_yaml(texts, "|"), lambda data: yaml.safe_load(data)),
    "po": (
        po,
        lambda texts: "".join(str(polib.POEntry(msgid=f"m{n}", msgstr=text)) + "\n" for n, text in enumerate(texts)),
        lambda data: [entry.msgstr for entry in polib.pofile(data)],
    ),
}


@pytest.mark.parametrize("name", FORMATS)
@given(TEXTS, REPLACEMENTS)
def test_another_parser_reads_what_the_fixes_meant(name: str, texts: list[str], replacements: dict[str, str]):
    module, dump, load = FORMATS[name]
    before = dump(texts)
    assume(load(before) == texts)
    result = fix(module, before, replacements, everything=True)
    assert load(result.data.decode()) == [segment.target.value for segment in result.document.segments]
    assert result.data == result.document.raw.encode()
    assert not result.applied or result.data.decode() != before
