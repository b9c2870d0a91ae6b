"""The inside of Markdown's paragraphs: what is code, what is markup, and which characters are escaped."""

from __future__ import annotations

import html
import re
from collections.abc import Callable

from ruling_lint.model import Span, Text
from ruling_lint.patterns import lazy_pattern
from ruling_lint.readers import htmlnames
from ruling_lint.readers.base import TextBuilder
from ruling_lint.readers.mdemphasis import Run, pair_runs, read_run
from ruling_lint.readers.stretches import add_slice
from ruling_lint.records import dataclass, field
from ruling_lint.tuples import NamedTuple

_SPECIAL = lazy_pattern(r"[\\`<&\[\]!*_~]")
_ESCAPE = r"\\[!-/:-@\[-`{-~]"
_ESCAPED = lazy_pattern(_ESCAPE)
_TICKS = lazy_pattern(r"`+")
_REFERENCE = lazy_pattern(r"&(?:#\d{1,7}|#[xX][0-9A-Fa-f]{1,6}|[A-Za-z][A-Za-z0-9]{1,31});")
_ADDRESS = lazy_pattern(r"<(?:[A-Za-z][A-Za-z0-9.+-]{1,31}:[^\s<>]*|[\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z0-9.-]+)>")
_TAG = lazy_pattern(
    r"""<(?:
      (?P<open>[A-Za-z][A-Za-z0-9-]*)(?:\s+[A-Za-z_:][\w.:-]*(?:\s*=\s*(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?)*+\s*/?
    | /[A-Za-z][A-Za-z0-9-]*\s*
    | (?P<comment>!--(?:-?(?=>)|.*?--))
    | \?.*?\? | ![A-Za-z][^>]* | !\[CDATA\[.*?\]\]
    )>""",
    re.VERBOSE | re.DOTALL,
)
_TITLE = r""""(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\((?:\\.|[^()\\])*\)"""
_NESTED = rf"\((?:{_ESCAPE}|[^\s()]|\((?:{_ESCAPE}|[^\s()])*+\))*+\)"
_DESTINATION = rf"(?:<(?:{_ESCAPE}|[^<>\n])*>|(?!<)(?:{_ESCAPE}|[^\s()]|{_NESTED})++)"
_TARGET = lazy_pattern(rf"\(\s*(?:{_DESTINATION}(?:\s+(?:{_TITLE}))?\s*)?\)", re.DOTALL | re.ASCII)
_LABEL = lazy_pattern(r"\[((?:\\.|[^\[\]\\])*)\]", re.DOTALL)
_FOOTNOTE = lazy_pattern(r"\[\^[^\]\s]+\]")
_DEFINITION = lazy_pattern(
    rf"\[(?!\^|\s*\])(?P<label>(?:\\.|[^\[\]\\])+)\]:\s*{_DESTINATION}(?:(?:[ \t]+|[ \t]*\n\s*)(?:{_TITLE}))?[ \t]*(?:\n|$)",
    re.DOTALL | re.ASCII,
)


class Inline(NamedTuple):
    """The text of a block, the alternative texts of its images, and the ranges of its comments in the given text."""

    text: Text
    images: tuple[Text, ...]
    comments: tuple[Span, ...]


def take_definitions(text: Text) -> tuple[set[str], Text]:
    """Return the labels that a paragraph defines at its start, and what is left of it."""
    labels, at = set(), 0
    while match := _DEFINITION.match(text.value, at):
        labels.add(_normal(match["label"]))
        at = match.end()
    return labels, _slice(text, Span(at, len(text.value)))


def read_inline(text: Text, labels: set[str]) -> Inline:
    """Return the text of a block with its markup as codes and its escapes decoded.

    `text` is the block as it stands in the file; `labels` are those that the file defines.
    """
    scan = _Scan(text.value, labels)
    scan.run()
    builder = TextBuilder(text.quoting)
    at = 0
    for start, end, value, inner in sorted(scan.marks):
        add_slice(builder, text, Span(at, start))
        if value is None:
            parts = (Span(start, inner.start), Span(inner.end, end)) if inner else (Span(start, end),)
            builder.add_parted_code((text.value[part.start : part.end], *text.raw_span(part)) for part in parts)
        else:
            builder.add(value, *text.raw_span(Span(start, end)))
        at = end
    add_slice(builder, text, Span(at, len(text.value)))
    images = tuple(read_inline(_slice(text, span), labels).text for span in scan.images)
    return Inline(builder.build(text.pieces[0].raw_start), images, tuple(scan.comments))


class _Mark(NamedTuple):
    """A range of the block that is not plain text: what it stands for, or None where it is a code.

    `inner` is the range inside a code that is a text of its own.
    """

    start: int
    end: int
    value: str | None = None
    inner: Span | None = None


@dataclass
class _Bracket:
    start: int
    image: bool
    runs: int
    active: bool = True

    @property
    def inside(self) -> int:
        return self.start + (2 if self.image else 1)


@dataclass
class _Scan:
    """One pass over a block; each method takes an offset and returns where to go on."""

    text: str
    labels: set[str]
    marks: list[_Mark] = field(default_factory=list)
    images: list[Span] = field(default_factory=list)
    comments: list[Span] = field(default_factory=list)
    brackets: list[_Bracket] = field(default_factory=list)
    runs: list[Run] = field(default_factory=list)
    unmatched_ticks: set[int] = field(default_factory=set)

    def run(self) -> None:
        takers: dict[str, Callable[[int], int]] = {
            "\\": self._escape,
            "`": self._code,
            "<": self._angle,
            "&": self._reference,
            "[": self._open_bracket,
            "!": self._open_image,
            "]": self._close_bracket,
        }
        at = 0
        while special := _SPECIAL.search(self.text, at):
            at = takers.get(special[0], self._emphasis)(special.start())
        self._pair_runs(0)

    def _mark(self, start: int, end: int, value: str | None = None, inner: Span | None = None) -> int:
        self.marks.append(_Mark(start, end, value, inner))
        return end

    def _escape(self, at: int) -> int:
        match = _ESCAPED.match(self.text, at)
        return self._mark(at, at + 2, match[0][1]) if match else at + 1

    def _code(self, at: int) -> int:
        ticks = _TICKS.match(self.text, at)
        length = len(ticks[0]) if ticks else 1
        if length not in self.unmatched_ticks:
            close = re.compile(rf"(?<!`)`{{{length}}}(?!`)").search(self.text, at + length)
            if close:
                return self._mark(at, close.end())
            self.unmatched_ticks.add(length)
        return at + length

    def _angle(self, at: int) -> int:
        address = _ADDRESS.match(self.text, at)
        if address:
            return self._mark(at, address.end())
        tag = _TAG.match(self.text, at)
        if tag is None:
            return at + 1
        if tag["comment"]:
            self.comments.append(Span(*tag.span()))
        if tag["open"] and tag["open"].lower() in htmlnames.CODE:
            close = re.compile(rf"</{tag['open']}\s*>", re.IGNORECASE).search(self.text, tag.end())
            return self._mark(at, close.end() if close else tag.end())
        return self._mark(at, tag.end())

    def _reference(self, at: int) -> int:
        match = _REFERENCE.match(self.text, at)
        value = html.unescape(match[0]) if match else ""
        return self._mark(at, match.end(), value) if match and value != match[0] else at + 1

    def _emphasis(self, at: int) -> int:
        run = read_run(self.text, at)
        self.runs.append(run)
        return run.end

    def _open_image(self, at: int) -> int:
        if not self.text.startswith("[", at + 1):
            return at + 1
        self.brackets.append(_Bracket(at, True, len(self.runs)))
        return at + 2

    def _open_bracket(self, at: int) -> int:
        footnote = _FOOTNOTE.match(self.text, at)
        if footnote:
            return self._mark(at, footnote.end())
        self.brackets.append(_Bracket(at, False, len(self.runs)))
        return at + 1

    def _close_bracket(self, at: int) -> int:
        bracket = self.brackets.pop() if self.brackets else None
        end = self._link_end(bracket, at) if bracket and bracket.active else None
        if bracket is None or end is None:
            return at + 1
        self._pair_runs(bracket.runs)
        if bracket.image:
            self.marks = [mark for mark in self.marks if mark.start < bracket.start]
            alternative = Span(bracket.inside, at)
            self.images.append(alternative)
            return self._mark(bracket.start, end, inner=alternative)
        for outer in self.brackets:
            outer.active = outer.image
        self._mark(bracket.start, bracket.inside)
        return self._mark(at, end)

    def _link_end(self, bracket: _Bracket, at: int) -> int | None:
        """Return where a link ends whose text ends with the bracket at an offset; None where it is none."""
        target = _TARGET.match(self.text, at + 1)
        if target:
            return target.end()
        label = _LABEL.match(self.text, at + 1)
        if label and label[1].strip():
            return label.end() if _normal(label[1]) in self.labels else None
        if _normal(self.text[bracket.inside : at]) in self.labels:
            return label.end() if label else at + 1
        return None

    def _pair_runs(self, first: int) -> None:
        self.marks += [_Mark(*span) for span in pair_runs(self.runs[first:])]
        del self.runs[first:]


def _slice(text: Text, span: Span) -> Text:
    builder = TextBuilder(text.quoting)
    add_slice(builder, text, span)
    return builder.build(text.raw_span(Span(span.start, span.start)).start)


def _normal(label: str) -> str:
    return " ".join(label.split()).casefold()
