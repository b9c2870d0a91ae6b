"""The noun phrase around a place in a sentence: its modifiers, its numeral and its preposition."""

from __future__ import annotations

from ruling_lint.glossary.suggest.government import COORDINATORS, GOVERNING_PARTICIPLES, PREPOSITIONS
from ruling_lint.glossary.suggest.numerals import demand
from ruling_lint.glossary.suggest.participles import governs
from ruling_lint.glossary.suggest.words import Words, is_full_adjective
from ruling_lint.morphology import Analysis
from ruling_lint.tuples import NamedTuple
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

_POSSESSIVES = frozenset({"его", "ее", "их"})
_TRANSPARENT_INSIDE = _POSSESSIVES | {"не"}


class Slot(NamedTuple):
    """Token indices of a noun phrase: its first, its agreeing modifiers, its numeral and its preposition."""

    start: int
    modifiers: tuple[int, ...]
    numeral: int | None
    preposition: int | None


def find_slot(words: Words, first: int, last: int | None = None) -> Slot:
    """Return the noun phrase whose noun begins at a token; `last` is the noun's last token where it has several.

    What follows decides whether это belongs to the noun (это озеро глубокое) or is a sentence with it (это озеро).
    """
    modifiers: list[int] = []
    numeral = None
    at = first - 1
    while at >= 0:
        if words.token(at) in PREPOSITIONS:
            break
        end, at = at, _participle_of(words, at)
        if at == end and governs(words, at, first, first if last is None else last):
            break
        if is_modifier(words, at):
            modifiers.insert(0, at)
        elif is_numeral(words, at) and _counts_with(words, at + 1):
            pass  # of двадцать два and двадцать один the last word alone governs
        elif numeral is None and is_numeral(words, at):
            numeral = at
        elif words.token(at) not in _TRANSPARENT_INSIDE:
            break
        at -= 1
    if modifiers and words.token(modifiers[0]) == "это" and words.ends_clause(first if last is None else last):
        at = modifiers.pop(0)
    preposition = at if words.token(at) in PREPOSITIONS else None
    return Slot(at + 1, tuple(modifiers), numeral, preposition)


def _counts_with(words: Words, index: int) -> bool:
    """Whether a word is the last one of a number of several words."""
    return is_numeral(words, index) or words.any(index, lambda a: a.lemma == "один")


def _participle_of(words: Words, index: int) -> int:
    """Return the participle that a word belongs to, the word itself where there is none.

    A participle with its own words before a noun is a modifier as a whole: не являющийся фишкой, находящийся в руке,
    разыгранное вами. After a comma it belongs to the noun before it.
    """
    at = _before_complement(words, index)
    negated = words.token(at - 1) == "не"
    if at == index or not _is_participle(words, at) or words.token(at - 1 - negated) == ",":
        return index
    return at


def _before_complement(words: Words, index: int) -> int:
    """Return the token before a noun or pronoun in the instrumental, or before a noun's preposition."""
    if words.any(index, lambda a: a.pos in ("noun", "pronoun") and a.cell.endswith("ablt")):
        at = index - 1
        while words.token(at) in COORDINATORS or words.any(at, lambda a: a.cell.endswith("ablt")):
            at -= 1
        if _is_participle(words, at):
            return at
    if words.is_noun(index) and index:
        slot = find_slot(words, words.first_of(index))
        if slot.preposition is not None and not words.any(slot.preposition - 1, lambda a: "ablt" in a.cell):
            return slot.preposition - 1
    return index


def _is_participle(words: Words, index: int) -> bool:
    return words.any(index, lambda a: a.cell.startswith("prtf"))


def is_modifier(words: Words, index: int) -> bool:
    """Tell whether a word is an adjective, pronoun or participle that agrees with a noun after it."""
    found = [a for a in words.analyses(index) if is_full_adjective(a)]
    if not found or words.token(index) in _POSSESSIVES or words.analyses(index)[0].pos == "noun":
        return False
    if words.token(index) == "то" and words.token(index - 1) == ",":
        return False
    return not any(_governs(a) for a in found) and not _takes_dative(words, index, found)


def _takes_dative(words: Words, index: int, found: Sequence[Analysis]) -> bool:
    """Whether what follows an adjective is what it measures by: равное силе, равное power, but равной силой."""
    at = index + 1
    while words.token(at) in _POSSESSIVES:
        at += 1
    other = words.is_latin(at) or words.any(at, lambda a: a.pos == "noun" and a.cell.endswith("datv"))
    return other and any(a.lemma == "равный" and "datv" not in a.cell for a in found)


def _governs(adjective: Analysis) -> bool:
    """Whether an adjective has a case of its own choosing after it: имеющий, который."""
    return adjective.lemma == "который" or ("actv" in adjective.cell and adjective.lemma in GOVERNING_PARTICIPLES)


def is_numeral(words: Words, index: int) -> bool:
    """Tell whether a token is a number that counts what follows, not part of 2/2, +1/+1 or {2}."""
    token = words.token(index)
    return demand(token) is not None and words.token(index - 1) not in ("/", "+", "-", "−", "{")
