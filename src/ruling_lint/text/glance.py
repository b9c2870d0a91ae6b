"""Telling at a glance that two texts hold the same things: what each stretch between spaces holds is written down once."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ruling_lint.answers import Answers
from ruling_lint.text.chunks import Chunk
from ruling_lint.text.reading import Reading

UNSURE = "?"
"""Is written down of a chunk where the words around it have a say."""


class Glance:
    """Compares what chunks hold. `write` returns that in one string, empty for nothing, UNSURE where it cannot tell.

    `write_first` does so for a chunk at the start of a text, where `write` does not know that it stands there.
    """

    def __init__(self, write: Callable[[Chunk], str], write_first: Callable[[Chunk], str] | None = None) -> None:
        self.written = Answers(write)
        self._first = Answers(write_first or write)

    def sees_equal(self, source: Reading, target: Reading) -> bool:
        """Tell whether two texts plainly hold the same, in whatever order; False only means to look closer."""
        if source.chunks is None or target.chunks is None:
            return False
        held, other = self._held(source.chunks), self._held(target.chunks)
        if held != other and sorted(held) != sorted(other):
            return False
        return UNSURE not in held or (held.count(UNSURE) == 1 and self._start_alike(source.chunks[0], target.chunks[0]))

    def may_differ(self, chunk: Chunk) -> bool:
        """Tell whether a chunk holds something, or may: two texts without such a chunk hold the same, which is nothing."""
        return self.written[chunk] != ""

    def _start_alike(self, one: Chunk, other: Chunk) -> bool:
        """Tell whether the first chunks of two texts are those that make unsure, and hold the same at the start of a text."""
        if self.written[one] != UNSURE or self.written[other] != UNSURE:
            return False
        return self._first[one] == self._first[other] != UNSURE

    def sees_order(self, source: Reading, target: Reading) -> bool:
        """Tell whether two texts plainly hold the same in the same order; False only means to look closer."""
        if source.chunks is None or target.chunks is None:
            return False
        held = self._held(source.chunks)
        return held == self._held(target.chunks) and UNSURE not in held

    def _held(self, chunks: Iterable[Chunk]) -> list[str]:
        return list(filter(None, map(self.written.__getitem__, chunks)))
