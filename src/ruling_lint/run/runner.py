"""Linting the files of a run, in several processes where that pays, and then together."""

from __future__ import annotations

from ruling_lint import parallel, records
from ruling_lint.run import linting
from ruling_lint.run.documents import Documents
from ruling_lint.run.kept import Kept
from ruling_lint.run.linting import Linting, size
from ruling_lint.run.plan import Plan
from ruling_lint.run.projects import Projects
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from ruling_lint.model import Problem
    from ruling_lint.project import Project
    from ruling_lint.results import FileResult


class Runner:
    """Lints files as a plan says. Raises ConfigError for a config that is no good.

    `passed_over` counts the files of folders that hold no translation; whoever looks for the files sets it.
    """

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.passed_over = 0
        self.projects = Projects(plan)
        self._documents = Documents(plan, self.projects)
        self._kept = Kept(self.projects, self._documents)
        self._linting = Linting(plan, self.projects, self._documents)

    @property
    def project(self) -> Project:
        """The project of the working folder."""
        return self.projects.base

    def lint_files(self, paths: Sequence[str], jobs: int | None = None) -> Iterator[FileResult]:
        """Lint files, and mend them if the plan says so; results come in order. One that cannot be read gives a problem.

        `jobs` is the number of processes, None for as many as pay.
        """
        earlier = {path: self._earlier(path) for path in paths}
        sizes = {path: size(path) for path, result in earlier.items() if result is None}
        count = parallel.jobs_for(sum(sizes.values()), jobs)
        if count > 1:
            for project in {id(project): project for project in map(self.projects.of, sizes)}.values():
                project.prepare()
        done = parallel.run(self._lint_elsewhere, [path for path, size in sizes.items() if size < linting.BIG], count)
        for path in paths:
            result = earlier[path]
            if result is None:
                result = self._taken(*next(done)) if sizes[path] < linting.BIG else self.lint_file(path, count)
                self._kept.put(result)
            yield result

    def _earlier(self, path: str) -> FileResult | None:
        """Return the kept result of a file, None where it may not stand or the file has to be mended."""
        result = self._kept.get(path) if self.plan.takes_kept else None
        if result is None or self.plan.fixing is None:
            return result
        from ruling_lint.fix.wanted import may_be_wanted

        unsafe = self.plan.fixing.unsafe
        return None if any(may_be_wanted(finding, unsafe) for finding in result.findings) else result

    def _lint_elsewhere(self, path: str) -> tuple[FileResult, list[Problem]]:
        """Lint one file, perhaps in another process: its project's problems must be told with the result."""
        return self.lint_file(path), self.projects.of(path).problems

    def _taken(self, result: FileResult, problems: Iterable[Problem]) -> FileResult:
        known = self.projects.of(result.path).problems
        known += [problem for problem in problems if problem not in known]
        return result

    def lint_file(self, path: str, jobs: int = 1) -> FileResult:
        """Lint one file in so many processes."""
        if not self.plan.takes_kept:
            return self._linting.file(path, jobs)
        digest = self._kept.digest(path)
        result = self._linting.file(path, jobs)
        return records.replace(result, digest=digest) if digest == self._kept.digest(path) else result

    def lint(self, path: str, data: bytes) -> FileResult:
        """Lint bytes that are in no file."""
        return self._linting.content(path, data, on_disk=False)

    def save(self) -> None:
        """Keep the results of this run for the next one."""
        self._kept.save()

    def across(self, results: Sequence[FileResult]) -> list[FileResult]:
        """Return results with what files show together: all of a small run, and those that a config makes a corpus."""
        from ruling_lint.run.lending import Lending

        found = Lending(self.plan, self.projects, self._documents, self._linting).among(results)
        corpora = self.projects.corpora(result.path for result in found if not result.problems)
        if not corpora:
            return found
        from ruling_lint.corpus import agreeing, in_order

        by_path = {result.path: result for result in found}
        return in_order(
            found,
            (r for project, paths in corpora.items() for r in agreeing(project, paths, self._documents.open, by_path)),
        )
