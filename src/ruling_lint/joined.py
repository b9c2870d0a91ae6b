"""Parts of a whole, joined: each is examined alone, and what they show together is concluded at the end.

The parts may be stretches of a document, parts of a file that is too big to be read whole, or the files of a corpus.
Only hits and evidence are kept of a part; segments are counted through all parts.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict

from ruling_lint import engine, evidence, parallel
from ruling_lint.engine import RuleHit, Settings
from ruling_lint.evidence import Packed, Spool
from ruling_lint.model import Document, Excerpt, Finding, Hit, Offset, Related, Span
from ruling_lint.records import replace
from ruling_lint.tuples import NamedTuple
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from ruling_lint.checks.base import Context
    from ruling_lint.rules import Rule
    from ruling_lint.selection import Selection

_PlaceOf = tuple[int, Span]
"""A segment of the whole, and a span in its target."""


class Examined(NamedTuple):
    """What rules found in a part, able to cross processes: hits by rule id, with their segment, evidence, and how many words
    they looked at.
    """

    segments: int
    hits: list[tuple[str, int, Hit]]
    evidence: dict[str, Packed]
    words: int


class Part(NamedTuple):
    """A part read again, what is to be added to its places, and the settings that hold for it."""

    document: Document
    offset: Offset
    settings: Settings


def pack(document: Document, hits: Iterable[RuleHit], found: engine.Evidence) -> Examined:
    """Return what the engine found in the document of a part."""
    return Examined(
        len(document.segments),
        [(hit.rule.id, hit.segment, hit.hit) for hit in hits],
        {rule: evidence.pack(items) for rule, items in found.by_rule.items()},
        found.words,
    )


def examine(document: Document, rules: Selection, context: Context, settings: Settings) -> Examined:
    """Run rules over the document of a part. Raises SlowRuleError."""
    return pack(document, *engine.examine(document, rules, context, settings))


class Joined:
    """What parts gave, taken in one after another; `words` are all words of theirs."""

    def __init__(self) -> None:
        self.words = 0
        self._rules: dict[str, Rule] = {}
        self._starts = [0]
        self._hits: list[RuleHit] = []
        self._evidence: defaultdict[str, Spool] = defaultdict(Spool)

    def add(self, part: Examined, rules: Iterable[Rule]) -> None:
        """Take in the next part and the rules that ran over it."""
        start = self._starts[-1]
        self._rules |= {rule.id: rule for rule in rules}
        self._hits += [RuleHit(self._rules[rule], start + segment, hit) for rule, segment, hit in part.hits]
        for rule, packed in part.evidence.items():
            self._evidence[rule].add(start, packed)
        self._starts.append(start + part.segments)
        self.words += part.words

    def start(self, part: int) -> int:
        """Return how many segments stand before a part."""
        return self._starts[part]

    def part_of(self, segment: int) -> int:
        """Return the part in which a segment of the whole lies."""
        return bisect_right(self._starts, segment) - 1

    def settled(self, context: Context) -> list[RuleHit]:
        """Conclude, and return all hits that no other hit explains."""
        return engine.settle([*self._hits, *self.concluded(context)])

    def concluded(self, context: Context) -> list[RuleHit]:
        """Return the hits that only the whole shows."""
        return engine.conclude([*self._rules.values()], self._evidence, context)

    def findings(
        self, hits: Sequence[RuleHit], read: Callable[[int], Part | None], jobs: int = 1
    ) -> list[Finding | None]:
        """Return the findings of hits that only the whole shows; None where a part cannot be read again.

        Each part that a hit or a place related to it lies in is read once, in so many processes.
        """
        asked: dict[int, tuple[list[RuleHit], list[_PlaceOf]]] = defaultdict(lambda: ([], []))
        for hit in hits:
            asked[self.part_of(hit.segment)][0].append(hit)
        for place in sorted({place[:2] for hit in hits for place in hit.hit.related}):
            asked[self.part_of(place[0])][1].append(place)

        def work(part: int) -> tuple[list[Finding], list[Related]]:
            again = read(part)
            return _look_up(again, self._starts[part], *asked[part]) if again else ([], [])

        findings: dict[int, Finding] = {}
        places: dict[_PlaceOf, Related] = {}
        for part, (stamped, found) in zip(asked, parallel.run(work, [*asked], jobs), strict=True):
            findings.update(zip(map(id, asked[part][0]), stamped, strict=False))
            places.update(zip(asked[part][1], found, strict=False))
        return [_with_related(findings.get(id(hit)), hit, places) for hit in hits]


def _look_up(
    part: Part, start: int, hits: Sequence[RuleHit], places: Sequence[_PlaceOf]
) -> tuple[list[Finding], list[Related]]:
    """Return the findings of hits in a part, and where places in it are; they name their segments in the whole."""
    document, offset, settings = part
    alone = [RuleHit(hit.rule, hit.segment - start, replace(hit.hit, related=())) for hit in hits]
    findings = [moved(finding, offset) for finding in engine.stamped(document, alone, settings)]
    related = []
    for segment, span in places:
        there = document.segments[segment - start]
        position = offset.lower(document.position(there.target.raw_span(span).start))
        related.append(Related(document.path, position, "", there.place))
    return findings, related


def _with_related(finding: Finding | None, hit: RuleHit, places: dict[_PlaceOf, Related]) -> Finding | None:
    if finding is None:
        return None
    related = [places[place[:2]]._replace(message=place.message) for place in hit.hit.related if place[:2] in places]
    return replace(finding, related=(*finding.related, *related))


def moved(finding: Finding, offset: Offset) -> Finding:
    """Return a finding of a part with its places in the whole file."""
    excerpt = finding.excerpt
    return replace(
        finding,
        start=offset.lower(finding.start),
        end=offset.lower(finding.end),
        raw=offset.later(finding.raw),
        excerpt=Excerpt(excerpt.target, excerpt.source, excerpt.index + offset.segments),
        related=tuple(place._replace(position=offset.lower(place.position)) for place in finding.related),
    )
