"""Naming a list of words in a config that names none: one line is added, and every other byte stays."""

from __future__ import annotations

from collections.abc import Iterator

from ruling_lint import config
from ruling_lint.config import ConfigError
from ruling_lint.patterns import lazy_pattern
from ruling_lint.tuples import NamedTuple

_FILE = "words.txt"
_BOM = "\ufeff"
_COMMENTED = lazy_pattern(r"(?m)^[ \t]*#[ \t]*(?=words[ \t]*=[ \t]*\[)")
_HEAD = lazy_pattern(r"(?m)^\[tool\.ruling-lint\][ \t]*(?:#[^\n]*)?\n?")
_VALUES = lazy_pattern(r"(?m)^[ \t]*[^#\s]")


class Changed(NamedTuple):
    """The content of a config, in UTF-8, and the list of words that it names now, relative to its folder."""

    content: bytes
    file: str


def with_words(path: str, content: bytes) -> Changed | None:
    """Return a config that names a list of words, from the content of one that does not, which may be empty.

    A line that is commented out is preferred. None where no place for the line is found.
    """
    mark, text = (_BOM, content[3:].decode()) if content.startswith(_BOM.encode()) else ("", content.decode())
    for changed in _candidates(text):
        words = _words(path, text, changed)
        if words:
            return Changed((mark + changed).encode(), words[0])
    return None


def _candidates(text: str) -> Iterator[str]:
    """Yield the text with a list named in places where it may belong."""
    end = "\r\n" if "\r\n" in text else "\n"
    line = f'words = ["{_FILE}"]{end}'
    for match in _COMMENTED.finditer(text):
        yield text[: match.start()] + text[match.end() :]
    head, values = _HEAD.search(text), _VALUES.search(text)
    if head:
        yield text[: head.end()] + (end if not head[0].endswith("\n") else "") + line + text[head.end() :]
    at = values.start() if values else len(text)
    yield text[:at] + (end if at and not text[:at].endswith("\n") else "") + line + text[at:]


def _words(path: str, before: str, after: str) -> list[str]:
    """Return the lists that a changed config names; none where anything else has changed."""
    try:
        old, new = config.table(path, before), config.table(path, after)
    except ConfigError:
        return []
    words: list[str] = new.get("words") or []
    return words if new == {**old, "words": words} else []
