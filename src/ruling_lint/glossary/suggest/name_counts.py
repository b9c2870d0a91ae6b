"""The name of a card behind a number: пять Ангелов Серры, две Кровавые Луны; else so many cards of that name."""

from __future__ import annotations

from ruling_lint import morphology
from ruling_lint.glossary.suggest.name_words import agreeing, agrees, cells_of, common, forms_of, known
from ruling_lint.glossary.suggest.nouns import Noun
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

_MASCULINE = frozenset({"два", "оба", "полтора"})
"""Numerals beside which no карта can stand."""


def countable(noun: Noun) -> Noun:
    """Return a name in the singular with its plural, which a number asks for; as it is where that is not certain."""
    words, genitive = noun.headword.split(" "), noun.forms.get("sing gent", "").split(" ")
    declined = [i for i, word in enumerate(words) if len(genitive) == len(words) and word != genitive[i]]
    modifiers = [i for i in declined if agrees(words[i], "sing", noun.gender)]
    nouns = [i for i in declined if i not in modifiers]
    plural = _plural(words[nouns[0]], noun) if len(nouns) == 1 and "," not in noun.headword else {}
    if not plural:
        return noun

    def phrase(cell: str, form: str) -> str:
        changed = {i: agreeing(words[i], cell, noun.gender, noun.animate) for i in modifiers} | {nouns[0]: form}
        return " ".join(changed.get(i, word) for i, word in enumerate(words))

    many = {cell: phrase(cell, form) for cell, form in plural.items()}
    few = phrase("plur nomn" if noun.gender == "femn" else "plur gent", genitive[nouns[0]])
    return noun._replace(forms={**noun.forms, **many}, counted=few)


def _plural(word: str, noun: Noun) -> Mapping[str, str]:
    """The plural of a noun, or of two with a hyphen between them; nothing where the dictionary lacks it."""
    halves = [_plural_of_one(half, noun) for half in word.split("-")]
    return {
        cell: "-".join(half[cell] for half in halves) for cell in cells_of("plur") if all(cell in h for h in halves)
    }


def _plural_of_one(word: str, noun: Noun) -> Mapping[str, str]:
    for reading in common(known(word)):
        if reading.cell == "sing nomn" and reading.pos == "noun" and bool(reading.animate) == noun.animate:
            return forms_of(word, "plur", reading)
    return {}


def card(numeral: str) -> Noun:
    """Return the noun that is counted where a name cannot be: карта, or экземпляр beside a masculine numeral."""
    word, gender = ("экземпляр", "masc") if numeral in _MASCULINE else ("карта", "femn")
    forms = {form.cell: form.text for form in morphology.paradigm(word, "noun") if not form.rare}
    return Noun(word, forms, gender, False, False)
