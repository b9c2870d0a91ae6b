"""Telling at a glance that two texts hold the same things: what each stretch between spaces holds is written down once."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import chain

from ruling_lint.text.chunks import Chunk, per_chunk
from ruling_lint.text.phrases import Phrase, per_phrase
from ruling_lint.text.reading import Reading

UNSURE = "?"
"""Is written down of a chunk where the words around it have a say."""


class Glance:
    """Compares what chunks hold. `write` returns that in one string, empty for nothing, UNSURE where it cannot tell."""

    def __init__(self, write: Callable[[Chunk], str]) -> None:
        self.written = per_chunk(write)
        self._held = per_phrase(lambda phrase: list(filter(None, map(self.written.__getitem__, phrase.chunks))))

    def sees_equal(self, source: Reading, target: Reading) -> bool:
        """Tell whether two texts plainly hold the same, in whatever order; False only means to look closer."""
        if source.phrases is None or target.phrases is None:
            return False
        held = self._all(source.phrases)
        return held == self._all(target.phrases) and UNSURE not in held

    def _all(self, phrases: Iterable[Phrase]) -> list[str]:
        return sorted(chain.from_iterable(map(self._held.__getitem__, phrases)))
