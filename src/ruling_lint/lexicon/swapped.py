"""Two numbers that have changed places in a translation, as the terms beside them show: take three, discard two."""

from __future__ import annotations

from ruling_lint.text.items import Item
from ruling_lint.tuples import NamedTuple
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ruling_lint.glossary import Glossary, Match
    from ruling_lint.text.reading import Reading

_BEHIND = 1
_BEFORE = 3
"""How many words may stand between a number and the term behind it, and before it."""

_Terms = frozenset[int]


class Numbered(NamedTuple):
    """A text, the glossary's terms in it, and two numbers of it in order."""

    reading: Reading
    matches: Sequence[Match]
    items: Sequence[Item]


def swapped(glossary: Glossary, source: Numbered, target: Numbered) -> list[tuple[Item, Item]]:
    """Return both numbers of the source, each with that of the translation in its place; none where nothing shows it.

    Both texts have the same two numbers, in another order. What each counts tells them apart, or else what stands before.
    """
    asked, given = source.items, target.items
    for beside in (_behind, _before):
        there = [beside(glossary, source, one) for one in asked]
        here = [beside(glossary, target, one) for one in given]
        if not all(there) or not all(here) or not there[0].isdisjoint(there[1]):
            continue
        stay = [not one.isdisjoint(other) for one, other in zip(there, here, strict=True)]
        moved = [not one.isdisjoint(other) for one, other in zip(there, reversed(here), strict=True)]
        return list(zip(asked, given, strict=True)) if all(stay) and not any(moved) else []
    return []


def _behind(glossary: Glossary, text: Numbered, number: Item) -> _Terms:
    """Return the first term behind a number, with those inside it."""
    after = text.reading.token_at(number.span.end)
    return _nearest(glossary, text.matches, lambda match: after <= match.first <= after + _BEHIND)


def _before(glossary: Glossary, text: Numbered, number: Item) -> _Terms:
    """Return the last term before a number, with those inside it."""
    first = text.reading.token_at(number.span.start)
    return _nearest(glossary, [*reversed(text.matches)], lambda match: first - _BEFORE <= match.last < first)


def _nearest(glossary: Glossary, matches: Sequence[Match], is_near: Callable[[Match], bool]) -> _Terms:
    nearest = next(filter(is_near, matches), None)
    return glossary.with_parts(nearest.senses.terms) if nearest else frozenset()
