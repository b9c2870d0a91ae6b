"""Cutting a text into sentences, Russian or English."""

import re
from collections.abc import Iterator

from ruling_lint.model import Span
from ruling_lint.patterns import lazy_pattern

_END = lazy_pattern(
    r"[.!?…]+[\"'»”’)\]*_]*(?!\s*\n\s*[—–])(?:(?=\s*\()|(?=\s+[\"'«“„\[{*_—–•]*\s?(?:[A-ZА-ЯЁ\d{+−]|$)))"
    r"|\n+(?=\s*[^\s—–])",
    re.MULTILINE,
)
_END_INSIDE = lazy_pattern(r"[.!?…][\"'»”’)\]*_]*[\s(]|\n")
_JOINT = lazy_pattern(r"(?:[.,;:]|\b(?:and|or|then)\b)\s+(?:(?:and|or|then)\s+)?")
_ABBREVIATION = lazy_pattern(
    r"(?:(?<![\w'’-])(?i:т|и|см|ср|др|пр|г|гг|стр|руб|дж|англ|напр|vs|etc|e\.g|i\.e|mr|mrs|ms|dr|st|no|jr)"
    r"|(?<![\w'’-])[A-WZА-ЯЁ]|(?<!\w)т\. ?[дпек])\.\Z"
)


def sentences(text: str) -> list[Span]:
    """Return the sentences of a text in order; a line end ends one unless a dash follows (who said it); an abbreviation's stop does not."""
    found: list[Span] = []
    start = 0
    for match in _END.finditer(text):
        if text[start : match.end()].strip() and not _is_abbreviation(text, start, match.end()):
            found.append(Span(start, match.end()))
            start = match.end()
    if text[start:].strip():
        found.append(Span(start, len(text)))
    return found


def _is_abbreviation(text: str, start: int, end: int) -> bool:
    """Tell whether an abbreviation with its stop ends at an offset; words of five letters and more are none."""
    word = text[max(start, end - 6) : end - 1]
    if len(word) == 5 and word.isalpha():
        return False
    return _ABBREVIATION.search(text, max(start, end - 8), end) is not None


def may_be_several(text: str) -> bool:
    """Tell quickly whether a text may have several sentences; if not, it has none when parentheses or masks are taken out."""
    inside = text[:-1]
    has_end = "." in inside or "!" in inside or "?" in inside or "…" in inside or "\n" in inside
    return has_end and _END_INSIDE.search(text) is not None


def clauses(text: str) -> Iterator[Span]:
    """Yield the parts of an English text between its marks and its conjunctions and, or, then."""
    start = 0
    for match in _JOINT.finditer(text):
        if text[start : match.start()].strip():
            yield Span(start, match.start())
        start = match.end()
    if text[start:].strip():
        yield Span(start, len(text))
