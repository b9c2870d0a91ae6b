"""The view model: a report as one structure of plain values, for every front end that shows findings to people.

It is what JSON can hold and nothing else. Offsets count code points from 0 and are half-open, lines and columns count
from 1, and texts are as they stand in the files, hostile characters included: whoever shows them makes them safe.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import groupby
from typing import NotRequired, TypedDict

from ruling_lint.model import Finding, Report, Severity
from ruling_lint.reporters.base import RenderOptions, RuleInfo
from ruling_lint.reporters.html.score import Score, points, score
from ruling_lint.reporters.html.terms import TermView, wrong_terms

VERSION = 1
"""Grows when a front end would have to change."""


class SuggestionView(TypedDict):
    """A replacement for exactly the span of its finding."""

    text: str
    safe: bool


class RelatedView(TypedDict):
    """Another place that explains a finding."""

    path: str
    line: int
    column: int
    place: str | None
    message: str


class FindingView(TypedDict):
    """A finding. `id` stays the same from run to run while its sentence does; `message` is keyed by language.

    `start` and `end` lie in the segment's text of `side`; `source_span` in its source.
    """

    id: str
    rule: str
    severity: str
    message: dict[str, str]
    line: int
    column: int
    side: str
    start: int
    end: int
    text: str
    suggestions: list[SuggestionView]
    related: list[RelatedView]
    source_span: NotRequired[list[int]]


class SegmentView(TypedDict):
    """A segment with its findings in the order of the text. `place` is a cell or the like where lines mean nothing."""

    id: str | None
    line: int
    place: str | None
    source: str | None
    target: str
    findings: list[FindingView]


class FileView(TypedDict):
    """A file with findings."""

    path: str
    segments: list[SegmentView]


class RuleView(TypedDict):
    """What is known of a rule; `title` and `why` are keyed by language and empty where nothing is known.

    `bad` and `good` are sentences, the places that the rule reports between ⟦ and ⟧.
    """

    category: str
    title: dict[str, str]
    why: dict[str, str]
    url: str | None
    bad: list[str]
    good: list[str]


class Tally(TypedDict):
    """Findings of one rule, file or category, by severity, and the penalty points for them."""

    name: str
    error: int
    warning: int
    info: int
    points: int


class Summary(TypedDict):
    """The figures of a report. The most frequent rules and categories come first, and the files with most points."""

    files: int
    segments: int
    words: int
    severities: dict[str, int]
    rules: list[Tally]
    paths: list[Tally]
    categories: list[Tally]
    terms: list[TermView]
    score: Score | None
    not_checked: dict[str, int]
    fixed: list[str]


class ProblemView(TypedDict):
    """A file that could not be read, or the like."""

    path: str
    line: int | None
    message: str


class View(TypedDict):
    """A whole report. `lang` is the language it was asked for in."""

    version: int
    tool: str
    lang: str
    summary: Summary
    files: list[FileView]
    rules: dict[str, RuleView]
    problems: list[ProblemView]


def build(report: Report, options: RenderOptions) -> View:
    """Return the view of a report. `options.rules` gives the rules their words; without it they have only names."""
    summary = _summary(report)
    order = {tally["name"]: place for place, tally in enumerate(summary["paths"])}
    return {
        "version": VERSION,
        "tool": options.version,
        "lang": options.lang,
        "summary": summary,
        "files": sorted(_files(report.findings, options.lang), key=lambda file: order[file["path"]]),
        "rules": _rules(report.findings, options.rules),
        "problems": [{"path": p.path, "line": p.line, "message": p.message} for p in report.problems],
    }


def _summary(report: Report) -> Summary:
    findings = report.findings
    return {
        "files": report.files,
        "segments": report.segments,
        "words": report.words,
        "severities": {severity.label: report.count(severity) for severity in sorted(Severity, reverse=True)},
        "rules": _tallies((finding.rule, finding) for finding in findings),
        "paths": sorted(_tallies((finding.path, finding) for finding in findings), key=_badness),
        "categories": _tallies((finding.category, finding) for finding in findings),
        "terms": wrong_terms(findings),
        "score": score((finding.severity for finding in findings), report.words),
        "not_checked": {reason: number for reason, number in report.not_checked.items() if number},
        "fixed": list(report.fixed),
    }


def _tallies(named: Iterable[tuple[str, Finding]]) -> list[Tally]:
    counts: dict[str, Counter[Severity]] = {}
    for name, finding in named:
        counts.setdefault(name, Counter())[finding.severity] += 1
    ranked = sorted(counts.items(), key=lambda item: (-item[1].total(), item[0]))
    return [
        {
            "name": name,
            "error": count[Severity.ERROR],
            "warning": count[Severity.WARNING],
            "info": count[Severity.INFO],
            "points": points(count.elements()),
        }
        for name, count in ranked
    ]


def _badness(tally: Tally) -> tuple[int, int, int, str]:
    """Return what puts the worst file first."""
    return (-tally["error"], -tally["warning"], -tally["info"], tally["name"])


def _files(findings: Sequence[Finding], lang: str) -> list[FileView]:
    ids = _Ids()
    return [
        {"path": path, "segments": _segments(group, lang, ids)}
        for path, group in groupby(findings, key=lambda finding: finding.path)
    ]


def _segments(findings: Iterable[Finding], lang: str, ids: _Ids) -> list[SegmentView]:
    by_segment: dict[int, list[Finding]] = {}
    for finding in findings:
        by_segment.setdefault(finding.excerpt.index, []).append(finding)
    return [_segment(group, lang, ids) for group in by_segment.values()]


def _segment(findings: Sequence[Finding], lang: str, ids: _Ids) -> SegmentView:
    first = findings[0]
    ordered = sorted(findings, key=lambda finding: (finding.side == "source", finding.span))
    return {
        "id": first.segment,
        "line": first.start.line,
        "place": first.place,
        "source": first.excerpt.source,
        "target": first.excerpt.target,
        "findings": [_finding(finding, lang, ids) for finding in ordered],
    }


def _finding(finding: Finding, lang: str, ids: _Ids) -> FindingView:
    view: FindingView = {
        "id": ids.take(finding),
        "rule": finding.rule,
        "severity": finding.severity.label,
        "message": dict(finding.messages) or {lang: finding.message},
        "line": finding.start.line,
        "column": finding.start.column,
        "side": finding.side,
        "start": finding.span.start,
        "end": finding.span.end,
        "text": finding.text,
        "suggestions": [{"text": suggestion.text, "safe": suggestion.safe} for suggestion in finding.suggestions],
        "related": _related(finding),
    }
    if finding.source_span is not None:
        view["source_span"] = list(finding.source_span)
    return view


def _related(finding: Finding) -> list[RelatedView]:
    """Return the related places less the first where that is the place in the source, which has a span of its own."""
    return [
        {
            "path": related.path,
            "line": related.position.line,
            "column": related.position.column,
            "place": related.place,
            "message": related.message,
        }
        for related in finding.related[finding.source_span is not None :]
    ]


def _rules(findings: Iterable[Finding], known: Mapping[str, RuleInfo]) -> dict[str, RuleView]:
    categories = {finding.rule: finding.category for finding in findings}
    return {rule: _rule(category, known.get(rule)) for rule, category in sorted(categories.items())}


def _rule(category: str, info: RuleInfo | None) -> RuleView:
    if info is None:
        return {"category": category, "title": {}, "why": {}, "url": None, "bad": [], "good": []}
    return {
        "category": category,
        "title": dict(info.title),
        "why": dict(info.why),
        "url": info.url,
        "bad": list(info.bad),
        "good": list(info.good),
    }


class _Ids:
    """Gives out ids made from what a finding says, so that a link survives edits elsewhere in the file."""

    def __init__(self) -> None:
        self._taken: Counter[str] = Counter()

    def take(self, finding: Finding) -> str:
        mark = _hashed(finding.excerpt.target).copy()
        mark.update(
            "\0".join(("", finding.path, finding.rule, finding.side, finding.text)).encode("utf-8", "surrogatepass")
        )
        digest = mark.hexdigest()
        self._taken[digest] += 1
        again = self._taken[digest]
        return digest if again == 1 else f"{digest}-{again}"


@lru_cache(maxsize=1)
def _hashed(text: str) -> hashlib.blake2s:
    """Return the beginning of the ids of a segment, which may have very many findings."""
    return hashlib.blake2s(text.encode("utf-8", "surrogatepass"), digest_size=5)
