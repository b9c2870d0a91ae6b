"""What the dictionary said about words, kept in the user's cache folder so that a warm run never loads it.

Words are folded (lower case, ё as е). A missing, damaged or unwritable file only costs time.
"""

from __future__ import annotations

import atexit
import os
from collections.abc import Iterable
from contextlib import suppress
from functools import lru_cache
from zlib import crc32

from ruling_lint import bundled, cache, files, parallel
from ruling_lint.text.chars import fold_word

_PARTS = ("known", "unknown", "yo", "plain", "forms", "agreed")
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
        self.known, self._unknown, yo, self._plain, forms, self._agreed = _load(path)
        self._yo = {fold_word(word): word for word in yo}
        self._forms = {form.partition("|")[0]: form for form in forms}
        self._unsaved = 0

    def unknown(self, words: Iterable[str]) -> set[str]:
        """Return those of the words that the dictionary does not have."""
        rest = set(words).difference(self.known)
        new = rest.difference(self._unknown)
        if new:
            from ruling_lint import morphology

            found = morphology.known_words(new)
            self.known |= found
            self._unknown |= new - found
            self._unsaved += len(new)
        return rest - self.known

    def with_yo(self, words: Iterable[str]) -> dict[str, str]:
        """Return the words that can only be a word with ё, each with that spelling."""
        asked = set(words)
        new = asked.difference(self._plain).difference(self._yo)
        if new:
            self._learn_yo(new)
            self._unsaved += len(new)
        return {word: self._yo[word] for word in asked if word in self._yo}

    def _learn_yo(self, words: Iterable[str]) -> None:
        from ruling_lint import morphology

        for word in words:
            spellings = morphology.spellings(word)
            if len(spellings) == 1 and spellings[0] != word:
                self._yo[word] = spellings[0]
            else:
                self._plain.add(word)

    def forms(self, word: str) -> list[str]:
        """Return the folded forms of a word, guessed where the dictionary does not have it."""
        if word not in self._forms:
            from ruling_lint import morphology

            forms = sorted({fold_word(form) for form in morphology.relatives(word)} - {word})
            self._forms[word] = "|".join([word, *forms])
            self._unsaved += 1
        return self._forms[word].split("|")

    def is_agreed(self, question: str, words: Iterable[str]) -> bool:
        """Tell whether a phrase was found right by `agree` in answer to the same question."""
        return "_".join((question, *words)) in self._agreed

    def agree(self, question: str, words: Iterable[str]) -> None:
        """Remember that a phrase is right, as far as a question goes, so that it needs no analysis again."""
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
        mine = [self.known, self._unknown, set(self._yo.values()), self._plain, set(self._forms.values()), self._agreed]
        old = _load(self._path)
        merged = [words | others for words, others in zip(mine, old, strict=True)]
        if sum(map(len, merged)) > _MOST:
            merged = [words - others for words, others in zip(mine, old, strict=True)]
        content = {kind: " ".join(sorted(words)) for kind, words in zip(_PARTS, merged, strict=True)}
        with suppress(OSError):
            above = os.path.dirname(self._path)
            os.makedirs(above, exist_ok=True)
            atomic.write_bytes(self._path, cache.dumps(content))
            cache.drop_oldest(_KIND, _KEPT, above)


def question(name: str, words: Iterable[str]) -> str:
    """Return the question that a check asks, which has other answers for other words of a rule."""
    return f"{name}{crc32(' '.join(words).encode()):x}"


def _load(path: str) -> list[set[str]]:
    try:
        content = cache.loads(files.read(path)) or {}
    except OSError:
        content = {}
    return [set(content.get(part, "").split()) for part in _PARTS]


@lru_cache(maxsize=1)
def shared() -> Memory:
    """Return the memory of this process, saved when it ends."""
    key = cache.key_of([bundled.state(), bundled.dictionary()])
    memory = Memory(os.path.join(cache.folder(), f"{_KIND}-{key}.bin"))
    atexit.register(memory.save)
    parallel.at_end(memory.save)
    return memory
