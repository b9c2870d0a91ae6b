"""JSON Lines for programs that read while we write: a finding or problem a line, the summary last."""

from __future__ import annotations

from ruling_lint.model import Report
from ruling_lint.reporters.base import RenderOptions
from ruling_lint.reporters.json import dumps
from ruling_lint.reporters.records import finding_record, problem_record, summary_record

NAME = "jsonl"


def render(report: Report, _options: RenderOptions) -> str:
    """Return one object a line; `type` is "finding", "problem" or "summary"."""
    records = [{"type": "finding"} | finding_record(finding) for finding in report.findings]
    records += [{"type": "problem"} | problem_record(problem) for problem in report.problems]
    records.append({"type": "summary"} | summary_record(report))
    return "".join(dumps(record) + "\n" for record in records)
