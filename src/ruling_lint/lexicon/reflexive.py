"""Reflexive verbs whose infinitive sounds like a form with a subject: отменится and отмениться."""

from __future__ import annotations

from ruling_lint import morphology

_LIGHT = frozenset(("ADVB", "PRCL"))
FINITE = "тся"
INFINITIVE = "ться"


def infinitive(word: str) -> str | None:
    """Return the infinitive of a folded form that can only be the third person of a reflexive verb, None for others."""
    readings = morphology.analyses(word)
    if not word.endswith(FINITE) or not all(reading.known and "3per" in reading.cell for reading in readings):
        return None
    return readings[0].lemma


def third_person(word: str, *, is_plural: bool) -> str | None:
    """Return what a folded infinitive of a reflexive verb is in the third person, None where it may be something else."""
    readings = morphology.analyses(word)
    if not word.endswith(INFINITIVE) or not all(reading.known and reading.cell == "infn" for reading in readings):
        return None
    forms = morphology.paradigm(readings[0].lemma, "verb")
    number = "plur" if is_plural else "sing"
    found = (morphology.form_in(forms, f"{tense} {number} 3per") for tense in ("pres", "futr"))
    return next(filter(None, found), None)


def number_of_subject(word: str) -> str | None:
    """Return the number (`sing` or `plur`) of a folded noun or pronoun in the nominative; None where that is not certain."""
    readings = [reading for reading in morphology.analyses(word) if "nomn" in reading.cell]
    numbers = {"plur" if "plur" in reading.cell else "sing" for reading in readings}
    return numbers.pop() if len(numbers) == 1 else None


def is_finite(word: str) -> bool:
    """Tell whether a folded word may be the predicate of a clause, or ask for an infinitive."""
    return any(
        reading.cell.startswith(("pres", "futr", "past", "impr", "prts", "shrt", "pred"))
        for reading in morphology.analyses(word)
    )


def is_light(word: str) -> bool:
    """Tell whether a folded word can be an adverb or a particle, which belongs to the verb behind it."""
    return any(reading.known and reading.traits & _LIGHT for reading in morphology.analyses(word))
