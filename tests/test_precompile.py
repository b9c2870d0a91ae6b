"""A wheel carries what its first run would work out: that compiles nothing, unless something is not as it was built."""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("hatchling")
ROOT = Path(__file__).parent.parent
PAGE = "Игрок берёт карту, а затем сбрасывает карту.\n"
CODE = """
import sys
from ruling_lint.cli import main
print(main(["check", "--lang", "en", "page.txt"]), "yaml" in sys.modules)
"""


def build_hook(folder: Path) -> Any:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.CompilingHook(str(ROOT), {}, None, None, str(folder), "wheel")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as the wheel holds it, put together by the build hook."""
    folder = tmp_path_factory.mktemp("built")
    hook = build_hook(folder)
    data: dict[str, Any] = {"force_include": {}}
    hook.initialize("standard", data)
    shutil.copytree(hook.staged, folder, dirs_exist_ok=True)
    assert {Path(path).name for path in data["force_include"]} == {"state", "rules.bin", "glossary.bin", "invented.bin"}
    hook.finalize("standard", data, "")
    assert not hook.staged.exists()
    return folder


def first_run(package: Path, folder: Path, page: str = PAGE) -> tuple[str, set[str]]:
    """Lint a page with an empty cache, and return what was said and the kinds of things that were kept."""
    (folder / "page.txt").write_text(page, encoding="utf-8")
    paths = [str(package), *(path for path in sys.path if "site-packages" in path)]
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "RULING_LINT_CACHE_DIR": str(folder / "cache")}
    command = [sys.executable, "-c", CODE]
    done = subprocess.run(command, cwd=folder, env=environ, capture_output=True, encoding="utf-8", check=True)
    kept = {file.name.partition("-")[0] for file in (folder / "cache").iterdir()}
    return done.stdout.splitlines()[-1], kept


def test_the_first_run_compiles_nothing(built: Path, tmp_path: Path) -> None:
    said, kept = first_run(built, tmp_path)
    assert said == "0 False"
    assert kept.isdisjoint({"rules", "glossary"})
    assert "results" in kept


@pytest.mark.parametrize("name", ["rules", "glossary"])
def test_a_damaged_copy_is_compiled_again(built: Path, tmp_path: Path, name: str) -> None:
    package = tmp_path / "package"
    shutil.copytree(built, package)
    file = package / "ruling_lint" / "data" / f"{name}.bin"
    file.write_bytes(file.read_bytes()[:-1])
    said, kept = first_run(package, tmp_path)
    assert said == "0 True"
    assert name in kept


def test_the_first_unknown_word_is_not_held_against_all_names(built: Path, tmp_path: Path) -> None:
    package = tmp_path / "package"
    shutil.copytree(built, package)
    page = "Игрок берёт шмурдюк.\n"
    assert "invented" not in first_run(package, tmp_path, page)[1]
    names = package / "ruling_lint" / "glossary" / "card_names.tsv"
    names.write_bytes(names.read_bytes() + "Shmurd\tШмурд\n".encode())
    assert "invented" in first_run(package, tmp_path, page + page)[1]


def test_changed_rules_are_compiled_again(built: Path, tmp_path: Path) -> None:
    package = tmp_path / "package"
    shutil.copytree(built, package)
    file = package / "ruling_lint" / "data" / "rules" / "typography.yml"
    file.write_text(file.read_text(encoding="utf-8") + "\n# changed\n", encoding="utf-8")
    said, kept = first_run(package, tmp_path)
    assert said == "0 True"
    assert kept & {"rules", "glossary"} == {"rules"}


def test_an_editable_install_carries_nothing(tmp_path: Path) -> None:
    hook = build_hook(tmp_path)
    data: dict[str, Any] = {"force_include": {}}
    hook.initialize("editable", data)
    hook.finalize("editable", data, "")
    assert data == {"force_include": {}}
