import json
from collections.abc import Callable

import pytest

from ruling_lint.model import Finding, Position, Related, Report
from ruling_lint.records import replace
from ruling_lint.reporters import json as reporter
from ruling_lint.reporters.base import RenderOptions


def test_the_object_has_the_promised_layout(crowd: Report, options: RenderOptions) -> None:
    data = json.loads(reporter.render(crowd, options))
    assert list(data) == ["version", "tool", "summary", "findings", "problems"]
    assert data["tool"] == {"name": "ruling-lint", "version": "1.2.3"}
    assert data["summary"] == {
        "files": 4,
        "segments": 57,
        "errors": 2,
        "warnings": 1,
        "infos": 1,
        "not_checked": {
            "fuzzy": 1,
            "obsolete": 0,
            "suppressed": 0,
            "baselined": 11,
            "unchanged_lines": 0,
            "unreadable_files": 2,
        },
    }
    assert data["problems"][1] == {"path": "папка", "line": None, "message": "нет доступа"}


def test_a_finding_carries_both_kinds_of_positions(crowd: Report, options: RenderOptions) -> None:
    assert json.loads(reporter.render(crowd, options))["findings"][1] == {
        "rule": "untranslated-text",
        "severity": "error",
        "message": "По-английски: life",
        "path": "папка/ход мага.md",
        "line": 2,
        "column": 18,
        "end_line": 2,
        "end_column": 22,
        "segment": "1",
        "side": "target",
        "start": 33,
        "end": 37,
        "text": "life",
        "suggestions": [{"text": "жизни", "safe": True}],
        "related": [{"path": "папка/ход мага.md", "line": 1, "column": 1, "message": "первое место"}],
        "category": "accuracy",
    }


def test_a_cell_of_a_spreadsheet_is_named(found: Callable[..., Finding]) -> None:
    related = (Related("книга.xlsx", Position(9, 2), "иначе", "Лист1!B9"),)
    written = reporter.render(Report((found("⟦x⟧", place="Лист1!B3", related=related),)), RenderOptions())
    (finding,) = json.loads(written)["findings"]
    assert finding["place"] == "Лист1!B3"
    assert finding["related"][0]["place"] == "Лист1!B9"


def test_letters_are_not_escaped(crowd: Report, options: RenderOptions) -> None:
    assert "По-английски" in reporter.render(crowd, options)


@pytest.mark.parametrize("part", ["findings", "problems"])
def test_it_is_laid_out_as_one_object(crowd: Report, options: RenderOptions, part: str) -> None:
    for report in (crowd, replace(crowd, **{part: ()}), Report(())):
        written = reporter.render(report, options)
        assert written == json.dumps(json.loads(written), ensure_ascii=False, indent=1) + "\n"
