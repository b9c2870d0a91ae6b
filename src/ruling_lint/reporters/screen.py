"""Text on a terminal: how wide it is, what would be invisible made visible, and a marked place in a line."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from ruling_lint.model import Span
from ruling_lint.patterns import lazy_pattern
from ruling_lint.tuples import NamedTuple

_TAB = " " * 4
_INVISIBLE = frozenset(("Cc", "Cf", "Cs", "Zl", "Zp"))
_COMBINING = frozenset(("Mn", "Me"))
_ELLIPSIS = "…"
_NARROW = lazy_pattern("[ -~\u00a0-\u00ac\u00ae-\u02ff\u0400-\u0482\u048a-\u052f\u2010-\u2027\u2190-\u21ff\u2502]*")
"""Text that is certainly one column a character, the usual case."""

_LONGEST_CUT_WORD = 20

_WORDS = lazy_pattern(r" *[^ ]+")
_DECORATION = lazy_pattern("\033\\[[\\d;]*m|\033]8;;[^\033]*\033\\\\")


def visible(text: str) -> str:
    """Return text that is safe to print on one line: control, bidi and invisible characters by code point."""
    if text.isprintable():
        return text
    return "".join(map(_cell, text))


def encodable(text: str) -> str:
    """Return text that can be encoded: halves of surrogate pairs, from undecodable file names, as escapes."""
    return text.encode("utf-8", "backslashreplace").decode("utf-8")


def one_line(text: str) -> str:
    """Return visible text in which a line end is a space, for messages that quote several lines."""
    return visible(" ".join(text.splitlines()) if "\n" in text else text)


def width(text: str) -> int:
    """Return the columns that printable text takes: two for a wide character, none for a combining one."""
    return len(text) if _NARROW.fullmatch(text) else sum(map(_char_width, text))


def wrap(line: str, room: int, hang: str = "    ") -> list[str]:
    """Return a line broken at spaces into lines of at most `room` columns, all but the first behind `hang`.

    Colours and links take no room. A word that is longer stands alone.
    """
    lines = [""]
    for word in _WORDS.findall(line):
        if lines[-1].strip(" ") and _columns(lines[-1] + word) > room:
            lines[-1] = lines[-1].rstrip(" ")
            lines.append(hang + word.lstrip(" "))
        else:
            lines[-1] += word
    return lines


def _columns(line: str) -> int:
    return width(_DECORATION.sub("", line))


def quoted_edges(text: str) -> str:
    """Return visible text in which spaces at either end can be seen."""
    shown = visible(text)
    core = shown.strip(" \u00a0")
    if core == shown:
        return shown
    left, _, right = shown.partition(core) if core else (shown, "", "")
    return _dots(left) + core + _dots(right)


class Marked(NamedTuple):
    """A line as shown and the line of carets below it."""

    line: str
    marker: str


def mark(line: str, span: Span, room: int) -> Marked:
    """Return a line with a span of it marked, both cut to `room` columns around the start of the span.

    An empty span gets one caret, at the character that follows it.
    """
    first = max(0, span.start - room)
    near = line[first : span.start + 2 * room]
    cells = list(near if near.isprintable() else map(_cell, near))
    place = Span(span.start - first, min(span.end - first, len(cells)))
    window = _between_words(cells, _window(_widths(near, cells), place, room), place)
    before = _ELLIPSIS if first + window.start > 0 else ""
    after = _ELLIPSIS if first + window.end < len(line) else ""
    lead = width(before + "".join(cells[window.start : place.start]))
    marked = width("".join(cells[place.start : min(place.end, window.end)]))
    shown = before + "".join(cells[window.start : window.end]) + after
    return Marked(shown.rstrip(), " " * lead + "^" * max(1, marked))


def near(text: str, span: Span, longest: int) -> str:
    """Return a text, or where it is longer than that, so many characters of it around the start of a span."""
    if len(text) <= longest:
        return text
    start = min(max(0, span.start - longest // 2), len(text) - longest)
    end = start + longest
    head = text.find(" ", start, min(span.start, start + _LONGEST_CUT_WORD)) + 1 if start else 0
    tail = text.rfind(" ", max(span.end, end - _LONGEST_CUT_WORD), end) if end < len(text) else -1
    shown = text[head or start : tail if tail >= 0 else end]
    return (_ELLIPSIS if start else "") + shown + (_ELLIPSIS if end < len(text) else "")


def _widths(text: str, cells: Sequence[str]) -> Sequence[int]:
    return [1] * len(text) if _NARROW.fullmatch(text) else [width(cell) for cell in cells]


def _window(widths: Sequence[int], place: Span, room: int) -> Span:
    """Grow a window from the start of a place to its end, then to both sides while there is room."""
    if sum(widths) <= room:
        return Span(0, len(widths))
    start = end = place.start
    left = room - 2 * len(_ELLIPSIS)
    while end < place.end and widths[end] <= left:
        left -= widths[end]
        end += 1
    grew = True
    while grew:
        grew = False
        if start > 0 and widths[start - 1] <= left:
            start, left, grew = start - 1, left - widths[start - 1], True
        if end < len(widths) and place.end <= end and widths[end] <= left:
            left, end, grew = left - widths[end], end + 1, True
    return Span(start, end)


def _between_words(cells: Sequence[str], window: Span, place: Span) -> Span:
    """Draw in the ends of a window to the nearest space, where one is near."""
    start, end = window
    head = cells[start : min(place.start, start + _LONGEST_CUT_WORD)]
    if start > 0 and " " in head:
        start += head.index(" ") + 1
    tail = cells[max(place.end, end - _LONGEST_CUT_WORD) : end]
    if end < len(cells) and " " in tail:
        end -= tail[::-1].index(" ") + 1
    return Span(start, end)


def _cell(char: str) -> str:
    if char == "\t":
        return _TAB
    if unicodedata.category(char) in _INVISIBLE:
        return f"<U+{ord(char):04X}>"
    return char


def _char_width(char: str) -> int:
    if unicodedata.category(char) in _COMBINING:
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def _dots(spaces: str) -> str:
    return spaces.replace(" ", "␣").replace("\u00a0", "⍽")
