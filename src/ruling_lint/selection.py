"""The rules of a run, and which of them a text concerns: what each of its chunks concerns is worked out once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from operator import or_

from ruling_lint import checks
from ruling_lint.answers import Answers
from ruling_lint.rules import SILENCING, Rule
from ruling_lint.text.chunks import Chunk
from ruling_lint.typed import TYPE_CHECKING, overload

if TYPE_CHECKING:
    from ruling_lint.checks.base import Decide, View
    from ruling_lint.text.reading import Reading


class Selection(Sequence[Rule]):
    """Rules that run together, in order. Sets of them are kept as numbers, with a bit for each rule."""

    def __init__(self, rules: Iterable[Rule]) -> None:
        """Take the rules; those about silencing comments concern no text."""
        self._rules = tuple(rules)
        self._needy = [(1 << i, rule) for i, rule in enumerate(self._rules) if rule.check != SILENCING]
        self._comparing = [(bit, rule) for bit, rule in self._needy if rule.compares]
        self._in_target = self._per_chunk(self._needy)
        self._in_source = self._per_chunk(self._comparing)
        self._alone = sum(bit for bit, rule in self._needy if not rule.compares)
        self._deciding: dict[int, Decide | None] = {}
        self._chosen: dict[int, tuple[Rule, ...]] = {}

    def __len__(self) -> int:
        return len(self._rules)

    @overload
    def __getitem__(self, index: int) -> Rule: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Rule, ...]: ...
    def __getitem__(self, index: int | slice) -> Rule | tuple[Rule, ...]:
        return self._rules[index]

    def concerned(self, view: View) -> tuple[Rule, ...]:
        """Return the rules that have something to look at in a segment; those that compare need a source."""
        bits = self._of(view.target, self._in_target, self._needy)
        if view.source is None:
            bits &= self._alone
        else:
            bits |= self._of(view.source, self._in_source, self._comparing)
        if bits not in self._chosen:
            self._chosen[bits] = tuple(rule for bit, rule in self._needy if bits & bit)
        return self._chosen[bits]

    def _per_chunk(self, rules: list[tuple[int, Rule]]) -> Answers[Chunk, int]:
        return Answers(lambda chunk: self._concerned(chunk, rules))

    def _of(self, reading: Reading, concerns: Answers[Chunk, int], rules: list[tuple[int, Rule]]) -> int:
        if reading.chunks is None:
            return sum(bit for bit, _ in _with_characters(rules, reading.chars))
        found: set[int] = set(map(concerns.__getitem__, reading.chunks))
        return reduce(or_, found, 0)

    def _concerned(self, chunk: Chunk, rules: list[tuple[int, Rule]]) -> int:
        """Return the rules that may have something to look at in a text that holds a chunk."""
        found = 0
        for bit, rule in _with_characters(rules, frozenset(chunk.text)):
            decide = self._deciding[bit] if bit in self._deciding else self._decider(bit, rule)
            if decide is None or decide(rule.params, chunk):
                found |= bit
        return found

    def _decider(self, bit: int, rule: Rule) -> Decide | None:
        self._deciding[bit] = decide = checks.decider(rule.check)
        return decide


def _with_characters(rules: list[tuple[int, Rule]], chars: frozenset[str]) -> list[tuple[int, Rule]]:
    """Return the rules that a text with these characters may concern."""
    return [(bit, rule) for bit, rule in rules if rule.needs is None or not rule.needs.isdisjoint(chars)]
