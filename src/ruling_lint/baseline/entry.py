"""What a baseline remembers of a fault: rule, words and surroundings instead of a line number."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from hashlib import blake2b
from typing import NamedTuple

from ruling_lint.model import Finding
from ruling_lint.text.chars import fold_word

NOTHING = "-"
"""Stands for the surroundings of a fault at the edge of its segment."""

_REACH = 80
_NEIGHBOURS = 3
_LONGEST = 100
_SHOWN = 80
_WORD = re.compile(r"\w+")


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
    excerpt = finding.excerpt
    text = (excerpt.source if finding.side == "source" else excerpt.target) or ""
    before = _hash(_WORD.findall(text[max(0, finding.span.start - _REACH) : finding.span.start])[-_NEIGHBOURS:])
    after = _hash(_WORD.findall(text[finding.span.end : finding.span.end + _REACH])[:_NEIGHBOURS])
    if not text and excerpt.source:
        after = _hash(_WORD.findall(excerpt.source))
    return Entry(path, finding.rule, _short(finding.text), before, after, finding.segment)


def merged(entries: Iterable[Entry]) -> list[Entry]:
    """Return entries in file order, equal ones as one with their counts added."""
    counts: Counter[Entry] = Counter()
    for entry in entries:
        counts[entry._replace(times=0)] += entry.times
    return sorted((entry._replace(times=n) for entry, n in counts.items()), key=lambda entry: entry.sort_key)


def _short(text: str) -> str:
    """Return a text as it is kept: a long one by its beginning and a hash of all of it."""
    return text if len(text) <= _LONGEST else f"{text[:_SHOWN]}… {_digest(text)}"


def _hash(words: list[str]) -> str:
    return _digest(" ".join(map(fold_word, words))) if words else NOTHING


def _digest(text: str) -> str:
    return blake2b(text.encode("utf-8", "surrogatepass"), digest_size=4).hexdigest()
