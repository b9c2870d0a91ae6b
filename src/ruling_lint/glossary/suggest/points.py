"""+1/+1 and energy symbols before a noun, which in Russian stand behind it: жетон +1/+1, жетон {E}."""

from __future__ import annotations

from ruling_lint.glossary.suggest.words import Words
from ruling_lint.patterns import lazy_pattern

_SIGNS = frozenset("/+-−")
_ENERGY = lazy_pattern(r"(?:\{E\})+")


def point_before(words: Words, first: int) -> int:
    """Return the first token of +1/+1 or {E} right before a noun, the noun's own where there is none."""
    at = first
    if at and _ENERGY.fullmatch(words.text(at - 1)):
        return at - 1
    while words.token(at - 1) in _SIGNS or words.token(at - 1).isdecimal() or words.token(at - 1) == "x":
        at -= 1
    return at if "/" in words.tokens[at:first] else first


def points(words: Words, point: int, first: int) -> str:
    """Return what to write behind the noun for the tokens from `point` to before the noun."""
    if point == first:
        return ""
    span = words.reading.span(point, first - 1)
    return f" {words.reading.text[span.start : span.end]}"
