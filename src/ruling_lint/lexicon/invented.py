"""The words that card names have invented: those of the names that the dictionary lacks, worked out once and kept between runs."""

from __future__ import annotations

from ruling_lint import bundled, cache
from ruling_lint.lexicon.declined import DeclinedWords
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from ruling_lint.glossary.names import Names

_KIND = "invented"


def invented(names: Names) -> DeclinedWords:
    """Return the folded words of all names that no dictionary has, in every form."""
    key = cache.key_of([names.key, bundled.dictionary(), bundled.state("morphology.py", "lexicon")])
    kept = cache.load(_KIND, key)
    if kept is None:
        from ruling_lint import morphology

        words = names.words()
        kept = " ".join(sorted(words - morphology.known_words(words)))
        cache.save(_KIND, key, kept)
    return DeclinedWords(kept.split())
