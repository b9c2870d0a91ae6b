"""Families of Russian verbs: aspect partners and verbal nouns, from the table beside this module."""

from __future__ import annotations

import os
from functools import cache

from ruling_lint import files
from ruling_lint.tuples import NamedTuple

INDEPENDENT_REFLEXIVES = frozenset(
    {"браться", "выдаваться", "даваться", "добиваться", "доставаться", "находиться", "получаться", "становиться"}
)
"""Reflexive verbs that mean something of their own, so that they are no passive of the verb without -ся."""

_TABLE = os.path.join(os.path.dirname(__file__), "verb_families.txt")


class Relative(NamedTuple):
    """A word of a verb's family and its part of speech, verb or noun."""

    word: str
    pos: str


def relatives(verb: str) -> tuple[Relative, ...]:
    """Return the other words of an infinitive's family, verbs first; none for a verb the table does not know."""
    return tuple(relative for relative in _table().get(verb, ()) if relative.word != verb)


@cache
def _table() -> dict[str, tuple[Relative, ...]]:
    found: dict[str, tuple[Relative, ...]] = {}
    for line in files.read(_TABLE).decode().splitlines():
        family = _family(line.partition("#")[0])
        for relative in family:
            found[relative.word] = (*found.get(relative.word, ()), *family)
    return found


def _family(line: str) -> tuple[Relative, ...]:
    verbs, _, nouns = line.partition(":")
    return (*(Relative(word, "verb") for word in verbs.split()), *(Relative(word, "noun") for word in nouns.split()))
