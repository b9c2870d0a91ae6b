"""Where compiled glossaries are kept between runs. A damaged, foreign or unwritable cache is no error."""

from __future__ import annotations

import hashlib
import importlib.util
import marshal
import os
import sys
import zlib
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ruling_lint import atomic
from ruling_lint.glossary.compiled import Compiled

if TYPE_CHECKING:
    from collections.abc import Iterable

_PACKAGE = Path(__file__).resolve().parent
_DIGEST = 16
_SUM = 4
_KEPT = 8


def cache_dir() -> Path:
    """Return the user's cache folder for this tool; RULING_LINT_CACHE_DIR overrides the platform's convention."""
    given = os.environ.get("RULING_LINT_CACHE_DIR")
    if given:
        return Path(given)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "ruling-lint" / "Cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "ruling-lint"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "ruling-lint"


def key_of(sources: Iterable[tuple[str, bytes]]) -> str:
    """Return the name of the compiled form of glossary files, given as (path, content).

    It changes with the files, with the tool, with the Russian dictionary and with the Python version.
    """
    digest = hashlib.blake2b(digest_size=_DIGEST)
    digest.update(f"{sys.version_info[:2]} {_tool_state()} {_dictionary_state()}".encode())
    for path, content in sources:
        digest.update(f"\0{path}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


def _tool_state() -> str:
    files = [_PACKAGE.parent / "morphology.py", *_PACKAGE.glob("*.py"), *_PACKAGE.glob("*.txt")]
    return " ".join(f"{path.name}:{_stamp(path)}" for path in sorted(files))


def _dictionary_state() -> str:
    spec = importlib.util.find_spec("pymorphy3_dicts_ru")
    return _stamp(Path(spec.origin).parent / "data" / "meta.json") if spec and spec.origin else ""


def _stamp(path: Path) -> str:
    try:
        status = path.stat()
    except OSError:
        return ""
    return f"{status.st_size}-{status.st_mtime_ns}"


def dumps(compiled: Compiled) -> bytes:
    """Return a compiled glossary as bytes: a checksum, and what it vouches for."""
    bare: Any = (*compiled,)
    body = marshal.dumps(bare)
    return zlib.crc32(body).to_bytes(_SUM, "big") + body


def loads(data: bytes) -> Compiled | None:
    """Return the compiled glossary in bytes, None where they are damaged or of another version."""
    body = memoryview(data)[_SUM:]
    if zlib.crc32(body).to_bytes(_SUM, "big") != data[:_SUM]:
        return None
    try:
        return Compiled(*marshal.loads(body))
    except (EOFError, ValueError, TypeError):
        return None


def load(key: str) -> Compiled | None:
    """Return the compiled glossary kept under a key, None where there is none to be used."""
    try:
        return loads(_path(key).read_bytes())
    except OSError:
        return None


def save(key: str, compiled: Compiled) -> None:
    """Keep a compiled glossary under a key: written whole or not at all. The oldest of many are dropped."""
    path = _path(key)
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        atomic.write_bytes(path, dumps(compiled))
        _drop_oldest(path.parent)


def _path(key: str) -> Path:
    return cache_dir() / f"glossary-{key}.bin"


def _drop_oldest(folder: Path) -> None:
    files = sorted(folder.glob("glossary-*.bin"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in files[_KEPT:]:
        path.unlink(missing_ok=True)
