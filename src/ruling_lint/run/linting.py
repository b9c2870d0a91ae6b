"""Linting one file of a run, whatever is wrong with it."""

from __future__ import annotations

import os
from collections import Counter

from ruling_lint import files, parallel
from ruling_lint.model import Problem
from ruling_lint.readers.base import UnreadableError
from ruling_lint.records import replace
from ruling_lint.results import FileResult
from ruling_lint.trouble import meant
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from ruling_lint.model import Document
    from ruling_lint.project import Linted
    from ruling_lint.run.documents import Documents
    from ruling_lint.run.mending import Offer
    from ruling_lint.run.plan import Plan
    from ruling_lint.run.projects import Projects

BIG = 4 * parallel.WORTH_A_PROCESS
"""Bytes from which the segments of one file are shared among processes; smaller files are shared among them whole."""

_WORDS = {
    "unreadable": {"en": "cannot be read: {}", "ru": "не прочитать: {}"},
    "irregular": {"en": "no ordinary file: write its text into one", "ru": "не обычный файл: запишите текст в файл"},
}


class Linting:
    """Lints single files as a plan says."""

    def __init__(self, plan: Plan, projects: Projects, documents: Documents) -> None:
        self._plan = plan
        self._projects = projects
        self._documents = documents

    def file(self, path: str, jobs: int) -> FileResult:
        """Lint a file in so many processes, and mend it if the plan says so; trouble with it becomes a problem."""
        try:
            if os.path.exists(path) and not os.path.isfile(path):
                return _unreadable(path, None, self._say("irregular"))
            return self._in_parts(path, jobs) or self.content(path, files.read(path), jobs=jobs)
        except OSError as error:
            why = files.reason(error, self._plan.lang) + meant(path, error, self._plan.lang)
            return _unreadable(path, None, self._say("unreadable", why))

    def mend_again(self, result: FileResult, offer: Offer) -> FileResult:
        """Lint a file once more, and mend what other files offer something for."""
        try:
            again = self.content(result.path, files.read(result.path), offer=offer)
        except OSError:
            return result
        return again if again.diff else replace(again, fixed=result.fixed + again.fixed)

    def content(
        self, path: str, data: bytes, on_disk: bool = True, jobs: int = 1, offer: Offer | None = None
    ) -> FileResult:
        """Lint the bytes of one file; they are mended only where they came from the file itself."""
        project = self._projects.of(path)
        try:
            document, problems = self._documents.read(path, data)
        except UnreadableError as error:
            return _unreadable(path, error.line, error.localized(self._plan.lang))
        if not self._plan.fixing or not on_disk:
            return self._result(document, project.lint_document(document, jobs), problems)
        from ruling_lint.run.mending import mend

        mended = mend(document, data, project, self._plan, self._documents, jobs, offer)
        result = self._result(mended.document, mended.linted, (*problems, *mended.problems))
        return replace(result, fixed=mended.fixed, diff=mended.diff, notes=mended.notes)

    def _result(self, document: Document, linted: Linted, problems: tuple[Problem, ...]) -> FileResult:
        counts = Counter(linted.not_checked)
        findings = linted.findings
        if self._plan.changes is not None:
            kept = self._plan.changes.keep(document, findings)
            findings = kept.findings
            counts["unchanged_lines"] += kept.hidden
        return FileResult(document.path, findings, problems, counts, linted.segments, linted.words)

    def _in_parts(self, path: str, jobs: int) -> FileResult | None:
        """Lint a big file in parts; None where it has to be read whole, also to say what is wrong with it."""
        project = self._projects.of(path)
        told = self._plan.fixing or self._plan.changes is not None or self._documents.source_of(path)
        if told or size(path) < BIG:
            return None
        from ruling_lint.readers.parts import divided

        try:
            parts = divided(path, project.reader(path, b""), project.options())
            if parts is None:
                return None
            linted = project.lint_parts(parts, jobs)
        except UnreadableError:
            return None
        return FileResult(path, linted.findings, (), linted.not_checked, linted.segments, linted.words)

    def _say(self, words: str, *values: object) -> str:
        return _WORDS[words][self._plan.lang].format(*values)


def size(path: str) -> int:
    """Return how many bytes a file has; 0 where there is none."""
    try:
        return os.stat(path).st_size
    except OSError:
        return 0


def _unreadable(path: str, line: int | None, message: str) -> FileResult:
    return FileResult(path, problems=(Problem(path, line, message),), not_checked={"unreadable_files": 1})
