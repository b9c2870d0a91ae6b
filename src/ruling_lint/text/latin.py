"""Latin letters in Russian text: which words are English, and which are names, codes, variables and numerals."""

import re

from ruling_lint.text.reading import MASK, Reading

_WORD = re.compile(r"[a-zà-öø-ÿāăąćčđēęěğīłńňōőœřśšūůűźżžæ]+\Z")
_ROMAN = re.compile(r"M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})\Z")
_SHORT_WORDS = frozenset(
    [
        "am",
        "an",
        "as",
        "at",
        "be",
        "by",
        "do",
        "go",
        "he",
        "if",
        "in",
        "is",
        "it",
        "me",
        "my",
        "no",
        "of",
        "on",
        "or",
        "so",
        "to",
        "up",
        "us",
        "we",
        "all",
        "and",
        "any",
        "are",
        "but",
        "can",
        "for",
        "has",
        "her",
        "his",
        "its",
        "may",
        "nor",
        "not",
        "off",
        "one",
        "our",
        "out",
        "put",
        "the",
        "two",
        "was",
        "who",
        "you",
    ]
)
_LONGEST_CODE = 5
_GLOSS_MARKS = frozenset({"англ", "английский", "английское", "английского", "анг", "лат", "фр", "нем", "яп", "исп"})


def is_latin(token: str) -> bool:
    """Tell whether a token is a word of Latin letters only."""
    return _WORD.match(token) is not None


def is_english(reading: Reading, index: int) -> bool:
    """Tell whether a Latin token reads as a word, not as a variable, Roman numeral, code or identifier."""
    span = reading.span(index)
    written = reading.text[span.start : span.end]
    if len(written) == 1 or _is_identifier(reading, index, written):
        return False
    if written.isupper():
        return not _is_code(reading, written)
    return True


def is_gloss(reading: Reading, index: int) -> bool:
    """Tell whether a word is quoted as foreign on purpose: (англ. counter)."""
    before = [token for token in reading.tokens[max(0, index - 3) : index] if token[0].isalpha()]
    return bool(before) and before[-1] in _GLOSS_MARKS


def _is_code(reading: Reading, written: str) -> bool:
    """Tell whether capitals are a code (MTG, II, OTJ) rather than a word in a text set all in capitals."""
    if _ROMAN.match(written) or (len(written) <= _LONGEST_CODE and written.lower() not in _SHORT_WORDS):
        return any(char.islower() for char in reading.text) or _ROMAN.match(written) is not None
    return False


def _is_identifier(reading: Reading, index: int, written: str) -> bool:
    """Tell whether a word is joined to digits or underscores (MH3, mana_cost), or has capitals inside (YouTube)."""
    if written[1:] != written[1:].lower() and not written.isupper():
        return True
    span = reading.span(index)
    before = reading.masked[span.start - 1 : span.start]
    after = reading.masked[span.end : span.end + 1]
    if before.isdigit() or after.isdigit():
        return True
    return (before == "_" and reading.text[span.start - 2 : span.start - 1].isalnum()) or (
        after == "_" and reading.text[span.end + 1 : span.end + 2].isalnum()
    )


def is_joint(token: str) -> bool:
    """Tell whether a token may stand inside a run of English: punctuation, digits and masks, but no word."""
    return not token[0].isalpha() or token[0] == MASK
