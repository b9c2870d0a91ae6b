"""JSON Lines: a record a line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ruling_lint.model import Document, Unread
from ruling_lint.patterns import lazy_pattern
from ruling_lint.readers import jsontree
from ruling_lint.readers.base import Cutting, Options, UnreadableError
from ruling_lint.readers.decoding import decode
from ruling_lint.readers.fields import find_fields, require
from ruling_lint.readers.tree import Object, Walk, is_locale_file, no_deeper_than_python_goes

NAME = "jsonl"

write = jsontree.write

_SAMPLE = 5
_LINE = lazy_pattern(r"\S[^\n]*")


def read(path: str, data: bytes, options: Options) -> Document:
    """Return the document in `data`: the source and target of each line, or its Russian strings."""
    raw, encoding, bom = decode(data, options)
    lines = {line.start(): jsontree.parse_flat(raw, *line.span()) for line in _LINE.finditer(raw)}
    rows = [value for value in lines.values() if isinstance(value, dict)]
    others = list(_no_objects(raw, [start for start, value in lines.items() if not isinstance(value, dict)]))
    if others and (options.part or len(others) > len(rows)):
        raise UnreadableError(
            f"not JSON Lines: {others[0].message}", others[0].line, f"это не JSON Lines: {others[0].ru}"
        )
    require(options, (name for row in rows for name in row))
    if options.part:
        _require_alike(rows, options)
    walk = Walk(options, is_locale_file(path, options), table=True)
    with no_deeper_than_python_goes():
        segments = tuple(walk.records(rows))
    return Document(path, NAME, raw, segments, (), None, encoding, bom, unread=tuple(others))


def cutting(data: bytes, options: Options) -> Cutting | None:
    """Return how to cut a file. The first records show which fields are the source and the target of the others."""
    head = 0
    for _ in range(_SAMPLE):
        head = data.find(b"\n", head) + 1
        if head == 0:
            return None
    return Cutting(head, _after_last_line)


def _after_last_line(data: bytes) -> int:
    return data.rfind(b"\n") + 1


def _require_alike(rows: Sequence[Object], options: Options) -> None:
    """Raise UnreadableError if a record has a pair of fields that the first ones do not show."""
    sample = {pair for row in rows[:_SAMPLE] for pair in find_fields(tuple(row), options).pairs}
    if any(not sample.issuperset(find_fields(tuple(row), options).pairs) for row in rows):
        raise UnreadableError("records of another kind")


def _no_objects(raw: str, starts: Iterable[int]) -> Iterator[Unread]:
    line, counted = 1, 0
    for start in starts:
        line, counted = line + raw.count("\n", counted, start), start
        yield Unread(line, "this line is no object and was left out", "эта строка — не объект, она пропущена")
