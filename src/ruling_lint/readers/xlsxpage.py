"""The raw text of a workbook: a line for each row of each sheet, its cells between tabs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ruling_lint.readers.base import UnwritableError
from ruling_lint.readers.xlsxbook import Book, Cell, Sheet

_SYMBOLS = {"\n": "\u2424", "\t": "\u2409", "\r": "\u240d"}
_SHOWN = str.maketrans(_SYMBOLS)
_MEANT = str.maketrans({symbol: char for char, symbol in _SYMBOLS.items()})


def shown(text: str) -> str:
    """Return a cell's text as it stands in a line: as long, with symbols for its line breaks and tabs."""
    return text.translate(_SHOWN)


class Page:
    """The raw text of a workbook, and where each cell stands in it."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self._placed: list[tuple[Sheet, Cell, int]] = []
        self._starts: dict[tuple[str, int, int], int] = {}
        self._lines: list[str] = []
        self._length = 0
        for sheet in book.sheets:
            self._add_sheet(sheet)
        self.raw = "".join(f"{line}\n" for line in self._lines)

    def _add_sheet(self, sheet: Sheet) -> None:
        first = len(self._lines)
        for row in sheet.rows:
            for _ in range(first + row[0].row - 1 - len(self._lines)):
                self._add_line("")
            self._add_row(sheet, row)

    def _add_row(self, sheet: Sheet, row: Sequence[Cell]) -> None:
        line, column = "", 1
        for cell in row:
            line += "\t" * (cell.column - column)
            column = cell.column
            self._starts[sheet.part, cell.row, column] = self._length + len(line)
            self._placed.append((sheet, cell, len(self._lines)))
            line += shown(cell.text.value)
        self._add_line(line)

    def _add_line(self, line: str) -> None:
        self._lines.append(line)
        self._length += len(line) + 1

    def start(self, sheet: Sheet, cell: Cell) -> int:
        """Return where the text of a cell begins in the raw text."""
        return self._starts[sheet.part, cell.row, cell.column]

    def changed(self, raw: str) -> Iterator[tuple[Sheet, Cell, str]]:
        """Yield the cells that have another text in `raw`, with it."""
        lines = [line.split("\t") for line in raw.split("\n")]
        if [len(line) for line in lines[:-1]] != [line.count("\t") + 1 for line in self._lines]:
            raise UnwritableError("the rows would change", "изменились бы строки таблицы")
        for sheet, cell, line in self._placed:
            new = lines[line][cell.column - 1]
            if new != shown(cell.text.value):
                yield sheet, cell, new.translate(_MEANT)
