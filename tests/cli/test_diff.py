"""`check --diff` keeps its output for other programs, and says beside it why it shows nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from ruling_lint.cli import check

Captured = pytest.CaptureFixture[str]


def diff(folder: Path, text: str, *options: str) -> int:
    page = folder / "page.txt"
    page.write_text(text, encoding="utf-8")
    named = [option for option in options if not option.startswith("-")]
    rest = [option for option in options if option.startswith("-")]
    return check.main([str(page), *named, "--no-config", "--no-cache", "--lang", "en", "--diff", *rest])


@pytest.mark.parametrize("option", [["--fix"], []])
def test_findings_without_a_safe_suggestion_are_counted(tmp_path: Path, option: list[str], capsys: Captured) -> None:
    assert diff(tmp_path, "Верните target.\n", *option) == 1
    out, err = capsys.readouterr()
    assert not out
    assert "--fix mends none of what was found (1 error)" in err


def test_what_was_not_read_is_told(tmp_path: Path, capsys: Captured) -> None:
    assert diff(tmp_path, "Игрок  берёт карту.\n", str(tmp_path / "gone.txt")) == 2
    out, err = capsys.readouterr()
    assert "+Игрок берёт карту." in out
    assert "gone.txt: cannot be read" in err


def test_a_clean_text_is_told_unless_silence_is_asked_for(tmp_path: Path, capsys: Captured) -> None:
    assert diff(tmp_path, "Игрок берёт карту.\n") == 0
    assert capsys.readouterr() == ("", "No findings.\n")
    assert diff(tmp_path, "Игрок берёт карту.\n", "--quiet") == 0
    assert capsys.readouterr() == ("", "")
