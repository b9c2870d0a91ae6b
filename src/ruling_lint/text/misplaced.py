"""Numbers that stand in another sentence than in the source, though there are the same ones: 7 cards, then 3, exchanged."""

from __future__ import annotations

from collections.abc import Iterator

from ruling_lint.model import Span
from ruling_lint.text.items import Item, Role
from ruling_lint.text.places import Side
from ruling_lint.text.splitting import sentences
from ruling_lint.tuples import NamedTuple


class Misplaced(NamedTuple):
    """A number of the source, the one that the translation has instead, and the sentences that both stand in."""

    lost: Item
    added: Item
    there: Span
    here: Span


def misplaced(source: Side, target: Side) -> Iterator[Misplaced]:
    """Yield the first number of each sentence with that of the source's, where both have numbers but none in common.

    Texts of unequal numbers of sentences are not compared. The sentences may have changed places instead.
    """
    parts = sentences(source.reading.text), sentences(target.reading.text)
    if len(parts[0]) != len(parts[1]) or len(parts[0]) < 2:
        return
    for there, here in zip(*parts, strict=True):
        wanted, found = _inside(source, there), _inside(target, here)
        if wanted and found and {item.value for item in wanted}.isdisjoint(item.value for item in found):
            yield Misplaced(wanted[0], found[0], there, here)


def turned_pair(source: Side, target: Side) -> tuple[list[Item], list[Item]] | None:
    """Return the two numbers of a text and those of its translation, if they are the same ones in another order."""
    asked, given = ([item for item in side.items if item.role is Role.REQUIRED] for side in (source, target))
    if len(asked) != 2 or any(item.kind != "number" for item in (*asked, *given)):
        return None
    values = [item.value for item in asked]
    is_turned = values[0] != values[1] and values[::-1] == [item.value for item in given]
    return (asked, given) if is_turned else None


def _inside(side: Side, part: Span) -> list[Item]:
    """Return the numbers of a part that must be kept."""
    return [item for item in side.items if item.role is Role.REQUIRED and part.start <= item.span.start < part.end]
