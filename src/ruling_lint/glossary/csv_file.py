"""Reading a glossary written in CSV: columns en, ru, pos, forbidden, note, and what these cannot say as JSON."""

from __future__ import annotations

import csv
import io

from ruling_lint.glossary.terms import PARTS_OF_SPEECH, STAR_TOO_SHORT, Forbidden, GlossaryError, Rendering, Term
from ruling_lint.patterns import lazy_pattern
from ruling_lint.spreadsheet import declaration
from ruling_lint.text.chars import fold_word
from ruling_lint.typed import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    import re
    from collections.abc import Iterator, Mapping, Sequence

COLUMNS = ("en", "ru", "pos", "forbidden", "note", "details")
_SENSE = lazy_pattern(r"(?P<en>.*?)\s*(?:\((?P<sense>[^()]*)\))?\s*")
_COMMENT = lazy_pattern(r"\s*\([^()]*\)\s*")
KEEP = "dnt"


def read_csv(path: str, content: str, delimiter: str = ",") -> list[Term]:
    """Return the terms of a CSV glossary. Raises GlossaryError at the first row that cannot be used."""
    terms, faults = survey_csv(path, content, delimiter)
    for fault in faults:
        raise fault
    return terms


def survey_csv(path: str, content: str, delimiter: str = ",") -> tuple[list[Term], list[GlossaryError]]:
    """Return the terms that can be read, and the fault of each row that cannot.

    Raises GlossaryError for a file without the columns, and at a row with which the table ends to be one.
    """
    content = content.removeprefix("\ufeff")
    told = declaration(content)
    rows = io.StringIO(content[told.end :], newline="")
    reader = csv.DictReader(rows, strict=True, delimiter=told.delimiter or _delimiter(content, delimiter))
    terms: list[Term] = []
    faults: list[GlossaryError] = []
    seen: dict[tuple[str, str], int] = {}
    for line, row in _rows(path, reader, lines_before=1 if told.end else 0):
        try:
            term = _term(path, line, row)
            _refuse_twin(term, seen)
        except GlossaryError as fault:
            faults.append(fault)
        else:
            terms.append(term)
    return terms, faults


def _refuse_twin(term: Term, seen: dict[tuple[str, str], int]) -> None:
    name = term.en[0]
    key = (name if term.case_sensitive else fold_word(name), term.sense)
    if key in seen:
        _fail(
            term.path,
            term.line,
            f"“{term.label}” stands on line {seen[key]} already; join the rows, or tell them apart: {name} (sense)",
            f"«{term.label}» уже в строке {seen[key]}; соедините строки или различите значения: {name} (значение)",
        )
    seen[key] = term.line


def _delimiter(content: str, usual: str) -> str:
    """Return a semicolon for a table that a spreadsheet wrote where the comma is the decimal sign."""
    header = content.partition("\n")[0]
    return ";" if ";" in header and usual not in header else usual


def _rows(path: str, reader: csv.DictReader[str], lines_before: int) -> Iterator[tuple[int, Mapping[str, str]]]:
    line = 1 + lines_before
    try:
        _check_columns(path, line, reader.fieldnames or ())
        line = reader.line_num + 1 + lines_before
        for row in reader:
            if None in row:
                _fail(
                    path,
                    line,
                    "more cells than columns; quote a cell with a comma",
                    "ячеек больше, чем столбцов; возьмите ячейку с запятой в кавычки",
                )
            yield line, {name: (value or "").strip() for name, value in row.items()}
            line = reader.line_num + 1 + lines_before
    except csv.Error as error:
        _fail(path, line, f"not CSV: {error}", f"это не CSV: {error}")


def _check_columns(path: str, line: int, names: Sequence[str]) -> None:
    unknown = [name for name in names if name not in COLUMNS]
    if unknown:
        listed = ", ".join(COLUMNS)
        _fail(
            path,
            line,
            f"unknown column “{unknown[0]}”; rename it or take it out; known: {listed}",
            f"неизвестный столбец «{unknown[0]}»; переименуйте или уберите его; есть: {listed}",
        )
    if not {"en", "ru"} <= set(names):
        missing = " and ".join(name for name in ("en", "ru") if name not in names)
        _fail(
            path,
            line,
            f"the {'columns' if ' ' in missing else 'column'} {missing} {'are' if ' ' in missing else 'is'} missing; name the columns en and ru in the first line",
            f"нет {'столбцов' if ' ' in missing else 'столбца'} {missing.replace('and', 'и')}; назовите столбцы en и ru в первой строке",
        )


def _term(path: str, line: int, row: Mapping[str, str]) -> Term:
    match = _SENSE.fullmatch(_in_one_line(row["en"]))
    if match is None or not match["en"]:
        _empty(path, line, "en")
    pos = row.get("pos", "") or "noun"
    if pos not in (*PARTS_OF_SPEECH, KEEP):
        listed = ", ".join((*PARTS_OF_SPEECH, KEEP))
        _fail(path, line, f"pos “{pos}” must be one of: {listed}", f"вместо pos «{pos}» нужно одно из: {listed}")
    if row.get("details"):
        return _detailed(path, line, row, match)
    term = Term(en=(match["en"],), sense=match["sense"] or "", path=path, line=line, note=_note(row.get("note", "")))
    if pos == KEEP:
        return term._replace(pos="phrase", latin=True)
    renderings = tuple(Rendering(word, pos) for word in _several(row["ru"]))
    if not renderings:
        _empty(path, line, "ru")
    forbidden = tuple(_forbidden(path, line, word) for word in _several(row.get("forbidden", "")))
    return term._replace(pos=pos, renderings=renderings, forbidden=forbidden)


def _detailed(path: str, line: int, row: Mapping[str, str], name: re.Match[str]) -> Term:
    from ruling_lint.glossary.rows import Row, parse_rest, term_of_row

    rest = parse_rest(path, line, row["details"])
    pos = row.get("pos", "")
    if pos == KEEP:
        pos, rest = "", {"pos": "phrase", **rest, "latin": True}
    ru, forbidden = (tuple(_several(row.get(column, ""))) for column in ("ru", "forbidden"))
    return term_of_row(path, line, Row(name["en"], name["sense"] or "", pos, ru, forbidden, row.get("note", ""), rest))


def _in_one_line(cell: str) -> str:
    return " ".join(cell.split()) if "\n" in cell or "\r" in cell else cell


def _several(cell: str) -> list[str]:
    words = (_COMMENT.sub(" ", word).strip() for word in _in_one_line(cell).split("|"))
    return [word for word in words if word.removesuffix("*")]


def _forbidden(path: str, line: int, word: str) -> Forbidden:
    rendering = Rendering("", pos="").written(word)
    if rendering.is_too_short:
        _fail(path, line, *STAR_TOO_SHORT)
    return Forbidden(rendering)


def _note(note: str) -> Mapping[str, str]:
    return {"ru": note, "en": note} if note else {}


def _empty(path: str, line: int, column: str) -> NoReturn:
    _fail(
        path,
        line,
        f"the cell “{column}” is empty; fill it in, or delete the row",
        f"пустая ячейка «{column}»; заполните её или удалите строку",
    )


def _fail(path: str, line: int, message: str, message_ru: str) -> NoReturn:
    raise GlossaryError(path, line, message, message_ru)
