"""Builds wheels that carry what the first run would have to work out, so that it is nearly as fast as the next ones."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("state", "rules.bin", "glossary.bin", "invented.bin")


class CompilingHook(BuildHookInterface[Any]):
    """Compiles in a copy laid out as the wheel will be; an editable install compiles into the user's cache instead."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Put the compiled files into the wheel."""
        if version == "editable":
            return
        self.staged = Path(tempfile.mkdtemp(prefix="ruling-lint-"))
        data = stage(Path(self.root), self.staged)
        path = [str(self.staged), *filter(None, sys.path)]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path)}
        subprocess.run([sys.executable, "-m", "ruling_lint.precompile", str(data)], env=environment, check=True)
        for name in COMPILED:
            build_data["force_include"][str(data / name)] = f"ruling_lint/data/{name}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the copy."""
        if version != "editable":
            shutil.rmtree(self.staged)


def stage(root: Path, folder: Path) -> Path:
    """Lay out the package in a folder as in a wheel, with the state of its code, and return its data folder."""
    package = folder / "ruling_lint"
    shutil.copytree(root / "src" / "ruling_lint", package, ignore=shutil.ignore_patterns("__pycache__"))
    data = package / "data"
    shutil.copytree(root / "rules", data / "rules")
    shutil.copy(root / "glossary.yml", data)
    (data / "state").write_text(_state_of(package), encoding="ascii")
    return data


def _state_of(package: Path) -> str:
    digest = hashlib.blake2b(digest_size=16)
    for file in sorted(file for file in package.rglob("*") if file.is_file()):
        digest.update(f"{file.relative_to(package).as_posix()} {file.stat().st_size}\0".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()
