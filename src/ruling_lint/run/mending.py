"""Mending a file of a run: linted and fixed by turns, then saved, or shown as a difference."""

from __future__ import annotations

from collections.abc import Callable

from ruling_lint import fix
from ruling_lint.model import Finding, Problem
from ruling_lint.records import dataclass
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from ruling_lint.model import Document
    from ruling_lint.project import Linted, Project
    from ruling_lint.run.documents import Documents
    from ruling_lint.run.plan import Plan

Offer = Callable[[Finding], Finding]
"""Returns a finding with what other files suggest for it."""

_REFUSED = {"en": "not fixed, {}: {}", "ru": "не исправлено, {}: {}"}


@dataclass(frozen=True)
class Mended:
    """The document that is left, what linting it gave, how many findings were mended, and what could not be."""

    document: Document
    linted: Linted
    problems: tuple[Problem, ...] = ()
    fixed: int = 0
    diff: str = ""
    notes: tuple[Problem, ...] = ()


def mend(
    document: Document, data: bytes, project: Project, plan: Plan, documents: Documents, jobs: int, offer: Offer | None
) -> Mended:
    """Mend a document, given with its file's bytes, as a plan says, linting it in so many processes.

    `offer` adds what other files suggest.
    """
    assert plan.fixing is not None
    rules = {rule.id: rule.fix for rule in project.rules}
    linted: list[Linted] = []

    def read(content: bytes) -> Document:
        return documents.read(document.path, content).document

    def lint(current: Document) -> tuple[Finding, ...]:
        linted.append(project.lint_document(current, jobs))
        found = linted[-1].findings
        findings = tuple(map(offer, found) if offer else found)
        return plan.changes.keep(current, findings).findings if plan.changes else findings

    reader = project.reader(document.path, data)
    done = fix.fix_document(document, data, reader, read, lint, fix.wanted(rules, plan.fixing.unsafe))
    notes = tuple(_note(refused, plan.lang) for refused in done.refused)
    if plan.fixing.show:
        diff = fix.unified_diff(document, done.document)
        return Mended(document, linted[0], fixed=len(done.applied), diff=diff, notes=notes)
    if done.data != data and (failed := fix.save(document.path, data, done.data, plan.lang)):
        return Mended(document, linted[0], problems=(failed,), notes=notes)
    return Mended(done.document, linted[-1], fixed=len(done.applied), notes=notes)


def _note(refused: fix.Refused, lang: str) -> Problem:
    finding = refused.finding
    return Problem(finding.path, finding.start.line, _REFUSED[lang].format(finding.rule, refused.error))
