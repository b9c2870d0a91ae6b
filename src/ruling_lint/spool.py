"""What would take too much memory, in a temporary file; it stays in memory where it is little."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from ruling_lint.typed import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import IO

_IN_MEMORY = 1_000_000
"""Bytes that are kept in memory."""

_BATCH = 100
"""Values that are written, and read back, at once."""


class Batches:
    """Batches of bytes: written one after another, read in any order."""

    def __init__(self) -> None:
        self._file = _temporary_file()
        self._ends = [0]

    def append(self, batch: bytes) -> None:
        """Write the next batch."""
        self._file.seek(self._ends[-1])
        self._file.write(batch)
        self._ends.append(self._ends[-1] + len(batch))

    def __len__(self) -> int:
        return len(self._ends) - 1

    def __getitem__(self, index: int) -> bytes:
        start, end = self._ends[index], self._ends[index + 1]
        self._file.seek(start)
        return self._file.read(end - start)


class Spooled(Sequence[Any]):
    """Values that are written when it is made; each is unpickled anew whenever it is asked for."""

    def __init__(self, values: Iterable[Any]) -> None:
        import pickle  # most runs have no use for it

        self._batches = Batches()
        self._size = 0
        rest = iter(values)
        while batch := [*islice(rest, _BATCH)]:
            self._batches.append(pickle.dumps(batch))
            self._size += len(batch)

    def __len__(self) -> int:
        return self._size

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return [self[place] for place in range(*index.indices(self._size))]
        place = range(self._size)[index]
        return self._batch(place // _BATCH)[place % _BATCH]

    def __iter__(self) -> Iterator[Any]:
        for number in range(len(self._batches)):
            yield from self._batch(number)

    def _batch(self, number: int) -> Any:
        import pickle

        return pickle.loads(self._batches[number])


def like(model: Sequence[Any], values: Iterable[Any]) -> Sequence[Any]:
    """Return values as a sequence that is kept where another one is."""
    return Spooled(values) if isinstance(model, Spooled) else tuple(values)


def _temporary_file() -> IO[bytes]:
    from tempfile import SpooledTemporaryFile

    return SpooledTemporaryFile(_IN_MEMORY)
