"""A glossary ready to match, as bare values that marshal can hold."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from operator import or_

from ruling_lint.glossary.trie import Ends, Frozen
from ruling_lint.tuples import NamedTuple

ROLES = ("accepted", "latin", "family", "forbidden", "english")
"""What a surface form is to its term, in the order in which homonyms are read; wordings name it by the index here."""

CELL_BITS = 12
"""A number at an end of a trie is a wording's index shifted by so many bits, and a cell list's index below them."""

GONE = (-1, -1, -1)
"""What stands for a wording of a term that was replaced. Where its number is left at an end of a trie, it means nothing: the
dictionary may have lost a form since the trie was made.
"""


class Compiled(NamedTuple):
    """Terms, wordings as (term, rendering, role), lists of cells, two tries, and the forms to offer.

    A term is packed and marshalled on its own, and so are the forms of its wordings, a mapping from (rendering, role)
    to forms by cell: most runs ask for few of them. The forms, which only suggestions need, are compressed as well: they
    were more than half of the file that every run reads. `demanding` are the terms whose English depends on letter case or
    on neighbours. `right_words` are the folded words of the tries with spaces between, in UTF-8, `rejected_words` those
    that stand only in rejected wordings as of the date `settled`, after which nothing printed was rejected any more.
    `given` tells how many words of each term's family its file gives; the others were derived.
    """

    terms: tuple[bytes, ...]
    wordings: tuple[tuple[int, int, int], ...]
    cells: tuple[tuple[str, ...], ...]
    russian: Frozen
    english: Frozen
    demanding: tuple[int, ...]
    paradigms: tuple[bytes, ...]
    right_words: bytes
    rejected_words: bytes
    settled: str
    given: tuple[int, ...]


def kind_of(kinds: Sequence[int]) -> Callable[[Ends], int]:
    """Return what tells the kinds of the wordings at an end of a trie, together, from those of all wordings."""

    def kind(ends: Ends) -> int:
        if isinstance(ends, tuple):
            return reduce(or_, [kinds[number >> CELL_BITS] for number in ends])
        return kinds[ends >> CELL_BITS]

    return kind
