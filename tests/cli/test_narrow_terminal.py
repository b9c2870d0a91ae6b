"""On a terminal what is too long for it is broken at words; in a pipe every line stays whole."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from ruling_lint import cli, terminal
from ruling_lint.cli import paradigm


class Screen(io.StringIO):
    """Standard output that says it is a terminal."""

    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[str]]:
    """Run a command on a terminal of 40 columns and return the lines that it shows."""

    def run(*command: str) -> list[str]:
        screen = Screen()
        monkeypatch.setattr("sys.stdout", screen)
        monkeypatch.setattr(terminal, "width", lambda stream: 40)
        monkeypatch.setenv("NO_COLOR", "1")
        cli.main(command)
        return screen.getvalue().splitlines()

    return run


COMMANDS = (
    ["explain", "quotes", "--no-config", "--lang", "ru"],
    ["glossary", "forms", "legendary", "--no-config", "--lang", "ru"],
    ["glossary", "lookup", "counter", "--no-config", "--lang", "ru"],
    ["rules", "--no-config", "--lang", "ru"],
)


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: " ".join(command[:2]))
def test_every_command_fits_a_narrow_terminal(shown: Callable[..., list[str]], command: list[str]) -> None:
    lines = shown(*command)
    assert len(lines) > 5
    assert [line for line in lines if len(line) > 40 and " " in line.strip()] == []


def test_messages_of_a_report_hang_below_their_place(
    shown: Callable[..., list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "с.txt").write_text("Возьмите карту, затем разыграйте spree ещё раз.\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    first, second, *rest = shown("check", "--no-config", "--no-cache", "--lang", "ru", "с.txt")
    assert first.startswith("с.txt:1:")
    assert second.startswith("    ")
    assert max(map(len, (first, second, *rest))) <= 40


def test_in_a_pipe_no_line_is_broken(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["rules", "--no-config", "--lang", "ru"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) > 100
    assert not any(line.startswith("  ") for line in lines)


def test_a_table_goes_on_below_where_the_terminal_ends() -> None:
    forms = {"sing nomn": "лес", "plur nomn": "леса", "sing gent": "леса", "plur gent": "лесов"}
    wide, narrow = (paradigm.tables(forms, "en", room) for room in (60, 25))
    assert wide == [
        "              singular  plural",
        "  nominative  лес       леса",
        "  genitive    леса      лесов",
    ]
    assert narrow == [
        "              singular",
        "  nominative  лес",
        "  genitive    леса",
        "              plural",
        "  nominative  леса",
        "  genitive    лесов",
    ]
