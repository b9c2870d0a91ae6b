"""The command as a process: it ends at once, and loses nothing by that."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

FAULTY = "Игрок  берёт карту.\n\n"


def run(folder: Path, *options: str, count: int = 1) -> tuple[int, str]:
    (folder / "a.txt").write_text(FAULTY * count, encoding="utf-8")
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "RULING_LINT_CACHE_DIR": str(folder / "cache")}
    command = [sys.executable, *options, "-m", "ruling_lint", "check", "--no-config", "--format", "jsonl", "a.txt"]
    done = subprocess.run(command, cwd=folder, env=environ, capture_output=True, encoding="utf-8", check=False)
    assert not done.stderr
    return done.returncode, done.stdout


def test_all_of_a_long_report_goes_through_a_pipe(tmp_path: Path) -> None:
    status, said = run(tmp_path, count=3000)
    assert status == 1
    assert said.endswith("}\n")
    assert len([line for line in said.splitlines() if "spacing" in line]) == 3000


def test_words_looked_up_are_remembered(tmp_path: Path) -> None:
    run(tmp_path)
    assert list((tmp_path / "cache").glob("words-*.bin"))


@pytest.mark.parametrize("watcher", ["cProfile", "trace"])
def test_whoever_watches_the_process_sees_its_end(tmp_path: Path, watcher: str) -> None:
    options = (
        ["-m", "cProfile"]
        if watcher == "cProfile"
        else ["-m", "trace", "--count", "--summary", "-C", "counts", "--module"]
    )
    (tmp_path / "a.txt").write_text(FAULTY, encoding="utf-8")
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "RULING_LINT_CACHE_DIR": str(tmp_path / "cache")}
    module = ["-m", "ruling_lint"] if watcher == "cProfile" else ["ruling_lint"]
    done = subprocess.run(
        [sys.executable, *options, *module, "cache", "clear"],
        cwd=tmp_path, env=environ, capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert ("function calls" if watcher == "cProfile" else "lines") in done.stdout


@pytest.mark.parametrize("format_", ["text", "concise", "json", "jsonl", "html"])
def test_who_closes_the_pipe_early_has_read_enough(tmp_path: Path, format_: str) -> None:
    """The status is that of the findings, whether a format is written whole or in pieces."""
    (tmp_path / "a.txt").write_text(FAULTY * 3000, encoding="utf-8")
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "RULING_LINT_CACHE_DIR": str(tmp_path / "cache")}
    command = [sys.executable, "-m", "ruling_lint", "check", "--no-config", "--format", format_, "a.txt"]
    with subprocess.Popen(
        command, cwd=tmp_path, env=environ, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.read(1)
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 1
