"""The files of a corpus, and those of a small run, lend one another their translations.

They are suggested for findings that have no suggestion, and put in where every suggestion is to be.
"""

from __future__ import annotations

from ruling_lint import offers
from ruling_lint.records import replace
from ruling_lint.run.linting import size
from ruling_lint.run.plan import STDIN
from ruling_lint.tuples import NamedTuple
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ruling_lint.lexicon.translations import Translations
    from ruling_lint.model import Finding
    from ruling_lint.results import FileResult
    from ruling_lint.run.documents import Documents
    from ruling_lint.run.linting import Linting
    from ruling_lint.run.plan import Plan
    from ruling_lint.run.projects import Projects

MOST = 1_000_000
"""Up to so many bytes the files of a run offer each other their translations unasked: they are read again for that."""


class _Circle(NamedTuple):
    """Files that lend to one another."""

    paths: frozenset[str]
    translations: Translations


class Lending:
    """Adds suggestions that other files of the run have."""

    def __init__(self, plan: Plan, projects: Projects, documents: Documents, linting: Linting) -> None:
        self._puts_in = plan.fixing is not None and plan.fixing.unsafe
        self._projects = projects
        self._documents = documents
        self._linting = linting

    def among(self, results: Sequence[FileResult]) -> list[FileResult]:
        """Return results with offers from one another, or mended by them."""
        found = list(results)
        if not any(map(_lacks, results)):
            return found
        for circle in self._circles([result.path for result in results if not result.problems]):
            found = [self._served(result, circle) if result.path in circle.paths else result for result in found]
        return found

    def _circles(self, paths: Sequence[str]) -> Iterator[_Circle]:
        from ruling_lint.lexicon.translations import StoredTranslations

        for corpus in self._projects.corpora(paths).values():
            yield _Circle(frozenset(corpus), StoredTranslations(self._documents.each(corpus)))
        files = sorted(path for path in paths if path != STDIN)
        if len(files) > 1 and sum(map(size, files)) <= MOST:
            yield _Circle(frozenset(files), StoredTranslations(self._documents.each(files)))

    def _served(self, result: FileResult, circle: _Circle) -> FileResult:
        if not _lacks(result):
            return result
        offering = offers.offering(self._projects.of(result.path).rules)

        def offer(finding: Finding) -> Finding:
            return offers.offered(finding, circle.translations, offering)

        offered = replace(result, findings=tuple(map(offer, result.findings)))
        if not self._puts_in or offered.findings == result.findings:
            return offered
        mended = self._linting.mend_again(result, offer)
        return replace(mended, findings=tuple(map(offer, mended.findings)))


def _lacks(result: FileResult) -> bool:
    return any(not finding.suggestions for finding in result.findings)
