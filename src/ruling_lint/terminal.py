"""What the terminal can show: colours, links, its width, and letters that its encoding lacks."""

from __future__ import annotations

import codecs
import os
import sys
from collections.abc import Mapping

from ruling_lint.typed import TextIO

_PIPE_WIDTH = 100
_LINKING_PROGRAMS = frozenset(("vscode", "iTerm.app", "WezTerm", "ghostty", "Hyper", "Tabby", "rio"))
_LINKING_TERMS = frozenset(("xterm-kitty", "xterm-ghostty", "alacritty", "foot", "foot-extra", "contour"))
_LINKING_MARKS = ("WT_SESSION", "KONSOLE_VERSION", "DOMTERM")
_FIRST_LINKING_VTE = 5000

_SUBSTITUTES = {
    "→": "->", "│": "|", "…": "...", "«": '"', "»": '"', "„": '"', "“": '"', "”": '"', "’": "'", "—": "-", "–": "-",
    "−": "-", "␣": "_", "⍽": "_", "✔": "+", "█": "#", "░": ".", "\u00a0": " ", "ё": "е", "Ё": "Е",
}  # fmt: skip


def is_interactive(stream: TextIO, environ: Mapping[str, str] = os.environ) -> bool:
    """Tell whether a person watches the stream on a terminal that can move its cursor."""
    return stream.isatty() and environ.get("TERM") != "dumb"


def wants_colour(stream: TextIO, environ: Mapping[str, str] = os.environ) -> bool:
    """Tell whether to colour, as NO_COLOR, FORCE_COLOR, CLICOLOR_FORCE and CLICOLOR ask, else for a terminal.

    NO_COLOR wins over the others.
    """
    if environ.get("NO_COLOR"):
        return False
    if any(environ.get(name, "0") not in ("", "0") for name in ("FORCE_COLOR", "CLICOLOR_FORCE")):
        return True
    return environ.get("CLICOLOR") != "0" and is_interactive(stream, environ)


def has_hyperlinks(stream: TextIO, environ: Mapping[str, str] = os.environ) -> bool:
    """Tell whether the terminal is one that is known to open OSC 8 links to the files of this machine.

    FORCE_HYPERLINK decides where it is set. Nothing is assumed inside multiplexers or over ssh.
    """
    forced = environ.get("FORCE_HYPERLINK")
    if forced is not None:
        return forced not in ("", "0")
    if not is_interactive(stream, environ) or any(name in environ for name in ("TMUX", "STY", "SSH_CONNECTION", "CI")):
        return False
    return _is_linking(environ)


def _is_linking(environ: Mapping[str, str]) -> bool:
    vte = environ.get("VTE_VERSION", "")
    return (
        environ.get("TERM_PROGRAM") in _LINKING_PROGRAMS
        or environ.get("TERM") in _LINKING_TERMS
        or any(name in environ for name in _LINKING_MARKS)
        or (vte.isdecimal() and int(vte) >= _FIRST_LINKING_VTE)
    )


def width(stream: TextIO) -> int:
    """Return the columns of the terminal, or a fixed number for pipes and files, so that output is the same."""
    if not stream.isatty() and "COLUMNS" not in os.environ:
        return _PIPE_WIDTH
    import shutil

    return shutil.get_terminal_size((_PIPE_WIDTH, 24)).columns


def prepare(stream: TextIO) -> None:
    """Make a stream write what its encoding lacks as something readable, instead of failing."""
    if sys.platform == "win32" and stream.isatty():
        os.system("")  # switches the console to ANSI sequences
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure:
        reconfigure(errors=_HANDLER)


def write_utf8(stream: TextIO, text: str) -> None:
    """Write a report for programs: UTF-8 and LF, whatever the stream's own encoding and line ends are."""
    buffer = getattr(stream, "buffer", None)
    if buffer is None:
        stream.write(text)
        return
    stream.flush()
    buffer.write(text.encode("utf-8", "backslashreplace"))
    buffer.flush()


def _substitute(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lost = error.object[error.start : error.end]
    return "".join(_fitting(char, error.encoding) for char in lost), error.end


def _fitting(char: str, encoding: str) -> str:
    replacement = _SUBSTITUTES.get(char, "")
    try:
        replacement.encode(encoding)
    except UnicodeEncodeError:
        replacement = ""
    return replacement or f"<U+{ord(char):04X}>"


_HANDLER = "ruling-lint-readable"
codecs.register_error(_HANDLER, _substitute)
