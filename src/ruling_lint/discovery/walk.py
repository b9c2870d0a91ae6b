"""The files of a folder, without what is hidden, ignored by Git or left out by the config."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

from ruling_lint.discovery.ignored import Ignored


def walk(folder: str, excludes: Callable[[str], bool]) -> Iterator[str]:
    """Yield the files below a folder in order of their names, folders among them.

    Hidden files and folders, and what `.gitignore` files name, are left out. Links to folders are not followed, so
    that no loop of links can catch the walk.
    """
    yield from _walk(folder, Ignored.above(Path(folder)), excludes)


def _walk(folder: str, ignored: Ignored, excludes: Callable[[str], bool]) -> Iterator[str]:
    try:
        entries = sorted(os.scandir(folder), key=lambda entry: entry.name)
    except OSError:
        return
    ignored = ignored.within(Path(folder))
    for entry in entries:
        is_folder = entry.is_dir(follow_symlinks=False)
        path = os.path.normpath(entry.path)
        if entry.name.startswith(".") or excludes(path) or ignored.has(Path(path), is_folder):
            continue
        if is_folder:
            yield from _walk(path, ignored, excludes)
        elif Path(path).is_file():
            yield path
