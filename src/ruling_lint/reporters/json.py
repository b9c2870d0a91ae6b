"""One JSON object for programs."""

from __future__ import annotations

import json

from ruling_lint.model import Report
from ruling_lint.reporters.base import RenderOptions
from ruling_lint.reporters.records import VERSION, finding_record, problem_record, summary_record
from ruling_lint.reporters.screen import encodable

NAME = "json"


def render(report: Report, options: RenderOptions) -> str:
    """Return the report as one indented object. A half of a surrogate pair is written as an escape."""
    data = {
        "version": VERSION,
        "tool": {"name": "ruling-lint", "version": options.version},
        "summary": summary_record(report),
        "findings": [finding_record(finding) for finding in report.findings],
        "problems": [problem_record(problem) for problem in report.problems],
    }
    return dumps(data, indent=1) + "\n"


def dumps(data: object, indent: int | None = None) -> str:
    """Return JSON with letters as they are, fit to be encoded in UTF-8."""
    return encodable(json.dumps(data, ensure_ascii=False, indent=indent))
