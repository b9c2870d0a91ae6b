"""Mended files are put in place whole, or left as they were with a plain word why."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from ruling_lint import atomic
from ruling_lint.fix import save, unified_diff
from ruling_lint.model import Document, Problem


def test_a_file_is_replaced_and_keeps_its_permissions(tmp_path: Path):
    file = tmp_path / "лес.txt"
    file.write_bytes(b"1")
    file.chmod(0o640)
    assert save(str(file), b"1", b"2") is None
    assert file.read_bytes() == b"2"
    assert stat.S_IMODE(file.stat().st_mode) == 0o640


def test_a_file_that_changed_in_the_meantime_is_left_alone(tmp_path: Path):
    file = tmp_path / "лес.txt"
    file.write_bytes(b"3")
    problem = save(str(file), b"1", b"2")
    assert problem is not None
    assert "run again" in problem.message
    assert file.read_bytes() == b"3"


@pytest.mark.parametrize(("lang", "word"), [("en", "permissions"), ("ru", "права")])
def test_a_folder_that_takes_no_files_is_a_problem_in_plain_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str, word: str
):
    file = tmp_path / "лес.txt"
    file.write_bytes(b"1")

    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(atomic, "write_bytes", refuse)
    problem = save(str(file), b"1", b"2", lang)
    assert isinstance(problem, Problem)
    assert word in problem.message
    assert file.read_bytes() == b"1"


def test_a_diff_shows_the_changed_lines_for_other_tools_to_apply():
    before = Document("a.txt", "text", "раз\r\nдва\u2028\nтри", ())
    after = Document("a.txt", "text", "раз\r\nдве\u2028\nтри", ())
    assert unified_diff(before, after) == (
        "--- a.txt\n+++ a.txt\n@@ -1,3 +1,3 @@\n раз\r\n-два\u2028\n+две\u2028\n три\n\\ No newline at end of file\n"
    )
    assert unified_diff(before, before) == ""
