"""Translating an English term left in Russian text; its form follows from what stands around it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ruling_lint.glossary.russian import like
from ruling_lint.glossary.suggest import edit, nouns, verbal
from ruling_lint.glossary.suggest.fix import Fix
from ruling_lint.glossary.suggest.hybrids import hybrid
from ruling_lint.glossary.suggest.phrase import Choice, rank, replacement
from ruling_lint.glossary.suggest.slots import find_slot
from ruling_lint.glossary.suggest.words import Words

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
    pos = glossary.terms[term].pos
    if pos == "verb":
        edits = _texts(words, match, verbal.verb_forms(glossary, words, match, term))
    elif pos == "adj":
        edits = _texts(words, match, verbal.adjective_forms(glossary, words, match, term))
    else:
        edits = _as_noun(glossary, words, match, term)
    if not edits:
        edits = _texts(words, match, [rendering.text for rendering in glossary.terms[term].renderings])
    return edit.fix(reading, match.first, match.last, edits, certain=False)


def _texts(words: Words, match: Match, texts: Sequence[str]) -> list[edit.Edit]:
    return [{match.first: _capital(words, match, text)} for text in dict.fromkeys(texts)]


def _capital(words: Words, match: Match, text: str) -> str:
    """A capital is kept at the beginning of a sentence; elsewhere the glossary's own letter case holds."""
    return like(words.text(match.first), text) if words.begins_sentence(match.first) else text


def _as_noun(glossary: Glossary, words: Words, match: Match, term: int) -> list[edit.Edit]:
    slot = find_slot(words, match.first)
    cells = _ending_cells(match)
    choices: list[Choice] = []
    for order, noun in enumerate(nouns.of_term(glossary, term)):
        ranked = rank(words, slot, match.last, noun, _numbers(match, noun))
        fitting = [choice for choice in ranked if not cells or choice.cell in cells] or ranked
        choices += [choice._replace(score=choice.score * _OTHER_RENDERING**order) for choice in fitting]
    choices.sort(key=lambda choice: -choice.score)
    prep = glossary.terms[term].prep
    texts = [_capital(words, match, choice.text) for choice in choices]
    return [replacement(words, slot, match.first, c, text, prep) for c, text in zip(choices, texts, strict=True)]


def _ending_cells(match: Match) -> frozenset[str]:
    """The cells that a Russian ending on the English word leaves open."""
    return frozenset(cell for sense in match.senses for cell in sense.cells if nouns.is_noun_cell(cell))


def _numbers(match: Match, noun: nouns.Noun) -> dict[str, float]:
    if noun.only_plural:
        return {"plur": 1.0}
    cells = {cell.split()[0] for sense in match.senses for cell in sense.cells if cell}
    if ("plur" in cells and "sing" not in cells) or noun.is_plural:
        return {"plur": 1.0, "sing": _OTHER_NUMBER}
    return {"sing": 1.0, "plur": _OTHER_NUMBER}
