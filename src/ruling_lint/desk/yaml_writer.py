"""Writing a glossary as YAML in the style of the shipped one: keys bare, words quoted, small entries on one line."""

from __future__ import annotations

import json

from ruling_lint.glossary.entries import entry_of
from ruling_lint.patterns import lazy_pattern
from ruling_lint.typed import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ruling_lint.glossary import Term

_WIDTH = 120
_TALL = ("family", "forbidden", "note")
"""Keys that an entry on one line does not have."""

_BARE_KEYS = frozenset(
    {"kind", "pos", "capital", "en_case", "gender", "number", "since", "until", "provenance", "severity"}
)
_BARE = lazy_pattern(r"[a-z]{3,}(?:-[a-z]+)*|\d{4}-\d{2}")
_BARE_KEY = lazy_pattern(r"[a-z_]{2,}")
_RESERVED = frozenset({"yes", "off", "true", "null", "false"})
_CONTROL = lazy_pattern(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ufeff]")


def write_yaml(terms: Iterable[Term]) -> str:
    """Return the terms as a YAML glossary."""
    return "".join(entry_lines(entry_of(term)) for term in terms)


def entry_lines(entry: dict[str, Any]) -> str:
    """Return one entry as the lines of a YAML list item."""
    line = f"- {_flow(entry)}\n"
    if len(line) <= _WIDTH and not any(key in entry for key in _TALL):
        return line
    lines = [line for key, value in entry.items() for line in _block(key, value)]
    return "- " + "\n  ".join(lines) + "\n"


def _block(key: str, value: Any) -> Iterator[str]:
    if isinstance(value, list) and any(isinstance(item, dict) for item in value):
        yield f"{key}:"
        yield from (f"  - {_flow(item)}" for item in value)
    else:
        yield f"{key}: {_flow(value, key)}"


def _flow(value: Any, key: str = "") -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_key(name)}: {_flow(item, name)}" for name, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(_flow(item) for item in value) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return value if key in _BARE_KEYS and _is_bare(value) else _quoted(value)


def _key(name: str) -> str:
    return name if _BARE_KEY.fullmatch(name) and name not in _RESERVED else _quoted(name)


def _is_bare(text: str) -> bool:
    return _BARE.fullmatch(text) is not None and text not in _RESERVED


def _quoted(text: str) -> str:
    if _CONTROL.search(text):
        return json.dumps(text)
    return "'" + text.replace("'", "''") + "'"
