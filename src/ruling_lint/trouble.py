"""What stops a whole run, said in both languages."""

from __future__ import annotations


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
