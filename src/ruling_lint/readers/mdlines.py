"""A line of Markdown under a cursor that counts columns, tabs included."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ruling_lint.model import Span

_TAB = 4


class Line:
    """A line of the file without its end. `at` is the raw offset of the cursor, `spare` the columns of a tab it stands in."""

    def __init__(self, raw: str, start: int, end: int) -> None:
        self.raw = raw
        self.start = start
        self.end = end
        self.at = start
        self.spare = 0
        self._column = 0

    @property
    def text(self) -> int:
        """The raw offset of the first character after the cursor that is no space or tab."""
        at = self.at
        while at < self.end and self.raw[at] in " \t":
            at += 1
        return at

    @property
    def is_blank(self) -> bool:
        """Whether only spaces are left."""
        return self.text == self.end

    @property
    def indent(self) -> int:
        """The columns from the cursor to the next text."""
        column = self._column
        for at in range(self.at, self.text):
            column += _TAB - column % _TAB if self.raw[at] == "\t" else 1
        return self.spare + column - self._column

    @property
    def rest(self) -> Span:
        """The text after the cursor without spaces at its edges."""
        end = self.end
        while end > self.text and self.raw[end - 1] in " \t":
            end -= 1
        return Span(self.text, end)

    def skip(self, columns: int) -> None:
        """Move over columns of white space; a tab may be left half."""
        while columns > 0:
            if not self.spare:
                width = _TAB - self._column % _TAB if self.raw[self.at] == "\t" else 1
                self.at, self._column, self.spare = self.at + 1, self._column + width, width
            taken = min(columns, self.spare)
            self.spare -= taken
            columns -= taken

    def move_to(self, at: int) -> None:
        """Move the cursor to a raw offset that is not before the next text."""
        self.skip(self.indent)
        self._column += at - self.at
        self.at = at

    def match(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        """Match a pattern at the next text."""
        return pattern.match(self.raw, self.text, self.end)


def lines(raw: str, start: int = 0) -> Iterator[Line]:
    """Yield the lines of a file from a raw offset on. Only LF and CRLF end a line."""
    while start < len(raw):
        found = raw.find("\n", start)
        end = len(raw) if found < 0 else found
        crlf = end > start and raw[end - 1] == "\r"
        yield Line(raw, start, end - 1 if crlf else end)
        start = end + 1
