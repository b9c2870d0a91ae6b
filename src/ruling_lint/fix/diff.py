"""What a fix would change, as a unified diff."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import unified_diff as compare

from ruling_lint.model import Document

_NO_END = "\\ No newline at end of file\n"


def unified_diff(before: Document, after: Document) -> str:
    """Return the changes of a file in the form that `patch` and `git apply` take; empty where there are none."""
    lines = compare(_lines(before.raw), _lines(after.raw), before.path, after.path)
    return "".join(line if line.endswith("\n") else f"{line}\n{_NO_END}" for line in lines)


def _lines(raw: str) -> list[str]:
    """Cut after every LF; nothing else ends a line."""
    return list(_cut(raw))


def _cut(raw: str) -> Iterator[str]:
    at = 0
    while at < len(raw):
        end = raw.find("\n", at) + 1 or len(raw)
        yield raw[at:end]
        at = end
