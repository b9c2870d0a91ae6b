"""JSON Lines: a record a line."""

from __future__ import annotations

import re

from ruling_lint.model import Document, Segment
from ruling_lint.readers import jsontree
from ruling_lint.readers.base import Options, UnreadableError
from ruling_lint.readers.decoding import decode
from ruling_lint.readers.fields import require
from ruling_lint.readers.tree import Walk, is_locale_file

NAME = "jsonl"
SUFFIXES: tuple[str, ...] = (".jsonl", ".ndjson")

write = jsontree.write

_LINE = re.compile(r"[^\n]*[^\s][^\n]*")


def read(path: str, data: bytes, options: Options) -> Document:
    """Return the document in `data`: the source and target of each line, or its Russian strings."""
    raw, encoding, bom = decode(data, options)
    walk = Walk(options, is_locale_file(path, options))
    segments: list[Segment] = []
    names: dict[str, None] = {}
    for line in _LINE.finditer(raw):
        record = jsontree.parse(raw, line.start(), line.end())
        if not isinstance(record, dict):
            raise UnreadableError(
                "not JSON Lines: this line is no object",
                raw.count("\n", 0, line.start()) + 1,
                "это не JSON Lines: строка не объект",
            )
        names |= dict.fromkeys(record)
        segments += walk.record(record)
    require("--target-field", options.target_field, names)
    require("--source-field", options.source_field, names)
    return Document(path, NAME, raw, tuple(segments), (), None, encoding, bom)
