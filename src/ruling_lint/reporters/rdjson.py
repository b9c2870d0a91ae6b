"""Reviewdog's diagnostic format: comments and suggested changes in a review. Its columns count bytes of UTF-8."""

from __future__ import annotations

from ruling_lint.model import Finding, Problem, Report
from ruling_lint.reporters.base import RenderOptions
from ruling_lint.reporters.json import dumps
from ruling_lint.reporters.places import byte_columns, can_insert, repository_path
from ruling_lint.typed import Any

NAME = "rdjson"


def render(report: Report, options: RenderOptions) -> str:
    """Return one diagnostic result."""
    diagnostics = [_diagnostic(finding, options) for finding in report.findings]
    diagnostics += [_problem_diagnostic(problem) for problem in report.problems]
    return dumps({"source": {"name": "ruling-lint"}, "diagnostics": diagnostics}) + "\n"


def _diagnostic(finding: Finding, options: RenderOptions) -> dict[str, Any]:
    info = options.rules.get(finding.rule)
    code = {"value": finding.rule} | ({"url": info.url} if info and info.url else {})
    place = f"{finding.place}: " if finding.place else ""
    location: dict[str, Any] = {"path": repository_path(finding.path)}
    if not finding.place:
        location["range"] = _range(finding)
    diagnostic = {
        "message": f"{place}{finding.message}",
        "location": location,
        "severity": finding.severity.name,
        "code": code,
    }
    suggestions = [
        {"range": _range(finding), "text": suggestion.text}
        for suggestion in finding.suggestions
        if can_insert(finding, suggestion.text)
    ]
    return diagnostic | ({"suggestions": suggestions} if suggestions else {})


def _range(finding: Finding) -> dict[str, Any]:
    start, end = byte_columns(finding)
    first = {"line": finding.start.line, "column": start}
    return {"start": first} | ({} if end is None else {"end": {"line": finding.end.line, "column": end}})


def _problem_diagnostic(problem: Problem) -> dict[str, Any]:
    location: dict[str, Any] = {"path": repository_path(problem.path)}
    if problem.line:
        location["range"] = {"start": {"line": problem.line}}
    return {"message": problem.message, "location": location, "severity": "ERROR", "code": {"value": "problem"}}
