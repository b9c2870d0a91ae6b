"""HTML pages."""

from __future__ import annotations

import re

from ruling_lint.model import Document, Span
from ruling_lint.patterns import lazy_pattern
from ruling_lint.readers.base import Options
from ruling_lint.readers.decoding import decode
from ruling_lint.readers.htmltext import read_texts
from ruling_lint.readers.htmltokens import write as write

NAME = "html"

_CHARSET = lazy_pattern(
    rb"""<meta[^>]+charset\s*=\s*["']?\s*([A-Za-z][\w.:-]*)|<\?xml[^>]+encoding\s*=\s*["']([\w.:-]+)""", re.IGNORECASE
)
_SEARCHED = 4096
"""How many bytes of the start may name the encoding."""


def read(path: str, data: bytes, options: Options) -> Document:
    """Return the document in `data`: a segment for each run of text between block tags, and each attribute that is read."""
    raw, encoding, bom = decode(data, options, _declared(data))
    texts = read_texts(raw, Span(0, len(raw)), None if options.everything else options.languages[1])
    return Document(path, NAME, raw, texts.segments, texts.comments, None, encoding, bom)


def _declared(data: bytes) -> str | None:
    found = _CHARSET.search(data, 0, _SEARCHED)
    name = (found[1] or found[2]).decode("ascii") if found else None
    return "utf-8" if name and name.lower().startswith("utf-16") else name  # as browsers do: the name was read in ASCII
