from __future__ import annotations

import pytest

from readers.roundtrip import codes, cut, place, read, replaced, sources, targets
from ruling_lint.model import Document, Span, State
from ruling_lint.readers import xliff
from ruling_lint.readers.base import UnreadableError, UnwritableError


def one(units: str, languages: str = 'source-language="en" target-language="ru"') -> Document:
    """Read units of XLIFF 1.2."""
    return read(
        xliff,
        f'<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file {languages}><body>\n{units}\n</body></file></xliff>',
    )


def two(units: str, attributes: str = 'srcLang="en" trgLang="ru"') -> Document:
    """Read units of XLIFF 2.0."""
    return read(
        xliff,
        f'<xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0" {attributes}><file id="f">\n{units}\n</file></xliff>',
    )


def test_a_unit_is_a_source_a_target_and_an_id():
    document = one('<trans-unit id="7"><source>Shuffle.</source><target>Перемешайте.</target></trans-unit>')
    assert (sources(document), targets(document), document.segments[0].id) == (["Shuffle."], ["Перемешайте."], "7")


def test_a_reference_is_one_character_in_a_wider_place():
    document = one("<trans-unit id='1'><source>Q &amp; A</source>\n<target>Вопросы &#38; ответы</target></trans-unit>")
    assert targets(document) == ["Вопросы & ответы"]
    assert cut(document, "&") == "&#38;"
    assert place(document, "ответы") == (3, 23)


def test_paired_elements_are_codes_around_text():
    document = one(
        '<trans-unit id="1"><source>a</source><target>Возьмите <g id="1">две <mrk mtype="x">карты</mrk></g>.</target></trans-unit>'
    )
    target = document.segments[0].target
    assert target.value == 'Возьмите <g id="1">две <mrk mtype="x">карты</mrk></g>.'
    assert codes(target) == ['<g id="1">', '<mrk mtype="x">', "</mrk>", "</g>"]


@pytest.mark.parametrize(
    "code",
    [
        '<x id="1"/>',
        '<bx id="1"/>',
        '<ph id="1">{0}</ph>',
        '<bpt id="1">&lt;i&gt;</bpt>',
        '<it id="1" pos="open">&lt;br&gt;</it>',
        '<mrk mtype="protected">Magic</mrk>',
    ],
)
def test_native_code_is_one_code(code: str):
    target = (
        one(f"<trans-unit id='1'><source>a</source><target>Ход {code} окончен</target></trans-unit>").segments[0].target
    )
    assert (target.value, codes(target)) == (f"Ход {code} окончен", [code])


def test_text_inside_native_code_is_text():
    target = (
        one(
            '<trans-unit id="1"><source>a</source><target><ph id="1">&lt;img alt="<sub>Гора</sub>"&gt;</ph></target></trans-unit>'
        )
        .segments[0]
        .target
    )
    assert codes(target) == ['<ph id="1">&lt;img alt="<sub>', '</sub>"&gt;</ph>']


def test_markers_of_sentences_are_no_part_of_the_text():
    document = one(
        "<trans-unit id='1'><source>One. Two.</source><seg-source><mrk mtype='seg' mid='1'>One.</mrk> <mrk mtype='seg' mid='2'>Two.</mrk></seg-source>"
        "<target><mrk mtype='seg' mid='1'>Раз.</mrk> <mrk mtype='seg' mid='2'>Два.</mrk></target></trans-unit>"
    )
    assert targets(document) == ["Раз. Два."]
    assert codes(document.segments[0].target) == []


def test_a_missing_target_is_an_empty_text_after_the_source():
    document = one("<trans-unit id='1'><source>Draw.</source><note/></trans-unit>")
    target = document.segments[0].target
    assert target.value == ""
    assert document.raw[: target.raw_span(Span(0, 0)).start].endswith("</source>")


@pytest.mark.parametrize("empty", ["", "<target/>"])
def test_text_is_not_written_where_there_is_no_element(empty: str):
    document = one(f"<trans-unit id='1'><source>Draw.</source>{empty}</trans-unit>")
    with pytest.raises(UnwritableError):
        replaced(xliff, document, document.segments[0].target, Span(0, 0), "Возьмите карту.")


def test_an_empty_target_can_be_filled():
    document = one("<trans-unit id='1'><source>Draw.</source><target>\n  </target></trans-unit>")
    assert targets(document) == [""]
    filled = replaced(xliff, document, document.segments[0].target, Span(0, 0), "Возьмите карту.")
    assert targets(read(xliff, filled)) == ["Возьмите карту."]


def test_other_translations_of_a_unit_are_left_alone():
    document = one(
        "<trans-unit id='1'><source>a</source><target>один</target><alt-trans><source>b</source><target>два</target></alt-trans></trans-unit>"
    )
    assert targets(document) == ["один"]


def test_a_unit_may_stand_in_groups():
    document = one(
        "<group><group><trans-unit id='1'><source>a</source><target>да</target></trans-unit></group></group>"
    )
    assert targets(document) == ["да"]


@pytest.mark.parametrize(
    ("group", "unit", "state"),
    [
        ("no", "", State.UNTRANSLATABLE),
        ("no", 'translate="yes"', State.CHECKED),
        ("yes", 'translate="no"', State.UNTRANSLATABLE),
        ("yes", "", State.CHECKED),
    ],
)
def test_what_is_not_to_be_translated_is_not_checked(group: str, unit: str, state: State):
    document = one(
        f"<group translate='{group}'><trans-unit id='1' {unit}><source>a</source><target>a</target></trans-unit></group>"
    )
    assert document.segments[0].state is state


@pytest.mark.parametrize(
    ("languages", "state"),
    [
        ("target-language='ru-RU'", State.CHECKED),
        ("", State.CHECKED),
        ("target-language='de'", State.UNTRANSLATABLE),
        ("target-language='rus'", State.UNTRANSLATABLE),
    ],
)
def test_a_file_in_another_language_is_not_checked(languages: str, state: State):
    document = one("<trans-unit id='1'><source>a</source><target>b</target></trans-unit>", languages)
    assert document.segments[0].state is state


def test_notes_and_comments_belong_to_their_unit():
    document = one(
        "<!-- сверху --><trans-unit id='1'><source>a</source><target>раз</target></trans-unit>"
        "<trans-unit id='2'><source>b</source><target>два</target><note>о двух</note><!-- и ещё --></trans-unit>"
    )
    assert [(comment.text, comment.segment) for comment in document.comments] == [
        ("сверху", None),
        ("о двух", 1),
        ("и ещё", 1),
    ]


def test_line_breaks_of_the_layout_are_one_character_and_end_no_text():
    document = one(
        "<trans-unit id='1'><source>a</source><target>\r\n    Откройте\r\n    руку\r\n  </target></trans-unit>"
    )
    assert targets(document) == ["Откройте\nруку"]
    assert cut(document, "\n") == "\r\n    "
    assert place(document, "руку") == (4, 5)


@pytest.mark.parametrize("where", ["trans-unit", "target"])
def test_white_space_can_be_kept(where: str):
    text = "<trans-unit id='1'><source>a</source><target>\n  да\n  нет </target></trans-unit>".replace(
        f"<{where}", f"<{where} xml:space='preserve'"
    )
    assert targets(one(text)) == ["\n  да\n  нет "]


def test_a_section_is_literal_and_stays_one_when_it_is_written():
    document = one("<trans-unit id='1'><source>a</source><target><![CDATA[Стек & <b>рука</b>]]></target></trans-unit>")
    assert targets(document) == ["Стек & <b>рука</b>"]
    fixed = replaced(xliff, document, document.segments[0].target, Span(5, 6), "<и>")
    assert "<![CDATA[Стек <и> <b>рука</b>]]>".encode() in fixed


def test_prefixes_do_not_matter_but_namespaces_do():
    document = read(
        xliff,
        '<x:xliff xmlns:x="urn:oasis:names:tc:xliff:document:1.2" xmlns="urn:other" version="1.2"><x:file><x:body><x:trans-unit id="1">'
        "<x:source>a</x:source><target>чужое</target><x:target>своё</x:target></x:trans-unit></x:body></x:file></x:xliff>",
    )
    assert targets(document) == ["своё"]


def test_each_segment_of_a_unit_of_version_2_has_its_own_id():
    document = two(
        '<unit id="u"><segment><source>a</source><target>раз</target></segment><ignorable><source> </source></ignorable>'
        '<segment><source>b</source></segment></unit><unit id="v"><segment><source>c</source><target>три</target></segment></unit>'
    )
    assert [(segment.id, segment.target.value) for segment in document.segments] == [
        ("u#1", "раз"),
        ("u#2", ""),
        ("v", "три"),
    ]


@pytest.mark.parametrize(
    "code",
    [
        '<ph id="1"/>',
        '<sc id="1"/>',
        '<ec startRef="1"/>',
        '<cp hex="0007"/>',
        '<mrk id="m" translate="no">Oracle</mrk>',
    ],
)
def test_native_code_of_version_2_is_one_code(code: str):
    target = (
        two(
            f"<unit id='u'><segment><source>a</source><target>Ход {code} <pc id='2'>окончен</pc></target></segment></unit>"
        )
        .segments[0]
        .target
    )
    assert codes(target) == [code, "<pc id='2'>", "</pc>"]


def test_whether_to_translate_is_inherited_in_version_2():
    unit = "<segment><source>a</source><target>a</target></segment></unit>"
    document = two(f"<group id='g' translate='no'><unit id='1'>{unit}<unit id='2' translate='yes'>{unit}</group>")
    assert [segment.state for segment in document.segments] == [State.UNTRANSLATABLE, State.CHECKED]


def test_suggested_matches_of_version_2_are_left_alone():
    document = two(
        "<unit id='u'><mtc:matches xmlns:mtc='urn:oasis:names:tc:xliff:matches:2.0'><mtc:match ref='#1'><source>a</source><target>чужое</target></mtc:match>"
        "</mtc:matches><segment><source>a</source><target>своё</target></segment></unit>"
    )
    assert targets(document) == ["своё"]


def test_a_note_of_version_2_belongs_to_all_segments_of_its_unit():
    document = two(
        "<notes><note>о файле</note></notes><unit id='u'><notes><note>о блоке</note></notes>"
        + "<segment><source>a</source></segment>" * 2
        + "</unit>"
    )
    assert [(comment.text, comment.segment, comment.covers) for comment in document.comments] == [
        ("о файле", None, 1),
        ("о блоке", 0, 2),
    ]


@pytest.mark.parametrize("text", ["<tmx/>", "<!-- без версии -->\n<xliff/>", '<xliff version="3.0"/>'])
def test_another_file_than_xliff_is_refused(text: str):
    with pytest.raises(UnreadableError) as caught:
        read(xliff, text)
    assert caught.value.line == text.count("\n") + 1
