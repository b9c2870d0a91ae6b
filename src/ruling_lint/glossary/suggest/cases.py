"""The case that the surroundings of a noun phrase ask for: its preposition, verb, noun, or what it stands beside."""

from __future__ import annotations

from ruling_lint.glossary.suggest.government import (
    ADDRESSED,
    AGENT,
    COORDINATORS,
    DONE,
    GENITIVE,
    GIVING_VERBS,
    MOTION,
    MOTION_VERBS,
    NOMINATIVE,
    OBJECT,
    PREDICATIVE,
    PREPOSITIONS,
    QUANTIFIERS,
    SHORT_ADJECTIVES,
    SUBORDINATORS,
    TRANSPARENT,
    UNKNOWN,
    VERBS,
    Weights,
)
from ruling_lint.glossary.suggest.inversion import after_inverted, is_passive
from ruling_lint.glossary.suggest.recipients import is_dealt_damage, is_object, is_recipient, is_transferred
from ruling_lint.glossary.suggest.slots import Slot, find_slot, is_modifier, is_numeral
from ruling_lint.glossary.suggest.words import Words, is_finite
from ruling_lint.morphology import CASES, Analysis

_POINTS = frozenset("/+-−")

_SUBJECT_BEFORE_VERB = 4.0
"""What stands right before a verb in the third person is so many times likelier its subject."""

_RECIPIENT = 2.0
_EQUATING = frozenset({"являться", "становиться", "стать", "служить", "быть"})
"""Verbs between a subject and what it is; where the one in the instrumental comes first, the subject follows."""

_VERB_FIRST = 1.5
"""A word that may be a verb or a noun is rather a verb: берете."""

_CLAUSE_AFTER_COMMA = 0.6
_REACH = 40
"""How far from a phrase its governor may stand, in tokens."""

_DEPTH = 10
"""So many members of a list, or phrases with English among them, are looked at."""


def case_weights(words: Words, slot: Slot, last: int) -> Weights:
    """Return how likely each case is for a noun phrase that ends at a token."""
    weights = _governed(words, slot.start, _DEPTH)
    if words.token(slot.start - 1) == "это" and words.begins_clause(slot.start - 1):
        return {"nomn": 1.0}
    if is_recipient(words, slot, last):
        return {**weights, "datv": _RECIPIENT}
    if slot.preposition is None and is_dealt_damage(words, last):
        return {**weights, "datv": _RECIPIENT}
    if slot.preposition is None and _precedes_its_verb(words, last):
        least = 1.0 if _follows_circumstances(words, slot.start, last) else 0.2
        return {**weights, "nomn": max(weights.get("nomn", 0.0), least) * _SUBJECT_BEFORE_VERB}
    return weights


def _follows_circumstances(words: Words, start: int, last: int) -> bool:
    """Whether the clause begins with a preposition and has had no verb, nor a noun that the next verb could agree with.

    So what comes before the verb is its subject: до конца хода существо получает.
    """
    at = words.start_of_clause(start - 1)
    number = words.number_of_verb(last + 1)
    if words.token(at) not in PREPOSITIONS or not number or words.any(start - 1, lambda a: a.cell == f"{number} nomn"):
        return False
    return not any(words.analyses(i)[:1] and words.analyses(i)[0].pos == "verb" for i in range(at, start))


def _precedes_its_verb(words: Words, last: int) -> bool:
    at = last + 1
    while words.token(at) in TRANSPARENT:
        at += 1
    return words.any(at, lambda a: (is_finite(a) and "3per" in a.cell) or a.cell.startswith("prts"))


def _governed(words: Words, start: int, depth: int) -> Weights:
    """Return the cases that what stands before a noun phrase asks of it."""
    at = _governor_before(words, start)
    token = words.token(at)
    if token == ")" and words.token(at - 1) in COORDINATORS and words.token(at - 2) == "(":
        return _coordinated(words, at - 3, depth)
    if words.begins_clause(at + 1) or token in SUBORDINATORS:
        return NOMINATIVE
    if token in PREPOSITIONS:
        return _after_preposition(words, at)
    if token in COORDINATORS or token == ",":
        return _coordinated(words, at, depth)
    if token in QUANTIFIERS or token == "нет":
        return GENITIVE
    return _after_word(words, at)


def _governor_before(words: Words, start: int) -> int:
    """Return the token before a noun phrase that may govern it, what belongs to the phrase left behind; -1 if none does."""
    for _ in range(_DEPTH):
        at = start - 1
        while at >= max(0, start - _REACH) and (_is_transparent(words, at) or words.is_latin(at)):
            at -= 1
        if at == start - 1 or not (is_numeral(words, at) or is_modifier(words, at)):
            break
        start = find_slot(words, at + 1).start
    return at


def _is_transparent(words: Words, index: int) -> bool:
    if words.token(index) in TRANSPARENT:
        return True
    first = next(iter(words.analyses(index)), None)
    return first is not None and first.pos == "adv" and words.token(index) not in QUANTIFIERS


def _after_preposition(words: Words, at: int) -> Weights:
    token = words.token(at)
    if token in MOTION and _is_motion(words, at):
        return MOTION[token]
    return PREPOSITIONS[token]


def _is_motion(words: Words, at: int) -> bool:
    """Whether the verb of the clause, or a participle on the way to it, is one of motion."""
    for verb in words.verbs_before(at):
        if verb.lemma in MOTION_VERBS:
            return True
        if not verb.cell.startswith("prtf"):
            return False
    return False


def _after_word(words: Words, at: int) -> Weights:
    """Return the cases after a word, those after each way to read it together."""
    total: dict[str, float] = {}
    read: set[str] = set()
    for analysis in words.analyses(at):
        weights = _after_analysis(words, at, analysis)
        if weights is not None and analysis.pos not in read:
            read.add(analysis.pos)
            share = _VERB_FIRST if is_finite(analysis) else 1.0
            for case, weight in weights.items():
                total[case] = total.get(case, 0.0) + share * weight
    return total or UNKNOWN


def _after_analysis(words: Words, at: int, analysis: Analysis) -> Weights | None:
    if analysis.pos == "verb":
        return _after_verb(words, at, analysis)
    if analysis.pos == "noun":
        return _after_noun(words, at, analysis)
    if analysis.pos == "pronoun":
        return NOMINATIVE if words.token(at - 1) in ("у", "для") else OBJECT
    if analysis.lemma == "который":
        return NOMINATIVE
    if analysis.cell.startswith("comp"):
        return GENITIVE
    if analysis.cell.startswith("shrt") or analysis.lemma == "равный":
        return SHORT_ADJECTIVES.get(analysis.lemma, NOMINATIVE)
    return None


def _after_verb(words: Words, at: int, verb: Analysis) -> Weights:
    if verb.cell.startswith("prts"):
        subject = at - 2 if words.any(at - 1, lambda a: VERBS.get(a.lemma) is PREDICATIVE) else at - 1
        if verb.lemma in GIVING_VERBS:
            return ADDRESSED
        return PREDICATIVE if words.is_noun(subject) or _is_relative(words, subject) else DONE
    if verb.cell.startswith("prtf") and "pssv" in verb.cell:
        return ADDRESSED if verb.lemma in GIVING_VERBS else AGENT
    if words.token(at) == "есть":
        return NOMINATIVE
    if verb.lemma in _EQUATING and _is_predicate(words, _before_relative(words, at)):
        return NOMINATIVE
    if verb.lemma in VERBS:
        return VERBS[verb.lemma]
    inverted = after_inverted(words, at, verb)
    if inverted is not None:
        return inverted
    if is_passive(words, at, verb):
        return ADDRESSED if verb.lemma in ("наноситься", "передаваться", "отдаваться") else AGENT
    return NOMINATIVE if "intr" in verb.traits else OBJECT


def _before_relative(words: Words, at: int) -> int:
    """Return the token before a verb, or before the который that stands before it: целью которого является."""
    return at - 2 if _is_relative(words, at - 1) else at - 1


def _is_predicate(words: Words, index: int) -> bool:
    """Whether a noun in the instrumental without a preposition ends at a token."""
    noun = words.any(index, lambda a: a.pos == "noun" and a.cell.endswith("ablt"))
    return noun and find_slot(words, words.first_of(index)).preposition is None


def _is_relative(words: Words, index: int) -> bool:
    return words.any(index, lambda a: a.lemma == "который")


def _after_noun(words: Words, at: int, noun: Analysis) -> Weights:
    """A noun governs the genitive, unless it only stands between a verb and the verb's object.

    Damage is dealt to something in the dative.
    """
    verb = words.verb_before(at)
    if verb is None:
        return GENITIVE
    inverted = _after_object(words, at)
    if inverted is not None:
        return inverted
    if noun.lemma == "повреждение" and verb.lemma in ("нанести", "наносить"):
        return {"datv": 1.0, "gent": 0.3}
    if is_transferred(words, at):
        return {"datv": 1.0, "gent": 0.6}
    if "tran" in verb.traits and _stands_between(words, at):
        return {"accs": 1.0, "gent": 0.6, "nomn": 0.1}
    return GENITIVE


def _after_object(words: Words, at: int) -> Weights | None:
    """The cases behind a verb and its object where the subject comes last: которому нанёс повреждения Ангел."""
    start = find_slot(words, at).start
    if not is_object(words, start):
        return None
    return next((after_inverted(words, start - 1, a, at) for a in words.analyses(start - 1)[:1]), None)


def _stands_between(words: Words, at: int) -> bool:
    """Whether a noun is in the dative or behind a preposition, and right before its phrase stands a verb."""
    slot = find_slot(words, words.first_of(at))
    dative = words.any(at, lambda a: a.pos in ("noun", "pronoun") and a.cell.endswith("datv"))
    if slot.preposition is None and not (dative and not _can_be_genitive(words, at)):
        return False
    before = slot.start - 1 - (slot.preposition is not None)
    return words.any(before, lambda a: a.pos == "verb" and not a.cell.startswith(("prtf", "prts")))


def _can_be_genitive(words: Words, at: int) -> bool:
    return words.any(at, lambda a: a.pos == "noun" and a.cell.endswith(("gent", "accs")))


def _coordinated(words: Words, at: int, depth: int) -> Weights:
    """Return the cases of what stands before "and", "or" or a comma; a clause may begin there instead."""
    before = at - 1
    while before > 0 and (words.token(before) in _POINTS or words.token(before).isdecimal()):
        before -= 1
    if not depth or not (words.is_latin(before) or words.is_noun(before)):
        return NOMINATIVE if words.token(at) == "," else UNKNOWN
    weights = _conjunct(words, before, depth)
    head = before - 1
    while words.is_noun(before) and words.is_noun(head) and _can_be_genitive(words, head + 1):
        weights = _merged(weights, _conjunct(words, head, depth))
        head -= 1
    if words.token(at) == "," and depth == _DEPTH:
        return _merged(weights, {"nomn": _CLAUSE_AFTER_COMMA})
    return weights


def _conjunct(words: Words, index: int, depth: int) -> dict[str, float]:
    """Return the cases that a noun before a conjunction can have and that its place allows."""
    weights = _governed(words, find_slot(words, words.first_of(index)).start, depth - 1)
    if words.is_latin(index):
        return dict(weights)
    possible = {case for a in words.analyses(index) for case in CASES if a.pos == "noun" and case in a.cell}
    return {case: weights.get(case, 0.05) for case in CASES if case in possible}


def _merged(one: Weights, other: Weights) -> dict[str, float]:
    return {case: max(one.get(case, 0.0), other.get(case, 0.0)) for case in {*one, *other}}
