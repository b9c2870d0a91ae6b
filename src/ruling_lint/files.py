"""Files by their names as plain text: what a short run asks of them without `pathlib`, which takes a tenth of it."""

from __future__ import annotations

import os

from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from _typeshed import StrPath


def read(path: StrPath, most: int = -1) -> bytes:
    """Return the bytes of a file, or so many of them at most. Raises OSError."""
    with open(path, "rb") as file:
        return file.read(most)


def content(path: StrPath) -> bytes:
    """Return the bytes of a file, none where it cannot be read or is no ordinary one."""
    try:
        return read(path) if os.path.isfile(path) else b""
    except OSError:
        return b""


def suffix(path: str) -> str:
    """Return the ending of a file's name with its dot, in small letters."""
    return os.path.splitext(path)[1].lower()


def below(path: StrPath, folder: StrPath) -> str | None:
    """Return a path as seen from a folder, with forward slashes; None where it lies elsewhere."""
    absolute, top = os.path.abspath(path), os.path.join(os.path.abspath(folder), "")
    if os.path.join(absolute, "") == top:
        return "."
    return _slashed(absolute[len(top) :]) if absolute.startswith(top) else None


def slashed(path: StrPath) -> str:
    """Return an absolute path with forward slashes."""
    return _slashed(os.path.abspath(path))


def _slashed(path: str) -> str:
    return path.replace(os.sep, "/")
