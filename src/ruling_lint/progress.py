"""A progress bar for long runs in front of a person: it appears late, redraws seldom, and leaves nothing behind."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator

from ruling_lint.typed import TextIO, TypeVar

T = TypeVar("T")

_PATIENCE = 0.7
_PAUSE = 0.1
_BAR = 24


def track(
    items: Iterable[T], total: int, stream: TextIO | None, clock: Callable[[], float] = time.monotonic
) -> Iterator[T]:
    """Yield the items, drawing on `stream` how many of `total` are done; None draws nothing.

    Nothing appears in the first 0.7 seconds, and the line is erased when the items end or the loop is left.
    """
    if stream is None:
        yield from items
        return
    due = clock() + _PATIENCE
    drawn = False
    try:
        for done, item in enumerate(items):
            if clock() >= due:
                _draw(stream, done, total)
                drawn, due = True, clock() + _PAUSE
            yield item
    finally:
        if drawn:
            _erase(stream)


def _draw(stream: TextIO, done: int, total: int) -> None:
    import shutil

    filled = _BAR * done // max(1, total)
    line = f"{'█' * filled}{'░' * (_BAR - filled)} {done}/{total}"
    room = shutil.get_terminal_size().columns - 1
    stream.write(f"\r{line[:room]}\033[K")
    stream.flush()


def _erase(stream: TextIO) -> None:
    stream.write("\r\033[K")
    stream.flush()
