"""The documents of the files and folders that a command of the desk is to look at."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from ruling_lint import discovery, readers, records
from ruling_lint.files import reason
from ruling_lint.model import Document
from ruling_lint.project import Project
from ruling_lint.readers.base import UnreadableError


class Corpus:
    """Iterates over the documents below some paths; what cannot be read is kept for `report`.

    `is_bilingual` tells whether any of those that were gone through holds an original beside a translation.
    """

    def __init__(self, project: Project, paths: Sequence[str]) -> None:
        self._project = project
        self._paths = paths
        self._problems: list[str] = []
        self.is_bilingual = False

    def __iter__(self) -> Iterator[Document]:
        config = self._project.config
        own = records.replace(config, memory=())  # a memory is as good a corpus as any
        for file in discovery.expand(self._paths, config.excludes, readers.suffixes(), serves=own.serves):
            try:
                document = self._project.read(file, Path(file).read_bytes())
                self.is_bilingual |= any(segment.source is not None for segment in document.segments)
                yield document
            except UnreadableError as error:
                place = f"{file}:{error.line}" if error.line else file
                self._problems.append(f"{place}: {error.localized(self._project.lang)}")
            except OSError as error:
                self._problems.append(f"{file}: {reason(error, self._project.lang)}")

    def report(self) -> bool:
        """Say on standard error what could not be read; tell whether there was anything."""
        for problem in self._problems:
            print(problem, file=sys.stderr)
        return bool(self._problems)
