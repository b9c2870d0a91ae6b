"""The files by which other projects and our own servers run the linter are valid, and say what the linter does."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from ruling_lint import readers
from ruling_lint.cli import check

ROOT = Path(__file__).resolve().parents[2]


def load(name: str) -> Any:
    return yaml.safe_load((ROOT / name).read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("schema", "file"),
    [
        ("vendor.github-workflows", ".github/workflows/ci.yml"),
        ("custom.github-workflows-require-timeout", ".github/workflows/ci.yml"),
        ("vendor.github-actions", "action.yml"),
        ("vendor.gitlab-ci", "ci/gitlab.yml"),
    ],
)
def test_files_for_servers_fit_their_schemas(schema: str, file: str) -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, str(ROOT / file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_hooks_are_a_valid_manifest() -> None:
    command = [sys.executable, "-m", "pre_commit", "validate-manifest", str(ROOT / ".pre-commit-hooks.yaml")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_hooks_take_every_format_but_qt_which_looks_like_typescript() -> None:
    patterns = {hook["files"] for hook in load(".pre-commit-hooks.yaml") if "files" in hook}
    assert len(patterns) == 1
    pattern = re.compile(patterns.pop())
    assert {suffix for suffix in readers.suffixes() if not pattern.search(f"папка/файл{suffix}")} == {".ts"}
    assert not pattern.search("снимок.png")


def test_hooks_and_action_name_options_that_exist() -> None:
    known = check.parser().format_help()
    entries = " ".join(hook["entry"] for hook in load(".pre-commit-hooks.yaml"))
    script = (ROOT / "ci/github.sh").read_text(encoding="utf-8") + (ROOT / "ci/gitlab.yml").read_text(encoding="utf-8")
    named = set(re.findall(r"(?<!\S)--[a-z-]+", entries + script)) - {
        "--quiet",
        "--root-user-action",
        "--disable-pip-version-check",
    }
    assert named >= {"--format", "--output", "--baseline", "--changed-since", "--fail-on"}
    assert {option for option in named if not re.search(rf"{option}\b", known)} == set()


def test_every_input_of_the_action_reaches_its_script() -> None:
    action = load("action.yml")
    used = set(re.findall(r"inputs\.([\w-]+)", (ROOT / "action.yml").read_text(encoding="utf-8")))
    assert used == set(action["inputs"])
    script = (ROOT / "ci/github.sh").read_text(encoding="utf-8")
    (step,) = [step for step in action["runs"]["steps"] if step.get("id") == "check"]
    assert [name for name in step["env"] if f"{name}" not in script] == []


def test_no_input_is_read_as_code() -> None:
    for step in load("action.yml")["runs"]["steps"]:
        assert "${{" not in step.get("run", "")
