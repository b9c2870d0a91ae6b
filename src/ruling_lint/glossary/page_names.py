"""Which English name on a page is that of the page's own card, whose Russian name is the title."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from ruling_lint.glossary.names import SMALL, Names, stems
from ruling_lint.patterns import lazy_pattern
from ruling_lint.text.chars import fold_word

_WORD = lazy_pattern(r"[^\W\d_]+")
_NAME = lazy_pattern(r"[A-Z][\w'’-]*(?:,? (?:(?:a|an|and|as|at|by|for|from|in|of|on|or|the|to|with) )*[A-Z][\w'’-]*)+")
"""Two words or more with capitals, and small ones between them."""


def is_titled(names: Names, name: str, title: str, page: Iterable[str]) -> bool:
    """Tell whether a Russian title may be what an English name on a page means.

    The printed names of other cards know how its words are rendered. A name that the title renders in no word is another card's, and
    so is one whose words the title renders less than those of another name on the page.
    """
    if names.has_russian(title):
        return False
    own = _support(names, name, title)
    return own is not None and all(_less(_support(names, other, title), own) for other in _others(names, name, page))


def _less(other: float | None, own: float) -> bool:
    return other is None or other < own


def _others(names: Names, name: str, page: Iterable[str]) -> set[str]:
    """The other names on a page that no table knows; a part of the name is the name itself."""
    own = set(_words(name))
    return {
        found for text in page for found in _NAME.findall(text) if not names.russian(found) and not _is_part(found, own)
    }


def _is_part(found: str, own: set[str]) -> bool:
    words = set(_words(found))
    return words <= own or own <= words


def _words(name: str) -> list[str]:
    return [word for word in _WORD.findall(fold_word(name)) if len(word) > 1 and word not in SMALL]


def _support(names: Names, name: str, title: str) -> float | None:
    """How much of a name the title renders; nothing where other names have its words, but never so rendered."""
    words = _words(name)
    known = [found for word in words if (found := _renderings(names, word))]
    rendered = sum(not found.isdisjoint(stems(title)) for found in known)
    return None if known and not rendered else rendered / len(words)


@lru_cache(256)
def _renderings(names: Names, word: str) -> frozenset[str]:
    return names.rendering_words(word)
