"""The results of earlier runs: they stand for files that have not changed since, and neither has anything else."""

from __future__ import annotations

from ruling_lint import cache
from ruling_lint.results import FileResult, KeptResults
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from ruling_lint.run.documents import Documents
    from ruling_lint.run.projects import Projects


class Kept:
    """The kept results of all projects of a run."""

    def __init__(self, projects: Projects, documents: Documents) -> None:
        self._projects = projects
        self._documents = documents
        self._by_state: dict[str, KeptResults] = {}

    def get(self, path: str) -> FileResult | None:
        """Return the result of an earlier run where neither the file nor its source has changed since."""
        return self._results_for(path).get(path, self.digest(path))

    def put(self, result: FileResult) -> None:
        """Keep a result that has a digest, for a file with which nothing is wrong."""
        if result.digest and not result.problems and not self._projects.of(result.path).problems:
            self._results_for(result.path).put(result)

    def save(self) -> None:
        """Write down what is new for the next run."""
        for kept in self._by_state.values():
            kept.save()

    def digest(self, path: str) -> str:
        """Return what changes with the content of a file or its source."""
        named = [file for file in (path, self._documents.source_of(path)) if file]
        return cache.key_of([path, *(part for file in named for part in (file, cache.key_of_file(file)))])

    def _results_for(self, path: str) -> KeptResults:
        key = self._projects.of(path).state
        if key not in self._by_state:
            self._by_state[key] = KeptResults(key)
        return self._by_state[key]
