"""Linting and mending by turns, until nothing is left to mend."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from ruling_lint.fix.edits import Edit, make_edit
from ruling_lint.fix.rewriting import Read, Storage, acceptable, rewrite, storage
from ruling_lint.fix.wanted import Wanted
from ruling_lint.model import Document, Finding
from ruling_lint.readers.base import Reader, UnwritableError
from ruling_lint.records import dataclass, field
from ruling_lint.tuples import NamedTuple

Lint = Callable[[Document], Sequence[Finding]]

MOST_ROUNDS = 10
"""Where fixes have not come to rest by then, they undo each other."""


class Refused(NamedTuple):
    """A finding that was to be mended and is left as it was, and why."""

    finding: Finding
    error: UnwritableError


@dataclass(frozen=True)
class FixResult:
    """A mended document: its bytes, what was mended, what could not be, and the findings that are left."""

    document: Document
    data: bytes
    applied: tuple[Finding, ...]
    refused: tuple[Refused, ...]
    left: tuple[Finding, ...]


class _Planned(NamedTuple):
    finding: Finding
    edit: Edit


def fix_document(document: Document, data: bytes, reader: Reader, read: Read, lint: Lint, wanted: Wanted) -> FixResult:
    """Mend a document, given with its bytes. Nothing is written to any file.

    `read` reads bytes as the document was read; `lint` returns a document's findings. Findings that overlap are
    mended one after another. A fix that would change anything beside its place is refused.
    """
    kept = storage(document, data, reader, read)
    mending = _Mending(reader, kept, wanted)
    findings = tuple(lint(document))
    seen = {document.raw}
    for _ in range(MOST_ROUNDS if kept.pack(document.raw) == data else 0):
        accepted = mending.accept(document, mending.plan(document, findings))
        if not accepted:
            break
        document, data = rewrite(document, accepted, mending.storage)
        mending.storage = storage(document, data, reader, read)
        findings = tuple(lint(document))
        if document.raw in seen:
            break
        seen.add(document.raw)
    return FixResult(document, data, tuple(mending.applied), tuple(mending.refused.values()), findings)


@dataclass
class _Mending:
    """What was mended and refused so far. A finding is known again by its rule, segment, text and new text."""

    reader: Reader
    storage: Storage
    wanted: Wanted
    applied: list[Finding] = field(default_factory=list)
    refused: dict[tuple[str, int, str, str], Refused] = field(default_factory=dict)

    def plan(self, document: Document, findings: Iterable[Finding]) -> list[_Planned]:
        """Return the edits of this round: those wanted, not refused before, and clear of each other."""
        clear: list[_Planned] = []
        for planned in sorted(self._possible(document, findings), key=lambda planned: planned.edit.raw):
            if not clear or not planned.edit.raw.overlaps(clear[-1].edit.raw):
                clear.append(planned)
        return clear

    def _possible(self, document: Document, findings: Iterable[Finding]) -> Iterator[_Planned]:
        for finding in findings:
            new = self.wanted(finding)
            if new is None or self._key(finding, new) in self.refused:
                continue
            index = finding.excerpt.index
            try:
                edit = make_edit(self.reader, index, document.segments[index].target, finding.span, new)
            except UnwritableError as error:
                self._refuse(finding, new, error)
            else:
                if edit.changes:
                    yield _Planned(finding, edit)

    def accept(self, document: Document, planned: Sequence[_Planned]) -> list[Edit]:
        """Return the edits that can be made together, and note what becomes of each finding."""
        findings = {edit: finding for finding, edit in planned}

        def refuse(edit: Edit, error: UnwritableError) -> None:
            finding = findings[edit]
            self._refuse(finding, self.wanted(finding) or "", error)

        accepted = acceptable(document, [edit for _, edit in planned], self.storage, refuse)
        self.applied += [findings[edit] for edit in accepted]
        return accepted

    def _refuse(self, finding: Finding, new: str, error: UnwritableError) -> None:
        self.refused[self._key(finding, new)] = Refused(finding, error)

    def _key(self, finding: Finding, new: str) -> tuple[str, int, str, str]:
        return finding.rule, finding.excerpt.index, finding.text, new
