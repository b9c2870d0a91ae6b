"""Replacing a file at one stroke: readers see the old content or the new, never a part."""

from __future__ import annotations

import os
from contextlib import suppress

from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from _typeshed import StrPath

_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
_SUFFIX = ".tmp"


def write_bytes(path: StrPath, data: bytes) -> None:
    """Replace a file's content, or make the file. Its permissions stay, and a symbolic link stays a link.

    Raises OSError; the old content is then untouched and nothing is left behind.
    """
    target = os.path.realpath(path)
    folder, name = os.path.split(target)
    draft = os.path.join(folder, f".{name}.{os.getpid()}.{os.urandom(4).hex()}{_SUFFIX}")
    handle = os.open(draft, _NEW, 0o600)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        os.chmod(draft, _mode(target))
        os.replace(draft, target)
    except BaseException:
        with suppress(OSError):
            os.unlink(draft)
        raise


def finished(name: str) -> str:
    """Return the name that a draft was to get in the end; that of another file as it is."""
    if not (name.startswith(".") and name.endswith(_SUFFIX)):
        return name
    end, *numbers = name[1:].removesuffix(_SUFFIX).rsplit(".", 2)
    return end if len(numbers) == 2 else name


def _mode(path: str) -> int:
    """Return the permissions of a file, or those that a new file gets."""
    try:
        return os.stat(path).st_mode & 0o7777
    except FileNotFoundError:
        mask = os.umask(0)
        os.umask(mask)
        return 0o666 & ~mask
