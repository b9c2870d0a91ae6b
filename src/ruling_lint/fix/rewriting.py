"""Edits put into a document, and the proof that they changed what they should and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from ruling_lint.fix.edits import Edit
from ruling_lint.model import Document, Segment
from ruling_lint.readers.base import Reader, UnreadableError, UnwritableError, packing
from ruling_lint.readers.decoding import encode
from ruling_lint.tuples import NamedTuple

Read = Callable[[bytes], Document]
Pack = Callable[[str], bytes]
Refuse = Callable[[Edit, UnwritableError], None]


class Rewritten(NamedTuple):
    """A document after edits, and its bytes."""

    document: Document
    data: bytes


class Storage(NamedTuple):
    """How a file is kept: what reads its bytes as the document was read, and what makes bytes of a raw text."""

    read: Read
    pack: Pack


def storage(document: Document, data: bytes, reader: Reader, read: Read) -> Storage:
    """Return how a document is kept that was read from `data`."""
    packer = packing(reader)
    if packer is not None:
        return Storage(read, partial(packer.pack, data))
    return Storage(read, partial(encode, encoding=document.encoding, bom=document.bom))


def rewrite(document: Document, edits: Sequence[Edit], storage: Storage) -> Rewritten:
    """Return the document with edits that do not overlap put in.

    Raises UnwritableError where the file, read again, would not be the same but for the edits.
    """
    data = storage.pack(_spliced(document.raw, edits))
    try:
        after = storage.read(data)
    except UnreadableError as error:
        raise UnwritableError(
            f"the file could not be read afterwards: {error.message}", f"файл потом не прочитать: {error.ru}"
        ) from error
    if list(_meanings(after)) != list(_wanted(document, edits)) or _notes(after) != _notes(document):
        raise UnwritableError(
            "the fix would change the structure of the file", "исправление изменило бы строение файла"
        )
    return Rewritten(after, data)


def acceptable(document: Document, edits: Sequence[Edit], storage: Storage, refuse: Refuse) -> list[Edit]:
    """Return edits that can be put in together. Those that cannot on their own are found by halving, and refused."""
    if not edits:
        return []
    try:
        rewrite(document, edits, storage)
    except UnwritableError as error:
        if len(edits) == 1:
            refuse(edits[0], error)
            return []
    else:
        return list(edits)
    half = len(edits) // 2
    first = acceptable(document, edits[:half], storage, refuse)
    both = first + acceptable(document, edits[half:], storage, refuse)
    return both if _fit(document, both, storage) else first


def _fit(document: Document, edits: Sequence[Edit], storage: Storage) -> bool:
    try:
        rewrite(document, edits, storage)
    except UnwritableError:
        return False
    return True


def _spliced(raw: str, edits: Sequence[Edit]) -> str:
    parts, at = [], 0
    for start, end, written in sorted((*change.raw, change.written) for edit in edits for change in edit.changes):
        parts += [raw[at:start], written]
        at = end
    return "".join([*parts, raw[at:]])


_Meaning = tuple[str | None, str, str | None, str, tuple[str, ...]]


def _meanings(document: Document) -> Iterator[_Meaning]:
    for segment in document.segments:
        yield _meaning(segment, segment.target.value)


def _wanted(document: Document, edits: Sequence[Edit]) -> Iterator[_Meaning]:
    by_segment: dict[int, list[Edit]] = {}
    for edit in edits:
        by_segment.setdefault(edit.segment, []).append(edit)
    for index, segment in enumerate(document.segments):
        value = segment.target.value
        for edit in sorted(by_segment.get(index, ()), key=lambda edit: edit.span, reverse=True):
            value = value[: edit.span.start] + edit.new + value[edit.span.end :]
        yield _meaning(segment, value)


def _meaning(segment: Segment, value: str) -> _Meaning:
    source = None if segment.source is None else segment.source.value
    others = tuple(text.value for text in segment.alternatives)
    return segment.id, value, source, segment.state.value, others


def _notes(document: Document) -> list[tuple[str, int | None]]:
    return [(comment.text, comment.segment) for comment in document.comments]
