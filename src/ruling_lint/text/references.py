"""References to the game's rules: 702.19b, правило 704, rules 100–119."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ruling_lint.model import Span
from ruling_lint.patterns import lazy_pattern
from ruling_lint.text.chars import DIGITS
from ruling_lint.text.chunks import Chunk
from ruling_lint.text.glance import UNSURE, Glance
from ruling_lint.text.items import Item, Role
from ruling_lint.text.reading import Reading
from ruling_lint.text.scripts import TO_LATIN

_DASH = "[-‐‑–—−]"
DOTTED = lazy_pattern(
    rf"""(?<![\w.,$€₽])(?P<rule>\d{{3}}\.\d{{1,3}})(?P<letter>[^\W\d_]?)
         (?:{_DASH}(?P<other>\d{{3}}\.\d{{1,3}})?(?P<last>[a-zа-я]))?(?!\w|[.,]\d|\s?(?:[%°$€₽]|руб|доллар|евро\b|коп))""",
    re.VERBOSE,
)
"""The number of a rule with its letter, or the first and the last of several: 702.19b, 702.19b–e."""

_BARE = lazy_pattern(r"(?<![\w.,/+$€₽])\d{3}(?!\w|[.,/]\d|\s?[%°$€₽])")
_NAMED = lazy_pattern(
    rf"\b(?:rules?|sections?|правил\w{{0,3}}|раздел\w{{0,3}})\s+(?:\d{{3}}\s?{_DASH}\s?)?$", re.IGNORECASE
)
_THREE_DIGITS = lazy_pattern(r"\d\d\d")
GLOSSARY = lazy_pattern(
    r"\b(?:see|in|of) (?:the )?(?:\w+ ){0,2}glossary\b|\b(?:глоссари(?:[йяюеи]|ем)|словар(?:[ьяюеи]|[её]м))\b",
    re.IGNORECASE,
)
"""What refers to the glossary."""

WORDS = frozenset(
    (
        "glossary", "глоссарий", "глоссария", "глоссарию", "глоссарии", "глоссарием", "глоссарие",
        "словарь", "словаря", "словарю", "словаре", "словари", "словарем",
    )
)  # fmt: skip
"""The words, folded, that refer to the glossary."""

_REACH = 24

REFERENCE = "reference"
"""The kind of items that are numbers of rules."""


def find_references(reading: Reading) -> list[Item]:
    """Return the references of a text to rules, and to the glossary, in order. A lookalike letter counts as the Latin one.

    A three-digit number is required on the other side only after the word "rule"; elsewhere it may be a reference.
    """
    text = reading.masked
    found: list[Item] = []
    if not DIGITS.isdisjoint(reading.chars) and _THREE_DIGITS.search(text):
        found += _find(text)
    if not WORDS.isdisjoint(reading.tokens):
        found += [_to_glossary(Span(*match.span()), match[0]) for match in GLOSSARY.finditer(text)]
    return sorted(found, key=lambda item: item.span)


def _to_glossary(span: Span, words: str) -> Item:
    """Make the item of a reference to the glossary: the English one must be kept, a Russian one may be something else."""
    return Item(span, "glossary", "glossary", Role.REQUIRED if words.isascii() else Role.PASSIVE)


def _write(chunk: Chunk) -> str:
    if not WORDS.isdisjoint(chunk.tokens):
        return UNSURE
    return " ".join(item.value for item in _find(chunk.masked)) if _THREE_DIGITS.search(chunk.text) else ""


GLANCE = Glance(_write)
"""Sees the same references."""


def _find(text: str) -> Iterator[Item]:
    for match in DOTTED.finditer(text):
        span = Span(*match.span())
        yield Item(span, f"{match['rule']}{match['letter']}".translate(TO_LATIN), REFERENCE)
        if match["last"]:
            yield Item(span, f"{match['other'] or match['rule']}{match['last']}".translate(TO_LATIN), REFERENCE)
    for match in _BARE.finditer(text):
        named = _NAMED.search(text, max(0, match.start() - _REACH), match.start())
        yield Item(Span(*match.span()), match[0], REFERENCE, Role.REQUIRED if named else Role.OPTIONAL)
