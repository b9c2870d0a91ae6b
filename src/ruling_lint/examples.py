"""Runs the examples inside rules: what a rule calls bad must be found at the marks, what it calls good must not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ruling_lint import engine, suppress
from ruling_lint.checks.base import Context
from ruling_lint.model import Comment, Document, Finding, Segment, Span, Text
from ruling_lint.rules import Example, Rule
from ruling_lint.selection import Selection
from ruling_lint.tuples import NamedTuple

OPEN, CLOSE = "⟦", "⟧"


class Failure(NamedTuple):
    """An example that the rule does not live up to."""

    path: str
    line: int
    rule: str
    message: str


def run(rules: Sequence[Rule], context: Context) -> Iterator[Failure]:
    """Yield the failures of all examples of all rules; a rule without a bad and a good one fails too."""
    for rule in rules:
        if not rule.bad or not rule.good:
            yield Failure(rule.path, rule.line, rule.id, "a rule needs at least one bad and one good example")
        for example in rule.bad:
            yield from _run_bad(rule, example, rules, context)
        for example in rule.good:
            found = _findings(rule, example, rules, context)
            if found:
                yield _failure(rule, example, f"good, but reported: {_show(found)}")


def _run_bad(rule: Rule, example: Example, rules: Sequence[Rule], context: Context) -> Iterator[Failure]:
    _, wanted = unmark(example.target)
    found = _findings(rule, example, rules, context)
    spans = sorted({finding.span for finding in found})
    if not wanted and not found:
        yield _failure(rule, example, "bad, but nothing reported")
    elif wanted and spans != wanted:
        yield _failure(rule, example, f"marked {_cut(example, wanted)}, reported {_show(found) or 'nothing'}")
    elif example.fixed is not None and (result := apply(example, found)) != example.fixed:
        yield _failure(rule, example, f"fixed gives {result!r}")


def unmark(text: str) -> tuple[str, list[Span]]:
    """Return the text without ⟦ and ⟧, and the spans they marked."""
    spans: list[Span] = []
    clean = ""
    start = 0
    for char in text:
        if char == OPEN:
            start = len(clean)
        elif char == CLOSE:
            spans.append(Span(start, len(clean)))
        else:
            clean += char
    return clean, sorted(set(spans))


def apply(example: Example, findings: Sequence[Finding]) -> str:
    """Return the example's text with the first suggestion of every finding in place."""
    text, _ = unmark(example.target)
    for finding in sorted(findings, key=lambda finding: finding.span, reverse=True):
        if finding.suggestions:
            text = text[: finding.span.start] + finding.suggestions[0].text + text[finding.span.end :]
    return text


def document(example: Example) -> Document:
    """Return an example as a document of its own: its segment, then those under `more`."""
    target, _ = unmark(example.target)
    source = Text.plain(example.source) if example.source is not None else None
    more = (Segment(Text.plain(ru), Text.plain(en) if en is not None else None) for ru, en in example.more)
    segments = [Segment(Text.plain(target), source), *more]
    comments = (Comment(example.comment, Span(0, 0), 0),) if example.comment else ()
    return Document("example", "text", target, tuple(segments), comments, title=example.title)


def _findings(rule: Rule, example: Example, rules: Sequence[Rule], context: Context) -> list[Finding]:
    """Run all rules, since a rule may yield to others, and return what this one found in the first segment."""
    doc = document(example)
    around = context.on_page(doc).with_rules(example.references)
    found = engine.lint(doc, Selection(rules), around, engine.Settings()).findings
    kept = suppress.silence(doc, found, rules, frozenset(rule.id for rule in rules)).findings
    return [finding for finding in kept if finding.rule == rule.id and finding.excerpt.index <= 0]


def _failure(rule: Rule, example: Example, message: str) -> Failure:
    return Failure(rule.path, example.line, rule.id, f"{message} — in {example.target!r}")


def _cut(example: Example, spans: Sequence[Span]) -> str:
    text, _ = unmark(example.target)
    return ", ".join(repr(text[span.start : span.end]) for span in spans)


def _show(findings: Sequence[Finding]) -> str:
    return ", ".join(f"{finding.text!r} at {finding.span.start}" for finding in findings)
