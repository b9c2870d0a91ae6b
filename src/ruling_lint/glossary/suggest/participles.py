"""Whether a participle governs a phrase or agrees with it: карта, сброшенная игроком; сброшенная игроком карта."""

from __future__ import annotations

from ruling_lint.glossary.suggest.words import Words, agreement, is_full_adjective
from ruling_lint.morphology import Analysis

_REACH = 8
"""How far before its comma a participle's noun is looked for, in tokens."""


def governs(words: Words, index: int, first: int, last: int) -> bool:
    """Tell whether a participle belongs to a noun before its comma, or to one behind the phrase from `first` to `last`.

    English between a participle and a noun is what governs nothing, unless it is a name: enchanted creature players.
    """
    participles = [a for a in words.analyses(index) if a.cell.startswith("prtf")]
    if not participles or _agrees(words, index, first):
        return False
    comma = index - 2 if words.token(index - 1) == "не" else index - 1
    if words.token(comma) == ",":
        return _follows_its_noun(words, index, comma)
    name = words.is_latin(first) and words.text(first)[0].isupper()
    return name and "pssv" in participles[0].cell and _agrees(words, index, last + 1)


def _follows_its_noun(words: Words, index: int, comma: int) -> bool:
    at = comma - 1
    while at >= comma - _REACH and not words.begins_clause(at + 1) and words.token(at) != ",":
        if words.is_latin(at) or _agrees(words, index, at):
            return True
        at -= 1
    return False


def _agrees(words: Words, index: int, other: int) -> bool:
    """Whether a participle and a noun, pronoun or adjective can have the same case, number and gender."""
    kinds = {_kind(a) for a in words.analyses(index) if a.cell.startswith("prtf")}
    nominal = any(map(_is_nominal, words.analyses(other)[:1]))
    return nominal and words.any(other, lambda a: _is_nominal(a) and _kind(a) in kinds)


def _is_nominal(word: Analysis) -> bool:
    return word.pos in ("noun", "pronoun") or is_full_adjective(word)


def _kind(word: Analysis) -> tuple[str, str, str]:
    cell = agreement(word)
    number = "plur" if "plur" in cell else "sing"
    return number, word.case, "" if number == "plur" else word.gender
