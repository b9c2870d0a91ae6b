"""Globs over relative paths, as the config's tables use them."""

from __future__ import annotations


def is_literal(glob: str) -> bool:
    """Tell whether a glob can mean only one path."""
    return not any(char in glob for char in "*?[")


def matches(path: str, glob: str) -> bool:
    """Tell whether a relative path matches a glob: a folder means all in it, `**/` also means no folder at all."""
    from fnmatch import fnmatchcase

    glob = glob.removeprefix("./").rstrip("/")
    tries = {glob, f"{glob}/*", glob.replace("**/", ""), f"{glob.replace('**/', '')}/*"}
    return any(fnmatchcase(path, pattern) for pattern in tries)
