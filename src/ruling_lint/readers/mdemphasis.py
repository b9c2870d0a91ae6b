"""Emphasis in Markdown: which of the runs of `*`, `_` and `~` are markup, by the rules of CommonMark."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from ruling_lint.model import Span
from ruling_lint.patterns import lazy_pattern
from ruling_lint.records import dataclass

_RUN = lazy_pattern(r"\*+|_+|~+")


@dataclass
class Run:
    """A run of one delimiter. The characters from `start` to `end` are not used up yet; `length` they were."""

    char: str
    start: int
    end: int
    length: int
    opens: bool
    closes: bool

    @property
    def count(self) -> int:
        """How many delimiters are left."""
        return self.end - self.start


def read_run(text: str, at: int) -> Run:
    """Return the run of delimiters at an offset."""
    found = _RUN.match(text, at)
    end = found.end() if found else at + 1
    before, after = _kind(text[at - 1 : at]), _kind(text[end : end + 1])
    left = after != " " and (after == "a" or before != "a")
    right = before != " " and (before == "a" or after != "a")
    if text[at] == "_":
        return Run("_", at, end, end - at, left and (not right or before == "."), right and (not left or after == "."))
    return Run(text[at], at, end, end - at, left, right)


def pair_runs(runs: Sequence[Run]) -> list[Span]:
    """Return the ranges of the delimiters that are markup. Uses the runs up."""
    stack: list[Run] = []
    marks: list[Span] = []
    floors: dict[tuple[str, bool, int], int] = {}  # below these no opener fits: keeps long texts from taking long
    for closer in runs:
        kind = (closer.char, closer.opens, closer.length if closer.char == "~" else closer.length % 3)
        while closer.closes and closer.count:
            opener = next((run for run in reversed(stack[floors.get(kind, 0) :]) if _pair(run, closer)), None)
            if opener is None:
                floors[kind] = len(stack)
                break
            while stack[-1] is not opener:
                stack.pop()
            marks += _use_up(opener, closer)
            if not opener.count:
                stack.pop()
            floors = {kind: min(floor, len(stack)) for kind, floor in floors.items()}
        if closer.opens and closer.count:
            stack.append(closer)
    return marks


def _use_up(opener: Run, closer: Run) -> tuple[Span, Span]:
    width = opener.count if opener.char == "~" else min(opener.count, closer.count, 2)
    opener.end -= width
    closer.start += width
    return Span(opener.end, opener.end + width), Span(closer.start - width, closer.start)


def _pair(opener: Run, closer: Run) -> bool:
    """Tell whether a run may open what another closes; sums that are multiples of three must not mislead."""
    if opener.char != closer.char:
        return False
    if opener.char == "~":
        return opener.count == closer.count <= 2
    both = opener.closes or closer.opens
    odd = both and (opener.length + closer.length) % 3 == 0 and (opener.length % 3 or closer.length % 3)
    return not odd


def _kind(char: str) -> str:
    """Return a space for white space and the text's ends, a full stop for punctuation, `a` for all else."""
    if not char or char.isspace():
        return " "
    return "." if unicodedata.category(char)[0] in "PS" else "a"
