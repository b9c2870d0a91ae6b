"""Telling at a glance that two texts hold the same things: what each stretch between spaces holds is written down once."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ruling_lint.answers import Answers
from ruling_lint.text.chunks import Chunk
from ruling_lint.text.reading import Reading

UNSURE = "?"
"""Is written down of a chunk where the words around it have a say."""


class Glance:
    """Compares what chunks hold. `write` returns that in one string, empty for nothing, UNSURE where it cannot tell."""

    def __init__(self, write: Callable[[Chunk], str]) -> None:
        self.written = Answers(write)

    def sees_equal(self, source: Reading, target: Reading) -> bool:
        """Tell whether two texts plainly hold the same, in whatever order; False only means to look closer."""
        if source.chunks is None or target.chunks is None:
            return False
        held = sorted(self._held(source.chunks))
        return held == sorted(self._held(target.chunks)) and UNSURE not in held

    def sees_order(self, source: Reading, target: Reading) -> bool:
        """Tell whether two texts plainly hold the same in the same order; False only means to look closer."""
        if source.chunks is None or target.chunks is None:
            return False
        held = self._held(source.chunks)
        return held == self._held(target.chunks) and UNSURE not in held

    def _held(self, chunks: Iterable[Chunk]) -> list[str]:
        return list(filter(None, map(self.written.__getitem__, chunks)))
