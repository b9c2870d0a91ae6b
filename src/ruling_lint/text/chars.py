"""Character classes, and folding text so that words can be compared."""

import re
import unicodedata
from collections.abc import Sequence

CYRILLIC = frozenset("абвгдежзийклмнопрстуфхцчшщъыьэюяАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯёЁ")
LATIN = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
DIGITS = frozenset("0123456789")
APOSTROPHES = frozenset("'’ʼ‘`´")
DASHES = frozenset("-‐‑‒–—−")

INVISIBLE = "\u00ad\u200b\u200c\u200d\u2060\ufeff"
"""Characters without width that stand inside words: soft hyphen, zero-width space and joiners, word joiner."""

_SKIPPED = re.compile(f"[{INVISIBLE}\u0300-\u036f]")
_FOLD = {ord("ё"): "е", ord("Ё"): "е"} | {ord(c): c.lower() for c in CYRILLIC - set("Ёё") | LATIN}


def fold(text: str) -> tuple[str, Sequence[int] | None]:
    """Return text in lower case with ё as е, and without stress marks and invisible characters.

    The second value maps each index of the result (and its length) to an index of `text`; it is None where they are
    equal, which is nearly always. A letter and its mark that together make a letter of the alphabet (и and a breve)
    become that letter.
    """
    if not _SKIPPED.search(text):
        return text.translate(_FOLD), None
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
    return "".join(letters).translate(_FOLD), places


def fold_word(word: str) -> str:
    """Return a word as `fold` makes it, for look-ups."""
    return fold(word)[0]
