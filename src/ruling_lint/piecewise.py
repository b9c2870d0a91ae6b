"""Linting a file that is read in parts: each is examined and dropped, and what they show together is concluded at the end.

The findings are those of the whole file. What is kept of a part is its hits, their findings, and the evidence of rules
that look at the whole document; where they are many, in a temporary file.
"""

from __future__ import annotations

import pickle
from collections import Counter, defaultdict
from itertools import islice

from ruling_lint import engine, joined, parallel, progress, suppress
from ruling_lint.engine import RuleHit, Settings
from ruling_lint.joined import Examined, Joined, Part, moved
from ruling_lint.model import Document, Finding, Offset
from ruling_lint.readers.parts import Parts
from ruling_lint.records import replace
from ruling_lint.spool import Batches, Spooled
from ruling_lint.suppress import Directive
from ruling_lint.tallies import Gathered, Tally, tally
from ruling_lint.tuples import NamedTuple
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from ruling_lint.checks.base import Context
    from ruling_lint.selection import Selection


_FEW = 1000
"""So many findings are kept in memory."""

_AT_ONCE = 2000
"""Parts are settled together until they have so many findings."""


_Settled = tuple[list[Finding], list[RuleHit]]
"""The findings of a part, and its hits that only the whole showed."""


class _Found(NamedTuple):
    """What is kept of a part: its evidence, its hits, each with its finding unless another hit explains it, and its comments.

    `first` is the index and the line of the segment that stands first in it.
    """

    examined: Examined
    hits: bytes
    directives: list[Directive]
    first: tuple[int, int] | None
    tally: Tally


def lint(parts: Parts, rules: Selection, context: Context, settings: Settings, jobs: int) -> Gathered:
    """Lint a file in so many processes. Raises SlowRuleError, UnreadableError, OSError."""

    def work(index: int) -> _Found:
        return _examine(parts.read(index), rules, context, settings)

    whole = _Whole(parts, rules, settings)
    for found in progress.parts(parallel.run(work, range(len(parts)), jobs, most=1), len(parts)):
        whole.add(found)
    return Gathered(whole.findings(context, jobs), whole.directives, whole.tally)


def _examine(document: Document, rules: Selection, context: Context, settings: Settings) -> _Found:
    hits, evidence = engine.examine(document, rules, context, settings)
    settled = engine.settle(hits)
    findings = dict(zip(map(id, settled), engine.stamped(document, settled, settings), strict=True))
    found = [(hit.rule.id, hit.segment, hit.hit, findings.get(id(hit))) for hit in hits]
    return _Found(
        joined.pack(document, (), evidence),
        pickle.dumps(found),
        suppress.directives(document) if document.comments else [],
        _first(document),
        tally(document, evidence.words),
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
        self.tally = Tally(0, 0, 0, Counter())
        self._parts = parts
        self._rules = rules
        self._by_id = {rule.id: rule for rule in rules}
        self._settings = settings
        self._joined = Joined()
        self._hits = Batches()

    def add(self, found: _Found) -> None:
        """Take in the next part."""
        self._joined.add(found.examined, self._rules)
        self._hits.append(found.hits)
        self._add_directives(found, self._offset(len(self._hits) - 1))
        self._count(found.tally)

    def _add_directives(self, found: _Found, offset: Offset) -> None:
        if found.first is not None:
            index, line = found.first
            for directive in self.directives:
                if directive.waits:
                    directive.await_segment(index + offset.segments, line + offset.lines)
        self.directives += [_moved_directive(directive, offset) for directive in found.directives]

    def _count(self, part: Tally) -> None:
        """Add what a part holds to what all hold; a reason for which nothing is left out counts too."""
        segments, checked, words, left_out = self.tally
        left_out.update(part.left_out)
        self.tally = Tally(segments + part.segments, checked + part.checked, words + part.words, left_out)

    def findings(self, context: Context, jobs: int) -> Sequence[Finding]:
        """Conclude, and return the findings in order."""
        found = Spooled(self._findings(context, jobs))
        return found if len(found) > _FEW else tuple(found)

    def _findings(self, context: Context, jobs: int) -> Iterator[Finding]:
        late: dict[int, list[RuleHit]] = defaultdict(list)
        for hit in self._joined.concluded(context):
            late[self._joined.part_of(hit.segment)].append(hit)
        settled: list[_Settled] = []
        for part in range(len(self._hits)):
            settled.append(self._settled(part, late.pop(part, [])))
            if sum(len(findings) + len(hits) for findings, hits in settled) > _AT_ONCE:
                yield from self._in_order(settled, jobs)
                settled = []
        yield from self._in_order(settled, jobs)

    def _settled(self, part: int, late: Sequence[RuleHit]) -> _Settled:
        """Return the findings of a part beside hits that only the whole shows, and those of these hits that nothing explains."""
        offset = self._offset(part)
        findings: dict[int, Finding] = {}
        hits: list[RuleHit] = []
        for rule, segment, hit, finding in pickle.loads(self._hits[part]):
            hits.append(RuleHit(self._by_id[rule], offset.segments + segment, hit))
            if finding:
                findings[id(hits[-1])] = moved(finding, offset)
        if not late:
            return [*findings.values()], []
        settled = engine.settle([*hits, *late])
        own = [findings[id(hit)] for hit in settled if id(hit) in findings]
        return own, [hit for hit in settled if id(hit) not in findings]

    def _in_order(self, settled: Sequence[_Settled], jobs: int) -> Iterator[Finding]:
        """Yield the findings of parts in order; for those of late hits the parts are read again."""
        stamped = iter(self._joined.findings([hit for _, late in settled for hit in late], self._read_again, jobs))
        for findings, late in settled:
            found = [*findings, *filter(None, islice(stamped, len(late)))]
            yield from sorted(dict.fromkeys(found), key=lambda finding: finding.sort_key)

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
