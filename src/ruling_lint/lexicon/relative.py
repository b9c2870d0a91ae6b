"""Whether который has the gender and number of the noun it stands for; its case is its own clause's."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ruling_lint import morphology
from ruling_lint.glossary.suggest.government import PREPOSITIONS
from ruling_lint.lexicon import amounts, counting
from ruling_lint.lexicon.forms import Form, form_of
from ruling_lint.morphology import Analysis

_LEMMA = "который"
_GENDERS = frozenset(("masc", "femn", "neut"))
_NOMINAL = frozenset(("noun", "pronoun", "numeral"))
_ADDRESSED = frozenset(("вы", "вас", "вам", "вами"))


def right_forms(noun: str, pronoun: str, preposition: str = "", *, is_first: bool = False) -> list[str] | None:
    """Return the forms of который that the noun may have, in the case of the one that stands there, likeliest first.

    None where that one may be right, or where the noun may be another part of speech. A preposition before it has its
    case; a noun that `is_first` in its sentence is meant in the nominative.
    """
    readings = morphology.analyses(noun)
    if not readings or any(reading.pos != "noun" or not reading.known for reading in readings):
        return None
    given = [reading for reading in morphology.analyses(pronoun) if reading.lemma == _LEMMA]
    kinds = dict.fromkeys(map(form_of, readings))
    if any(_fits(reading, kind) for reading in given for kind in kinds):
        return None
    nominative = [kind for kind in kinds if kind.case == "nomn"] if is_first else []
    return list(dict.fromkeys(_forms(nominative or kinds, _cases(given, preposition))))


def _cases(given: Iterable[Analysis], preposition: str) -> list[str]:
    """Return the cases that a form is meant in, likeliest first; a preposition leaves only its own."""
    weights = PREPOSITIONS.get(preposition, {})
    cases = list(dict.fromkeys(reading.case for reading in given))
    return sorted((case for case in cases if case in weights), key=lambda case: -weights[case]) or cases


def may_belong_elsewhere(words: Sequence[str]) -> bool:
    """Tell whether one of the folded words before a noun is another noun, or counts it: одна из карт, которая."""
    return any(
        word in ("из", "один", "одна", "одно", "одни")
        or word.isdigit()
        or word in counting.NUMERALS
        or word in amounts.WORDS
        or any(reading.pos in _NOMINAL for reading in morphology.analyses(word))
        for word in words
        if word not in _ADDRESSED
    )


def _fits(pronoun: Analysis, noun: Form) -> bool:
    """Tell whether a reading of the pronoun has the number and gender of a noun.

    A noun may have no gender of its own, and a being may be of either sex: врач, которая.
    """
    if noun.is_plural or pronoun.is_plural:
        return noun.is_plural and pronoun.is_plural
    is_person = bool(noun.animate) and noun.gender != "neut" and pronoun.gender != "neut"
    return pronoun.gender == noun.gender or noun.gender not in _GENDERS or is_person


def _forms(nouns: Iterable[Form], cases: Sequence[str]) -> Iterator[str]:
    paradigm = morphology.paradigm(_LEMMA, "adj")
    for noun in nouns:
        number = "plur" if noun.is_plural else f"sing {noun.gender}"
        animacy = "anim" if noun.animate else "inan"
        yield from filter(None, (morphology.form_in(paradigm, f"{number} {case} {animacy}") for case in cases))
