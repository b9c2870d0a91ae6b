"""References to the game's rules: 702.19b, правило 704, rules 100–119."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ruling_lint.model import Span
from ruling_lint.patterns import lazy_pattern
from ruling_lint.text.chars import DIGITS
from ruling_lint.text.items import Item, Role
from ruling_lint.text.reading import Reading
from ruling_lint.text.scripts import TO_LATIN

_DASH = "[-‐‑–—−]"
DOTTED = lazy_pattern(
    rf"""(?<![\w.,$€₽])(?P<rule>\d{{3}}\.\d{{1,3}})(?P<letter>[^\W\d_]?)
         (?:{_DASH}(?P<other>\d{{3}}\.\d{{1,3}})?(?P<last>[a-zа-я]))?(?!\w|[.,]\d|\s?[%°$€₽])""",
    re.VERBOSE,
)
"""The number of a rule with its letter, or the first and the last of several: 702.19b, 702.19b–e."""

_BARE = lazy_pattern(r"(?<![\w.,/+$€₽])\d{3}(?!\w|[.,/]\d|\s?[%°$€₽])")
_NAMED = lazy_pattern(
    rf"\b(?:rules?|sections?|правил\w{{0,3}}|раздел\w{{0,3}})\s+(?:\d{{3}}\s?{_DASH}\s?)?$", re.IGNORECASE
)
_THREE_DIGITS = lazy_pattern(r"\d\d\d")
_REACH = 24


def find_references(reading: Reading) -> list[Item]:
    """Return the rule references of a text in order. A lookalike letter counts as the Latin one.

    A three-digit number is required on the other side only after the word "rule"; elsewhere it may be a reference.
    """
    if DIGITS.isdisjoint(reading.chars) or not _THREE_DIGITS.search(reading.masked):
        return []
    return sorted(_find(reading.masked), key=lambda item: item.span)


def _find(text: str) -> Iterator[Item]:
    for match in DOTTED.finditer(text):
        span = Span(*match.span())
        yield Item(span, f"{match['rule']}{match['letter']}".translate(TO_LATIN), "reference")
        if match["last"]:
            yield Item(span, f"{match['other'] or match['rule']}{match['last']}".translate(TO_LATIN), "reference")
    for match in _BARE.finditer(text):
        named = _NAMED.search(text, max(0, match.start() - _REACH), match.start())
        yield Item(Span(*match.span()), match[0], "reference", Role.REQUIRED if named else Role.OPTIONAL)
