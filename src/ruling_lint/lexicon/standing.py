"""How a word stands in its text: alone or glued to something, in small letters or with a capital, and why."""

import enum

from ruling_lint.patterns import lazy_pattern
from ruling_lint.text.chars import DASHES
from ruling_lint.text.reading import Reading
from ruling_lint.text.unmarked import NOTHING

_GLUE = DASHES | frozenset("'’")
_PARTS = frozenset("/_")
_SENTENCE_GOES_ON = lazy_pattern(r"[\w,;–—-][»”“\")]?[ \u00A0][«„“\"(]?\Z")


class Writing(enum.IntEnum):
    """How a word is written: in small letters, with a capital that a sentence start explains, one inside it, or all."""

    LOWER = 0
    FIRST = 1
    INNER = 2
    CAPITALS = 3


def writing_of(reading: Reading, index: int) -> Writing | None:
    """Return how the word at a token index is written; None where large and small letters are mixed."""
    start, end = reading.places[index]
    word = reading.text[start:end]
    if word.islower():
        return Writing.LOWER
    if word.isupper() and len(word) > 1:
        return Writing.CAPITALS
    if not (word[0].isupper() and word[1:].islower()):
        return None
    before = reading.masked[max(0, start - 4) : start]
    return Writing.INNER if _SENTENCE_GOES_ON.search(before) else Writing.FIRST


def compound_at(reading: Reading, index: int) -> tuple[int, int]:
    """Return the first and last token of the hyphenated word, or word with an apostrophe, around a token."""
    first = last = index
    while first > 0 and _touch(reading, first - 1):
        first -= 1
    while last + 1 < len(reading.tokens) and _touch(reading, last):
        last += 1
    return first, last


def is_part(reading: Reading, index: int) -> bool:
    """Tell whether emphasis in the middle of a word cuts a token off from the rest: за_кли_нание."""
    if "_" not in reading.text:
        return False
    start, end = reading.span(index)
    text = reading.masked
    before, after = text[max(0, start - 2) : start], text[end : end + 2]
    return any(len(pair) == 2 and "_" in pair and pair.strip("_").isalpha() for pair in (before, after))


def are_side_by_side(reading: Reading, index: int) -> bool:
    """Tell whether nothing but space in one line stands between a token and the next, both of them words by themselves."""
    (start, end), (following, last) = reading.places[index : index + 2]
    text = reading.masked
    if text[start - 1 : start] == "-" or text[last : last + 1] == "-":
        return False
    between = text[end:following]
    if between == " ":
        return True
    between = between.replace(NOTHING, "")
    return between.isspace() and "\n" not in between


def stand_together(reading: Reading, first: int, last: int) -> bool:
    """Tell whether words stand side by side from one token to another, and the last is no name, nor a part: для земля/гора."""
    start, end = reading.span(last)
    after = reading.text[end : end + 1]
    is_whole = reading.text[start:end].islower() and not (after.isalnum() or after in _PARTS)
    return is_whole and all(are_side_by_side(reading, index) for index in range(first, last))


def is_abbreviated(reading: Reading, index: int) -> bool:
    """Tell whether a full stop follows a word in the middle of a sentence."""
    end = reading.places[index][1]
    if not reading.masked.startswith(".", end):
        return False
    after = reading.masked[end + 1 :].lstrip()[:1]
    return after.islower() or after.isdigit()


def _touch(reading: Reading, index: int) -> bool:
    """Tell whether a token and the next belong to one word: no space between, and one of them glue."""
    one, other = reading.tokens[index][0], reading.tokens[index + 1][0]
    return (one in _GLUE or other in _GLUE) and reading.span(index).end == reading.span(index + 1).start
