from __future__ import annotations

import contextlib
import io
import re
import zipfile
from collections.abc import Callable, Iterable

import openpyxl
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from openpyxl.cell.rich_text import CellRichText, TextBlock
from openpyxl.cell.text import InlineFont

from readers.roundtrip import place, read, sources, targets
from ruling_lint.model import Document, Span
from ruling_lint.readers import xlsx
from ruling_lint.readers.base import UnreadableError, UnwritableError

Rows = Iterable[Iterable[object]]


MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
INLINE = re.compile(r'(<c r="[A-Z0-9]+" )t="inlineStr"><is>(.*?)</is></c>', re.DOTALL)


def workbook(*sheets: Rows, names: str = "АБВ", shared: bool = True) -> bytes:
    book = openpyxl.Workbook()
    book.remove(book.active)
    for name, rows in zip(names, sheets, strict=False):
        sheet = book.create_sheet(name)
        for row in rows:
            sheet.append(list(row))
    out = io.BytesIO()
    book.save(out)
    return with_shared_strings(out.getvalue()) if shared else out.getvalue()


def with_shared_strings(data: bytes) -> bytes:
    """Return a workbook with its texts in the table of strings, as spreadsheet programs keep them."""
    strings: dict[str, int] = {}

    def share(cell: re.Match[str]) -> str:
        return f'{cell[1]}t="s"><v>{strings.setdefault(cell[2], len(strings))}</v></c>'

    for name in parts(data):
        if name.startswith("xl/worksheets/"):
            data = edited(data, name, lambda text: INLINE.sub(share, text))
    office = "application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"
    kind = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings"
    override = f'<Override PartName="/xl/sharedStrings.xml" ContentType="{office}"/></Types>'
    relation = f'<Relationship Type="{kind}" Target="sharedStrings.xml" Id="strings"/></Relationships>'
    data = edited(data, "[Content_Types].xml", lambda text: text.replace("</Types>", override))
    data = edited(data, "xl/_rels/workbook.xml.rels", lambda text: text.replace("</Relationships>", relation))
    out = io.BytesIO(data)
    with zipfile.ZipFile(out, "a") as package:
        table = "".join(f"<si>{text}</si>" for text in strings)
        package.writestr("xl/sharedStrings.xml", f'<sst xmlns="{MAIN}">{table}</sst>')
    return out.getvalue()


def ascii_references(text: str) -> str:
    """Return a text as openpyxl writes it."""
    return text.encode("ascii", "xmlcharrefreplace").decode()


def parts(data: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(data)) as package:
        return {name: package.read(name) for name in package.namelist()}


def edited(data: bytes, part: str, change: Callable[[str], str]) -> bytes:
    """Return a package with the text of one part changed."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as package:
        for name, content in parts(data).items():
            package.writestr(name, change(content.decode()) if name == part else content)
    return out.getvalue()


def values(data: bytes) -> list[list[list[object]]]:
    """Return the values of all cells as openpyxl reads them."""
    book = openpyxl.load_workbook(io.BytesIO(data), rich_text=True)
    return [[[cell.value for cell in row] for row in sheet.iter_rows()] for sheet in book]


def packed(data: bytes, document: Document, segment: int, span: Span, new: str) -> bytes:
    target = document.segments[segment].target
    raw = target.raw_span(span)
    return xlsx.pack(data, document.raw[: raw.start] + xlsx.write(new, target.quoting) + document.raw[raw.end :])


TABLE = [["id", "en", "ru"], ["a", "Land", "Земля"], [2, "Draw a card.", "Возьмите карту.\nПотом сбросьте."]]


def test_columns_are_found_by_the_first_row_of_a_sheet():
    document = read(xlsx, workbook(TABLE))
    assert sources(document) == ["Land", "Draw a card."]
    assert targets(document) == ["Земля", "Возьмите карту.\nПотом сбросьте."]
    assert [(segment.id, segment.place) for segment in document.segments] == [("a", "А!C2"), ("2", "А!C3")]


def test_lines_are_rows_and_columns_count_through_the_cells():
    document = read(xlsx, workbook(TABLE))
    assert document.raw.splitlines()[2] == "2\tDraw a card.\tВозьмите карту.␤Потом сбросьте."
    assert place(document, "Потом", 1) == (3, 32)


def test_blank_rows_and_cells_keep_their_room():
    document = read(xlsx, workbook([["x", None, "target"], [], [None, None, "да"]]))
    assert document.raw == "x\t\ttarget\n\n\t\tда\n"
    assert place(document, "да") == (3, 3)


def test_every_sheet_with_such_columns_is_read():
    document = read(xlsx, workbook(TABLE, [["Notes"], ["Draw"]], [["target"], ["нет"]]))
    assert targets(document)[2:] == ["нет"]
    assert (document.segments[2].place, place(document, "нет", 2)) == ("В!A2", (7, 1))


def test_an_empty_cell_is_an_empty_translation_where_nothing_can_be_written():
    data = workbook([["en", "ru"], ["Land", None], [None, None], ["Card", "Карта"]])
    document = read(xlsx, data)
    assert targets(document) == ["", "Карта"]
    assert document.segments[0].place == "А!B2"
    with pytest.raises(UnwritableError):
        packed(data, document, 0, Span(0, 0), "Земля")


def test_the_fields_can_be_named():
    document = read(xlsx, workbook([["Было", "Стало"], ["Land", "Земля"]]), source_field="Было", target_field="Стало")
    assert (sources(document), targets(document)) == (["Land"], ["Земля"])


@pytest.mark.parametrize("options", [{}, {"target_field": "ru"}])
def test_a_book_without_the_columns_is_refused(options: dict[str, object]):
    with pytest.raises(UnreadableError, match="Было"):
        read(xlsx, workbook([["Было", "Стало"], ["a", "б"]]), **options)


def test_a_text_of_its_own_is_changed_in_place_and_nothing_else_is():
    data = workbook(TABLE)
    document = read(xlsx, data)
    fixed = packed(data, document, 1, Span(9, 14), "<две> карты\nи")
    assert targets(read(xlsx, fixed))[1] == "Возьмите <две> карты\nи.\nПотом сбросьте."
    changed = {name for name, content in parts(fixed).items() if content != parts(data)[name]}
    assert changed == {"xl/sharedStrings.xml"}


def test_a_text_in_its_cell_is_changed_there():
    data = workbook(TABLE, shared=False)
    fixed = packed(data, read(xlsx, data), 0, Span(4, 5), "и")
    assert values(fixed)[0][1] == ["a", "Land", "Земли"]


def test_a_text_that_cells_share_is_changed_for_one_of_them_only():
    data = workbook([["en", "ru", "note"], ["Land", "Земля", "Земля"], ["Lands", "Земля", None]])
    document = read(xlsx, data)
    fixed = packed(data, document, 0, Span(4, 5), "и")
    assert values(fixed) == [[["en", "ru", "note"], ["Land", "Земли", "Земля"], ["Lands", "Земля", None]]]
    assert {name for name, content in parts(fixed).items() if content != parts(data)[name]} == {
        "xl/worksheets/sheet1.xml"
    }


def test_nothing_changed_is_the_same_bytes():
    data = workbook(TABLE)
    assert xlsx.pack(data, read(xlsx, data).raw) == data


def rich_workbook() -> bytes:
    rich = CellRichText("Возьмите ", TextBlock(InlineFont(b=True), "одну карту"), ".")
    return workbook([["en", "ru"], ["Draw a card.", rich]])


def test_a_text_in_several_formats_is_one_text_and_keeps_them():
    data = rich_workbook()
    document = read(xlsx, data)
    assert targets(document) == ["Возьмите одну карту."]
    (_, [_, fixed]) = values(packed(data, document, 0, Span(9, 13), "две"))[0]
    assert (str(fixed), fixed[1].font.b) == ("Возьмите две карту.", True)


def test_a_change_over_several_formats_is_refused():
    data = rich_workbook()
    with pytest.raises(UnwritableError):
        packed(data, read(xlsx, data), 0, Span(7, 11), "у")


def test_what_a_formula_gives_is_read_and_never_changed():
    cell = re.compile(r'<c r="B2"[^>]*>.*?</c>')
    formula = '<c r="B2" t="str"><f>UPPER(A1)</f><v>Земля</v></c>'
    data = edited(
        workbook([["en", "ru"], ["Land", "x"]]), "xl/worksheets/sheet1.xml", lambda text: cell.sub(formula, text)
    )
    document = read(xlsx, data)
    assert targets(document) == ["Земля"]
    with pytest.raises(UnwritableError):
        packed(data, document, 0, Span(0, 1), "з")


def test_escaped_characters_are_one_character():
    strings = "xl/sharedStrings.xml"
    data = edited(
        workbook([["ru"], ["МЕТКА"]]),
        strings,
        lambda text: text.replace(ascii_references("МЕТКА"), "а_x0009_б&#1074;_x005F_x0041_"),
    )
    document = read(xlsx, data)
    assert targets(document) == ["а\tбв_x0041_"]
    fixed = packed(data, document, 0, Span(0, 1), "г_x0042_")
    assert targets(read(xlsx, fixed)) == ["г_x0042_\tбв_x0041_"]


def test_cells_without_names_follow_each_other():
    sheet = "xl/worksheets/sheet1.xml"
    document = read(xlsx, edited(workbook(TABLE), sheet, lambda text: re.sub(r' r="[A-Z]*\d+"', "", text)))
    assert targets(document)[0] == "Земля"


@pytest.mark.parametrize(
    "data", [b"", b"PK\3\4", "не архив".encode(), b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(600)]
)
def test_what_is_no_workbook_is_refused(data: bytes):
    with pytest.raises(UnreadableError, match="not an XLSX file"):
        read(xlsx, data)


@pytest.mark.parametrize("part", ["xl/workbook.xml", "xl/sharedStrings.xml", "xl/worksheets/sheet1.xml", "_rels/.rels"])
@pytest.mark.parametrize("content", ["", "<a>", "<a/>"])
def test_a_workbook_with_a_damaged_part_is_refused(part: str, content: str):
    with pytest.raises(UnreadableError):
        read(xlsx, edited(workbook(TABLE), part, lambda _: content))


TEXTS = st.text("абв яZ09_x<>&\"'.\n\t🃏", min_size=1, max_size=8).filter(
    lambda text: not re.search("_x[0-9a-fA-F]{4}_", text)
)
TABLES = st.lists(st.tuples(TEXTS, st.sampled_from(["лес", "гора"]) | TEXTS), min_size=1, max_size=5)


@given(TABLES, st.booleans(), st.data(), TEXTS)
def test_an_edit_changes_its_cell_and_no_other(
    rows: list[tuple[str, str]], shared: bool, data: st.DataObject, new: str
):
    book = workbook([("en", "ru"), *rows], shared=shared)
    document = read(xlsx, book)
    before = values(book)
    filled = [index for index, segment in enumerate(document.segments) if segment.target.value]
    assume(filled)  # rows of nothing but space are no segments
    index = data.draw(st.sampled_from(filled))
    target = document.segments[index].target
    start = data.draw(st.integers(0, len(target.value) - 1))
    end = data.draw(st.integers(start + 1, len(target.value)))
    row = int(re.findall(r"\d+", document.segments[index].place or "")[0]) - 1
    before[0][row][1] = target.value[:start] + new + target.value[end:]
    assert values(packed(book, document, index, Span(start, end), new)) == before


@given(TABLES, st.booleans())
def test_texts_are_what_openpyxl_finds(rows: list[tuple[str, str]], shared: bool):
    book = workbook([("en", "ru"), *rows], shared=shared)
    document = read(xlsx, book)
    found = [[s.source.value if s.source else None, s.target.value] for s in document.segments]
    assert found == [row for row in values(book)[0][1:] if any(str(cell or "").strip() for cell in row)]
    for segment in document.segments:
        raw = segment.target.raw_span(Span(0, len(segment.target.value)))
        assert document.raw[raw.start : raw.end].translate({0x2424: "\n", 0x2409: "\t"}) == segment.target.value


DAMAGED = workbook(TABLE)


@given(st.integers(0, len(DAMAGED) - 1), st.binary(max_size=3), st.integers(0, 40))
def test_a_damaged_package_is_read_or_refused(at: int, new: bytes, lost: int):
    with contextlib.suppress(UnreadableError):
        document = read(xlsx, DAMAGED[:at] + new + DAMAGED[at + lost :])
        assert all(segment.place for segment in document.segments)
