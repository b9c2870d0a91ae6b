"""Character classes, and folding text so that words can be compared."""

import unicodedata
from collections.abc import Sequence

CYRILLIC = frozenset("абвгдежзийклмнопрстуфхцчшщъыьэюяАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯёЁ")
LATIN = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
DIGITS = frozenset("0123456789")
APOSTROPHES = frozenset("'’ʼ‘`´")
DASHES = frozenset("-‐‑‒–—−")

INVISIBLE = "\u00ad\u200b\u200c\u200d\u2060\ufeff"
"""Characters without width that stand inside words: soft hyphen, zero-width space and joiners, word joiner."""

SKIPPED = frozenset(INVISIBLE) | frozenset(map(chr, range(0x300, 0x370)))
"""What folding leaves out: characters without width, and stress marks."""

_FOLD = {ord("ё"): "е", ord("Ё"): "е"} | {ord(c): c.lower() for c in CYRILLIC - set("Ёё") | LATIN}


def fold(text: str) -> tuple[str, Sequence[int] | None]:
    """Return text in lower case with ё as е, and without stress marks and invisible characters.

    The second value maps each index of the result (and its length) to an index of `text`; it is None where they are
    equal, which is nearly always. A letter and its mark that together make a letter of the alphabet (и and a breve)
    become that letter.
    """
    if SKIPPED.isdisjoint(text):
        return fold_letters(text), None
    letters: list[str] = []
    places: list[int] = []
    for index, char in enumerate(text):
        if unicodedata.combining(char) and letters:
            whole = unicodedata.normalize("NFC", letters[-1] + char)
            letters[-1] = whole if len(whole) == 1 and whole.lower() in "йё" else letters[-1]
        elif char not in INVISIBLE:
            letters.append(char)
            places.append(index)
    places.append(len(text))
    return fold_letters("".join(letters)), places


def fold_letters(text: str) -> str:
    """Return text that has nothing to leave out in lower case with ё as е, as long as before."""
    lower = text.lower()
    return lower.replace("ё", "е") if len(lower) == len(text) else text.translate(_FOLD)


def fold_word(word: str) -> str:
    """Return a word as `fold` makes it, for look-ups."""
    return fold(word)[0]
