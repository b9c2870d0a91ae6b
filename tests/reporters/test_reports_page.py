"""The reports shown in docs/reports.md are what the commands beside them print. RULING_LINT_UPDATE=1 writes them anew."""

import os
import re
from pathlib import Path

import pytest

from ruling_lint import reporters
from ruling_lint.cli import main

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "reports.md"
SHOWN = re.compile(r"<!-- output: (.*?) -->\n.*?<!-- /output -->", re.DOTALL)


def test_the_reports_on_the_page_are_real(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("FORCE_COLOR", "CLICOLOR_FORCE", "FORCE_HYPERLINK"):
        monkeypatch.delenv(name, raising=False)

    def printed(match: re.Match[str]) -> str:
        main(match[1].split())
        said = capfd.readouterr().out
        shown = said if "--format" in match[1] else f"```text\n{said}```\n"
        return f"<!-- output: {match[1]} -->\n{shown}<!-- /output -->"

    page = PAGE.read_text(encoding="utf-8")
    assert len(SHOWN.findall(page)) == 2
    fresh = SHOWN.sub(printed, page)
    if os.environ.get("RULING_LINT_UPDATE"):
        PAGE.write_text(fresh, encoding="utf-8")
    assert page == fresh


def test_the_page_names_every_format() -> None:
    table = re.findall(r"^\| (`.*?) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert set(re.findall(r"`(\w+)`", " ".join(table))) == set(reporters.names())
