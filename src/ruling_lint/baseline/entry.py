"""What a baseline remembers of a fault: rule, words and surroundings instead of a line number."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ruling_lint.model import Finding
from ruling_lint.text.surroundings import digest, surroundings
from ruling_lint.tuples import NamedTuple

_LONGEST = 100
_SHOWN = 80


class Entry(NamedTuple):
    """An accepted fault, as often as `times` says.

    `path` is relative to the baseline's folder. `before` and `after` are hashes of the words around the fault, so
    that one side may be edited and the fault still be known.
    """

    path: str
    rule: str
    text: str
    before: str
    after: str
    segment: str | None
    times: int = 1

    @property
    def sort_key(self) -> tuple[str, ...]:
        """The order of entries in the file."""
        return (self.path, self.rule, self.text, self.before, self.after, self.segment or "")


def entry_of(finding: Finding, path: str) -> Entry:
    """Return the entry for one finding in a file of that name."""
    return Entry(path, finding.rule, _short(finding.text), *surroundings(finding), finding.segment)


def merged(entries: Iterable[Entry]) -> list[Entry]:
    """Return entries in file order, equal ones as one with their counts added."""
    counts: Counter[Entry] = Counter()
    for entry in entries:
        counts[entry._replace(times=0)] += entry.times
    return sorted((entry._replace(times=n) for entry, n in counts.items()), key=lambda entry: entry.sort_key)


def _short(text: str) -> str:
    """Return a text as it is kept: a long one by its beginning and a hash of all of it."""
    return text if len(text) <= _LONGEST else f"{text[:_SHOWN]}… {digest(text)}"
