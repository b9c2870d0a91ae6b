"""The evidence of one rule over many parts, in the order of the segments: in a temporary file where it is much."""

from __future__ import annotations

import pickle
from collections.abc import Collection

from ruling_lint.spool import Batches
from ruling_lint.typed import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

Packed = tuple[int, bytes]
"""The evidence of one rule in one part, ready to cross processes: how much it is, and the pickled pairs."""


def pack(items: Sequence[tuple[int, Any]]) -> Packed:
    """Pack pairs of segment index and evidence."""
    return len(items), pickle.dumps(items)


class Spool(Collection[tuple[int, Any]]):
    """Gathers packed evidence; going through it unpacks one part at a time."""

    def __init__(self) -> None:
        self._batches = Batches()
        self._before: list[int] = []
        self._count = 0

    def add(self, before: int, packed: Packed) -> None:
        """Append the evidence of a part that so many segments stand before."""
        count, items = packed
        self._batches.append(items)
        self._before.append(before)
        self._count += count

    def __len__(self) -> int:
        return self._count

    def __contains__(self, item: object) -> bool:
        return any(item == other for other in self)

    def __iter__(self) -> Iterator[tuple[int, Any]]:
        for number, before in enumerate(self._before):
            for index, item in pickle.loads(self._batches[number]):
                yield before + index, item
