"""Ways to look at a document that the tests of several readers share."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from types import ModuleType

from hypothesis import strategies as st

from ruling_lint.model import Document, Span, Text
from ruling_lint.readers.base import Options
from ruling_lint.readers.decoding import encode


def read(module: ModuleType, data: str | bytes, **options: object) -> Document:
    """Read a file's content; a string stands for its UTF-8 bytes."""
    content = data.encode() if isinstance(data, str) else data
    return module.read("файл", content, Options(**options))


def targets(document: Document) -> list[str]:
    return [segment.target.value for segment in document.segments]


def sources(document: Document) -> list[str | None]:
    return [segment.source.value if segment.source else None for segment in document.segments]


def codes(text: Text) -> list[str]:
    return [text.value[start:end] for start, end in text.codes]


def place(document: Document, word: str, segment: int = 0) -> tuple[int, int]:
    """Return line and column of the first occurrence of a word in a segment's target."""
    target = document.segments[segment].target
    start = target.value.index(word)
    return tuple(document.position(target.raw_span(Span(start, start + len(word))).start))


def cut(document: Document, word: str, segment: int = 0) -> str:
    """Return what stands in the file where a word stands in a segment's target."""
    target = document.segments[segment].target
    start = target.value.index(word)
    raw = target.raw_span(Span(start, start + len(word)))
    return document.raw[raw.start : raw.end]


def standing(document: Document, text: Text, span: Span) -> str:
    """Return what stands in the file for the characters of a span, without what stands between them."""
    places = [text.raw_span(Span(at, at + 1)) for at in range(*span)]
    return "".join(document.raw[start:end] for (start, end), _ in itertools.groupby(places))


def words_and_codes(text: Text) -> Iterator[tuple[Span, bool]]:
    """Yield the characters that are no code as spans of one, and the codes whole; the flag says which are codes."""
    at = 0
    for code in (*text.codes, Span(len(text.value), len(text.value))):
        yield from ((Span(i, i + 1), False) for i in range(at, code.start))
        if code.start < code.end:
            yield code, True
        at = code.end


def replaced(module: ModuleType, document: Document, text: Text, span: Span, new: str) -> bytes:
    """Return the file with one span of a text replaced."""
    raw = text.raw_span(span)
    written = module.write(new, text.quoting)
    return encode(document.raw[: raw.start] + written + document.raw[raw.end :], document.encoding, document.bom)


@st.composite
def editable(draw: st.DrawFn, text: Text) -> Span:
    """Draw a span without codes that stands in one piece in the file."""
    starts = [span for span, is_code in words_and_codes(text) if not is_code and text.is_contiguous(span)]
    start, end = draw(st.sampled_from(starts) if starts else st.nothing())
    limit = min((code.start for code in text.codes if code.start >= end), default=len(text.value))
    ends = itertools.takewhile(lambda end: text.is_contiguous(Span(start, end)), range(end, limit + 1))
    return Span(start, draw(st.sampled_from(list(ends))))
