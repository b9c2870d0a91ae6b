"""What stops a whole run, said in both languages."""

from __future__ import annotations

import os

from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable


class TroubleError(Exception):
    """Something that a run needs cannot be used: a config, a baseline, a Git revision.

    `message` is English, `ru` the same in Russian. `path` is empty where no file is to blame; `line` is 1-based, None
    where no line is.
    """

    def __init__(self, path: str, line: int | None, message: str, ru: str) -> None:
        super().__init__(message)
        self.path = path
        self.line = line
        self.message = message
        self.ru = ru

    def localized(self, lang: str) -> str:
        """Return the message in "ru" or "en"."""
        return self.ru if lang == "ru" else self.message


def nearest(name: str, known: Iterable[str]) -> str | None:
    """Return the known name that a mistyped one was probably meant to be, None where none is near."""
    import difflib  # few runs need it

    return next(iter(difflib.get_close_matches(name, sorted(known), 1)), None)


def meant(path: str, error: OSError, lang: str) -> str:
    """Return the end of a message about a file that is not there: a question for the one beside it whose name is much like it.

    Empty where there is none, or where something else is wrong with the file.
    """
    near = _beside(path) if isinstance(error, FileNotFoundError) else None
    if not near:
        return ""
    return f"; может быть, {near}?" if lang == "ru" else f"; did you mean {near}?"


def _beside(path: str) -> str | None:
    folder, name = os.path.split(path)
    try:
        near = nearest(name, os.listdir(folder or os.curdir))
    except OSError:
        return None
    shown = "" if folder == os.getcwd() else folder
    stem, other = os.path.splitext(name)[0], os.path.splitext(near or "")[0]
    return os.path.join(shown, near) if near and nearest(stem, [other]) else None  # an ending alone is no likeness


def unknown_key(name: str, known: Iterable[str]) -> tuple[str, str]:
    """Return the message for a key that does not exist, in English and Russian: the nearest one, else all there are."""
    names = sorted(known)
    near = nearest(name, names)
    if near:
        return f"unknown key {name!r}; did you mean {near!r}?", f"нет ключа {name!r}; может быть, {near!r}?"
    return f"unknown key {name!r}; known: {', '.join(names)}", f"нет ключа {name!r}; есть: {', '.join(names)}"
