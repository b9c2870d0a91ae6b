"""Letters of one script that look like letters of the other."""

from itertools import product

from ruling_lint.text.chars import CYRILLIC

_PRINTED = ("АВЕКМНОРСТУХаеорсухІіЈјЅѕ", "ABEKMHOPCTYXaeopcyxIiJjSs")

TO_LATIN = str.maketrans(*_PRINTED)
"""Cyrillic letters to the Latin ones that look the same in print, for `str.translate`."""

LATIN_E = frozenset("ëË")
"""The Latin letters that look like ё."""

TO_CYRILLIC = {ord(latin): cyrillic for cyrillic, latin in zip(*_PRINTED, strict=True) if cyrillic in CYRILLIC} | {
    ord("ë"): "ё",
    ord("Ë"): "Ё",
}
"""Latin letters to the Cyrillic ones that look the same in print."""

_HANDWRITTEN = {"u": "и", "g": "д", "n": "п", "m": "тм", "k": "к", "b": "вь", "h": "н", "t": "т", "r": "г", "l": "л"}
_MOST_SPELLINGS = 64


def cyrillic_spellings(word: str) -> list[str]:
    """Return what a word is with every Latin letter read as a Cyrillic one that resembles it, likeliest first.

    Letters that are the same only in handwriting, in italics or as small capitals count as well: u for и. Empty
    where a letter resembles none, or too many readings are possible.
    """
    choices = [_readings(char) for char in word]
    total = 1
    for choice in choices:
        total *= len(choice)
    return ["".join(letters) for letters in product(*choices)] if 0 < total <= _MOST_SPELLINGS else []


def _readings(char: str) -> str:
    if char in CYRILLIC or not char.isalpha():
        return char
    printed = TO_CYRILLIC.get(ord(char), "")
    written = _HANDWRITTEN.get(char.lower(), "")
    return printed + (written.upper() if char.isupper() else written)


def code_point(char: str) -> str:
    """Return the name of a character as standards write it, such as U+0422."""
    return f"U+{ord(char):04X}"
