"""A run: many files linted, each under the config that holds for it, and gathered into one report."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from ruling_lint import config
from ruling_lint.changes import Changes
from ruling_lint.config import Config
from ruling_lint.model import Finding, Problem, Report
from ruling_lint.project import Project

STDIN = "-"


@dataclass(frozen=True)
class Plan:
    """What a run was asked for.

    `base` is the config of the working folder with the command line on top, `on_top` the command line alone (for files
    under another config); `fixed_config` says that no other config counts.
    """

    base: Config
    on_top: Mapping[str, object] = field(default_factory=dict)
    fixed_config: bool = True
    lang: str = "en"
    input_format: str | None = None
    changes: Changes | None = None


@dataclass(frozen=True)
class FileResult:
    """What one file gave: small, so that it can cross processes and be kept."""

    path: str
    findings: tuple[Finding, ...] = ()
    problems: tuple[Problem, ...] = ()
    not_checked: Mapping[str, int] = field(default_factory=dict)
    segments: int = 0
    words: int = 0


class Runner:
    """Lints files one by one, with a project for each config it meets. Raises ConfigError for a bad one."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self._by_folder: dict[Path, Project] = {}
        self._by_file: dict[str | None, Project] = {}

    @cached_property
    def project(self) -> Project:
        """The project of the working folder."""
        return self._project(self.plan.base)

    @property
    def problems(self) -> tuple[Problem, ...]:
        """What is wrong with the rule and glossary files of all projects so far."""
        return tuple(problem for project in self._by_file.values() for problem in project.problems)

    def lint(self, path: str, data: bytes) -> FileResult:
        """Lint the bytes of one file."""
        linted = self.project_for(path).lint(path, data)
        counts = Counter(linted.not_checked)
        findings = linted.findings
        if linted.document is None:
            counts["unreadable_files"] += 1
        elif self.plan.changes is not None:
            kept = self.plan.changes.keep(linted.document, findings)
            findings = kept.findings
            counts["unchanged_lines"] += kept.hidden
        return FileResult(path, findings, linted.problems, counts, linted.segments, linted.words)

    def lint_file(self, path: str) -> FileResult:
        """Lint a file; one that cannot be read gives a problem."""
        try:
            data = Path(path).read_bytes()
        except OSError as error:
            return unreadable(path, error)
        return self.lint(path, data)

    def project_for(self, path: str) -> Project:
        """Return the project of the nearest config above a file."""
        if self.plan.fixed_config or path == STDIN:
            return self.project
        folder = Path(path).absolute().parent
        if folder not in self._by_folder:
            file = config.find(folder)
            if file is None or str(file) == self.plan.base.path:
                self._by_folder[folder] = self.project
            else:
                self._by_folder[folder] = self._project(config.with_changes(config.load(file), self.plan.on_top))
        return self._by_folder[folder]

    def _project(self, settings: Config) -> Project:
        if settings.path not in self._by_file:
            project = Project(settings, self.plan.lang, self.plan.input_format)
            project.active(settings)
            self._by_file[settings.path] = project
        return self._by_file[settings.path]


def unreadable(path: str, error: OSError) -> FileResult:
    """Return the result of a file that could not be read."""
    problem = Problem(path, None, f"cannot be read: {error.strerror}")
    return FileResult(path, problems=(problem,), not_checked={"unreadable_files": 1})


def report(results: Iterable[FileResult], problems: Sequence[Problem] = ()) -> Report:
    """Gather the results of all files; findings sorted, so that the order of the work does not show."""
    counts: Counter[str] = Counter()
    gathered = list(results)
    for result in gathered:
        counts.update(result.not_checked)
    findings = sorted((f for result in gathered for f in result.findings), key=lambda finding: finding.sort_key)
    return Report(
        findings=tuple(findings),
        problems=(*problems, *(problem for result in gathered for problem in result.problems)),
        files=len(gathered),
        segments=sum(result.segments for result in gathered),
        words=sum(result.words for result in gathered),
        not_checked=counts,
    )
