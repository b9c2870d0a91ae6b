"""The stretches of a text between its spaces, each worked out once: texts are made of few different ones."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import attrgetter, or_

from ruling_lint.answers import Answers
from ruling_lint.patterns import lazy_pattern
from ruling_lint.text.chars import CYRILLIC, LATIN, SKIPPED, fold_letters
from ruling_lint.text.masks import MASK, Mask, find_masks, masked

TOKEN = lazy_pattern(rf"[^\W\d_]+|\d+|{MASK}+|[^\w\s]|_")
"""A word, a run of digits, a run of MASK, or one punctuation mark."""

_MARKS = frozenset(",.;:!?…)»")
_WORD = lazy_pattern(r"\w[\w'’-]*")
_SPACE = " "
_REACHING = lazy_pattern(r"[<>`]|&lt;|%[(L\d]")
"""How every mask but those in braces begins that may hold a space, or depends on what is behind one."""

_BALANCED = lazy_pattern(r"(?:[^{}]|\{[^{}]*\})*")


MASKS, CYRILLIC_LETTERS, LATIN_LETTERS, REACHES_OUT = 1, 2, 4, 8
"""What a chunk can hold; letters count outside masks. What reaches out must be read together with what is around it."""


class Chunk:
    """What stands between two spaces: its text, plain and `masked`, its `masks`, its folded tokens and their places, counted
    from its start.

    Two spaces in a row have an empty chunk between them. Other kinds of space stand inside chunks. `letters` counts
    the letters and digits outside masks, `words` the words inside and outside; `holds` is a sum of MASKS,
    CYRILLIC_LETTERS, LATIN_LETTERS and REACHES_OUT.
    """

    __slots__ = ("holds", "letters", "masked", "masks", "places", "text", "tokens", "words")

    masks: tuple[Mask, ...]
    tokens: tuple[str, ...]
    places: tuple[tuple[int, int], ...]

    def __init__(self, text: str) -> None:
        """Cut a text that nothing around it changes; most are a word, perhaps with a mark behind it."""
        self.text = text
        word = text[:-1] if text[-1:] in _MARKS else text
        kind = CYRILLIC_LETTERS if CYRILLIC.issuperset(word) else LATIN_LETTERS if LATIN.issuperset(word) else 0
        if word and kind:
            self._take_word(word, kind)
        else:
            self._take_apart(text)

    def _take_word(self, word: str, kind: int) -> None:
        end = self.letters = len(word)
        mark = self.text[end:]
        self.tokens = (fold_letters(word), mark) if mark else (fold_letters(word),)
        self.places = ((0, end), (end, end + 1)) if mark else ((0, end),)
        self.masks, self.masked, self.words, self.holds = (), self.text, 1, kind

    def _take_apart(self, text: str) -> None:
        self.masks = tuple(find_masks(text))
        self.masked = masked(text, self.masks) if self.masks else text
        found = list(TOKEN.finditer(fold_letters(self.masked)))
        self.tokens = tuple(match[0] for match in found)
        self.places = tuple(match.span() for match in found)
        self.letters = sum(len(token) for token in self.tokens if token[0].isalnum())
        self.words = len(_WORD.findall(text))
        self.holds = 0 if _stands_alone(text) else REACHES_OUT
        self.holds |= MASKS if self.masks else 0
        self.holds |= 0 if CYRILLIC.isdisjoint(self.masked) else CYRILLIC_LETTERS
        self.holds |= 0 if LATIN.isdisjoint(self.masked) else LATIN_LETTERS

    @property
    def has_masks(self) -> bool:
        """Whether any character is masked."""
        return bool(self.holds & MASKS)


_known: Answers[str, Chunk] = Answers(Chunk)
_holds = attrgetter("holds")


def chunks_of(text: str) -> list[Chunk]:
    """Return the chunks of a text in order."""
    return list(map(_known.__getitem__, text.split(_SPACE)))


def holdings(chunks: Iterable[Chunk]) -> int:
    """Return what any of the chunks holds."""
    kinds: set[int] = set(map(_holds, chunks))
    return reduce(or_, kinds)


def _stands_alone(text: str) -> bool:
    """Tell whether no mask can begin in a text and end in another, and folding changes no character's place."""
    if _REACHING.search(text) or not SKIPPED.isdisjoint(text) or len(text.lower()) != len(text):
        return False
    return _BALANCED.fullmatch(text) is not None
