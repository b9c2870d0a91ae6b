"""Words written with е in a file that writes ё."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cached_property
from itertools import chain

from ruling_lint.checks.base import Context, View
from ruling_lint.lexicon import memory
from ruling_lint.model import Hit, Span
from ruling_lint.patterns import lazy_pattern
from ruling_lint.records import dataclass, field
from ruling_lint.text.chars import fold_word
from ruling_lint.text.chunks import Chunk

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
    def open_words(self) -> frozenset[str]:
        """The folded words that can be ones with ё though the dictionary alone does not tell."""
        phrases = [word for phrase in self.without_yo for word in phrase.split() if "е" in word]
        return frozenset((*map(fold_word, self.certain), *(second for _, second in self.settled), *phrases))

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
    if "ё" in chunk.text or "Ё" in chunk.text:
        return True
    words = {token for token in chunk.tokens if "е" in token}
    return not words.isdisjoint(params.open_words) or bool(memory.shared().with_yo(words))


def collect(params: Params, view: View, context: Context) -> Iterator[str]:
    """Yield the text, which is looked at only if the file turns out to write ё."""
    yield view.target.masked


def conclude(params: Params, evidence: Collection[tuple[int, str]], context: Context) -> Iterator[tuple[int, Hit]]:
    """Yield a hit for every word whose ё is certain and missing, or for every ё in a project without it."""
    writes_yo = any("ё" in text or "Ё" in text for _, text in evidence)
    if params.policy == NEVER:
        yield from _unwanted(evidence if writes_yo else ())
    elif writes_yo or params.policy == ALWAYS:
        counts = Counter(chain.from_iterable(map(_WORD.findall, (text for _, text in evidence))))
        spelt = _spelt(params, counts)
        if params.policy == ALWAYS or _share(counts, spelt) >= params.share:
            certain = [word for word in counts if word.lower() in spelt]
            possible = [word for word in counts if fold_word(word) in params.open_words]
            for index, text in evidence:
                words = _missing(text, spelt) if any(map(text.__contains__, certain)) else ()
                phrases = _missing_in_phrases(params, text) if any(map(text.__contains__, possible)) else ()
                yield from ((index, hit) for hit in (*words, *phrases))
        memory.shared().keep()


def _unwanted(evidence: Collection[tuple[int, str]]) -> Iterator[tuple[int, Hit]]:
    for index, text in evidence:
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
        if not match[0].isupper():
            yield _hit(match.start(), match[0], params.without_yo[match[0].lower()])


def _hit(start: int, word: str, right: str) -> Hit:
    return Hit(Span(start, start + len(word)), (right.capitalize() if word[0].isupper() else right,))


def _share(counts: Mapping[str, int], spelt: Mapping[str, str]) -> float:
    """Return which part of the words that need ё have it. Names that no dictionary has prove nothing."""
    written = [word for word in counts if "ё" in word or "Ё" in word]
    names = memory.shared().unknown(fold_word(word) for word in written if not word.islower())
    have = sum(counts[word] for word in written if word.islower() or fold_word(word) not in names)
    missing = sum(count for word, count in counts.items() if word.lower() in spelt and not word.isupper())
    return have / (have + missing) if have else 0.0
