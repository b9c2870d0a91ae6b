"""Other words in the place of some of a text, written as the text writes its own: with its capitals, and with ё only where it does."""

from __future__ import annotations

from collections.abc import Mapping

from ruling_lint.lexicon import memory
from ruling_lint.text.chars import fold_word
from ruling_lint.text.reading import Reading


def reworded(reading: Reading, target: Reading, first: int, last: int, words: Mapping[int, str]) -> str:
    """Return what a text has from one token to another, both counted in, with `words` in the place of tokens.

    Tokens are those of `reading`, which has every character of `target` in its place, except for markup.
    """
    start, end = reading.span(first, last)
    pieces, at = [], start
    for index in sorted(words):
        span = reading.span(index)
        written = target.text[span.start : span.end]
        pieces += [target.text[at : span.start], _written_like(written, words[index], reading)]
        at = span.end
    return "".join([*pieces, target.text[at:end]])


def _written_like(written: str, word: str, reading: Reading) -> str:
    if fold_word(written) == fold_word(word):
        return written
    spelt = word if "ё" not in word or _writes_yo(reading) else word.replace("ё", "е")
    if len(written) > 1 and written.isupper():
        return spelt.upper()
    return spelt.capitalize() if written[0].isupper() else spelt


def _writes_yo(reading: Reading) -> bool:
    """Tell whether a text writes ё, or has no word that needs one."""
    return "ё" in reading.text or not memory.shared().with_yo(reading.tokens)
