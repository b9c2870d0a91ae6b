"""Linting a file that is read in parts: each is examined and dropped, and what they show together is concluded at the end.

The findings are those of the whole file. What is kept of a part is its hits, their findings, and the evidence of rules
that look at the whole document, which goes to a temporary file where it is much.
"""

from __future__ import annotations

import pickle
from bisect import bisect_right
from collections import Counter, defaultdict
from collections.abc import Collection
from itertools import accumulate

from ruling_lint import engine, parallel, suppress
from ruling_lint.engine import RuleHit, Settings
from ruling_lint.model import Document, Excerpt, Finding, Hit, Offset, Position, Related, Span
from ruling_lint.readers.parts import Parts
from ruling_lint.records import replace
from ruling_lint.suppress import Directive
from ruling_lint.tallies import Gathered, Tally, tally
from ruling_lint.tuples import NamedTuple
from ruling_lint.typed import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from typing import IO

    from ruling_lint.checks.base import Context
    from ruling_lint.selection import Selection

_IN_MEMORY = 1_000_000
"""Bytes of evidence of one rule that are kept in memory."""


_PlaceOf = tuple[int, Span]
"""A segment of the whole file, and a span in its target."""


class _Found(NamedTuple):
    """A hit of a rule in a segment of a part, and its finding unless another hit explains it."""

    rule: str
    segment: int
    hit: Hit
    finding: Finding | None


class _Examined(NamedTuple):
    """What is kept of a part. `first` is the index and the line of the segment that stands first in it."""

    found: list[_Found]
    evidence: dict[str, tuple[int, bytes]]
    directives: list[Directive]
    first: tuple[int, int] | None
    tally: Tally


def lint(parts: Parts, rules: Selection, context: Context, settings: Settings) -> Gathered:
    """Lint a file in so many processes as the settings say. Raises SlowRuleError, UnreadableError, OSError."""

    def work(index: int) -> _Examined:
        return _examine(parts.read(index), rules, context, settings)

    whole = _Whole(parts, rules, context, settings)
    for examined in parallel.run(work, range(len(parts)), settings.jobs, most=1):
        whole.add(examined)
    return Gathered(whole.findings(), whole.directives, whole.tally)


def _examine(document: Document, rules: Selection, context: Context, settings: Settings) -> _Examined:
    hits, evidence = engine.examine(document, rules, context, settings)
    settled = engine.settle(hits)
    findings = dict(zip(map(id, settled), engine.stamped(document, settled, settings), strict=True))
    return _Examined(
        [_Found(hit.rule.id, hit.segment, hit.hit, findings.get(id(hit))) for hit in hits],
        {rule: (len(items), pickle.dumps(items)) for rule, items in evidence.by_rule.items()},
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

    def __init__(self, parts: Parts, rules: Selection, context: Context, settings: Settings) -> None:
        self.directives: list[Directive] = []
        self._parts = parts
        self._rules = {rule.id: rule for rule in rules}
        self._context = context
        self._settings = settings
        self._tallies: list[Tally] = []
        self._starts: list[int] = [0]
        self._hits: list[RuleHit] = []
        self._findings: dict[int, Finding] = {}
        self._evidence: dict[str, _Spool] = {}

    def add(self, examined: _Examined) -> None:
        """Take in the next part."""
        offset = self._offset(len(self._tallies))
        for found in examined.found:
            self._hits.append(RuleHit(self._rules[found.rule], found.segment + offset.segments, found.hit))
            if found.finding:
                self._findings[id(found.hit)] = _moved(found.finding, offset)
        for rule, (count, items) in examined.evidence.items():
            self._evidence.setdefault(rule, _Spool()).add(offset.segments, count, items)
        self._add_directives(examined, offset)
        self._tallies.append(examined.tally)
        self._starts.append(offset.segments + examined.tally.segments)

    def _add_directives(self, examined: _Examined, offset: Offset) -> None:
        if examined.first is not None:
            index, line = examined.first
            for directive in self.directives:
                if directive.waits:
                    directive.await_segment(index + offset.segments, line + offset.lines)
        self.directives += [_moved_directive(directive, offset) for directive in examined.directives]

    @property
    def tally(self) -> Tally:
        """What all parts hold."""
        left_out: Counter[str] = Counter()
        for one in self._tallies:
            left_out.update(one.left_out)
        segments, checked, words = (sum(column) for column in list(zip(*self._tallies, strict=True))[:3])
        return Tally(segments, checked, words, left_out)

    def findings(self) -> list[Finding]:
        """Conclude, and return the findings in order."""
        hits = [*self._hits, *engine.conclude([*self._rules.values()], self._evidence, self._context)]
        settled = engine.settle(hits)
        late = [found for found in settled if id(found.hit) not in self._findings]
        positions = self._look_up(late)
        for found in late:
            finding = self._findings[id(found.hit)]
            related = [Related(finding.path, positions[place[:2]], place.message) for place in found.hit.related]
            self._findings[id(found.hit)] = replace(finding, related=(*finding.related, *related))
        findings = dict.fromkeys(self._findings[id(found.hit)] for found in settled)
        return sorted(findings, key=lambda finding: finding.sort_key)

    def _look_up(self, late: Sequence[RuleHit]) -> dict[_PlaceOf, Position]:
        """Read again each part that a hit or a related place lies in: make the hits' findings, return where the places are."""
        asked: dict[int, tuple[list[RuleHit], list[_PlaceOf]]] = defaultdict(lambda: ([], []))
        for hit in late:
            asked[self._part(hit.segment)][0].append(hit)
        for place in sorted({place[:2] for hit in late for place in hit.hit.related}):
            asked[self._part(place[0])][1].append(place)

        def work(part: int) -> tuple[list[Finding], list[Position]]:
            return self._read_again(part, *asked[part])

        positions: dict[_PlaceOf, Position] = {}
        for part, (findings, found) in zip(asked, parallel.run(work, [*asked], self._settings.jobs), strict=True):
            hits, places = asked[part]
            self._findings.update(zip((id(hit.hit) for hit in hits), findings, strict=True))
            positions.update(zip(places, found, strict=True))
        return positions

    def _read_again(
        self, part: int, hits: Sequence[RuleHit], places: Sequence[_PlaceOf]
    ) -> tuple[list[Finding], list[Position]]:
        document, offset = self._parts.read(part), self._offset(part)
        positions = []
        alone = [RuleHit(hit.rule, hit.segment - offset.segments, replace(hit.hit, related=())) for hit in hits]
        findings = [_moved(finding, offset) for finding in engine.stamped(document, alone, self._settings)]
        for segment, span in places:
            start = document.segments[segment - offset.segments].target.raw_span(span).start
            positions.append(_lower(document.position(start), offset))
        return findings, positions

    def _part(self, segment: int) -> int:
        return bisect_right(self._starts, segment) - 1

    def _offset(self, part: int) -> Offset:
        return self._parts.offset(part)._replace(segments=self._starts[part])


class _Spool(Collection[tuple[int, Any]]):
    """The evidence of one rule, in the order of the segments."""

    def __init__(self) -> None:
        self._file = _temporary_file()
        self._chunks: list[tuple[int, int]] = []
        self._count = 0

    def add(self, before: int, count: int, items: bytes) -> None:
        """Append so much evidence of a part that so many segments stand before."""
        self._file.write(items)
        self._chunks.append((before, len(items)))
        self._count += count

    def __len__(self) -> int:
        return self._count

    def __contains__(self, item: object) -> bool:
        return any(item == other for other in self)

    def __iter__(self) -> Iterator[tuple[int, Any]]:
        ends = accumulate(size for _, size in self._chunks)
        for (before, size), end in zip(self._chunks, ends, strict=True):
            self._file.seek(end - size)
            for index, item in pickle.loads(self._file.read(size)):
                yield before + index, item


def _temporary_file() -> IO[bytes]:
    from tempfile import SpooledTemporaryFile

    return SpooledTemporaryFile(_IN_MEMORY)


def _moved(finding: Finding, offset: Offset) -> Finding:
    """Return a finding of a part with its places in the whole file."""
    excerpt = finding.excerpt
    return replace(
        finding,
        start=_lower(finding.start, offset),
        end=_lower(finding.end, offset),
        raw=_later(finding.raw, offset),
        excerpt=Excerpt(excerpt.target, excerpt.source, excerpt.index + offset.segments),
        related=tuple(place._replace(position=_lower(place.position, offset)) for place in finding.related),
    )


def _moved_directive(directive: Directive, offset: Offset) -> Directive:
    place = directive.place
    moved = place._replace(
        start=_lower(place.start, offset), end=_lower(place.end, offset), raw=_later(place.raw, offset)
    )
    return replace(
        directive,
        place=moved,
        segments=_added(directive.segments, offset.segments),
        lines=_added(directive.lines, offset.lines),
    )


def _lower(position: Position, offset: Offset) -> Position:
    return Position(position.line + offset.lines, position.column)


def _later(span: Span, offset: Offset) -> Span:
    return Span(span.start + offset.raw, span.end + offset.raw)


def _added(numbers: Iterable[int], more: int) -> tuple[int, ...]:
    return tuple(number + more for number in numbers)
