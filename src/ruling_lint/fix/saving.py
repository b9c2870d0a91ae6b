"""Putting a mended file in the place of the one that was read."""

from __future__ import annotations

from pathlib import Path

from ruling_lint import atomic
from ruling_lint.files import reason
from ruling_lint.model import Problem

_WORDS = {
    "changed": {
        "en": "changed while it was being checked: not fixed, run again",
        "ru": "изменился во время проверки: не исправлен, запустите ещё раз",
    },
    "unwritable": {
        "en": "cannot be fixed ({}): check the permissions of the file and its folder",
        "ru": "не удалось исправить ({}): проверьте права на файл и его папку",
    },
}


def save(path: str, before: bytes, after: bytes, lang: str = "en") -> Problem | None:
    """Replace a file's content at one stroke; its permissions stay, and a symbolic link stays a link.

    Returns what went wrong, if anything did; the file is then as it was. A file that no longer holds `before` is
    left alone.
    """
    file = Path(path)
    try:
        if file.read_bytes() != before:
            return Problem(path, None, _WORDS["changed"][lang])
        atomic.write_bytes(file, after)
    except OSError as error:
        return Problem(path, None, _WORDS["unwritable"][lang].format(reason(error, lang)))
    return None
