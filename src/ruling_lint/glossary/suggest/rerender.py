"""Putting a term's own rendering in the place of another wording, in the same form."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from ruling_lint.glossary.russian import like
from ruling_lint.glossary.suggest import edit, nouns
from ruling_lint.glossary.suggest.fix import Fix
from ruling_lint.glossary.suggest.phrase import Choice, rank, replacement
from ruling_lint.glossary.suggest.slots import Slot, find_slot
from ruling_lint.glossary.suggest.verbs import forms_in
from ruling_lint.glossary.suggest.words import Words, agreement, is_full_adjective

if TYPE_CHECKING:
    from ruling_lint.glossary.glossary import Glossary, Match
    from ruling_lint.text.reading import Reading

_OTHER_FORM = 0.02
"""The wording's own form is likelier meant than another, but its surroundings may know better."""

_CERTAIN = 8.0
"""A first choice so many times likelier than the next one is taken as certain."""


def rerender(glossary: Glossary, reading: Reading, match: Match, term: int) -> Fix:
    """Return the renderings of `term` in the form that the match has, best first."""
    words = Words(reading)
    cells = _cells(words, match)
    choices, last = _as_phrase_end(glossary, words, match, term)
    if not choices and (not cells or any(nouns.is_noun_cell(cell) for cell in cells)):
        choices = _as_noun(glossary, words, match, term, cells)
    slot = find_slot(words, match.first)
    prep = glossary.terms[term].prep
    edits: list[edit.Edit] = [
        replacement(words, slot, match.first, choice, like(words.text(match.first), choice.text), prep)
        for choice in choices
    ]
    certain = bool(choices) and _is_certain(choices)
    if not choices:
        texts = _same_cells(glossary, words, match, term, cells)
        edits, certain = [{match.first: text} for text in texts], len(texts) == 1
    return edit.fix(reading, match.first, last, edits, certain)


def _cells(words: Words, match: Match) -> list[str]:
    """The cells of the wording, from the glossary; for "any ending" and listed forms guessed by the ending."""
    known = [cell.replace("loc2", "loct") for sense in match.senses for cell in sense.cells if cell]
    if known:
        return list(dict.fromkeys(known))
    return list(dict.fromkeys(a.cell for a in words.analyses(match.last) if a.pos in ("noun", "adj", "verb")))


def _as_noun(glossary: Glossary, words: Words, match: Match, term: int, cells: Sequence[str]) -> list[Choice]:
    slot = find_slot(words, match.first)
    found: list[Choice] = []
    for order, noun in enumerate(nouns.of_term(glossary, term)):
        for choice in rank(words, slot, match.last, noun, _numbers(cells, noun, slot)):
            prior = 1.0 if _keeps_form(choice, cells, slot) else _OTHER_FORM
            found.append(choice._replace(score=choice.score * prior * 0.1**order))
    return sorted(found, key=lambda choice: -choice.score)


def _numbers(cells: Iterable[str], noun: nouns.Noun, slot: Slot) -> dict[str, float]:
    numbers = {cell.split()[0] for cell in cells if nouns.is_noun_cell(cell)}
    if noun.is_plural:
        return {"plur": 1.0} if slot.numeral is None else {"plur": 1.0, "sing": 1.0}
    if slot.numeral is not None or not numbers:
        return {"sing": 1.0, "plur": 1.0}
    return dict.fromkeys(sorted(numbers, reverse=True), 1.0)


def _keeps_form(choice: Choice, cells: Sequence[str], slot: Slot) -> bool:
    """Whether a choice has the form of the old noun; the number may differ after a numeral or for a plural noun."""
    if not cells:
        return True
    if choice.noun.is_plural or slot.numeral is not None:
        return any(choice.cell.split()[-1] == cell.split()[-1] for cell in cells)
    return choice.cell in cells


def _is_certain(choices: Sequence[Choice]) -> bool:
    others = [choice.score for choice in choices if choice.text != choices[0].text]
    return all(choices[0].score >= _CERTAIN * score for score in others)


def _as_phrase_end(glossary: Glossary, words: Words, match: Match, term: int) -> tuple[list[Choice], int]:
    """An adjective was rejected, and the noun after it ends the accepted phrase too: both are written anew."""
    adjectives = [agreement(a) for a in words.analyses(match.last) if is_full_adjective(a)]
    for noun in nouns.of_term(glossary, term) if adjectives else ():
        length = nouns.shared_end(words, match.last + 1, noun)
        if length:
            last = match.last + length
            cells = [a.cell for a in words.analyses(match.last + 1) if a.pos == "noun"]
            agreeing = {cell for cell in cells if any(_agrees(adjective, cell) for adjective in adjectives)}
            choices = rank(words, find_slot(words, match.first), last, noun, {"sing": 1.0, "plur": 1.0})
            return [choice for choice in choices if choice.cell in agreeing], last
    return [], match.last


def _agrees(adjective: str, noun_cell: str) -> bool:
    number, case = noun_cell.split()
    return adjective.startswith(number) and case in adjective.split()


def _same_cells(glossary: Glossary, words: Words, match: Match, term: int, cells: Sequence[str]) -> list[str]:
    found = [form for cell in cells for form in forms_in(glossary, term, cell)]
    return [like(words.text(match.first), text) for text in dict.fromkeys(found)]
