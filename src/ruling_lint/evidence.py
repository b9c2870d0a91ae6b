"""The evidence of one rule over many parts, in the order of the segments: in a temporary file where it is much."""

from __future__ import annotations

import pickle
from collections.abc import Collection
from itertools import accumulate

from ruling_lint.typed import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import IO

_IN_MEMORY = 1_000_000
"""Bytes of evidence of one rule that are kept in memory."""

Packed = tuple[int, bytes]
"""The evidence of one rule in one part, ready to cross processes: how much it is, and the pickled pairs."""


def pack(items: Sequence[tuple[int, Any]]) -> Packed:
    """Pack pairs of segment index and evidence."""
    return len(items), pickle.dumps(items)


class Spool(Collection[tuple[int, Any]]):
    """Gathers packed evidence; going through it unpacks one part at a time."""

    def __init__(self) -> None:
        self._file = _temporary_file()
        self._chunks: list[tuple[int, int]] = []
        self._count = 0

    def add(self, before: int, packed: Packed) -> None:
        """Append the evidence of a part that so many segments stand before."""
        count, items = packed
        self._file.write(items)
        self._chunks.append((before, len(items)))
        self._count += count

    def __len__(self) -> int:
        return self._count

    def __contains__(self, item: object) -> bool:
        return any(item == other for other in self)

    def __iter__(self) -> Iterator[tuple[int, Any]]:
        ends = accumulate(size for _, size in self._chunks)
        for (before, size), end in zip(self._chunks, ends, strict=True):
            self._file.seek(end - size)
            for index, item in pickle.loads(self._file.read(size)):
                yield before + index, item


def _temporary_file() -> IO[bytes]:
    from tempfile import SpooledTemporaryFile

    return SpooledTemporaryFile(_IN_MEMORY)
