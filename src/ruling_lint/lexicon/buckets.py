"""Words kept between runs in many small buckets of bytes, which are searched as they are: a run looks only into those of the
words it meets, and takes nothing apart.
"""

from __future__ import annotations

from zlib import crc32

from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

_BUCKETS = 1 << 12
_START, _MIDDLE = b"\n", b"\t"
"""What stands before every word, and at the end of a bucket; and what stands between a word and its value."""


class Buckets:
    """Values of words: those kept by earlier runs, and new ones. Neither holds spaces."""

    def __init__(self, kept: Mapping[int, bytes]) -> None:
        """`kept` is what `merge` returned."""
        self._kept = kept
        self._new: dict[str, str] = {}

    def add(self, word: str, value: str = "") -> None:
        """Put a word in, with its value."""
        self._new[word] = value

    def find(self, word: str) -> str | None:
        """Return the value of a word, None where there is none."""
        if word in self._new:
            return self._new[word]
        key = _key(word)
        entries = self._kept.get(_number_of(key), _START)
        at = entries.find(key)
        if at < 0:
            return None
        start = at + len(key)
        return entries[start : entries.index(_START, start)].decode("utf-8", "surrogatepass")

    def __contains__(self, word: str) -> bool:
        return self.find(word) is not None

    def merge(self, kept: Mapping[int, bytes]) -> Mapping[int, bytes]:
        """Return what is kept by now, together with the new words, and look words up in that from now on."""
        merged = dict(kept)
        for word, value in self._new.items():
            key = _key(word)
            number = _number_of(key)
            entries = merged.get(number, _START)
            if key not in entries:
                merged[number] = entries + key[1:] + value.encode("utf-8", "surrogatepass") + _START
        self._kept = merged
        self._new = {}
        return merged


def count(kept: Mapping[int, bytes]) -> int:
    """Return how many words are kept."""
    return sum(entries.count(_MIDDLE) for entries in kept.values())


def _key(word: str) -> bytes:
    return _START + word.encode("utf-8", "surrogatepass") + _MIDDLE


def _number_of(key: bytes) -> int:
    return crc32(key) % _BUCKETS
