"""Translating an English term left in Russian text; its form follows from what stands around it."""

from __future__ import annotations

from collections.abc import Sequence

from ruling_lint.glossary.russian import like
from ruling_lint.glossary.suggest import edit, nouns, verbal
from ruling_lint.glossary.suggest.fix import Fix
from ruling_lint.glossary.suggest.hybrids import hybrid
from ruling_lint.glossary.suggest.phrase import Choice, rank, replacement
from ruling_lint.glossary.suggest.points import point_before, points
from ruling_lint.glossary.suggest.slots import Slot, find_slot
from ruling_lint.glossary.suggest.words import Words
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from ruling_lint.glossary.glossary import Glossary, Match
    from ruling_lint.text.reading import Reading

_OTHER_NUMBER = 0.15
_OTHER_RENDERING = 0.3


def translate(glossary: Glossary, reading: Reading, match: Match, term: int) -> Fix:
    """Return the forms of the term's renderings that fit the place, best first."""
    words = Words(reading)
    joined = hybrid(glossary, words, match, term)
    if joined is not None:
        return joined
    first = match.first
    edits: list[edit.Edit] = []
    if glossary.terms[term].pos == "verb":
        edits = _texts(words, match, verbal.verb_forms(glossary, words, match, term))
    elif glossary.terms[term].pos == "adj":
        edits = _texts(words, match, verbal.adjective_forms(glossary, words, match, term))
    else:
        first = point_before(words, match.first)
        edits = _as_noun(glossary, words, match, term, first)
    if not edits:
        first, edits = match.first, _texts(words, match, [r.text for r in glossary.terms[term].renderings])
    return edit.fix(reading, first, match.last, edits, certain=False)


def _texts(words: Words, match: Match, texts: Sequence[str]) -> list[edit.Edit]:
    return [{match.first: _capital(words, match, text)} for text in dict.fromkeys(texts)]


def _capital(words: Words, match: Match, text: str) -> str:
    """A capital is kept at the beginning of a sentence; elsewhere the glossary's own letter case holds."""
    return like(words.text(match.first), text) if words.begins_sentence(match.first) else text


def _as_noun(glossary: Glossary, words: Words, match: Match, term: int, first: int) -> list[edit.Edit]:
    slot = find_slot(words, first, match.last)
    cells = _ending_cells(match)
    choices: list[Choice] = []
    for order, noun in enumerate(nouns.of_term(glossary, term)):
        ranked = rank(words, slot, match.last, noun, numbers_of(words, match, slot, noun))
        fitting = [choice for choice in ranked if not cells or choice.cell in cells] or ranked
        choices += [choice._replace(score=choice.score * _OTHER_RENDERING**order) for choice in fitting]
    choices.sort(key=lambda choice: -choice.score)
    prep = glossary.terms[term].prep
    texts = [_capital(words, match, choice.text) + points(words, first, match.first) for choice in choices]
    return [replacement(words, slot, first, choice, text, prep) for choice, text in zip(choices, texts, strict=True)]


def _ending_cells(match: Match) -> frozenset[str]:
    """The cells that a Russian ending on the English word leaves open."""
    return frozenset(cell for sense in match.senses for cell in sense.cells if nouns.is_noun_cell(cell))


def numbers_of(words: Words, match: Match, slot: Slot, noun: nouns.Noun) -> dict[str, float]:
    """Return how likely each number is: the English form's, unless the verb that the noun is the subject of differs."""
    if noun.only_plural:
        return {"plur": 1.0}
    cells = {cell.split()[0] for sense in match.senses for cell in sense.cells if cell}
    likelier = "plur" if ("plur" in cells and "sing" not in cells) or noun.is_plural else "sing"
    if slot.numeral is None and words.begins_clause(slot.start):
        likelier = words.number_of_verb(match.last + 1) or likelier
    return {likelier: 1.0, "sing" if likelier == "plur" else "plur": _OTHER_NUMBER}
