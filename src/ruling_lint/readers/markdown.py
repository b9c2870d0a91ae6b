"""Markdown: CommonMark with GitHub's tables, footnotes and task lists, and front matter, which is passed over."""

from __future__ import annotations

from itertools import pairwise

from ruling_lint.model import Comment, Document, Segment, Span, Text
from ruling_lint.patterns import lazy_pattern
from ruling_lint.readers import htmltokens
from ruling_lint.readers.base import Options, TextBuilder, UnwritableError
from ruling_lint.readers.decoding import decode
from ruling_lint.readers.htmltext import read_texts
from ruling_lint.readers.mdblocks import HTML, PARAGRAPH, Block, blocks
from ruling_lint.readers.mdinline import read_inline, take_definitions
from ruling_lint.readers.stretches import has_words

NAME = "markdown"

_QUOTING = "markdown"
_MARKUP = lazy_pattern(r"[\\*_\[\]<>#|~&]")
_TICK = "&#96;"
"""Before a backtick a backslash is no escape where another backtick opens code."""
_BULLET = lazy_pattern(r"\A[-+](?=\s)")
_NUMBER = lazy_pattern(r"\A(\d{1,9})([.)])(?=\s|\Z)")
_UNFIT = lazy_pattern("[\0-\x08\x0a-\x1f\x7f\ud800-\udfff]")


def read(path: str, data: bytes, options: Options) -> Document:
    """Return the document in `data`: a segment for each paragraph, heading, table cell and image.

    A paragraph's line break is one character, together with the marks of quotes and the indentation beside it.
    """
    raw, encoding, bom = decode(data, options)
    found = _Found(raw, None if options.everything else options.languages[1])
    for block in blocks(raw):
        found.take(block)
    return Document(path, NAME, raw, *found.finish(), None, encoding, bom)


def write(text: str, quoting: str) -> str:
    """Return `text` as it stands in Markdown, or in its HTML. Raises UnwritableError for a line break."""
    if quoting != _QUOTING:
        return htmltokens.write(text, quoting)
    if _UNFIT.search(text):
        raise UnwritableError(f"{text!r} would break the paragraph", f"{text!r} разорвёт абзац")
    escaped = _MARKUP.sub(r"\\\g<0>", text).replace("`", _TICK)
    return _NUMBER.sub(r"\1\\\2", _BULLET.sub(r"\\\g<0>", escaped))


class _Found:
    """The parts of a file in order: ranges of HTML, and texts of blocks whose inside is read once all labels are known."""

    def __init__(self, raw: str, language: str | None) -> None:
        self._raw = raw
        self._language = language
        self._parts: list[Span | Text] = []
        self._labels: set[str] = set()
        self._segments: list[Segment] = []
        self._comments: list[Comment] = []

    def take(self, block: Block) -> None:
        """Take the next block."""
        if block.kind == HTML:
            self._parts.append(Span(block.lines[0].start, block.lines[-1].end))
            return
        text = _joined(self._raw, block.lines)
        if block.kind == PARAGRAPH:
            labels, text = take_definitions(text)
            self._labels |= labels
        self._parts.append(text)

    def finish(self) -> tuple[tuple[Segment, ...], tuple[Comment, ...]]:
        """Return the segments and comments of all blocks."""
        for part in self._parts:
            if isinstance(part, Span):
                self._add_html(part)
            else:
                self._add_text(part)
        return tuple(self._segments), tuple(self._comments)

    def _add_html(self, span: Span) -> None:
        texts = read_texts(self._raw, span, self._language)
        first = len(self._segments)
        for comment in texts.comments:
            owner = None if comment.segment is None else first + comment.segment
            self._comments.append(comment._replace(segment=owner))
        self._segments += texts.segments

    def _add_text(self, text: Text) -> None:
        inline = read_inline(text, self._labels)
        owner = len(self._segments) if has_words(inline.text) else None
        for span in inline.comments:
            content = text.value[span.start : span.end].removeprefix("<!--").removesuffix("-->").strip()
            self._comments.append(Comment(content, text.raw_span(span), owner))
        self._segments += [Segment(found) for found in (inline.text, *inline.images) if has_words(found)]


def _joined(raw: str, lines: tuple[Span, ...]) -> Text:
    """Return lines as one text; what stands between two of them is one line break, a backslash before it included."""
    builder = TextBuilder(_QUOTING)
    last = lines[-1]
    for (start, end), following in pairwise(lines):
        end -= _is_hard_break(raw, start, end)
        builder.add(raw[start:end], start, end)
        builder.add("\n", end, following.start)
    builder.add(raw[last.start : last.end], *last)
    return builder.build(lines[0].start)


def _is_hard_break(raw: str, start: int, end: int) -> bool:
    """Tell whether a line ends with a backslash that is not itself escaped."""
    slashes = end - start - len(raw[start:end].rstrip("\\"))
    return slashes % 2 == 1 and raw.startswith(("\n", "\r\n"), end)
