"""The words that card names have invented: those of the names that the dictionary lacks, worked out when a wheel is built, or once and kept between runs."""

from __future__ import annotations

from ruling_lint import bundled, cache
from ruling_lint.lexicon.declined import DeclinedWords
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from ruling_lint.glossary.names import Names

KIND = "invented"


def invented(names: Names) -> DeclinedWords:
    """Return the folded words of all names that no dictionary has, in every form."""
    key = key_of(names)
    kept = bundled.compiled(KIND, key) or cache.load(KIND, key)
    if kept is None:
        kept = find(names)
        cache.save(KIND, key, kept)
    return DeclinedWords.of(kept.split())


def key_of(names: Names) -> str:
    """Return the key of what names have invented."""
    return cache.key_of([names.key, bundled.dictionary(), bundled.state("dictionary.py", "lexicon")])


def find(names: Names) -> str:
    """Return the stems of the words of all names that the dictionary lacks, with spaces between."""
    from ruling_lint import morphology

    words = names.words()
    return " ".join(sorted(DeclinedWords(words - morphology.known_words(words)).stems))
