"""Plain text: a ruling page, a translator's listing with originals behind arrows, or plain paragraphs.

A paragraph is a run of lines that are not blank. A ruling page is a title, then paragraphs below date lines. In a
listing a paragraph that starts with an arrow is the original of the paragraph before it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from ruling_lint.model import Document, Segment, Text
from ruling_lint.patterns import lazy_pattern
from ruling_lint.readers.base import Options, TextBuilder
from ruling_lint.readers.decoding import decode
from ruling_lint.text.chars import CYRILLIC, LATIN
from ruling_lint.tuples import NamedTuple

NAME = "text"

ARROW = "→"
_MONTH = (
    "январ[ья]|феврал[ья]|марта?|апрел[ья]|ма[йя]|июн[ья]|июл[ья]|августа?|сентябр[ья]|октябр[ья]|ноябр[ья]|декабр[ья]"
)
_DATE = lazy_pattern(
    rf"\s*(?:\d{{1,2}}[/.-]\d{{1,2}}[/.-]\d{{2,4}}|\d{{4}}-\d{{2}}-\d{{2}}|\d{{1,2}}\s+(?:{_MONTH})\s+\d{{4}}(?:\s*г\.?)?)\s*$"
)
_LINES = lazy_pattern(r"(?m)^[^\S\n]*+\S[^\n]*+(?:\n[^\S\n]*+\S[^\n]*+)*+")
"""Lines that are not blank, as many as follow one another."""

_SENTENCE_END = (".", "!", "?", "…", ":", ";")


class _Paragraph(NamedTuple):
    start: int
    end: int
    value: str


def read(path: str, data: bytes, options: Options) -> Document:
    """Return the document in `data`; see the module's first lines for the three shapes."""
    raw, encoding, bom = decode(data, options)
    paragraphs = list(_paragraphs(raw))
    title = None
    if any(paragraph.value.startswith(ARROW) for paragraph in paragraphs):
        segments = list(_listing(raw, paragraphs))
    else:
        title = _page_title(paragraphs)
        segments = [Segment(_text(raw, p)) for p in paragraphs if not _is_date(p.value)]
    return Document(path, NAME, raw, tuple(segments), title=title, encoding=encoding, bom=bom)


def write(text: str, quoting: str) -> str:
    """Return `text` itself: plain text has no escapes."""
    return text


def _is_date(line: str) -> bool:
    return line.lstrip()[:1].isdecimal() and _DATE.match(line) is not None


def _paragraphs(raw: str) -> Iterator[_Paragraph]:
    """Cut at blank lines; a date stands alone even without blank lines around it."""
    for match in _LINES.finditer(raw):
        lines, start = match[0], match.start()
        if "\n" in lines:
            yield from _parted_at_dates(lines.split("\n"), start)
        else:
            yield _paragraph(lines, start)


def _parted_at_dates(lines: Iterable[str], start: int) -> Iterator[_Paragraph]:
    """Yield the paragraphs in lines, none of them blank, that stand in the file from `start` on."""
    for is_date, group in groupby(lines, _is_date):
        for part in group if is_date else ("\n".join(group),):
            yield _paragraph(part, start)
            start += len(part) + 1


def _paragraph(lines: str, start: int) -> _Paragraph:
    """Return the paragraph that starts in a place, without its last line end."""
    value = lines.rstrip("\r\n")
    return _Paragraph(start, start + len(value), value)


def _text(raw: str, *paragraphs: _Paragraph) -> Text:
    """Join paragraphs to one text; a CRLF or the gap between two paragraphs reads as one line end."""
    first, *others = paragraphs
    if not others and "\r\n" not in first.value:
        return Text.plain(first.value, first.start)
    builder = TextBuilder()
    for index, paragraph in enumerate(paragraphs):
        if index:
            builder.add("\n", paragraphs[index - 1].end, paragraph.start)
        at = paragraph.start
        for part in paragraph.value.split("\r\n"):
            if at > paragraph.start:
                builder.add("\n", at - 2, at)
            builder.add(part, at, at + len(part))
            at += len(part) + 2
    return builder.build(first.start)


def _page_title(paragraphs: Sequence[_Paragraph]) -> str | None:
    """Return the card's name: the one line before the first date."""
    if len(paragraphs) < 2 or not _DATE.match(paragraphs[1].value):
        return None
    title = paragraphs[0].value.strip()
    return None if "\n" in title or _DATE.match(title) or title.endswith(_SENTENCE_END) else title


def _listing(raw: str, paragraphs: Sequence[_Paragraph]) -> Iterator[Segment]:
    groups = list(_groups(paragraphs))
    for index, (translations, originals) in enumerate(groups):
        if index == 0 and originals and len(translations) == 1 and _is_heading(translations[0], originals[0]):
            translations = []
        elif index == 0 and len(translations) > 1 and _is_heading(translations[0], translations[1]):
            translations = translations[1:]
        yield from _pair(raw, translations, originals)


def _groups(paragraphs: Sequence[_Paragraph]) -> Iterator[tuple[list[_Paragraph], list[_Paragraph]]]:
    """Yield the Russian paragraphs before an arrow with the original behind it."""
    translations: list[_Paragraph] = []
    originals: list[_Paragraph] = []
    for paragraph in paragraphs:
        opens = paragraph.value.startswith(ARROW)
        if originals and (opens or not _is_english(paragraph.value)):
            yield translations, originals
            translations, originals = [], []
        if opens:
            skip = len(paragraph.value) - len(paragraph.value[1:].lstrip())
            paragraph = _Paragraph(paragraph.start + skip, paragraph.end, paragraph.value[skip:])
        (originals if opens or originals else translations).append(paragraph)
    yield translations, originals


def _is_english(text: str) -> bool:
    letters = [char for char in text if char in LATIN or char in CYRILLIC]
    return sum(char in CYRILLIC for char in letters) * 4 < len(letters) or not letters


def _is_heading(paragraph: _Paragraph, following: _Paragraph) -> bool:
    """Tell whether a listing's first paragraph is its heading rather than a translation of what follows."""
    ends = paragraph.value.rstrip().endswith(_SENTENCE_END)
    following_ends = following.value.rstrip().rstrip(')"”»').endswith(_SENTENCE_END)
    return not ends and (following_ends or len(following.value) > 3 * len(paragraph.value))


def _pair(raw: str, translations: list[_Paragraph], originals: list[_Paragraph]) -> Iterator[Segment]:
    if not originals:
        yield from (Segment(_text(raw, paragraph)) for paragraph in translations)
    elif not translations:
        start = originals[0].start
        yield Segment(Text.plain("", start), _text(raw, *originals))
    elif len(translations) == len(originals):
        yield from (Segment(_text(raw, t), _text(raw, o)) for t, o in zip(translations, originals, strict=True))
    else:
        yield from (Segment(_text(raw, paragraph)) for paragraph in translations[:-1])
        yield Segment(_text(raw, translations[-1]), _text(raw, *originals))
