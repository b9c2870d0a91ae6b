"""Tags and emphasis: <b>…</b>, **…**, _…_, and the inline tags of translators' formats."""

from __future__ import annotations

from collections.abc import Iterator

from ruling_lint.model import Span
from ruling_lint.patterns import lazy_pattern
from ruling_lint.text.chunks import Chunk
from ruling_lint.text.items import Item
from ruling_lint.text.masks import Mask
from ruling_lint.text.reading import Reading
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    import re

SIGNS = frozenset("<*_`")
"""Signs one of which all markup has."""

_TAG = lazy_pattern(r"<(/?)([A-Za-z][\w:-]*)")
STANDALONE = frozenset(["x", "ph", "it", "ut", "sc", "ec", "cp", "mrk"])
"""Inline tags of XLIFF and TMX that stand for something rather than mark it up."""

_SAME = {"strong": "b", "em": "i"}
_ID = lazy_pattern(r"""\b(?:id|rid)\s*=\s*["']([^"']*)""")
EMPHASIS = lazy_pattern(r"(?<![\w*_])(\*{1,3}|_{1,3})(?=[^\s*_])[^*_\n]*?(?<=[^\s*_])\1(?![\w*_/])")
_NO_EMPHASIS = lazy_pattern(r"[*_+\d/\W]+")


def find_markup(reading: Reading) -> list[Item]:
    """Return the tags and the emphasised stretches of a text in order."""
    if SIGNS.isdisjoint(reading.chars):
        return []
    return sorted([*_tags(reading), *_emphasis(reading)], key=lambda item: item.span)


def may_hold_markup(chunk: Chunk) -> bool:
    """Tell whether markup may begin or end in a stretch between spaces."""
    return not SIGNS.isdisjoint(chunk.text)


def _tags(reading: Reading) -> Iterator[Item]:
    for mask in reading.masks:
        text = reading.text[mask.start : mask.end]
        tag = _TAG.match(text) if mask.kind in ("tag", "code") else None
        if tag and not (mask.kind == "code" and tag[2].lower() in STANDALONE):
            yield Item(Span(mask.start, mask.end), _value(mask, tag, text), "tag")
        elif mask.kind == "code" and text.startswith("`"):
            yield Item(Span(mask.start, mask.end), "`", "emphasis")


def _value(mask: Mask, tag: re.Match[str], text: str) -> str:
    identity = _ID.search(text) if mask.kind == "code" else None
    name = tag[2].lower()
    return tag[1] + _SAME.get(name, name) + (" " + identity[1] if identity else "")


def _emphasis(reading: Reading) -> Iterator[Item]:
    for match in EMPHASIS.finditer(reading.text):
        span = Span(*match.span())
        if not _NO_EMPHASIS.fullmatch(match[0]) and not reading.is_masked(Span(span.start, span.start + 1)):
            yield Item(span, str(len(match[1])), "emphasis")
