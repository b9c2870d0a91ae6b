"""A run: many files linted, each under the config that holds for it, and gathered into one report."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property

from ruling_lint import cache, config, files, offers, parallel, records
from ruling_lint.config import Config
from ruling_lint.model import Document, Finding, Problem, Report
from ruling_lint.project import Project
from ruling_lint.readers.base import UnreadableError
from ruling_lint.records import dataclass, field
from ruling_lint.results import FileResult, KeptResults
from ruling_lint.trouble import nearest
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from ruling_lint import fix
    from ruling_lint.changes import Changes
    from ruling_lint.lexicon.translations import Translations

STDIN = "-"

LENDING = 1_000_000
"""Up to so many bytes the files of a run offer each other their translations unasked."""

_BIG = 4 * parallel.WORTH_A_PROCESS
"""Bytes from which the segments of one file are shared among processes; smaller files are shared among them whole."""

_WORDS = {
    "near": {"en": "; did you mean {}?", "ru": "; может быть, {}?"},
    "unreadable": {"en": "cannot be read: {}", "ru": "не прочитать: {}"},
    "irregular": {"en": "no ordinary file: write its text into one", "ru": "не обычный файл: запишите текст в файл"},
    "source": {"en": "its source {} cannot be read: {}", "ru": "не прочитать его оригинал {}: {}"},
    "refused": {"en": "not fixed, {}: {}", "ru": "не исправлено, {}: {}"},
}


@dataclass(frozen=True)
class Fixing:
    """Whether and how to mend files: `unsafe` takes every first suggestion, `show` only shows what would change."""

    unsafe: bool = False
    show: bool = False


@dataclass(frozen=True)
class Plan:
    """What a run was asked for.

    `base` is the config of the working folder with the command line on top, `on_top` the command line alone (for files
    under another config); `fixed_config` says that no other config counts. `source` is a parallel source file.
    `cached` says that the results of unchanged files may be taken from earlier runs.
    """

    base: Config
    on_top: Mapping[str, object] = field(default_factory=dict)
    fixed_config: bool = True
    lang: str = "en"
    input_format: str | None = None
    changes: Changes | None = None
    source: str | None = None
    fixing: Fixing | None = None
    cached: bool = False


class Runner:
    """Lints files one by one, with a project for each config it meets. Raises ConfigError for a bad one.

    `passed_over` counts the files of folders that hold no translation; whoever looks for the files sets it.
    """

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.passed_over = 0
        self._by_folder: dict[str, Project] = {}
        self._by_file: dict[str | None, Project] = {}
        self._kept: dict[str, KeptResults] = {}

    @cached_property
    def project(self) -> Project:
        """The project of the working folder."""
        return self._project(self.plan.base)

    @property
    def problems(self) -> tuple[Problem, ...]:
        """What is wrong with the rule and glossary files of all projects so far."""
        return tuple(problem for project in self._by_file.values() for problem in project.problems)

    @property
    def notes(self) -> tuple[Problem, ...]:
        """What is worth telling of the glossaries of all projects so far, though nothing fails by it."""
        return tuple(dict.fromkeys(note for project in self._by_file.values() for note in project.notes))

    def lint_files(self, paths: Sequence[str], jobs: int | None = None) -> Iterator[FileResult]:
        """Lint files, and mend them if the plan says so; results come in order. One that cannot be read gives a problem.

        `jobs` is the number of processes, None for as many as pay.
        """
        earlier = {path: self._earlier(path) for path in paths}
        sizes = {path: _size(path) for path, result in earlier.items() if result is None}
        count = parallel.jobs_for(sum(sizes.values()), jobs)
        if count > 1:
            for project in {id(project): project for project in map(self.project_for, sizes)}.values():
                project.prepare()
        done = parallel.run(self._lint_elsewhere, [path for path, size in sizes.items() if size < _BIG], count)
        for path in paths:
            result = earlier[path]
            if result is None:
                result = self._taken(*next(done)) if sizes[path] < _BIG else self.lint_file(path, count)
                self._keep(result)
            yield result

    def _lint_elsewhere(self, path: str) -> tuple[FileResult, list[Problem]]:
        """Lint one file, perhaps in another process: its project's problems must be told with the result."""
        return self.lint_file(path), self.project_for(path).problems

    def _taken(self, result: FileResult, problems: Iterable[Problem]) -> FileResult:
        known = self.project_for(result.path).problems
        known += [problem for problem in problems if problem not in known]
        return result

    def lint_file(self, path: str, jobs: int = 1) -> FileResult:
        """Lint one file in so many processes."""
        digest = self._digest(path) if self._uses_cache else ""
        try:
            if os.path.exists(path) and not os.path.isfile(path):
                return self._unreadable(path, None, self._say("irregular"))
            result = self._lint_in_parts(path, jobs) or self.lint(path, files.read(path), jobs=jobs)
        except OSError as error:
            hint = self._nearest(path) if isinstance(error, FileNotFoundError) else ""
            return self._unreadable(path, None, self._say("unreadable", files.reason(error, self.plan.lang)) + hint)
        unchanged = self._uses_cache and digest == self._digest(path)
        return records.replace(result, digest=digest) if unchanged else result

    def _lint_in_parts(self, path: str, jobs: int) -> FileResult | None:
        """Lint a big file in parts; None where it has to be read whole, also to say what is wrong with it."""
        project = self.project_for(path)
        told = self.plan.fixing or self.plan.changes is not None or self._source_of(path, project)
        if told or _size(path) < _BIG:
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

    def save(self) -> None:
        """Keep the results of this run for the next one."""
        for kept in self._kept.values():
            kept.save()

    @property
    def _uses_cache(self) -> bool:
        return self.plan.cached and not self.plan.fixing and not self.plan.changes

    def _earlier(self, path: str) -> FileResult | None:
        """Return the result of an earlier run where neither the file nor its source has changed since."""
        if not self._uses_cache:
            return None
        return self._results_for(path).get(path, self._digest(path))

    def _keep(self, result: FileResult) -> None:
        if result.digest and not result.problems and not self.project_for(result.path).problems:
            self._results_for(result.path).put(result)

    def _results_for(self, path: str) -> KeptResults:
        key = self.project_for(path).state
        if key not in self._kept:
            self._kept[key] = KeptResults(key)
        return self._kept[key]

    def _digest(self, path: str) -> str:
        source = self._source_of(path, self.project_for(path))
        return cache.key_of(
            [path, *(part for file in (path, source) if file for part in (file, cache.key_of_file(file)))]
        )

    def lint(self, path: str, data: bytes, on_disk: bool = True, jobs: int = 1) -> FileResult:
        """Lint the bytes of one file; they are mended only where they came from the file itself."""
        project = self.project_for(path)
        try:
            document = project.read(path, data, everything=self._source_of(path, project) is not None)
        except UnreadableError as error:
            return self._unreadable(path, error.line, error.localized(self.plan.lang))
        document, problems = self._with_source(document, project)
        mended = _Mended(document)
        if self.plan.fixing and on_disk:
            mended = self._fix(document, data, project, self.plan.fixing)
        return self._result(mended, project, (*problems, *mended.problems), jobs)

    def across(self, results: Sequence[FileResult]) -> list[FileResult]:
        """Return results with what files show together: all of a small run, and those that a config makes a corpus."""
        found = list(results)
        paths = sorted(r.path for r in results if not r.problems and self.project_for(r.path).config.in_corpus(r.path))
        if paths:
            from ruling_lint.corpus import Corpus, in_order

            corpora = {id(project): Corpus(project, self._document) for project in map(self.project_for, paths)}
            for path in paths:
                corpora[id(self.project_for(path))].add(path)
            by_path = {result.path: result for result in results}
            found = in_order(found, (result for corpus in corpora.values() for result in corpus.results(by_path)))
        return self._lent(found)

    def _lent(self, results: list[FileResult]) -> list[FileResult]:
        """Return results with offers from one another; that reads the files again, and so is left to small runs."""
        files = [result.path for result in results if not result.problems and result.path != STDIN]
        if len(files) < 2 or sum(map(_size, files)) > LENDING or not any(map(self._wants, results)):
            return results
        from ruling_lint.lexicon.translations import Translations

        translations = Translations(filter(None, map(self._document, sorted(files))))
        return [self._offered(result, translations) if self._wants(result) else result for result in results]

    def _wants(self, result: FileResult) -> bool:
        bare = [finding for finding in result.findings if not finding.suggestions]
        if not bare:
            return False
        offering = self._offering(result)
        return any(offers.wanted(finding, offering) for finding in bare)

    def _offered(self, result: FileResult, translations: Translations) -> FileResult:
        offering = self._offering(result)
        findings = tuple(offers.offered(finding, translations, offering) for finding in result.findings)
        return records.replace(result, findings=findings)

    def _offering(self, result: FileResult) -> frozenset[str]:
        return offers.offering(self.project_for(result.path).rules)

    def _document(self, path: str) -> Document | None:
        """Return a file with its source; None where it is gone, or no file at all."""
        project = self.project_for(path)
        try:
            data = files.read(path)
            document = project.read(path, data, everything=self._source_of(path, project) is not None)
        except (OSError, UnreadableError):
            return None
        return self._with_source(document, project)[0]

    def project_for(self, path: str) -> Project:
        """Return the project of the nearest config above a file."""
        if self.plan.fixed_config or path == STDIN:
            return self.project
        folder = os.path.dirname(os.path.abspath(path))
        if folder not in self._by_folder:
            file = config.find(folder)
            if file is None or file == self.plan.base.path:
                self._by_folder[folder] = self.project
            else:
                self._by_folder[folder] = self._project(config.with_changes(config.load(file), self.plan.on_top))
        return self._by_folder[folder]

    def _project(self, settings: Config) -> Project:
        if settings.path not in self._by_file:
            project = Project(settings, self.plan.lang, self.plan.input_format)
            if settings.names_rules:
                project.active(settings)
            self._by_file[settings.path] = project
        return self._by_file[settings.path]

    def _result(self, mended: _Mended, project: Project, problems: tuple[Problem, ...], jobs: int) -> FileResult:
        document = mended.document
        linted = project.lint_document(document, jobs)
        counts = Counter(linted.not_checked)
        findings = linted.findings
        if self.plan.changes is not None:
            kept = self.plan.changes.keep(document, findings)
            findings = kept.findings
            counts["unchanged_lines"] += kept.hidden
        return FileResult(
            document.path,
            findings,
            problems,
            counts,
            linted.segments,
            linted.words,
            mended.fixed,
            mended.diff,
            mended.notes,
        )

    def _source_of(self, path: str, project: Project) -> str | None:
        """Return the file that holds a translation's source, where it is told to lie in another one."""
        if self.plan.source:
            return self.plan.source
        pattern = project.config.source_pattern
        if not pattern:
            return None
        from ruling_lint import pairing

        found = pairing.source_path(project.config.relative(path), pattern)
        return project.config.anchored(found) if found else None

    def _with_source(self, document: Document, project: Project) -> tuple[Document, tuple[Problem, ...]]:
        file = self._source_of(document.path, project)
        if file is None:
            return document, ()
        from ruling_lint import pairing

        try:
            source = project.read(file, files.read(file), everything=True)
        except (OSError, UnreadableError) as error:
            lang = self.plan.lang
            reason = files.reason(error, lang) if isinstance(error, OSError) else error.localized(lang)
            return document, (Problem(document.path, None, self._say("source", file, reason)),)
        paired = pairing.pair(document, source, self.plan.lang)
        return paired.document, (paired.problem,) if paired.problem else ()

    def _fix(self, document: Document, data: bytes, project: Project, fixing: Fixing) -> _Mended:
        from ruling_lint import fix

        rules = {rule.id: rule.fix for rule in project.rules}

        def read(content: bytes) -> Document:
            found = project.read(document.path, content, everything=self._source_of(document.path, project) is not None)
            return self._with_source(found, project)[0]

        def lint(current: Document) -> tuple[Finding, ...]:
            findings = project.lint_document(current).findings
            return self.plan.changes.keep(current, findings).findings if self.plan.changes else findings

        reader = project.reader(document.path, data)
        done = fix.fix_document(document, data, reader, read, lint, fix.wanted(rules, fixing.unsafe))
        notes = tuple(self._refused(refused) for refused in done.refused)
        if fixing.show:
            return _Mended(
                document, fixed=len(done.applied), diff=fix.unified_diff(document, done.document), notes=notes
            )
        if done.data != data and (failed := fix.save(document.path, data, done.data, self.plan.lang)):
            return _Mended(document, problems=(failed,), notes=notes)
        return _Mended(done.document, fixed=len(done.applied), notes=notes)

    def _refused(self, refused: fix.Refused) -> Problem:
        finding = refused.finding
        return Problem(finding.path, finding.start.line, self._say("refused", finding.rule, refused.error))

    def _nearest(self, path: str) -> str:
        """Return a question for the file beside a missing one whose name is much like it, an empty string without any."""
        folder, name = os.path.split(path)
        try:
            near = nearest(name, os.listdir(folder or os.curdir))
        except OSError:
            return ""
        alike = near and nearest(
            os.path.splitext(name)[0], [os.path.splitext(near)[0]]
        )  # an ending alone is no likeness
        return self._say("near", os.path.join(folder, near)) if near and alike else ""

    def _unreadable(self, path: str, line: int | None, message: str) -> FileResult:
        return FileResult(path, problems=(Problem(path, line, message),), not_checked={"unreadable_files": 1})

    def _say(self, words: str, *values: object) -> str:
        return _WORDS[words][self.plan.lang].format(*values)


def _size(path: str) -> int:
    try:
        return os.stat(path).st_size
    except OSError:
        return 0


@dataclass(frozen=True)
class _Mended:
    document: Document
    problems: tuple[Problem, ...] = ()
    fixed: int = 0
    diff: str = ""
    notes: tuple[Problem, ...] = ()


def report(results: Iterable[FileResult], problems: Sequence[Problem] = (), passed_over: int = 0) -> Report:
    """Gather the results of all files; findings sorted, so that the order of the work does not show.

    `passed_over` counts the files of folders that hold no translation.
    """
    counts: Counter[str] = Counter({"files_without_russian": passed_over} if passed_over else {})
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
        fixed=tuple(result.path for result in gathered if result.fixed and not result.diff),
    )
