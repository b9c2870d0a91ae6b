"""Formats with one line a finding: concise, jsonl; and the table of formats."""

import json
from collections.abc import Callable

import pytest

from ruling_lint import reporters
from ruling_lint.model import Finding, Problem, Report
from ruling_lint.records import replace
from ruling_lint.reporters import concise, jsonl
from ruling_lint.reporters.base import RenderOptions


def test_concise_is_a_line_a_finding(crowd: Report, options: RenderOptions) -> None:
    assert concise.render(crowd, options).splitlines()[:6] == [
        "a,b:c.txt:1:9: error untranslated-text: По-английски: dice → кубик",
        "папка/ход мага.md:2:18: error untranslated-text: По-английски: life → жизни",
        "папка/ход мага.md:1:6: warning spacing: Два пробела: подряд; 100% → ␣",
        "я.json:1:4: info final-punctuation: =Точка → .",
        "сломан.po:4:1: problem: нет закрывающей кавычки",
        "папка:1:1: problem: нет доступа",
    ]


def test_concise_colours_only_when_asked(crowd: Report, options: RenderOptions) -> None:
    assert "\033" not in concise.render(crowd, options)
    assert "\033[31merror\033[0m" in concise.render(crowd, replace(options, colour=True))


def test_every_line_of_jsonl_names_its_type(crowd: Report, options: RenderOptions) -> None:
    records = [json.loads(line) for line in jsonl.render(crowd, options).split("\n") if line]
    assert [record["type"] for record in records] == ["finding"] * 4 + ["problem"] * 2 + ["summary"]
    assert records[2]["message"] == "Два пробела:\nподряд; 100%"
    assert records[4]["line"] == 4
    assert records[-1]["errors"] == 2


def test_jsonl_stays_one_line_for_a_line_separator(found: Callable[..., Finding], options: RenderOptions) -> None:
    written = jsonl.render(Report((found("а\u2028⟦x⟧\u0085"),)), options)
    assert written.count("\n") == 2


def test_every_format_is_found_by_its_name(crowd: Report, options: RenderOptions) -> None:
    for name in reporters.names():
        reporter = reporters.get(name)
        assert name == reporter.NAME
        assert reporter.render(crowd, options).endswith("\n")
        assert reporter.render(Report(()), options)


def test_an_undecodable_path_can_be_written_in_every_format(found: Callable[..., Finding]) -> None:
    report = Report((found("⟦x⟧", path="имя\udce9.txt"),), (Problem("\udce9", None, "нет доступа"),))
    for name in reporters.names():
        reporters.get(name).render(report, RenderOptions(hyperlinks=True)).encode("utf-8")


def test_an_unknown_format_is_an_error() -> None:
    with pytest.raises(KeyError):
        reporters.get("base")
