"""Big files of one record after another, read a part at a time, so that memory does not grow with them."""

from __future__ import annotations

import codecs

from ruling_lint.model import Document, Offset
from ruling_lint.readers.base import Cutting, Options, Reader, parted
from ruling_lint.readers.decoding import is_utf8
from ruling_lint.records import dataclass, replace
from ruling_lint.tuples import NamedTuple
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import IO

PART = 65_536
"""Bytes of a part, unless a record is longer."""

_START = 65_536
"""Bytes at the start of a file that show how to cut it."""


class Stretch(NamedTuple):
    """A part's place in its file, in bytes, and what lies before it, in code points and lines."""

    start: int
    end: int
    chars: int
    lines: int


@dataclass(frozen=True)
class Parts:
    """A file that is read in parts. Each is read with the file's head before it, which is then left out."""

    path: str
    reader: Reader
    options: Options
    head: bytes
    stretches: tuple[Stretch, ...]

    def __len__(self) -> int:
        return len(self.stretches)

    def __iter__(self) -> Iterator[Document]:
        return map(self.read, range(len(self)))

    def read(self, index: int) -> Document:
        """Return a part as a document whose segments and comments are the part's own. Raises OSError, UnreadableError."""
        stretch = self.stretches[index]
        with open(self.path, "rb") as file:
            file.seek(stretch.start)
            data = file.read(stretch.end - stretch.start)
        if index == 0:
            return self.reader.read(self.path, data, self.options)
        return _without_head(self.reader.read(self.path, self.head + data, self.options), self._head_length)

    def offset(self, index: int) -> Offset:
        """Return what to add to places in a part's document; segments are counted by whoever reads all parts."""
        stretch = self.stretches[index]
        if index == 0:
            return Offset(0, 0, 0)
        return Offset(stretch.chars - self._head_length, stretch.lines - self.head.count(b"\n"), 0)

    @property
    def _head_length(self) -> int:
        return len(self.head.removeprefix(codecs.BOM_UTF8).decode())


def divided(path: str, reader: Reader, options: Options, part: int = PART) -> Parts | None:
    """Return a file in parts; None where its format or encoding has none, or where it is but one. Raises OSError."""
    cutter = parted(reader)
    if cutter is None or options.everything:
        return None
    with open(path, "rb") as file:
        start = file.read(_START)
        cutting = cutter.cutting(start, options) if is_utf8(start, options.encoding) else None
        if cutting is None:
            return None
        file.seek(0)
        try:
            stretches = (*_stretches(file, cutting, part),)
        except UnicodeDecodeError:
            return None
    inner = replace(options, part=True)
    return Parts(path, reader, inner, start[: cutting.head], stretches) if len(stretches) > 1 else None


def _stretches(file: IO[bytes], cutting: Cutting, part: int) -> Iterator[Stretch]:
    """Yield the parts of a file, the first no shorter than the head. Raises UnicodeDecodeError."""
    at = chars = lines = 0
    data, size = b"", part
    while more := file.read(size):
        data += more
        size = len(data)  # where there is no cut
        cut = cutting.last(data)
        if cut and (at or cut >= cutting.head):
            whole, data, size = data[:cut], data[cut:], part
            yield Stretch(at, at + cut, chars, lines)
            chars += len((whole if at else whole.removeprefix(codecs.BOM_UTF8)).decode())
            lines += whole.count(b"\n")
            at += cut
    if data:
        data.decode()
        yield Stretch(at, at + len(data), chars, lines)


def _without_head(document: Document, length: int) -> Document:
    """Return a document without what lies in the first code points of it."""
    first = next((i for i, s in enumerate(document.segments) if s.target.pieces[0].raw_start >= length), None)
    kept = len(document.segments) if first is None else first
    comments = tuple(
        comment if comment.segment is None else comment._replace(segment=comment.segment - kept)
        for comment in document.comments
        if comment.raw.start >= length
    )
    return replace(document, segments=document.segments[kept:], comments=comments)
