"""What declines in a Russian wording: its head, the adjectives that agree with it, and what goes along."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from ruling_lint import morphology
from ruling_lint.glossary.terms import Rendering
from ruling_lint.patterns import lazy_pattern
from ruling_lint.text.chars import fold_word
from ruling_lint.tuples import NamedTuple

_PIECE = lazy_pattern(r"[^\W\d_]+|\s+|\d+|[^\w\s]|_")
_CYRILLIC = lazy_pattern(r"[а-яё]+", re.IGNORECASE)

FROZEN_HALVES = frozenset({"мана", "мини", "макси", "мега", "супер", "экс", "веб", "онлайн"})
"""First halves of compounds that do not decline: мана-стоимости, but существа-артефакта."""


class Structure(NamedTuple):
    """A wording cut into words and what stands between; the rest are indices of pieces.

    `modifiers` agree with the head, `appositions` decline beside it, and `dependents` are a genitive singular that
    may become a plural with it: карта существа, карты существ.
    """

    pieces: tuple[str, ...]
    pos: str
    head: int
    modifiers: tuple[int, ...] = ()
    appositions: tuple[int, ...] = ()
    dependents: tuple[int, ...] = ()


def pieces_of(text: str) -> list[str]:
    """Cut a wording into words, spaces and punctuation marks."""
    return _PIECE.findall(text)


def structure(rendering: Rendering) -> Structure | None:
    """Return what declines in a rendering, None where nothing is known to.

    Without a part of speech a rendering is what its first word is likeliest to be: a verb, a preposition, which makes
    a phrase that stands still, or else a noun phrase, and at last an adjective. A noun phrase is agreeing adjectives
    and then a noun in the nominative; what follows the noun stands still but for the second half of a compound, a noun
    in apposition and a participle after a comma.
    """
    pieces = tuple(pieces_of(rendering.text))
    words = [index for index, piece in enumerate(pieces) if _CYRILLIC.fullmatch(piece)]
    for pos in (rendering.pos,) if rendering.pos else _guessed(pieces, words):
        if pos == "noun":
            found = _noun_phrase(pieces, words, rendering)
        else:
            found = next((Structure(pieces, pos, i) for i in words if _is(_lemma(rendering, pieces, i), pos)), None)
        if found is not None:
            return found
    return None


def _guessed(pieces: Sequence[str], words: Sequence[int]) -> tuple[str, ...]:
    meaningful = [pieces[index].lower() for index in words if pieces[index].lower() != "не"]
    first = next(iter(morphology.analyses(meaningful[0])), None) if meaningful else None
    if first is None or first.pos == "preposition":
        return ()
    return ("verb",) if first.pos == "verb" and not _is_participle(first) else ("noun", "adj")


def _lemma(rendering: Rendering, pieces: Sequence[str], index: int) -> str:
    return rendering.lemma if rendering.lemma and len(pieces) == 1 else pieces[index]


@cache
def _is(word: str, pos: str) -> bool:
    found = [a for a in morphology.analyses(word.lower()) if a.pos == pos or (pos == "adj" and _is_participle(a))]
    if pos == "verb":
        return any(a.cell == "infn" or a.traits & {"VERB", "PRTS"} for a in found)
    return any("nomn" in a.cell for a in found)


def _is_participle(analysis: morphology.Analysis) -> bool:
    return analysis.cell.startswith("prtf")


def _noun_phrase(pieces: tuple[str, ...], words: list[int], rendering: Rendering) -> Structure | None:
    moving = [index for index in words if not _is_frozen_half(pieces, index)]
    for count, index in enumerate(moving):
        modifiers = moving[:count]
        if _heads(pieces[index], rendering, [pieces[i] for i in modifiers]) and not _is_modifier(
            pieces, moving, count, rendering
        ):
            return _with_followers(pieces, words, index, tuple(modifiers), rendering)
        if not _is(pieces[index], "adj"):
            return None
    return None


def _is_frozen_half(pieces: Sequence[str], index: int) -> bool:
    joined = index + 1 < len(pieces) and pieces[index + 1] == "-"
    return joined and (pieces[index].lower() in FROZEN_HALVES or not _is_known_noun(pieces[index]))


@cache
def _is_known_noun(word: str) -> bool:
    return any(a.pos == "noun" and a.known and "nomn" in a.cell for a in morphology.analyses(word.lower()))


def _heads(word: str, rendering: Rendering, modifiers: Sequence[str]) -> bool:
    """Whether the word is a nominative that every word before it agrees with."""
    if rendering.lemma and not modifiers:
        return True
    forms = morphology.paradigm(word.lower(), "noun", rendering.gender, rendering.number, rendering.animate)
    gender = morphology.gender_of(word.lower(), rendering.gender, rendering.number)
    cells = [form.cell for form in forms if form.cell.endswith("nomn") and fold_word(form.text) == fold_word(word)]
    return any(all(_agrees(modifier, adjective_cell(cell, gender)) for modifier in modifiers) for cell in cells)


@cache
def _agrees(word: str, cell: str) -> bool:
    forms = morphology.agreeing_forms(word)
    return any(form.cell == cell and fold_word(form.text) == fold_word(word) for form in forms)


def _is_modifier(pieces: Sequence[str], moving: list[int], count: int, rendering: Rendering) -> bool:
    """Whether the word is rather an adjective of the noun that follows: главная in главная фаза."""
    index = moving[count]
    if count + 1 >= len(moving) or pieces[index + 1] != " " or not _is(pieces[index], "adj"):
        return False
    return _heads(pieces[moving[count + 1]], rendering, [pieces[i] for i in moving[: count + 1]])


def _with_followers(
    pieces: tuple[str, ...], words: list[int], head: int, modifiers: tuple[int, ...], rendering: Rendering
) -> Structure:
    appositions = _appositions(pieces, head, rendering)
    rest = [index for index in words if index > (appositions[-1] if appositions else head)]
    return Structure(
        pieces,
        "noun",
        head,
        (*modifiers, *_participle_after_comma(pieces, head)),
        appositions,
        _dependents(pieces, rest),
    )


def _appositions(pieces: Sequence[str], head: int, rendering: Rendering) -> tuple[int, ...]:
    """The second half of существо-артефакт, and of артефакт существо."""
    at = head + 2
    if at >= len(pieces) or pieces[head + 1] not in ("-", " ") or not _is_known_noun(pieces[at]):
        return ()
    return (at,) if pieces[head + 1] == "-" or _stands_beside(pieces[at], rendering) else ()


def _stands_beside(word: str, rendering: Rendering) -> bool:
    """Whether a word is a nominative of the head's number, and no genitive that depends on it."""
    number = "plur" if rendering.number == "plural" else "sing"
    cells = {a.cell for a in morphology.analyses(word.lower()) if a.pos == "noun"}
    return f"{number} nomn" in cells and not any(cell.endswith("gent") for cell in cells)


def _participle_after_comma(pieces: Sequence[str], head: int) -> tuple[int, ...]:
    """The participle of действие, вызванное состоянием."""
    if tuple(pieces[head + 1 : head + 3]) == (",", " ") and head + 3 < len(pieces) and _is(pieces[head + 3], "adj"):
        return (head + 3,)
    return ()


def _dependents(pieces: Sequence[str], rest: list[int]) -> tuple[int, ...]:
    """The words after the head, where they are adjectives and a noun in the genitive singular and nothing else."""
    spaced = all(pieces[index - 1] == " " for index in rest)
    if not rest or not spaced or rest[-1] != len(pieces) - 1 or not genitive_plural(pieces[rest[-1]], "noun"):
        return ()
    return tuple(rest) if all(genitive_plural(pieces[index], "adj") for index in rest[:-1]) else ()


@cache
def genitive_plural(word: str, pos: str) -> str:
    """Return the genitive plural of a noun or adjective in the genitive singular, an empty string for other words."""
    if pos == "adj":
        forms = morphology.agreeing_forms(word)
        singular = any("sing" in f.cell and "gent" in f.cell and fold_word(f.text) == fold_word(word) for f in forms)
        return (morphology.form_in(forms, "plur gent") or "") if singular else ""
    for analysis in morphology.analyses(word.lower()):
        if analysis.pos == "noun" and analysis.cell == "sing gent" and analysis.known:
            return morphology.inflect(analysis.lemma, "noun", "plur gent") or ""
    return ""


def adjective_cell(cell: str, gender: str) -> str:
    """Return the cell of an adjective that agrees with a noun of a gender in a cell: "sing gent", "plur accs anim"."""
    animate = cell.endswith(" anim")
    number, case = cell.removesuffix(" anim").removesuffix(" inan").split()
    words = [number, gender, "loct" if case == "loc2" else case] if number == "sing" else [number, case]
    if case == "accs" and (number == "plur" or gender == "masc"):
        words.append("anim" if animate else "inan")
    return " ".join(words)
