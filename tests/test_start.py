"""What a fresh process loads: each module costs every commit that a hook checks a part of a millisecond."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

HEAVY = (
    "argparse", "dataclasses", "inspect", "json", "pathlib", "pickle", "pymorphy3", "pymorphy3_dicts_ru", "regex", "shutil", "tempfile", "typing", "yaml",
)  # fmt: skip
PAGE = "Игрок берёт карту, а затем сбрасывает карту.\n"
CODE = """
import sys
from ruling_lint.cli import main
status = main(["check", "page.txt"])
print(status, *sorted(name for name in sys.argv[1:] if name in sys.modules))
"""


def loaded(folder: Path, *names: str) -> list[str]:
    """Return the exit status of a run over the page, and which of the modules it loaded."""
    environ = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT") if name in os.environ}
    environ |= {"PYTHONPATH": os.pathsep.join(sys.path), "RULING_LINT_CACHE_DIR": str(folder / "cache")}
    done = subprocess.run([sys.executable, "-c", CODE, *names], cwd=folder, env=environ, capture_output=True, text=True)
    assert not done.stderr
    return done.stdout.splitlines()[-1].split()


@pytest.fixture
def page(tmp_path: Path) -> Path:
    (tmp_path / "page.txt").write_text(PAGE, encoding="utf-8")
    loaded(tmp_path)
    return tmp_path


def test_an_unchanged_page_is_answered_without_rules_patterns_and_glossary(page: Path) -> None:
    ours = [f"ruling_lint.{name}" for name in ("engine", "rule_reader", "glossary", "suppress", "text.reading")]
    assert loaded(page, *HEAVY, "re", *ours) == ["0"]


def test_a_changed_page_is_read_without_what_compiles_rules_and_glossary(page: Path) -> None:
    (page / "page.txt").write_text(PAGE * 2, encoding="utf-8")
    assert loaded(page, *HEAVY, "ruling_lint.rule_reader", "ruling_lint.glossary.compiling") == ["0"]


def test_a_config_is_parsed_once(page: Path) -> None:
    (page / ".ruling-lint.toml").write_text('fail-on = "error"\n', encoding="utf-8")
    assert loaded(page, "tomllib") == ["0", "tomllib"]
    assert loaded(page, *HEAVY, "tomllib") == ["0"]
