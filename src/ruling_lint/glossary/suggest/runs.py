"""Translating English terms that stand side by side: target creature token, целевая фишка существа."""

from __future__ import annotations

from collections.abc import Sequence

from ruling_lint.glossary.russian import like
from ruling_lint.glossary.structure import adjective_cell
from ruling_lint.glossary.suggest import edit, nouns
from ruling_lint.glossary.suggest.fix import Fix
from ruling_lint.glossary.suggest.phrase import Choice, modifier_cell, rank, replacement
from ruling_lint.glossary.suggest.slots import Slot, find_slot
from ruling_lint.glossary.suggest.translate import numbers_of
from ruling_lint.glossary.suggest.verbs import adjectives_in
from ruling_lint.glossary.suggest.words import Words
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from ruling_lint.glossary.glossary import Glossary, Match
    from ruling_lint.text.reading import Reading


def translate_run(glossary: Glossary, reading: Reading, matches: Sequence[Match]) -> Fix:
    """Return what to write for adjacent terms of which the last is a noun; no texts where they are anything else.

    Adjectives agree with it, and other nouns follow it in the genitive.
    """
    words = Words(reading)
    first, last = matches[0].first, matches[-1].last
    slot = find_slot(words, first, last)
    edits = [
        replacement(words, slot, first, choice, _capital(words, first, text), glossary.terms[term].prep)
        for term, choice in _heads(glossary, words, slot, matches)
        for cell in _modifier_cells(slot, choice)
        if (text := _written(glossary, cell, choice, matches[:-1]))
    ]
    return edit.fix(reading, first, last, edits, certain=False)


def _heads(glossary: Glossary, words: Words, slot: Slot, matches: Sequence[Match]) -> list[tuple[int, Choice]]:
    term = _term(glossary, matches[-1], "noun")
    renderings = nouns.of_term(glossary, term) if term is not None else []
    if term is None or not renderings:
        return []
    numbers = numbers_of(words, matches[-1], slot, renderings[0])
    return [(term, choice) for choice in rank(words, slot, matches[-1].last, renderings[0], numbers)]


def _modifier_cells(slot: Slot, choice: Choice) -> list[str]:
    """The cells that adjectives can stand in, the usual one first: две красные карты, две красных карты."""
    cell = modifier_cell(slot, choice)
    return [cell, "plur gent"] if cell == "plur nomn" and choice.cell == "sing gent" else [cell]


def _term(glossary: Glossary, match: Match, pos: str) -> int | None:
    return next((sense.term for sense in match.senses if glossary.terms[sense.term].pos == pos), None)


def _written(glossary: Glossary, cell: str, choice: Choice, before: Sequence[Match]) -> str:
    """The whole phrase, an empty string where a word before the last is neither adjective nor noun."""
    adjectives, genitives = [], []
    for match in before:
        adjective, noun = _term(glossary, match, "adj"), _term(glossary, match, "noun")
        if adjective is not None:
            adjectives.append(_adjective(glossary, cell, choice, adjective))
        elif noun is not None:
            genitives.append(_genitive(glossary, choice, noun))
        else:
            return ""
    found = [*adjectives, choice.text, *genitives]
    return " ".join(found) if all(found) else ""


def _adjective(glossary: Glossary, cell: str, choice: Choice, term: int) -> str:
    wanted = adjective_cell(cell + (" anim" if choice.noun.animate else ""), choice.noun.gender)
    return next(adjectives_in(glossary, term, wanted), "")


def _genitive(glossary: Glossary, choice: Choice, term: int) -> str:
    number = choice.cell.split()[0]
    for noun in nouns.of_term(glossary, term):
        return noun.forms.get("plur gent" if noun.is_plural else f"{number} gent", "")
    return ""


def _capital(words: Words, first: int, text: str) -> str:
    return like(words.text(first), text) if words.begins_sentence(first) else text
