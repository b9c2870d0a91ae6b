"""The Russian name of a card in the place of its English one: declined where that is certain, else in quotes."""

from __future__ import annotations

from itertools import zip_longest

from ruling_lint.glossary.suggest.edit import OFFERED
from ruling_lint.glossary.suggest.inversion import may_be_subject
from ruling_lint.glossary.suggest.name_counts import card, countable
from ruling_lint.glossary.suggest.name_forms import declensions
from ruling_lint.glossary.suggest.numerals import for_gender
from ruling_lint.glossary.suggest.parts import told_by
from ruling_lint.glossary.suggest.phrase import rank
from ruling_lint.glossary.suggest.slots import Slot, find_slot
from ruling_lint.glossary.suggest.words import Words
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ruling_lint.glossary.suggest.government import Weights
    from ruling_lint.glossary.suggest.nouns import Noun
    from ruling_lint.text.reading import Reading

_NAMED = frozenset({"имя", "название"})
_KINDS = frozenset(
    {"карта", "заклинание", "существо", "артефакт", "чары", "земля", "волшебство", "перманент", "аура", "снаряжение"}
)
"""What a name in quotes stands beside: карта «Удар Молнии»."""

_UNLIKELY = 0.2
"""Forms so much less likely than the best one are not offered."""


def offered(
    reading: Reading, first: int, last: int, name: str, english: str = "", source: Reading | None = None
) -> tuple[str, ...]:
    """Return what to write for the name of a card that stands in English at some tokens, best first.

    The whole English name tells more of the Russian one than what stands in the text, which may be half translated. The
    source tells what part the name plays.

    A declined name stands without quotes, as cards print it; in quotes, or beside the word card, it does not decline.
    """
    words = Words(reading)
    if words.token(first - 1) in ("«", "„", "“", '"') or _is(words, first - 1, _NAMED):
        return (name,)
    nouns = () if _is(words, first - 1, _KINDS) else declensions(name, english)
    slot = find_slot(words, first, last)
    if slot.numeral is not None:
        return _counted(words, slot, last, name, nouns)
    told = told_by(source, english, reading.text[reading.span(first).start : reading.span(last).end]) if nouns else {}
    forms = _alternating(_fitting(words, slot, last, noun, told) for noun in nouns)
    return tuple(dict.fromkeys((*forms[: OFFERED - 1], f"«{name}»")))


def _alternating(found: Iterable[Sequence[str]]) -> list[str]:
    return list(dict.fromkeys(form for place in zip_longest(*found) for form in place if form))


def _counted(words: Words, slot: Slot, last: int, name: str, nouns: Iterable[Noun]) -> tuple[str, ...]:
    """What to write behind a number: the name as it is counted, if it has the gender of the numeral, or so many cards."""
    numeral = words.token(slot.numeral if slot.numeral is not None else slot.start)
    fitting = [countable(noun) for noun in nouns if for_gender(numeral, noun.gender) == numeral]
    forms = _alternating(_fitting(words, slot, last, noun, {}) for noun in fitting)
    cards = [] if slot.modifiers else rank(words, slot, last, card(numeral), {"sing": 1.0, "plur": 1.0})
    counted = [f"{choice.text} «{name}»" for choice in cards[:1]]
    return tuple(dict.fromkeys((*forms[: OFFERED - 2], *counted, f"«{name}»")))


def _is(words: Words, index: int, lemmas: frozenset[str]) -> bool:
    return words.any(index, lambda a: a.pos == "noun" and a.lemma in lemmas)


def _fitting(words: Words, slot: Slot, last: int, noun: Noun, told: Weights) -> list[str]:
    number = "plur" if noun.is_plural else "sing"
    choices = rank(words, slot, last, noun, {number: 1.0})
    likely = [choice for choice in choices if choice.score >= choices[0].score * _UNLIKELY]
    if choices and slot.preposition is None and ("nomn" not in told or may_be_subject(words, slot.start, last)):
        best = max(choices, key=lambda choice: choice.score * told.get(choice.case, 1.0))
        likely.insert(0, best)
    return list(dict.fromkeys(choice.text for choice in likely))
