"""The noun phrase around a place in a sentence, and the case its surroundings ask for."""

from __future__ import annotations

from typing import NamedTuple

from ruling_lint.glossary.suggest.government import (
    COORDINATORS,
    GENITIVE,
    GOVERNING_PARTICIPLES,
    MOTION,
    MOTION_VERBS,
    NOMINATIVE,
    OBJECT,
    PREPOSITIONS,
    QUANTIFIERS,
    SHORT_ADJECTIVES,
    SUBORDINATORS,
    TRANSPARENT,
    UNKNOWN,
    VERBS,
    Weights,
)
from ruling_lint.glossary.suggest.numerals import demand
from ruling_lint.glossary.suggest.words import Words, is_finite, is_full_adjective
from ruling_lint.morphology import CASES, Analysis

_POSSESSIVES = frozenset({"его", "ее", "их"})
_SUBJECT_BEFORE_VERB = 4.0
_DEPTH = 3


class Slot(NamedTuple):
    """Token indices of a noun phrase: its first, its agreeing modifiers, its numeral and its preposition."""

    start: int
    modifiers: tuple[int, ...]
    numeral: int | None
    preposition: int | None


def find_slot(words: Words, first: int) -> Slot:
    """Return the noun phrase whose noun begins at a token."""
    modifiers: list[int] = []
    numeral = None
    at = first - 1
    while at >= 0:
        if is_modifier(words, at):
            modifiers.insert(0, at)
        elif numeral is None and is_numeral(words, at):
            numeral = at
        elif words.token(at) not in _POSSESSIVES:
            break
        at -= 1
    preposition = at if words.token(at) in PREPOSITIONS else None
    return Slot(at + 1, tuple(modifiers), numeral, preposition)


def is_modifier(words: Words, index: int) -> bool:
    """Tell whether a word is an adjective, pronoun or participle that agrees with a noun after it."""
    found = [a for a in words.analyses(index) if is_full_adjective(a)]
    if not found or words.token(index) in _POSSESSIVES:
        return False
    best = words.analyses(index)[0]
    if best.pos not in ("adj", "verb") and not words.begins_clause(index) and best.pos == "noun":
        return False
    return not any("actv" in a.cell and a.lemma in GOVERNING_PARTICIPLES for a in found)


def is_numeral(words: Words, index: int) -> bool:
    """Tell whether a token is a number that counts what follows, not part of 2/2, +1/+1 or {2}."""
    token = words.token(index)
    return demand(token) is not None and words.token(index - 1) not in ("/", "+", "-", "−", "{")


def case_weights(words: Words, slot: Slot, last: int) -> Weights:
    """Return how likely each case is for a noun phrase that ends at a token."""
    weights = _governed(words, slot.start, _DEPTH)
    if slot.preposition is None and _precedes_its_verb(words, last):
        return {**weights, "nomn": max(weights.get("nomn", 0.0), 0.2) * _SUBJECT_BEFORE_VERB}
    return weights


def _precedes_its_verb(words: Words, last: int) -> bool:
    at = last + 1
    while words.token(at) in TRANSPARENT:
        at += 1
    return words.any(at, lambda a: (is_finite(a) and "3per" in a.cell) or a.cell.startswith("prts"))


def _governed(words: Words, start: int, depth: int) -> Weights:
    """Return the cases that what stands before a noun phrase asks of it."""
    at = start - 1
    while at >= 0 and _is_transparent(words, at):
        at -= 1
    token = words.token(at)
    if words.begins_clause(at + 1) or token in SUBORDINATORS:
        return NOMINATIVE
    if token in PREPOSITIONS:
        return _after_preposition(words, at)
    if token in COORDINATORS or token == ",":
        return _coordinated(words, at, depth)
    if token in QUANTIFIERS or token == "нет":
        return GENITIVE
    return _after_word(words, at)


def _is_transparent(words: Words, index: int) -> bool:
    if words.token(index) in TRANSPARENT:
        return True
    first = next(iter(words.analyses(index)), None)
    return first is not None and first.pos == "adv" and words.token(index) not in QUANTIFIERS


def _after_preposition(words: Words, at: int) -> Weights:
    token = words.token(at)
    if token in MOTION:
        verb = words.verb_before(at)
        if verb is not None and verb.lemma in MOTION_VERBS:
            return MOTION[token]
    return PREPOSITIONS[token]


def _after_word(words: Words, at: int) -> Weights:
    for analysis in words.analyses(at):
        weights = _after_analysis(words, at, analysis)
        if weights is not None:
            return weights
    return UNKNOWN


def _after_analysis(words: Words, at: int, analysis: Analysis) -> Weights | None:
    if analysis.pos == "verb":
        return _after_verb(words, at, analysis)
    if analysis.pos == "noun":
        return _after_noun(words, at, analysis)
    if analysis.pos == "pronoun":
        return NOMINATIVE if words.token(at - 1) in ("у", "для") else OBJECT
    if analysis.cell.startswith("comp"):
        return GENITIVE
    if analysis.cell.startswith("shrt"):
        return SHORT_ADJECTIVES.get(analysis.lemma, NOMINATIVE)
    return None


def _after_verb(words: Words, at: int, verb: Analysis) -> Weights:
    if words.token(at) == "есть" or verb.cell.startswith("prts"):
        return NOMINATIVE
    if verb.lemma in VERBS:
        return VERBS[verb.lemma]
    return NOMINATIVE if "intr" in verb.traits else OBJECT


def _after_noun(words: Words, at: int, noun: Analysis) -> Weights:
    """A noun governs the genitive; damage is dealt to something in the dative."""
    verb = words.verb_before(at)
    if noun.lemma == "повреждение" and verb is not None and verb.lemma in ("нанести", "наносить"):
        return {"datv": 1.0, "gent": 0.3}
    return GENITIVE


def _coordinated(words: Words, at: int, depth: int) -> Weights:
    """Return the cases of what stands before "and", "or" or a comma; a clause may begin there instead."""
    before = at - 1
    if not depth or not (words.is_latin(before) or words.is_noun(before)):
        return NOMINATIVE if words.token(at) == "," else UNKNOWN
    weights = _governed(words, find_slot(words, before).start, depth - 1)
    if words.is_noun(before):
        possible = {case for a in words.analyses(before) for case in CASES if a.pos == "noun" and case in a.cell}
        weights = {case: weights.get(case, 0.05) for case in CASES if case in possible}
    if words.token(at) == ",":
        return {case: 0.7 * weight for case, weight in weights.items()} | {"nomn": max(0.6, weights.get("nomn", 0.0))}
    return weights
