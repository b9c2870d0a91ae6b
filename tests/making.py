"""Makes findings of marked text."""

from __future__ import annotations

from typing import Any

from ruling_lint.model import Document, Excerpt, Finding, Segment, Severity, Span, Suggestion, Text


def make_finding(marked: str, *suggestions: str, path: str = "свиток.txt", **changes: Any) -> Finding:
    """Return a finding at the ⟦marked⟧ place of a file that is one segment; `source` is its English."""
    source = changes.pop("source", None)
    start, end = marked.index("⟦"), marked.index("⟧") - 1
    raw = marked.replace("⟦", "").replace("⟧", "")
    document = Document(path, "text", raw, (Segment(Text.plain(raw)),))
    first = document.position(start)
    values: dict[str, Any] = {
        "rule": "untranslated-text",
        "severity": Severity.ERROR,
        "category": "accuracy",
        "message": f"По-английски: {raw[start:end]}",
        "path": path,
        "start": first,
        "end": document.position(end),
        "segment": "1",
        "side": "target",
        "span": Span(start, end),
        "raw": Span(start, end),
        "text": raw[start:end],
        "line_text": document.line_text(first.line),
        "excerpt": Excerpt(raw, source, 0),
        "suggestions": tuple(Suggestion(text, safe=index == 0) for index, text in enumerate(suggestions)),
    }
    return Finding(**(values | changes))
