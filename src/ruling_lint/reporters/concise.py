"""One line a finding, for editors, grep and long lists: `path:line:column: severity rule: message → suggestion`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

from ruling_lint.model import Finding, Problem, Report
from ruling_lint.reporters import words
from ruling_lint.reporters.base import RenderOptions
from ruling_lint.reporters.places import location
from ruling_lint.reporters.screen import one_line, visible
from ruling_lint.reporters.style import SEVERITY_COLOURS, Style

NAME = "concise"


def render(report: Report, options: RenderOptions) -> str:
    """Return a line for every finding and problem, and the summary. Severities are not translated."""
    return "".join(pieces(report, options))


def pieces(report: Report, options: RenderOptions) -> Iterator[str]:
    """Yield the lines."""
    rows = (lines(report.findings, options), map(_problem_line, report.problems), words.summary(report, options.lang))
    return (f"{row}\n" for row in chain(*rows))


def lines(findings: Iterable[Finding], options: RenderOptions) -> Iterator[str]:
    """Yield a line for every finding."""
    style = Style(options.colour, options.hyperlinks)
    return (_line(finding, options, style) for finding in findings)


def _line(finding: Finding, options: RenderOptions, style: Style) -> str:
    place = style.link_file(location(finding), finding.path)
    severity = style.paint(finding.severity.label, SEVERITY_COLOURS[finding.severity])
    advice = ""
    if finding.suggestions:
        advice = " " + style.paint(f"→ {words.advice(finding.suggestions[0], options.lang)}", "green")
    return f"{place}: {severity} {finding.rule}: {one_line(finding.message)}{advice}"


def _problem_line(problem: Problem) -> str:
    return f"{visible(problem.path)}:{problem.line or 1}:1: problem: {one_line(problem.message)}"
