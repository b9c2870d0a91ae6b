import csv
import io
from collections.abc import Callable

import pytest

from ruling_lint.model import Finding, Report, Span
from ruling_lint.reporters import csv as reporter
from ruling_lint.reporters.base import RenderOptions

Found = Callable[..., Finding]


def rows(report: Report) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(reporter.render(report, RenderOptions()), newline="")))


def test_a_row_says_where_what_and_what_instead(found: Found) -> None:
    (row,) = rows(Report((found("Киньте ⟦dice⟧, «маг»", "кость", "кости", source="Roll the dice"),)))
    assert row == {
        "path": "свиток.txt",
        "line": "1",
        "column": "8",
        "end_line": "1",
        "end_column": "12",
        "severity": "error",
        "rule": "untranslated-text",
        "message": "По-английски: dice",
        "text": "dice",
        "suggestion": "кость",
        "segment": "1",
        "place": "",
        "source": "Roll the dice",
        "translation": "Киньте dice, «маг»",
    }


@pytest.mark.parametrize("start", ["=", "+", "-", "@", "\t", "\r", "\n", "＝"])
def test_no_cell_starts_like_a_formula(found: Found, start: str) -> None:
    text = f"{start}HYPERLINK(1)"
    finding = found(f"⟦{text}⟧", text, path=text, message=text, segment=text, source=text)
    (row,) = rows(Report((finding,)))
    for column in ("path", "message", "text", "suggestion", "segment", "source", "translation"):
        assert row[column] == f"'{text}"


def test_quotes_line_ends_and_commas_survive(found: Found) -> None:
    (row,) = rows(Report((found('«⟦"a", b\nc⟧»'),)))
    assert row["text"] == '"a", b\nc'


def test_problems_are_rows_too(crowd: Report) -> None:
    problem = rows(crowd)[-2]
    assert (problem["path"], problem["line"], problem["severity"], problem["message"]) == (
        "сломан.po",
        "4",
        "problem",
        "нет закрывающей кавычки",
    )


def test_of_a_very_long_segment_the_cells_have_what_is_near(found: Found) -> None:
    before, after = "слово " * 900, " слово" * 900
    (row,) = rows(Report((found(f"{before}⟦dice⟧{after}", source="word " * 800 + "dice" + " word" * 800),)))
    for cell, word in ((row["translation"], "слово dice слово"), (row["source"], "word dice word")):
        assert word in cell
        assert len(cell) <= 1002
        assert (cell[0], cell[-1]) == ("…", "…")


def test_of_a_finding_in_the_source_the_place_there_is_shown(found: Found) -> None:
    marked = found("Начало ⟦⟧" + "слово " * 900, source="word " * 800 + "dice", side="source", span=Span(4000, 4004))
    (row,) = rows(Report((marked,)))
    assert row["source"].endswith("word dice")
    assert row["translation"].startswith("Начало слово")
