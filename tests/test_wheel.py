"""The wheel alone does the whole job: in an empty environment, away from the checkout."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel and install it with its dependencies; return the folder of the environment's programs."""
    folder = tmp_path_factory.mktemp("wheel")
    _run(sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", str(folder), str(ROOT))
    (wheel,) = folder.glob("*.whl")
    _run(sys.executable, "-m", "venv", str(folder / "env"))
    programs = folder / "env" / ("Scripts" if os.name == "nt" else "bin")
    _run(str(programs / "python"), "-m", "pip", "install", "-q", str(wheel))
    return programs


def _run(*command: str, cwd: Path | None = None, status: int = 0) -> str:
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"} | {"LANG": "C.UTF-8"}
    done = subprocess.run(command, cwd=cwd, env=environment, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == status, done.stdout + done.stderr
    return done.stdout


@pytest.mark.slow
def test_the_wheel_lints_explains_and_tests_its_rules(installed: Path, tmp_path: Path) -> None:
    program = str(installed / "ruling-lint")
    page = tmp_path / "страница правил.txt"
    page.write_text("Создайте токен с flying.\n", encoding="utf-8")
    found = _run(program, "check", "--format", "concise", page.name, cwd=tmp_path, status=1)
    assert "term-forbidden" in found
    assert "untranslated-term" in found
    assert "0 failed" in _run(program, "rules", "test", cwd=tmp_path)
    assert "untranslated-term" in _run(program, "explain", "untranslated-term", cwd=tmp_path)
    assert "<html" in _run(program, "check", "--format", "html", page.name, cwd=tmp_path, status=1)
