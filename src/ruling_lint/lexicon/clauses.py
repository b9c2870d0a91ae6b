"""Whether a pronoun and the noun after it can be two parts of their clause, as its verbs show: эту карта заменит."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ruling_lint import morphology
from ruling_lint.lexicon.forms import Form
from ruling_lint.morphology import Analysis

_FINITE = ("pres", "past", "futr", "prts", "shrt")
WITHOUT_SUBJECT = frozenset(("нельзя", "можно", "нужно", "надо", "следует", "необходимо"))
"""Predicates that have an infinitive and its object, and no subject."""

_NEGATION = "не"


def may_be_apart(ones: Sequence[Form], others: Sequence[Form], before: Sequence[str], after: Sequence[str]) -> bool:
    """Tell whether a verb can have the pronoun as its subject and the noun beside it, or the other way about.

    `before` and `after` are the words of the clause around both. A clause without a verb may have left it out.
    """
    words = [*before, *after]
    verbs = [list(_verbs(word)) for word in words]
    if not any(verbs) and WITHOUT_SUBJECT.isdisjoint(words):
        return True
    if _has_subject(before):
        return False
    takes_object = any("tran" in one.traits or one.pos == "adj" for word in words for one in morphology.analyses(word))
    takes_object = takes_object or _NEGATION in words
    finite = [one for readings in verbs for one in readings if not one.cell.startswith("impr")]
    return any(
        agrees(verb, who) and (takes_object or not _needs_object(other))
        for verb in finite
        for who, other in [*((one, others) for one in ones), *((other, ones) for other in others)]
        if who.case == "nomn"
    )


def _verbs(word: str) -> Iterator[Analysis]:
    return (one for one in morphology.analyses(word) if one.cell.startswith((*_FINITE, "impr")))


def _has_subject(words: Sequence[str]) -> bool:
    """Tell whether a noun or pronoun that can only be a subject stands among words."""
    readings = [morphology.analyses(word) for word in words]
    return any(all(one.pos in ("noun", "pronoun") and one.case == "nomn" for one in found) for found in readings)


def agrees(verb: Analysis, subject: Form) -> bool:
    """Tell whether a finite verb can have a subject."""
    grammemes = verb.cell.split(" ")
    if "1per" in grammemes or "2per" in grammemes:
        return False
    if subject.is_plural or "plur" in grammemes:
        return subject.is_plural and "plur" in grammemes
    return "3per" in grammemes or subject.gender in grammemes


def _needs_object(others: Sequence[Form]) -> bool:
    """Tell whether something can only be an object, or what is lacking: эту, карты."""
    return {one.case for one in others} <= {"nomn", "accs", "gent"}
