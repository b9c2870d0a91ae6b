"""A text without its inline markup, every other character in its place: the words around a tag stand side by side."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator

from ruling_lint.model import Span, Text
from ruling_lint.patterns import lazy_pattern
from ruling_lint.text.markup import EMPHASIS
from ruling_lint.text.reading import Reading

NOTHING = "\u2060"
"""Stands for every character of markup, without width, so that folding leaves it out."""

_INLINE = lazy_pattern(
    r"</?(?:a|abbr|b|big|bpt|color|del|em|ept|font|g|i|ins|mark|pc|q|s|size|small|span|strong|sub|sup|u)\b[^<>]*>"
    r"|&lt;/?(?:b|em|i|s|strong|u)&gt;|[*_~]{1,3}|\[|\]\([^()]*\)",
    re.IGNORECASE,
)
"""Tags that mark words up without parting them, and the marks of emphasis and links."""


def unmarked(reading: Reading) -> Reading:
    """Return a reading of the same length without tags and emphasis; the same one where there are none."""
    text = reading.text
    may_hold_tags = reading.chunks is None and reading.masks
    if not may_hold_tags and "*" not in text and "_" not in text:
        return reading
    places = frozenset(_places(reading))
    if not places:
        return reading
    return without(reading, places)


def without(reading: Reading, places: Collection[Span]) -> Reading:
    """Return a reading of the same length with nothing at some places, which do not overlap."""
    codes = [Span(mask.start, mask.end) for mask in reading.masks if mask.kind in ("code", "kept")]
    rest = tuple(code for code in codes if code not in places)
    return Reading(Text(_without(reading.text, sorted(places)), (), rest), whole=True)


def _without(text: str, places: Iterable[Span]) -> str:
    """Return a text of the same length with nothing at some places, which are in order and do not overlap."""
    parts, at = [], 0
    for start, end in places:
        parts += [text[at:start], NOTHING * (end - start)]
        at = end
    return "".join([*parts, text[at:]])


def _places(reading: Reading) -> Iterator[Span]:
    for start, end, kind in reading.masks:
        if kind in ("tag", "code") and _INLINE.fullmatch(reading.text, start, end):
            yield Span(start, end)
    for match in EMPHASIS.finditer(reading.masked):
        yield Span(*match.span(1))
        yield Span(match.end() - len(match[1]), match.end())
