"""The project's own words: a plain file, one word a line, `#` before a comment. Words decline."""

from __future__ import annotations

import os
from collections.abc import Iterable
from functools import cached_property

from ruling_lint import atomic, files, morphology
from ruling_lint.lexicon import memory
from ruling_lint.lexicon.declined import DeclinedWords
from ruling_lint.text.chars import fold_word
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from _typeshed import StrPath

_SHORTEST_STEM = 3
_INFINITIVES = ("ть", "ться", "ти", "тись", "чь", "чься")


class OwnWords:
    """Words in all their forms: nouns and adjectives by their endings, verbs as the dictionary would conjugate them."""

    def __init__(self, words: Iterable[str] = ()) -> None:
        folded = [fold_word(word) for word in words]
        self._declined = DeclinedWords(folded, _SHORTEST_STEM)
        self._verbs = [word for word in folded if word.endswith(_INFINITIVES)]

    def __contains__(self, word: object) -> bool:
        """Tell whether a folded word is one of the words or a form of one."""
        return word in self._declined or word in self._conjugated

    @cached_property
    def _conjugated(self) -> frozenset[str]:
        return frozenset(form for verb in self._verbs for form in memory.shared().forms(verb))


def read(path: StrPath) -> list[str]:
    """Return the words of a file. Raises OSError, and UnicodeDecodeError if it is not UTF-8."""
    lines = files.read(path).decode("utf-8-sig").splitlines()
    return [word for line in lines for word in line.partition("#")[0].split()]


def forms(word: str) -> list[str]:
    """Return the forms, folded, that a word of the list stands for, as far as its declension can be guessed."""
    own = OwnWords([word])
    first = next(iter(morphology.analyses(word.lower())), None)
    pos = first.pos if first and first.pos in ("noun", "adj", "verb") else "noun"
    guessed = [fold_word(form.text) for form in morphology.paradigm(word.lower(), pos)]
    return [form for form in dict.fromkeys([fold_word(word), *guessed]) if form in own]


def add(path: StrPath, word: str) -> bool:
    """Add a word to a file, making the file if there is none; tell whether the word was new. Raises OSError."""
    exists = os.path.exists(path)
    content = files.read(path).decode("utf-8-sig") if exists else ""
    if exists and fold_word(word) in map(fold_word, read(path)):
        return False
    if content and not content.endswith("\n"):
        content += "\n"
    atomic.write_bytes(path, f"{content}{word}\n".encode())
    return True
