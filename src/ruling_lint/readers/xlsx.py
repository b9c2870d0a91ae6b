"""XLSX workbooks with the columns of a table of translations: source, target and id, named by a sheet's first row.

The raw text of a workbook is made: a line for each row, sheets one after another, the cells of a row between tabs. So
in the first sheet lines are rows; `Segment.place` names sheet and cell. Line breaks in cells stand as their symbols.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ruling_lint.model import Document, Segment, Text
from ruling_lint.readers.base import ABSENT, Options, UnreadableError, UnwritableError
from ruling_lint.readers.fields import Fields, find_fields, require
from ruling_lint.readers.xlsxbook import Cell, Sheet, cell_name, open_book
from ruling_lint.readers.xlsxpack import pack as pack
from ruling_lint.readers.xlsxpage import Page, shown
from ruling_lint.tuples import NamedTuple
from ruling_lint.typed import NoReturn

NAME = "xlsx"

_CELL, _FIXED = "cell", "fixed"


def read(path: str, data: bytes, options: Options) -> Document:
    """Return the document in `data`: a segment for each row and pair of columns. Raises UnreadableError."""
    page = Page(open_book(data))
    tables = [(sheet, _table(sheet, options)) for sheet in page.book.sheets if sheet.rows]
    if not any(table.has_target for _, table in tables):
        _refuse([name for _, table in tables for name in table.columns], options)
    found = (_segments(page, sheet, table) for sheet, table in tables if table.has_target)
    return Document(path, NAME, page.raw, tuple(segment for segments in found for segment in segments))


def write(text: str, quoting: str) -> str:
    """Return `text` as it stands in the raw text. Raises UnwritableError where a cell is computed, or there is none."""
    if quoting != _CELL:
        raise UnwritableError("there is no text in the cell to change", "в ячейке нет текста, который можно изменить")
    return shown(text)


class _Table(NamedTuple):
    """A sheet's columns by their names in its first row, and which of them hold what."""

    columns: Mapping[str, int]
    fields: Fields

    @property
    def has_target(self) -> bool:
        return any(pair.target for pair in self.fields.pairs)


def _table(sheet: Sheet, options: Options) -> _Table:
    columns = {cell.text.value.strip(): cell.column for cell in reversed(sheet.rows[0])}
    names = tuple(name for name in reversed(columns) if name)
    return _Table(columns, find_fields(names, options))


def _refuse(names: Sequence[str], options: Options) -> NoReturn:
    require(options, names)
    shown = ", ".join(filter(None, names[:20]))
    raise UnreadableError(
        f"no sheet has a column for the translation; the first rows hold: {shown}. Name it with --target-field",
        None,
        f"ни на одном листе нет столбца с переводом; в первых строках: {shown}. Назовите его в --target-field",
    )


def _segments(page: Page, sheet: Sheet, table: _Table) -> Iterator[Segment]:
    for row in sheet.rows[1:]:
        cells = {cell.column: cell for cell in row}
        number = cells.get(table.columns.get(table.fields.id or "", 0))
        own = number.text.value.strip() or None if number else None
        for pair in table.fields.pairs:
            column = table.columns.get(pair.target or "", 0)
            target = _text(page, sheet, row, cells.get(column))
            source = _text(page, sheet, row, cells.get(table.columns[pair.source])) if pair.source else None
            if target.value.strip() or (source and source.value.strip()):
                several = own is not None and len(table.fields.pairs) > 1
                name = f"{own}.{pair.target}" if several else own
                yield Segment(target, source, name, place=f"{sheet.name}!{cell_name(row[0].row, column)}")


def _text(page: Page, sheet: Sheet, row: Sequence[Cell], cell: Cell | None) -> Text:
    if cell:
        return Text.plain(cell.text.value, page.start(sheet, cell), _FIXED if cell.fixed else _CELL)
    return Text.plain("", page.start(sheet, row[-1]) + len(row[-1].text.value), ABSENT)
