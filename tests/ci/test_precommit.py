"""Real pre-commit with our hooks. It builds an environment from the network, so it runs only when asked: -m slow."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

CONFIG = """\
repos:
  - repo: {linter}
    rev: v0.0.0
    hooks:
      - id: ruling-lint
        files: ^перевод/
        args: [--lang, en]
      - id: ruling-lint-fix
        files: ^перевод/
        stages: [manual]
      - id: ruling-lint-project
        stages: [manual]
"""

CLEAN = "Способность разрешается, даже если её источник покинул поле битвы.\n"
FAULTY = "Владелец карты  сам решает, в каком порядке их положить.\n"

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def linter(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A clone of this repository with a tag, as others pin it."""
    clone = tmp_path_factory.mktemp("linter") / "ruling-lint"
    done = subprocess.run(("git", "clone", "-q", ROOT, clone), capture_output=True, check=False)
    if done.returncode:
        pytest.skip("the tests do not run in a Git repository")
    subprocess.run(("git", "tag", "v0.0.0"), cwd=clone, check=True)
    return clone


@pytest.fixture(scope="module", autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """An empty store for pre-commit, and no settings of this machine's user."""
    with pytest.MonkeyPatch.context() as patch:
        for name in [name for name in os.environ if name.startswith("GIT_")]:
            patch.delenv(name)
        patch.setenv("PRE_COMMIT_HOME", str(tmp_path_factory.mktemp("store")))
        patch.setenv("GIT_CONFIG_GLOBAL", os.devnull)
        yield


@pytest.fixture
def project(tmp_path: Path, linter: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with a clean file, a faulty one, an excluded one, and our hooks pinned in its config."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "перевод").mkdir()
    write("перевод/чистый.txt", CLEAN)
    write("перевод/плохой ход.txt", FAULTY)
    write("перевод/черновик.txt", FAULTY)
    write("заметки.txt", FAULTY)
    write(".ruling-lint.toml", 'paths = ["перевод"]\nexclude = ["перевод/черновик.txt"]\n')
    write(".pre-commit-config.yaml", CONFIG.format(linter=linter))
    subprocess.run(("git", "init", "-q"), check=True)
    subprocess.run(("git", "add", "-A"), check=True)
    return tmp_path


def write(path: str, text: str) -> None:
    Path(path).write_text(text, encoding="utf-8")


def pre_commit(*arguments: str) -> tuple[int, str]:
    """Run pre-commit and return its status and all it said."""
    command = (sys.executable, "-m", "pre_commit", *arguments)
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    return done.returncode, done.stdout + done.stderr


def test_a_pinned_hook_reports_the_fault_and_only_in_files_it_should_see(project: Path) -> None:
    status, said = pre_commit("run", "--all-files")
    assert status == 1, said
    assert "перевод/плохой ход.txt:1:15: warning spacing" in said
    assert "Found: 1 warning." in said
    assert "черновик" not in said
    assert "заметки" not in said


def test_clean_files_pass(project: Path) -> None:
    status, said = pre_commit("run", "--files", "перевод/чистый.txt")
    assert status == 0, said


def test_the_mending_hook_mends_stops_the_commit_and_is_quiet_the_second_time(project: Path) -> None:
    clean = project / "перевод/чистый.txt"
    before = clean.stat().st_mtime_ns
    status, said = pre_commit("run", "ruling-lint-fix", "--hook-stage", "manual", "--all-files")
    assert status == 1, said
    assert (project / "перевод/плохой ход.txt").read_text(encoding="utf-8") == FAULTY.replace("  ", " ")
    assert (project / "перевод/черновик.txt").read_text(encoding="utf-8") == FAULTY
    assert clean.stat().st_mtime_ns == before
    status, said = pre_commit("run", "ruling-lint-fix", "--hook-stage", "manual", "--all-files")
    assert status == 0, said


def test_the_project_hook_checks_the_paths_of_the_config(project: Path) -> None:
    status, said = pre_commit("run", "ruling-lint-project", "--hook-stage", "manual", "--files", "перевод/чистый.txt")
    assert status == 1, said
    assert "перевод/плохой ход.txt:1:15" in said


def test_a_hook_gives_the_same_findings_in_one_batch_and_in_many(project: Path) -> None:
    names = [f"перевод/{number:04}-{'длинное-имя-' * 9}.txt" for number in range(700)]
    for name in names:
        write(name, FAULTY if name.startswith("перевод/0500") else CLEAN)
    subprocess.run(("git", "add", "-A"), check=True)
    status, said = pre_commit("run", "ruling-lint", "--all-files")
    assert status == 1
    assert said.count("warning spacing") == 2
    assert said.count("Checked:") > 1


def test_a_hook_can_be_tried_without_being_pinned(project: Path, linter: Path) -> None:
    status, said = pre_commit("try-repo", str(linter), "ruling-lint", "--files", "перевод/плохой ход.txt")
    assert status == 1, said
    assert "spacing" in said
