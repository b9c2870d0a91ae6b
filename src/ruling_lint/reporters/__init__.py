"""The table of reporters. A reporter is imported when it is asked for, so that no run pays for the others."""

from __future__ import annotations

from importlib import import_module

from ruling_lint.reporters.base import Reporter
from ruling_lint.typed import cast

_NAMES = (
    "text",
    "concise",
    "json",
    "jsonl",
    "sarif",
    "github",
    "gitlab",
    "checkstyle",
    "junit",
    "rdjson",
    "markdown",
    "html",
    "csv",
)


def names() -> tuple[str, ...]:
    """Return the names of all output formats."""
    return _NAMES


def get(name: str) -> Reporter:
    """Return the reporter of a format. Raises KeyError for a name that is not in `names()`."""
    if name not in _NAMES:
        raise KeyError(name)
    return cast("Reporter", import_module(f"{__name__}.{name}"))
