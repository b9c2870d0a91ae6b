"""Writing a glossary as CSV or TSV, with the columns that glossaries in CSV have."""

from __future__ import annotations

import csv
import io

from ruling_lint.desk.same import same
from ruling_lint.glossary import GlossaryError, Term
from ruling_lint.glossary.csv_file import COLUMNS, KEEP, read_csv
from ruling_lint.glossary.entries import entry_of
from ruling_lint.glossary.rows import row_of, write_rest
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable


def write_table(terms: Iterable[Term], delimiter: str = ",") -> str:
    """Return the terms as a table; the column `details` holds as JSON what the others cannot say."""
    return _written([COLUMNS, *map(_cells, terms)], delimiter)


def _written(rows: Iterable[tuple[str, ...]], delimiter: str) -> str:
    file = io.StringIO()
    csv.writer(file, delimiter=delimiter, lineterminator="\n").writerows(rows)
    return file.getvalue()


def _cells(term: Term) -> tuple[str, ...]:
    row = row_of(term)
    rest = dict(row.rest)
    pos = row.pos
    if term.latin and not row.ru and pos == "phrase":
        pos = KEEP
        del rest["latin"]
    cells = (term.label, " | ".join(row.ru), pos, " | ".join(row.forbidden), row.note)
    if _reads_back((*cells, write_rest(rest)), term):
        return (*cells, write_rest(rest))
    return (*cells, write_rest({"entry": entry_of(term)}))


def _reads_back(cells: tuple[str, ...], term: Term) -> bool:
    try:
        found = read_csv("", _written([COLUMNS, cells], ","))
    except GlossaryError:
        return False
    return len(found) == 1 and same(found[0], term)
