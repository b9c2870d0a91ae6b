"""Whether a numeral or pronoun stands for a noun that is left out: двое карту сбросили, две игрок оставил; второй — мост."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from ruling_lint import morphology
from ruling_lint.lexicon import clauses, counting, governing
from ruling_lint.lexicon.forms import form_of
from ruling_lint.morphology import Analysis

_FINITE = ("pres", "past", "futr")
_LIGHT = frozenset(
    ("не", "и", "также", "тоже", "уже", "сам", "сама", "само", "сами", "все", "еще", "ничего", "может", "могут")
)
_NEUTER = frozenset(("этого", "того", "этому", "тому", "этим", "тем", "сказанного", "сказанному", "всего", "всему"))
_OBLIQUE = frozenset(
    (
        "двух", "двум", "двумя", "трех", "трем", "тремя", "четырех", "четырем", "четырьмя", "пяти", "пятью", "шести",
        "шестью", "семи", "семью", "восьми", "восемью", "девяти", "девятью", "десяти", "десятью", "обоих", "обоим", "обоими",
        "обеих", "обеим", "обеими",
    )
)  # fmt: skip
"""Numerals in cases in which they count no subject."""

_JOINTS = frozenset((",", "и", "а", "но"))
_ENDS = frozenset(("", ".", "!", "?", ";", ",", ")"))
_ONE_AND_OTHER = ("одн", "один", "перв", "друг", "втор", "трет")
"""How words begin that tell several apart: один … другой, первая … вторая."""


def numeral_stands_alone(numeral: str, noun: str, before: Sequence[str], after: Sequence[str]) -> bool:
    """Tell whether a noun right after a numeral has a part of its own beside that of the verb: обе карту взяли.

    `before` and `after` are the tokens around the two. In an oblique case a numeral can be no subject's: из всех трёх
    игрок выбирает.
    """
    if numeral in _OBLIQUE and _is_subject(noun, after):
        return True
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


def adjective_stands_alone(adjective: str, noun: str, before: Sequence[str], after: Sequence[str]) -> bool:
    """Tell whether the noun of an adjective is left out, and what follows is another: недопустимую эффект не затрагивает.

    The adjective may be an object, or belong to a preposition, and the noun is the subject of the verb behind it. A neuter
    pronoun behind a preposition is complete by itself: после этого карт остаётся меньше.
    """
    if adjective in _NEUTER and governing.follows_preposition(before):
        return any(one.is_plural and one.case == "gent" for one in morphology.analyses(noun))
    cases = {one.case for one in morphology.analyses(adjective) if one.is_adjectival} - {"nomn"}
    if governing.follows_preposition(before):
        return bool(cases) and _is_subject(noun, after)
    return bool(cases) and _is_subject(noun, after, with_object=True)


def _is_subject(noun: str, after: Sequence[str], *, with_object: bool = False) -> bool:
    """Tell whether a noun is the subject of a verb behind it, particles and infinitives aside.

    `with_object` asks for a verb, or an infinitive beside it, that can only be one that takes an object.
    """
    nominatives = [form_of(one) for one in morphology.analyses(noun) if one.pos == "noun" and one.case == "nomn"]
    words = list(takewhile(str.isalpha, after))
    for at, word in enumerate(words):
        readings = morphology.analyses(word)
        verbs = [one for one in readings if one.cell.startswith(_FINITE)]
        if verbs:
            takes_object = any(map(_takes_object, words[: at + 2]))
            is_agreed = any(clauses.agrees(verb, subject) for verb in verbs for subject in nominatives)
            return is_agreed and (takes_object or not with_object)
        if word not in _LIGHT and all(one.cell != "infn" for one in readings):
            return False
    return False


def _takes_object(word: str) -> bool:
    verbs = [one for one in morphology.analyses(word) if one.cell.startswith((*_FINITE, "infn"))]
    return bool(verbs) and all("tran" in one.traits for one in verbs)


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
