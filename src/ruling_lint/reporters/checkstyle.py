"""Checkstyle's XML, which many servers and editors read."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from xml.etree import ElementTree

from ruling_lint.model import Report
from ruling_lint.reporters import words
from ruling_lint.reporters.base import RenderOptions
from ruling_lint.reporters.places import repository_path
from ruling_lint.reporters.xml import clean, written
from ruling_lint.tuples import NamedTuple

NAME = "checkstyle"


class _Row(NamedTuple):
    path: str
    line: int
    column: int
    severity: str
    message: str
    source: str


def render(report: Report, options: RenderOptions) -> str:
    """Return a `file` element for every path with findings or problems, an `error` element for each of them."""
    root = ElementTree.Element("checkstyle", version="8.0")
    rows = sorted(_rows(report, options.lang), key=lambda row: row.path)
    for path, group in groupby(rows, key=lambda row: row.path):
        file = ElementTree.SubElement(root, "file", name=clean(repository_path(path)))
        for row in group:
            attributes = {name: clean(str(value)) for name, value in row._asdict().items() if name != "path"}
            ElementTree.SubElement(file, "error", attributes)
    return written(root)


def _rows(report: Report, lang: str) -> Iterator[_Row]:
    for finding in report.findings:
        place = f"{finding.place}: " if finding.place else ""
        yield _Row(
            finding.path,
            finding.start.line,
            finding.start.column,
            finding.severity.label,
            place + words.with_advice(finding, lang),
            f"ruling-lint.{finding.rule}",
        )
    for problem in report.problems:
        yield _Row(problem.path, problem.line or 1, 1, "error", problem.message, "ruling-lint.problem")
