"""Where the rules and the glossary that ship with the package lie: in a wheel or in a checkout."""

from __future__ import annotations

import os
from functools import lru_cache
from importlib.machinery import PathFinder

from ruling_lint import cache, files
from ruling_lint.typed import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

STATE = "state"
"""The file in a wheel's data that names the code it was built from."""

_PACKAGE = os.path.dirname(os.path.realpath(__file__))
_DATA = os.path.join(_PACKAGE, "data")


def data_dir() -> str:
    """Return the folder that holds `rules/` and `glossary.yml`.

    A wheel carries them in `ruling_lint/data`; a checkout has them beside `pyproject.toml`.
    Raises FileNotFoundError where neither is there, which means a broken installation.
    """
    if os.path.isdir(_DATA):
        return _DATA
    checkout = os.path.dirname(os.path.dirname(_PACKAGE))
    if os.path.isfile(os.path.join(checkout, "pyproject.toml")) and os.path.isdir(os.path.join(checkout, "rules")):
        return checkout
    raise FileNotFoundError(f"no rules and glossary in {_DATA}: the installation is broken, reinstall ruling-lint")


def rules_dir() -> str:
    """Return the folder of the shipped rule files."""
    return os.path.join(data_dir(), "rules")


def glossary_file() -> str:
    """Return the path of the shipped glossary."""
    return os.path.join(data_dir(), "glossary.yml")


@lru_cache
def state(*parts: str) -> str:
    """Return a text that changes with the code: of the whole package, or of the modules and folders named in it.

    A wheel names the code that it was built from; in a checkout the times of the files tell.
    """
    built = files.content(os.path.join(_DATA, STATE))
    if built:
        return built.decode("ascii")
    wanted = tuple(os.path.join(_PACKAGE, part) for part in parts)
    return " ".join(time for path, time in _times() if not parts or path.startswith(wanted))


@lru_cache(maxsize=1)
def dictionary() -> str:
    """Return a text that changes with the Russian dictionary that is installed, the same on any machine."""
    spec = PathFinder.find_spec("pymorphy3_dicts_ru")
    if spec is None or spec.origin is None:
        return ""
    return cache.key_of_file(os.path.join(os.path.dirname(spec.origin), "data", "meta.json"))


@lru_cache(maxsize=1)
def _times() -> list[tuple[str, str]]:
    """Return the files of the package, each with a text that changes with it."""
    return sorted(_times_below(_PACKAGE))


def _times_below(folder: str) -> Iterator[tuple[str, str]]:
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.endswith((".py", ".txt", ".tsv")):
                status = entry.stat()
                yield entry.path, f"{entry.name} {status.st_size} {status.st_mtime_ns}"
            elif entry.name != "__pycache__" and entry.is_dir():
                yield from _times_below(entry.path)


def compiled(kind: str, key: str) -> Any:
    """Return the value of a kind that the wheel carries compiled, None where it has none for this key."""
    try:
        found = cache.loads(files.read(os.path.join(_DATA, f"{kind}.bin")))
    except OSError:
        return None
    return found[1] if found and found[0] == key else None
