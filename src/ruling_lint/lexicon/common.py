"""The list of common Russian words and how often they are met: pyspellchecker's, which takes longer to load than its list."""

from __future__ import annotations

import os
from functools import lru_cache
from importlib.machinery import PathFinder

from ruling_lint import files
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

_LIBRARY = "spellchecker"
_GZIP = 31
"""Tells zlib to expect the head of a gzip file."""


@lru_cache(maxsize=1)
def _path() -> str:
    spec = PathFinder.find_spec(_LIBRARY)
    return os.path.join(os.path.dirname(spec.origin), "resources", "ru.json.gz") if spec and spec.origin else ""


def key() -> str:
    """Return a text that changes with the list that is installed."""
    try:
        return str(os.stat(_path()).st_size)
    except OSError:
        return ""


def frequencies() -> Mapping[str, int]:
    """Return how often common words are met."""
    if not os.path.isfile(_path()):  # another version of the library may keep its list elsewhere
        from spellchecker import SpellChecker

        return SpellChecker(language="ru").word_frequency.dictionary
    import json
    import zlib

    counts: dict[str, int] = json.loads(zlib.decompress(files.read(_path()), _GZIP))
    return counts
