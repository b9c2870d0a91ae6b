"""Changed texts put into a workbook, where nothing but their cells may change."""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import islice

from ruling_lint.model import Span
from ruling_lint.patterns import lazy_pattern
from ruling_lint.readers import xmltext
from ruling_lint.readers.base import UnwritableError
from ruling_lint.readers.decoding import encode
from ruling_lint.readers.xlsxbook import Book, Cell, Sheet, open_book, repacked
from ruling_lint.readers.xlsxpage import Page
from ruling_lint.readers.xmltree import Tree
from ruling_lint.tuples import NamedTuple

_LOOKS_ESCAPED = lazy_pattern(r"_(?=x[0-9A-Fa-f]{4}_)")
_SHARED = lazy_pattern(r"""(\st\s*=\s*)(?:"s"|'s')""")


def pack(data: bytes, raw: str) -> bytes:
    """Return the workbook in `data` with its cells as `raw` has them; all else stays as it is.

    `raw` is the raw text of the same workbook with some texts changed. A text that several cells share is changed
    for one of them by giving that cell a text of its own. Raises UnwritableError where a cell cannot be changed.
    """
    page = Page(open_book(data))
    uses = Counter(cell.shared for sheet in page.book.sheets for row in sheet.rows for cell in row)
    changes: defaultdict[str, list[_Change]] = defaultdict(list)
    for sheet, cell, new in page.changed(raw):
        change = _change(cell, new)
        if cell.shared is not None and uses[cell.shared] > 1:
            changes[sheet.part].append(_own_text(page.book, sheet, cell, change))
        else:
            changes[cell.part].append(change)
    return (
        repacked(data, {part: _spliced(page.book.parts[part], found) for part, found in changes.items()})
        if changes
        else data
    )


class _Change(NamedTuple):
    """New XML for a range of a part."""

    raw: Span
    written: str


def _change(cell: Cell, new: str) -> _Change:
    """Return the change of a cell's text, as little as possible."""
    old = cell.text.value
    before = _common(old, new)
    after = _common(old[before:][::-1], new[before:][::-1])
    span = Span(before, len(old) - after)
    if cell.fixed or not cell.text.is_contiguous(span):
        raise UnwritableError("the formats in the cell would change", "изменилось бы оформление внутри ячейки")
    escaped = _LOOKS_ESCAPED.sub("_x005F_", new[before : len(new) - after]).replace("\r", "_x000D_")
    return _Change(cell.text.raw_span(span), xmltext.write(escaped, xmltext.TEXT))


def _own_text(book: Book, sheet: Sheet, cell: Cell, change: _Change) -> _Change:
    """Return the change that gives a cell a copy of a shared text, with a change made in it."""
    strings, tree = book.parts[cell.part], book.parts[sheet.part]
    shared = next(islice(strings.root.all("si"), cell.shared, None))
    start, end = shared.inner
    text = strings.raw[start : change.raw.start] + change.written + strings.raw[change.raw.end : end]
    tag, end_tag = (tree.raw[span.start : span.end] for span in (cell.element.tag, cell.element.end_tag))
    prefix = tag[1:].partition("c")[0]
    if not strings.raw.startswith(f"<{prefix}si", shared.tag.start):
        raise UnwritableError(
            "the parts of the workbook name elements differently", "части книги по-разному называют элементы"
        )
    tag = _SHARED.sub(r'\1"inlineStr"', tag)
    return _Change(cell.element.raw, f"{tag}<{prefix}is>{text}</{prefix}is>{end_tag}")


def _spliced(tree: Tree, changes: list[_Change]) -> bytes:
    parts, at = [], 0
    for (start, end), written in sorted(changes):
        parts += [tree.raw[at:start], written]
        at = end
    return encode("".join([*parts, tree.raw[at:]]), tree.encoding, tree.bom)


def _common(one: str, other: str) -> int:
    """Return how many characters two texts begin with alike."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((index for index, (a, b) in pairs if a != b), min(len(one), len(other)))
