"""A term behind a preposition of place that is not the one it takes: в кладбище, на вашу руку, с библиотеки."""

from __future__ import annotations

from ruling_lint.glossary.suggest.places import ROLES, replaced
from ruling_lint.glossary.suggest.slots import Slot, find_slot
from ruling_lint.glossary.suggest.words import Words
from ruling_lint.morphology import case_in
from ruling_lint.tuples import NamedTuple
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ruling_lint.glossary.glossary import Match
    from ruling_lint.text.reading import Reading

_MOVING = frozenset(
    (
        "положить", "класть", "переложить", "перекладывать", "вернуть", "возвращать", "вернуться", "возвращаться",
        "поместить", "помещать", "помещаться", "поместиться", "переместить", "перемещать", "перемещаться",
        "переместиться", "отправить", "отправлять", "отправиться", "отправляться", "попасть", "попадать", "взять",
        "брать", "выйти", "выходить", "перейти", "переходить", "войти", "входить",
    )
)  # fmt: skip
"""Verbs that say where something goes; others may have the preposition of their own: посмотрите на вашу руку."""

_STAYING = frozenset(("быть", "находиться", "лежать", "оставаться", "остаться", "оказаться", "иметься"))

_OWN = frozenset(("его", "ее", "их", "ваш", "свой", "мой", "твой", "наш"))
_OWNERS = frozenset(("владелец", "игрок", "оппонент", "противник"))
_WHOSE = frozenset(("целевой", "любой", "каждый", "один"))
"""Modifiers that say which place of the game is meant, as pronouns do, and not what an everyday thing is like."""


class Misplaced(NamedTuple):
    """The token of a preposition of place, and the preposition that must stand there."""

    at: int
    right: str


def find_fault(reading: Reading, match: Match, prep: Mapping[str, str], *, is_asked: bool) -> Misplaced | None:
    """Return what is wrong with the preposition before a term that takes those of `prep`, None where nothing surely is.

    Words that are everyday Russian too are meant for the term if the source asks for it, or if it is told whose they are.
    """
    words = Words(reading)
    slot = find_slot(words, match.first, match.last)
    if slot.preposition is None or slot.numeral is not None or any(_describes(words, i) for i in slot.modifiers):
        return None
    if not (is_asked or match.last > match.first or _has_owner(words, slot, match.last)):
        return None
    old, cases = words.token(slot.preposition), _cases(words, slot, match)
    new = {replaced(old, case, prep, words.token(slot.start)) for case in cases}
    if len(new) != 1 or old in new or not _is_of_place(words, slot.preposition, cases):
        return None
    return Misplaced(slot.preposition, new.pop())


def _cases(words: Words, slot: Slot, match: Match) -> set[str]:
    """Return the cases of a noun in which its preposition is one of place; none where it is something else: с рукой."""
    assert slot.preposition is not None
    preposition = words.token(slot.preposition)
    found = {case_in(cell) for sense in match.senses for cell in sense.cells}
    found = {case for case in found if all(_may_agree(words, index, case) for index in slot.modifiers)}
    if preposition in ("с", "со") and "ablt" in found:
        return set()
    return found & ROLES.get(preposition, {}).keys()


def _may_agree(words: Words, index: int, case: str) -> bool:
    return words.any(index, lambda analysis: analysis.case == case)


def _describes(words: Words, index: int) -> bool:
    """Tell whether a modifier says what the thing is like, as is said of an everyday one: на левой руке."""
    return not words.any(index, lambda a: "Apro" in a.traits or a.lemma in _WHOSE)


def _has_owner(words: Words, slot: Slot, last: int) -> bool:
    is_own = any(words.token(at) in _OWN or words.any(at, lambda a: a.lemma in _OWN) for at in range(slot.start, last))
    return is_own or words.any(last + 1, lambda a: a.lemma in _OWNERS and "gent" in a.cell)


def _is_of_place(words: Words, index: int, cases: set[str]) -> bool:
    """Tell whether a preposition says where something goes or is, and does not belong to a verb of another kind."""
    if "accs" not in cases:
        return True
    verb = words.verb_before(index)
    if verb is None:
        return "loct" in cases
    return verb.lemma in _MOVING or ("loct" in cases and verb.lemma in _STAYING)
