"""A text made ready for checking: folded, masked and cut into tokens once, for all checks."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cached_property

from ruling_lint.model import Span, Text
from ruling_lint.text.chars import CYRILLIC, LATIN, SKIPPED, fold, fold_letters
from ruling_lint.text.masks import Mask, find_masks

MASK = "\ufffc"
"""Stands for every masked character in folded text; a run of it is one token."""

_TOKEN = re.compile(rf"[^\W\d_]+|\d+|{MASK}+|[^\w\s]|_")


class Reading:
    """A text with its characters, masks and tokens.

    `masked` is as long as `text`: the same characters, but MASK where a mask covers them. A token is a folded
    word, a run of digits, one punctuation mark, or a run of MASK; `span` gives its place in `text`.
    """

    def __init__(self, text: Text, keep: re.Pattern[str] | None = None) -> None:
        """`keep` matches phrases that the project keeps as they are; they are masked like markup."""
        self.text = text.value
        self.chars = frozenset(text.value)
        self.masks = _all_masks(text, keep)

    @cached_property
    def masked(self) -> str:
        """The text with MASK in place of every masked character."""
        if not self.masks:
            return self.text
        out, at = [], 0
        for start, end, _ in self.masks:
            out += [self.text[at:start], MASK * (end - start)]
            at = end
        return "".join([*out, self.text[at:]])

    @cached_property
    def _folded(self) -> tuple[str, Sequence[int] | None]:
        return (fold_letters(self.masked), None) if SKIPPED.isdisjoint(self.chars) else fold(self.masked)

    @property
    def folded(self) -> str:
        """The masked text in lower case with ё as е, without stress marks and invisible characters."""
        return self._folded[0]

    @cached_property
    def tokens(self) -> list[str]:
        """The folded tokens in order, spaces left out."""
        return _TOKEN.findall(self._folded[0])

    @cached_property
    def letters(self) -> int:
        """How many letters and digits stand outside the masks."""
        return sum(len(token) for token in self.tokens if token[0].isalnum())

    @cached_property
    def _spans(self) -> list[Span]:
        folded, places = self._folded
        if places is None:
            return [Span(*match.span()) for match in _TOKEN.finditer(folded)]
        return [Span(places[m.start()], places[m.end() - 1] + 1) for m in _TOKEN.finditer(folded)]

    def span(self, first: int, last: int | None = None) -> Span:
        """Return the place of a token, or of all from token `first` to token `last`, both counted in."""
        return Span(self._spans[first].start, self._spans[first if last is None else last].end)

    def token_at(self, offset: int) -> int:
        """Return the index of the first token that ends after a code point offset."""
        low, high = 0, len(self._spans)
        while low < high:
            middle = (low + high) // 2
            if self._spans[middle].end <= offset:
                low = middle + 1
            else:
                high = middle
        return low

    def is_masked(self, span: Span) -> bool:
        """Tell whether any character of a span is masked."""
        return any(mask.start < span.end and span.start < mask.end for mask in self.masks)

    @cached_property
    def has_cyrillic(self) -> bool:
        """Whether any Cyrillic letter stands outside the masks."""
        return not CYRILLIC.isdisjoint(self.masked if self.masks else self.chars)

    @cached_property
    def has_latin(self) -> bool:
        """Whether any Latin letter stands outside the masks."""
        return not LATIN.isdisjoint(self.masked if self.masks else self.chars)


def _all_masks(text: Text, keep: re.Pattern[str] | None) -> list[Mask]:
    found = find_masks(text.value)
    extra = [Mask(code.start, code.end, "code") for code in text.codes]
    if keep is not None:
        extra += [Mask(match.start(), match.end(), "kept") for match in keep.finditer(text.value)]
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
