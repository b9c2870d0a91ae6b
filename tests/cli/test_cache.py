"""`ruling-lint cache clear` removes what earlier runs kept, and nothing else."""

import os
from pathlib import Path

import pytest

from ruling_lint import cache
from ruling_lint.cli import OK, TROUBLE, main
from ruling_lint.cli.cache import parser

KEY = cache.key_of(["k"])


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("RULING_LINT_CACHE_DIR", str(tmp_path / "cache"))
    return tmp_path / "cache"


def test_all_that_is_kept_is_removed_and_counted(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cache.save("results", KEY, 1)
    cache.save("glossary", KEY, 1)
    assert main(["cache", "clear", "--lang", "en"]) == OK
    assert capsys.readouterr().out == f"removed 2 files from {folder}\n"
    assert list(folder.iterdir()) == []


def test_files_of_others_stay_and_are_not_counted(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cache.save("results", KEY, 1)
    for name in ("notes.bin", "letter.txt"):
        (folder / name).write_text("mine")
    assert main(["cache", "clear", "--lang", "en"]) == OK
    assert capsys.readouterr().out == f"removed 1 files from {folder}\n"
    assert sorted(file.name for file in folder.iterdir()) == ["letter.txt", "notes.bin"]


def test_all_that_a_run_keeps_is_removed(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("Игрок  берёт карту.\n", encoding="utf-8")
    main(["check", "--no-config", "--quiet", str(tmp_path / "a.txt")])
    assert list(folder.iterdir())
    main(["cache", "clear"])
    assert list(folder.iterdir()) == []


def test_clearing_what_was_never_made_is_no_trouble(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cache", "clear", "--lang", "ru"]) == OK
    assert capsys.readouterr().out == f"удалено файлов: 0, папка {folder}\n"


def test_a_file_that_cannot_be_removed_is_named(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    cache.save("results", KEY, 1)

    def refuse(path: str) -> None:
        raise PermissionError(13, "Permission denied", path)

    monkeypatch.setattr("os.unlink", refuse)
    assert main(["cache", "clear", "--lang", "en"]) == TROUBLE
    assert capsys.readouterr().err == f"{folder}{os.sep}results-{KEY}.bin: cannot be removed: Permission denied\n"


def test_a_file_is_linted_again_after_clearing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "a.txt").write_text("Игрок  берёт карту.\n", encoding="utf-8")
    arguments = ["check", "--no-config", "--format", "concise", str(tmp_path / "a.txt")]
    first = main(arguments), capsys.readouterr().out
    main(["cache", "clear"])
    capsys.readouterr()
    assert (main(arguments), capsys.readouterr().out) == first


def test_help_tells_where_the_folder_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RULING_LINT_CACHE_DIR", "/50%s")
    told = " ".join(parser().format_help().split())
    assert "The folder is /50%s; the variable RULING_LINT_CACHE_DIR names another one." in told
