"""A progress bar for long runs in front of a person: it appears late, redraws seldom, and leaves nothing behind."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator

from ruling_lint.typed import TextIO, TypeVar

T = TypeVar("T")

_PATIENCE = 0.7
_PAUSE = 0.1
_BAR = 24


class _Bar:
    """Draws on a stream how many of `total` are done, and the part of the next one that is."""

    def __init__(self, total: int, stream: TextIO, clock: Callable[[], float]) -> None:
        self.done = 0
        self.drawn = False
        self._total = total
        self._stream = stream
        self._clock = clock
        self._due = clock() + _PATIENCE

    def draw(self, part: float = 0) -> None:
        """Draw where it is time to."""
        if self._clock() < self._due:
            return
        import shutil

        filled = int(_BAR * (self.done + part) / max(1, self._total))
        line = f"{'█' * filled}{'░' * (_BAR - filled)} {self.done}/{self._total}"
        room = shutil.get_terminal_size().columns - 1
        self._stream.write(f"\r{line[:room]}\033[K")
        self._stream.flush()
        self.drawn, self._due = True, self._clock() + _PAUSE


_bar: _Bar | None = None
"""What is drawn now: who works on parts of an item need not be told who watches."""


def track(
    items: Iterable[T], total: int, stream: TextIO | None, clock: Callable[[], float] = time.monotonic
) -> Iterator[T]:
    """Yield the items, drawing on `stream` how many of `total` are done; None draws nothing.

    Nothing appears in the first 0.7 seconds, and the line is erased when the items end or the loop is left.
    """
    global _bar
    if stream is None:
        yield from items
        return
    bar = _bar = _Bar(total, stream, clock)
    try:
        for item in items:
            bar.done += 1
            bar.draw()
            yield item
    finally:
        _bar = None
        if bar.drawn:
            _erase(stream)


def parts(items: Iterable[T], total: int) -> Iterator[T]:
    """Yield the parts of one item, which count where its like are tracked."""
    for number, item in enumerate(items, 1):
        if _bar:
            _bar.draw(number / total)
        yield item


def _erase(stream: TextIO) -> None:
    stream.write("\r\033[K")
    stream.flush()
