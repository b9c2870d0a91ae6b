"""The table of reporters. A reporter is imported when it is asked for, so that no run pays for the others."""

from __future__ import annotations

from importlib import import_module

from ruling_lint.reporters.base import Reporter
from ruling_lint.typed import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ruling_lint.model import Report
    from ruling_lint.reporters.base import RenderOptions

_PIECE = 1 << 16
"""Characters of a report that are written at a time."""

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


def pieces(name: str, report: Report, options: RenderOptions) -> Iterator[str]:
    """Yield a report in a format a piece at a time, so that it need not be in memory whole. Raises KeyError."""
    reporter = get(name)
    make = getattr(reporter, "pieces", None)
    return _joined(make(report, options)) if make else iter((reporter.render(report, options),))


def _joined(small: Iterable[str]) -> Iterator[str]:
    gathered: list[str] = []
    size = 0
    for piece in small:
        gathered.append(piece)
        size += len(piece)
        if size > _PIECE:
            yield "".join(gathered)
            gathered, size = [], 0
    yield "".join(gathered)
