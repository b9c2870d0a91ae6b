"""Linting a file that is read in parts: each is examined and dropped, and what they show together is concluded at the end.

The findings are those of the whole file. What is kept of a part is its hits, their findings, and the evidence of rules
that look at the whole document.
"""

from __future__ import annotations

from collections import Counter

from ruling_lint import engine, joined, parallel, suppress
from ruling_lint.engine import Settings
from ruling_lint.joined import Examined, Joined, Part, moved
from ruling_lint.model import Document, Finding, Offset
from ruling_lint.readers.parts import Parts
from ruling_lint.records import replace
from ruling_lint.suppress import Directive
from ruling_lint.tallies import Gathered, Tally, tally
from ruling_lint.tuples import NamedTuple
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ruling_lint.checks.base import Context
    from ruling_lint.selection import Selection


class _Found(NamedTuple):
    """What is kept of a part: its hits, each with its finding unless another hit explains it, and its comments.

    `first` is the index and the line of the segment that stands first in it.
    """

    examined: Examined
    findings: list[Finding | None]
    directives: list[Directive]
    first: tuple[int, int] | None
    tally: Tally


def lint(parts: Parts, rules: Selection, context: Context, settings: Settings, jobs: int) -> Gathered:
    """Lint a file in so many processes. Raises SlowRuleError, UnreadableError, OSError."""

    def work(index: int) -> _Found:
        return _examine(parts.read(index), rules, context, settings)

    whole = _Whole(parts, rules, settings)
    for found in parallel.run(work, range(len(parts)), jobs, most=1):
        whole.add(found)
    return Gathered(whole.findings(context, jobs), whole.directives, whole.tally)


def _examine(document: Document, rules: Selection, context: Context, settings: Settings) -> _Found:
    hits, evidence = engine.examine(document, rules, context, settings)
    settled = engine.settle(hits)
    findings = dict(zip(map(id, settled), engine.stamped(document, settled, settings), strict=True))
    return _Found(
        joined.pack(document, hits, evidence),
        [findings.get(id(hit)) for hit in hits],
        suppress.directives(document) if document.comments else [],
        _first(document),
        tally(document),
    )


def _first(document: Document) -> tuple[int, int] | None:
    starts = [segment.target.pieces[0].raw_start for segment in document.segments]
    if not starts:
        return None
    start = min(starts)
    return starts.index(start), document.position(start).line


class _Whole:
    """Gathers what parts gave, in order, with places in the whole file."""

    def __init__(self, parts: Parts, rules: Selection, settings: Settings) -> None:
        self.directives: list[Directive] = []
        self._parts = parts
        self._rules = rules
        self._settings = settings
        self._joined = Joined()
        self._tallies: list[Tally] = []
        self._findings: dict[int, Finding] = {}

    def add(self, found: _Found) -> None:
        """Take in the next part."""
        hits = self._joined.add(found.examined, self._rules)
        offset = self._offset(len(self._tallies))
        for hit, finding in zip(hits, found.findings, strict=True):
            if finding:
                self._findings[id(hit.hit)] = moved(finding, offset)
        self._add_directives(found, offset)
        self._tallies.append(found.tally)

    def _add_directives(self, found: _Found, offset: Offset) -> None:
        if found.first is not None:
            index, line = found.first
            for directive in self.directives:
                if directive.waits:
                    directive.await_segment(index + offset.segments, line + offset.lines)
        self.directives += [_moved_directive(directive, offset) for directive in found.directives]

    @property
    def tally(self) -> Tally:
        """What all parts hold."""
        left_out: Counter[str] = Counter()
        for one in self._tallies:
            left_out.update(one.left_out)
        segments, checked, words = (sum(column) for column in list(zip(*self._tallies, strict=True))[:3])
        return Tally(segments, checked, words, left_out)

    def findings(self, context: Context, jobs: int) -> list[Finding]:
        """Conclude, and return the findings in order."""
        settled = self._joined.settled(context)
        late = [found for found in settled if id(found.hit) not in self._findings]
        for found, finding in zip(late, self._joined.findings(late, self._read_again, jobs), strict=True):
            assert finding is not None
            self._findings[id(found.hit)] = finding
        findings = dict.fromkeys(self._findings[id(found.hit)] for found in settled)
        return sorted(findings, key=lambda finding: finding.sort_key)

    def _read_again(self, part: int) -> Part:
        return Part(self._parts.read(part), self._offset(part), self._settings)

    def _offset(self, part: int) -> Offset:
        return self._parts.offset(part)._replace(segments=self._joined.start(part))


def _moved_directive(directive: Directive, offset: Offset) -> Directive:
    place = directive.place
    return replace(
        directive,
        place=place._replace(start=offset.lower(place.start), end=offset.lower(place.end), raw=offset.later(place.raw)),
        segments=_added(directive.segments, offset.segments),
        lines=_added(directive.lines, offset.lines),
    )


def _added(numbers: Iterable[int], more: int) -> tuple[int, ...]:
    return tuple(number + more for number in numbers)
