"""A table for spreadsheets, with nothing in it that a spreadsheet would run as a formula."""

from __future__ import annotations

import csv
import io

from ruling_lint.model import Finding, Problem, Report, Span
from ruling_lint.reporters.base import RenderOptions
from ruling_lint.reporters.screen import encodable, near

NAME = "csv"

COLUMNS = (
    *("path", "line", "column", "end_line", "end_column", "severity", "rule", "message", "text", "suggestion"),
    *("segment", "place", "source", "translation"),
)

_LONGEST = 1000
"""Characters of a segment in a cell: every finding repeats it, and a spreadsheet takes no cell without end."""

_FORMULA_STARTS = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")


def render(report: Report, _options: RenderOptions) -> str:
    """Return a header and a row for every finding and problem. A cell that looks like a formula starts with `'`.

    Of a very long segment the cells have what is near the finding.
    """
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
        _safe(near(finding.excerpt.source or "", _in_source(finding), _LONGEST)),
        _safe(near(finding.excerpt.target, _in_target(finding), _LONGEST)),
    ]


def _in_target(finding: Finding) -> Span:
    return finding.span if finding.side == "target" else Span(0, 0)


def _in_source(finding: Finding) -> Span:
    """Return the place in the source that belongs to a finding; where none is known, what lies as deep in it."""
    if finding.side == "source":
        return finding.span
    deep = len(finding.excerpt.source or "") * finding.span.start // max(1, len(finding.excerpt.target))
    return finding.source_span or Span(deep, deep)


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
