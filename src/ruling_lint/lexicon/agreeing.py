"""Whether an adjective right before a noun can belong to it, as far as the gender tells: целевая карта."""

from __future__ import annotations

from collections.abc import Sequence

from ruling_lint import morphology
from ruling_lint.morphology import CASES, Analysis

_NO_GENDER_OF_ITS_OWN = frozenset({"Fixd", "Abbr", "Name", "Surn", "Patr", "Geox", "Ms-f", "GNdr", "Pltm"})


def find_fault(adjective: str, noun: str) -> str | None:
    """Return the adjective in the gender of the noun, if it stands in that case but in another gender.

    Return None where the two may agree, where they may belong to other words (the case differs), or where one of them
    is no adjective or noun in some of its readings. Both words are folded.
    """
    nouns = morphology.analyses(noun)
    if not all(reading.known and reading.pos == "noun" for reading in nouns):
        return None
    if any(not reading.traits.isdisjoint(_NO_GENDER_OF_ITS_OWN) for reading in nouns):
        return None
    adjectives = morphology.analyses(adjective)
    if not all(reading.pos == "adj" and _case(reading) for reading in adjectives):
        return None
    return _in_gender_of(nouns, adjectives)


def _in_gender_of(nouns: Sequence[Analysis], adjectives: Sequence[Analysis]) -> str | None:
    same_case = [(a, n) for a in adjectives for n in nouns if (_number(a), _case(a)) == (_number(n), _case(n))]
    if not same_case or any(_number(a) == "plur" or a.gender == n.gender for a, n in same_case):
        return None
    adjective, meant = same_case[0]
    animacy = "" if (_case(meant), meant.gender) != ("accs", "masc") else " anim" if meant.animate else " inan"
    return morphology.inflect(adjective.lemma, "adj", f"sing {meant.gender} {_case(meant)}{animacy}")


def _number(reading: Analysis) -> str:
    return "plur" if "plur" in reading.cell.split(" ") else "sing"


def _case(reading: Analysis) -> str:
    return next((grammeme for grammeme in reading.cell.split(" ") if grammeme in CASES), "")
