"""Commas that are missing before a conjunction, in a whole document."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property

from ruling_lint.checks.base import Clues, Context, View
from ruling_lint.glossary.suggest.government import PREPOSITIONS
from ruling_lint.lexicon import memory, relative
from ruling_lint.model import Hit, Severity, Span
from ruling_lint.records import dataclass, field
from ruling_lint.text.chars import CYRILLIC, DIGITS, fold_word
from ruling_lint.text.reading import MASK, Reading
from ruling_lint.tuples import NamedTuple

NAME = "comma"
NEEDS = CYRILLIC
COMPARES = False
VARIANTS = ("habit",)

_OPENS = frozenset('.!?…:;—–«„"(•*|')
_MAY_END = DIGITS | frozenset("XХY»}")
_DEPENDENT = frozenset(("которому", "которым", "которыми"))
_FARTHEST = 8
"""So many words may stand before which in a clause that opens with its noun."""

_MAY_FOLLOW = CYRILLIC | DIGITS | frozenset("—–-«„" + MASK)


class _Words(NamedTuple):
    """Words given in full, endings of words, and words that stand a little further before."""

    whole: frozenset[str]
    endings: tuple[str, ...]
    far: frozenset[str]

    def has(self, before: Sequence[str]) -> bool:
        """Tell whether one of them stands where it should among the words before a place, the nearest one last."""
        word = before[-1]
        return word in self.whole or word.endswith(self.endings) or not self.far.isdisjoint(before)


class _Conjunction(NamedTuple):
    """A conjunction, the words that stand before or after one without a comma, and where that is the wrong way to ask: the
    only words after which it has one.
    """

    words: list[str]
    never: _Words
    only: _Words | None
    not_before: frozenset[str]
    inside: bool

    def may_lack(self, before: str) -> bool:
        """Tell whether it may lack a comma behind a word, for all that this word says."""
        only = self.only
        return not self.never.has([before]) and (only is None or bool(only.far) or only.has([before]))


@dataclass(frozen=True)
class Params:
    """`before` are conjunctions, words or phrases with `|` between alternatives, each with the words after which it has no
    comma, beside `not_after`, which holds for all of them; `only_after` are others with the only words after which they have one.
    None has a comma where one of `not_before` follows: когда угодно. A conjunction of one letter stands after no other letter,
    since both may be names of options.

    `*` stands for any beginning of a word, `~` before one that may have two others behind it, `!` before a word that must not follow the conjunction, and `^` says
    that the word before must not be the first of its sentence.

    A file that lacks it between the same two words in `habit` places or more is in the habit of doing without: only the
    first place counts in full there, and the others are information.
    """

    before: dict[str, str] = field(default_factory=dict)
    only_after: dict[str, str] = field(default_factory=dict)
    not_after: tuple[str, ...] = ()
    not_before: tuple[str, ...] = ()
    habit: int = 10

    @cached_property
    def by_first(self) -> Mapping[str, list[_Conjunction]]:
        """The conjunctions by their first word, folded."""
        found: dict[str, list[_Conjunction]] = {}
        for entries, is_only in ((self.before, False), (self.only_after, True)):
            for names, words in entries.items():
                for name in fold_word(names).split("|"):
                    found.setdefault(name.split()[0], []).append(self._conjunction(name.split(), words, is_only))
        return found

    @cached_property
    def _never(self) -> list[str]:
        return fold_word(" ".join(self.not_after)).split()

    def _conjunction(self, name: list[str], marked: str, is_only: bool) -> _Conjunction:
        listed = fold_word(marked).split()
        words = [word for word in listed if word[0] not in "!^"]
        following = frozenset([*map(fold_word, self.not_before), *(word[1:] for word in listed if word[0] == "!")])
        never = _words(self._never if is_only else [*self._never, *words])
        return _Conjunction(name, never, _words(words) if is_only else None, following, "^" in listed)


def _words(folded: list[str]) -> _Words:
    endings = tuple(word[1:] for word in folded if word[0] == "*")
    far = frozenset(word[1:] for word in folded if word[0] == "~")
    return _Words(frozenset(folded), endings, far)


def clues(params: Params) -> Clues:
    """Return the first words of the conjunctions."""
    return Clues(words=params.by_first.keys())


def doubts(params: Params, token: str, following: str) -> bool:
    """Tell whether a word may lack a comma before the next one, which starts a conjunction."""
    found = params.by_first.get(following, ()) if token != "," and token not in _OPENS else ()
    return any(conjunction.may_lack(token) for conjunction in found)


class Missing(NamedTuple):
    """A place where a comma is missing: the space and the first word of the conjunction, and which words these two join."""

    start: int
    text: str
    phrase: str


def collect(params: Params, view: View, context: Context) -> Iterator[Missing]:
    """Yield every place before a conjunction where a comma is missing."""
    tokens, by_first = view.target.tokens, params.by_first
    places = [i for i, token in enumerate(tokens) if token in by_first and i and tokens[i - 1] != ","]
    for index in places:
        if any(_lacks(found, view.target, index) for found in by_first[tokens[index]]):
            start, end = view.target.span(index)
            yield Missing(start - 1, view.target.text[start - 1 : end], f"{tokens[index - 1]} {tokens[index]}")


def conclude(params: Params, evidence: Collection[tuple[int, Missing]], context: Context) -> Iterator[tuple[int, Hit]]:
    """Yield a hit for every place, all but the first as information where they are the file's habit."""
    counts = Counter(missing.phrase for _, missing in evidence)
    seen: set[str] = set()
    for segment, (start, text, phrase) in evidence:
        is_habit = counts[phrase] >= params.habit
        variant = "habit" if is_habit and phrase not in seen else ""
        severity = Severity.INFO if is_habit and phrase in seen else None
        seen.add(phrase)
        words = {"count": str(counts[phrase]), "phrase": phrase}
        span = Span(start, start + len(text))
        yield segment, Hit(span, ("," + text,), variant=variant, params=words, severity=severity)


def _lacks(conjunction: _Conjunction, reading: Reading, index: int) -> bool:
    """Tell whether a conjunction stands at a token index and lacks its comma."""
    tokens, after = reading.tokens, index + len(conjunction.words)
    if tokens[index:after] != conjunction.words or not _is_inside(reading, index):
        return False
    if after >= len(tokens) or not _goes_on(reading, after) or tokens[after] in conjunction.not_before:
        return False
    if _may_be_options(reading, index) or _depends_on_noun(reading, index):
        return False
    if conjunction.inside and (index == 1 or tokens[index - 2] in _OPENS):
        return False
    before, only = _words_before(tokens, index), conjunction.only
    return not conjunction.never.has(before) and (only is None or only.has(before))


def _words_before(tokens: Sequence[str], index: int) -> Sequence[str]:
    """Return up to three tokens before one, those of its own part of the sentence; the nearest one is there in any case."""
    first = index - 1
    while first > max(0, index - 3) and tokens[first].isalpha() and tokens[first - 1].isalpha():
        first -= 1
    return tokens[first:index]


def _is_inside(reading: Reading, index: int) -> bool:
    """Tell whether a word in small letters follows another, a number or a name after one space."""
    start, end = reading.span(index)
    before = reading.text[max(0, start - 2) : start]
    ends_well = before[0] in _MAY_END or _is_small(before[0])
    return ends_well and before[1:] in (" ", "\u00a0") and _is_small(reading.text[start:end])


def _may_be_options(reading: Reading, index: int) -> bool:
    """Tell whether a conjunction of one letter may name an option, as the letter before it does: вариант «б» а не «а»."""
    tokens = reading.tokens
    before = tokens[index - 2] if tokens[index - 1] == "»" else tokens[index - 1]
    return len(tokens[index]) == len(before) == 1 and before.isalpha()


def _depends_on_noun(reading: Reading, index: int) -> bool:
    """Tell whether который may belong to the noun before it, with which a clause opens: тот, в руку которому дали карту."""
    tokens = reading.tokens
    if tokens[index] not in _DEPENDENT:
        return False
    first, farthest = index, max(0, index - _FARTHEST)
    while first > farthest and tokens[first - 1].isalpha():
        first -= 1
    if not first or tokens[first - 1] != ",":
        return False
    if tokens[first] in PREPOSITIONS:
        return not any(word.startswith("управл") for word in tokens[index + 1 : index + 4])
    pair = tokens[index - 1], tokens[index]
    if memory.shared().is_agreed(NAME, pair):
        return False
    if relative.right_forms(*pair) is not None:
        return True
    memory.shared().agree(NAME, pair)
    return False


def _goes_on(reading: Reading, index: int) -> bool:
    """Tell whether a word, a symbol or a dash follows at a token index, after a space."""
    return reading.tokens[index][0] in _MAY_FOLLOW and reading.text[reading.span(index).start - 1].isspace()


def _is_small(text: str) -> bool:
    return text[0] in CYRILLIC and text.islower()
