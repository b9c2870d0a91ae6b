"""A glossary ready to match, as bare values that marshal can hold."""

from __future__ import annotations

from typing import Any, NamedTuple

ROLES = ("accepted", "latin", "family", "forbidden", "english")
"""What a surface form is to its term, in the order in which homonyms are read; wordings name it by the index here."""

CELL_BITS = 12
"""A number at an end of a trie is a wording's index shifted by so many bits, and a cell list's index below them."""


class Compiled(NamedTuple):
    """Terms (packed), wordings as (term, rendering, role), lists of cells, two tries, and the forms to offer.

    `demanding` are the terms whose English depends on letter case or on neighbours.
    `paradigms` maps a wording to its forms by cell. It is marshalled on its own, since only suggestions need it.
    """

    terms: tuple[tuple[object, ...], ...]
    wordings: tuple[tuple[int, int, int], ...]
    cells: tuple[tuple[str, ...], ...]
    russian: dict[str, Any]
    english: dict[str, Any]
    demanding: tuple[int, ...]
    paradigms: bytes
