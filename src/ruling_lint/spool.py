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
    """Batches of bytes, read in any order: the first in memory, the rest in a file as long as that has room."""

    def __init__(self) -> None:
        self._places: list[bytes | tuple[int, int]] = []
        self._in_memory = 0
        self._file: IO[bytes] | None = None
        self._end = 0

    def append(self, batch: bytes) -> None:
        """Keep the next batch."""
        place = None if self._in_memory + len(batch) <= _IN_MEMORY else self._written(batch)
        if place is None:
            self._in_memory += len(batch)
        self._places.append(place or batch)

    def _written(self, batch: bytes) -> tuple[int, int] | None:
        """Return where a batch lies in the file, None where it cannot be written: the temporary folder may be full."""
        from tempfile import TemporaryFile

        try:
            if self._file is None:
                self._file = TemporaryFile(buffering=0)  # noqa: SIM115 - it lives as long as this does
            self._file.seek(self._end)
            if self._file.write(batch) < len(batch):
                return None
        except OSError:
            return None
        start, self._end = self._end, self._end + len(batch)
        return start, self._end

    def __len__(self) -> int:
        return len(self._places)

    def __getitem__(self, index: int) -> bytes:
        place = self._places[index]
        if isinstance(place, bytes):
            return place
        assert self._file is not None
        self._file.seek(place[0])
        return self._file.read(place[1] - place[0])


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
