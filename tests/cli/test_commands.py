"""Whole commands: each folder beside this file is an input with the command, its exact output and its status.

`RULING_LINT_UPDATE=1 pytest tests/cli` writes what the commands print now; read the difference before you commit it.
"""

import os
import shlex
import shutil
from pathlib import Path

import pytest

from ruling_lint import __version__
from ruling_lint.cli import main

HERE = Path(__file__).parent
CASES = sorted(folder.name for folder in HERE.iterdir() if (folder / "command").is_file())
RECORDED = ("command", "stdout", "stderr", "status")


def run(folder: Path, capfd: pytest.CaptureFixture[str]) -> dict[str, str]:
    command = (folder / "command").read_text(encoding="utf-8").strip()
    try:
        status = main(shlex.split(command))
    except SystemExit as stopped:
        status = int(stopped.code or 0)
    out, err = capfd.readouterr()
    return {"stdout": _without_version(out), "stderr": _without_version(err), "status": f"{status}\n"}


def _without_version(text: str) -> str:
    return text.replace(__version__, "VERSION")


@pytest.mark.parametrize("case", CASES)
def test_command(case: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    work = tmp_path / case
    shutil.copytree(HERE / case, work, symlinks=True)
    for name in RECORDED[1:]:
        (work / name).unlink(missing_ok=True)
    monkeypatch.chdir(work)
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR", "CLICOLOR_FORCE", "FORCE_HYPERLINK"):
        monkeypatch.delenv(name, raising=False)
    got = run(work, capfd)
    if os.environ.get("RULING_LINT_UPDATE"):
        for name, text in got.items():
            (HERE / case / name).write_text(text, encoding="utf-8")
    expected = {name: (HERE / case / name).read_text(encoding="utf-8") for name in RECORDED[1:]}
    assert got == expected
