"""The baseline of a run: takes out the faults that were accepted, and reports entries that are no longer needed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ruling_lint import baseline, records, suppress
from ruling_lint.baseline import Scope, Unused
from ruling_lint.model import Finding, Position, Report, Span
from ruling_lint.rules import SILENCING
from ruling_lint.run import Runner


def scope(runner: Runner, checked: Sequence[str], roots: Sequence[str]) -> Scope:
    """Return what a run covered: the files it read, the paths it was asked for, the rules that did not run."""
    project = runner.project
    active = {rule.id for rule in project.active(project.config)}
    return Scope(checked, roots, {rule.id for rule in project.rules} - active)


def without_accepted(report: Report, file: Path, covered: Scope, runner: Runner) -> Report:
    """Return the report without the faults that the baseline knows, and with its unused entries. Raises BaselineError."""
    applied = baseline.apply(file, report.findings, covered)
    counts = {**report.not_checked, "baselined": report.not_checked.get("baselined", 0) + applied.known}
    findings = [*applied.new, *_unused(file, applied.unused, runner)]
    findings.sort(key=lambda finding: finding.sort_key)
    return records.replace(report, findings=tuple(findings), not_checked=counts)


def _unused(file: Path, unused: Sequence[Unused], runner: Runner) -> list[Finding]:
    project = runner.project
    rule = next((rule for rule in project.active(project.config) if rule.check == SILENCING), None)
    if rule is None or runner.plan.changes is not None:
        return []
    lines = file.read_text(encoding="utf-8-sig").split("\n") if unused else []
    return [
        suppress.useless(
            _place(file, lines, line),
            rule,
            "baseline",
            {"path": entry.path, "rule": entry.rule, "text": entry.text},
            project.lang,
        )
        for entry, line in unused
    ]


def _place(file: Path, lines: Sequence[str], line: int) -> suppress.Place:
    text = lines[line - 1]
    start = sum(len(before) + 1 for before in lines[: line - 1])
    ends = Position(line, len(text) + 1)
    return suppress.Place(str(file), Position(line, 1), ends, Span(start, start + len(text)), text, text)
