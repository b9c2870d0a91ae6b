"""XLIFF, TMX and Qt files made at random: places, texts and edits, compared with lxml."""

from __future__ import annotations

from types import ModuleType
from typing import NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st
from lxml import etree

from readers.roundtrip import editable, read, replaced, targets, words_and_codes
from ruling_lint.model import Document, Text
from ruling_lint.readers import qt_ts, tmx, xliff
from ruling_lint.readers.base import UnwritableError
from ruling_lint.readers.decoding import encode
from ruling_lint.readers.xmltext import TEXT

LETTERS = "аяёЯaZ0 .,—«»\"'<>/;]🃏\u00a0\t"


class Format(NamedTuple):
    module: ModuleType
    frame: str
    unit: str
    target: str
    inline: tuple[str, ...]
    letters: str = LETTERS + "&"


XLIFF = Format(
    xliff,
    '<xliff version="1.2" xmlns="urn:x"><!-- сверху --><file><body xml:space="preserve">{}</body></file></xliff>',
    '<trans-unit id="1"><source>a</source>\n<target>{}</target></trans-unit>',
    "{urn:x}target",
    ('<g id="1">{}</g>', '<x id="2"/>', "<ph id='3'>&lt;b&gt;</ph>", "<?pi > ?>"),
)
TMX = Format(
    tmx,
    "<!DOCTYPE tmx [<!ENTITY e 'x'>]><tmx><header/><body>{}</body></tmx>",
    '<tu><tuv xml:lang="ru" xml:space="preserve"><seg>{}</seg></tuv></tu>',
    "seg",
    ("<hi>{}</hi>", '<bpt i="1">\\b</bpt>', "<it/>"),
)
QT = Format(
    qt_ts,
    "<!DOCTYPE TS><TS><context><name>К</name>{}</context></TS>",
    "<message><source>a</source><translation>{}</translation></message>",
    "translation",
    ('<byte value="x1b"/>',),
    LETTERS,  # an ampersand before a letter would be the mark of an accelerator key
)


def literal(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace("]]>", "]]&gt;")


def characters(text: str) -> st.SearchStrategy[str]:
    forms = [literal(text), "".join(f"&#{ord(c)};" for c in text), "".join(f"&#x{ord(c):X};" for c in text)]
    if "]" not in text:
        forms.append(f"<![CDATA[{text}]]>")
    return st.sampled_from(forms)


def content(kind: Format) -> st.SearchStrategy[str]:
    words = st.text(kind.letters, min_size=1, max_size=6).flatmap(characters)
    leaves = words | st.sampled_from(
        ["\n", "\r\n", "<!-- между -->", *(code for code in kind.inline if "{}" not in code)]
    )
    paired = [code for code in kind.inline if "{}" in code]

    def nested(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
        joined = st.lists(inner, max_size=4).map("".join)
        return st.builds(lambda code, text: code.format(text), st.sampled_from(paired), joined) if paired else joined

    return st.lists(st.recursive(leaves, nested, max_leaves=6), max_size=5).map("".join)


@st.composite
def files(draw: st.DrawFn) -> tuple[Format, bytes]:
    kind = draw(st.sampled_from([XLIFF, TMX, QT]))
    units = draw(st.lists(content(kind).map(kind.unit.format), min_size=1, max_size=3))
    encoding, declared = draw(
        st.sampled_from([("utf-8", ""), ("utf-8-sig", ""), ("utf-16", "UTF-16"), ("utf-8", "utf-8")])
    )
    declaration = f'<?xml version="1.0" encoding="{declared}"?>\r\n' if declared else ""
    return kind, (declaration + kind.frame.format("\n".join(units))).encode(encoding)


def undressed(document: Document, text: Text) -> str:
    """Return a text without its codes."""
    return "".join(text.value[span.start : span.end] for span, is_code in words_and_codes(text) if not is_code)


def expected(kind: Format, data: bytes) -> list[str]:
    """Return what lxml finds outside the whole codes."""
    root = etree.fromstring(
        data, etree.XMLParser(resolve_entities=False, strip_cdata=False, remove_comments=True, remove_pis=True)
    )
    elements = list(root.iter(kind.target))
    for element in elements:
        whole = {code.split()[0].strip("</>") for code in kind.inline if "{}" not in code}
        etree.strip_elements(element, *(name for tag in whole for name in (tag, f"{{urn:x}}{tag}")), with_tail=False)
    return ["".join(element.itertext()) for element in elements]


def decoded(raw: str) -> str:
    return "".join(etree.fromstring(f"<a>{raw}</a>".encode()).itertext())


@given(files())
def test_texts_are_what_an_xml_parser_finds(made: tuple[Format, bytes]):
    kind, data = made
    document = read(kind.module, data)
    assert [undressed(document, segment.target) for segment in document.segments] == expected(kind, data)


@given(files())
def test_each_character_and_each_code_is_cut_from_its_place(made: tuple[Format, bytes]):
    kind, data = made
    document = read(kind.module, data)
    for segment in document.segments:
        for span, is_code in words_and_codes(segment.target):
            raw = segment.target.raw_span(span)
            there = document.raw[raw.start : raw.end]
            here = segment.target.value[span.start : span.end]
            assert here == there if is_code or there in ("&", "<") else here == decoded(there)


@given(files())
def test_a_file_written_unchanged_is_the_same_bytes(made: tuple[Format, bytes]):
    kind, data = made
    document = read(kind.module, data)
    assert encode(document.raw, document.encoding, document.bom) == data


@settings(max_examples=200)
@given(files(), st.data())
def test_an_edit_is_read_back_and_changes_nothing_else(made: tuple[Format, bytes], data: st.DataObject):
    kind, content = made
    document = read(kind.module, content)
    index = data.draw(st.integers(0, len(document.segments) - 1))
    text = document.segments[index].target
    span = data.draw(editable(text))
    new = data.draw(st.text(kind.letters + "\n\r", max_size=5))
    try:
        edited = read(kind.module, replaced(kind.module, document, text, span, new))
    except UnwritableError:
        assert text.quoting != TEXT
        return
    wanted = targets(document)
    wanted[index] = text.value[: span.start] + new + text.value[span.end :]
    assert targets(edited) == wanted
