"""What several commands share: the language of messages and the config of the working folder."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping

from ruling_lint import config, terminal
from ruling_lint.cli import TROUBLE
from ruling_lint.config import Config
from ruling_lint.project import ONLY, shown
from ruling_lint.trouble import TroubleError
from ruling_lint.typed import TextIO

REPOSITORY = "https://github.com/ruling-lint/ruling-lint"
"""Where the project lives; hooks and reports link to it."""


def language() -> str:
    """Return "ru" where the locale is Russian, else "en"."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            return "ru" if value.lower().startswith("ru") else "en"
    return "en"


def settings(file: str | None, no_config: bool, changes: Mapping[str, object] | None = None) -> Config:
    """Return the config named, else the one that holds for the working folder, with changes on top. Raises ConfigError."""
    found = None if no_config else file or config.find(os.curdir)
    base = config.load(found) if found else Config()
    return config.with_changes(base, changes or {})


def anchored(entry: str) -> str:
    """Return a glossary or a folder of rules of the command line as it stays right beside a config of another folder."""
    path = entry.removeprefix(ONLY)
    return (ONLY if path != entry else "") + os.path.abspath(path)


def complain(error: TroubleError, lang: str = "en") -> int:
    """Say what is wrong with the config or the baseline and where, and return the exit status for trouble."""
    for fault in (error, *error.others):
        path = shown(fault.path) if fault.path else "ruling-lint"
        place = f"{path}:{fault.line}: " if fault.line else f"{path}: "
        tell(place + fault.localized(lang), sys.stderr)
    return TROUBLE


def tell(text: str, stream: TextIO | None = None, hang: str = "    ") -> None:
    """Print text, on standard output by default; on a terminal lines too long for it are broken at words."""
    stream = stream or sys.stdout
    if stream.isatty():
        from ruling_lint.reporters.screen import wrap

        room = terminal.width(stream)
        lines = text.split("\n")
        text = "\n".join(part for line in lines for part in wrap(line, room, _lead(line) + hang))
    print(text, file=stream)


def room(most: int) -> int:
    """Return the columns to write in: so many, or fewer on a narrower terminal."""
    return min(most, terminal.width(sys.stdout)) if sys.stdout.isatty() else most


def _lead(line: str) -> str:
    return line[: len(line) - len(line.lstrip(" "))]
