"""A table for spreadsheets, with nothing in it that a spreadsheet would run as a formula."""

from __future__ import annotations

import csv
import io

from ruling_lint.model import Finding, Problem, Report
from ruling_lint.reporters.base import RenderOptions
from ruling_lint.reporters.screen import encodable

NAME = "csv"

COLUMNS = (
    *("path", "line", "column", "end_line", "end_column", "severity", "rule", "message", "text", "suggestion"),
    *("segment", "place", "source", "translation"),
)

_FORMULA_STARTS = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")


def render(report: Report, _options: RenderOptions) -> str:
    """Return a header and a row for every finding and problem. A cell that looks like a formula starts with `'`."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n", quoting=csv.QUOTE_NONNUMERIC)
    writer.writerow(COLUMNS)
    writer.writerows(map(_row, report.findings))
    writer.writerows(map(_problem_row, report.problems))
    return encodable(out.getvalue())


def _row(finding: Finding) -> list[str | int]:
    return [
        _safe(finding.path),
        *(*finding.start, *finding.end),
        finding.severity.label,
        finding.rule,
        _safe(finding.message),
        _safe(finding.text),
        _safe(finding.suggestions[0].text if finding.suggestions else ""),
        _safe(finding.segment or ""),
        _safe(finding.place or ""),
        _safe(finding.excerpt.source or ""),
        _safe(finding.excerpt.target),
    ]


def _problem_row(problem: Problem) -> list[str | int]:
    known: list[str | int] = [
        _safe(problem.path),
        problem.line or "",
        "",
        "",
        "",
        "problem",
        "",
        _safe(problem.message),
    ]
    return known + [""] * (len(COLUMNS) - len(known))


def _safe(text: str) -> str:
    return f"'{text}" if text.startswith(_FORMULA_STARTS) else text
