"""The Russian name of a card in the place of its English one: declined where that is certain, else in quotes."""

from __future__ import annotations

from functools import lru_cache

from ruling_lint import morphology
from ruling_lint.glossary.russian import surfaces
from ruling_lint.glossary.structure import Structure, structure
from ruling_lint.glossary.suggest.edit import OFFERED
from ruling_lint.glossary.suggest.government import PREPOSITIONS
from ruling_lint.glossary.suggest.nouns import Noun, is_noun_cell
from ruling_lint.glossary.suggest.phrase import rank
from ruling_lint.glossary.suggest.slots import find_slot
from ruling_lint.glossary.suggest.words import Words
from ruling_lint.glossary.terms import Rendering
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ruling_lint.morphology import Analysis
    from ruling_lint.text.reading import Reading

_NAMED = frozenset({"имя", "название"})
_KINDS = frozenset(
    {"карта", "заклинание", "существо", "артефакт", "чары", "земля", "волшебство", "перманент", "аура", "снаряжение"}
)
"""What a name in quotes stands beside: карта «Удар Молнии»."""

_GENITIVE_ENDINGS = ("ы", "и", "ого", "его", "ых", "их")
"""How no nominative singular ends, if it is no word that stays as it is."""

_UNLIKELY = 0.2
"""Forms so much less likely than the best one are not offered."""


def offered(reading: Reading, first: int, last: int, name: str) -> tuple[str, ...]:
    """Return what to write for the name of a card that stands in English at some tokens, best first.

    A declined name stands without quotes, as cards print it; in quotes, or beside the word card, it does not decline.
    """
    words = Words(reading)
    if words.token(first - 1) in ("«", "„", "“", '"') or _is(words, first - 1, _NAMED):
        return (name,)
    noun = None if _is(words, first - 1, _KINDS) else declined(name)
    forms = _fitting(words, first, last, noun) if noun else []
    return tuple(dict.fromkeys((*forms[: OFFERED - 1], f"«{name}»")))


def _is(words: Words, index: int, lemmas: frozenset[str]) -> bool:
    return words.any(index, lambda a: a.pos == "noun" and a.lemma in lemmas)


def _fitting(words: Words, first: int, last: int, noun: Noun) -> list[str]:
    number = "plur" if noun.is_plural else "sing"
    choices = rank(words, find_slot(words, first, last), last, noun, {number: 1.0})
    likely = [choice.text for choice in choices if choice.score >= choices[0].score * _UNLIKELY]
    return list(dict.fromkeys(likely))


@lru_cache(maxsize=1024)
def declined(name: str) -> Noun | None:
    """Return a name as a noun with its forms, None where it is not certain how it declines.

    It is certain of a noun that the dictionary knows, with adjectives before it that agree, and with nothing after it
    that could be a second subject: Ангел Серры, but neither Нага-Оракул nor Джейс, Мистический Стратег.
    """
    for number in ("singular", "plural"):
        rendering = Rendering(name, "noun", number=number)
        found = structure(rendering)
        if found is not None and (head := _head(found, number)) is not None and _is_certain(found, number):
            cells = {cell: text for cell, text in _forms(rendering) if is_noun_cell(cell)}
            if cells.get(f"{number[:4]} nomn") == name:
                return Noun(name, cells, head.gender, bool(head.animate), number == "plural", number == "plural")
    return None


def _forms(rendering: Rendering) -> Iterator[tuple[str, str]]:
    """Yield cells and forms, the usual form of a cell last; as the name itself they have ё or write е for it."""
    with_yo = "ё" in rendering.text.lower()
    for surface in reversed(surfaces(rendering)):
        if not surface.rare:
            yield surface.cell, surface.text if with_yo else surface.text.replace("ё", "е").replace("Ё", "Е")


def _head(found: Structure, number: str) -> Analysis | None:
    """The one way to read the noun of a name as a nominative of a number, None where there are several or none."""
    cell = f"{number[:4]} nomn"
    read = [a for a in _known(found, found.head) if a.pos == "noun" and a.cell == cell]
    paradigms = {(a.lemma, a.gender, a.animate) for a in read}
    return read[0] if len(paradigms) == 1 and "Fixd" not in read[0].traits else None


def _is_certain(found: Structure, number: str) -> bool:
    if found.appositions or any(not piece.isalpha() and piece != " " for piece in found.pieces):
        return False
    words = [index for index, piece in enumerate(found.pieces) if piece.isalpha()]
    if any(index not in found.modifiers for index in words if index < found.head):
        return False
    return all(_stands_still(found, index, number) for index in words if index > found.head)


def _stands_still(found: Structure, index: int, number: str) -> bool:
    """Whether a word after the noun is no nominative that would decline along: known, or surely a genitive (Серры)."""
    word = found.pieces[index].lower()
    if word in PREPOSITIONS:
        return True
    read = _known(found, index)
    if not read:
        return number == "singular" and word.endswith(_GENITIVE_ENDINGS)
    return not any(number[:4] in a.cell and "nomn" in a.cell for a in read)


def _known(found: Structure, index: int) -> list[Analysis]:
    return [a for a in morphology.analyses(found.pieces[index].lower()) if a.known]
