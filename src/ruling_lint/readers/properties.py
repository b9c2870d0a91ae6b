"""Java .properties files, in UTF-8 or in the encoding that the options name."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ruling_lint.model import Comment, Document, Segment, Span, Text
from ruling_lint.patterns import lazy_pattern
from ruling_lint.readers.base import Options, TextBuilder, UnreadableError
from ruling_lint.readers.decoding import decode
from ruling_lint.readers.tree import Walk, is_locale_file

NAME = "properties"

_UTF8, _ASCII = "properties", "properties-ascii"

_ESCAPED = r"\\(?:\r\n|[\s\S]|\Z)"
_LINE = lazy_pattern(
    rf"""
    [ \t\f]*
    (?: (?P<comment> [\#!][^\r\n]* )
      | (?P<key> [^\\=:\s]*(?:{_ESCAPED}[^\\=:\s]*)* )
        [ \t\f]*(?:[=:][ \t\f]*)?
        (?P<value> [^\\\r\n]*(?:{_ESCAPED}[^\\\r\n]*)* ) )
    (?:\r\n|\n|\r|\Z)
    """,
    re.VERBOSE,
)
_PART = lazy_pattern(
    r"\\(?: u(?P<high>[dD][89abAB][0-9A-Fa-f]{2})\\u(?P<low>[dD][c-fC-F][0-9A-Fa-f]{2}) | u(?P<code>[0-9A-Fa-f]{4})"
    r" | (?P<joined>(?:\r\n|\n|\r)[ \t\f]*) | (?P<letter>[\s\S]) | \Z )",
    re.VERBOSE,
)
_LETTERS = {"n": "\n", "t": "\t", "r": "\r", "f": "\f"}
_WRITTEN = {ord("\\"): "\\\\"} | {ord(char): f"\\{letter}" for letter, char in _LETTERS.items()}


class PropertiesLeaf:
    """The value of a key; always a string."""

    is_string = True

    def __init__(self, text: Text) -> None:
        self.text = text
        self.literal: str | None = text.value


def read(path: str, data: bytes, options: Options) -> Document:
    """Return the document in `data`: a segment for each value, named by its key; comments belong to the key below."""
    raw, encoding, bom = decode(data, options)
    quoting = _UTF8 if encoding.startswith("utf") and not (raw.isascii() and "\\u0" in raw) else _ASCII
    walk = Walk(options, is_locale_file(path, options))
    segments: list[Segment] = []
    comments: list[Comment] = []
    waiting: list[Comment] = []
    for line in _LINE.finditer(raw):
        if line["comment"] is not None:
            waiting.append(Comment(line["comment"][1:].strip(), Span(*line.span("comment"))))
        elif line["key"] or line["value"]:
            found = list(_segments(raw, line, quoting, walk))
            comments += [comment._replace(segment=len(segments)) if found else comment for comment in waiting]
            segments += found
            waiting = []
    return Document(path, NAME, raw, tuple(segments), (*comments, *waiting), None, encoding, bom)


def write(text: str, quoting: str) -> str:
    """Return `text` as it stands in a value; with escapes for all but ASCII where the file has only those."""
    written = text.translate(_WRITTEN)
    if quoting == _UTF8:
        return written
    return "".join(char if char.isascii() else _escape(char) for char in written)


def _escape(char: str) -> str:
    data = char.encode("utf-16-be")
    return "".join(f"\\u{data[at : at + 2].hex()}" for at in range(0, len(data), 2))


def _segments(raw: str, line: re.Match[str], quoting: str, walk: Walk) -> Iterator[Segment]:
    key = _text(raw, *line.span("key"), quoting).value
    return walk.segments(PropertiesLeaf(_text(raw, *line.span("value"), quoting)), key)


def _text(raw: str, start: int, end: int, quoting: str) -> Text:
    value = raw[start:end]
    if "\\" not in value:
        return Text.plain(value, start, quoting)
    builder = TextBuilder(quoting)
    at = start
    for part in _PART.finditer(raw, start, end):
        builder.add(raw[at : part.start()], at, part.start())
        at = part.end()
        builder.add(_meaning(raw, part), part.start(), at)
    builder.add(raw[at:end], at, end)
    return builder.build(start)


def _meaning(raw: str, part: re.Match[str]) -> str:
    if part["high"] is not None:
        return bytes.fromhex(part["high"] + part["low"]).decode("utf-16-be")
    if part["code"] is not None:
        char = chr(int(part["code"], 16))
        return "\ufffd" if "\ud800" <= char <= "\udfff" else char
    if part["letter"] == "u":
        line = raw.count("\n", 0, part.start()) + 1
        raise UnreadableError(r"\u without four hexadecimal digits", line, r"\u без четырёх шестнадцатеричных цифр")
    letter = part["letter"] or ""
    return _LETTERS.get(letter, letter)
