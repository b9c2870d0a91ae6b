"""Words written with е in a file that writes ё."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cached_property
from itertools import chain

from ruling_lint.answers import Answers
from ruling_lint.checks.base import Context, View
from ruling_lint.lexicon import memory
from ruling_lint.model import Hit, Span
from ruling_lint.patterns import lazy_pattern
from ruling_lint.records import dataclass, field
from ruling_lint.text.chars import fold_word
from ruling_lint.text.chunks import TOKEN, Chunk
from ruling_lint.text.reading import Reading

NAME = "yo"
NEEDS = frozenset("еёЕЁ")
COMPARES = False
VARIANTS = ("unwanted",)

AS_FILE, ALWAYS, NEVER = "as-file", "always", "never"

_WORD = lazy_pattern(r"[А-Яа-яЁё]+")


@dataclass(frozen=True)
class Params:
    """What to hold files to, and what the dictionary leaves open.

    `policy` is `as-file` (a file that writes ё writes it everywhere), `always` or `never`. A file writes ё if at least
    the `share` of its words that need it have it. `certain` maps words that could be two to the one meant in these
    texts; `phrases` of two words, rightly spelt, settle the second after the first, and those of `whole` are always
    written so; `either` are words, as they begin, that are right both ways.
    """

    policy: str = AS_FILE
    share: float = 0.2
    certain: dict[str, str] = field(default_factory=dict)
    phrases: tuple[str, ...] = ()
    whole: tuple[str, ...] = ()
    either: tuple[str, ...] = ()

    def validate(self) -> None:
        """Raise ValueError for values that cannot be used."""
        if self.policy not in (AS_FILE, ALWAYS, NEVER):
            raise ValueError(f"policy must be {AS_FILE}, {ALWAYS} or {NEVER}, not {self.policy}")

    @cached_property
    def settled(self) -> dict[tuple[str, str], str]:
        """The phrases: their folded words, and how the second is written."""
        pairs = [phrase.split() for phrase in self.phrases]
        return {(fold_word(first), fold_word(second)): second for first, second in pairs}

    @cached_property
    def in_phrases(self) -> frozenset[str]:
        """The folded words that may lack ё in a phrase, and nowhere else."""
        whole = [word for phrase in self.without_yo for word in _WORD.findall(phrase) if "е" in word]
        words = (*(second for _, second in self.settled), *whole)
        return frozenset(word for word in words if not self._may_lack_yo_alone(word))

    @cached_property
    def openings(self) -> frozenset[tuple[str, ...]]:
        """The first two folded tokens of each phrase."""
        return frozenset(
            tuple(TOKEN.findall(phrase)[:2]) for phrase in (*map(" ".join, self.settled), *self.without_yo)
        )

    @cached_property
    def telling_of(self) -> Answers[Chunk, list[str]]:
        """The words of a chunk that have ё or may lack it, if only in a phrase."""
        return Answers(lambda chunk: self.telling(chunk.masked))

    def telling(self, masked: str) -> list[str]:
        """Return the same of any text."""
        return [word for word in _WORD.findall(masked) if _has_yo(word) or self.may_lack_yo(fold_word(word))]

    def may_lack_yo(self, folded: str) -> bool:
        """Tell whether a word may lack ё, if only in a phrase."""
        return folded in self.in_phrases or self._may_lack_yo_alone(folded)

    def _may_lack_yo_alone(self, folded: str) -> bool:
        if folded in self.certain or folded in self.without_yo:
            return True
        return "е" in folded and bool(memory.shared().with_yo([folded]))

    @cached_property
    def settled_pattern(self) -> re.Pattern[str]:
        """A word followed by the second word of any phrase."""
        seconds = "|".join(sorted({second for _, second in self.settled}))
        return re.compile(rf"(?<![\w-])(\w+)\s+({seconds})(?![\w-])", re.IGNORECASE)

    @cached_property
    def without_yo(self) -> dict[str, str]:
        """The whole phrases by what they are without ё."""
        return {fold_word(phrase): phrase for phrase in self.whole}

    @cached_property
    def without_yo_pattern(self) -> re.Pattern[str]:
        """Any of the whole phrases without ё."""
        return re.compile(rf"(?<![\w-])(?:{'|'.join(self.without_yo)})(?![\w-])", re.IGNORECASE)


def concerns(params: Params, chunk: Chunk) -> bool:
    """Tell whether a chunk has ё, or a word that may lack it."""
    return bool(params.telling_of[chunk])


Evidence = tuple[list[str], str]
"""The words of a segment that have ё or may lack it, and its text where something may be wrong."""


def collect(params: Params, view: View, context: Context) -> Iterable[Evidence]:
    """Return what a segment tells; whether that is wrong is seen when all of the file is known."""
    reading = view.target
    if reading.chunks is None:
        words = params.telling(reading.masked)
    else:
        words = [*chain.from_iterable(filter(None, map(params.telling_of.__getitem__, reading.chunks)))]
    return ((words, "" if params.policy != NEVER and _is_right(params, reading, words) else reading.masked),)


def _is_right(params: Params, reading: Reading, words: Iterable[str]) -> bool:
    """Tell whether a text has nothing that may lack ё, by itself or in a phrase."""
    lacking = [word.lower() for word in words if not _has_yo(word)]
    return not lacking or (params.in_phrases.issuperset(lacking) and params.openings.isdisjoint(reading.pairs))


def conclude(params: Params, evidence: Collection[tuple[int, Evidence]], context: Context) -> Iterator[tuple[int, Hit]]:
    """Yield a hit for every word whose ё is certain and missing, or for every ё in a project without it."""
    if params.policy == NEVER:
        yield from _unwanted(evidence)
        return
    counts = Counter(chain.from_iterable(words for _, (words, _) in evidence))
    if params.policy == ALWAYS or any(map(_has_yo, counts)):
        spelt = _spelt(params, counts)
        if params.policy == ALWAYS or _share(counts, spelt) >= params.share:
            doubtful = ((index, text) for index, (_, text) in evidence if text)
            for index, text in doubtful:
                yield from ((index, hit) for hit in (*_missing(text, spelt), *_missing_in_phrases(params, text)))
        memory.shared().keep()


def _has_yo(word: str) -> bool:
    return "ё" in word or "Ё" in word


def _unwanted(evidence: Collection[tuple[int, Evidence]]) -> Iterator[tuple[int, Hit]]:
    for index, (_, text) in evidence:
        for match in _WORD.finditer(text):
            plain = match[0].replace("ё", "е").replace("Ё", "Е")
            if plain != match[0]:
                yield index, Hit(Span(*match.span()), (plain,), variant="unwanted")


def _spelt(params: Params, words: Iterable[str]) -> Mapping[str, str]:
    """Return the right spelling of the words, in small letters, that must have ё and lack it."""
    lower = {word.lower() for word in words if not word.isupper()}
    folded = {fold_word(word) for word in lower if "е" in word and not word.startswith(params.either)}
    spelt = memory.shared().with_yo(folded) | params.certain
    return {word: spelt[word] for word in lower if word in spelt}


def _missing(text: str, spelt: Mapping[str, str]) -> Iterator[Hit]:
    """Yield a hit for every word that must have ё wherever it stands."""
    for match in _WORD.finditer(text):
        right = spelt.get(match[0].lower())
        if right is not None and not match[0].isupper():
            yield _hit(match.start(), match[0], right)


def _missing_in_phrases(params: Params, text: str) -> Iterator[Hit]:
    """Yield a hit for every word that must have ё in the phrase in which it stands."""
    for match in params.settled_pattern.finditer(text) if params.phrases else ():
        right = params.settled.get((fold_word(match[1]), match[2].lower()))
        if right is not None:
            yield _hit(match.start(2), match[2], right)
    for match in params.without_yo_pattern.finditer(text) if params.whole else ():
        right = params.without_yo.get(match[0].lower())
        if right is not None and not match[0].isupper():
            yield _hit(match.start(), match[0], right)


def _hit(start: int, word: str, right: str) -> Hit:
    return Hit(Span(start, start + len(word)), (right.capitalize() if word[0].isupper() else right,))


def _share(counts: Mapping[str, int], spelt: Mapping[str, str]) -> float:
    """Return which part of the words that need ё have it. Names that no dictionary has prove nothing."""
    written = [word for word in counts if "ё" in word or "Ё" in word]
    names = memory.shared().unknown(fold_word(word) for word in written if not word.islower())
    have = sum(counts[word] for word in written if word.islower() or fold_word(word) not in names)
    missing = sum(count for word, count in counts.items() if word.lower() in spelt and not word.isupper())
    return have / (have + missing) if have else 0.0
