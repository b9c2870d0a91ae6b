"""One replacement as changes of the raw file: as little as possible, around markup, in the format's own writing."""

from __future__ import annotations

from collections.abc import Iterator

from ruling_lint.model import Span, Text
from ruling_lint.readers.base import Reader, UnwritableError, requoting
from ruling_lint.tuples import NamedTuple


class Change(NamedTuple):
    """Text as it stands in the file, for a range of the raw file."""

    raw: Span
    written: str


class Edit(NamedTuple):
    """A new value for a segment's target, and the changes that make it; they do not overlap and are in order."""

    segment: int
    span: Span
    new: str
    changes: tuple[Change, ...]

    @property
    def raw(self) -> Span:
        """The range from the first change to the last."""
        return Span(self.changes[0].raw.start, self.changes[-1].raw.end)


def make_edit(reader: Reader, index: int, text: Text, span: Span, new: str) -> Edit:
    """Return the edit that puts `new` in the place of a span of the target of segment `index`.

    Raises UnwritableError where the format cannot say it there, or where markup would be lost.
    """
    span, new = _trimmed(text.value, span, new)
    try:
        parts = list(_around_codes(text, span, new))
        changes = tuple(change for part, words in parts for change in _changes(reader, text, part, words))
    except UnwritableError:
        quoting = requoting(reader)
        if quoting is None or text.codes:
            raise
        value = text.value[: span.start] + new + text.value[span.end :]
        whole = Span(text.pieces[0].raw_start, text.pieces[-1].raw_end)
        changes = (Change(whole, quoting.requote(value, text.quoting)),)
    return Edit(index, span, new, changes)


def _trimmed(value: str, span: Span, new: str) -> tuple[Span, str]:
    """Leave out what is equal at both ends."""
    old = value[span.start : span.end]
    before = _common(old, new)
    old, new = old[before:], new[before:]
    after = _common(old[::-1], new[::-1])
    return Span(span.start + before, span.end - after), new[: len(new) - after]


def _common(one: str, other: str) -> int:
    """Return how many characters two texts begin with alike."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((index for index, (a, b) in pairs if a != b), min(len(one), len(other)))


def _around_codes(text: Text, span: Span, new: str) -> Iterator[tuple[Span, str]]:
    """Cut a replacement at the codes it covers; each must be in the new text as it is, in order."""
    at = span.start
    for code in text.codes:
        if code.end <= span.start or code.start >= span.end:
            continue
        before, found, after = new.partition(text.value[code.start : code.end])
        if not found or code.start < at or code.end > span.end:
            raise UnwritableError("the fix would change markup", "исправление изменило бы разметку")
        yield Span(at, code.start), before
        at, new = code.end, after
    yield Span(at, span.end), new


def _changes(reader: Reader, text: Text, span: Span, new: str) -> Iterator[Change]:
    """Yield the changes of a span without codes: the first stretch takes the new text, gaps between stretches stay."""
    if span.start == span.end and not new:
        return
    wide = _widened(text, span)
    new = text.value[wide.start : span.start] + new + text.value[span.end : wide.end]
    for raw in _stretches(text, wide):
        yield Change(raw, reader.write(new, text.quoting) if new else "")
        new = ""


class _Place(NamedTuple):
    """A piece of a text with its end; `literal` tells whether its characters correspond to the raw ones."""

    start: int
    end: int
    raw: Span
    literal: bool


def _places(text: Text) -> Iterator[_Place]:
    ends = [*(piece.start for piece in text.pieces[1:]), len(text.value)]
    for piece, end in zip(text.pieces, ends, strict=True):
        literal = end - piece.start == piece.raw_end - piece.raw_start
        yield _Place(piece.start, end, Span(piece.raw_start, piece.raw_end), literal)


def _widened(text: Text, span: Span) -> Span:
    """Return a span that cuts no piece in two that is written as one."""
    start, end = span
    for place in _places(text):
        if not place.literal and place.start < end and start < place.end:
            start, end = min(start, place.start), max(end, place.end)
    return Span(start, end)


def _stretches(text: Text, span: Span) -> list[Span]:
    """Return the raw ranges of a span, one for each run without gaps."""
    if span.start == span.end:
        return [text.raw_span(span)]
    found: list[Span] = []
    for place in _places(text):
        if place.start >= span.end or place.end <= span.start:
            continue
        raw = place.raw
        if place.literal:
            shift = raw.start - place.start
            raw = Span(max(place.start, span.start) + shift, min(place.end, span.end) + shift)
        if found and found[-1].end == raw.start:
            found[-1] = Span(found[-1].start, raw.end)
        else:
            found.append(raw)
    return found
