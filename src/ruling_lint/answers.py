"""What a function says of things, worked out once of each."""

from __future__ import annotations

from collections.abc import Callable

from ruling_lint.typed import TypeVar

_Thing = TypeVar("_Thing")
_Answer = TypeVar("_Answer")

_MOST = 200_000


class Answers(dict[_Thing, _Answer]):
    """The answers of a function by what it was asked of; all are forgotten when there are too many."""

    def __init__(self, work_out: Callable[[_Thing], _Answer]) -> None:
        super().__init__()
        self._work_out = work_out

    def __missing__(self, thing: _Thing) -> _Answer:
        if len(self) >= _MOST:
            self.clear()
        self[thing] = found = self._work_out(thing)
        return found
