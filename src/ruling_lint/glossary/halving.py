"""Looking a word up in a sorted list that stays one piece of bytes: making a set of it would take as long as a page."""

from __future__ import annotations

_GAP = b" "


def holds(words: bytes, word: str) -> bool:
    """Tell whether a word is one of those that are sorted, with a space between each two, in UTF-8."""
    wanted = word.encode()
    low, high = 0, len(words)
    while low < high:
        start = words.rfind(_GAP, low, (low + high) // 2) + 1 or low
        end = words.find(_GAP, start, high)
        end = high if end < 0 else end
        found = words[start:end]
        if found == wanted:
            return True
        if found < wanted:
            low = end + 1
        else:
            high = start - 1
    return False
