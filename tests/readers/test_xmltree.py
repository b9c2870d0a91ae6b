from __future__ import annotations

import codecs

import pytest

from ruling_lint.model import Span
from ruling_lint.readers.base import ABSENT, Options, UnreadableError, UnwritableError
from ruling_lint.readers.xmltext import CDATA, MIXED, TEXT, write
from ruling_lint.readers.xmltree import Tree, parse


def tree(text: str | bytes) -> Tree:
    return parse(text.encode() if isinstance(text, str) else text, Options())


def cut(found: Tree, span: Span) -> str:
    return found.raw[span.start : span.end]


def test_an_element_knows_its_tags_and_its_inside():
    found = tree('<a><b id="1">слово</b></a>')
    element = found.root.first("b")
    assert element is not None
    assert (cut(found, element.tag), cut(found, element.inner), cut(found, element.end_tag)) == (
        '<b id="1">',
        "слово",
        "</b>",
    )


def test_an_element_that_closes_itself_has_no_inside():
    element = tree('<a><b id="1"/></a>').root.first("b")
    assert element is not None
    assert element.closes_itself
    assert element.inner == Span(14, 14)


def test_a_greater_sign_and_a_slash_may_stand_in_an_attribute():
    element = tree("""<a x="1 > 0/" y='"'/>""").root
    assert element.attributes == {"x": "1 > 0/", "y": '"'}


def test_attributes_are_decoded():
    assert tree('<a x="&lt;&#1105;&#x451;&amp;"/>').root.attributes == {"x": "<ёё&"}


def test_names_are_told_apart_by_namespace():
    root = tree('<p:a xmlns:p="urn:one" xmlns="urn:two"><b/><p:b id="1"/></p:a>').root
    assert [child.attributes for child in root.all("b")] == [{"id": "1"}]


def test_a_string_joins_text_sections_and_references():
    found = tree("<a>Мир &amp; <b>вой</b><![CDATA[на & <c>]]><!-- нет --><?и нет?></a>")
    assert found.string(found.root) == "Мир & война & <c>"


def test_comments_are_kept_with_their_places_wherever_they_stand():
    found = tree("<!-- до --><a><!-- внутри --></a><!-- после -->")
    assert [(comment.text, cut(found, comment.raw)) for comment in found.comments] == [
        ("до", "<!-- до -->"),
        ("внутри", "<!-- внутри -->"),
        ("после", "<!-- после -->"),
    ]


def test_a_document_type_with_everything_in_it_is_passed_over():
    text = """<!DOCTYPE a SYSTEM "a.dtd" [
      <!-- ' ]> --> <?p ]> ?> <!ELEMENT a ANY> <!ENTITY mtg "<b>M&#38;</b>"> <!ATTLIST a b CDATA ']>'>
    ]><a>да</a>"""
    found = tree(text)
    assert found.string(found.root) == "да"


@pytest.mark.parametrize("encoding", ["windows-1251", "koi8-r", "utf-8"])
def test_the_declared_encoding_is_used(encoding: str):
    text = f"<?xml version='1.0' encoding='{encoding}'?><a>Ёж</a>"
    found = tree(text.encode(encoding))
    assert (found.string(found.root), found.bom) == ("Ёж", False)


@pytest.mark.parametrize(
    ("mark", "encoding"),
    [(codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be"), (b"", "utf-16-le"), (b"", "utf-16-be")],
)
def test_utf_16_is_read_with_and_without_a_mark(mark: bytes, encoding: str):
    text = '<?xml version="1.0" encoding="UTF-16"?><a>Ёж 🃏</a>'
    found = tree(mark + text.encode(encoding))
    assert (found.raw, found.encoding, found.bom) == (text, encoding, bool(mark))


def test_a_mark_is_no_part_of_the_text():
    found = tree(codecs.BOM_UTF8 + "<a>Ёж</a>".encode())
    assert (found.raw, found.bom) == ("<a>Ёж</a>", True)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("<a>\n<b>\n</a>", 3),
        ("<a>\n\n&lost;</a>", 3),
        ("<a>\nmore & more</a>", 2),
        ("<a x=1/>", 1),
        ("<a/>\n<b/>", 2),
        ("<a>\n<!-- open", 2),
    ],
)
def test_broken_xml_is_reported_with_its_line(text: str, line: int):
    with pytest.raises(UnreadableError) as caught:
        tree(text)
    assert caught.value.line == line


def test_elements_nested_without_end_are_refused():
    with pytest.raises(UnreadableError, match="deep"):
        tree("<a>" * 5000 + "</a>" * 5000)


def test_entities_that_grow_without_end_are_refused():
    levels = "".join(f'<!ENTITY e{n} "{f"&e{n - 1};" * 10}">' for n in range(1, 12))
    with pytest.raises(UnreadableError):
        tree(f'<!DOCTYPE a [<!ENTITY e0 "{"хи" * 50}">{levels}]><a>&e11;</a>')


def test_text_is_written_with_references_and_in_a_section_as_it_is():
    assert write("«<>&\r", TEXT) == "«&lt;&gt;&amp;&#13;"
    assert write("«<>&", CDATA) == "«<>&"


@pytest.mark.parametrize(
    ("text", "quoting"),
    [
        ("a]]>b", CDATA),
        ("]>", CDATA),
        ("x]", CDATA),
        (">", MIXED),
        ("&", MIXED),
        ("да", ABSENT),
        ("\0", TEXT),
        ("\ud800", TEXT),
    ],
)
def test_what_a_place_has_no_room_for_is_refused(text: str, quoting: str):
    with pytest.raises(UnwritableError):
        write(text, quoting)
