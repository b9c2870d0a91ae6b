"""Words kept between runs in many small buckets, so that a run opens only those of the words it meets."""

from __future__ import annotations

from zlib import crc32

from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

_BUCKETS = 1 << 12


class Buckets:
    """Entries found by their keys: those kept by earlier runs, and new ones. An entry is a text without spaces."""

    def __init__(self, kept: Mapping[int, bytes], key_of: Callable[[str], str] = str) -> None:
        """`kept` is what `merged` returned, `key_of` tells the key of an entry."""
        self._kept = kept
        self._key_of = key_of
        self._opened: dict[int, dict[str, str]] = {}
        self._new: dict[str, str] = {}

    def add(self, entry: str) -> None:
        """Put an entry in."""
        self._new[self._key_of(entry)] = entry

    def find(self, key: str) -> str | None:
        """Return the entry of a key, None where there is none."""
        if key in self._new:
            return self._new[key]
        number = _number_of(key)
        if number not in self._opened:
            self._opened[number] = {self._key_of(entry): entry for entry in _entries(self._kept, number)}
        return self._opened[number].get(key)

    def __contains__(self, key: str) -> bool:
        return self.find(key) is not None

    def merged(self, kept: Mapping[int, bytes]) -> dict[int, bytes]:
        """Return what is kept by now, together with the new entries."""
        by_number: dict[int, list[str]] = {}
        for key, entry in self._new.items():
            by_number.setdefault(_number_of(key), []).append(entry)
        merged = {number: _joined([*_entries(kept, number), *new]) for number, new in by_number.items()}
        return {**kept, **merged}


def count(kept: Mapping[int, bytes]) -> int:
    """Return how many entries are kept."""
    return sum(entries.count(b" ") + 1 for entries in kept.values())


def _number_of(key: str) -> int:
    return crc32(key.encode("utf-8", "surrogatepass")) % _BUCKETS


def _entries(kept: Mapping[int, bytes], number: int) -> list[str]:
    return kept.get(number, b"").decode("utf-8", "surrogatepass").split()


def _joined(entries: Iterable[str]) -> bytes:
    return " ".join(sorted(set(entries))).encode("utf-8", "surrogatepass")
