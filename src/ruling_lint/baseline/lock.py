"""Letting one process at a time change a baseline. The lock file lies in the system's temporary folder, not the project's."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import IO

if sys.platform == "win32":
    import msvcrt

    def _lock(handle: IO[bytes]) -> None:
        msvcrt.locking(handle.fileno(), msvcrt.LK_LOCK, 1)

    def _unlock(handle: IO[bytes]) -> None:
        msvcrt.locking(handle.fileno(), msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def _lock(handle: IO[bytes]) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX)

    def _unlock(handle: IO[bytes]) -> None:
        fcntl.flock(handle, fcntl.LOCK_UN)


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Wait until no other process holds the lock of a file, and hold it. A process that dies lets go of it."""
    name = blake2b(str(file.resolve()).encode("utf-8", "surrogateescape"), digest_size=8).hexdigest()
    with (Path(tempfile.gettempdir()) / f"ruling-lint-{name}.lock").open("a+b") as handle:
        _lock(handle)
        try:
            yield
        finally:
            _unlock(handle)
