"""A text made ready for checking: folded, masked and cut into tokens once, for all checks."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, pairwise
from operator import attrgetter

from ruling_lint.lazy import lazy
from ruling_lint.model import Span, Text
from ruling_lint.text.chars import CYRILLIC, LATIN, SKIPPED, fold, fold_letters
from ruling_lint.text.chunks import (
    CYRILLIC_LETTERS,
    LATIN_LETTERS,
    MASKS,
    REACHES_OUT,
    TOKEN,
    Chunk,
    chunks_of,
    holdings,
)
from ruling_lint.text.masks import MASK, Mask, find_masks, masked

__all__ = ["MASK", "Reading"]

_tokens_of = attrgetter("tokens")
_masked_of = attrgetter("masked")
_letters_of = attrgetter("letters")
_words_of = attrgetter("words")


class Reading:
    """A text with its characters, masks and tokens.

    `masked` is as long as `text`: the same characters, but MASK where a mask covers them. A token is a folded
    word, a run of digits, one punctuation mark, or a run of MASK; `span` gives its place in `text`.
    """

    def __init__(self, text: Text, keep: re.Pattern[str] | None = None, *, whole: bool = False) -> None:
        """`keep` matches phrases that the project keeps as they are; they are masked like markup. A `whole` text is not
        taken apart at its spaces.
        """
        self.text = text.value
        self._codes = text.codes
        self._keep = keep if keep is not None and keep.search(text.value) else None
        chunks = chunks_of(self.text)
        holds = holdings(chunks)
        is_plain = not (whole or text.codes or self._keep or holds & REACHES_OUT)
        self.chunks: Sequence[Chunk] | None = chunks if is_plain else None
        """What stands between the spaces; None where something reaches over one."""
        if is_plain:
            self.has_cyrillic = holds & CYRILLIC_LETTERS != 0
            self.has_latin = holds & LATIN_LETTERS != 0
            if not holds & MASKS:
                self.masks, self.masked = (), text.value

    @lazy
    def chars(self) -> frozenset[str]:
        """The characters of the text."""
        return frozenset(self.text)

    @lazy
    def masks(self) -> Sequence[Mask]:
        """The places that are no words, in order and not overlapping."""
        if self.chunks is not None:
            return list(_shifted_masks(self.chunks))
        return _all_masks(self.text, self._codes, self._keep)

    @lazy
    def masked(self) -> str:
        """The text with MASK in place of every masked character."""
        if self.chunks is not None:
            return " ".join(map(_masked_of, self.chunks))
        return masked(self.text, self.masks) if self.masks else self.text

    @lazy
    def _folded(self) -> tuple[str, Sequence[int] | None]:
        return (fold_letters(self.masked), None) if SKIPPED.isdisjoint(self.chars) else fold(self.masked)

    @property
    def folded(self) -> str:
        """The masked text in lower case with ё as е, without stress marks and invisible characters."""
        return self._folded[0]

    @lazy
    def tokens(self) -> list[str]:
        """The folded tokens in order, spaces left out."""
        if self.chunks is not None:
            return list(chain.from_iterable(map(_tokens_of, self.chunks)))
        return TOKEN.findall(self._folded[0])

    @lazy
    def pairs(self) -> Sequence[tuple[str, str]]:
        """Each token with the one after it, the last with an empty one."""
        return list(pairwise([*self.tokens, ""]))

    @property
    def words(self) -> int:
        """How many words the text has, those inside masks included."""
        return sum(map(_words_of, chunks_of(self.text) if self.chunks is None else self.chunks))

    @property
    def letters(self) -> int:
        """How many letters and digits stand outside the masks."""
        if self.chunks is not None:
            return sum(map(_letters_of, self.chunks))
        return sum(len(token) for token in self.tokens if token[0].isalnum())

    @lazy
    def places(self) -> list[tuple[int, int]]:
        """The start and end of each token."""
        if self.chunks is not None:
            return list(_placed(self.chunks))
        folded, places = self._folded
        if places is None:
            return [match.span() for match in TOKEN.finditer(folded)]
        return [(places[m.start()], places[m.end() - 1] + 1) for m in TOKEN.finditer(folded)]

    def span(self, first: int, last: int | None = None) -> Span:
        """Return the place of a token, or of all from token `first` to token `last`, both counted in."""
        return Span(self.places[first][0], self.places[first if last is None else last][1])

    def token_at(self, offset: int) -> int:
        """Return the index of the first token that ends after a code point offset."""
        low, high = 0, len(self.places)
        while low < high:
            middle = (low + high) // 2
            if self.places[middle][1] <= offset:
                low = middle + 1
            else:
                high = middle
        return low

    def is_masked(self, span: Span) -> bool:
        """Tell whether any character of a span is masked."""
        return bool(self.masks_over(span))

    def masks_over(self, span: Span) -> Sequence[Mask]:
        """Return the masks that share a character with a span."""
        first = bisect_right(self.masks, span.start, key=lambda mask: mask.end)
        last = bisect_left(self.masks, span.end, key=lambda mask: mask.start)
        return self.masks[first:last]

    @lazy
    def has_cyrillic(self) -> bool:
        """Whether any Cyrillic letter stands outside the masks."""
        return not CYRILLIC.isdisjoint(self.masked)

    @lazy
    def has_latin(self) -> bool:
        """Whether any Latin letter stands outside the masks."""
        return not LATIN.isdisjoint(self.masked)


def _placed(chunks: Iterable[Chunk]) -> Iterator[tuple[int, int]]:
    """Yield the places of the tokens of chunks with a space between each two."""
    at = 0
    for chunk in chunks:
        for start, end in chunk.places:
            yield at + start, at + end
        at += len(chunk.text) + 1


def _shifted_masks(chunks: Iterable[Chunk]) -> Iterator[Mask]:
    """Yield the masks of chunks with a space between each two."""
    at = 0
    for chunk in chunks:
        for start, end, kind in chunk.masks:
            yield Mask(at + start, at + end, kind)
        at += len(chunk.text) + 1


def _all_masks(text: str, codes: Iterable[Span], keep: re.Pattern[str] | None) -> list[Mask]:
    found = find_masks(text)
    extra = [Mask(code.start, code.end, "code") for code in codes]
    if keep is not None:
        extra += [Mask(match.start(), match.end(), "kept") for match in keep.finditer(text)]
    return _merge([*extra, *found]) if extra else found


def _merge(masks: Iterable[Mask]) -> list[Mask]:
    merged: list[Mask] = []
    for mask in sorted(masks, key=lambda mask: (mask.start, -mask.end)):
        if merged and mask.start < merged[-1].end:
            last = merged[-1]
            merged[-1] = Mask(last.start, max(last.end, mask.end), last.kind)
        else:
            merged.append(mask)
    return merged
