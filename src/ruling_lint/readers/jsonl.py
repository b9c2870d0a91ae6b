"""JSON Lines: a record a line."""

from __future__ import annotations

from ruling_lint.model import Document
from ruling_lint.patterns import lazy_pattern
from ruling_lint.readers import jsontree
from ruling_lint.readers.base import Options, UnreadableError
from ruling_lint.readers.decoding import decode
from ruling_lint.readers.fields import require
from ruling_lint.readers.tree import Object, Walk, is_locale_file, no_deeper_than_python_goes

NAME = "jsonl"
SUFFIXES: tuple[str, ...] = (".jsonl", ".ndjson")

write = jsontree.write

_LINE = lazy_pattern(r"\S[^\n]*")


def read(path: str, data: bytes, options: Options) -> Document:
    """Return the document in `data`: the source and target of each line, or its Russian strings."""
    raw, encoding, bom = decode(data, options)
    rows = [_record(raw, *line.span()) for line in _LINE.finditer(raw)]
    require(options, (name for row in rows for name in row))
    walk = Walk(options, is_locale_file(path, options), table=True)
    with no_deeper_than_python_goes():
        segments = tuple(walk.records(rows))
    return Document(path, NAME, raw, segments, (), None, encoding, bom)


def _record(raw: str, start: int, end: int) -> Object:
    record = jsontree.parse(raw, start, end)
    if isinstance(record, dict):
        return record
    line = raw.count("\n", 0, start) + 1
    raise UnreadableError("not JSON Lines: this line is no object", line, "это не JSON Lines: строка — не объект")
