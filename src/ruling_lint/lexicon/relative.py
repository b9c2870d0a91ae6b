"""Whether который has the gender and number of the noun it stands for; its case is its own clause's."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ruling_lint import morphology
from ruling_lint.lexicon import amounts, counting
from ruling_lint.morphology import Analysis

_LEMMA = "который"
_GENDERS = frozenset(("masc", "femn", "neut"))
_NOMINAL = frozenset(("noun", "pronoun", "numeral"))
_ADDRESSED = frozenset(("вы", "вас", "вам", "вами"))


def right_forms(noun: str, pronoun: str) -> list[str] | None:
    """Return the forms of который that the noun may have, in the case of the one that stands there.

    None where that one may be right, or where the noun may be another part of speech.
    """
    readings = morphology.analyses(noun)
    if not readings or any(reading.pos != "noun" or not reading.known for reading in readings):
        return None
    kinds = {kind for reading in readings for kind in _kinds(reading)}
    given = [reading for reading in morphology.analyses(pronoun) if reading.lemma == _LEMMA]
    if any(_fits(reading.cell.split(" "), kind) for reading in given for kind in kinds):
        return None
    cases = dict.fromkeys(case for reading in given for case in reading.cell.split(" ") if case in morphology.CASES)
    return list(dict.fromkeys(_forms(sorted(kinds), list(cases))))


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


def _kinds(noun: Analysis) -> Iterator[str]:
    yield "plur" if "plur" in noun.cell else noun.gender


def _fits(cell: Sequence[str], kind: str) -> bool:
    return "plur" in cell if kind == "plur" else kind in cell or kind not in _GENDERS


def _forms(kinds: Sequence[str], cases: Sequence[str]) -> Iterator[str]:
    paradigm = morphology.paradigm(_LEMMA, "adj")
    for kind in kinds:
        number = "plur" if kind == "plur" else f"sing {kind}"
        for case in cases:
            form = morphology.form_in(paradigm, f"{number} {case}") or morphology.form_in(
                paradigm, f"{number} {case} inan"
            )
            if form:
                yield form
