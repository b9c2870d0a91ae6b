"""The blocks of Markdown that hold text, cut as CommonMark and GitHub's tables cut them; code is left out.

Lines are read one by one: what continues the containers that are open, what opens new ones, and to which leaf
block the rest of the line belongs.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from ruling_lint.model import Span
from ruling_lint.patterns import lazy_pattern
from ruling_lint.readers import htmlnames
from ruling_lint.readers.mdlines import Line, lines
from ruling_lint.records import dataclass, field
from ruling_lint.tuples import NamedTuple

PARAGRAPH, HEADING, CELL, HTML = "paragraph", "heading", "cell", "html"
"""The kinds of blocks: a paragraph (or a heading above a line), a heading after `#`, a table's cell, lines of HTML."""

_HEADING = lazy_pattern(r"#{1,6}(?=[ \t]|$)")
_HEADING_END = lazy_pattern(r"[ \t]+\{[#.:][^{}]*\}[ \t]*$|(?:(?:^|[ \t]+)#+)?[ \t]*$")
_UNDERLINE = lazy_pattern(r"(?:=+|-+)[ \t]*$")
_BREAK = lazy_pattern(r"(?:(?:\*[ \t]*){3,}|(?:_[ \t]*){3,}|(?:-[ \t]*){3,})$")
_FENCE = lazy_pattern(r"`{3,}(?!.*`)|~{3,}")
_FENCE_END = lazy_pattern(r"(`{3,}|~{3,})[ \t]*$")
_MARKER = lazy_pattern(r"(?:[*+-]|(?P<number>\d{1,9})[.)])(?=[ \t]|$)")
_TASK = lazy_pattern(r"\[[ xX]\](?=[ \t])")
_FOOTNOTE = lazy_pattern(r"\[\^[^\]\s]+\]:")
_DELIMITERS = lazy_pattern(r"\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$")
_PIPE = lazy_pattern(r"(?<!\\)(?:\\\\)*(\|)")
_FRONT_MATTER = lazy_pattern(r"(---|\+\+\+)[ \t]*\r?\n(?=[\w\"'-]+[ \t]*[:=]|#)(?:.*\n)*?\1[ \t]*(?:\r?\n|$)")

_ATTRIBUTE = r"""\s+[A-Za-z_:][\w.:-]*(?:\s*=\s*(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?"""
_NOT_HERE = {
    "button",
    "hgroup",
    "meta",
    "noscript",
    "pre",
    "script",
    "select",
    "source",
    "style",
    "template",
    "textarea",
}
_HTML_NAMES = (htmlnames.BLOCKS - _NOT_HERE) | {"basefont", "iframe"}
_HTML_STARTS = tuple(
    (re.compile(start, re.IGNORECASE), re.compile(end, re.IGNORECASE) if end else None)
    for start, end in (
        (r"<(?:script|pre|style|textarea)(?:\s|>|$)", r"</(?:script|pre|style|textarea)>"),
        (r"<!--", r"-->"),
        (r"<\?", r"\?>"),
        (r"<![a-z]", r">"),
        (r"<!\[CDATA\[", r"\]\]>"),
        (rf"</?(?:{'|'.join(sorted(_HTML_NAMES))})(?:\s|/?>|$)", None),
    )
)
"""How HTML blocks begin and end; None ends at a blank line."""
_HTML_TAG_ALONE = lazy_pattern(rf"(?:<[A-Za-z][A-Za-z0-9-]*(?:{_ATTRIBUTE})*+\s*/?>|</[A-Za-z][A-Za-z0-9-]*\s*>)\s*$")
_CODE_INDENT = 4


class Block(NamedTuple):
    """A block that holds text: its kind, and the ranges of its lines without what belongs to the containers."""

    kind: str
    lines: tuple[Span, ...]


@dataclass
class _Container:
    """A block quote, or a list item (or footnote) whose content begins `indent` columns to the right."""

    quote: bool
    indent: int = 0
    fresh: bool = False


@dataclass
class _Leaf:
    """The block that lines are added to."""

    kind: str
    lines: list[Span] = field(default_factory=list)
    fence: str = ""
    end: re.Pattern[str] | None = None


_FENCED, _TABLE = "fenced", "table"


def blocks(raw: str) -> Iterator[Block]:
    """Yield the blocks of a file in order."""
    front = _FRONT_MATTER.match(raw)
    scanner = _Scanner()
    for line in lines(raw, front.end() if front else 0):
        scanner.take(line)
        yield from scanner.taken()
    scanner.close(0)
    yield from scanner.taken()


class _Scanner:
    def __init__(self) -> None:
        self._containers: list[_Container] = []
        self._leaf: _Leaf | None = None
        self._found: list[Block] = []

    def taken(self) -> list[Block]:
        """Return the blocks that have ended since the last call."""
        found, self._found = self._found, []
        return found

    def take(self, line: Line) -> None:
        """Take the next line."""
        depth = self._continued(line)
        whole = depth == len(self._containers)
        if whole and self._continues_leaf(line):
            return
        paragraph = self._leaf is not None and self._leaf.kind == PARAGRAPH
        while not line.is_blank and not (line.indent >= _CODE_INDENT and paragraph):
            if line.indent >= _CODE_INDENT:
                self.close(depth)
                return
            if self._starts_leaf(line, depth, paragraph, paragraph and whole):
                return
            if not self._starts_container(line, depth, paragraph and whole):
                break
            depth, whole, paragraph = len(self._containers), True, False
        self._add(line, depth, whole, paragraph)

    def close(self, depth: int) -> None:
        """End the leaf, and the containers from a depth on. HTML in quotes is left out: marks stand between its lines."""
        leaf, self._leaf = self._leaf, None
        if leaf and leaf.lines and not (leaf.kind == HTML and any(container.quote for container in self._containers)):
            self._found.append(Block(leaf.kind, tuple(leaf.lines)))
        del self._containers[depth:]

    def _add(self, line: Line, depth: int, whole: bool, paragraph: bool) -> None:
        """Add what is left of a line to the leaf, or begin a paragraph with it."""
        if line.is_blank:
            self.close(depth)
        elif paragraph and self._leaf:
            if not (whole and line.indent < _CODE_INDENT and self._starts_table(line)):
                self._leaf.lines.append(line.rest)
        elif whole and self._leaf and self._leaf.kind == _TABLE:
            self._add_cells(line.raw, line.rest)
        else:
            self.close(depth)
            self._leaf = _Leaf(PARAGRAPH, [line.rest])

    def _continued(self, line: Line) -> int:
        """Move past what continues the open containers; return how many of them go on."""
        for depth, container in enumerate(self._containers):
            if container.quote:
                if not _enter_quote(line):
                    return depth
            elif line.is_blank:
                if container.fresh:
                    return depth
            elif line.indent >= container.indent:
                line.skip(container.indent)
                container.fresh = False
            else:
                return depth
        return len(self._containers)

    def _continues_leaf(self, line: Line) -> bool:
        leaf = self._leaf
        if leaf is None or leaf.kind not in (_FENCED, HTML):
            return False
        if leaf.kind == _FENCED:
            end = line.match(_FENCE_END)
            if end and line.indent < _CODE_INDENT and end[1].startswith(leaf.fence):
                self._leaf = None
        elif leaf.end is None and line.is_blank:
            self.close(len(self._containers))
        else:
            self._add_html(leaf, line)
        return True

    def _add_html(self, leaf: _Leaf, line: Line) -> None:
        leaf.lines.append(Span(line.at, line.end))
        if leaf.end and leaf.end.search(line.raw, line.at, line.end):
            self.close(len(self._containers))

    def _starts_container(self, line: Line, depth: int, interrupts: bool) -> bool:
        indent, marker = line.indent, line.match(_MARKER)
        if line.raw.startswith(">", line.text):
            self.close(depth)
            _enter_quote(line)
            self._containers.append(_Container(quote=True))
        elif footnote := line.match(_FOOTNOTE):
            self.close(depth)
            line.move_to(footnote.end())
            self._containers.append(_Container(quote=False, indent=_CODE_INDENT))
        elif marker and not (interrupts and _is_weak(marker, line)):
            self.close(depth)
            self._containers.append(_enter_item(line, indent, marker))
        else:
            return False
        return True

    def _starts_leaf(self, line: Line, depth: int, lazy: bool, interrupts: bool) -> bool:
        """Start, or finish, a leaf that is no paragraph. `interrupts`: a paragraph is open right here."""
        return (
            self._starts_heading(line, depth)
            or self._starts_fence(line, depth)
            or self._starts_html(line, depth, lazy)
            or (interrupts and self._underlines(line, depth))
            or self._breaks(line, depth)
        )

    def _starts_heading(self, line: Line, depth: int) -> bool:
        mark = line.match(_HEADING)
        if mark:
            self.close(depth)
            line.move_to(mark.end())
            start, end = line.rest
            ending = _HEADING_END.search(line.raw[start:end])
            self._leaf = _Leaf(HEADING, [Span(start, start + ending.start() if ending else end)])
            self.close(depth)
        return mark is not None

    def _starts_fence(self, line: Line, depth: int) -> bool:
        mark = line.match(_FENCE)
        if mark:
            self.close(depth)
            self._leaf = _Leaf(_FENCED, fence=mark[0])
        return mark is not None

    def _starts_html(self, line: Line, depth: int, lazy: bool) -> bool:
        if not line.raw.startswith("<", line.text):
            return False
        for start, end in _HTML_STARTS:
            if line.match(start):
                self._open_html(line, depth, end)
                return True
        if not lazy and line.match(_HTML_TAG_ALONE):
            self._open_html(line, depth, None)
            return True
        return False

    def _open_html(self, line: Line, depth: int, end: re.Pattern[str] | None) -> None:
        self.close(depth)
        self._leaf = _Leaf(HTML, end=end)
        self._add_html(self._leaf, line)

    def _starts_table(self, line: Line) -> bool:
        leaf = self._leaf
        if leaf is None or "|" not in line.raw[line.at : line.end] or not line.match(_DELIMITERS):
            return False
        header = leaf.lines[-1]
        if not _PIPE.search(line.raw, *header) or len(list(_cells(line.raw, header))) != len(
            list(_cells(line.raw, line.rest))
        ):
            return False
        leaf.lines.pop()
        self.close(len(self._containers))
        self._leaf = _Leaf(_TABLE)
        self._add_cells(line.raw, header)
        return True

    def _add_cells(self, raw: str, row: Span) -> None:
        self._found += [Block(CELL, (cell,)) for cell in _cells(raw, row)]

    def _underlines(self, line: Line, depth: int) -> bool:
        if line.match(_UNDERLINE):
            self.close(depth)
            return True
        return False

    def _breaks(self, line: Line, depth: int) -> bool:
        if line.match(_BREAK):
            self.close(depth)
            return True
        return False


def _enter_quote(line: Line) -> bool:
    at = line.text
    if line.indent >= _CODE_INDENT or not line.raw.startswith(">", at, line.end):
        return False
    line.move_to(at + 1)
    line.skip(min(line.indent, 1))
    return True


def _enter_item(line: Line, indent: int, marker: re.Match[str]) -> _Container:
    line.move_to(marker.end())
    spaces, fresh = line.indent, line.is_blank
    spaces = 1 if fresh or spaces > _CODE_INDENT else spaces
    if not fresh:
        line.skip(spaces)
    task = line.match(_TASK)
    if task:
        line.move_to(task.end())
    return _Container(quote=False, indent=indent + len(marker[0]) + spaces, fresh=fresh)


def _is_weak(marker: re.Match[str], line: Line) -> bool:
    """Tell whether a list marker is too weak to interrupt a paragraph: an empty item, or a number that is not one."""
    return marker["number"] not in (None, "1") or not line.raw[marker.end() : line.end].strip(" \t")


def _cells(raw: str, row: Span) -> Iterator[Span]:
    """Yield the ranges of a row's cells without the spaces around them."""
    pipes = [match.start(1) for match in _PIPE.finditer(raw, *row)]
    if not pipes or pipes[0] > row.start:
        pipes.insert(0, row.start - 1)
    if pipes[-1] < row.end - 1:
        pipes.append(row.end)
    for left, right in pairwise(pipes):
        text = raw[left + 1 : right]
        start = left + 1 + len(text) - len(text.lstrip(" \t"))
        yield Span(start, max(start, start + len(text.strip(" \t"))))
