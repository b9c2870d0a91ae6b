"""Compiled glossaries kept between runs: in the wheel, or else in the user's cache folder."""

from __future__ import annotations

import os

from ruling_lint import bundled, cache
from ruling_lint.glossary.compiled import Compiled
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

_KIND = "glossary"
_CODE = ("glossary", "morphology.py", "declension.py", "text/chars.py")


def key_of(sources: Iterable[tuple[str, bytes]]) -> str:
    """Return the key of the compiled form of glossary files, given as (path, content).

    It changes with the files, with the tool and with the Russian dictionary.
    """
    return cache.key_of([bundled.dictionary(), content_key(sources)])


def content_key(sources: Iterable[tuple[str, bytes]]) -> str:
    """Return a key that changes with the files and with the tool, whatever dictionary is installed."""
    files = [part for path, content in sources for part in (os.path.basename(path), content)]
    return cache.key_of([bundled.state(*_CODE), *files])


def dumps(compiled: Compiled) -> bytes:
    """Return a compiled glossary as bytes."""
    return cache.dumps((*compiled,))


def loads(data: bytes) -> Compiled | None:
    """Return the compiled glossary in bytes, None where they are damaged or of another version."""
    return _compiled(cache.loads(data))


def shipped(sources: Iterable[tuple[str, bytes]]) -> Compiled | None:
    """Return the compiled form that the wheel carries for glossary files, None where it has none for exactly these."""
    return _compiled(bundled.compiled(_KIND, content_key(sources)))


def load(key: str) -> Compiled | None:
    """Return the compiled glossary kept under a key, None where there is none to be used."""
    return _compiled(cache.load(_KIND, key))


def save(key: str, compiled: Compiled) -> None:
    """Keep a compiled glossary under a key."""
    cache.save(_KIND, key, (*compiled,))


def _compiled(value: object) -> Compiled | None:
    return Compiled(*value) if isinstance(value, tuple) and len(value) == len(Compiled._fields) else None
