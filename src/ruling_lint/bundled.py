"""Where the rules and the glossary that ship with the package lie: in a wheel or in a checkout."""

from __future__ import annotations

import os
from functools import lru_cache
from importlib.machinery import PathFinder
from pathlib import Path

from ruling_lint import cache
from ruling_lint.typed import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

STATE = "state"
"""The file in a wheel's data that names the code it was built from."""

_PACKAGE = Path(__file__).resolve().parent


def data_dir() -> Path:
    """Return the folder that holds `rules/` and `glossary.yml`.

    A wheel carries them in `ruling_lint/data`; a checkout has them beside `pyproject.toml`.
    Raises FileNotFoundError where neither is there, which means a broken installation.
    """
    inside = _PACKAGE / "data"
    if inside.is_dir():
        return inside
    checkout = _PACKAGE.parent.parent
    if (checkout / "pyproject.toml").is_file() and (checkout / "rules").is_dir():
        return checkout
    raise FileNotFoundError(f"no rules and glossary in {inside}: the installation is broken, reinstall ruling-lint")


def rules_dir() -> Path:
    """Return the folder of the shipped rule files."""
    return data_dir() / "rules"


def glossary_file() -> Path:
    """Return the path of the shipped glossary."""
    return data_dir() / "glossary.yml"


@lru_cache
def state(*parts: str) -> str:
    """Return a text that changes with the code: of the whole package, or of the modules and folders named in it.

    A wheel names the code that it was built from; in a checkout the times of the files tell.
    """
    built = _PACKAGE / "data" / STATE
    if built.is_file():
        return built.read_text(encoding="ascii")
    return " ".join(found for part in parts or ("",) for found in _times(_PACKAGE / part))


@lru_cache(maxsize=1)
def dictionary() -> str:
    """Return a text that changes with the Russian dictionary that is installed."""
    spec = PathFinder.find_spec("pymorphy3_dicts_ru")
    if spec is None or spec.origin is None:
        return ""
    status = (Path(spec.origin).parent / "data" / "meta.json").stat()
    return f"{status.st_size} {status.st_mtime_ns}"


def _times(path: Path) -> Iterator[str]:
    entries = sorted(os.scandir(path), key=lambda entry: entry.name) if path.is_dir() else [path]
    for entry in entries:
        if entry.name.endswith((".py", ".txt", ".tsv")):
            status = entry.stat()
            yield f"{entry.name} {status.st_size} {status.st_mtime_ns}"
        elif entry.is_dir() and entry.name != "__pycache__":
            yield from _times(Path(entry))


def compiled(kind: str, key: str) -> Any:
    """Return the value of a kind that the wheel carries compiled, None where it has none for this key."""
    try:
        found = cache.loads((_PACKAGE / "data" / f"{kind}.bin").read_bytes())
    except OSError:
        return None
    return found[1] if found and found[0] == key else None
