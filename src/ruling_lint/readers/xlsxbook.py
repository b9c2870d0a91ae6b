"""The cells of an XLSX workbook, each with the place of its text in the XML parts of the package."""

from __future__ import annotations

import io
import posixpath
import zipfile
import zlib
from collections.abc import Iterator, Mapping

from ruling_lint.model import Text
from ruling_lint.patterns import lazy_pattern
from ruling_lint.readers.base import Options, TextBuilder, UnreadableError
from ruling_lint.readers.stretches import add_decoded
from ruling_lint.readers.xmltext import REFERENCE, decode_reference
from ruling_lint.readers.xmltree import Characters, Element, Tree, parse
from ruling_lint.tuples import NamedTuple
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    import re

LAST_ROW = 1_048_576
"""The last row that the format knows."""

LARGEST_PART = 500_000_000
"""Parts of more bytes than this, unpacked, are refused."""

_DAMAGED = (zipfile.BadZipFile, zlib.error, LookupError, ValueError, RuntimeError, EOFError, OSError)
_NAME = lazy_pattern(r"([A-Z]{1,3})[0-9]+$")
_MARKS = lazy_pattern(rf"{REFERENCE}|_x(?P<code>[0-9A-Fa-f]{{4}})_|(?P<newline>\r\n?)")


class Cell(NamedTuple):
    """A cell: its row and column from 1, and its text with places in a part of the package.

    `shared` is its number in the table of strings, if its text stands there. `fixed` tells that the text is computed
    or a number, or cannot be changed for another reason.
    """

    row: int
    column: int
    element: Element
    part: str
    text: Text
    shared: int | None = None
    fixed: bool = False


class Sheet(NamedTuple):
    """A sheet: its name, the part it stands in, and its cells by rows that are not empty."""

    name: str
    part: str
    rows: tuple[tuple[Cell, ...], ...]


class Book(NamedTuple):
    """A workbook: its sheets in order, and the trees of the parts that hold texts."""

    sheets: tuple[Sheet, ...]
    parts: Mapping[str, Tree]
    strings: str | None


def open_book(data: bytes) -> Book:
    """Return the workbook in `data`. Raises UnreadableError."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as package:
            return _Opening(package).book()
    except _DAMAGED as error:
        raise UnreadableError(
            f"not an XLSX file, or a damaged or protected one ({error})",
            None,
            f"это не файл XLSX, либо он повреждён или защищён ({error})",
        ) from error


def cell_name(row: int, column: int) -> str:
    """Return the name of a cell, such as `B4`."""
    letters = ""
    while column:
        column, letter = divmod(column - 1, 26)
        letters = chr(ord("A") + letter) + letters
    return f"{letters}{row}"


def repacked(data: bytes, parts: Mapping[str, bytes]) -> bytes:
    """Return a package with some parts replaced; the content of all others stays as it is."""
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(out, "w") as new:
        new.comment = old.comment
        for info in old.infolist():
            new.writestr(info, parts.get(info.filename, old.read(info)))
    return out.getvalue()


class _Opening:
    """Follows the relations of a package from the workbook to its sheets and strings."""

    def __init__(self, package: zipfile.ZipFile) -> None:
        self._package = package
        self._parts: dict[str, Tree] = {}
        self._strings: str | None = None
        self._texts: list[_String] = []

    def book(self) -> Book:
        """Return the workbook. Raises LookupError and ValueError where parts are missing or damaged."""
        workbook = dict(self._relations("").values())["officeDocument"]
        relations = self._relations(workbook)
        self._strings = next((part for kind, part in relations.values() if kind == "sharedStrings"), None)
        if self._strings:
            tree = self._tree(self._strings)
            self._texts = [_string(tree, element) for element in tree.root.all("si")]
        return Book(tuple(self._sheets(workbook, relations)), self._parts, self._strings)

    def _tree(self, part: str) -> Tree:
        if part not in self._parts:
            if self._package.getinfo(part).file_size > LARGEST_PART:
                raise UnreadableError(f"{part} is too large", None, f"часть {part} слишком велика")
            try:
                self._parts[part] = parse(self._package.read(part), Options())
            except UnreadableError as error:
                raise UnreadableError(f"{part}: {error.message}", None, f"{part}: {error.ru}") from error
        return self._parts[part]

    def _relations(self, part: str) -> dict[str, tuple[str, str]]:
        """Return the relations of a part by their ids: the kind, and the part that it leads to."""
        folder, name = posixpath.split(part)
        root = self._tree(posixpath.join(folder, "_rels", f"{name}.rels")).root
        found = {}
        for element in root.all("Relationship"):
            target = posixpath.normpath(posixpath.join("/", folder, element.attributes["Target"]))
            found[element.attributes["Id"]] = (posixpath.basename(element.attributes["Type"]), target.lstrip("/"))
        return found

    def _sheets(self, workbook: str, relations: Mapping[str, tuple[str, str]]) -> Iterator[Sheet]:
        listed = self._tree(workbook).root.first("sheets")
        for element in listed.all("sheet") if listed else ():
            relation = next(value for name, value in element.attributes.items() if name.endswith(":id"))
            kind, part = relations[relation]
            if kind == "worksheet":
                yield Sheet(element.attributes["name"], part, tuple(self._rows(part)))

    def _rows(self, part: str) -> Iterator[tuple[Cell, ...]]:
        tree = self._tree(part)
        data = tree.root.first("sheetData")
        number = 0
        for row in data.all("row") if data else ():
            given = int(row.attributes.get("r", number + 1))
            if not number < given <= LAST_ROW:
                raise ValueError(f"row {given} after row {number}")
            number = given
            cells = tuple(self._cells(tree, part, row, number))
            if cells:
                yield cells

    def _cells(self, tree: Tree, part: str, row: Element, number: int) -> Iterator[Cell]:
        column = 0
        for element in row.all("c"):
            given = _column(element.attributes.get("r")) or column + 1
            if given <= column:
                raise ValueError(f"column {given} after column {column} in row {number}")
            column = given
            yield self._cell(tree, part, element, number, column)

    def _cell(self, tree: Tree, part: str, element: Element, row: int, column: int) -> Cell:
        kind, value, inline = element.attributes.get("t"), element.first("v"), element.first("is")
        if kind == "s" and value and self._strings:
            index = int(tree.string(value))
            text, fixed = self._texts[index]
            return Cell(row, column, element, self._strings, text, index, fixed)
        if kind == "inlineStr" and inline:
            text, fixed = _string(tree, inline)
            return Cell(row, column, element, part, text, None, fixed)
        shown = tree.string(value) if value else ""
        return Cell(row, column, element, part, Text.plain(shown), None, True)


class _String(NamedTuple):
    """A string with places in its part, and whether there is no way to change it."""

    text: Text
    fixed: bool


def _string(tree: Tree, element: Element) -> _String:
    builder, fixed = TextBuilder(), True
    for holder in (element, *element.all("r")):
        for stretch in holder.all("t"):
            fixed = stretch.closes_itself
            for child in stretch.children:
                if isinstance(child, Characters) and not child.cdata:
                    add_decoded(builder, tree.raw, child.raw, _MARKS, _decode)
                elif isinstance(child, Characters):
                    return _String(Text.plain(tree.string(element)), True)
    return _String(builder.build(element.inner.start), fixed)


def _decode(match: re.Match[str]) -> str | None:
    if match["newline"]:
        return "\n"
    if match["code"]:
        code = int(match["code"], 16)
        return match[0] if 0xD800 <= code < 0xE000 else chr(code)
    return decode_reference(match)


def _column(name: str | None) -> int:
    """Return the column of a cell's name, 0 where there is none."""
    match = _NAME.match(name or "")
    number = 0
    for letter in match[1] if match else "":
        number = number * 26 + ord(letter) - ord("A") + 1
    return number
