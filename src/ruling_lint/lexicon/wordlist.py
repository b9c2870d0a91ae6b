"""The project's own words: a plain file, one word a line, `#` before a comment. Words decline."""

from __future__ import annotations

import os
from collections.abc import Iterable
from functools import cached_property

from ruling_lint import atomic, files, morphology
from ruling_lint.lexicon import memory
from ruling_lint.lexicon.declined import DeclinedWords
from ruling_lint.patterns import lazy_pattern
from ruling_lint.text.chars import fold_word
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from _typeshed import StrPath

_SHORTEST_STEM = 3
_FLEETING = lazy_pattern("([а-я]*[бвгдзйклмнпрстфхцьжчшщ])к[ао]")
_VOWELS = "аеёиоуыэюя"
_INFINITIVES = ("ть", "ться", "ти", "тись", "чь", "чься")


class OwnWords:
    """Words in all their forms: nouns and adjectives by their endings, verbs as the dictionary would conjugate them."""

    def __init__(self, words: Iterable[str] = ()) -> None:
        folded = [fold_word(word) for word in words]
        self._declined = DeclinedWords((*folded, *map(_with_vowel, folded)), _SHORTEST_STEM)
        self._verbs = [word for word in folded if word.endswith(_INFINITIVES)]

    def __contains__(self, word: object) -> bool:
        """Tell whether a folded word is one of the words or a form of one."""
        return word in self._declined or word in self._conjugated

    @cached_property
    def _conjugated(self) -> frozenset[str]:
        return frozenset(form for verb in self._verbs for form in memory.shared().forms(verb))


def _with_vowel(word: str) -> str:
    """Return the genitive plural, in which a vowel comes between two consonants: гоблинок, копеек; else the word."""
    match = _FLEETING.fullmatch(word)
    if not match:
        return word
    stem = match[1]
    if stem[-1] in "йь":
        return f"{stem[:-1]}ек"
    return f"{stem}{'ек' if stem[-1] in 'жчшщц' else 'ок'}"


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


def first_form(word: str) -> str | None:
    """Return the first form of a word that was probably given in another one, None where it may well be the first."""
    found = morphology.analyses(word.lower())
    if not found or any(fold_word(analysis.lemma) == fold_word(word) for analysis in found):
        return None
    first = found[0]
    open_end = word[-1].lower() in _VOWELS or word.lower().startswith(first.lemma)
    return first.lemma if first.pos in ("noun", "adj") and open_end else None


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
