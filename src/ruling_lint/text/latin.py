"""Latin letters in Russian text: which words are English, and which are names, codes, variables and numerals."""

from ruling_lint.patterns import lazy_pattern
from ruling_lint.text.chars import APOSTROPHES
from ruling_lint.text.reading import MASK, Reading

_WORD = lazy_pattern(r"[a-zà-öø-ÿāăąćčđēęěğīłńňōőœřśšūůűźżžæ]+\Z")
_ROMAN = lazy_pattern(r"M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})\Z")
_COMMON = frozenset(
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
        "each",
        "for",
        "from",
        "has",
        "have",
        "her",
        "his",
        "its",
        "may",
        "must",
        "nor",
        "not",
        "off",
        "one",
        "only",
        "our",
        "out",
        "put",
        "the",
        "then",
        "this",
        "that",
        "two",
        "was",
        "were",
        "when",
        "who",
        "with",
        "you",
        "your",
    ]
)
_PHRASES = (
    ("vs", "."),
    ("et", "al", "."),
    ("de", "facto"),
    ("de", "jure"),
    ("a", "priori"),
    ("a", "posteriori"),
    ("ad", "hoc"),
    ("per", "se"),
    ("vice", "versa"),
    ("status", "quo"),
)
"""What educated Russian writes in Latin, in tokens."""

_LONGEST_CODE = 5
_LONGEST_UNIT = 3
_GLOSS_MARKS = frozenset({"англ", "английский", "английское", "английского", "анг", "лат", "фр", "нем", "яп", "исп"})


def is_latin(token: str) -> bool:
    """Tell whether a token is a word of Latin letters only."""
    return _WORD.match(token) is not None


def is_english(reading: Reading, index: int) -> bool:
    """Tell whether a Latin token reads as a word, not as a variable, numeral, code, unit or identifier."""
    span = reading.span(index)
    written = reading.text[span.start : span.end]
    if (
        len(written) == 1
        or _is_of_phrase(reading, index)
        or _is_identifier(reading, index, written)
        or _is_unit(reading, index, written)
    ):
        return False
    return not (written.isupper() and _is_code(reading, written))


def is_gloss(reading: Reading, index: int) -> bool:
    """Tell whether a word is quoted as foreign on purpose: (англ. counter)."""
    before = [token for token in reading.tokens[max(0, index - 3) : index] if token[0].isalpha()]
    return bool(before) and before[-1] in _GLOSS_MARKS


def whole_words(reading: Reading, first: int, last: int) -> tuple[int, int]:
    """Return the run of tokens with what belongs to its outer words: a contraction (can't) or an article before."""
    tokens = reading.tokens
    while last + 2 < len(tokens) and tokens[last + 1] in APOSTROPHES and _glued(reading, last + 1, last + 2):
        if not is_latin(tokens[last + 2]):
            break
        last += 2
    while first > 0 and tokens[first - 1] in ("a", "i") and _is_after_word(reading, first - 1):
        first -= 1
    return first, last


def is_joint(token: str) -> bool:
    """Tell whether a token may stand inside a run of English: punctuation, digits and masks, but no word."""
    return not token[0].isalpha() or token[0] == MASK


def _glued(reading: Reading, *indices: int) -> bool:
    return all(reading.span(i - 1).end == reading.span(i).start for i in indices)


def _is_after_word(reading: Reading, index: int) -> bool:
    """Tell whether a one-letter word stands alone: spaces, not a hyphen or a brace, are beside it."""
    span = reading.span(index)
    return not reading.text[span.end : span.end + 1].strip() and not reading.text[span.start - 1 : span.start].strip(
        " («"
    )


def _is_code(reading: Reading, written: str) -> bool:
    """Tell whether capitals are a code (MTG, II, OTJ) rather than a word, or a text set all in capitals."""
    if _ROMAN.match(written):
        return True
    is_short = len(written) <= _LONGEST_CODE and written.lower() not in _COMMON
    return is_short and any(char.islower() for char in reading.text)


def _is_of_phrase(reading: Reading, index: int) -> bool:
    """Tell whether a word belongs to a Latin phrase: de facto."""
    for phrase in _PHRASES:
        starts = (index - place for place, word in enumerate(phrase) if word == reading.tokens[index])
        if any(tuple(reading.tokens[max(0, start) : start + len(phrase)]) == phrase for start in starts):
            return True
    return False


def _is_unit(reading: Reading, index: int, written: str) -> bool:
    """Tell whether a short word stands right after a number: 10 kg, 100 MB."""
    after_number = index > 0 and reading.tokens[index - 1].isdigit()
    return after_number and len(written) <= _LONGEST_UNIT and written.lower() not in _COMMON


def _is_identifier(reading: Reading, index: int, written: str) -> bool:
    """Tell whether a word is joined to digits or underscores (MH3, mana_cost), or has capitals inside (YouTube)."""
    if written[1:] != written[1:].lower() and not written.isupper():
        return True
    start, end = reading.span(index)
    before, after = reading.masked[start - 1 : start], reading.masked[end : end + 1]
    if before.isdigit() or after.isdigit():
        return True
    joined_before = before == "_" and reading.masked[start - 2 : start - 1].isalnum()
    joined_after = after == "_" and reading.masked[end + 1 : end + 2].isalnum()
    return joined_before or joined_after
