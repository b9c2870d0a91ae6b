"""Segments of two files put together: by their ids where all have one, else block by block."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterator

from ruling_lint import records
from ruling_lint.model import Document, Problem, Segment, Span, State, Text
from ruling_lint.pairing.alignment import Step, mismatches
from ruling_lint.patterns import lazy_pattern
from ruling_lint.readers.base import ABSENT
from ruling_lint.readers.tree import reads_like_words
from ruling_lint.tuples import NamedTuple

_CYRILLIC = lazy_pattern("[А-яЁё]")
_MOST_SHOWN = 3


class Paired(NamedTuple):
    """A document with the sources of another file, or without them and why."""

    document: Document
    problem: Problem | None = None


def pair(document: Document, source: Document, lang: str = "en") -> Paired:
    """Return a document with the sources of another one.

    Segments with ids are paired by id; one that the translation lacks becomes an empty segment. Other segments are
    paired in order; where they differ in number the document stays as it is and the problem names the places.
    """
    if all(segment.id is not None for segment in (*document.segments, *source.segments)):
        segments = (*_by_id(document, source), *_lacking(document, source))
    elif len(document.segments) == len(source.segments):
        couples = zip(document.segments, source.segments, strict=True)
        segments = tuple(records.replace(segment, source=other.target) for segment, other in couples)
    else:
        return Paired(document, _problem(document, source, lang))
    return Paired(records.replace(document, segments=segments, source=source))


def _by_id(document: Document, source: Document) -> Iterator[Segment]:
    """Yield the document's segments in its own order, so that what points at them by index stays right."""
    waiting: dict[str | None, deque[Text]] = defaultdict(deque)
    for segment in source.segments:
        waiting[segment.id].append(segment.target)
    for segment in document.segments:
        others = waiting[segment.id]
        other = others.popleft() if others else None
        if other is not None and other.value:
            segment = records.replace(segment, source=other)
        yield segment if _is_text(segment) else records.replace(segment, state=State.UNTRANSLATABLE)


def _is_text(segment: Segment) -> bool:
    if segment.state is not State.CHECKED or _CYRILLIC.search(segment.target.value):
        return True
    return segment.source is not None and reads_like_words(segment.source.value, segment.id or "")


def _lacking(document: Document, source: Document) -> Iterator[Segment]:
    """Yield an empty segment for each text of the source that the document lacks, behind the one before it."""
    known = {segment.id: segment.target for segment in document.segments}
    at = 0
    for segment in source.segments:
        target = known.get(segment.id)
        if target is not None:
            at = target.raw_span(Span(len(target.value), len(target.value))).end
        elif reads_like_words(segment.target.value, segment.id or ""):
            yield Segment(Text.plain("", at, ABSENT), segment.target, segment.id)


def _problem(document: Document, source: Document, lang: str) -> Problem:
    steps = mismatches(
        [segment.target.value for segment in source.segments], [segment.target.value for segment in document.segments]
    )
    places = "; ".join(_place(document, source, step, lang) for step in steps[:_MOST_SHOWN])
    counts = len(source.segments), len(document.segments)
    if lang == "ru":
        message = f"не сопоставить с {source.path}: абзацев там {counts[0]}, здесь {counts[1]}"
    else:
        message = f"cannot be compared with {source.path}: {counts[0]} blocks there, {counts[1]} here"
    line = _line(document, steps[0].target) if steps and steps[0].target else None
    return Problem(document.path, line, f"{message} ({places})" if places else message)


def _place(document: Document, source: Document, step: Step, lang: str) -> str:
    there, here = _line(source, step.source), _line(document, step.target)
    if not step.target:
        return f"строка {there} там не переведена" if lang == "ru" else f"nothing translates line {there} there"
    if not step.source:
        return f"у строки {here} нет оригинала" if lang == "ru" else f"line {here} translates nothing there"
    if lang == "ru":
        return f"строкам с {there} там отвечают строки с {here}"
    return f"lines from {there} there belong to lines from {here}"


def _line(document: Document, blocks: range) -> int:
    return document.position(document.segments[blocks[0]].target.pieces[0].raw_start).line if blocks else 0
