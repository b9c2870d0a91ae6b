"""Formats in XML, read by independent readers: checkstyle and JUnit."""

from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest
from junitparser import Error, Failure, JUnitXml

from ruling_lint.model import Finding, Report
from ruling_lint.reporters import checkstyle, junit
from ruling_lint.reporters.base import RenderOptions
from ruling_lint.reporters.xml import clean

Found = Callable[..., Finding]


def parsed(report: Report) -> ElementTree.Element:
    return ElementTree.fromstring(checkstyle.render(report, RenderOptions()).encode())


def test_checkstyle_groups_errors_by_file(crowd: Report) -> None:
    root = parsed(crowd)
    assert [(file.get("name"), len(file)) for file in root] == [
        ("a,b:c.txt", 1),
        ("папка", 1),
        ("папка/ход мага.md", 2),
        ("сломан.po", 1),
        ("я.json", 1),
    ]
    assert dict(root[2][1].attrib) == {
        "line": "1",
        "column": "6",
        "severity": "warning",
        "message": "Два пробела:\nподряд; 100% → ␣",
        "source": "ruling-lint.spacing",
    }
    assert root[3][0].get("source") == "ruling-lint.problem"


def test_checkstyle_of_a_clean_run_is_empty() -> None:
    assert len(parsed(Report(()))) == 0


def test_characters_that_xml_forbids_are_shown_by_code_point(found: Found) -> None:
    finding = found("⟦a\x0bb⟧", message="Вот: a\x0bb\ufffe <&>")
    (error,) = parsed(Report((finding,)))[0]
    assert error.get("message") == "Вот: a<U+000B>b<U+FFFE> <&>"
    assert clean("🃏\t\n") == "🃏\t\n"


@pytest.fixture
def suites(crowd: Report, tmp_path: Path) -> JUnitXml:
    file = tmp_path / "report.xml"
    file.write_text(junit.render(crowd, RenderOptions()), encoding="utf-8")
    return JUnitXml.fromfile(str(file))


def test_junit_counts_are_right(suites: JUnitXml) -> None:
    assert (suites.tests, suites.failures, suites.errors) == (6, 3, 2)
    assert [(suite.name, suite.tests, suite.failures, suite.errors) for suite in suites] == [
        ("a,b:c.txt", 1, 1, 0),
        ("папка/ход мага.md", 2, 2, 0),
        ("я.json", 1, 0, 0),
        ("problems", 2, 0, 2),
    ]


def test_junit_cases_are_named_by_rule_and_place(suites: JUnitXml) -> None:
    cases = [case for suite in suites for case in suite]
    assert [(case.classname, case.name) for case in cases] == [
        ("a,b:c.txt", "untranslated-text 1:9"),
        ("папка/ход мага.md", "untranslated-text 2:18"),
        ("папка/ход мага.md", "spacing 1:6"),
        ("я.json", "final-punctuation 1:4"),
        ("сломан.po", "line 4"),
        ("папка", "file"),
    ]
    (failure,) = cases[0].result
    assert isinstance(failure, Failure)
    assert (failure.message, failure.type) == ("По-английски: dice", "error")
    assert failure.text == "a,b:c.txt:1:9\nБросьте dice дважды.\n→ кубик\n→ кубики"
    assert isinstance(cases[4].result[0], Error)


def test_junit_lets_remarks_pass(suites: JUnitXml) -> None:
    (remark,) = [case for suite in suites for case in suite if case.name.startswith("final")]
    assert remark.is_passed
    assert "=Точка" in remark.system_out


def test_a_clean_run_is_a_passed_case() -> None:
    (suite,) = JUnitXml.fromstring(junit.render(Report((), files=2, segments=9), RenderOptions()).encode())
    (case,) = suite
    assert case.is_passed
    assert case.name == "No findings. Checked: 9 segments in 2 files."


def test_junit_repeats_of_a_very_long_line_what_is_near(found: Found) -> None:
    finding = found("соль " * 5000 + "⟦озиро⟧" + " гниль" * 5000)
    written = junit.render(Report((finding,), (), 1, 1, 1), RenderOptions())
    assert "соль озиро гниль" in written
    assert len(written) < 5000
