"""Check `ending`: the translation ends in the same class of punctuation as its source."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from ruling_lint.answers import Answers
from ruling_lint.checks.base import Context, View
from ruling_lint.model import Hit, Severity, Span, Text
from ruling_lint.patterns import lazy_pattern
from ruling_lint.records import dataclass
from ruling_lint.text.chunks import Chunk
from ruling_lint.text.reading import Reading
from ruling_lint.tuples import NamedTuple

NAME = "ending"
NEEDS: frozenset[str] | None = None
COMPARES = True
VARIANTS = ("lost", "added")

_TAG = "\uffff"
_CLOSERS = " \t\r\n\u00a0\"'»“”’)]*_`" + _TAG
_QUOTES = "\"'»“”’)]"
_OPENERS = ' \t"«“„(*_' + _TAG
_MARKS = ".,:;?!…—–"
_ABBREVIATION = lazy_pattern(
    r"(?<!\w)(?:т\. ?[дпек]|г|гг|стр|см|др|пр|руб|тыс|etc|inc|ltd|jr|sr|vs|[ap]\.m|e\.g|i\.e)\.\Z", re.IGNORECASE
)
_LIST_ITEM = lazy_pattern(r"\s*(?:[•·*–—-]|\d+[.)]|[a-zа-я]\))\s")
_TONES = frozenset(".!…")
"""Marks that all end a statement."""

_LIST_MARKS = frozenset(".;,")


@dataclass(frozen=True)
class Params:
    """This check has no parameters."""


class Ending(NamedTuple):
    """The marks that end a text, the telling one first; their place; and whether they may belong to an abbreviation."""

    marks: tuple[str, ...]
    span: Span
    is_abbreviation: bool


def check(params: Params, view: View, context: Context) -> Iterable[Hit]:
    """Return a hit where the last mark differs in class. Quotes, brackets, tags and emphasis after it do not matter.

    It is information where only the tone differs.
    """
    if view.source is None or not view.target.has_cyrillic or not view.source.has_latin:
        return ()
    plain = plain_marks(view.source)
    return () if plain is not None and plain == plain_marks(view.target) else _hits(view.source, view)


def _hits(source: Reading, view: View) -> Iterator[Hit]:
    wanted, found = ending(source), ending(view.target)
    if wanted.marks == found.marks or _is_alike(wanted, found, view.target.text) or _adds_note(view):
        return
    mark = wanted.marks[0] if wanted.marks else ""
    variant = "lost" if not found.marks else "added" if not mark else ""
    is_tone = bool(wanted.marks and found.marks) and _TONES.issuperset((*wanted.marks, *found.marks))
    severity = Severity.INFO if is_tone else None
    yield Hit(found.span, (mark,), wanted.span, variant=variant, params={"wanted": mark}, severity=severity)


def plain_marks(reading: Reading) -> tuple[str, ...] | None:
    """Return the marks that end a text, None where its last chunk alone does not tell them."""
    return None if reading.chunks is None else _last_marks[reading.chunks[-1]]


def _marks_behind_word(chunk: Chunk) -> tuple[str, ...] | None:
    """Return the marks that end a text whose last chunk this is; None where no word before them is in the chunk."""
    reading = Reading(Text.plain(chunk.text))
    has_word = _visible(reading).strip(_CLOSERS + _MARKS) != ""
    return ending(reading).marks if has_word else None


_last_marks: Answers[Chunk, tuple[str, ...] | None] = Answers(_marks_behind_word)


def _adds_note(view: View) -> bool:
    """Tell whether the translation ends in parentheses and the source has none: a reminder or a translator's note."""
    assert view.source is not None
    return view.target.text.rstrip(_CLOSERS.replace(")", "")).endswith(")") and "(" not in view.source.chars


def ending(reading: Reading) -> Ending:
    """Return how a text ends. Where no mark does, the span is the empty place where one belongs."""
    text = _visible(reading)
    core = text.rstrip(_CLOSERS)
    words = core.rstrip(_MARKS + " \u00a0")
    marks = core[len(words) :].lstrip()
    if not marks:
        at = _place(text, len(core))
        return Ending((), Span(at, at), is_abbreviation=False)
    is_abbreviation = _ABBREVIATION.search(core, max(0, len(core) - 10)) is not None
    return Ending(_classes(marks), Span(len(core) - len(marks), len(core)), is_abbreviation)


def _visible(reading: Reading) -> str:
    """Return the text with other characters in place of masks: closers for tags, letters for symbols and the like."""
    parts, at = [], 0
    for mask in reading.masks:
        is_tag = mask.kind == "tag" or (mask.kind == "code" and reading.text.startswith("<", mask.start))
        parts += [reading.text[at : mask.start], (_TAG if is_tag else "x") * (mask.end - mask.start)]
        at = mask.end
    return "".join([*parts, reading.text[at:]])


def _classes(marks: str) -> tuple[str, ...]:
    """Return the marks that tell how a sentence ends, out of one or several in a row."""
    marks = "".join(marks.split()).replace("–", "—")
    if marks.count(".") > 2 or marks[:-1] in ("!.", "?."):
        marks = marks.replace(".", "…")
    return tuple(mark for mark in "?!…" if mark in marks) or (marks[-1],)


def _place(text: str, end: int) -> int:
    """Return where a mark belongs: after closing quotes and brackets, unless they enclose the whole text."""
    if text.lstrip(_OPENERS) != text.lstrip():
        return end
    while end < len(text) and text[end] in _QUOTES:
        end += 1
    return end


def _is_alike(wanted: Ending, found: Ending, text: str) -> bool:
    marks = {*wanted.marks, *found.marks}
    if not set(wanted.marks).isdisjoint(found.marks) or marks == {":", "—"}:
        return True
    if marks == {"."}:
        return wanted.is_abbreviation or found.is_abbreviation
    return marks <= _LIST_MARKS and _LIST_ITEM.match(text) is not None
