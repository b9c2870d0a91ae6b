"""The rules of a run, and which of them a text concerns: what each of its chunks, and each token before another one,
concerns is worked out once.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from operator import or_

from ruling_lint import checks
from ruling_lint.answers import Answers
from ruling_lint.rules import SILENCING, Rule
from ruling_lint.text.chunks import Chunk
from ruling_lint.typed import TYPE_CHECKING, Any, overload

if TYPE_CHECKING:
    from ruling_lint.checks.base import Decide, Doubt, View
    from ruling_lint.text.reading import Reading

_MOST = 100_000


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
        self._doubtful = _Doubts(self._needy)
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
        if view.target.chunks is not None and view.unmarked is view.target:
            bits = self._doubtful.among(bits, view.target)
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


class _Doubts(dict[tuple[str, str], int]):
    """The rules that doubt whether all is well, by a token and the one behind it."""

    def __init__(self, rules: list[tuple[int, Rule]]) -> None:
        super().__init__()
        self._rules = rules
        self._doubting: list[tuple[int, Any, Doubt]] = []
        self._asked = self._all = 0

    def among(self, bits: int, reading: Reading) -> int:
        """Return those of the rules that have doubts about a text, or never say so."""
        if bits & ~self._asked:
            self._ask(bits & ~self._asked)
        if not bits & self._all:
            return bits
        doubted: set[int] = set(map(self.__getitem__, reading.pairs))
        return bits & reduce(or_, doubted, ~self._all)

    def __missing__(self, pair: tuple[str, str]) -> int:
        found = 0
        for bit, params, doubt in self._doubting:
            if doubt(params, *pair):
                found |= bit
        if len(self) >= _MOST:
            self.clear()
        self[pair] = found
        return found

    def _ask(self, bits: int) -> None:
        """Find out which of the rules have doubts; what was said without them does not hold any more."""
        self._asked |= bits
        new = [(bit, rule.params, checks.doubt(rule.check)) for bit, rule in self._rules if bit & bits]
        self._doubting += [(bit, params, doubt) for bit, params, doubt in new if doubt is not None]
        self._all = sum(bit for bit, _, _ in self._doubting)
        self.clear()


def _with_characters(rules: list[tuple[int, Rule]], chars: frozenset[str]) -> list[tuple[int, Rule]]:
    """Return the rules that a text with these characters may concern."""
    return [(bit, rule) for bit, rule in rules if rule.needs is None or not rule.needs.isdisjoint(chars)]
