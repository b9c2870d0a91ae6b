"""Finding the entry that covers a fault, the surest likeness first."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Sequence

from ruling_lint.baseline.entry import Entry
from ruling_lint.text.surroundings import NOTHING

Key = Callable[[Entry], Hashable | None]
"""What two entries must have in common; None where an entry lacks it."""


def match(
    found: Sequence[Entry], known: Sequence[Entry], is_gone: Callable[[str], bool]
) -> tuple[list[int | None], list[int]]:
    """Pair findings with known entries, each entry as often as it counts.

    Returns for every finding the index of its entry or None, and for every entry how much of its count is left.
    A whole pass over all findings is made for one kind of likeness before the next, weaker one is tried. Entries of
    a file that is gone also match a finding elsewhere, for the file may have been renamed.
    """
    matched: list[int | None] = [None] * len(found)
    left = [entry.times for entry in known]
    for key in (_same, _moved, _in_same_segment, _with_same_words_before, _with_same_words_after):
        _pass(key, found, known, range(len(known)), matched, left)
    if None in matched:
        gone = [index for index, entry in enumerate(known) if left[index] and is_gone(entry.path)]
        _pass(_renamed, found, known, gone, matched, left)
    return matched, left


def _pass(
    key: Key,
    found: Sequence[Entry],
    known: Sequence[Entry],
    candidates: Sequence[int],
    matched: list[int | None],
    left: list[int],
) -> None:
    waiting: dict[Hashable, list[int]] = defaultdict(list)
    for index in reversed(candidates):
        likeness = key(known[index])
        if likeness is not None:
            waiting[likeness] += [index] * left[index]
    for place, entry in enumerate(found):
        if matched[place] is None and (queue := waiting.get(key(entry))):
            index = queue.pop()
            matched[place] = index
            left[index] -= 1


def _same(entry: Entry) -> Hashable:
    return entry._replace(times=0)


def _moved(entry: Entry) -> Hashable:
    return entry._replace(times=0, segment=None)


def _in_same_segment(entry: Entry) -> Hashable | None:
    return None if entry.segment is None else (entry.path, entry.rule, entry.text, entry.segment)


def _with_same_words_before(entry: Entry) -> Hashable | None:
    return None if entry.before == NOTHING else (entry.path, entry.rule, entry.text, entry.before)


def _with_same_words_after(entry: Entry) -> Hashable | None:
    return None if entry.after == NOTHING else (entry.path, entry.rule, entry.text, entry.after)


def _renamed(entry: Entry) -> Hashable:
    return (entry.rule, entry.text, entry.before, entry.after)
