"""The rules of a run, and which of them a text concerns: what each of its chunks concerns is worked out once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ruling_lint import checks
from ruling_lint.rules import SILENCING, Rule
from ruling_lint.text.chunks import Chunk, PerChunk
from ruling_lint.typed import TYPE_CHECKING, overload

if TYPE_CHECKING:
    from ruling_lint.checks.base import Decide, View
    from ruling_lint.text.reading import Reading

_Rules = frozenset[int]
"""Rules by their index."""


class Selection(Sequence[Rule]):
    """Rules that run together, in order."""

    def __init__(self, rules: Iterable[Rule]) -> None:
        """Take the rules; those about silencing comments concern no text."""
        self._rules = tuple(rules)
        self._in_target = PerChunk(lambda chunk: self._concerned(chunk, compares=False))
        self._in_source = PerChunk(lambda chunk: self._concerned(chunk, compares=True))
        self._needy = [(i, rule.needs) for i, rule in enumerate(self._rules) if rule.check != SILENCING]
        self._comparing = [(i, needs) for i, needs in self._needy if self._rules[i].compares]
        self._deciding: dict[int, Decide | None] = {}
        self._chosen: dict[tuple[frozenset[_Rules], frozenset[_Rules] | None], tuple[Rule, ...]] = {}

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
        target = self._kinds(view.target, self._in_target, compares=False)
        source = self._kinds(view.source, self._in_source, compares=True) if view.source is not None else None
        key = (target, source)
        chosen = self._chosen.get(key)
        if chosen is None:
            found = frozenset().union(*target, *(source or ()))
            rules = [self._rules[index] for index in sorted(found)]
            chosen = tuple(rule for rule in rules if source is not None or not rule.compares)
            self._chosen[key] = chosen
        return chosen

    def _kinds(self, reading: Reading, concerns: PerChunk[_Rules], *, compares: bool) -> frozenset[_Rules]:
        if reading.chunks is None:
            return frozenset((self._by_characters(reading.chars, compares=compares),))
        return frozenset(map(concerns.__getitem__, reading.chunks))

    def _by_characters(self, chars: frozenset[str], *, compares: bool) -> _Rules:
        """Return the rules that a text may concern that cannot be taken apart."""
        needy = self._comparing if compares else self._needy
        return frozenset(index for index, needs in needy if needs is None or not needs.isdisjoint(chars))

    def _concerned(self, chunk: Chunk, *, compares: bool) -> _Rules:
        """Return the rules that may have something to look at in a text that holds a chunk."""
        found = []
        for index in self._by_characters(frozenset(chunk.text), compares=compares):
            decide = self._deciding[index] if index in self._deciding else self._decider(index)
            if decide is None or decide(self._rules[index].params, chunk):
                found.append(index)
        return frozenset(found)

    def _decider(self, index: int) -> Decide | None:
        self._deciding[index] = decide = checks.decider(self._rules[index].check)
        return decide
