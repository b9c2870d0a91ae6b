"""Proposing terms from parallel texts: English that the glossary lacks, with the Russian that goes with it."""

from __future__ import annotations

import math
from collections import Counter, defaultdict

from ruling_lint.desk.english_words import Run, runs
from ruling_lint.desk.russian_words import Lemmas, units, wording
from ruling_lint.model import Document, Segment, State
from ruling_lint.records import dataclass, field
from ruling_lint.text.reading import Reading
from ruling_lint.tuples import NamedTuple
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from ruling_lint.glossary import Glossary

LEAST_DICE = 0.4
"""How closely English and Russian must go together: twice their common segments over the segments of both."""

_EXAMPLES = 2
_OTHERS = 2
_PART_OF_LONGER = 0.8
"""A run is passed over if a longer one with all its words has this share of its segments."""


class Proposal(NamedTuple):
    """A pair to review: segments that have the English, those that have both, close seconds, and examples."""

    en: str
    ru: str
    pos: str
    segments: int
    together: int
    others: tuple[tuple[str, int], ...]
    examples: tuple[tuple[str, str], ...]


@dataclass
class _Pairs:
    """The parallel segments, and in which of them each run of English words and each Russian unit stands."""

    segments: list[Segment] = field(default_factory=list)
    english: dict[tuple[str, ...], list[int]] = field(default_factory=lambda: defaultdict(list))
    russian: dict[Lemmas, list[int]] = field(default_factory=lambda: defaultdict(list))
    units: list[frozenset[Lemmas]] = field(default_factory=list)
    written: dict[tuple[str, ...], Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    seen: dict[Lemmas, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))

    def add(self, glossary: Glossary, segment: Segment, source: Reading, target: Reading) -> None:
        number = len(self.segments)
        self.segments.append(segment)
        for words, found in _by_words(runs(glossary, source)).items():
            self.english[words].append(number)
            self.written[words].update(found)
        here = list(units(glossary, target))
        for lemmas, text in here:
            self.seen[lemmas][text] += 1
        self.units.append(frozenset(lemmas for lemmas, _ in here))
        for lemmas in self.units[-1]:
            self.russian[lemmas].append(number)


def mine(glossary: Glossary, documents: Iterable[Document], least: int = 3) -> list[Proposal]:
    """Return proposals for English that stands in `least` segments or more, the most frequent first."""
    pairs = _Pairs()
    seen: set[tuple[str, str]] = set()
    for segment in (segment for document in documents for segment in document.segments):
        if segment.state is State.CHECKED and segment.source is not None:
            texts = (segment.source.value, segment.target.value)
            if texts not in seen:
                seen.add(texts)
                pairs.add(glossary, segment, Reading(segment.source), Reading(segment.target))
    frequent = {words: places for words, places in pairs.english.items() if len(places) >= least}
    parts = _parts(frequent)
    found = [
        proposal
        for words, places in frequent.items()
        if words not in parts
        for proposal in _propose(pairs, words, places)
    ]
    return sorted(found, key=lambda proposal: (-proposal.together, proposal.en))


def _by_words(found: Iterator[Run]) -> dict[tuple[str, ...], list[str]]:
    grouped: dict[tuple[str, ...], list[str]] = defaultdict(list)
    for run in found:
        grouped[run.words].append(run.text)
    return grouped


def _parts(frequent: Mapping[tuple[str, ...], Sequence[int]]) -> set[tuple[str, ...]]:
    """Return the runs that hardly stand outside a longer one."""
    return {
        part
        for words, places in frequent.items()
        for part in _shorter(words)
        if part in frequent and len(places) >= _PART_OF_LONGER * len(frequent[part])
    }


def _shorter(words: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    for size in range(1, len(words)):
        yield from (words[i : i + size] for i in range(len(words) - size + 1))


def _propose(pairs: _Pairs, words: tuple[str, ...], places: Sequence[int]) -> Iterator[Proposal]:
    together = Counter(lemmas for place in places for lemmas in pairs.units[place])
    total = len(pairs.segments)

    def strength(lemmas: Lemmas) -> tuple[float, int, Lemmas]:
        score = likelihood(together[lemmas], len(places), len(pairs.russian[lemmas]), total)
        return (-score, -len(lemmas), lemmas)

    ranked = sorted((lemmas for lemmas in together if together[lemmas] > 1), key=strength)
    if not ranked or _dice(together[ranked[0]], len(places), len(pairs.russian[ranked[0]])) < LEAST_DICE:
        return
    best = ranked[0]
    both = [pairs.segments[place] for place in places if best in pairs.units[place]]
    rendering = wording(best, _commonest(pairs.seen[best]))
    yield Proposal(
        _commonest(pairs.written[words]),
        rendering.text,
        rendering.pos,
        len(places),
        together[best],
        tuple((" ".join(lemmas), together[lemmas]) for lemmas in ranked[1 : 1 + _OTHERS]),
        tuple((s.source.value, s.target.value) for s in both[:_EXAMPLES] if s.source),
    )


def _commonest(counted: Counter[str]) -> str:
    return min(counted, key=lambda text: (-counted[text], text))


def _dice(together: int, one: int, other: int) -> float:
    return 2 * together / (one + other)


def likelihood(together: int, one: int, other: int, total: int) -> float:
    """Return Dunning's log-likelihood ratio of two things that stand in `one` and `other` of `total` segments.

    Zero where they meet no more often than by chance.
    """
    if together * total <= one * other:
        return 0.0
    table = (together, one - together, other - together, total - one - other + together)
    expected = (one * other, one * (total - other), (total - one) * other, (total - one) * (total - other))
    return 2 * sum(seen * math.log(seen * total / chance) for seen, chance in zip(table, expected, strict=True) if seen)
