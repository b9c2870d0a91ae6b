"""Russian wordings in all their forms: single words, phrases whose head declines, hyphenated compounds."""

from __future__ import annotations

import re
from typing import NamedTuple

from ruling_lint import morphology
from ruling_lint.glossary.families import relatives
from ruling_lint.glossary.terms import Rendering

_PIECE = re.compile(r"[^\W\d_]+|\s+|\d+|[^\w\s]|_")
_CYRILLIC = re.compile(r"[а-яё]+", re.IGNORECASE)

FROZEN_HALVES = frozenset({"мана", "мини", "макси", "мега", "супер", "экс", "веб", "онлайн"})
"""First halves of compounds that do not decline: мана-стоимости, but существа-артефакта."""


class Surface(NamedTuple):
    """A surface form with its ё and capitals, its cell, and whether it is recognised but not to be offered."""

    text: str
    cell: str
    rare: bool = False


class _Head(NamedTuple):
    """The declining words of a phrase: indices of the agreeing modifiers, of the head, and of what declines with it."""

    modifiers: tuple[int, ...]
    word: int
    appositions: tuple[int, ...]
    pos: str


def surfaces(rendering: Rendering) -> list[Surface]:
    """Return every form of a rendering; at least the wording itself.

    A rendering without a part of speech is read as whatever its words allow: a verb, a noun, an adjective.
    """
    given = [Surface(text, cell) for cell, text in rendering.forms.items()]
    if rendering.invariable or rendering.pos in ("phrase", "adv") or rendering.any_ending:
        return given or [Surface(rendering.text, "")]
    cells = {surface.cell for surface in given}
    derived = [surface for surface in _derive(rendering) if surface.cell not in cells]
    return _in_number([*given, *derived], rendering) or [Surface(rendering.text, "")]


def family_of(rendering: Rendering) -> list[Rendering]:
    """Return renderings for the words that belong to a verb's family, by the table of verb families."""
    pieces = _PIECE.findall(rendering.text)
    if rendering.pos != "verb" or not pieces:
        return []
    verb = infinitive(rendering.lemma or pieces[0])
    tail = "".join(pieces[1:])
    found = [Rendering(r.word + tail, r.pos) for r in relatives(verb) if r.pos == "verb" or not tail]
    reflexives = [
        Rendering(word + tail, "verb") for r in (verb, *(f.word for f in relatives(verb))) for word in _reflexive(r)
    ]
    return [*found, *reflexives]


def infinitive(verb: str) -> str:
    """Return the infinitive of a verb form; a form that is no verb comes back as it is."""
    forms = morphology.paradigm(verb.lower(), "verb")
    return next((form.text for form in forms if form.cell == "infn"), verb.lower())


def _reflexive(verb: str) -> list[str]:
    """The passive of an imperfective verb: разыгрывать, разыгрываться."""
    word = verb + "ся"
    known = any(a.known and "impf" in a.traits and a.cell == "infn" for a in morphology.analyses(word))
    return [word] if known and not verb.endswith("ся") else []


def _in_number(found: list[Surface], rendering: Rendering) -> list[Surface]:
    if rendering.number is None or rendering.pos != "noun":
        return found
    other = "sing" if rendering.number == "plural" else "plur"
    return [surface for surface in found if not surface.cell.startswith(other)]


def _derive(rendering: Rendering) -> list[Surface]:
    pieces = _PIECE.findall(rendering.text)
    head = find_head(pieces, rendering)
    if head is None:
        return []
    if head.pos != "noun":
        return _declined(pieces, head.word, _paradigm(pieces[head.word], head.pos, rendering))
    return _phrase(pieces, head, rendering)


def _declined(pieces: list[str], index: int, forms: tuple[morphology.Form, ...]) -> list[Surface]:
    before, after = "".join(pieces[:index]), "".join(pieces[index + 1 :])
    return [Surface(before + like(pieces[index], form.text) + after, form.cell, form.rare) for form in forms]


def _paradigm(word: str, pos: str, rendering: Rendering) -> tuple[morphology.Form, ...]:
    if pos != "noun":
        return morphology.paradigm((rendering.lemma or word).lower(), pos)
    word, number = (rendering.lemma, None) if rendering.lemma else (word, rendering.number)
    return morphology.paradigm(word.lower(), pos, rendering.gender, number, rendering.animate)


def _phrase(pieces: list[str], head: _Head, rendering: Rendering) -> list[Surface]:
    word = pieces[head.word]
    gender = morphology.gender_of((rendering.lemma or word).lower(), rendering.gender, rendering.number)
    forms = _paradigm(word, "noun", rendering)
    found = []
    for form in forms:
        first, *others = _animacies(form, forms, head)
        found += _assembled(pieces, head, form, form.cell + first, gender)
        for other in others:
            found += [s._replace(rare=True) for s in _assembled(pieces, head, form, form.cell + other, gender)]
    return found


def _animacies(form: morphology.Form, forms: tuple[morphology.Form, ...], head: _Head) -> tuple[str, ...]:
    """The animacy of the modifiers: the noun's own, and for recognition the other one, which cards print as well."""
    if not form.cell.endswith("accs") or not head.modifiers:
        return ("",)
    genitive = form.cell.replace("accs", "gent")
    animate = any(other.cell == genitive and other.text == form.text for other in forms)
    return (" anim", " inan") if animate else (" inan", " anim")


def _assembled(pieces: list[str], head: _Head, form: morphology.Form, cell: str, gender: str) -> list[Surface]:
    changed = {index: _agreeing(pieces[index], cell, gender) for index in head.modifiers}
    changed |= {index: morphology.inflect(pieces[index].lower(), "noun", form.cell) or "" for index in head.appositions}
    changed[head.word] = form.text
    if not all(changed.values()):
        return []
    words = [like(piece, changed[i]) if i in changed else piece for i, piece in enumerate(pieces)]
    return [Surface("".join(words), form.cell, form.rare)]


def _agreeing(word: str, cell: str, gender: str) -> str:
    return morphology.form_in(morphology.agreeing_forms(word), adjective_cell(cell, gender)) or ""


def adjective_cell(cell: str, gender: str) -> str:
    """Return the cell of an adjective that agrees with a noun of a gender in a cell: "sing gent", "plur accs anim"."""
    animate = cell.endswith(" anim")
    number, case = cell.removesuffix(" anim").removesuffix(" inan").split()
    words = [number, gender, case] if number == "sing" else [number, case]
    if case == "accs" and (number == "plur" or gender == "masc"):
        words.append("anim" if animate else "inan")
    return " ".join(words)


def find_head(pieces: list[str], rendering: Rendering) -> _Head | None:
    """Return what declines in a wording, None where nothing is known to.

    A noun phrase is agreeing adjectives and then a noun; what follows the noun stands still, but for the second
    half of a compound and a participle after a comma.
    """
    words = [index for index, piece in enumerate(pieces) if _CYRILLIC.fullmatch(piece)]
    for pos in (rendering.pos,) if rendering.pos else ("verb", "noun", "adj"):
        head = _noun_head(pieces, words, rendering) if pos == "noun" else _word_head(pieces, words, pos, rendering)
        if head is not None:
            return head
    return None


def _word_head(pieces: list[str], words: list[int], pos: str, rendering: Rendering) -> _Head | None:
    for index in words:
        word = rendering.lemma if rendering.lemma and len(words) == 1 else pieces[index]
        if _is(word, pos):
            return _Head((), index, (), pos)
    return None


def _is(word: str, pos: str) -> bool:
    found = [a for a in morphology.analyses(word.lower()) if a.pos == pos or (pos == "adj" and a.cell[:4] == "prtf")]
    if pos == "verb":
        return any(a.cell == "infn" or a.traits & {"VERB", "PRTS"} for a in found)
    return any("nomn" in a.cell for a in found)


def _noun_head(pieces: list[str], words: list[int], rendering: Rendering) -> _Head | None:
    for count, index in enumerate(words):
        if _is_frozen_half(pieces, index):
            continue
        modifiers = _modifier_indices(pieces, words[:count])
        if _can_head(pieces, index, modifiers, rendering) and not _is_modifier(pieces, words, count, rendering):
            kept = (*modifiers, *_trailing_participle(pieces, index))
            return _Head(kept, index, _appositions(pieces, index), "noun")
        if not _adjectival(pieces[index]):
            return None
    return None


def _modifier_indices(pieces: list[str], words: list[int]) -> tuple[int, ...]:
    return tuple(i for i in words if not _is_frozen_half(pieces, i))


def _is_frozen_half(pieces: list[str], index: int) -> bool:
    follows = index + 1 < len(pieces) and pieces[index + 1] == "-"
    return follows and (pieces[index].lower() in FROZEN_HALVES or not _has_noun(pieces[index]))


def _has_noun(word: str) -> bool:
    return any(a.pos == "noun" and a.known and "nomn" in a.cell for a in morphology.analyses(word.lower()))


def _can_head(pieces: list[str], index: int, modifiers: tuple[int, ...], rendering: Rendering) -> bool:
    """Whether the word is a nominative that every word before it agrees with."""
    if rendering.lemma and not modifiers:
        return True
    forms = morphology.paradigm(pieces[index].lower(), "noun", rendering.gender, rendering.number, rendering.animate)
    gender = morphology.gender_of(pieces[index].lower(), rendering.gender, rendering.number)
    cells = [
        form.cell for form in forms if form.text.replace("ё", "е") == _folded(pieces[index]) and "nomn" in form.cell
    ]
    return any(all(_agrees(pieces[i], cell, gender) for i in modifiers) for cell in cells)


def _agrees(word: str, cell: str, gender: str) -> bool:
    wanted = adjective_cell(cell, gender)
    return any(f.cell == wanted and f.text.replace("ё", "е") == _folded(word) for f in morphology.agreeing_forms(word))


def _is_modifier(pieces: list[str], words: list[int], count: int, rendering: Rendering) -> bool:
    """Whether the word is rather an adjective of the noun that follows: главная in главная фаза."""
    if count + 1 >= len(words) or not _adjectival(pieces[words[count]]) or pieces[words[count] + 1] != " ":
        return False
    modifiers = tuple(i for i in words[: count + 1] if not _is_frozen_half(pieces, i))
    return _can_head(pieces, words[count + 1], modifiers, rendering)


def _adjectival(word: str) -> bool:
    return any(
        a.cell and (a.pos == "adj" or a.cell[:4] == "prtf") and "nomn" in a.cell
        for a in morphology.analyses(word.lower())
    )


def _appositions(pieces: list[str], index: int) -> tuple[int, ...]:
    """The second half of существо-артефакт."""
    if pieces[index + 1 : index + 2] == ["-"] and index + 2 < len(pieces) and _has_noun(pieces[index + 2]):
        return (index + 2,)
    return ()


def _trailing_participle(pieces: list[str], index: int) -> tuple[int, ...]:
    """The participle of действие, вызванное состоянием."""
    comma = index + 1
    if pieces[comma : comma + 2] == [",", " "] and comma + 2 < len(pieces) and _adjectival(pieces[comma + 2]):
        return (comma + 2,)
    return ()


def _folded(word: str) -> str:
    return word.lower().replace("ё", "е")


def like(model: str, word: str) -> str:
    """Give a word the capitals of a model: all, the first letter, or none."""
    if len(model) > 1 and model.isupper():
        return word.upper()
    return word[:1].upper() + word[1:] if model[:1].isupper() else word
