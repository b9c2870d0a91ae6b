"""Findings and reports made of marked text, for the tests of the reporters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ruling_lint.model import (
    Document,
    Excerpt,
    Finding,
    Position,
    Problem,
    Related,
    Report,
    Segment,
    Severity,
    Span,
    Suggestion,
    Text,
)
from ruling_lint.reporters.base import RenderOptions, RuleInfo


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


@pytest.fixture
def found() -> Callable[..., Finding]:
    """The maker of findings."""
    return make_finding


@pytest.fixture
def crowd() -> Report:
    """A report with something of everything, at places where formats are known to go wrong."""
    findings = (
        make_finding(
            "Бросьте ⟦dice⟧ дважды.", "кубик", "кубики", path="a,b:c.txt", source="Roll the dice twice.", segment=None
        ),
        make_finding(
            "Первая строка.\r\n🃏 Потеряйте 100% ⟦life⟧, <b>мага</b> | `он`",
            "жизни",
            path="папка/ход мага.md",
            related=(Related("папка/ход мага.md", Position(1, 1), "первое место"),),
        ),
        make_finding(
            "=СУММ⟦  ⟧строк",
            " ",
            path="папка/ход мага.md",
            rule="spacing",
            severity=Severity.WARNING,
            category="locale-convention",
            message="Два пробела:\nподряд; 100%",
        ),
        make_finding("Ход⟦⟧", ".", path="я.json", rule="final-punctuation", severity=Severity.INFO, message="=Точка"),
    )
    problems = (Problem("сломан.po", 4, "нет закрывающей кавычки"), Problem("папка", None, "нет доступа"))
    return Report(findings, problems, 4, 57, 320, {"fuzzy": 1, "baselined": 11, "unreadable_files": 2})


@pytest.fixture
def options() -> RenderOptions:
    """Options with an explanation of one rule."""
    info = RuleInfo(
        "untranslated-text",
        Severity.ERROR,
        "accuracy",
        {"ru": "По-английски: $match", "en": "In English: $match"},
        {"ru": "Читатель ждёт русского текста.", "en": "Readers expect Russian text."},
        "https://example.org/rules/untranslated-text",
    )
    return RenderOptions(rules={info.id: info}, version="1.2.3")
