"""Readers, a module a format; a module is loaded when a file needs it."""

from __future__ import annotations

from importlib import import_module

from ruling_lint import files
from ruling_lint.readers.base import Reader, UnreadableError
from ruling_lint.typed import cast

FORMATS = {
    "text": ("text", (".txt", ".text")),
    "po": ("po", (".po",)),
    "xliff": ("xliff", (".xlf", ".xliff")),
    "html": ("html", (".html", ".htm", ".xhtml")),
    "markdown": ("markdown", (".md", ".markdown", ".mdown", ".mkd")),
    "tmx": ("tmx", (".tmx",)),
    "xlsx": ("xlsx", (".xlsx",)),
    "qt-ts": ("qt_ts", (".ts",)),
    "jsonl": ("jsonl", (".jsonl", ".ndjson")),
    "json": ("json_", (".json", ".arb")),
    "csv": ("csv_", (".csv",)),
    "tsv": ("tsv", (".tsv", ".tab")),
    "yaml": ("yaml_", (".yaml", ".yml")),
    "properties": ("properties", (".properties",)),
}
"""Format names with the module that reads it and the file endings it takes."""


def get(name: str) -> Reader:
    """Return the reader module of a format. Raises KeyError for an unknown one."""
    return cast("Reader", import_module(f"ruling_lint.readers.{FORMATS[name][0]}"))


def suffixes() -> frozenset[str]:
    """Return the file endings that some reader takes."""
    return frozenset(suffix for _, endings in FORMATS.values() for suffix in endings)


def for_path(path: str, data: bytes) -> Reader:
    """Return the reader for a file by its ending. Raises UnreadableError where none takes it."""
    suffix = files.suffix(path)
    for name, (_, endings) in FORMATS.items():
        if suffix in endings:
            return get(name)
    known = ", ".join(sorted(FORMATS))
    raise UnreadableError(
        f"no reader for files ending in {suffix or 'nothing'!r}: name one with --input-format ({known})",
        ru=f"файлы {suffix or 'без окончания'} читать нечем: назовите формат в --input-format ({known})",
    )
