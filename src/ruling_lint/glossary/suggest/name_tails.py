"""What follows the noun of a card name: a genitive or a name that stands still, or something that would decline along."""

from __future__ import annotations

from ruling_lint import morphology
from ruling_lint.glossary.suggest.government import PREPOSITIONS
from ruling_lint.glossary.suggest.name_bearers import GENDERS
from ruling_lint.glossary.suggest.name_words import (
    CONSONANTS,
    NAMES,
    STILL,
    Head,
    common,
    is_adjective,
    is_genitive_of_place,
    known,
)
from ruling_lint.patterns import lazy_pattern
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

_GENITIVE_ENDINGS = ("ы", "и", "ого", "его", "ых", "их", "ов", "ев")
"""How no nominative singular ends, if it is no word that stays as it is."""

_DEPENDS = lazy_pattern(r" of |'s? | from ")
"""What says in an English name that one noun depends on another."""

_INITIALS = dict(
    pair.split("=")
    for pair in [
        "а=a",
        "б=b",
        "в=vw",
        "г=gh",
        "д=d",
        "е=e",
        "ж=jg",
        "з=zs",
        "и=ie",
        "к=kcq",
        "л=l",
        "м=m",
        "н=n",
        "о=o",
        "п=p",
        "р=rw",
        "с=st",
        "т=t",
        "у=uwh",
        "ф=fp",
        "х=hk",
        "ц=ct",
        "ч=c",
        "ш=s",
        "э=ae",
        "ю=uy",
        "я=iy",
    ]
)
"""Which letters an English name may begin with where the Russian one begins with a letter."""

_ROMAN = lazy_pattern("[IVX]+")
_PARTICLES = frozenset({"и", "не", "или"})
_BEARING = frozenset({"река", "город", "деревня"})
"""Places whose own names decline with them: реки Волги, but замка Локтвейн."""


def depends(english: str) -> bool:
    """Tell whether one noun of an English name depends on another."""
    return bool(_DEPENDS.search(english))


def stands_still(words: Sequence[str], index: int, number: str, found: Sequence[Head], english: str) -> bool:
    """Tell whether what follows the noun at an index, read as some heads, is no nominative that would decline along."""
    rest = words[index + 1 :]
    if rest and not known(words[index]) and _may_be_surname(rest[0]):
        return False
    place = not any(head.animate for head in found) and not any(a.lemma in _BEARING for a in known(words[index]))
    plain = not any(map(is_participle, words[:index])) and not GENDERS.keys() & set(rest[:1])
    foreign = depends(english) or (place and plain)
    for word in rest:
        if word.lower() in PREPOSITIONS or word.startswith("«"):
            return rest[-1] != words[index]
        bare = word.lower() in _PARTICLES or _ROMAN.fullmatch(word)
        if not (bare or _is_still(word, number, foreign, _stands_first(english, word))):
            return False
        foreign = foreign or bool(known(word))
    return True


def _may_be_surname(word: str) -> bool:
    return word[-1].lower() in CONSONANTS and not (known(word) or word.lower().endswith(_GENITIVE_ENDINGS))


def _is_still(word: str, number: str, foreign: bool, first: bool) -> bool:
    """Whether a word after the noun is a genitive, or a name that stands still.

    `foreign` names are known to, and one that stands `first` in English depends, unless it may be a nominative in а.
    """
    readings = common(known(word))
    if word in GENDERS and not (foreign or first):
        return False
    if readings and all(a.pos == "verb" and not a.cell.startswith(("prtf", "infn")) for a in readings):
        return False
    nominative = [a for a in readings if number in a.cell and "nomn" in a.cell]
    if readings and (not nominative or all("Fixd" in a.traits for a in nominative)):
        return True
    if any(a.traits.isdisjoint(NAMES) for a in readings):
        genitive = any(a.pos == "noun" and a.cell.endswith("gent") for a in readings)
        return genitive and (number == "plur" or not any(a.animate for a in nominative))
    if (not word.isalpha() and not foreign) or is_adjective(word, number):
        return False
    ends_so = word.lower().endswith((*_GENITIVE_ENDINGS, *STILL)) or is_genitive_of_place(word)
    return foreign or (number == "sing" and ends_so) or (first and word[-1] in "ая")


def _stands_first(english: str, word: str) -> bool:
    """Whether a foreign word that ends the Russian name begins the English one, as what depends does: Ardenvale Paladin."""
    first, _, rest = english.partition(" ")
    initials = _INITIALS.get(word[:1].lower(), "")
    nominative = word[-1] in "ая" and first.endswith("a")
    return first[:1].lower() in initials and rest[:1].lower() not in initials and not nominative


def is_participle(word: str) -> bool:
    """Tell whether a word may be a participle."""
    return any(a.cell.startswith("prtf") for a in morphology.analyses(word.lower()))
