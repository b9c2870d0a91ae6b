"""Where in a translation something belongs that was lost from it."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Sequence
from itertools import pairwise
from operator import attrgetter

from ruling_lint.model import Span
from ruling_lint.patterns import lazy_pattern
from ruling_lint.text.items import Item
from ruling_lint.text.number_words import number_word
from ruling_lint.text.reading import Reading
from ruling_lint.tuples import NamedTuple

_WRAPPERS = "{}[]_*`"
_MANA = frozenset(("ман", "мана", "мане", "маной", "ману", "маны"))
_GAP = lazy_pattern(r"(?<= )(?=[ .,:;!?]|\Z)|\A(?=[:,])|(?<=[(«])(?=[):,»])")


class Side(NamedTuple):
    """A text, source or translation, with its items."""

    reading: Reading
    items: Sequence[Item]


def unwrapped_place(words: str, source: Side, target: Side) -> Span | None:
    """Return where the inside of something wrapped ({X}, [name], _word_) stands alone or half wrapped.

    None unless it stands so more often than in the source. Of several places, one that touches an item is taken.
    """
    inner = words.strip(_WRAPPERS)
    if not inner:
        return None
    variable = re.escape(inner) if inner != "X" else "[XХ]"
    pattern = re.compile(rf"(?<!\w)[\[({{<]?{variable}[\])}}>]?(?!\w)", re.IGNORECASE if len(inner) > 1 else 0)
    after = _outside_items(pattern, target)
    before = _outside_items(pattern, source) if after else []
    if len(after) <= len(before):
        return None
    edges = {edge for item in target.items for edge in item.span}
    return next((span for span in after if not edges.isdisjoint(span)), after[len(before)])


def spelt_place(lost: Item, target: Reading) -> Span | None:
    """Return where a lost mana symbol of a number is told in words: {2} as две маны."""
    if lost.kind != "field" or not lost.value.isdigit():
        return None
    for index, (one, other) in enumerate(pairwise(target.tokens)):
        number = number_word(one)
        if other in _MANA and (one == lost.value or (number and number.value == int(lost.value))):
            return target.span(index, index + 1)
    return None


def neighbour_place(lost: Item, source: Sequence[Item], target: Sequence[Item]) -> int | None:
    """Return the offset beside the counterpart of an item that the lost one touches in the source."""
    for neighbour in source:
        if neighbour.span.end != lost.span.start and neighbour.span.start != lost.span.end:
            continue
        for counterpart in target:
            if (neighbour.kind, neighbour.value) == (counterpart.kind, counterpart.value):
                return counterpart.span[neighbour.span.end == lost.span.start]
    return None


def gap(text: str) -> int | None:
    """Return the one offset where spaces and punctuation show that something was taken out, None if none or several."""
    gaps = [match.start() for match in _GAP.finditer(text)]
    return gaps[0] if len(gaps) == 1 else None


def _outside_items(pattern: re.Pattern[str], side: Side) -> list[Span]:
    covered = sorted(item.span for item in side.items)
    spans = (Span(*match.span()) for match in pattern.finditer(side.reading.text))
    return [span for span in spans if not _covers(covered, span)]


def _covers(spans: Sequence[Span], wanted: Span) -> bool:
    """Tell whether one of some spans in order, which do not overlap, shares a character with another."""
    index = bisect_left(spans, wanted.end, key=attrgetter("start"))
    return index > 0 and spans[index - 1].end > wanted.start
