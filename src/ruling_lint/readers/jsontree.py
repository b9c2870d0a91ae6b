"""JSON text as a tree whose strings know their place, for the readers of JSON and JSON Lines."""

from __future__ import annotations

import json
from collections.abc import Iterator

from ruling_lint.model import Text
from ruling_lint.patterns import lazy_pattern
from ruling_lint.readers.base import ABSENT, TextBuilder, UnreadableError, UnwritableError
from ruling_lint.readers.tree import Node, Object
from ruling_lint.trouble import parser_in_russian
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    import re

_VALIDATOR = json.JSONDecoder(parse_int=str, parse_float=str)
_TOKEN = lazy_pattern(r'"[^"\\]*(?:\\.[^"\\]*)*"|[{}\[\]:,]|[^\s{}\[\]:,"]+')
_SPACE = r"[ \t\r\n]*"
_PLAIN = r'"[^"\\\x00-\x1f]*"'
_PAIR = rf"{_PLAIN}{_SPACE}:{_SPACE}{_PLAIN}{_SPACE}"
_FLAT = lazy_pattern(rf"\{{{_SPACE}{_PAIR}(?:,{_SPACE}{_PAIR})*\}}{_SPACE}")
_FIELD = lazy_pattern(rf'"([^"]*)"{_SPACE}:{_SPACE}("[^"]*")')
_ESCAPE = lazy_pattern(r"\\(?:u([dD][89abAB][0-9A-Fa-f]{2})\\u([dD][c-fC-F][0-9A-Fa-f]{2})|u([0-9A-Fa-f]{4})|(.))")
_LETTERS = {"n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f", '"': '"', "\\": "\\", "/": "/"}
_REPLACEMENT = "\ufffd"
"""Stands for half of a surrogate pair, which is no character."""

_JSON, _ASCII = "json", "json-ascii"


class JsonLeaf:
    """A scalar of a JSON text: a string, a number, a truth value or null."""

    __slots__ = ("_raw", "end", "start")

    def __init__(self, raw: str, start: int, end: int) -> None:
        self._raw = raw
        self.start = start
        self.end = end

    @property
    def is_string(self) -> bool:
        """Whether it is a string."""
        return self._raw[self.start] == '"'

    @property
    def literal(self) -> str | None:
        """The decoded string, or a number or truth value as it is written; None for null."""
        if self.is_string:
            return _value(self._raw, self.start + 1, self.end - 1)
        literal = self._raw[self.start : self.end]
        return None if literal == "null" else literal

    @property
    def text(self) -> Text:
        """The decoded string with its places; an empty one where there is none."""
        if self.is_string:
            return _decoded(self._raw, self.start + 1, self.end - 1)
        return Text.plain("", self.start, ABSENT)


def parse(raw: str, start: int, end: int) -> Node:
    """Return the tree of the JSON text in a range of `raw`. Raises UnreadableError with the line."""
    try:
        _VALIDATOR.decode(raw[start:end])
        tokens = _TOKEN.finditer(raw, start, end)
        return _node(raw, tokens, next(tokens))
    except json.JSONDecodeError as error:
        line = raw.count("\n", 0, start + error.pos) + 1
        raise UnreadableError(
            f"not JSON: {error.msg} (column {error.colno})",
            line,
            f"это не JSON, ошибка в столбце {error.colno}: {parser_in_russian(error.msg)}",
        ) from error
    except RecursionError as error:
        line = raw.count("\n", 0, start) + 1
        raise UnreadableError("JSON nested too deeply", line, "слишком глубокая вложенность JSON") from error


def parse_flat(raw: str, start: int, end: int) -> Node:
    """Return the same as `parse`, sooner for an object of nothing but strings that stand as they are."""
    if not _FLAT.fullmatch(raw, start, end):
        return parse(raw, start, end)
    return {field[1]: JsonLeaf(raw, *field.span(2)) for field in _FIELD.finditer(raw, start, end)}


def write(text: str, quoting: str) -> str:
    """Return `text` as it stands inside a JSON string, all in ASCII where the whole file is."""
    if quoting == ABSENT:
        raise UnwritableError("there is no string here", "здесь нет строки")
    return json.dumps(text, ensure_ascii=quoting == _ASCII)[1:-1]


def _node(raw: str, tokens: Iterator[re.Match[str]], token: re.Match[str]) -> Node:
    first = raw[token.start()]
    if first == "{":
        return _object(raw, tokens)
    if first == "[":
        return _list(raw, tokens)
    return JsonLeaf(raw, token.start(), token.end())


def _object(raw: str, tokens: Iterator[re.Match[str]]) -> Object:
    found: Object = {}
    for token in tokens:
        if token[0] == "}":
            break
        if token[0] != ",":
            name = _value(raw, token.start() + 1, token.end() - 1)
            next(tokens)
            found[name] = _node(raw, tokens, next(tokens))
    return found


def _list(raw: str, tokens: Iterator[re.Match[str]]) -> list[Node]:
    found: list[Node] = []
    for token in tokens:
        if token[0] == "]":
            break
        if token[0] != ",":
            found.append(_node(raw, tokens, token))
    return found


def _value(raw: str, start: int, end: int) -> str:
    value = raw[start:end]
    return value if "\\" not in value else _decoded(raw, start, end).value


def _decoded(raw: str, start: int, end: int) -> Text:
    quoting = _ASCII if raw.isascii() and "\\u0" in raw else _JSON
    value = raw[start:end]
    if "\\" not in value:
        return Text.plain(value, start, quoting)
    builder = TextBuilder(quoting)
    at = start
    for match in _ESCAPE.finditer(raw, start, end):
        builder.add(raw[at : match.start()], at, match.start())
        at = match.end()
        builder.add(_char(match), match.start(), at)
    builder.add(raw[at:end], at, end)
    return builder.build()


def _char(match: re.Match[str]) -> str:
    high, low, code, letter = match.groups()
    if letter is not None:
        return _LETTERS[letter]
    if high is not None:
        return chr(0x10000 + ((int(high, 16) - 0xD800) << 10) + int(low, 16) - 0xDC00)
    char = chr(int(code, 16))
    return _REPLACEMENT if "\ud800" <= char <= "\udfff" else char
