"""The rules of a run, and which of them a text concerns: what each of its chunks, and each token before another one,
concerns is worked out once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import reduce
from itertools import pairwise
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
        self._in_target = _Beside(self._needy, lambda chunk: self._concerned(chunk, self._by_needs))
        self._in_source: Answers[Chunk, int] = Answers(lambda chunk: self._concerned(chunk, self._comparing_by_needs))
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
        chunks = view.target.chunks
        if chunks is None:
            bits = _by_characters(view.target, self._by_needs)
        else:
            bits = self._in_target.of(chunks, may_doubt=view.unmarked is view.target)
        if view.source is None:
            bits &= self._alone
        elif view.source.chunks is None:
            bits |= _by_characters(view.source, self._comparing_by_needs)
        else:
            found: set[int] = set(map(self._in_source.__getitem__, view.source.chunks))
            bits |= reduce(or_, found)
        if bits not in self._chosen:
            self._chosen[bits] = tuple(rule for bit, rule in self._needy if bits & bit)
        return self._chosen[bits]

    def _concerned(self, chunk: Chunk, rules: _ByNeeds) -> int:
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


class _Beside(dict[tuple[Chunk, Chunk], int]):
    """The rules that a chunk concerns, and, as so many bits above them, those that doubt its tokens or the one behind it."""

    def __init__(self, rules: list[tuple[int, Rule]], concerned: Callable[[Chunk], int]) -> None:
        super().__init__()
        self._rules = rules
        self._concerned: Answers[Chunk, int] = Answers(concerned)
        self._width = rules[-1][0].bit_length() if rules else 0
        self._doubting: list[tuple[int, Any, Doubt]] = []
        self._asked = self._with_doubts = 0

    def of(self, chunks: Sequence[Chunk], *, may_doubt: bool) -> int:
        """Return the rules that a text of chunks concerns: where they `may_doubt`, only if they do or never say so."""
        found: set[int] = set(map(self.__getitem__, pairwise([*chunks, _END])))
        both = reduce(or_, found)
        bits = both & (1 << self._width) - 1
        if bits & ~self._asked:
            self._ask(bits & ~self._asked)
            return self.of(chunks, may_doubt=may_doubt)
        return bits & (both >> self._width | ~self._with_doubts) if may_doubt else bits

    def __missing__(self, pair: tuple[Chunk, Chunk]) -> int:
        if len(self) >= _MOST:
            self.clear()
        self[pair] = found = self._concerned[pair[0]] | self._doubted(*pair) << self._width
        return found

    def _doubted(self, chunk: Chunk, following: Chunk) -> int:
        if not following.tokens and following is not _END:
            return self._with_doubts  # what comes behind an empty chunk is not known here
        tokens = [*chunk.tokens, *(following.tokens[:1] or ("",))]
        pairs = set(pairwise(tokens))
        return sum(bit for bit, params, doubt in self._doubting if any(doubt(params, *pair) for pair in pairs))

    def _ask(self, bits: int) -> None:
        """Find out which of the rules have doubts; what was remembered without them does not hold any more."""
        self._asked |= bits
        new = [(bit, rule.params, checks.doubt(rule.check)) for bit, rule in self._rules if bit & bits]
        self._doubting += [(bit, params, doubt) for bit, params, doubt in new if doubt is not None]
        self._with_doubts = sum(bit for bit, _, _ in self._doubting)
        self.clear()


_END = Chunk("")
"""Stands behind the last chunk of a text."""


def _by_characters(reading: Reading, rules: _ByNeeds) -> int:
    return sum(bit for bit, _ in _with_characters(rules, reading.chars))


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
