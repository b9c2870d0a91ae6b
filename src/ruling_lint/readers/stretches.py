"""Adding stretches of the raw file, or of a text made before, to a text."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from itertools import pairwise

from ruling_lint.model import Span, Text
from ruling_lint.readers.base import TextBuilder

Decode = Callable[[re.Match[str]], str | None]
"""Returns what a match stands for; None if it is markup, to be kept as it is."""


def add_decoded(builder: TextBuilder, raw: str, span: Span, pattern: re.Pattern[str], decode: Decode) -> None:
    """Append `raw` in `span`, each match of `pattern` as what it stands for."""
    at = span.start
    for match in pattern.finditer(raw, *span):
        start, end = match.span()
        builder.add(raw[at:start], at, start)
        value = decode(match)
        if value is None:
            builder.add_code(match[0], start, end)
        else:
            builder.add(value, start, end)
        at = end
    builder.add(raw[at : span.end], at, span.end)


def add_slice(builder: TextBuilder, text: Text, span: Span) -> None:
    """Append a part of a text with the places of its characters; its codes become plain text."""
    bounds = [*(piece.start for piece in text.pieces), len(text.value)]
    for start, end in pairwise(bounds):
        part = Span(max(start, span.start), min(end, span.end))
        if part.start < part.end:
            builder.add(text.value[part.start : part.end], *text.raw_span(part))


def add_code_around(builder: TextBuilder, raw: str, span: Span, inner: Iterable[Span]) -> None:
    """Append `raw` in `span` as one code, without the ranges that are texts of their own."""
    bounds = [span.start, *(bound for part in inner for bound in part), span.end]
    pairs = zip(bounds[::2], bounds[1::2], strict=True)
    builder.add_parted_code((raw[start:end], start, end) for start, end in pairs if start < end)


def has_words(text: Text) -> bool:
    """Tell whether anything but spaces stands outside the codes."""
    at = 0
    for start, end in text.codes:
        if text.value[at:start].strip():
            return True
        at = end
    return bool(text.value[at:].strip())
