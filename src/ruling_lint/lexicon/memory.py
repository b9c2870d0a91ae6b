"""What the dictionary said about words, kept in the user's cache folder so that a warm run never loads it.

Words are folded (lower case, ё as е). A missing, damaged or unwritable file only costs time.
"""

from __future__ import annotations

import atexit
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from zlib import crc32

from ruling_lint import bundled, cache, files, parallel
from ruling_lint.lexicon.buckets import Buckets, count
from ruling_lint.text.chars import fold_word

_PARTS = ("known", "unknown", "yo", "plain", "forms", "agreed")
_KEYS: dict[str, Callable[[str], str]] = {"yo": fold_word, "forms": lambda forms: forms.partition("|")[0]}
"""How the entries of a part are found, if not by themselves: ещё by еще, all forms by the word itself."""

_MOST = 400_000
"""So many answers are kept; with more, only those that a process learnt itself."""

_ENOUGH = 500
_KIND = "words"
_KEPT = 4
"""How many dictionaries and versions of the tool are remembered."""


class Memory:
    """Verdicts on words: known to the dictionary or not, and how they are written with ё."""

    def __init__(self, path: str) -> None:
        self._path = path
        kept = _load(path)
        self._parts = {part: Buckets(kept[part], _KEYS.get(part, str)) for part in _PARTS}
        self.known: set[str] = set()
        self._agreed = self._parts["agreed"]
        self._unsaved = 0

    def unknown(self, words: Iterable[str]) -> set[str]:
        """Return those of the words that the dictionary does not have."""
        rest = set(words).difference(self.known)
        known, unknown = self._parts["known"], self._parts["unknown"]
        new = {word for word in rest if word not in known and word not in unknown}
        if new:
            self._learn(new)
        found = {word for word in rest if word in known}
        self.known |= found
        return rest - found

    def _learn(self, words: set[str]) -> None:
        from ruling_lint import morphology

        found = morphology.known_words(words)
        for word in words:
            self._parts["known" if word in found else "unknown"].add(word)
        self._unsaved += len(words)

    def with_yo(self, words: Iterable[str]) -> dict[str, str]:
        """Return the words that can only be a word with ё, each with that spelling."""
        yo, plain = self._parts["yo"], self._parts["plain"]
        asked = [word for word in set(words) if word not in plain]
        new = [word for word in asked if word not in yo]
        if new:
            self._learn_yo(new)
        spelt = ((word, yo.find(word)) for word in asked)
        return {word: spelling for word, spelling in spelt if spelling is not None}

    def _learn_yo(self, words: Sequence[str]) -> None:
        from ruling_lint import morphology

        for word in words:
            spellings = morphology.spellings(word)
            has_yo = len(spellings) == 1 and spellings[0] != word
            self._parts["yo" if has_yo else "plain"].add(spellings[0] if has_yo else word)
        self._unsaved += len(words)

    def forms(self, word: str) -> list[str]:
        """Return the folded forms of a word, guessed where the dictionary does not have it."""
        known = self._parts["forms"].find(word)
        if known is None:
            from ruling_lint import morphology

            forms = sorted({fold_word(form) for form in morphology.relatives(word)} - {word})
            known = "|".join([word, *forms])
            self._parts["forms"].add(known)
            self._unsaved += 1
        return known.split("|")

    def is_agreed(self, question: str, words: Iterable[str]) -> bool:
        """Tell whether `agree` was told that the answer to a question about a phrase is yes."""
        return "_".join((question, *words)) in self._agreed

    def agree(self, question: str, words: Iterable[str]) -> None:
        """Remember that the answer to a question about a phrase is yes, so that it needs no analysis again."""
        self._agreed.add("_".join((question, *words)))
        self._unsaved += 1

    def keep(self) -> None:
        """Write down what is new if it is much; the rest is written at the end of the process."""
        if self._unsaved > _ENOUGH:
            self.save()

    def save(self) -> None:
        """Write down what is new, together with what other processes wrote meanwhile."""
        if not self._unsaved:
            return
        from ruling_lint import atomic

        self._unsaved = 0
        old = _load(self._path)
        content = {part: buckets.merged(old[part]) for part, buckets in self._parts.items()}
        if sum(map(count, content.values())) > _MOST:
            content = {part: buckets.merged({}) for part, buckets in self._parts.items()}
        with suppress(OSError):
            above = os.path.dirname(self._path)
            os.makedirs(above, exist_ok=True)
            atomic.write_bytes(self._path, cache.dumps(content))
            cache.drop_oldest(_KIND, _KEPT, above)


def question(name: str, words: Iterable[str]) -> str:
    """Return the question that a check asks, which has other answers for other words of a rule."""
    return f"{name}{crc32(' '.join(words).encode()):x}"


def _load(path: str) -> Mapping[str, Mapping[int, bytes]]:
    try:
        content = cache.loads(files.read(path)) or {}
    except OSError:
        content = {}
    return {part: content.get(part, {}) for part in _PARTS}


@lru_cache(maxsize=1)
def shared() -> Memory:
    """Return the memory of this process, saved when it ends."""
    key = cache.key_of([bundled.state(), bundled.dictionary()])
    memory = Memory(os.path.join(cache.folder(), f"{_KIND}-{key}.bin"))
    atexit.register(memory.save)
    parallel.at_end(memory.save)
    return memory
