"""Words kept between runs in many small buckets, all in one row of bytes that is searched as it is: a run looks only into those
of the words it meets, and takes nothing apart.
"""

from __future__ import annotations

from zlib import crc32

from ruling_lint.typed import TYPE_CHECKING, Any

if TYPE_CHECKING:
    Kept = tuple[bytes, bytes]
    """Where in the row each bucket starts, and where the last one ends, as 32-bit numbers; and the row."""

_BUCKETS = 1 << 12
_START, _MIDDLE = b"\n", b"\t"
"""What stands before every word and at the end of the row, and what stands between a word and its value."""

NOTHING: Kept = (bytes(4 * _BUCKETS + 4), _START)


class Buckets:
    """Values of words: those kept by earlier runs, and new ones. Neither holds spaces."""

    def __init__(self, kept: Kept = NOTHING) -> None:
        """`kept` is what `merge` returned, which is had again under this name."""
        self._take(kept)

    def _take(self, kept: Kept) -> None:
        self.kept = kept
        self._starts, self._row = memoryview(kept[0]).cast("I"), kept[1]
        self._new: dict[str, str] = {}

    def add(self, word: str, value: str = "") -> None:
        """Put a word in, with its value."""
        self._new[word] = value

    def find(self, word: str) -> str | None:
        """Return the value of a word, None where there is none."""
        if word in self._new:
            return self._new[word]
        key = _key(word)
        number = crc32(key) % _BUCKETS
        at = self._row.find(key, self._starts[number], self._starts[number + 1])
        if at < 0:
            return None
        start = at + len(key)
        return self._row[start : self._row.index(_START, start)].decode("utf-8", "surrogatepass")

    def __contains__(self, word: str) -> bool:
        return self.find(word) is not None

    def merge(self, kept: Kept) -> Kept:
        """Return what is kept by now, together with the new words, and look words up in that from now on."""
        from struct import pack

        old, starts = memoryview(kept[0]).cast("I"), [0]
        buckets = [kept[1][old[number] : old[number + 1]] for number in range(_BUCKETS)]
        for word, value in self._new.items():
            key = _key(word)
            if key not in buckets[crc32(key) % _BUCKETS]:
                buckets[crc32(key) % _BUCKETS] += key + value.encode("utf-8", "surrogatepass")
        for bucket in buckets:
            starts.append(starts[-1] + len(bucket))
        merged = pack(f"{len(starts)}I", *starts), b"".join((*buckets, _START))
        self._take(merged)
        return merged


def whole(value: Any) -> Kept:
    """Return a value that has the shape of what `merge` returns, NOTHING in place of any other."""
    if not isinstance(value, tuple) or [type(part) for part in value] != [bytes, bytes]:
        return NOTHING
    starts, row = value
    fits = len(starts) == len(NOTHING[0]) and memoryview(starts).cast("I")[_BUCKETS] < len(row)
    return (starts, row) if fits else NOTHING


def count(kept: Kept) -> int:
    """Return how many words are kept."""
    return kept[1].count(_MIDDLE)


def _key(word: str) -> bytes:
    return _START + word.encode("utf-8", "surrogatepass") + _MIDDLE
