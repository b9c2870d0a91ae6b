"""The files that a list of paths stands for."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator

from ruling_lint import files


def expand(
    paths: Iterable[str],
    excludes: Callable[[str], bool],
    suffixes: frozenset[str],
    language: str = "ru",
    passed_over: list[str] | None = None,
    serves: Callable[[str], bool] = lambda _: False,
) -> Iterator[str]:
    """Yield files: each path as it is, and in place of a folder the translations in it, in order of their names.

    In a folder a file counts if its ending is one of `suffixes` and its content is a translation into `language`, or
    cannot be looked at; a file that was named counts whatever it holds. What `excludes` tells to leave out is left
    out in both cases, since hooks name every file; what `serves` the run itself, such as a glossary, only in folders. A file reached twice is taken once. The files of a folder that have
    an ending of `suffixes` and hold no translation are added to `passed_over`.
    """
    rejected = passed_over if passed_over is not None else []
    seen: set[str] = set()
    for path in paths:
        if excludes(path):
            continue
        folder = os.path.isdir(path)
        for file in _folder(path, excludes, suffixes, language, rejected) if folder else [path]:
            real = os.path.realpath(file)
            if real not in seen and not excludes(file) and not (folder and serves(file)):
                seen.add(real)
                yield file


def _folder(
    path: str, excludes: Callable[[str], bool], suffixes: frozenset[str], language: str, rejected: list[str]
) -> Iterator[str]:
    from ruling_lint.discovery.walk import walk

    for file in walk(path, excludes):
        if files.suffix(file) not in suffixes:
            continue
        if _is_wanted(file, language):
            yield file
        else:
            rejected.append(file)


def _is_wanted(file: str, language: str) -> bool:
    from ruling_lint.discovery.content import holds_translation, sample

    try:
        return holds_translation(file, sample(file), language)
    except OSError:
        return True
