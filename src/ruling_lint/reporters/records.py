"""Findings, problems and the summary as plain data, in the layout that the JSON formats promise."""

from __future__ import annotations

from ruling_lint.model import Finding, Problem, Related, Report, Severity
from ruling_lint.reporters.words import REASONS
from ruling_lint.typed import Any

VERSION = 1
"""Grows when a reader of the JSON formats would have to change."""


def finding_record(finding: Finding) -> dict[str, Any]:
    """Return a finding. `place` is there only in formats without lines, such as a spreadsheet."""
    record: dict[str, Any] = {
        "rule": finding.rule,
        "severity": finding.severity.label,
        "message": finding.message,
        "path": finding.path,
        "line": finding.start.line,
        "column": finding.start.column,
        "end_line": finding.end.line,
        "end_column": finding.end.column,
        "segment": finding.segment,
        "side": finding.side,
        "start": finding.span.start,
        "end": finding.span.end,
        "text": finding.text,
        "suggestions": [suggestion._asdict() for suggestion in finding.suggestions],
        "related": [*map(_related, finding.related)],
        "category": finding.category,
    }
    return record | ({"place": finding.place} if finding.place else {})


def _related(related: Related) -> dict[str, Any]:
    line, column = related.position
    record = {"path": related.path, "line": line, "column": column, "message": related.message}
    return record | ({"place": related.place} if related.place else {})


def problem_record(problem: Problem) -> dict[str, Any]:
    """Return a problem; `line` is None where no line is to blame."""
    return problem._asdict()


def summary_record(report: Report) -> dict[str, Any]:
    """Return the counts of a report, every known reason for leaving something out among them."""
    return {
        "files": report.files,
        "segments": report.segments,
        "errors": report.count(Severity.ERROR),
        "warnings": report.count(Severity.WARNING),
        "infos": report.count(Severity.INFO),
        "not_checked": dict.fromkeys(REASONS, 0) | dict(report.not_checked),
    }
