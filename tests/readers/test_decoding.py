"""Bytes become text by their mark, the options, the format's own word or UTF-8, in that order, and go back unchanged."""

import codecs

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruling_lint.readers.base import Options, UnreadableError, UnwritableError
from ruling_lint.readers.decoding import Decoded, decode, encode

TEXT = "Положите жетон\r\nна землю 🃏"


def test_utf8_needs_no_word_from_anyone():
    assert decode(TEXT.encode(), Options()) == Decoded(TEXT, "utf-8", False)


@pytest.mark.parametrize("codec", ["utf-8", "utf-16-le", "utf-16-be", "utf-32-le", "utf-32-be"])
def test_a_mark_names_the_encoding_is_no_text_and_comes_back(codec: str):
    data = "\ufeff".encode(codec) + TEXT.encode(codec)
    decoded = decode(data, Options(encoding="koi8-r"), declared="cp1251")
    assert decoded == Decoded(TEXT, codec, True)
    assert encode(*decoded) == data


def test_the_options_overrule_what_the_file_declares():
    data = "земля".encode("cp1251")
    assert decode(data, Options(encoding="windows-1251"), declared="koi8-r").raw == "земля"
    assert decode(data, Options(), declared="cp1251").raw == "земля"


def test_utf16_without_a_mark_stays_without_one():
    data = "земля".encode("utf-16-le")
    assert encode(*decode(data, Options(encoding="utf-16"))) == data


def test_a_foreign_encoding_is_named_by_byte_and_line_and_never_guessed():
    data = b"first\nsecond\n" + "Остров".encode("cp1251")
    with pytest.raises(UnreadableError) as caught:
        decode(data, Options())
    assert caught.value.line == 3
    assert caught.value.message == ("not UTF-8 (byte 0xCE at line 3): save it as UTF-8 or set encoding in the config")
    assert caught.value.localized("ru").startswith("это не UTF-8 (байт 0xCE в строке 3)")


def test_lines_are_counted_in_wide_encodings_too():
    data = codecs.BOM_UTF16_LE + "а\nб\n".encode("utf-16-le") + b"\x00\xd8x\x00"
    with pytest.raises(UnreadableError) as caught:
        decode(data, Options())
    assert caught.value.line == 3


@pytest.mark.parametrize("name", ["no-such-codec", "hex", "undefined", "idna", "punycode"])
def test_an_encoding_that_is_none_is_trouble(name: str):
    with pytest.raises(UnreadableError, match=name):
        decode(b"x", Options(encoding=name))


def test_zero_bytes_are_no_text():
    with pytest.raises(UnreadableError, match="zero byte") as caught:
        decode("Лес\nтри".encode("utf-16-be"), Options(encoding="latin-1"))
    assert caught.value.line == 1


def test_a_character_the_encoding_lacks_is_not_written():
    with pytest.raises(UnwritableError, match="→"):
        encode("карта → Card", "cp1251", False)


@given(st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0")), st.booleans())
def test_text_survives_both_ways(text: str, bom: bool):
    data = encode(text, "utf-8", bom)
    if not text.startswith("\ufeff"):
        assert decode(data, Options()) == Decoded(text, "utf-8", bom)
