"""The files of a small run lend one another their translations, for findings that have no suggestion."""

from __future__ import annotations

from ruling_lint import offers
from ruling_lint.records import replace
from ruling_lint.run.linting import size
from ruling_lint.run.plan import STDIN
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from ruling_lint.lexicon.translations import Translations
    from ruling_lint.results import FileResult
    from ruling_lint.run.documents import Documents
    from ruling_lint.run.projects import Projects

MOST = 1_000_000
"""Up to so many bytes the files of a run offer each other their translations unasked: they are read again for that."""


class Lending:
    """Adds suggestions that other files of the run have."""

    def __init__(self, projects: Projects, documents: Documents) -> None:
        self._projects = projects
        self._documents = documents

    def among(self, results: list[FileResult]) -> list[FileResult]:
        """Return results with offers from one another."""
        files = [result.path for result in results if not result.problems and result.path != STDIN]
        if len(files) < 2 or sum(map(size, files)) > MOST or not any(map(self._wants, results)):
            return results
        from ruling_lint.lexicon.translations import Translations

        translations = Translations(filter(None, map(self._documents.open, sorted(files))))
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
        return replace(result, findings=findings)

    def _offering(self, result: FileResult) -> frozenset[str]:
        return offers.offering(self._projects.of(result.path).rules)
