"""Records of fields between delimiters, for the readers of CSV and TSV."""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator, Sequence

from ruling_lint.model import Document, Segment, Text
from ruling_lint.patterns import lazy_pattern
from ruling_lint.readers.base import ABSENT, Cutting, Options, TextBuilder, UnreadableError, UnwritableError
from ruling_lint.readers.decoding import decode
from ruling_lint.readers.fields import Fields, Pair, find_fields, require
from ruling_lint.spreadsheet import declaration
from ruling_lint.tuples import NamedTuple

_QUOTED, _QUOTED_CRLF, _MIXED = "csv-quoted", "csv-quoted-crlf", "csv-mixed"
_BARE = "csv-bare "
"""The quoting of a bare field, followed by its delimiter."""
_PADDED = "csv-padded "
"""The same with spaces around the field, where no quotes can be put."""

_SPECIAL = lazy_pattern('""|\r\n')


class Cell(NamedTuple):
    """A field's raw range without its delimiter; `quoted` is the end of its quoted part, 0 where it has none."""

    start: int
    end: int
    quoted: int


Row = list[Cell]


def read_records(path: str, name: str, data: bytes, options: Options, delimiters: str) -> Document:
    """Return the document of a file whose first record names the fields. The delimiter is one of `delimiters`."""
    raw, encoding, bom = decode(data, options)
    delimiter = _find_delimiter(raw, delimiters, options)
    rows = _rows(raw, delimiter)
    header = next(rows, None)
    segments: list[Segment] = []
    if header is not None:
        names = _names(raw, header)
        fields = _fields(raw, header, names, options)
        for row in rows:
            _require_width(raw, row, names)
            segments += _segments(raw, row, names, fields, delimiter)
    return Document(path, name, raw, tuple(segments), (), None, encoding, bom)


def cutting(data: bytes, options: Options, delimiters: str) -> Cutting | None:
    """Return how to cut a file: after records that end in a line feed. All need the header."""
    raw = data[: data.rfind(b"\n") + 1].decode("utf-8-sig", "replace")
    delimiter = _find_delimiter(raw, delimiters, options)
    if not delimiter.isascii():
        return None
    one, many = _lines_patterns(delimiter)
    bom = len(codecs.BOM_UTF8) if data.startswith(codecs.BOM_UTF8) else 0
    at = bom + len(raw[: declaration(raw).end].encode())
    while line := one.match(data, at):
        at = line.end()
        if line[0].strip(b"\r\n" + delimiter.encode()):
            return Cutting(at, lambda part: _end(many.match(part)))
    return None


def _end(match: re.Match[bytes] | None) -> int:
    return match.end() if match else 0


def _lines_patterns(delimiter: str) -> tuple[re.Pattern[bytes], re.Pattern[bytes]]:
    """Return patterns for one whole line of records and for as many as there are. A quote still open ends them."""
    mark = re.escape(delimiter).encode()
    rest = rb"[^%b\r\n]*" % mark
    if delimiter == "\t":
        quoted = rb'"[^"\t]*(?:""[^"\t]*)*+"(?=[\t\r\n])'
        bare = rb'(?!"[^"\t]*(?:""[^"\t]*)*+"?\Z)' + rest
    else:
        quoted = rb'"[^"]*(?:""[^"]*)*+"' + rest
        bare = rb'(?!")' + rest
    cell = rb"(?>%b|%b)" % (quoted, bare)
    line = rb"(?>%b(?:%b|\r(?!\n|\Z)))*+%b\r?\n" % (cell, mark, cell)
    return re.compile(line), re.compile(rb"(?:%b)*+" % line)


def write(text: str, quoting: str) -> str:
    """Return `text` as it stands inside a field. Raises UnwritableError where a bare field would need quotes."""
    if quoting in (_QUOTED, _QUOTED_CRLF):
        return text.replace('"', '""').replace("\n", "\r\n" if quoting == _QUOTED_CRLF else "\n")
    if quoting in (_MIXED, ABSENT) or any(char in text for char in ('"', "\r", "\n", quoting[-1])):
        raise UnwritableError("this text needs quotes around the field", "этому тексту нужны кавычки вокруг поля")
    return text


def requote(text: str, quoting: str) -> str:
    """Return a bare field's new text with quotes around it."""
    if not quoting.startswith(_BARE):
        raise UnwritableError("this field has quotes already", "у этого поля уже есть кавычки")
    return '"' + text.replace('"', '""') + '"'


def _find_delimiter(raw: str, delimiters: str, options: Options) -> str:
    """Return the delimiter that is told.

    Else the one that makes the first record name a target, or the one that makes most fields of it.
    """
    told = options.delimiter or declaration(raw).delimiter
    if told:
        return told
    headers = {delimiter: next(_rows(raw, delimiter), []) for delimiter in delimiters}
    for delimiter, header in headers.items():
        if any(pair.target for pair in find_fields(tuple(_names(raw, header)), options).pairs):
            return delimiter
    return max(delimiters, key=lambda delimiter: len(headers[delimiter]))


def _rows(raw: str, delimiter: str) -> Iterator[Row]:
    """Yield the records that are not blank. Raises UnreadableError for a quote that is never closed."""
    row: Row = []
    for match in _field_pattern(delimiter).finditer(raw, declaration(raw).end):
        if match.start() == len(raw) and not row:
            break
        if raw.startswith('"', match.start()) and match["quoted"] is None and delimiter != "\t":
            line = raw.count("\n", 0, match.start()) + 1
            raise UnreadableError("a quote that is never closed", line, "незакрытая кавычка")
        row.append(Cell(match.start(), match.start("end"), match.end("quoted") + 1))
        if match["end"] != delimiter:
            if any(cell.start < cell.end for cell in row):
                yield row
            row = []


def _field_pattern(delimiter: str) -> re.Pattern[str]:
    mark = re.escape(delimiter)
    rest = rf"[^{mark}\r\n]*"
    if delimiter == "\t":  # tabs need no quotes, so that a quote is mostly a plain character there
        quoted = r'"(?P<quoted>[^"\t]*(?:""[^"\t]*)*)"(?=[\t\r\n]|\Z)'
    else:
        quoted = rf'"(?P<quoted>[^"]*(?:""[^"]*)*)"{rest}'
    return re.compile(rf"(?:{quoted}|{rest})(?P<end>{mark}|\r\n|\n|\r|\Z)")


def _names(raw: str, header: Row) -> list[str]:
    return [_text(raw, cell, "").value.strip() for cell in header]


def _fields(raw: str, header: Row, names: Sequence[str], options: Options) -> Fields:
    line = raw.count("\n", 0, header[0].start) + 1
    require(options, names, line)
    fields = find_fields(tuple(names), options)
    if any(pair.target for pair in fields.pairs):
        return fields
    shown = ", ".join(names[:20])
    raise UnreadableError(
        f"no column for the translation; the columns are: {shown}. Name it with --target-field",
        line,
        f"нет столбца с переводом; столбцы: {shown}. Назовите его в --target-field",
    )


def _require_width(raw: str, row: Row, names: Sequence[str]) -> None:
    if any(cell.start < cell.end for cell in row[len(names) :]):
        line = raw.count("\n", 0, row[0].start) + 1
        raise UnreadableError(
            f"{len(row)} columns where the header has {len(names)}: put texts with the delimiter into quotes",
            line,
            f"столбцов {len(row)}, а в заголовке {len(names)}: возьмите тексты с разделителем в кавычки",
        )


def _segments(raw: str, row: Row, names: Sequence[str], fields: Fields, delimiter: str) -> Iterator[Segment]:
    cells = dict(zip(names, row, strict=False))
    own = _text(raw, cells[fields.id], "").value.strip() or None if fields.id in cells else None
    for pair in fields.pairs:
        source, target = _pair_texts(raw, cells, pair, row[-1].end, delimiter)
        if target.value.strip() or (source is not None and source.value.strip()):
            yield Segment(target, source, own if own is None or len(fields.pairs) == 1 else f"{own}.{pair.target}")


def _pair_texts(raw: str, cells: dict[str, Cell], pair: Pair, end: int, delimiter: str) -> tuple[Text | None, Text]:
    source = _text(raw, cells[pair.source], delimiter) if pair.source in cells else None
    if pair.target in cells:
        return source, _text(raw, cells[pair.target], delimiter)
    return source, Text.plain("", end, ABSENT)


def _text(raw: str, cell: Cell, delimiter: str) -> Text:
    if not cell.quoted:
        bare = raw[cell.start : cell.end]
        value = bare.strip(" ")
        start = cell.start + (len(bare) - len(bare.lstrip(" ")) if value else 0)
        return Text.plain(value, start, (_BARE if value == bare else _PADDED) + delimiter)
    builder = TextBuilder(_quoting(raw, cell))
    at = cell.start + 1
    for match in _SPECIAL.finditer(raw, at, cell.quoted - 1):
        builder.add(raw[at : match.start()], at, match.start())
        builder.add('"' if match[0] == '""' else "\n", match.start(), match.end())
        at = match.end()
    builder.add(raw[at : cell.quoted - 1], at, cell.quoted - 1)
    builder.add(raw[cell.quoted : cell.end], cell.quoted, cell.end)
    return builder.build()


def _quoting(raw: str, cell: Cell) -> str:
    if cell.quoted != cell.end:
        return _MIXED
    return _QUOTED_CRLF if raw.find("\r\n", cell.start, cell.end) >= 0 else _QUOTED
