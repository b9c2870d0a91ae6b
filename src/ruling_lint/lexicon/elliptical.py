"""Whether a numeral or pronoun stands for a noun that is left out: двое карту сбросили, две игрок оставил; второй — мост."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from ruling_lint import morphology
from ruling_lint.lexicon import counting
from ruling_lint.morphology import Analysis

_FINITE = ("pres", "past", "futr")
_JOINTS = frozenset((",", "и", "а", "но"))
_ENDS = frozenset(("", ".", "!", "?", ";", ",", ")"))
_ONE_AND_OTHER = ("одн", "один", "перв", "друг", "втор", "трет")
"""How words begin that tell several apart: один … другой, первая … вторая."""


def numeral_stands_alone(noun: str, before: Sequence[str], after: Sequence[str]) -> bool:
    """Tell whether a noun right after a numeral has a part of its own beside that of the verb: обе карту взяли.

    `before` and `after` are the tokens around the two.
    """
    nouns = morphology.analyses(noun)
    is_subject = all(one.cell == "sing nomn" for one in nouns if one.cell != "sing accs")
    if not is_subject or (before[-1:] and before[-1].isalpha() and before[-1] not in _JOINTS):
        return False
    verb, following = _first_verb(after)
    if not verb:
        is_last = "".join(after[:1]) in _ENDS and all(one.animate for one in nouns)
        return is_last and before[-1:] == [","] and any(map(_is_numeral, before))
    if any(one.cell == "sing nomn" for one in nouns):
        return any(_has_subject(one, nouns) for one in verb) and not _is_object(following)
    return any("plur" in one.cell or one.cell.endswith("past sing neut") for one in verb)


def verb_is_left_out(adjective: str, noun: str, before: Sequence[str], after: Sequence[str]) -> bool:
    """Tell whether an adjective and its noun are subject and object of the verb of the clause before: первый … , второй мост."""
    if before[-1:] not in ([","], ["а"]) or "".join(after[:1]) not in _ENDS or not adjective.startswith(_ONE_AND_OTHER):
        return False
    if all(one.case != "accs" for one in morphology.analyses(noun)):
        return False
    return any(word.startswith(_ONE_AND_OTHER) for word in before)


def _first_verb(after: Sequence[str]) -> tuple[list[Analysis], str]:
    """Return the readings of the first finite verb in a clause, if it takes an object, and the word behind it."""
    words = list(takewhile(str.isalpha, after))
    for index, word in enumerate(words):
        readings = [one for one in morphology.analyses(word) if one.cell.startswith(_FINITE)]
        if readings:
            found = [one for one in readings if "tran" in one.traits]
            return found, "".join(words[index + 1 : index + 2])
    return [], ""


def _has_subject(verb: Analysis, nouns: Sequence[Analysis]) -> bool:
    grammemes = verb.cell.split(" ")
    return "sing" in grammemes and ("3per" in grammemes or any(one.gender in grammemes for one in nouns))


def _is_object(word: str) -> bool:
    return word != "" and any(one.case == "accs" for one in morphology.analyses(word))


def _is_numeral(word: str) -> bool:
    return word in counting.NUMERALS or word.isdigit()
