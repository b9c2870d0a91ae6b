"""A corpus: files whose terms and repeated segments must agree.

Only evidence is kept of a file; those in which something is found are read again.
"""

from __future__ import annotations

from collections import defaultdict

from ruling_lint import joined, records, suppress
from ruling_lint.engine import RuleHit
from ruling_lint.joined import Joined, Part
from ruling_lint.model import Document, Finding, Offset
from ruling_lint.project import Project
from ruling_lint.results import FileResult
from ruling_lint.selection import Selection
from ruling_lint.tuples import NamedTuple
from ruling_lint.typed import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from ruling_lint.checks.base import Context
    from ruling_lint.rules import Rule
    from ruling_lint.suppress import Directive

_IN_PLACE = Offset(0, 0, 0)


class _File(NamedTuple):
    """What is kept of a file beside its evidence: a mark of its content, and the comments that silence."""

    path: str
    content: int
    directives: Sequence[Directive]


class Corpus:
    """Gathers the evidence of files, added in the order of their paths, and concludes over all of them.

    `read` returns a file with its source, None where it cannot be read; files are read so again.
    """

    def __init__(self, project: Project, read: Callable[[str], Document | None]) -> None:
        self._project = project
        self._read = read
        self._files: list[_File] = []
        self._joined = Joined()
        self._context: Context | None = None

    def add(self, path: str) -> None:
        """Take in the evidence of a file."""
        document = self._read(path)
        if document is not None:
            rules, context = self._rules_for(path), self._project.context(document)
            examined = joined.examine(document, rules, context, self._project.settings(path))
            self._joined.add(examined, rules)
            listed = suppress.directives(document) if document.comments else []
            self._files.append(_File(path, _content(document), listed))
            self._context = self._context or context

    def results(self, results: Mapping[str, FileResult]) -> Iterator[FileResult]:
        """Yield the results of the files, by path, with what the corpus shows added."""
        fresh = self._findings()
        for file in self._files:
            yield self._with(results[file.path], file, fresh[file.path])

    def _findings(self) -> Mapping[str, list[Finding]]:
        """Conclude, and return the findings by path."""
        by_path: dict[str, list[Finding]] = defaultdict(list)
        if self._context is not None:
            hits = [self._own(hit) for hit in self._joined.settled(self._context)]
            for finding in filter(None, self._joined.findings(hits, self._read_again)):
                by_path[finding.path].append(finding)
        return by_path

    def _own(self, hit: RuleHit) -> RuleHit:
        """Return a hit with the rule as its own file has it: a config may set severities by path."""
        path = self._files[self._joined.part_of(hit.segment)].path
        rule = next(rule for rule in self._rules_for(path) if rule.id == hit.rule.id)
        return RuleHit(rule, hit.segment, hit.hit)

    def _read_again(self, part: int) -> Part | None:
        """Return a file once more; None where it is another one by now, so that places in it mean nothing."""
        path, content, _ = self._files[part]
        document = self._read(path)
        if document is None or _content(document) != content:
            return None
        return Part(document, _IN_PLACE, self._project.settings(path))

    def _with(self, result: FileResult, file: _File, fresh: Sequence[Finding]) -> FileResult:
        rules, config = self._rules_for(file.path), self._project.config
        by_id = {rule.id: rule for rule in rules}
        unexplained = [finding for finding in fresh if not _is_explained(finding, by_id, result.findings)]
        silenced = suppress.silence_by(
            file.directives,
            unexplained,
            rules,
            frozenset(by_id),
            config.ignores,
            self._project.lang,
            config.relative(file.path),
        )
        counts: dict[str, Any] = dict(result.not_checked)
        counts["suppressed"] = counts.get("suppressed", 0) + silenced.count
        return records.replace(result, findings=(*result.findings, *silenced.findings), not_checked=counts)

    def _rules_for(self, path: str) -> Selection:
        return self._project.corpus_wide(self._project.config.for_path(path))


def agreeing(
    project: Project, paths: Iterable[str], read: Callable[[str], Document | None], results: Mapping[str, FileResult]
) -> Iterator[FileResult]:
    """Yield the results of a project's corpus with what its files show together."""
    corpus = Corpus(project, read)
    for path in paths:
        corpus.add(path)
    return corpus.results(results)


def _content(document: Document) -> int:
    return hash((document.raw, document.source.raw if document.source else None))


def _is_explained(finding: Finding, rules: Mapping[str, Rule], others: Iterable[Finding]) -> bool:
    """Tell whether a finding of the file itself explains one of the corpus."""
    yields = rules[finding.rule].yields
    return any(
        other.rule in yields and other.excerpt.index == finding.excerpt.index and other.span.overlaps(finding.span)
        for other in others
    )


def in_order(results: Sequence[FileResult], changed: Iterable[FileResult]) -> list[FileResult]:
    """Return results in their order, those that changed in place of the old ones."""
    by_path = {result.path: result for result in changed}
    return [by_path.get(result.path, result) for result in results]
