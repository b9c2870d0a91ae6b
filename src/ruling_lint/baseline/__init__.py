"""The baseline: faults that a project has accepted, so that only new ones are reported.

An entry knows a fault by its file, rule, words and surroundings, never by a line number. Lines may move and files may
be renamed; each entry still covers as many findings as were accepted and no more.
"""

from __future__ import annotations

import os
import unicodedata
from collections.abc import Collection, Iterable, Iterator, Sequence
from pathlib import Path

from ruling_lint.baseline.entry import Entry, entry_of, merged
from ruling_lint.baseline.lock import locked
from ruling_lint.baseline.match import match
from ruling_lint.baseline.store import BaselineError, line_of, load, save
from ruling_lint.model import Finding
from ruling_lint.records import dataclass
from ruling_lint.tuples import NamedTuple

__all__ = [
    "Applied",
    "BaselineError",
    "Entry",
    "Pruned",
    "Scope",
    "Unused",
    "Written",
    "apply",
    "prune",
    "write",
]


@dataclass(frozen=True)
class Scope:
    """What a run covered, so that entries it could not have met are left alone.

    `checked` are the files that were read and `roots` the files and folders asked for, both as findings name them.
    `skipped_rules` are rules that exist but did not run.
    """

    checked: Collection[str] = ()
    roots: Collection[str] = ()
    skipped_rules: Collection[str] = ()


class Unused(NamedTuple):
    """An entry of which faults are gone, as many as its `times` says.

    `line` is its 1-based line in the baseline, 1 where the file was laid out by another hand.
    """

    entry: Entry
    line: int


class Applied(NamedTuple):
    """The findings that no entry covers, how many were covered, and the entries that are no longer needed."""

    new: tuple[Finding, ...]
    known: int
    unused: tuple[Unused, ...]


class Written(NamedTuple):
    """How many faults the baseline holds now, and how many the run added and dropped."""

    total: int
    added: int
    dropped: int


class Pruned(NamedTuple):
    """How many faults the baseline still holds and how many were dropped."""

    total: int
    dropped: int


def apply(file: Path, findings: Sequence[Finding], scope: Scope) -> Applied:
    """Return what is new against a baseline. Raises BaselineError for one that cannot be used."""
    known = load(file)
    place = _Place(file, scope)
    matched, left = match(place.entries(findings), known, place.is_gone)
    new = tuple(finding for finding, index in zip(findings, matched, strict=True) if index is None)
    _, gone = place.split(known, left)
    return Applied(new, len(findings) - len(new), tuple(map(Unused, gone, line_of(file, gone))))


def write(file: Path, findings: Sequence[Finding], scope: Scope) -> Written:
    """Accept the findings: they replace the entries of everything that the run covered. Raises BaselineError, OSError.

    Entries of other files and of rules that did not run stay, so runs over parts of a project add up, also when they
    are at work at the same time.
    """
    place = _Place(file, scope)
    found = place.entries(findings)
    with locked(file):
        known = load(file) if file.exists() else []
        matched, left = match(found, known, place.is_gone)
        kept, gone = place.split(known, left)
        entries = merged([*kept, *found])
        save(file, entries)
    return Written(_total(entries), matched.count(None), _total(gone))


def prune(file: Path, findings: Sequence[Finding], scope: Scope) -> Pruned:
    """Drop what no longer occurs, and let the rest follow its faults to where they stand now. Accepts nothing new.

    Raises BaselineError, OSError.
    """
    place = _Place(file, scope)
    found = place.entries(findings)
    with locked(file):
        known = load(file)
        matched, left = match(found, known, place.is_gone)
        kept, gone = place.split(known, left)
        current = [entry for entry, index in zip(found, matched, strict=True) if index is not None]
        entries = merged([*kept, *current])
        save(file, entries)
    return Pruned(_total(entries), _total(gone))


class _Place:
    """Where a baseline lies: turns paths of findings into paths of entries, and knows what a run covered."""

    def __init__(self, file: Path, scope: Scope) -> None:
        self.folder = file.absolute().parent
        self.checked = frozenset(map(self.relative, scope.checked))
        self.roots = tuple(map(self.relative, scope.roots))
        self.skipped_rules = frozenset(scope.skipped_rules)
        self.gone: dict[str, bool] = {}

    def relative(self, path: str) -> str:
        """Return a path relative to the baseline's folder, with forward slashes and composed letters."""
        try:
            shown = Path(os.path.relpath(path, self.folder))
        except ValueError:  # another drive
            shown = Path(path).absolute()
        return unicodedata.normalize("NFC", shown.as_posix())

    def entries(self, findings: Iterable[Finding]) -> list[Entry]:
        return list(self._entries(findings))

    def _entries(self, findings: Iterable[Finding]) -> Iterator[Entry]:
        known: dict[str, str] = {}
        for finding in findings:
            if finding.path not in known:
                known[finding.path] = self.relative(finding.path)
            yield entry_of(finding, known[finding.path])

    def is_gone(self, path: str) -> bool:
        """Tell whether an entry's file no longer exists."""
        if path not in self.gone:
            self.gone[path] = path not in self.checked and not os.path.lexists(self.folder / path)
        return self.gone[path]

    def covers(self, entry: Entry) -> bool:
        """Tell whether the run would have met the entry's fault, had it been there."""
        if entry.rule in self.skipped_rules:
            return False
        return entry.path in self.checked or (self.is_gone(entry.path) and self._is_asked_for(entry.path))

    def split(self, known: Sequence[Entry], left: Sequence[int]) -> tuple[list[Entry], list[Entry]]:
        """Return what is left of the entries after matching: what the run could not have met, and what is no more."""
        kept: list[Entry] = []
        gone: list[Entry] = []
        for entry, times in zip(known, left, strict=True):
            if times:
                (gone if self.covers(entry) else kept).append(entry._replace(times=times))
        return kept, gone

    def _is_asked_for(self, path: str) -> bool:
        return any(root in (".", path) or path.startswith(f"{root}/") for root in self.roots)


def _total(entries: Iterable[Entry]) -> int:
    return sum(entry.times for entry in entries)
