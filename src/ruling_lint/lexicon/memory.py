"""What the dictionary said about words, kept in the user's cache folder so that a warm run never loads it.

Words are folded (lower case, ё as е). A missing, damaged or unwritable file only costs time.
"""

from __future__ import annotations

import atexit
import os
from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from zlib import crc32

from ruling_lint import bundled, cache, files, parallel
from ruling_lint.lexicon.buckets import NOTHING, Buckets, count, whole
from ruling_lint.text.chars import fold_word
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from ruling_lint.lexicon.buckets import Kept

_PARTS = ("known", "yo", "forms", "agreed")
_KNOWN, _UNKNOWN = "", "?"
"""What is kept of a word that the dictionary has, and of one that it has not."""

_MOST = 400_000
"""So many answers are kept; with more, only those that a process learnt last."""

_MOST_KNOWN = 100_000
"""So many known words are at hand without looking them up."""

_MOST_NEW = 20_000
"""So many answers are in memory before they are written down."""

_ENOUGH = 500
_KIND = "words"
_KEPT = 4
"""How many dictionaries and versions of the tool are remembered."""


class Memory:
    """Verdicts on words: known to the dictionary or not, and how they are written with ё."""

    def __init__(self, path: str) -> None:
        self._path = path
        kept = _load(path)
        self._words, self._yo, self._forms, self._agreed = (Buckets(kept[part]) for part in _PARTS)
        self.known: set[str] = set()
        self._unsaved = 0
        self._is_written = True

    def unknown(self, words: Iterable[str]) -> set[str]:
        """Return those of the words that the dictionary does not have."""
        rest = set(words).difference(self.known)
        said = {word: self._words.find(word) for word in rest}
        new = [word for word, answer in said.items() if answer is None]
        if new:
            self._learn(new)
        unknown = {word for word, answer in said.items() if (self._words.find(word) if answer is None else answer)}
        if len(self.known) > _MOST_KNOWN:
            self.known.clear()
        self.known |= rest - unknown
        return unknown

    def _learn(self, words: Collection[str]) -> None:
        from ruling_lint import morphology

        found = morphology.known_words(words)
        for word in words:
            self._words.add(word, _KNOWN if word in found else _UNKNOWN)
        self._note(len(words))

    def with_yo(self, words: Iterable[str]) -> dict[str, str]:
        """Return the words that can only be a word with ё, each with that spelling."""
        spelt = {word: self._yo.find(word) for word in words}
        new = [word for word, spelling in spelt.items() if spelling is None]
        if new:
            spelt |= self._learn_yo(new)
        return {word: spelling for word, spelling in spelt.items() if spelling}

    def _learn_yo(self, words: Sequence[str]) -> dict[str, str]:
        from ruling_lint import morphology

        learnt = {}
        for word in words:
            spellings = morphology.spellings(word)
            learnt[word] = spellings[0] if len(spellings) == 1 and spellings[0] != word else ""
            self._yo.add(word, learnt[word])
        self._note(len(words))
        return learnt

    def forms(self, word: str) -> list[str]:
        """Return the folded forms of a word, guessed where the dictionary does not have it."""
        known = self._forms.find(word)
        if known is None:
            from ruling_lint import morphology

            known = "|".join([word, *sorted({fold_word(form) for form in morphology.relatives(word)} - {word})])
            self._forms.add(word, known)
            self._note(1)
        return known.split("|")

    def is_agreed(self, question: str, words: Iterable[str]) -> bool:
        """Tell whether `agree` was told that the answer to a question about a phrase is yes."""
        return "_".join((question, *words)) in self._agreed

    def agree(self, question: str, words: Iterable[str]) -> None:
        """Remember that the answer to a question about a phrase is yes, so that it needs no analysis again."""
        self._agreed.add("_".join((question, *words)))
        self._note(1)

    def _note(self, learnt: int) -> None:
        """Count what is new, and write it down before it takes much memory."""
        self._unsaved += learnt
        if self._unsaved > _MOST_NEW:
            self.save()

    def keep(self) -> None:
        """Write down what is new if it is much; the rest is written at the end of the process."""
        if self._unsaved > _ENOUGH:
            self.save()

    def save(self) -> None:
        """Write down what is new, together with what other processes wrote meanwhile."""
        if not self._unsaved:
            return
        from ruling_lint import atomic

        parts = dict(zip(_PARTS, (self._words, self._yo, self._forms, self._agreed), strict=True))
        old = _load(self._path) if self._is_written else {part: buckets.kept for part, buckets in parts.items()}
        if sum(map(count, old.values())) + self._unsaved > _MOST:
            old = dict.fromkeys(_PARTS, NOTHING)
        self._unsaved = 0
        content = {part: buckets.merge(old[part]) for part, buckets in parts.items()}
        above = os.path.dirname(self._path)
        self._is_written = False
        with suppress(OSError):
            os.makedirs(above, exist_ok=True)
            atomic.write_bytes(self._path, cache.dumps(content))
            self._is_written = True
            cache.drop_oldest(_KIND, _KEPT, above)


def question(name: str, words: Iterable[str]) -> str:
    """Return the question that a check asks, which has other answers for other words of a rule."""
    return f"{name}{crc32(' '.join(words).encode()):x}"


def _load(path: str) -> Mapping[str, Kept]:
    try:
        content = cache.loads(files.read(path))
    except OSError:
        content = None
    found = content if isinstance(content, dict) else {}
    return {part: whole(found.get(part)) for part in _PARTS}


@lru_cache(maxsize=1)
def shared() -> Memory:
    """Return the memory of this process, saved when it ends."""
    key = cache.key_of([bundled.state(), bundled.dictionary()])
    memory = Memory(os.path.join(cache.folder(), f"{_KIND}-{key}.bin"))
    atexit.register(memory.save)
    parallel.at_end(memory.save)
    return memory
