"""Results are the same whatever the number of processes."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import pytest

from ruling_lint import parallel
from ruling_lint.config import Config
from ruling_lint.results import FileResult
from ruling_lint.run import Plan, Runner, linting

CLEAN = "Игрок берёт карту и сбрасывает карту."
FAULTS = ("Игрок  берёт карту.", "Игрок берёт берёт карту.", "Игрок получает spree.", "Игрок берет карту с кутежом.")

SLOW = """
- id: slow
  check: pattern
  severity: info
  category: other
  params: {find: '^(?:а|аа)+$', timeout: 0.05}
  message: {ru: м, en: m}
  why: {ru: п, en: w}
  bad: [{ru: '⟦ааа⟧'}]
  good: [{ru: Карта}]
"""

needs_fork = pytest.mark.skipif(parallel.jobs_for(0, 2) < 2, reason="this system cannot fork")


@pytest.fixture(autouse=True)
def cache_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RULING_LINT_CACHE_DIR", str(tmp_path / "cache"))


def page(folder: Path, name: str, count: int) -> Path:
    """Write paragraphs, every tenth with a fault."""
    lines = [FAULTS[number // 10 % len(FAULTS)] if number % 10 == 9 else CLEAN for number in range(count)]
    file = folder / name
    file.write_text("\n\n".join(lines), encoding="utf-8")
    return file


def lint(files: Sequence[Path], jobs: int) -> list[FileResult]:
    return list(Runner(Plan(base=Config())).lint_files([str(file) for file in files], jobs))


@needs_fork
def test_files_shared_among_processes_give_the_same_in_the_same_order(tmp_path: Path) -> None:
    files = [page(tmp_path, f"{number}.txt", 10 * number) for number in range(1, 6)]
    alone = lint(files, 1)
    assert [len(result.findings) > 0 for result in alone] == [True] * 5
    assert lint(files, 3) == alone


@needs_fork
def test_segments_shared_among_processes_give_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(linting, "BIG", 1000)
    file = page(tmp_path, "big.txt", 1700)
    (alone,) = lint([file], 1)
    rules = {finding.rule for finding in alone.findings}
    assert {"yo-consistency", "spacing", "repeated-word"} <= rules
    assert lint([file], 2) == [alone]


@needs_fork
def test_a_file_that_cannot_be_read_is_a_problem_in_its_place(tmp_path: Path) -> None:
    files = [page(tmp_path, "a.txt", 10), tmp_path / "missing.txt", page(tmp_path, "c.txt", 20)]
    assert [bool(result.problems) for result in lint(files, 2)] == [False, True, False]


@needs_fork
def test_work_is_done_in_other_processes_and_comes_back_in_order() -> None:
    found = list(parallel.run(lambda item: (item, os.getpid()), range(40), 2))
    assert [item for item, _ in found] == list(range(40))
    assert os.getpid() not in {process for _, process in found}


def test_one_process_needs_no_other() -> None:
    assert set(parallel.run(lambda _: os.getpid(), range(3), 1)) == {os.getpid()}


@needs_fork
def test_an_exception_comes_through() -> None:
    with pytest.raises(ZeroDivisionError):
        list(parallel.run(lambda item: 1 // item, [2, 1, 0, 3], 2))


def test_little_text_is_not_shared() -> None:
    assert parallel.jobs_for(10_000) == 1
    assert parallel.jobs_for(10**9) >= 1


def test_where_a_system_cannot_fork_one_process_does_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = [page(tmp_path, f"{number}.txt", 10) for number in range(3)]
    alone = lint(files, 1)
    monkeypatch.delattr(os, "fork", raising=False)
    assert parallel.jobs_for(10**9, 4) == 1
    assert lint(files, 4) == alone


class _StubbornError(Exception):
    """Cannot be made again from what it was pickled to."""

    def __init__(self, one: int, other: int) -> None:
        super().__init__("stubborn")


@needs_fork
def test_an_exception_that_cannot_cross_processes_ends_the_work_all_the_same() -> None:
    def work(item: int) -> int:
        raise _StubbornError(item, item)

    with pytest.raises(RuntimeError, match="_StubbornError: stubborn"):
        list(parallel.run(work, [1, 2, 3], 2))


@needs_fork
def test_a_slow_rule_is_left_out_in_several_processes_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(linting, "BIG", 1000)
    rules = tmp_path / "slow.yml"
    rules.write_text(SLOW, encoding="utf-8")
    file = page(tmp_path, "big.txt", 1700)
    file.write_text(file.read_text(encoding="utf-8") + "\n\n" + "а" * 60 + "!", encoding="utf-8")
    runner = Runner(Plan(base=Config(root=str(tmp_path), rules=("slow.yml",))))

    (result,) = runner.lint_files([str(file)], 2)

    assert "slow" in str(runner.projects.of(str(file)).problems)
    assert result.findings


@needs_fork
@pytest.mark.skipif(
    not Path(f"/proc/self/task/{os.getpid()}/children").exists(), reason="this system does not list children"
)
def test_an_interrupted_command_stops_its_processes_and_ends_at_once(tmp_path: Path) -> None:
    file = page(tmp_path, "big.txt", 60_000)
    command = [sys.executable, "-m", "ruling_lint", "check", "--no-cache", "--jobs", "2", file]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True) as process:
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
        try:
            while process.poll() is None and len(children.read_text().split()) < 2:
                time.sleep(0.01)
            os.killpg(process.pid, signal.SIGINT)
            _, errors = process.communicate(timeout=20)
            assert (process.returncode, errors) == (130, b"")
            with pytest.raises(ProcessLookupError):
                os.killpg(process.pid, 0)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


@needs_fork
def test_processes_that_gave_all_results_do_what_is_to_be_done_at_their_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(parallel, "_at_end", [lambda: (tmp_path / str(os.getpid())).touch()])
    results = parallel.run(lambda _: time.sleep(0.05), range(4), 2, most=1)
    for _ in range(4):
        next(results)  # nobody asks for a fifth
    results.close()
    assert len(list(tmp_path.iterdir())) == 2


@needs_fork
def test_processes_whose_results_nobody_waits_for_are_stopped() -> None:
    results = parallel.run(lambda seconds: time.sleep(seconds), [0, 600, 600], 2, most=1)
    next(results)
    start = time.monotonic()
    results.close()
    assert time.monotonic() - start < 20


@needs_fork
def test_processes_are_stopped_while_they_hand_over_much() -> None:
    for _ in range(10):
        results = parallel.run(lambda _: bytes(5_000_000), range(20), 2, most=1)
        next(results)
        results.close()
