"""GitLab's code quality report, which merge requests show beside the changes."""

from __future__ import annotations

from ruling_lint.model import Finding, Problem, Report, Severity
from ruling_lint.reporters import words
from ruling_lint.reporters.base import RenderOptions
from ruling_lint.reporters.json import dumps
from ruling_lint.reporters.places import fingerprints, repository_path
from ruling_lint.text.surroundings import digest
from ruling_lint.typed import Any

NAME = "gitlab"

_SEVERITIES = {Severity.ERROR: "major", Severity.WARNING: "minor", Severity.INFO: "info"}


def render(report: Report, options: RenderOptions) -> str:
    """Return a JSON array of issues; a file that could not be used is a blocker."""
    identities = fingerprints(report.findings)
    issues = [_issue(*pair, options.lang) for pair in zip(report.findings, identities, strict=True)]
    return dumps([*issues, *map(_problem_issue, report.problems)]) + "\n"


def _issue(finding: Finding, identity: str, lang: str) -> dict[str, Any]:
    return {
        "description": words.with_advice(finding, lang),
        "check_name": finding.rule,
        "fingerprint": identity,
        "severity": _SEVERITIES[finding.severity],
        "location": {
            "path": repository_path(finding.path),
            "lines": {"begin": finding.start.line, "end": finding.end.line},
        },
    }


def _problem_issue(problem: Problem) -> dict[str, Any]:
    return {
        "description": problem.message,
        "check_name": "problem",
        "fingerprint": digest(f"{problem.path}\0{problem.line}\0{problem.message}"),
        "severity": "blocker",
        "location": {"path": repository_path(problem.path), "lines": {"begin": problem.line or 1}},
    }
