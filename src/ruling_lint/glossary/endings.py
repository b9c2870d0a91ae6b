"""Endings on Latin words: the English possessive, and Russian endings after an apostrophe, a hyphen or nothing."""

from __future__ import annotations

from ruling_lint.patterns import lazy_pattern
from ruling_lint.text.chars import APOSTROPHES, CYRILLIC, DASHES, LATIN
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from ruling_lint.text.reading import Reading

_ENDINGS = {
    "": ("sing nomn", "sing accs"),
    "а": ("sing gent", "sing accs"),
    "я": ("sing gent", "sing accs"),
    "у": ("sing datv", "sing accs"),
    "ю": ("sing datv", "sing accs"),
    "ом": ("sing ablt",),
    "ем": ("sing ablt",),
    "ой": ("sing ablt",),
    "ью": ("sing ablt",),
    "е": ("sing loct", "sing datv"),
    "и": ("plur nomn", "plur accs", "sing gent"),
    "ы": ("plur nomn", "plur accs", "sing gent"),
    "ов": ("plur gent", "plur accs"),
    "ев": ("plur gent", "plur accs"),
    "ей": ("plur gent", "plur accs"),
    "ам": ("plur datv",),
    "ям": ("plur datv",),
    "ами": ("plur ablt",),
    "ями": ("plur ablt",),
    "ах": ("plur loct",),
    "ях": ("plur loct",),
}
_MIXED = lazy_pattern("([a-z]+)([а-я]{1,3})")


def ending_cells(ending: str) -> tuple[str, ...]:
    """Return the noun cells that a Russian ending on a Latin word can mean, likeliest first."""
    return _ENDINGS.get(ending, ())


def unmixed(token: str) -> str:
    """Return a folded token without the Russian ending that was written straight onto a Latin word."""
    if token[-1] not in CYRILLIC or token[0] not in LATIN:
        return token
    match = _MIXED.fullmatch(token)
    return match[1] if match and match[2] in _ENDINGS else token


def extend_latin(reading: Reading, last: int) -> tuple[int, str]:
    """Return the last token of a Latin word with its Russian ending, and that ending (empty where there is none)."""
    tokens = reading.tokens
    mixed = _MIXED.fullmatch(tokens[last])
    if mixed:
        return last, mixed[2]
    if last + 2 < len(tokens) and tokens[last + 2] in _ENDINGS and tokens[last + 1] in APOSTROPHES | DASHES:
        start, end = reading.span(last)[1], reading.span(last + 2)[0]
        if end - start == 1:
            return last + 2, tokens[last + 2]
    return last, ""


def extend_possessive(reading: Reading, last: int) -> int:
    """Return the last token of an English word with its possessive ending, if it has one."""
    tokens = reading.tokens
    if last + 1 >= len(tokens) or tokens[last + 1] not in APOSTROPHES:
        return last
    if (
        last + 2 < len(tokens)
        and tokens[last + 2] == "s"
        and reading.span(last, last + 2)[1] - reading.span(last)[1] == 2
    ):
        return last + 2
    return last + 1 if tokens[last].endswith("s") and reading.span(last + 1).start == reading.span(last).end else last
