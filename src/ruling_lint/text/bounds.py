"""Numbers told as the least or the most: two or more, at most 3; 2 или больше, не более трёх."""

from __future__ import annotations

from collections.abc import Container, Sequence
from itertools import compress, count

from ruling_lint.model import Span
from ruling_lint.patterns import lazy_pattern
from ruling_lint.text.items import Item
from ruling_lint.text.number_words import number_word
from ruling_lint.text.numbers import find_numbers
from ruling_lint.text.reading import Reading
from ruling_lint.tuples import NamedTuple

ENGLISH = frozenset(
    (
        "less", "fewer", "lower", "smaller", "more", "greater", "higher", "larger", "most", "least", "up", "maximum",
        "minimum",
    )
)  # fmt: skip
RUSSIAN = frozenset(
    ("меньше", "менее", "ниже", "больше", "более", "выше", "хотя", "максимум", "минимум", "до", "свыше"),
)
"""Words of which a bound has one."""

_REACH = 24
_NEAR = 3
_NOT = frozenset(("not", "no", "не"))
_OR = frozenset(("or", "или", "и"))
_LEAST = frozenset(
    ("more", "greater", "higher", "larger", "least", "minimum", "больше", "более", "выше", "хотя", "минимум", "свыше")
)
_TURNED = {
    "больше": "меньше", "более": "менее", "выше": "ниже", "меньше": "больше", "менее": "более", "ниже": "выше",
    "максимум": "минимум", "минимум": "максимум",
}  # fmt: skip
_AFTER = lazy_pattern(
    r"(?:\s+[\w’'/+-]+){0,2}?\s+(?:or|или|и)\s+"
    r"(?P<word>less|fewer|lower|smaller|more|greater|higher|larger|меньше|менее|ниже|больше|более|выше)\b"
)
_BEFORE = lazy_pattern(
    r"\b(?P<not>not?\s+|не\s+)?"
    r"(?:(?P<word>(?:more|greater|higher|larger|less|fewer|lower|smaller)(?=\s+than)|больше|более|меньше|менее|выше|ниже|свыше)"
    r"(?:\s+than|,?\s+чем)?|at\s+(?P<at>most|least)|(?P<up>up)\s+to|(?P<until>до)|(?P<at_least>хотя)\s+бы"
    r"|(?P<most>максимум|минимум))\s+\Z"
)


class Bound(NamedTuple):
    """A number that is the least or the most, its value, and the place of the word that says so.

    `is_behind` tells that it stands behind the number (2 or less): no negation turns that into the other bound.
    """

    value: str
    is_least: bool
    word: Span
    is_behind: bool


def find_bounds(reading: Reading) -> list[Bound]:
    """Return the bounds of a text in order; nothing is no number here: больше нет."""
    text = reading.masked.lower()
    found = (_bound(text, item) for item in find_numbers(reading) if item.value != "0")
    return [bound for bound in found if bound is not None]


def glance(reading: Reading, words: Container[str]) -> list[bool]:
    """Return whether each of the words for a bound that have a number makes it the least, in order of that."""
    tokens = reading.tokens
    places = compress(count(), map(words.__contains__, tokens))
    return sorted((tokens[at] in _LEAST) != (tokens[at - 1] in _NOT) for at in places if _has_number(tokens, at))


def _has_number(tokens: Sequence[str], at: int) -> bool:
    """Tell whether a number stands right behind a word, or before one with or: at most two, two cards or fewer."""
    is_behind = at > 0 and tokens[at - 1] in _OR
    near = tokens[max(0, at - 1 - _NEAR) : at - 1] if is_behind else tokens[at + 1 : at + _NEAR]
    return any(map(_is_number, near))


def _is_number(token: str) -> bool:
    return token.isdigit() or number_word(token) is not None


def turned(word: str) -> str | None:
    """Return the Russian word for the other bound, None where there is none."""
    return _TURNED.get(word.lower())


def _bound(text: str, item: Item) -> Bound | None:
    after = _AFTER.match(text, item.span.end)
    if after is not None:
        return Bound(item.value, after["word"] in _LEAST, Span(*after.span("word")), is_behind=True)
    before = _BEFORE.search(text, max(0, item.span.start - _REACH), item.span.start)
    if before is None:
        return None
    name = next(name for name in ("word", "at", "up", "until", "at_least", "most") if before[name])
    is_least = (before[name] in _LEAST) != bool(before["not"])
    return Bound(item.value, is_least, Span(*before.span(name)), is_behind=False)
