"""A report and options for the tests of the reporters."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ruling_lint.model import Finding, Position, Problem, Related, Report, Severity
from ruling_lint.reporters.base import RenderOptions, RuleInfo


@pytest.fixture
def crowd(found: Callable[..., Finding]) -> Report:
    """A report with something of everything, at places where formats are known to go wrong."""
    findings = (
        found(
            "Бросьте ⟦dice⟧ дважды.", "кубик", "кубики", path="a,b:c.txt", source="Roll the dice twice.", segment=None
        ),
        found(
            "Первая строка.\r\n🃏 Потеряйте 100% ⟦life⟧, <b>мага</b> | `он`",
            "жизни",
            path="папка/ход мага.md",
            related=(Related("папка/ход мага.md", Position(1, 1), "первое место"),),
        ),
        found(
            "=СУММ⟦  ⟧строк",
            " ",
            path="папка/ход мага.md",
            rule="spacing",
            severity=Severity.WARNING,
            category="locale-convention",
            message="Два пробела:\nподряд; 100%",
        ),
        found("Ход⟦⟧", ".", path="я.json", rule="final-punctuation", severity=Severity.INFO, message="=Точка"),
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
