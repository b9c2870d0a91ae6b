"""JSON Lines for programs that read while we write: a finding or problem a line, the summary last."""

from __future__ import annotations

from collections.abc import Iterator

from ruling_lint.model import Report
from ruling_lint.reporters.base import RenderOptions
from ruling_lint.reporters.json import dumps
from ruling_lint.reporters.records import finding_record, problem_record, summary_record

NAME = "jsonl"


def render(report: Report, _options: RenderOptions) -> str:
    """Return one object a line; `type` is "finding", "problem" or "summary"."""
    return "".join(pieces(report, _options))


def pieces(report: Report, _options: RenderOptions) -> Iterator[str]:
    """Yield the lines."""
    for finding in report.findings:
        yield dumps({"type": "finding"} | finding_record(finding)) + "\n"
    for problem in report.problems:
        yield dumps({"type": "problem"} | problem_record(problem)) + "\n"
    yield dumps({"type": "summary"} | summary_record(report)) + "\n"
