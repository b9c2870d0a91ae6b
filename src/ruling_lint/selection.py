"""The rules of a run, and which of them a text concerns: what each of its chunks, and each token before another one,
concerns is worked out once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
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

_ByNeeds = dict["frozenset[str] | None", list[tuple[int, Rule]]]
"""Rules with their bits, by the characters they need."""


class Selection(Sequence[Rule]):
    """Rules that run together, in order. Sets of them are kept as numbers, with a bit for each rule."""

    def __init__(self, rules: Iterable[Rule]) -> None:
        """Take the rules; those about silencing comments concern no text."""
        self._rules = tuple(rules)
        self._needy = [(1 << i, rule) for i, rule in enumerate(self._rules) if rule.check != SILENCING]
        self._comparing = [(bit, rule) for bit, rule in self._needy if rule.compares]
        self._by_needs, self._comparing_by_needs = _by_needs(self._needy), _by_needs(self._comparing)
        self._in_target: Answers[Chunk, int] = Answers(lambda chunk: self._concerned(chunk, self._by_needs))
        self._in_source: Answers[Chunk, int] = Answers(lambda chunk: self._concerned(chunk, self._comparing_by_needs))
        self._alone = sum(bit for bit, rule in self._needy if not rule.compares)
        self._deciding: dict[int, Decide | None] = {}
        self._doubting: list[tuple[int, Any, Doubt]] = []
        self._with_doubts = 0
        self._doubted: Answers[tuple[str, str], int] = Answers(self._doubtful)
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
        bits = self._of(view.target, self._in_target, self._by_needs)
        if view.target.chunks is not None and view.unmarked is view.target:
            doubted: set[int] = set(map(self._doubted.__getitem__, view.target.pairs))
            bits &= reduce(or_, doubted, ~self._with_doubts)
        if view.source is None:
            bits &= self._alone
        else:
            bits |= self._of(view.source, self._in_source, self._comparing_by_needs)
        if bits not in self._chosen:
            self._chosen[bits] = tuple(rule for bit, rule in self._needy if bits & bit)
        return self._chosen[bits]

    def _of(self, reading: Reading, concerns: Answers[Chunk, int], rules: _ByNeeds) -> int:
        if reading.chunks is None:
            return sum(bit for bit, _ in _with_characters(rules, reading.chars))
        found: set[int] = set(map(concerns.__getitem__, reading.chunks))
        return reduce(or_, found)

    def _concerned(self, chunk: Chunk, rules: _ByNeeds) -> int:
        """Return the rules that may have something to look at in a text that holds a chunk."""
        found = 0
        for bit, rule in _with_characters(rules, frozenset(chunk.text)):
            decide = self._deciding[bit] if bit in self._deciding else self._decider(bit, rule)
            if decide is None or decide(rule.params, chunk):
                found |= bit
        return found

    def _decider(self, bit: int, rule: Rule) -> Decide | None:
        """Load a rule's check, which may have doubts as well; what was said without them does not hold any more."""
        self._deciding[bit] = decide = checks.decider(rule.check)
        doubt = checks.doubt(rule.check)
        if doubt is not None:
            self._doubting.append((bit, rule.params, doubt))
            self._with_doubts |= bit
            self._doubted.clear()
        return decide

    def _doubtful(self, pair: tuple[str, str]) -> int:
        """Return the rules that doubt whether a token goes with the one behind it."""
        return sum(bit for bit, params, doubt in self._doubting if doubt(params, *pair))


def _by_needs(rules: list[tuple[int, Rule]]) -> _ByNeeds:
    """Return rules by the characters they need."""
    found: _ByNeeds = {}
    for bit, rule in rules:
        found.setdefault(rule.needs, []).append((bit, rule))
    return found


def _with_characters(rules: _ByNeeds, chars: frozenset[str]) -> Iterator[tuple[int, Rule]]:
    """Yield the rules that a text with these characters may concern."""
    for needs, needy in rules.items():
        if needs is None or not needs.isdisjoint(chars):
            yield from needy
