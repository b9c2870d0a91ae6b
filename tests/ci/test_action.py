"""What the GitHub action runs, in an environment like a runner's, with stand-ins for pip and the virtual environment."""

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the stand-ins are shell scripts")

PYTHON = """\
#!/bin/sh
# python -m venv DIR
mkdir -p "$3/bin"
printf '#!/bin/sh\\necho "$@" > "$RUNNER_TEMP/pip"\\n' > "$3/bin/python"
printf '#!/bin/sh\\nexec "$REAL_PYTHON" -m ruling_lint "$@"\\n' > "$3/bin/ruling-lint"
chmod +x "$3/bin/python" "$3/bin/ruling-lint"
"""


@dataclass
class Runner:
    """A folder to check and a folder for what the action writes."""

    work: Path
    temporary: Path

    def run(self, **inputs: str) -> subprocess.CompletedProcess[str]:
        python = self.temporary / "python"
        python.write_text(PYTHON)
        python.chmod(0o755)
        environment = {
            "PATH": os.environ["PATH"],
            "HOME": os.environ.get("HOME", ""),
            "PYTHONPATH": str(ROOT / "src"),
            "REAL_PYTHON": sys.executable,
            "PYTHON": str(python),
            "ACTION_PATH": str(ROOT),
            "RUNNER_TEMP": str(self.temporary),
            "GITHUB_OUTPUT": str(self.temporary / "output"),
            "GITHUB_STEP_SUMMARY": str(self.temporary / "summary"),
        }
        environment |= {f"RULING_LINT_{name.upper()}": value for name, value in inputs.items()}
        command = ["bash", str(ROOT / "ci/github.sh")]
        return subprocess.run(
            command, cwd=self.work, env=environment, capture_output=True, encoding="utf-8", check=False
        )

    def written(self, name: str) -> str:
        return (self.temporary / name).read_text(encoding="utf-8")


@pytest.fixture
def runner(tmp_path: Path) -> Runner:
    """A runner with one bad file, whose name has a space and a comma."""
    for name in ("проект", "временное"):
        (tmp_path / name).mkdir()
    (tmp_path / "проект" / "ход, маг.txt").write_text("Положите на него a token из запаса.\n", encoding="utf-8")
    return Runner(tmp_path / "проект", tmp_path / "временное")


def test_findings_become_annotations_a_summary_and_the_status(runner: Runner) -> None:
    done = runner.run(paths="ход, маг.txt")
    assert done.returncode == 1, done.stderr
    assert done.stdout.startswith("::error file=ход%2C маг.txt,title=ruling-lint%3A untranslated-")
    assert runner.written("summary").startswith("<!-- ruling-lint -->\n### ruling-lint: 1 error\n")
    assert runner.written("output") == "status=1\n"
    assert runner.written("pip").split()[-1] == str(ROOT)


def test_inputs_become_options(runner: Runner) -> None:
    done = runner.run(
        version="9.9.9", paths="ход, маг.txt", format="concise", fail_on="never", summary="false", sarif="r.sarif",
        args="--lang\nru\n",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("ход, маг.txt:1:")
    assert "Найдено: 1 ошибка." in done.stdout
    assert not (runner.temporary / "summary").exists()
    assert (runner.work / "r.sarif").stat().st_size > 0
    assert runner.written("output") == "status=0\nsarif=r.sarif\n"
    assert runner.written("pip").split()[-1] == "git+https://github.com/ruling-lint/ruling-lint@v9.9.9"


def test_code_scanning_gets_a_report_without_being_told_where(runner: Runner) -> None:
    runner.run(paths="ход, маг.txt", upload_sarif="true")
    assert f"sarif={runner.temporary}/ruling-lint.sarif" in runner.written("output")


def test_an_input_is_never_run(runner: Runner) -> None:
    runner.run(paths="$(touch взлом)\n; touch взлом", baseline="`touch взлом`", args="--ignore\n$(touch взлом)")
    assert [path.name for path in runner.work.iterdir()] == ["ход, маг.txt"]
