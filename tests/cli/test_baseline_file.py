"""A baseline is in effect once it is written, wherever a command looks for it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from ruling_lint.cli import main

Captured = pytest.CaptureFixture[str]
Write = Callable[..., None]
USUAL = ".ruling-lint-baseline.json"


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> Write:
    """Accept the fault of a page, from a folder inside the project."""
    (tmp_path / "ru").mkdir()
    (tmp_path / "ru" / "page.txt").write_text("Игрок  берёт карту.\n", encoding="utf-8")

    def write(folder: str = ".", config: str | None = None, *options: str) -> None:
        if config is not None:
            (tmp_path / ".ruling-lint.toml").write_text(config, encoding="utf-8")
        monkeypatch.chdir(tmp_path / folder)
        assert main(["baseline", "write", "--lang", "en", *options]) == 0
        assert "only what is new is reported" in capsys.readouterr().out

    return write


def test_what_was_accepted_is_not_reported(write: Write, tmp_path: Path) -> None:
    write()
    assert (tmp_path / USUAL).exists()
    assert main(["check", "ru"]) == 0
    assert main(["check", "ru", "--no-config"]) == 1


def test_it_lies_beside_the_config_and_counts_from_any_folder(
    write: Write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write("ru", 'paths = ["ru"]\n')
    assert (tmp_path / USUAL).exists()
    assert main(["check"]) == 0
    monkeypatch.chdir(tmp_path)
    assert main(["check"]) == 0
    assert main(["check", "ru/page.txt"]) == 0


def test_another_name_is_the_one_of_the_config(write: Write, tmp_path: Path) -> None:
    write(".", 'baseline = "known.json"\n')
    assert (tmp_path / "known.json").exists()
    assert not (tmp_path / USUAL).exists()
    assert main(["check", "ru"]) == 0


def test_a_file_of_another_place_is_named_in_what_comes_next(write: Write, tmp_path: Path, capsys: Captured) -> None:
    write()
    assert main(["baseline", "write", "--lang", "en", "--baseline", "old.json"]) == 0
    assert "ruling-lint check --baseline old.json" in capsys.readouterr().out
