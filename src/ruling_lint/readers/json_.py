"""JSON: sources and targets side by side, or the Russian strings, at any depth."""

from __future__ import annotations

from ruling_lint.model import Document
from ruling_lint.readers import jsontree
from ruling_lint.readers.base import Options
from ruling_lint.readers.decoding import decode
from ruling_lint.readers.fields import require
from ruling_lint.readers.tree import Walk, is_locale_file, names, no_deeper_than_python_goes

NAME = "json"

write = jsontree.write


def read(path: str, data: bytes, options: Options) -> Document:
    """Return the document in `data`; the id of a segment is its path, as in `data[2].comment_ru`."""
    raw, encoding, bom = decode(data, options)
    root = jsontree.parse(raw, 0, len(raw))
    walk = Walk(options, is_locale_file(path, options))
    with no_deeper_than_python_goes():
        require(options, names(root))
        segments = tuple(walk.segments(root))
    return Document(path, NAME, raw, segments, (), None, encoding, bom)
