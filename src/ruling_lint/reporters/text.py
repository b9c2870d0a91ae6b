"""The report for people in a terminal: every finding with its line, a marker, the source and what to write instead."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from ruling_lint.model import Finding, Problem, Related, Report, Span
from ruling_lint.patterns import lazy_pattern
from ruling_lint.records import dataclass
from ruling_lint.reporters import words
from ruling_lint.reporters.base import RenderOptions
from ruling_lint.reporters.places import location, location_of
from ruling_lint.reporters.screen import mark, one_line, visible, width, wrap
from ruling_lint.reporters.style import SEVERITY_COLOURS, Style

NAME = "text"

_SHOWN_SUGGESTIONS = 3
_SHOWN_RELATED = 3
_MINIMUM_ROOM = 20
_BY_FORM_ALONE = frozenset(("locale-convention", "linguistic-conventions", "style"))
"""Categories that are judged without the English, which would only be in the way."""

_ESCAPED = lazy_pattern(r"\\u[0-9A-Fa-f]{4}|&#\w+;|\\x[0-9A-Fa-f]{2}")


def render(report: Report, options: RenderOptions) -> str:
    """Return the findings, file by file, what went wrong, and a summary of what was and was not checked."""
    return "".join(pieces(report, options))


def pieces(report: Report, options: RenderOptions) -> Iterator[str]:
    """Yield the same, a finding at a time."""
    page = _Page(options, Style(options.colour, options.hyperlinks))
    for finding in report.findings:
        yield "\n".join(page.finding(finding)) + "\n\n"
    if report.problems:
        yield "\n".join(line for problem in report.problems for line in page.problem(problem)) + "\n\n"
    yield "\n".join(page.summary(report)) + "\n"


@dataclass(frozen=True)
class _Page:
    options: RenderOptions
    style: Style

    def finding(self, finding: Finding) -> Iterator[str]:
        yield from self._folded(self._head(finding))
        number = "" if finding.place else str(finding.start.line)
        gutter = max(3, len(number)) + 2
        line, span = _shown_line(finding)
        marked = mark(line, span, self._room(gutter))
        yield self._row(number.rjust(gutter), marked.line)
        yield from self._marker(finding, marked.marker, gutter)
        if english := _helpful_source(finding):
            yield from self._source(english, finding, gutter)
        for related in _elsewhere(finding)[:_SHOWN_RELATED]:
            linked = self.style.link_file(location_of(related), related.path)
            see = words.say("see", self.options.lang)
            yield from self._rows(f"{see} {linked}: {one_line(related.message)}", gutter)

    def problem(self, problem: Problem) -> Iterator[str]:
        place = visible(problem.path) + (f":{problem.line}" if problem.line else "")
        word = self.style.paint(words.say("problem", self.options.lang), "bold", "magenta")
        yield from self._folded(f"{self.style.link_file(place, problem.path)}: {word}: {one_line(problem.message)}")

    def summary(self, report: Report) -> Iterator[str]:
        first, *rest = words.summary(report, self.options.lang)
        yield from (self.style.paint(line, "bold") for line in self._folded(first))
        for line in rest:
            yield from self._folded(line)
        if report.findings:
            lang = self.options.lang
            others = words.say("others", lang) if len({finding.rule for finding in report.findings}) > 1 else ""
            rule = _worst(report.findings).rule
            yield from self._folded(f"{words.say('explain', lang)}: ruling-lint explain {rule}{others}")

    def _head(self, finding: Finding) -> str:
        colour = SEVERITY_COLOURS[finding.severity]
        place = self.style.paint(self.style.link_file(location(finding), finding.path), "bold")
        severity = self.style.paint(words.severity_word(finding.severity, self.options.lang), "bold", colour)
        info = self.options.rules.get(finding.rule) if self.style.hyperlinks else None
        rule = self.style.link(finding.rule, info.url if info else None)
        return f"{place}: {severity} {self.style.paint(rule, 'dim')}: {one_line(finding.message)}"

    def _row(self, gutter: str, text: str) -> str:
        return f"{self.style.paint(gutter + ' │', 'blue')} {text}".rstrip()

    def _rows(self, text: str, gutter: int, *looks: str) -> Iterator[str]:
        """Yield the rows of a text that is broken to fit the page."""
        for line in wrap(text, self._room(gutter), "  ") if self.options.wraps else [text]:
            yield self._row(" " * gutter, self.style.paint(line, *looks) if looks else line)

    def _folded(self, line: str) -> list[str]:
        return wrap(line, self.options.width) if self.options.wraps else [line]

    def _marker(self, finding: Finding, marker: str, gutter: int) -> Iterator[str]:
        advice = _advice(finding, self.options.lang)
        carets = marker.lstrip()
        lead = marker[: len(marker) - len(carets)]
        row = lead + self.style.paint(carets, "bold", SEVERITY_COLOURS[finding.severity])
        if advice and width(f"{marker} {advice}") <= self._room(gutter):
            yield self._row(" " * gutter, f"{row} {self.style.paint(advice, 'green')}")
            return
        yield self._row(" " * gutter, row)
        if advice:
            yield from self._rows(advice, gutter, "green")

    def _source(self, english: str, finding: Finding, gutter: int) -> Iterator[str]:
        """Show the source: its counterpart of the finding marked, else what lies as deep in it."""
        line = _single_spaced(english)
        span = _counterpart(finding)
        middle = len(line) * finding.span.start // max(1, len(finding.excerpt.target))
        shown = mark(line, span or Span(middle, middle), self._room(gutter))
        yield self._row("en".rjust(gutter), shown.line)
        if span:
            yield self._row(" " * gutter, self.style.paint(shown.marker.replace("^", "~"), "dim"))

    def _room(self, gutter: int) -> int:
        return max(_MINIMUM_ROOM, self.options.width - gutter - len(" │ "))


def _advice(finding: Finding, lang: str) -> str:
    shown = [words.advice(suggestion, lang) for suggestion in finding.suggestions[:_SHOWN_SUGGESTIONS]]
    return f"→ {' / '.join(shown)}" if shown else ""


def _shown_line(finding: Finding) -> tuple[str, Span]:
    """Return the line of the file and the place in it, or of the decoded text where the file's line is escaped."""
    if finding.place or _is_escaped(finding.line_text):
        return _decoded_line(finding)
    start = finding.start.column - 1
    same_line = finding.end.line == finding.start.line
    return finding.line_text, Span(start, finding.end.column - 1 if same_line else len(finding.line_text))


@lru_cache(maxsize=1)
def _is_escaped(line: str) -> bool:
    """Whether a line of a file is not what it says; asked again and again of one line with many findings."""
    return _ESCAPED.search(line) is not None


@lru_cache(maxsize=1)
def _single_spaced(text: str) -> str:
    return " ".join(text.split())


def _decoded_line(finding: Finding) -> tuple[str, Span]:
    text = finding.excerpt.source if finding.side == "source" else finding.excerpt.target
    text = text or ""
    start = text.rfind("\n", 0, finding.span.start) + 1
    end = text.find("\n", finding.span.start)
    end = len(text) if end < 0 else end
    return text[start:end], Span(finding.span.start - start, min(finding.span.end, end) - start)


def _helpful_source(finding: Finding) -> str | None:
    if finding.side == "source" or finding.category in _BY_FORM_ALONE:
        return None
    source = finding.excerpt.source
    return source if source and source != finding.excerpt.target else None


def _counterpart(finding: Finding) -> Span | None:
    """Return the place in the source, its spaces made single, that a related place quotes."""
    line = _single_spaced(finding.excerpt.source or "")
    for related in finding.related:
        at = line.find(_quoted(related)) if _is_in_source(related, finding) else -1
        if at >= 0:
            return Span(at, at + len(_quoted(related)))
    return None


def _elsewhere(finding: Finding) -> list[Related]:
    """Return the related places that the source line does not show already."""
    if not _helpful_source(finding):
        return list(finding.related)
    return [related for related in finding.related if not _is_in_source(related, finding)]


def _is_in_source(related: Related, finding: Finding) -> bool:
    source = _single_spaced(finding.excerpt.source or "")
    return related.path == finding.path and bool(related.message) and _quoted(related) in source


def _quoted(related: Related) -> str:
    return related.message.removesuffix("…")


def _worst(findings: Sequence[Finding]) -> Finding:
    """Return the first of the findings of the highest severity."""
    return max(findings, key=lambda finding: finding.severity)
