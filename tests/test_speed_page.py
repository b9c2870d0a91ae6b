"""The page of speed is measured, or it is said what is in the way."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[1] / "benchmarks" / "speed.py"
SECTIONS = "start,hook,po,text,growth,kept,jobs"

pytestmark = pytest.mark.skipif(not hasattr(os, "wait4"), reason="the time of one process is not known here")


def measure(folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    paths = os.pathsep.join([str(folder), *sys.path])
    environ = {**os.environ, "PYTHONPATH": paths, "COLUMNS": "200"}
    command = [sys.executable, str(PAGE), str(folder / "build"), *options]
    return subprocess.run(command, capture_output=True, text=True, cwd=folder, env=environ, check=False)


def put_in_place(folder: Path, program: str) -> None:
    """Have another program run in place of the tool."""
    (folder / "ruling_lint").mkdir()
    (folder / "ruling_lint" / "__init__.py").touch()
    if program:
        (folder / "ruling_lint" / "__main__.py").write_text(program)


def test_what_is_not_installed_is_not_timed(tmp_path: Path) -> None:
    put_in_place(tmp_path, "")
    found = measure(tmp_path, "--only", "growth")
    assert found.returncode == 1
    assert found.stdout == ""
    assert found.stderr.endswith("install this project first: pip install .\n")


@pytest.mark.parametrize(
    ("program", "told"),
    [
        ("import sys; sys.exit('--version' not in sys.argv and 2)", "ended with status 2"),
        ("import sys; '--version' in sys.argv or nothing", "NameError: name 'nothing' is not defined"),
        ("import os, sys; '--version' in sys.argv or os.kill(os.getpid(), 9)", "ended with status -9"),
    ],
)
def test_a_program_that_fails_is_not_timed(program: str, told: str, tmp_path: Path) -> None:
    put_in_place(tmp_path, program)
    found = measure(tmp_path, "--only", "growth")
    assert found.returncode == 1
    assert "###" not in found.stdout
    assert "-m ruling_lint check" in found.stderr
    assert told in found.stderr


def test_a_section_that_is_not_there_is_told_with_those_that_are(tmp_path: Path) -> None:
    found = measure(tmp_path, "--only", "kept,nosuch")
    assert found.returncode == 2
    assert found.stderr.endswith(f"there is no section 'nosuch'; there are {SECTIONS}\n")


@pytest.mark.parametrize("option", ["--rounds=0", "--growth=20,x", "--files=-1"])
def test_a_number_that_is_none_is_told(option: str, tmp_path: Path) -> None:
    found = measure(tmp_path, option)
    assert found.returncode == 2
    assert "is no number above 0" in found.stderr


def test_help_tells_what_is_needed_and_the_defaults(tmp_path: Path) -> None:
    told = measure(tmp_path, "--help").stdout
    for words in ("pip install .", "downloaded", "minutes", f"(default: {SECTIONS})", "(default: 2000,20000,200000)"):
        assert words in told


def test_a_small_run_prints_its_table(tmp_path: Path) -> None:
    found = measure(tmp_path, "--only", "kept", "--files", "2", "--rounds", "1")
    assert found.stderr == ""
    first, _, title, *_ = found.stdout.splitlines()
    assert " cores, 1 round, " in first
    assert title == "### 2 unchanged files of 20 entries"
    assert found.returncode == 0
