"""Whether a verb comes before its subject (его убивает Ангел, карту, которую изгнал Ангел), or after it as a passive."""

from __future__ import annotations

from ruling_lint import morphology
from ruling_lint.glossary.families import INDEPENDENT_REFLEXIVES
from ruling_lint.glossary.suggest.government import NOMINATIVE, PREPOSITIONS, Weights
from ruling_lint.glossary.suggest.slots import find_slot
from ruling_lint.glossary.suggest.words import Words, is_finite, is_full_adjective
from ruling_lint.morphology import Analysis

_SURELY_SUBJECT: Weights = {"nomn": 1.0, "accs": 0.1}
_MAYBE_SUBJECT: Weights = {"nomn": 1.0, "accs": 0.5}

_OBJECTS = frozenset({"его", "ее", "их", "вас", "нас", "меня", "тебя", "себя", "кого"})


def after_inverted(words: Words, at: int, verb: Analysis, last: int | None = None) -> Weights | None:
    """Return the cases of what follows a verb that no subject stands before; None where one may.

    Where its object stands before it, what follows is the subject; where nothing does, probably, at the start of a sentence.
    An object that ends at `last` stands between them.
    """
    if not _is_of_third_person(verb):
        return None
    start = words.start_of_clause(at)
    if any(_may_be_subject(words, i, verb) for i in range(start, at)):
        return None
    if last is not None:
        return _SURELY_SUBJECT if _is_relative(words, start, "datv") else None
    if any(_is_object(words, i) for i in range(start, at)):
        return _SURELY_SUBJECT if "tran" in verb.traits else NOMINATIVE
    return _MAYBE_SUBJECT if words.begins_sentence(start) else None


def is_passive(words: Words, at: int, verb: Analysis) -> bool:
    """Tell whether a reflexive verb says what is done to the subject before it: карта сбрасывается."""
    if not is_finite(verb) or not verb.lemma.endswith("ся") or verb.lemma in INDEPENDENT_REFLEXIVES:
        return False
    plain = [a for a in morphology.analyses(verb.lemma.removesuffix("ся")) if a.known and a.cell == "infn"]
    if not any("tran" in a.traits for a in plain):
        return False
    return any(_may_be_subject(words, i, verb) for i in range(words.start_of_clause(at), at))


def may_be_subject(words: Words, start: int, last: int) -> bool:
    """Tell whether a phrase can be the subject of the verb right before it, or of the one behind it: nothing else can."""
    if words.any(start - 1, _is_of_third_person):
        return True
    verb = next((a for a in words.analyses(last + 1)[:1] if _is_of_third_person(a)), None)
    return verb is not None and not any(
        _may_be_subject(words, i, verb) for i in range(words.start_of_clause(start), start)
    )


def _is_of_third_person(verb: Analysis) -> bool:
    return is_finite(verb) and not ("1per" in verb.cell or "2per" in verb.cell)


def _may_be_subject(words: Words, index: int, verb: Analysis) -> bool:
    """Whether a word can be the nominative that a verb agrees with, or is one that cannot be told."""
    if words.is_latin(index) or words.token(index).isdecimal():
        return True
    if words.token(index) in PREPOSITIONS or not words.any(
        index, lambda a: _is_nominal(a) and "nomn" in a.cell and _agrees(a, verb)
    ):
        return False
    preposition = find_slot(words, index).preposition
    return preposition is None or not words.any(index, lambda a: a.case in PREPOSITIONS[words.token(preposition)])


def _is_nominal(word: Analysis) -> bool:
    return word.pos in ("noun", "pronoun") or (is_full_adjective(word) and "Fixd" not in word.traits)


def _agrees(subject: Analysis, verb: Analysis) -> bool:
    number = subject.cell.split()[0]
    if "past sing" in verb.cell and number == "sing" and subject.gender and subject.gender not in verb.cell:
        return False
    return number not in ("sing", "plur") or number in verb.cell.split()


def _is_object(words: Words, index: int) -> bool:
    """Whether a word is a pronoun in the accusative, or который, by whose form it cannot be the subject."""
    if words.token(index) in _OBJECTS:
        return True
    return _is_relative(words, index, "accs")


def _is_relative(words: Words, index: int, case: str) -> bool:
    return words.any(index, lambda a: a.lemma == "который" and case in a.cell)
