"""Java properties: keys, separators, joined lines and escapes as Java reads them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from readers.roundtrip import cut, place, read, replaced, targets
from ruling_lint.model import Document, Span
from ruling_lint.readers import properties
from ruling_lint.readers.base import Options, UnreadableError


def pairs(document: Document) -> list[tuple[str | None, str]]:
    return [(segment.id, segment.target.value) for segment in document.segments]


@pytest.mark.parametrize("line", ["a.b=Лес", "a.b = Лес", "a.b:Лес", "a.b Лес", "  a.b\t=\tЛес", "a.b  :  Лес"])
def test_key_and_value_may_be_parted_in_several_ways(line: str):
    document = read(properties, f"\n{line}\n")
    assert pairs(document) == [("a.b", "Лес")]
    assert cut(document, "Лес") == "Лес"


def test_further_separators_belong_to_the_value_and_escaped_ones_to_the_key():
    assert pairs(read(properties, "a = = б\nв\\ г\\:д: е\n")) == [("a", "= б"), ("в г:д", "е")]


def test_a_line_that_ends_in_a_backslash_goes_on_without_its_indent():
    document = read(properties, "a = Взять \\\n    карту\\\r\n\tи ещё\\\\\nb = Лес\n")
    assert pairs(document) == [("a", "Взять картуи ещё\\"), ("b", "Лес")]
    assert place(document, "карту") == (2, 5)


def test_escapes_are_one_character():
    document = read(properties, r"a = \u041b\u0435\u0441\t\n\ud83c\udccf \: \я конец")
    assert targets(document) == ["Лес\t\n🃏 : я конец"]
    assert place(document, "конец") == (1, 46)


def test_comments_belong_to_the_key_below_them():
    document = read(properties, "# о лесе\n! и ещё\na = Лес\nb = x\n# в конце\n")
    assert [(comment.text, comment.segment) for comment in document.comments] == [
        ("о лесе", 0),
        ("и ещё", 0),
        ("в конце", None),
    ]


def test_the_name_of_the_file_says_that_all_of_it_is_russian():
    text = "a = Save all\nb = Лес\nc =\n"
    assert targets(read(properties, text)) == ["Лес"]
    document = properties.read("messages_ru.properties", text.encode(), Options())
    assert targets(document) == ["Save all", "Лес"]


def test_keys_that_look_like_pairs_are_keys():
    assert pairs(read(properties, "source = Откуда\ntarget = Куда\n")) == [("source", "Откуда"), ("target", "Куда")]


def test_an_encoding_may_be_declared_and_new_letters_are_then_escaped():
    data = "a = Лес\n".encode("cp1251")
    document = read(properties, data, encoding="cp1251")
    assert targets(document) == ["Лес"]
    assert replaced(properties, document, document.segments[0].target, Span(3, 3), " 🃏") == (
        "a = Лес \\ud83c\\udccf\n".encode("cp1251")
    )


def test_a_broken_escape_is_refused_with_its_line():
    with pytest.raises(UnreadableError, match="hexadecimal") as caught:
        read(properties, "a = Лес\nb = \\u12 да\n")
    assert caught.value.line == 2


def test_odd_files_are_fine():
    assert pairs(read(properties, "")) == []
    assert pairs(read(properties, "a = Лес\\")) == [("a", "Лес")]
    assert targets(read(properties, "a = \\ud83c Лес")) == ["\ufffd Лес"]


TEXTS = st.text(st.sampled_from("лесab \\\n\t=:#!🃏«u"), max_size=8)


@given(st.lists(TEXTS.filter(lambda text: text and not text.startswith((" ", "\t"))), max_size=4), st.booleans())
def test_what_is_written_is_read(values: list[str], ascii_only: bool):
    quoting = "properties-ascii" if ascii_only else "properties"
    text = "".join(f"k{i} = {properties.write(value, quoting)}\n" for i, value in enumerate(values))
    document = read(properties, text, everything=True)
    assert targets(document) == values
    for segment in document.segments:
        for index, char in enumerate(segment.target.value):
            start, end = segment.target.raw_span(Span(index, index + 1))
            assert document.raw[start:end] == properties.write(char, quoting)
