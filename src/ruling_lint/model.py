"""Values that every layer shares: texts with their places in the file, segments, documents, hits and findings.

Offsets are 0-based and count code points; spans are half-open. "Raw" means the decoded content of the whole
file without its byte-order mark. Lines and columns (1-based, code points) are worked out only for what is shown.
"""

from __future__ import annotations

import enum
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property

from ruling_lint.records import dataclass, field
from ruling_lint.tuples import NamedTuple


class Severity(enum.IntEnum):
    """How bad a finding is; comparable, so that a threshold is one comparison."""

    INFO = 0
    WARNING = 1
    ERROR = 2

    @property
    def label(self) -> str:
        """The lower-case name used in files, options and reports."""
        return self.name.lower()


class Span(NamedTuple):
    """A half-open range of code points in a text."""

    start: int
    end: int

    def overlaps(self, other: Span) -> bool:
        """Tell whether two spans share a character; an empty span touches what it lies in or on the edge of."""
        if self.start == self.end or other.start == other.end:
            return self.start <= other.end and other.start <= self.end
        return self.start < other.end and other.start < self.end


class Piece(NamedTuple):
    """A stretch of decoded text and its place in the raw file.

    It reaches to the start of the next piece. Where it is as long as its raw range, characters correspond one to
    one; otherwise the whole stretch stands for the whole range (an escape such as `\\u0434`, an entity, a fold).
    """

    start: int
    raw_start: int
    raw_end: int


@dataclass(frozen=True, slots=True)
class Text:
    """Decoded text with the place of every character in the raw file.

    `pieces` is sorted and starts at 0 (an empty text keeps one empty piece, its place). `codes` are the spans that
    are markup rather than words (inline tags, code spans). `quoting` names, for the reader that made it, the
    way this text is escaped when it is written back.
    """

    value: str
    pieces: tuple[Piece, ...]
    codes: tuple[Span, ...] = ()
    quoting: str = ""

    @classmethod
    def plain(cls, value: str, raw_start: int = 0, quoting: str = "") -> Text:
        """Make a text that stands in the file exactly as it is, from `raw_start` on."""
        return cls(value, (Piece(0, raw_start, raw_start + len(value)),), (), quoting)

    def raw_span(self, span: Span) -> Span:
        """Return the raw range of a span; an empty span is the point after the character before it."""
        if span.start < span.end:
            return Span(self._place(span.start).start, self._place(span.end - 1).end)
        point = self._place(span.start - 1).end if span.start > 0 else self.pieces[0].raw_start
        return Span(point, point)

    def is_contiguous(self, span: Span) -> bool:
        """Tell whether the raw range of a span holds nothing but that span's own characters."""
        first = bisect_right(self.pieces, span.start, key=lambda piece: piece.start) - 1
        last = bisect_right(self.pieces, max(span.start, span.end - 1), key=lambda piece: piece.start) - 1
        return all(self.pieces[i].raw_end == self.pieces[i + 1].raw_start for i in range(first, last))

    def _place(self, offset: int) -> Span:
        index = bisect_right(self.pieces, offset, key=lambda piece: piece.start) - 1
        piece = self.pieces[index]
        end = self.pieces[index + 1].start if index + 1 < len(self.pieces) else len(self.value)
        if end - piece.start != piece.raw_end - piece.raw_start:
            return Span(piece.raw_start, piece.raw_end)
        raw = piece.raw_start + offset - piece.start
        return Span(raw, raw + 1)


class State(enum.Enum):
    """Whether a segment is checked, and if not, why not."""

    CHECKED = "checked"
    FUZZY = "fuzzy"
    OBSOLETE = "obsolete"
    UNTRANSLATABLE = "untranslatable"


@dataclass(frozen=True, slots=True)
class Segment:
    """One unit of translation.

    `source` is None where only the Russian is known. `alternatives` are further sources that are as right (the
    singular of a plural unit). `place` names the place for formats without lines, such as a spreadsheet cell. `form`
    is the number of a plural form: the forms of one unit share a source and are meant to differ.
    """

    target: Text
    source: Text | None = None
    id: str | None = None
    alternatives: tuple[Text, ...] = ()
    state: State = State.CHECKED
    place: str | None = None
    form: int | None = None


class Comment(NamedTuple):
    """A comment of the file's format, the place where suppressions are written.

    `raw` is its range. `segment` is the index of the segment it is attached to (a PO comment belongs to its entry),
    None where it stands on its own between the segments. `covers` segments from there on belong to it: the plural
    forms of an entry.
    """

    text: str
    raw: Span
    segment: int | None = None
    covers: int = 1


class Position(NamedTuple):
    """A place in a file: 1-based line and column in code points; a BOM and the CR of a CRLF are no columns."""

    line: int
    column: int


class Offset(NamedTuple):
    """What lies before a part of a file: code points, lines and segments."""

    raw: int
    lines: int
    segments: int

    def lower(self, position: Position) -> Position:
        """Return the place in the whole file of a place in the part."""
        return Position(position.line + self.lines, position.column)

    def later(self, span: Span) -> Span:
        """Return the range in the whole file of a range in the part."""
        return Span(span.start + self.raw, span.end + self.raw)


class Unread(NamedTuple):
    """A place in a file that was not understood: its 1-based line, and why in English and in Russian."""

    line: int
    message: str
    ru: str


@dataclass(frozen=True)
class Document:
    """A file as its reader understood it. `title` is the card's name on a ruling page.

    `source` is the parallel file that the segments' sources stand in; None where they stand in this one.
    `unread` are the places that the reader could make nothing of, though it could read the rest.
    """

    path: str
    format: str
    raw: str
    segments: tuple[Segment, ...]
    comments: tuple[Comment, ...] = ()
    title: str | None = None
    encoding: str = "utf-8"
    bom: bool = False
    source: Document | None = None
    unread: tuple[Unread, ...] = ()

    @cached_property
    def _line_starts(self) -> list[int]:
        starts, at = [0], self.raw.find("\n")
        while at >= 0:
            starts.append(at + 1)
            at = self.raw.find("\n", at + 1)
        return starts

    def position(self, raw_offset: int) -> Position:
        """Return the line and column of a raw offset. Only LF ends a line."""
        line = bisect_right(self._line_starts, raw_offset)
        start = self._line_starts[line - 1]
        if raw_offset > start and self.raw.startswith("\r\n", raw_offset - 1):
            raw_offset -= 1
        return Position(line, raw_offset - start + 1)

    def line_text(self, line: int) -> str:
        """Return the text of a 1-based line without its line end, the same string each time: a line may be long."""
        if line not in self._line_texts:
            start = self._line_starts[line - 1]
            end = self._line_starts[line] - 1 if line < len(self._line_starts) else len(self.raw)
            self._line_texts[line] = self.raw[start:end].removesuffix("\r")
        return self._line_texts[line]

    @cached_property
    def _line_texts(self) -> dict[int, str]:
        return {}


@dataclass(frozen=True, slots=True)
class Hit:
    """What a check found in a segment. It knows no rule, severity, path or message.

    `span` lies in the target, or in the source where `in_source` is set. `replacements` are for exactly that span,
    best first; `certain` says that the first one cannot be wrong. `severity` is what this place demands (the
    glossary, for a word), None for the rule's own; `firm` says that it is as wrong in prose as anywhere. `variant` picks
    one of the rule's messages and `params` fill it.
    """

    span: Span
    replacements: tuple[str, ...] = ()
    source_span: Span | None = None
    certain: bool = True
    variant: str = ""
    params: Mapping[str, str] = field(default_factory=dict)
    in_source: bool = False
    severity: Severity | None = None
    related: tuple[RelatedSpan, ...] = ()
    firm: bool = False


class RelatedSpan(NamedTuple):
    """Another place in the same document that explains a hit: a segment index, a target span and why."""

    segment: int
    span: Span
    message: str


class Suggestion(NamedTuple):
    """A replacement for exactly the span of its finding."""

    text: str
    safe: bool


class Related(NamedTuple):
    """Another place that explains a finding; `place` names it as that of a segment is named."""

    path: str
    position: Position
    message: str
    place: str | None = None


@dataclass(frozen=True, slots=True)
class Excerpt:
    """The decoded segment around a finding; findings of one segment share it."""

    target: str
    source: str | None
    index: int


@dataclass(frozen=True, slots=True)
class Finding:
    """A hit with its rule, place and words, ready to be shown.

    `span` counts in the segment's decoded text, `raw` in the decoded file; `line_text` is the raw first line.
    `message` is in the language of the run, `messages` in every language, for reports that can switch. `params` are
    the hit's; `source_span` is the place in the source that belongs to a place in the target.
    """

    rule: str
    severity: Severity
    category: str
    message: str
    path: str
    start: Position
    end: Position
    segment: str | None
    side: str
    span: Span
    raw: Span
    text: str
    line_text: str
    excerpt: Excerpt
    suggestions: tuple[Suggestion, ...] = ()
    related: tuple[Related, ...] = ()
    place: str | None = None
    source_span: Span | None = None
    messages: Mapping[str, str] = field(default_factory=dict, hash=False)
    params: Mapping[str, str] = field(default_factory=dict, hash=False)

    @property
    def is_fixable(self) -> bool:
        """Whether `--fix` mends it."""
        return self.side == "target" and bool(self.suggestions) and self.suggestions[0].safe

    @property
    def sort_key(self) -> tuple[str, int, int, str]:
        """The order of findings in every report: path, position, rule."""
        return (self.path, self.raw.start, self.raw.end, self.rule)


def merged(*sorted_findings: Iterable[Finding]) -> Iterator[Finding]:
    """Yield the findings of several sequences, each in order, in order."""
    from heapq import merge

    return merge(*sorted_findings, key=lambda finding: finding.sort_key)


class Problem(NamedTuple):
    """Something that kept a file, rule, glossary or config from being used; never a finding about a translation."""

    path: str
    line: int | None
    message: str


@dataclass(frozen=True, slots=True)
class Report:
    """Everything a reporter needs. `not_checked` counts what was left out, by reason.

    `fixed` are the files that were mended, `mended` counts the findings mended in them.
    """

    findings: Sequence[Finding]
    problems: tuple[Problem, ...] = ()
    files: int = 0
    segments: int = 0
    words: int = 0
    not_checked: Mapping[str, int] = field(default_factory=dict)
    fixed: tuple[str, ...] = ()
    mended: int = 0

    def count(self, severity: Severity) -> int:
        """Count the findings of one severity."""
        return sum(finding.severity is severity for finding in self.findings)
