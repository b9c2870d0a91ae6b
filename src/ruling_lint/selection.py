"""The rules of a run, and which of them a text concerns: what each of its chunks, and each token before another one,
concerns is worked out once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import reduce
from operator import or_

from ruling_lint import checks
from ruling_lint.answers import Answers
from ruling_lint.checks.base import ORDINARY
from ruling_lint.rules import SILENCING, Rule
from ruling_lint.text.chunks import Chunk
from ruling_lint.typed import TYPE_CHECKING, Any, overload

if TYPE_CHECKING:
    from ruling_lint.checks.base import Decide, Doubt, View
    from ruling_lint.text.reading import Reading


class Selection(Sequence[Rule]):
    """Rules that run together, in order. Sets of them are kept as numbers, with a bit for each rule."""

    def __init__(self, rules: Iterable[Rule]) -> None:
        """Take the rules; those about silencing comments concern no text."""
        self._rules = tuple(rules)
        self._needy = [(1 << i, rule) for i, rule in enumerate(self._rules) if rule.check != SILENCING]
        self._clues = _Clues(self._needy, self._loaded)
        self._comparing = sum(bit for bit, rule in self._needy if rule.compares)
        self._in_target: Answers[Chunk, int] = Answers(lambda chunk: self._concerned(chunk, ~0))
        self._in_source: Answers[Chunk, int] = Answers(lambda chunk: self._concerned(chunk, self._comparing))
        self._asked = Answers(self._decided)
        self._doubting: list[tuple[int, Any, Doubt]] = []
        self._with_doubts = 0
        self._doubted: Answers[tuple[str, str], int] = Answers(self._doubtful)
        self._chosen: Answers[int, tuple[Rule, ...]] = Answers(
            lambda bits: tuple(rule for bit, rule in self._needy if bits & bit)
        )

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
        bits = self._of(view.target, self._in_target)
        if view.target.chunks is not None and view.unmarked is view.target:
            doubted: set[int] = set(map(self._doubted.__getitem__, view.target.pairs))
            bits &= reduce(or_, doubted, ~self._with_doubts)
        if view.source is None:
            bits &= ~self._comparing
        else:
            bits |= self._of(view.source, self._in_source) & self._comparing
        return self._chosen[bits]

    def _of(self, reading: Reading, concerns: Answers[Chunk, int]) -> int:
        if reading.chunks is None:
            return sum(
                bit for bit, rule in self._needy if rule.needs is None or not rule.needs.isdisjoint(reading.chars)
            )
        found: set[int] = set(map(concerns.__getitem__, reading.chunks))
        return reduce(or_, found)

    def _concerned(self, chunk: Chunk, among: int) -> int:
        """Return the rules, of some, that may have something to look at in a text that holds a chunk."""
        found, asked = self._asked[self._clues.rules_for(chunk, among)]
        for bit, params, decide in asked:
            if decide(params, chunk):
                found |= bit
        return found

    def _decided(self, bits: int) -> tuple[int, list[tuple[int, Any, Decide]]]:
        """Return those of some rules that a chunk concerns wherever it has their clues, and how to ask the others."""
        deciding = [(bit, rule.params, checks.decider(rule.check)) for bit, rule in self._needy if bit & bits]
        certain = sum(bit for bit, _, decide in deciding if decide is None)
        return certain, [(bit, params, decide) for bit, params, decide in deciding if decide is not None]

    def _loaded(self, bit: int, rule: Rule) -> None:
        """Take in what a rule's check doubts; what was said without it does not hold any more."""
        doubt = checks.doubt(rule.check)
        if doubt is not None:
            self._doubting.append((bit, rule.params, doubt))
            self._with_doubts |= bit
            self._doubted.clear()

    def _doubtful(self, pair: tuple[str, str]) -> int:
        """Return the rules that doubt whether a token goes with the one behind it."""
        found, token, following = 0, *pair
        asked = self._clues.rules_beside(token, following)
        for bit, params, doubt in self._doubting:
            if asked & bit and doubt(params, token, following):
                found |= bit
        return found


class _Clues:
    """Which rules may be concerned by what has a character or a word. The check of a rule is loaded for the first chunk that
    has a character which the rule needs; then its own clues tell more.
    """

    def __init__(self, rules: list[tuple[int, Rule]], loaded: Callable[[int, Rule], None]) -> None:
        self._waiting = dict(rules)
        self._closed = sum(self._waiting)
        self._loaded = loaded
        self._always = self._odd = sum(bit for bit, rule in rules if rule.needs is None)
        self._clued = 0
        self._chars: dict[str, int] = {}
        self._words: dict[str, int] = {}
        for bit, rule in rules:
            _add(self._chars, rule.needs or (), bit)

    def rules_for(self, chunk: Chunk, among: int) -> int:
        """Return those of some rules that a chunk may concern."""
        found = self._found(chunk) & among
        if not found & self._closed:
            return found
        for bit in [bit for bit in self._waiting if bit & found]:
            self._open(bit, self._waiting.pop(bit))
        return self._found(chunk) & among

    def _found(self, chunk: Chunk) -> int:
        chars = frozenset(chunk.text)
        found = self._always if chars and chars <= ORDINARY else self._odd
        of_char, of_word = self._chars.get, self._words.get
        for char in chars:
            found |= of_char(char, 0)
        for token in chunk.tokens:
            found |= of_word(token, 0)
        return found

    def rules_beside(self, token: str, following: str) -> int:
        """Return the rules that may doubt a token before another one: where they have clues, one of the two is or starts with one."""
        if not ORDINARY.issuperset(token[:1] + following[:1]):
            return ~0
        found = ~self._clued
        for word in (token, following):
            found |= self._words.get(word, 0) | self._chars.get(word[:1], 0)
        return found

    def _open(self, bit: int, rule: Rule) -> None:
        self._closed &= ~bit
        clues = checks.clues(rule.check, rule.params)
        if clues is not None:
            for char in rule.needs or ():
                self._chars[char] &= ~bit
            self._always &= ~bit
            self._odd |= bit
            self._clued |= bit
            _add(self._chars, clues.chars, bit)
            _add(self._words, clues.words, bit)
        self._loaded(bit, rule)


def _add(index: dict[str, int], keys: Iterable[str], bit: int) -> None:
    for key in keys:
        index[key] = index.get(key, 0) | bit
