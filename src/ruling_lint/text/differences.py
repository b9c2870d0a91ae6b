"""What differs between the items of a text and those of its translation."""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import zip_longest

from ruling_lint.text.items import Item, Role
from ruling_lint.tuples import NamedTuple

_PAIRED = (Role.REQUIRED, Role.WILD, Role.OPTIONAL)
"""The roles of items that another item may have taken the place of, in the order in which they are paired."""


class Difference(NamedTuple):
    """What has no counterpart: an item of the source, one of the target, or one of each where one became the other."""

    source: Item | None
    target: Item | None


def differences(source: Sequence[Item], target: Sequence[Item]) -> Iterator[Difference]:
    """Yield the differences between the items of two texts, whatever their order.

    Each has an item that is required, and none an item that is wild.
    """
    if [(item.kind, item.value) for item in source] == [(item.kind, item.value) for item in target]:
        return
    left, right = _unmatched(source, target)
    for kind in dict.fromkeys(item.kind for item in [*left, *right]):
        for pair in zip_longest(_of_kind(left, kind), _of_kind(right, kind)):
            roles = {item.role for item in pair if item}
            if Role.REQUIRED in roles and Role.WILD not in roles:
                yield Difference(*pair)


def _of_kind(items: Sequence[Item], kind: str) -> list[Item]:
    found = [item for item in items if item.kind == kind and item.role in _PAIRED]
    return sorted(found, key=lambda item: _PAIRED.index(item.role))


def _unmatched(source: Sequence[Item], target: Sequence[Item]) -> tuple[list[Item], list[Item]]:
    """Return the items without a counterpart.

    Of several equal ones, required ones find theirs first, and then those that stand nearest to it.
    """
    places: dict[tuple[str, str], tuple[list[int], list[int]]] = defaultdict(lambda: ([], []))
    for side, items in enumerate((source, target)):
        for index, item in enumerate(items):
            places[item.kind, item.value][side].append(index)
    lost: list[int] = []
    added: list[int] = []
    for left, right in places.values():
        lost += _rest(left, right, source)
        added += _rest(right, left, target)
    return [source[index] for index in sorted(lost)], [target[index] for index in sorted(added)]


def _rest(places: list[int], others: list[int], items: Sequence[Item]) -> list[int]:
    """Return the places that stay when each of the others has taken one."""
    required = [place for place in places if items[place].role is Role.REQUIRED]
    free = [place for place in places if items[place].role is not Role.REQUIRED]
    for other in others[: len(places)]:
        _take_nearest(required or free, other)
    return required + free


def _take_nearest(places: list[int], wanted: int) -> None:
    """Take out of places in order the one that is nearest to another, the first of two."""
    index = bisect_left(places, wanted)
    if index and (index == len(places) or wanted - places[index - 1] <= places[index] - wanted):
        index -= 1
    del places[index]
