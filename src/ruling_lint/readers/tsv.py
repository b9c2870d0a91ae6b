"""Tables with tabs between the columns, with a header."""

from __future__ import annotations

from ruling_lint.model import Document
from ruling_lint.readers import delimited
from ruling_lint.readers.base import Cutting, Options

NAME = "tsv"

write = delimited.write
requote = delimited.requote


def read(path: str, data: bytes, options: Options) -> Document:
    """Return the document in `data`: the columns of source and target of each record. Raises UnreadableError."""
    return delimited.read_records(path, NAME, data, options, "\t")


def cutting(data: bytes, options: Options) -> Cutting | None:
    """Return how to cut a file."""
    return delimited.cutting(data, options, "\t")
