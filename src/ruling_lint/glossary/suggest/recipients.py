"""Who is given something, and what: дайте существу +1/+1, отдайте его Ангелу, существу наносятся повреждения."""

from __future__ import annotations

from ruling_lint.glossary.suggest.government import GIVING_VERBS, PREPOSITIONS, TRANSFERRING_VERBS
from ruling_lint.glossary.suggest.slots import Slot, find_slot, is_modifier
from ruling_lint.glossary.suggest.words import Words, agreement, is_finite, is_full_adjective
from ruling_lint.morphology import Analysis

_SIGNS = frozenset("+-−")
"""What a change of power and toughness begins with, which is given as a thing is."""

_PRONOUNS = frozenset({"его", "ее", "их"})


def is_recipient(words: Words, slot: Slot, last: int) -> bool:
    """Tell whether a verb of giving stands before the phrase and what is given after it: нанесите игроку повреждения.

    Or before it, where a pronoun is that: a name has no owner (отдайте его Ангелу).
    """
    if not words.any(slot.start - 1, lambda a: a.pos == "verb" and a.lemma in GIVING_VERBS) or slot.numeral is not None:
        return False
    return is_object(words, last + 1) or words.token(last + 1) in _SIGNS or _is_pronoun_before_name(words, slot)


def _is_pronoun_before_name(words: Words, slot: Slot) -> bool:
    pronoun = words.token(slot.start) in _PRONOUNS and not slot.modifiers
    return pronoun and words.is_latin(slot.start + 1) and words.text(slot.start + 1)[0].isupper()


def is_transferred(words: Words, at: int) -> bool:
    """Tell whether a noun is the object right behind a verb of handing over: отдайте карту игроку."""
    start = find_slot(words, at).start
    return words.any(start - 1, lambda a: a.lemma in TRANSFERRING_VERBS) and is_object(words, start)


def is_object(words: Words, index: int) -> bool:
    """Tell whether a noun in the accusative stands at a token, after adjectives that agree with it."""
    numbers = {"sing", "plur"}
    while is_modifier(words, index):
        cells = [agreement(a).split() for a in words.analyses(index) if is_full_adjective(a)]
        numbers &= {cell[0] for cell in cells if "accs" in cell}
        index += 1
    return words.token(index) not in PREPOSITIONS and words.any(
        index, lambda a: a.pos == "noun" and a.cell in {f"{number} accs" for number in numbers}
    )


def is_dealt_damage(words: Words, last: int) -> bool:
    """Tell whether damage is said to be dealt right after the phrase: существу наносятся повреждения."""
    at = last + 1
    while words.token(at) in ("должны", "должно", "быть", "не"):
        at += 1
    return words.any(at, _is_passive_of_dealing) and any(
        words.any(i, lambda a: a.lemma == "повреждение") for i in range(at + 1, at + 4)
    )


def _is_passive_of_dealing(verb: Analysis) -> bool:
    return (verb.lemma == "наноситься" and is_finite(verb)) or (verb.lemma == "нанести" and "prts" in verb.cell)
