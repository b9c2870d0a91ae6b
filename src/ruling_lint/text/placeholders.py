"""Symbols, fields, power and toughness, loyalty costs and bracketed names: what a translation keeps unchanged."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence

from ruling_lint.model import Span, Text
from ruling_lint.patterns import lazy_pattern
from ruling_lint.text.chars import fold_word
from ruling_lint.text.chunks import Chunk
from ruling_lint.text.glance import UNSURE, Glance
from ruling_lint.text.items import Item, Role
from ruling_lint.text.malformed import Fault, find_faults, may_be_broken
from ruling_lint.text.markup import STANDALONE
from ruling_lint.text.masks import Mask
from ruling_lint.text.reading import Reading
from ruling_lint.text.symbols import LOYALTY, POWER_TOUGHNESS, fold_values, value

_COST_MARKS = frozenset("[:")
_SYMBOL = lazy_pattern(r"\{([^{}\n]+)\}")
_BRACKET = lazy_pattern(r"\[(?=[^\W\d_])[^\[\]\n]{2,60}\](?!\()|\[(?=[^\W\d_])(?![^\[\]\n]*\])")
_SYMBOLS = lazy_pattern(r"(?:\{[^{}\n]+\})+")
_POSITION = lazy_pattern(r"%\d+\$")
_CHOICE = lazy_pattern(r"\{\s*(\w+)\s*,\s*(?:plural|select|selectordinal)\s*,")
_TAG_NAME = lazy_pattern(r"<([\w:-]+)")
_ID = lazy_pattern(r"""\bid\s*=\s*["']([^"']*)""")
SIGNS = frozenset("{}$%`<>[]:/")
"""Signs one of which every stretch has that a placeholder begins, lies or ends in."""

_OPEN = lazy_pattern(r"[\[\]]|\A:")


def find_placeholders(reading: Reading) -> list[Item]:
    """Return the placeholders of a text in order. A broken one counts as what it must have been.

    Of a message that holds choices (`{n, plural, …}`) only their variables count: the languages have other plurals.
    """
    if "{" in reading.chars:
        choices = [Item(Span(*match.span()), match[1], "field") for match in _CHOICE.finditer(reading.text)]
        if choices:
            return choices
    items = [*_masked(reading), *_values(reading), *_bracketed(reading)]
    faults = find_faults(reading.text)
    if faults:
        starts = [fault.span.start for fault in faults]
        items = [item for item in items if not _touches(item.span, faults, starts)]
        items += [item for fault in faults for item in _repaired(fault)]
    return sorted(items, key=lambda item: item.span)


def _write(chunk: Chunk) -> str:
    """Return the placeholders of a chunk; a cost of loyalty is none unless a line starts there."""
    return UNSURE if LOYALTY.search(chunk.text) else _write_first(chunk)


def _write_first(chunk: Chunk) -> str:
    if SIGNS.isdisjoint(chunk.text):
        return ""
    if _OPEN.search(chunk.text) or may_be_broken(chunk.text):
        return UNSURE
    items = find_placeholders(Reading(Text.plain(chunk.text)))
    return UNSURE if any(map(_is_unsure, items)) else " ".join(item.kind + item.value for item in items)


def _is_unsure(item: Item) -> bool:
    """Tell whether a placeholder may be another one, or is told from others by its order."""
    return item.role is Role.WILD or item.value.startswith("%")


GLANCE = Glance(_write, _write_first)
"""Sees the same placeholders."""


def in_order(reading: Reading) -> list[tuple[Span, str]]:
    """Return the places of a program's values that are told apart by their order alone: %s, %d, but not %1$s."""
    masks = [mask for mask in reading.masks if mask.kind == "printf"]
    found = [(Span(mask.start, mask.end), reading.text[mask.start : mask.end]) for mask in masks]
    return [] if any("$" in text for _, text in found) else [(span, text) for span, text in found if text != "%%"]


def _touches(span: Span, faults: Sequence[Fault], starts: Sequence[int]) -> bool:
    """Tell whether a span shares a character with one of the faults, which are in order and start at `starts`."""
    last = bisect_left(starts, span.end) - 1
    return last >= 0 and span.overlaps(faults[last].span)


def _repaired(fault: Fault) -> Iterator[Item]:
    symbols = _SYMBOL.findall(fault.candidates[0]) if fault.candidates else []
    for inner in symbols:
        yield Item(fault.span, value(inner) or inner, "field", Role.REQUIRED if fault.certain else Role.WILD)
    if not fault.candidates:
        yield Item(fault.span, "", "field", Role.WILD)
    elif fault.candidates[0].startswith("%"):
        yield Item(fault.span, _POSITION.sub("%", fault.candidates[0]), "field")
    elif POWER_TOUGHNESS.fullmatch(fault.candidates[0]):
        yield Item(fault.span, fold_values(fault.candidates[0]), "power")


def _masked(reading: Reading) -> Iterator[Item]:
    for mask in reading.masks:
        span = Span(mask.start, mask.end)
        text = reading.text[mask.start : mask.end]
        yield from _from_mask(mask, span, text)


def _from_mask(mask: Mask, span: Span, text: str) -> Iterator[Item]:
    bare = text.strip("` ") if mask.kind == "code" else text
    symbols = _SYMBOLS.fullmatch(bare)
    if symbols:
        yield from (Item(span, value(inner) or f"{{{inner}}}", "field") for inner in _SYMBOL.findall(bare))
    elif mask.kind in ("field", "printf"):
        yield Item(span, _POSITION.sub("%", text), "field")
    elif mask.kind == "kept":
        yield Item(span, fold_word(text), "bracket" if text.startswith("[") else "kept")
    elif mask.kind == "code":
        yield from _code(span, text)


def _code(span: Span, text: str) -> Iterator[Item]:
    tag = _TAG_NAME.match(text)
    if tag and tag[1].lower() in STANDALONE:
        identity = _ID.search(text)
        yield Item(span, identity[1] if identity else text, "inline")
    elif not tag and not text.startswith("</"):
        yield Item(span, text.strip("` "), "code")


def _values(reading: Reading) -> Iterator[Item]:
    if "/" in reading.chars:
        for match in POWER_TOUGHNESS.finditer(reading.masked):
            yield Item(Span(*match.span()), fold_values(match[0]), "power")
    if not _COST_MARKS.isdisjoint(reading.chars):
        for match in LOYALTY.finditer(reading.masked):
            span = Span(*match.span(match.lastindex or 0))
            yield Item(span, fold_values(match[0]), "loyalty")


def _bracketed(reading: Reading) -> Iterator[Item]:
    """Bracketed names are translated, so each may stand for each; an added one may be an editor's note."""
    if "[" in reading.chars:
        for match in _BRACKET.finditer(reading.masked):
            role = Role.REQUIRED if len(match[0]) > 1 else Role.OPTIONAL
            yield Item(Span(*match.span()), "[]", "bracket", role)
