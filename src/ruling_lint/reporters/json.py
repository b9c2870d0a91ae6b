"""One JSON object for programs."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator

from ruling_lint.model import Report
from ruling_lint.reporters.base import RenderOptions
from ruling_lint.reporters.records import VERSION, finding_record, problem_record, summary_record
from ruling_lint.reporters.screen import encodable

NAME = "json"


def render(report: Report, options: RenderOptions) -> str:
    """Return the report as one indented object. A half of a surrogate pair is written as an escape."""
    return "".join(pieces(report, options))


def pieces(report: Report, options: RenderOptions) -> Iterator[str]:
    """Yield the same, a finding at a time."""
    head = {
        "version": VERSION,
        "tool": {"name": "ruling-lint", "version": options.version},
        "summary": summary_record(report),
    }
    yield dumps(head, indent=1).removesuffix("\n}")
    yield from _listed("findings", map(finding_record, report.findings))
    yield from _listed("problems", map(problem_record, report.problems))
    yield "\n}\n"


def _listed(name: str, records: Iterable[object]) -> Iterator[str]:
    """Yield a list of records as the next member of an object, as it stands in the whole when that is indented."""
    yield f',\n "{name}": ['
    end = "]"
    for number, record in enumerate(records):
        yield ("," if number else "") + "\n  " + dumps(record, indent=1).replace("\n", "\n  ")
        end = "\n ]"
    yield end


def dumps(data: object, indent: int | None = None) -> str:
    """Return JSON with letters as they are, fit to be encoded in UTF-8."""
    return encodable(json.dumps(data, ensure_ascii=False, indent=indent))
