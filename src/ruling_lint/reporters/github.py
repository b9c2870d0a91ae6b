"""Workflow commands of GitHub Actions: findings appear at their lines in the pull request.

GitHub shows ten annotations of each level for a step; what goes beyond them is listed in the log, folded.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from ruling_lint.model import Finding, Problem, Report, Severity
from ruling_lint.reporters import concise, words
from ruling_lint.reporters.base import RenderOptions
from ruling_lint.reporters.places import repository_path
from ruling_lint.reporters.screen import encodable

NAME = "github"

SHOWN = 10
"""How many annotations of one level GitHub shows for a step."""

_LEVELS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: "notice"}
_TITLE = "ruling-lint"


def render(report: Report, options: RenderOptions) -> str:
    """Return one command a line, a folded list of what does not fit, and the summary."""
    annotated, rest = _capped(report)
    lines = [_problem_command(problem) for problem in report.problems]
    lines += [_command(finding, options.lang) for finding in annotated]
    if rest:
        lines += _folded(rest, options)
    return encodable("\n".join([*lines, *words.summary(report, options.lang)]) + "\n")


def _capped(report: Report) -> tuple[list[Finding], list[Finding]]:
    used = Counter({Severity.ERROR: len(report.problems)})
    annotated: list[Finding] = []
    rest: list[Finding] = []
    for finding in report.findings:
        fits = used[finding.severity] < SHOWN
        (annotated if fits else rest).append(finding)
        used[finding.severity] += 1
    return annotated, rest


def _command(finding: Finding, lang: str) -> str:
    properties = {"file": repository_path(finding.path), "title": f"{_TITLE}: {finding.rule}"}
    place = f"{finding.place}: " if finding.place else ""
    if not finding.place:
        properties |= {"line": str(finding.start.line), "endLine": str(finding.end.line)}
    if not finding.place and finding.start.line == finding.end.line:
        properties |= {"col": str(finding.start.column), "endColumn": str(finding.end.column)}
    return _line(_LEVELS[finding.severity], properties, place + words.with_advice(finding, lang))


def _problem_command(problem: Problem) -> str:
    properties = {"file": repository_path(problem.path), "title": _TITLE}
    if problem.line:
        properties["line"] = str(problem.line)
    return _line("error", properties, problem.message)


def _folded(rest: Sequence[Finding], options: RenderOptions) -> Iterator[str]:
    count = words.counted(len(rest), "finding", options.lang)
    yield f"::group::{_escaped(words.say('not annotated', options.lang))}: {count}"
    yield from (f"- {line.replace('##[', '## [')}" for line in concise.lines(rest, options))
    yield "::endgroup::"


def _line(level: str, properties: dict[str, str], message: str) -> str:
    shown = ",".join(f"{name}={_escaped_property(value)}" for name, value in properties.items())
    return f"::{level} {shown}::{_escaped(message)}"


def _escaped(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _escaped_property(text: str) -> str:
    return _escaped(text).replace(":", "%3A").replace(",", "%2C")
