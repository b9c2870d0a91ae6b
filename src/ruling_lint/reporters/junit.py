"""JUnit's XML, for servers that show test results: a suite a file, a failed case a finding.

A finding of severity info is a passed case whose output tells it. A run without findings is one passed case, for
servers that take an empty report for a broken one.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from xml.etree import ElementTree

from ruling_lint.model import Finding, Problem, Report, Severity, Span
from ruling_lint.reporters import words
from ruling_lint.reporters.base import RenderOptions
from ruling_lint.reporters.places import location, repository_path
from ruling_lint.reporters.screen import near
from ruling_lint.reporters.xml import clean, written

NAME = "junit"

_LONGEST = 1000
"""Characters of a line that are shown."""


def render(report: Report, options: RenderOptions) -> str:
    """Return the report as test suites."""
    suites = [_file_suite(path, group, options.lang) for path, group in groupby(report.findings, key=lambda f: f.path)]
    if report.problems:
        suites.append(_suite("problems", map(_problem_case, report.problems)))
    if not suites:
        case = ElementTree.Element("testcase", classname="ruling-lint", name=words.summary(report, options.lang)[0])
        suites.append(_suite("ruling-lint", [case]))
    root = ElementTree.Element("testsuites", name="ruling-lint")
    root.extend(suites)
    _count(root)
    return written(root)


def _file_suite(path: str, findings: Iterable[Finding], lang: str) -> ElementTree.Element:
    return _suite(clean(repository_path(path)), (_case(finding, lang) for finding in findings))


def _suite(name: str, cases: Iterable[ElementTree.Element]) -> ElementTree.Element:
    suite = ElementTree.Element("testsuite", name=name)
    suite.extend(cases)
    _count(suite)
    return suite


def _count(element: ElementTree.Element) -> None:
    for attribute, tag in (("tests", "testcase"), ("failures", "failure"), ("errors", "error")):
        element.set(attribute, str(sum(1 for _ in element.iter(tag))))


def _line(finding: Finding) -> str:
    """Return the line of a finding, of a very long one what is near: each finding repeats it."""
    column = finding.start.column - 1
    return near(finding.line_text, Span(column, column + len(finding.text)), _LONGEST)


def _case(finding: Finding, lang: str) -> ElementTree.Element:
    place = finding.place or f"{finding.start.line}:{finding.start.column}"
    case = _named_case(finding.path, f"{finding.rule} {place}")
    advice = [f"→ {words.advice(suggestion, lang)}" for suggestion in finding.suggestions]
    details = clean("\n".join([location(finding), _line(finding), *advice]))
    if finding.severity is Severity.INFO:
        ElementTree.SubElement(case, "system-out").text = f"{clean(finding.message)}\n{details}"
    else:
        attributes = {"message": clean(finding.message), "type": finding.severity.label}
        ElementTree.SubElement(case, "failure", attributes).text = details
    return case


def _problem_case(problem: Problem) -> ElementTree.Element:
    case = _named_case(problem.path, f"line {problem.line}" if problem.line else "file")
    ElementTree.SubElement(case, "error", message=clean(problem.message), type="problem")
    return case


def _named_case(path: str, name: str) -> ElementTree.Element:
    return ElementTree.Element("testcase", classname=clean(repository_path(path)), name=clean(name), time="0")
