"""Whether an adjective right before a noun can belong to it, as far as gender, number and case tell: целевая карта."""

from __future__ import annotations

from collections.abc import Container, Sequence

from ruling_lint import morphology
from ruling_lint.morphology import Analysis

_NO_GENDER_OF_ITS_OWN = frozenset({"Fixd", "Abbr", "Name", "Surn", "Patr", "Geox", "Ms-f", "GNdr", "Pltm"})


_JOINTS = frozenset(("и", "или", "либо", "а", ",", "/", "+"))
_JOINING = frozenset(("и", "или", "либо", "также", "/"))
_BESIDE_JOINT = frozenset(("а", "так", ","))
"""What may stand beside a joint of two adjectives: новая, а также старая; как новая, так и старая."""

_BEFORE_NOUN = frozenset(("adj", "numeral", "preposition", "particle", "adv"))
OWNERS = frozenset(("ваш", "наш", "мой", "твой", "свой"))
"""Pronouns that need a noun as adjectives do."""

_DIRECT = frozenset(("nomn", "accs"))


def find_fault(adjective: str, noun: str) -> tuple[str, str] | None:
    """Return both words as they should be, if they stand in one case but differ in gender or number.

    So do a feminine accusative and a nominative. Return None where the two may agree, where they may belong to other
    words, or where one of them is no adjective or noun in some of its readings. Both words are folded.
    """
    nouns = morphology.analyses(noun)
    if not all(reading.known and reading.pos == "noun" for reading in nouns):
        return None
    if any(not reading.traits.isdisjoint(_NO_GENDER_OF_ITS_OWN) for reading in nouns):
        return None
    adjectives = morphology.analyses(adjective)
    if not all(reading.pos == "adj" and reading.case for reading in adjectives):
        return None
    if _may_be_subject_and_object(adjectives, nouns):
        return None
    of_gender = _in_gender_of(nouns, adjectives)
    if of_gender:
        return of_gender, noun
    if any("Anum" in a.traits or ("Apro" in a.traits and a.lemma not in OWNERS) for a in adjectives):
        return None  # others, the second and the like need no noun
    if _is_plural_before_one(adjectives, nouns):
        right = morphology.inflect(adjectives[0].lemma, "adj", f"sing {nouns[0].gender} nomn")
        return (right, noun) if right else None
    if all(a.cell == "sing femn accs" for a in adjectives) and all(_is_feminine_subject(n) for n in nouns):
        form = morphology.inflect(nouns[0].lemma, "noun", "sing accs")
        return (adjective, form) if form else None
    return None


def _may_be_subject_and_object(adjectives: Sequence[Analysis], nouns: Sequence[Analysis]) -> bool:
    """Tell whether a pronoun or ordinal may stand alone before the object of its verb: первый карту сбросит."""
    stands_alone = any(not a.traits.isdisjoint(("Apro", "Anum")) and a.lemma not in OWNERS for a in adjectives)
    is_subject = any(a.case == "nomn" for a in adjectives)
    return stands_alone and is_subject and all(noun.case == "accs" for noun in nouns)


def is_first_of_several(words: Sequence[str]) -> bool:
    """Tell whether the words after a noun join another noun to it: (базовые сила) существа и выносливость."""
    for index, word in enumerate(words):
        if word in _JOINTS and _starts_with_noun(words[index + 1 :]):
            return True
        if word not in _JOINTS and (not word.isalpha() or _is_predicate(word)):
            return False
    return False


def is_last_of_several(before: Sequence[str], adjective: str, noun: str) -> bool:
    """Tell whether a plural noun may belong to an adjective in the singular and to one joined before it: новая и старая карты."""
    plurals = {reading.case for reading in morphology.analyses(noun) if reading.is_plural}
    shared = {(gender, case) for gender, case in _singular(adjective) if case in plurals}
    if not shared:
        return False
    words = [word for word in before if word not in _BESIDE_JOINT]
    while words and words[-1] not in _JOINING and not shared.isdisjoint(_singular(words[-1])):
        words.pop()
    return len(words) > 1 and words[-1] in _JOINING and not shared.isdisjoint(_singular(words[-2]))


def _singular(adjective: str) -> set[tuple[str, str]]:
    """Return the genders and cases that an adjective or participle can have in the singular."""
    readings = morphology.analyses(adjective)
    return {(a.gender, a.case) for a in readings if a.is_adjectival and a.case and not a.is_plural}


def is_subject_before_object(adjective: str, noun: str, after: Sequence[str]) -> bool:
    """Tell whether an adjective may stand alone for somebody, before the object of his verb: самый быстрый карту возьмёт.

    The verb may be left out too. Of an object that may be a subject as well, only the gender of the verb tells: последний
    озеро потерял.
    """
    nouns = morphology.analyses(noun)
    genders = {gender for gender, case in _singular(adjective) if case == "nomn"}
    verbs = [reading for word in after for reading in morphology.analyses(word) if reading.pos == "verb"]
    if all(reading.case == "accs" for reading in nouns):
        return not verbs or any(_may_be_verb_of(verb, genders) for verb in verbs)
    others = genders - {reading.gender for reading in nouns}
    may_be_object = any(reading.case == "accs" for reading in nouns)
    return may_be_object and any(verb.cell.startswith("past") and _may_be_verb_of(verb, others) for verb in verbs)


def _may_be_verb_of(verb: Analysis, genders: Container[str]) -> bool:
    """Tell whether a verb with an object has a form that a subject of one of some genders can have."""
    tense, _, who = verb.cell.partition(" sing ")
    is_in_form = (tense in ("pres", "futr") and who == "3per") or (tense == "past" and who in genders)
    return is_in_form and "tran" in verb.traits


def _starts_with_noun(words: Sequence[str]) -> bool:
    """Tell whether words start with a noun, what agrees with it and a second joint aside: и/или главная фаза."""
    for word in words:
        readings = morphology.analyses(word)
        if any(reading.pos == "noun" for reading in readings):
            return True
        if word not in _JOINTS and not any(_may_precede_noun(reading) for reading in readings):
            return False
    return False


def _may_precede_noun(reading: Analysis) -> bool:
    return reading.pos in _BEFORE_NOUN or reading.is_adjectival


def _is_predicate(word: str) -> bool:
    """Tell whether a word is a verb in a finite form or a short adjective, and nothing else."""
    return all(
        (reading.pos == "verb" and "prtf" not in reading.cell) or "shrt" in reading.cell
        for reading in morphology.analyses(word)
    )


def may_be_subject(word: str) -> bool:
    """Tell whether a word can be a noun or pronoun in the nominative."""
    return any(reading.pos in ("noun", "pronoun") and reading.case == "nomn" for reading in morphology.analyses(word))


def _is_plural_before_one(adjectives: Sequence[Analysis], nouns: Sequence[Analysis]) -> bool:
    """Tell whether an adjective in the plural stands before a noun that can be the subject and nothing but singular."""
    cases = {reading.case for reading in nouns}
    are_plural = all(a.is_plural and a.case in _DIRECT for a in adjectives)
    return are_plural and "nomn" in cases and all(not reading.is_plural for reading in nouns)


def _is_feminine_subject(noun: Analysis) -> bool:
    return (noun.gender, noun.cell) == ("femn", "sing nomn")


def _in_gender_of(nouns: Sequence[Analysis], adjectives: Sequence[Analysis]) -> str | None:
    same_case = [(a, n) for a in adjectives for n in nouns if (a.is_plural, a.case) == (n.is_plural, n.case)]
    if not same_case or any(a.is_plural or a.gender == n.gender for a, n in same_case):
        return None
    adjective, meant = same_case[0]
    animacy = "" if (meant.case, meant.gender) != ("accs", "masc") else " anim" if meant.animate else " inan"
    return morphology.inflect(adjective.lemma, "adj", f"sing {meant.gender} {meant.case}{animacy}")
