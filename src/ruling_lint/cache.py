"""Values kept between runs in the user's cache folder. A missing, damaged or unwritable one only costs time.

Values are plain (numbers, texts, bytes, tuples, lists, dicts, sets) and written with marshal behind a checksum, each
under the kind of thing it is and a key of all that it was made from.
"""

from __future__ import annotations

import marshal
import os
import sys
import zlib
from contextlib import suppress

from ruling_lint import files
from ruling_lint.typed import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable

    from _typeshed import ReadableBuffer

_SUM = 4
_PIECE = 1 << 20
_SUFFIX = ".bin"
_KEY = 16
"""Bytes of a key."""

KINDS = ("comprehensive", "config", "glossary", "invented", "results", "rules", "undeclined", "words")
"""All kinds of things that are kept: a file of another kind is not the tool's."""


def folder() -> str:
    """Return the user's cache folder for this tool; RULING_LINT_CACHE_DIR overrides the platform's convention."""
    given = os.environ.get("RULING_LINT_CACHE_DIR")
    if given:
        return given
    home = os.path.expanduser("~")
    if sys.platform == "win32":
        local = os.environ.get("LOCALAPPDATA") or os.path.join(home, "AppData", "Local")
        return os.path.join(local, "ruling-lint", "Cache")
    if sys.platform == "darwin":
        return os.path.join(home, "Library", "Caches", "ruling-lint")
    return os.path.join(os.environ.get("XDG_CACHE_HOME") or os.path.join(home, ".cache"), "ruling-lint")


def key_of(parts: Iterable[str | bytes]) -> str:
    """Return a key that changes with each of the parts."""
    digest = _hasher()
    for part in parts:
        data = part.encode("utf-8", "surrogatepass") if isinstance(part, str) else part
        digest.update(b"%d " % len(data))
        digest.update(data)
    return str(digest.hexdigest())


def key_of_file(path: str) -> str:
    """Return the key of a file's content, read a piece at a time; all that cannot be read have the same one."""
    digest, size = _hasher(), -1
    if os.path.isfile(path):
        with suppress(OSError), open(path, "rb") as file:
            size = 0
            while piece := file.read(_PIECE):
                digest.update(piece)
                size += len(piece)
    digest.update(b" %d" % size)
    return str(digest.hexdigest())


def _hasher() -> Any:
    """Return a new hash. Only its own module is loaded: hashlib loads OpenSSL, for a tenth of the time of a short run."""
    try:
        from _blake2 import blake2b
    except ImportError:
        from hashlib import blake2b
    return blake2b(digest_size=_KEY)


def dumps(value: Any) -> bytes:
    """Return a plain value as bytes: a checksum, and what it vouches for."""
    body = marshal.dumps(value)
    return zlib.crc32(body).to_bytes(_SUM, "big") + body


def loads(data: ReadableBuffer) -> Any:
    """Return the value in bytes, None where they are damaged."""
    view = memoryview(data)
    if zlib.crc32(view[_SUM:]).to_bytes(_SUM, "big") != view[:_SUM]:
        return None
    try:
        return marshal.loads(view[_SUM:])
    except (EOFError, ValueError, TypeError):
        return None


def load(kind: str, key: str) -> Any:
    """Return the value kept under a key, None where there is none to be used."""
    try:
        return loads(files.read(_path(kind, key)))
    except OSError:
        return None


def save(kind: str, key: str, value: Any, most: int = 8) -> None:
    """Keep a value under a key, written whole or not at all. Of each kind the `most` newest stay."""
    from ruling_lint import atomic

    path = _path(kind, key)
    with suppress(OSError):
        os.makedirs(folder(), exist_ok=True)
        atomic.write_bytes(path, dumps(value))
        drop_oldest(kind, most)


def clear() -> int:
    """Remove everything that is kept, and return how many files that were. Files of others stay. Raises OSError."""
    removed = 0
    for path in _ours():
        with suppress(FileNotFoundError):
            os.unlink(path)
            removed += 1
    return removed


def _ours() -> list[str]:
    """Return the files of the folder that this tool wrote, also drafts that a killed process left."""
    from ruling_lint import atomic

    try:
        with os.scandir(folder()) as entries:
            there = [entry for entry in entries if not entry.is_dir(follow_symlinks=False)]
    except (FileNotFoundError, NotADirectoryError):
        return []
    return [entry.path for entry in there if _kind_of(atomic.finished(entry.name)) in KINDS]


def drop_oldest(kind: str, most: int, above: str | None = None) -> None:
    """Remove all files of a kind but the `most` newest, from the cache folder or another one. Raises OSError."""
    with os.scandir(above or folder()) as entries:
        kept = [entry for entry in entries if _kind_of(entry.name) == kind]
    if len(kept) > most:
        kept.sort(key=lambda entry: entry.stat().st_mtime_ns, reverse=True)
        for entry in kept[most:]:
            os.unlink(entry)


def _kind_of(name: str) -> str:
    """Return the kind of thing that a file of this name keeps, empty where it has no name that this module gives."""
    kind, _, key = name.removesuffix(_SUFFIX).partition("-")
    is_key = len(key) == 2 * _KEY and not key.strip("0123456789abcdef")
    return kind if is_key and name.endswith(_SUFFIX) else ""


def _path(kind: str, key: str) -> str:
    return os.path.join(folder(), f"{kind}-{key}{_SUFFIX}")
