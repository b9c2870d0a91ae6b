"""Colours and links for terminals that have them, and plain text for those that do not."""

from __future__ import annotations

from ruling_lint.model import Severity
from ruling_lint.tuples import NamedTuple

_CODES = {"bold": 1, "dim": 2, "red": 31, "green": 32, "yellow": 33, "blue": 34, "magenta": 35, "cyan": 36}

SEVERITY_COLOURS = {Severity.ERROR: "red", Severity.WARNING: "yellow", Severity.INFO: "cyan"}


class Style(NamedTuple):
    """How text is decorated; without colour and links it comes back as it is."""

    colour: bool
    hyperlinks: bool

    def paint(self, text: str, *looks: str) -> str:
        """Return text in colours and weights, named as in "bold", "red"."""
        if not self.colour or not text:
            return text
        return f"\033[{';'.join(str(_CODES[look]) for look in looks)}m{text}\033[0m"

    def link(self, text: str, target: str | None) -> str:
        """Return text that opens a URL when it is clicked (OSC 8)."""
        return f"\033]8;;{target}\033\\{text}\033]8;;\033\\" if self.hyperlinks and target else text

    def link_file(self, text: str, path: str) -> str:
        """Return text that opens a file when it is clicked."""
        if not self.hyperlinks:
            return text
        from pathlib import Path

        return self.link(text, Path(path).absolute().as_uri())
