"""The engine: runs rules over a document, settles overlaps, and stamps rule, place and words onto every hit."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property

from ruling_lint import checks
from ruling_lint.checks.base import Context, DocumentCheck, View
from ruling_lint.model import Document, Excerpt, Finding, Hit, Related, Segment, Severity, State, Suggestion, Text
from ruling_lint.patterns import lazy_pattern
from ruling_lint.records import dataclass, field
from ruling_lint.rules import FREE, SILENT, Rule
from ruling_lint.selection import Selection
from ruling_lint.text.overlaps import Spans
from ruling_lint.text.reading import Reading
from ruling_lint.text.register import is_prose
from ruling_lint.tuples import NamedTuple
from ruling_lint.typed import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    import re

_SPACE = lazy_pattern(r"\s+")
_SHOWN = 60
"""The longest `$match` in a message, in code points."""


class SlowRuleError(Exception):
    """A rule whose pattern went over its time limit, so that the document is not linted: its id, file and line.

    It crosses processes, so it holds nothing but plain values.
    """

    def __init__(self, rule: str, path: str, line: int) -> None:
        super().__init__(rule, path, line)
        self.rule = rule
        self.path = path
        self.line = line


@dataclass(frozen=True)
class Settings:
    """What a run was told: the language of messages, and a pattern of phrases that the project keeps as they are."""

    lang: str = "en"
    keep: re.Pattern[str] | None = None


@dataclass(frozen=True)
class RuleHit:
    """A hit, the rule it belongs to, and the index of its segment."""

    rule: Rule
    segment: int
    hit: Hit


@dataclass
class Evidence:
    """What the document-wide rules collected: by rule id, pairs of segment index and evidence; and how many words the
    translations have that were looked at.
    """

    by_rule: dict[str, list[tuple[int, Any]]] = field(default_factory=lambda: defaultdict(list))
    words: int = 0


class Outcome(NamedTuple):
    """The findings in a document, sorted, and how many words were looked at."""

    findings: list[Finding]
    words: int


def lint(document: Document, rules: Selection, context: Context, settings: Settings) -> Outcome:
    """Lint a document. Segments that are not to be checked are passed over. Raises SlowRuleError."""
    hits, evidence = examine(document, rules, context, settings)
    hits += conclude(rules, evidence.by_rule, context)
    return Outcome(stamp(document, settle(hits), settings), evidence.words)


def examine(
    document: Document, rules: Selection, context: Context, settings: Settings
) -> tuple[list[RuleHit], Evidence]:
    """Run every rule over every segment: hits of segment checks, and evidence for document checks."""
    hits: list[RuleHit] = []
    evidence = Evidence()
    for index, segment in enumerate(document.segments):
        if segment.state is State.CHECKED:
            view = _view(segment, segment.source, context, settings)
            evidence.words += view.target.words
            for rule in rules.concerned(view):
                found = _found(rule, view, context)
                if found and rule.document_wide:
                    evidence.by_rule[rule.id] += [(index, item) for item in found]
                elif found:
                    hits += [RuleHit(rule, index, hit) for hit in _fewest(rule, found, view, context, settings)]
    return hits, evidence


def conclude(
    rules: Sequence[Rule], evidence: Mapping[str, Collection[tuple[int, Any]]], context: Context
) -> list[RuleHit]:
    """Return the hits of the document-wide rules, from the evidence by rule id."""
    hits: list[RuleHit] = []
    for rule in rules:
        if rule.id in evidence:
            found = _collector(rule).conclude(rule.params, evidence[rule.id], context)
            hits += [RuleHit(rule, index, hit) for index, hit in found]
    return hits


def settle(hits: Iterable[RuleHit]) -> list[RuleHit]:
    """Drop what another hit explains: one defect gives one finding."""
    by_segment: dict[int, list[RuleHit]] = defaultdict(list)
    for hit in hits:
        by_segment[hit.segment].append(hit)
    kept: list[RuleHit] = []
    for _, group in sorted(by_segment.items()):
        exclusive = [hit for hit in group if hit.rule.exclusive]
        kept += exclusive[:1] or list(_unexplained(group))
    return kept


def _unexplained(group: Sequence[RuleHit]) -> Iterator[RuleHit]:
    """Yield the hits of a segment that no hit of a rule they yield to explains."""
    by_rule: dict[str, list[Hit]] = defaultdict(list)
    for found in group:
        by_rule[found.rule.id].append(found.hit)
    explaining: dict[str, _Places] = {}
    for found in group:
        names = found.rule.yields.intersection(by_rule)
        explaining |= {name: _Places(by_rule[name]) for name in names.difference(explaining)}
        if not any(explaining[name].explain(found.hit) for name in names):
            yield found


def stamp(document: Document, hits: Iterable[RuleHit], settings: Settings) -> list[Finding]:
    """Turn hits into findings in report order."""
    findings = dict.fromkeys(stamped(document, hits, settings))
    return sorted(findings, key=lambda finding: finding.sort_key)


def stamped(document: Document, hits: Iterable[RuleHit], settings: Settings) -> Iterator[Finding]:
    """Yield the finding of each hit."""
    around: dict[int, _Around] = {}
    for hit in hits:
        if hit.segment not in around:
            around[hit.segment] = _Around(document, hit.segment, settings)
        yield _finding(document, around[hit.segment], hit, settings)


def _view(segment: Segment, source: Text | None, context: Context, settings: Settings) -> View:
    """Make a segment ready beside one of its sources; a source without any text is none."""
    reading = Reading(source, settings.keep) if source is not None and source.value.strip() else None
    return View(segment, Reading(segment.target, settings.keep), reading, context.glossary)


def _found(rule: Rule, view: View, context: Context) -> Sequence[Any]:
    """Return the hits of a rule, or its evidence where it is about the whole document; none where it is silent in prose."""
    try:
        found = tuple(rule.look(rule.params, view, context))
    except TimeoutError:
        raise SlowRuleError(rule.id, rule.path, rule.line) from None
    return () if found and rule.prose == SILENT and view.is_prose else found


def _fewest(rule: Rule, found: Sequence[Hit], view: View, context: Context, settings: Settings) -> Sequence[Hit]:
    """Return a rule's hits against the source that fits best, of those that are as right."""
    others = [source for source in view.segment.alternatives if source.value.strip()] if rule.compares else []
    for source in others:
        found = min(found, _found(rule, _view(view.segment, source, context, settings), context), key=len)
    return found


def _collector(rule: Rule) -> DocumentCheck:
    return cast("DocumentCheck", checks.get(rule.check))


class _Places:
    """Where the hits of one rule lie, on either side, and the places of the source that belong to them."""

    def __init__(self, hits: Sequence[Hit]) -> None:
        self._sides = {side: Spans(hit.span for hit in hits if hit.in_source == side) for side in (False, True)}
        self._related = Spans(hit.source_span for hit in hits if hit.source_span is not None)

    def explain(self, hit: Hit) -> bool:
        """Tell whether one of them lies where a hit does."""
        if self._sides[hit.in_source].overlap(hit.span):
            return True
        return hit.source_span is not None and self._related.overlap(hit.source_span)


class _Around:
    """A segment, and what all its findings share."""

    def __init__(self, document: Document, index: int, settings: Settings) -> None:
        self.segment = document.segments[index]
        source = self.segment.source
        self.excerpt = Excerpt(self.segment.target.value, source.value if source else None, index)
        self._keep = settings.keep

    @cached_property
    def is_prose(self) -> bool:
        """Whether the source speaks of something else than the game."""
        return self.segment.source is not None and is_prose(Reading(self.segment.source, self._keep))


def _severity(rule: Rule, hit: Hit, around: _Around) -> Severity:
    if rule.pinned or (hit.severity is None and (rule.prose != FREE or hit.firm)):
        return rule.severity
    if hit.severity is not None:
        return hit.severity
    return Severity.INFO if around.is_prose else rule.severity


def _finding(document: Document, around: _Around, found: RuleHit, settings: Settings) -> Finding:
    rule, hit, segment = found.rule, found.hit, around.segment
    text = segment.source if hit.in_source and segment.source else segment.target
    file = document.source if hit.in_source and document.source else document
    raw = text.raw_span(hit.span)
    start = file.position(raw.start)
    messages = _messages(rule, hit, text.value)
    return Finding(
        rule=rule.id,
        severity=_severity(rule, hit, around),
        category=rule.category,
        message=messages[settings.lang],
        path=file.path,
        start=start,
        end=file.position(raw.end),
        segment=segment.id,
        side="source" if hit.in_source else "target",
        span=hit.span,
        raw=raw,
        text=text.value[hit.span.start : hit.span.end],
        line_text=file.line_text(start.line),
        excerpt=around.excerpt,
        suggestions=_suggestions(rule, hit),
        related=tuple(_related(document, segment, hit)),
        place=segment.place,
        source_span=hit.source_span,
        messages=messages,
        params=hit.params,
    )


def _messages(rule: Rule, hit: Hit, text: str) -> dict[str, str]:
    from string import Template

    words = rule.variants[hit.variant] if hit.variant else rule.message
    values = dict(hit.params)
    values["match"] = _short(text[hit.span.start : hit.span.end])
    values["suggestion"] = hit.replacements[0] if hit.replacements else ""
    return {lang: Template(template).safe_substitute(values) for lang, template in words._asdict().items()}


def _short(text: str) -> str:
    text = _SPACE.sub(" ", text)
    return text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"


def _suggestions(rule: Rule, hit: Hit) -> tuple[Suggestion, ...]:
    safe = rule.fix == "safe" and hit.certain
    return tuple(Suggestion(text, safe and index == 0) for index, text in enumerate(hit.replacements))


def _related(document: Document, segment: Segment, hit: Hit) -> Iterator[Related]:
    if hit.source_span is not None and segment.source is not None:
        start = segment.source.raw_span(hit.source_span).start
        text = segment.source.value[hit.source_span.start : hit.source_span.end]
        file = document.source or document
        yield Related(file.path, file.position(start), _short(text))
    for place in hit.related:
        there = document.segments[place.segment]
        start = there.target.raw_span(place.span).start
        yield Related(document.path, document.position(start), place.message, there.place)
