"""A linter of one idea for the tests of fixes: it wants certain words replaced."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import ModuleType

from ruling_lint.fix import FixResult, fix_document
from ruling_lint.model import Document, Excerpt, Finding, Severity, Span, Suggestion
from ruling_lint.readers.base import Options


def find(document: Document, replacements: Mapping[str, str]) -> list[Finding]:
    """Return a finding for each place in a target that one of the patterns matches."""
    findings = []
    for index, segment in enumerate(document.segments):
        for pattern, new in replacements.items():
            places = re.finditer(pattern, segment.target.value)
            findings += [_finding(document, index, Span(*m.span()), m.expand(new), pattern) for m in places]
    return sorted(findings, key=lambda finding: finding.sort_key)


def _finding(document: Document, index: int, span: Span, new: str, rule: str) -> Finding:
    target = document.segments[index].target
    raw = target.raw_span(span)
    start = document.position(raw.start)
    return Finding(
        rule=rule,
        severity=Severity.WARNING,
        category="style",
        message="",
        path=document.path,
        start=start,
        end=document.position(raw.end),
        segment=None,
        side="target",
        span=span,
        raw=raw,
        text=target.value[span.start : span.end],
        line_text=document.line_text(start.line),
        excerpt=Excerpt(target.value, None, index),
        suggestions=(Suggestion(new, True),),
    )


def fix(module: ModuleType, data: str | bytes, replacements: Mapping[str, str], **options: object) -> FixResult:
    """Mend a file's content; a string stands for its UTF-8 bytes."""
    content = data.encode() if isinstance(data, str) else data

    def read(content: bytes) -> Document:
        return module.read("файл", content, Options(**options))

    return fix_document(
        read(content),
        content,
        module,
        read,
        lambda document: find(document, replacements),
        lambda finding: finding.suggestions[0].text,
    )
