"""Files as documents: read as their project says, each with its source beside it where that is another file."""

from __future__ import annotations

from ruling_lint import files
from ruling_lint.model import Problem
from ruling_lint.readers.base import UnreadableError
from ruling_lint.trouble import meant
from ruling_lint.tuples import NamedTuple
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ruling_lint.model import Document
    from ruling_lint.run.plan import Plan
    from ruling_lint.run.projects import Projects

_SOURCE = {"en": "its source {} cannot be read: {}", "ru": "не прочитать его оригинал {}: {}"}


class Opened(NamedTuple):
    """A document, and what is wrong with parts of it or with its source."""

    document: Document
    problems: tuple[Problem, ...] = ()


class Documents:
    """Reads the files of a run."""

    def __init__(self, plan: Plan, projects: Projects) -> None:
        self._plan = plan
        self._projects = projects

    def read(self, path: str, data: bytes) -> Opened:
        """Return a file's bytes as a document. Raises UnreadableError."""
        source = self.source_of(path)
        document = self._projects.of(path).read(path, data, everything=source is not None)
        opened = Opened(document) if source is None else self._paired(document, source)
        return Opened(opened.document, (*self._unread(document), *opened.problems)) if document.unread else opened

    def open(self, path: str) -> Document | None:
        """Return a file as a document; None where it is gone, or no file at all."""
        try:
            return self.read(path, files.read(path)).document
        except (OSError, UnreadableError):
            return None

    def each(self, paths: Iterable[str]) -> Iterator[Document]:
        """Yield files as documents, those that are still there; they are read as they are asked for."""
        return filter(None, map(self.open, paths))

    def source_of(self, path: str) -> str | None:
        """Return the file that holds a translation's source, where it is told to lie in another one."""
        if self._plan.source:
            return self._plan.source
        config = self._projects.of(path).config
        if not config.source_pattern:
            return None
        from ruling_lint import pairing

        found = pairing.source_path(config.relative(path), config.source_pattern)
        return config.anchored(found) if found else None

    def _paired(self, document: Document, file: str) -> Opened:
        from ruling_lint import pairing

        lang = self._plan.lang
        try:
            source = self._projects.of(document.path).read(file, files.read(file), everything=True)
        except OSError as error:
            return Opened(
                document, (_problem(document, file, lang, files.reason(error, lang) + meant(file, error, lang)),)
            )
        except UnreadableError as error:
            return Opened(document, (_problem(document, file, lang, error.localized(lang)),))
        paired = pairing.pair(document, source, lang)
        problems = (paired.problem,) if paired.problem else ()
        return Opened(paired.document, (*self._unread(source), *problems))

    def _unread(self, document: Document) -> Iterator[Problem]:
        for line, message, ru in document.unread:
            yield Problem(document.path, line, ru if self._plan.lang == "ru" else message)


def _problem(document: Document, source: str, lang: str, reason: str) -> Problem:
    return Problem(document.path, None, _SOURCE[lang].format(source, reason))
