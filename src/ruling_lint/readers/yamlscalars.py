"""The place of every character of a YAML scalar, in each of the five ways to write one."""

from __future__ import annotations

from itertools import zip_longest

from ruling_lint.model import Text
from ruling_lint.patterns import lazy_pattern
from ruling_lint.readers.base import ABSENT, TextBuilder, UnwritableError
from ruling_lint.tuples import NamedTuple
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    import re

_BREAK = r"(?:\r\n|\n|\r)"
_FOLD = rf"[ \t]*{_BREAK}(?:[ \t]*{_BREAK})*[ \t]*"
_JOIN = rf"\\{_BREAK}(?:[ \t]*{_BREAK})*[ \t]*"
_BREAKS = lazy_pattern(_BREAK)
_PLAIN_PART = lazy_pattern(rf"(?P<fold>{_FOLD})")
_SINGLE_PART = lazy_pattern(rf"(?P<fold>{_FOLD})|(?P<quote>'')")
_DOUBLE_PART = lazy_pattern(
    rf"(?P<fold>{_FOLD}|{_JOIN})|\\(?:x(?P<x>[0-9A-Fa-f]{{2}})|u(?P<u>[0-9A-Fa-f]{{4}})|U(?P<U>[0-9A-Fa-f]{{8}})|(?P<letter>.))"
)
_LETTERS = {char: char for char in ' "/\\\t'}
_LETTERS |= {"0": "\0", "a": "\a", "b": "\b", "t": "\t", "n": "\n", "v": "\v", "f": "\f", "r": "\r", "e": "\x1b"}
_LETTERS |= {"N": "\x85", "_": "\xa0", "L": "\u2028", "P": "\u2029"}
_ESCAPED = {ord('"'): '\\"', ord("\\"): "\\\\", ord("\n"): "\\n", ord("\t"): "\\t"}
_ESCAPED |= {code: f"\\x{code:02x}" for code in (*range(32), *range(0x7F, 0xA0)) if code not in _ESCAPED}

_ENDS_PLAIN = lazy_pattern(r":(?!\S)|(?<!\S)#")
_HEADER = lazy_pattern(rf"(?P<style>[|>])(?P<marks>[-+0-9]*)[^\r\n]*(?:{_BREAK}|\Z)")
_LINE = lazy_pattern(rf"(?P<spaces> *)(?P<content>[^\r\n]*)(?P<break>{_BREAK}|\Z)")

PLAIN, FLOW, SINGLE, DOUBLE, BLOCK = "yaml-plain", "yaml-flow", "yaml-single", "yaml-double", "yaml-block"


class Scalar(NamedTuple):
    """A scalar's style as PyYAML names it, its value, its raw range without tag and anchor, and whether it is in a flow."""

    style: str
    value: str
    start: int
    end: int
    in_flow: bool


def text_of(raw: str, scalar: Scalar) -> Text:
    """Return a scalar's text with its places; one that cannot be told apart is opaque: right, but without inner places."""
    if scalar.style in ("|", ">"):
        return _block(raw, scalar) or _opaque(scalar)
    made = _flow(raw, scalar)
    return made if made.value == scalar.value else _opaque(scalar)


def write(text: str, quoting: str) -> str:
    """Return `text` as it stands inside a scalar of a style. Raises UnwritableError where the style has no way to say it."""
    if quoting == DOUBLE:
        return text.translate(_ESCAPED)
    if quoting.startswith(BLOCK):
        _, breaks, indent = quoting.split(" ")
        if "\n" in text and not breaks:
            raise UnwritableError(
                "a folded text takes no line break", "в свёрнутый текст нельзя вставить перевод строки"
            )
        return text.replace("\n", ("\r\n" if breaks == "crlf" else "\n") + " " * int(indent))
    if quoting not in (PLAIN, FLOW, SINGLE) or not text.isprintable() or _ends_plain(text, quoting):
        raise UnwritableError("this text needs quotes", "этому тексту нужны кавычки")
    return text.replace("'", "''") if quoting == SINGLE else text


def requote(text: str, quoting: str) -> str:
    """Return the whole text of a plain scalar between quotes."""
    if quoting not in (PLAIN, FLOW):
        raise UnwritableError("only plain scalars can be quoted", "в кавычки берётся только простой текст")
    return '"' + text.translate(_ESCAPED) + '"'


def _ends_plain(text: str, quoting: str) -> bool:
    if quoting == SINGLE:
        return False
    return bool(_ENDS_PLAIN.search(text)) or (quoting == FLOW and not set(",[]{}").isdisjoint(text))


def _opaque(scalar: Scalar) -> Text:
    builder = TextBuilder(ABSENT)
    builder.add(scalar.value, scalar.start, scalar.end)
    return builder.build(scalar.start)


def _flow(raw: str, scalar: Scalar) -> Text:
    start, end = scalar.start, scalar.end
    if scalar.style == "":
        return _parts(raw, start, end, _PLAIN_PART, FLOW if scalar.in_flow else PLAIN)
    if scalar.style == "'":
        return _parts(raw, start + 1, end - 1, _SINGLE_PART, SINGLE)
    return _parts(raw, start + 1, end - 1, _DOUBLE_PART, DOUBLE)


def _parts(raw: str, start: int, end: int, pattern: re.Pattern[str], quoting: str) -> Text:
    builder = TextBuilder(quoting)
    at = start
    for match in pattern.finditer(raw, start, end):
        builder.add(raw[at : match.start()], at, match.start())
        at = match.end()
        builder.add(_meaning(match), match.start(), at)
    builder.add(raw[at:end], at, end)
    return builder.build(start)


def _meaning(match: re.Match[str]) -> str:
    if match.lastgroup == "fold":
        breaks = len(_BREAKS.findall(match[0]))
        return "\n" * (breaks - 1) or ("" if match[0].startswith("\\") else " ")
    if match.lastgroup == "quote":
        return "'"
    if match.lastgroup == "letter":
        return _LETTERS.get(match["letter"], match[0])
    return chr(int(match[match.lastgroup or 0], 16))


class _Row(NamedTuple):
    """A line of a block scalar: its content without the indent, and the end of its line break."""

    start: int
    end: int
    break_end: int


def _block(raw: str, scalar: Scalar) -> Text | None:
    """Return the text of a block scalar; None if no indent gives the value that PyYAML found."""
    header = _HEADER.match(raw, scalar.start)
    if header is None:
        return None
    lines = [line for line in _LINE.finditer(raw, header.end(), scalar.end) if line[0]]
    indents = [len(line["spaces"]) for line in lines if line["content"]] or [0]
    given = any(char.isdigit() for char in header["marks"])
    for indent in range(indents[0], -1 if given else indents[0] - 1, -1):
        breaks = "" if scalar.style == ">" else "crlf" if "\r\n" in header[0] else "lf"
        builder = TextBuilder(f"{BLOCK} {breaks} {indent}")
        _fill(builder, raw, [_row(line, indent) for line in lines], scalar.style == ">", header["marks"])
        made = builder.build(header.end())
        if made.value == scalar.value:
            return made
    return None


def _row(line: re.Match[str], indent: int) -> _Row:
    end = line.end("content")
    return _Row(min(line.start() + indent, end), end, line.end())


def _fill(builder: TextBuilder, raw: str, rows: list[_Row], folded: bool, marks: str) -> None:
    """Add the lines; a line break reaches to the content of the next line, so that its indent goes with it."""
    breaks: list[tuple[int, int]] = []
    flush = False
    for row, following in zip_longest(rows, rows[1:]):
        if row.start < row.end:
            was_flush, flush = flush, raw[row.start] not in " \t"
            _add_breaks(builder, breaks, folded and was_flush and flush)
            builder.add(raw[row.start : row.end], row.start, row.end)
            breaks = []
        if row.break_end > row.end:
            breaks.append((row.end, row.break_end if following is None else following.start))
    if "+" in marks:
        _add_breaks(builder, breaks, False)
    elif "-" not in marks and any(row.start < row.end for row in rows):
        _add_breaks(builder, breaks[:1], False)


def _add_breaks(builder: TextBuilder, breaks: list[tuple[int, int]], fold: bool) -> None:
    if fold and len(breaks) == 1:
        builder.add(" ", *breaks[0])
        return
    for start, end in breaks[1:] if fold else breaks:
        builder.add("\n", start, end)
