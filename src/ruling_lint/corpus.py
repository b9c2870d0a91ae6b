"""A corpus: files whose terms and repeated segments must agree, and which lend each other their translations."""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict

from ruling_lint import engine, offers, records, suppress
from ruling_lint.engine import RuleHit
from ruling_lint.lexicon.translations import Translations
from ruling_lint.model import Document, Finding, Hit, Related
from ruling_lint.project import Project, is_corpus_wide
from ruling_lint.results import FileResult
from ruling_lint.selection import Selection
from ruling_lint.typed import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from ruling_lint.rules import Rule


class Corpus:
    """Gathers the evidence of documents, added in the order of their paths, and concludes over all of them."""

    def __init__(self, project: Project) -> None:
        self._project = project
        self._documents: list[Document] = []
        self._starts: list[int] = []
        self._segments = 0
        self._evidence = engine.Evidence()
        self._rules: dict[str, Rule] = {}

    def add(self, document: Document) -> None:
        """Take in the evidence of a document; segments count on from one document to the next."""
        active = self._project.active(self._project.config.for_path(document.path))
        rules = Selection(rule for rule in active if is_corpus_wide(rule))
        self._rules |= {rule.id: rule for rule in rules}
        _, found = engine.examine(
            document, rules, self._project.context(document), self._project.settings(document.path)
        )
        for rule, evidence in found.by_rule.items():
            self._evidence.by_rule[rule] += [(self._segments + segment, item) for segment, item in evidence]
        self._documents.append(document)
        self._starts.append(self._segments)
        self._segments += len(document.segments)

    def results(self, results: Mapping[str, FileResult]) -> Iterator[FileResult]:
        """Yield the results of the documents, by path, with what the corpus shows added."""
        hits = self._hits()
        translations = Translations(self._documents)
        offering = offers.offering(self._project.rules)
        for document in self._documents:
            result = results[document.path]
            stamped = [finding for hit in hits[document.path] for finding in self._stamped(document, hit)]
            rules = list(self._rules.values())
            fresh = [finding for finding in stamped if not _is_explained(finding, self._rules, result.findings)]
            config = self._project.config
            known = frozenset(self._rules)
            path = config.relative(document.path)
            silenced = suppress.silence(document, fresh, rules, known, config.ignores, self._project.lang, path)
            offered = (offers.offered(finding, translations, offering) for finding in result.findings)
            counts: dict[str, Any] = dict(result.not_checked)
            counts["suppressed"] = counts.get("suppressed", 0) + silenced.count
            yield records.replace(result, findings=(*offered, *silenced.findings), not_checked=counts)

    def _hits(self) -> Mapping[str, list[RuleHit]]:
        """Return the hits by path; their segments count through the corpus still."""
        by_path: dict[str, list[RuleHit]] = defaultdict(list)
        if self._documents:
            context = self._project.context(self._documents[0])
            for hit in engine.settle(engine.conclude(list(self._rules.values()), self._evidence.by_rule, context)):
                by_path[self._document(hit.segment)[0].path].append(hit)
        return by_path

    def _document(self, segment: int) -> tuple[Document, int]:
        index = bisect_right(self._starts, segment) - 1
        return self._documents[index], segment - self._starts[index]

    def _stamped(self, document: Document, found: RuleHit) -> Iterator[Finding]:
        """Yield the finding of a hit; the places that it names may lie in other documents."""
        _, segment = self._document(found.segment)
        alone = RuleHit(found.rule, segment, records.replace(found.hit, related=()))
        for finding in engine.stamp(document, [alone], self._project.settings(document.path)):
            yield records.replace(finding, related=(*finding.related, *self._related(found.hit)))

    def _related(self, hit: Hit) -> Iterator[Related]:
        for place in hit.related:
            document, segment = self._document(place.segment)
            start = document.segments[segment].target.raw_span(place.span).start
            yield Related(document.path, document.position(start), place.message)


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
