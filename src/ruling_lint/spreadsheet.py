"""What spreadsheets write into CSV besides the table: a first line that tells the delimiter."""

from __future__ import annotations

import re

from ruling_lint.patterns import lazy_pattern
from ruling_lint.tuples import NamedTuple

_DECLARATION = lazy_pattern(r"sep=([^\r\n])(?:\r?\n|\r)", re.IGNORECASE)


class Declaration(NamedTuple):
    """The delimiter that a first line `sep=;` tells, and where the table begins; empty and 0 without such a line."""

    delimiter: str = ""
    end: int = 0


def declaration(text: str) -> Declaration:
    """Return what the first line of a table (without a byte order mark) tells."""
    found = _DECLARATION.match(text)
    return Declaration(found[1], found.end()) if found else Declaration()
