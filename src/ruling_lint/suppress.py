"""Silencing: ignore comments in files and ignore entries in the config, and what became of them.

A comment holds `ruling-lint: ignore[rule, …] reason`, `ignore-next[…]`, `off[…]` or `on[…]`.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from ruling_lint.ignores import ConfigIgnore
from ruling_lint.model import Comment, Document, Excerpt, Finding, Position, Span, merged
from ruling_lint.patterns import lazy_pattern
from ruling_lint.records import dataclass, field
from ruling_lint.rules import SILENCING, Rule
from ruling_lint.spool import like
from ruling_lint.tuples import NamedTuple

DIRECTIVE = lazy_pattern(
    r"ruling-lint:\s*(?P<verb>ignore-next|ignore|off|on)\b\s*(?:\[(?P<rules>[^\]]*)\])?[\s:—-]*(?P<reason>[^\n]*)"
)


class Place(NamedTuple):
    """Where something stands that may silence nothing."""

    path: str
    start: Position
    end: Position
    raw: Span
    text: str
    line_text: str


@dataclass
class Directive:
    """An ignore comment: what it says, and where it holds. `rules` is empty for a bare one, which silences nothing.

    It holds for `segments` and for `lines`, an `off` up to the next `on`. `waits` says that it holds for what follows
    it, and that nothing does; in a part of a file that is the next part's first segment.
    """

    verb: str
    rules: frozenset[str]
    place: Place
    segments: Sequence[int] = ()
    lines: Sequence[int] = ()
    waits: bool = False
    used: set[str] = field(default_factory=set)

    @property
    def raw(self) -> Span:
        """The range of its comment."""
        return self.place.raw

    def await_segment(self, index: int, line: int) -> None:
        """Hold for the segment that follows, which begins in a line: `ignore` for the whole, `ignore-next` for the line."""
        self.waits = False
        if self.verb == "ignore":
            self.segments = (index,)
        else:
            self.lines = (line,)


@dataclass(frozen=True)
class Silenced:
    """The findings that stay, and how many went."""

    findings: Sequence[Finding]
    count: int


def directives(document: Document) -> list[Directive]:
    """Return the directives in a document's comments, in file order."""
    found = []
    for comment in document.comments:
        for match in DIRECTIVE.finditer(comment.text):
            names = frozenset(re.findall(r"[\w-]+", match["rules"] or ""))
            found.append((comment, Directive(match["verb"], names, _place(document, comment.raw))))
    if found:
        starts = sorted((s.target.pieces[0].raw_start, index) for index, s in enumerate(document.segments))
        for comment, directive in found:
            _settle(directive, comment, document, starts)
    return sorted((directive for _, directive in found), key=lambda directive: directive.raw)


def _place(document: Document, raw: Span) -> Place:
    start, end = document.position(raw.start), document.position(raw.end)
    return Place(document.path, start, end, raw, document.raw[raw.start : raw.end], document.line_text(start.line))


def _settle(directive: Directive, comment: Comment, document: Document, starts: Sequence[tuple[int, int]]) -> None:
    """Find where a directive holds: an `ignore` for its own line and the whole segment after it.

    `ignore-next` holds for the next line with text.
    """
    if directive.verb in ("on", "off"):
        return
    if comment.segment is not None:
        directive.segments = range(comment.segment, comment.segment + comment.covers)
        return
    if directive.verb == "ignore":
        directive.lines = (directive.place.start.line,)
    following = bisect_left(starts, (directive.raw.end, -1))
    directive.waits = following == len(starts)
    if not directive.waits:
        raw_start, index = starts[following]
        directive.await_segment(index, document.position(raw_start).line)


def silence(
    document: Document,
    findings: Sequence[Finding],
    rules: Sequence[Rule],
    known: frozenset[str],
    ignores: Sequence[ConfigIgnore] = (),
    lang: str = "en",
    path: str | None = None,
) -> Silenced:
    """Drop the findings that the document's comments or the config silence; `path` is what the config's globs match.

    `rules` are those that ran, `known` the ids of all there are. If the rule `unused-suppression` ran, directives that
    silenced nothing become findings of it.
    """
    listed = directives(document) if document.comments else []
    return silence_by(listed, findings, rules, known, ignores, lang, path or document.path)


def silence_by(
    listed: Sequence[Directive],
    findings: Sequence[Finding],
    rules: Sequence[Rule],
    known: frozenset[str],
    ignores: Sequence[ConfigIgnore],
    lang: str,
    path: str,
) -> Silenced:
    """Do the same for directives that were read already."""
    if not listed and not ignores:
        return Silenced(findings, 0)
    reach = _Reach(listed)

    def stays(finding: Finding) -> bool:
        silencers = reach.of(finding) if listed else []
        for directive in silencers:
            directive.used.add(finding.rule)
        return not silencers and not any(ignore.matches(path, finding) for ignore in ignores)

    kept = like(findings, filter(stays, findings))
    count = len(findings) - len(kept)
    reporting = next((rule for rule in rules if rule.check == SILENCING), None)
    if reporting and listed:
        ran = frozenset(rule.id for rule in rules)
        unused = [
            useless(directive.place, reporting, variant, {"rule": name}, lang)
            for directive in listed
            for variant, name in _stale(directive, ran, known)
        ]
        kept = like(kept, merged(kept, sorted(unused, key=lambda finding: finding.sort_key)))
    return Silenced(kept, count)


class _Reach:
    """Where each directive holds: worked out once, so that a finding only looks up its rule, segment and line."""

    def __init__(self, listed: Sequence[Directive]) -> None:
        self._by_segment: dict[tuple[str, int], list[Directive]] = defaultdict(list)
        self._by_line: dict[tuple[str, int], list[Directive]] = defaultdict(list)
        self._ranges: dict[str, list[tuple[int, float, Directive]]] = defaultdict(list)
        for directive in listed:
            if directive.verb == "off":
                self._add_range(directive, listed)
            for rule in directive.rules:
                for index in directive.segments:
                    self._by_segment[rule, index].append(directive)
                for line in directive.lines:
                    self._by_line[rule, line].append(directive)

    def of(self, finding: Finding) -> list[Directive]:
        """Return the directives that silence a finding."""
        rule, start = finding.rule, finding.raw.start
        between = [directive for first, last, directive in self._ranges[rule] if first <= start < last]
        near = self._by_segment[rule, finding.excerpt.index] + self._by_line[rule, finding.start.line]
        return [*between, *near]

    def _add_range(self, directive: Directive, listed: Sequence[Directive]) -> None:
        for rule in directive.rules:
            ends = (d.raw.start for d in listed if d.verb == "on" and (not d.rules or rule in d.rules))
            end = min((end for end in ends if end >= directive.raw.end), default=float("inf"))
            self._ranges[rule].append((directive.raw.end, end, directive))


def _stale(directive: Directive, ran: frozenset[str], known: frozenset[str]) -> Iterator[tuple[str, str]]:
    """Yield the variant of the message and the rule named, for everything in a directive that was no use."""
    if not directive.rules and directive.verb != "on":
        yield "bare", ""
    for name in sorted(directive.rules - known):
        yield "unknown", name
    if directive.verb != "on":
        for name in sorted((directive.rules & ran) - directive.used):
            yield "", name


def useless(place: Place, rule: Rule, variant: str, params: Mapping[str, str], lang: str) -> Finding:
    """Return the finding about a comment or baseline entry that silences nothing."""
    from string import Template

    words = rule.variants[variant] if variant else rule.message
    messages = {name: Template(text).safe_substitute(params) for name, text in words._asdict().items()}
    return Finding(
        rule=rule.id,
        severity=rule.severity,
        category=rule.category,
        message=messages[lang],
        path=place.path,
        start=place.start,
        end=place.end,
        segment=None,
        side="target",
        span=Span(0, len(place.text)),
        raw=place.raw,
        text=place.text,
        line_text=place.line_text,
        excerpt=Excerpt(place.text, None, -1),
        messages=messages,
        params=params,
    )
