"""Where two sequences of blocks, a text and its translation, part ways: by length and by the numbers in them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from ruling_lint.patterns import lazy_pattern
from ruling_lint.tuples import NamedTuple

_NUMBER = lazy_pattern(r"\d+")
_ALONE = 1.0
"""What a block without counterpart costs; two blocks that share nothing cost up to twice that."""
_MERGED = 0.5
"""What it costs more to take two blocks together."""
_STEPS = ((1, 1), (1, 0), (0, 1), (2, 1), (1, 2))
_MOST_CELLS = 400_000


class Step(NamedTuple):
    """Blocks that belong together, as half-open ranges of indices; one of the ranges may be empty."""

    source: range
    target: range


def mismatches(source: Sequence[str], target: Sequence[str]) -> list[Step]:
    """Return the places where not one block stands for one; none for files too long to look through."""
    if len(source) * len(target) > _MOST_CELLS:
        return []
    return [step for step in _Table(source, target).steps() if len(step.source) != 1 or len(step.target) != 1]


class _Table:
    """The cheapest ways to match the first i blocks with the first j."""

    def __init__(self, source: Sequence[str], target: Sequence[str]) -> None:
        self.source = source
        self.target = target

    @cached_property
    def cheapest(self) -> list[list[tuple[float, int, int]]]:
        """For each i and j: the cost, and the step that leads there."""
        rows: list[list[tuple[float, int, int]]] = []
        for i in range(len(self.source) + 1):
            rows.append([])
            for j in range(len(self.target) + 1):
                ways = [(rows[i - a][j - b][0] + self._cost(i, a, j, b), a, b) for a, b in _STEPS if a <= i and b <= j]
                rows[i].append(min(ways) if ways else (0.0, 0, 0))
        return rows

    def steps(self) -> list[Step]:
        """Return the cheapest way through, first step first."""
        i, j = len(self.source), len(self.target)
        found = []
        while i or j:
            _, a, b = self.cheapest[i][j]
            found.append(Step(range(i - a, i), range(j - b, j)))
            i, j = i - a, j - b
        return found[::-1]

    def _cost(self, i: int, a: int, j: int, b: int) -> float:
        if not a or not b:
            return _ALONE
        one, other = " ".join(self.source[i - a : i]), " ".join(self.target[j - b : j])
        length = abs(len(one) - len(other)) / max(len(one), len(other), 1)
        numbers = 0.0 if sorted(_NUMBER.findall(one)) == sorted(_NUMBER.findall(other)) else 1.0
        return length + numbers + _MERGED * (a + b - 2)
