"""How the Russian name of a card declines: as a noun phrase, a compound with a hyphen, or a person and what it is."""

from __future__ import annotations

from functools import lru_cache

from ruling_lint import morphology
from ruling_lint.declension import regular_noun
from ruling_lint.glossary.russian import like, surfaces
from ruling_lint.glossary.structure import FROZEN_HALVES, Structure, structure
from ruling_lint.glossary.suggest.government import PREPOSITIONS
from ruling_lint.glossary.suggest.nouns import Noun, is_noun_cell
from ruling_lint.glossary.terms import Rendering
from ruling_lint.text.chars import fold_word
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ruling_lint.morphology import Analysis

_NUMBERS = ("singular", "plural")
_NAMES = frozenset({"Name", "Surn", "Patr", "Geox", "Orgn", "Trad", "Abbr", "Init"})
_GENITIVE_ENDINGS = ("ы", "и", "ого", "его", "ых", "их", "ов", "ев")
"""How no nominative singular ends, if it is no word that stays as it is."""

_CONSONANTS = "бвгджзйклмнпрстфхцчшщ"
_STILL = "еёиоуыэю"
"""A foreign name that ends so does not decline: Молимо, Сигэки."""


@lru_cache(maxsize=1024)
def declensions(name: str) -> tuple[Noun, ...]:
    """Return a name as a noun with its forms, likeliest first; none where it is not certain how it declines.

    Where only the animacy of a noun is open, there are two, which differ in the accusative. It is certain of

    - a noun that the dictionary knows, with adjectives before it that agree, and with nothing after it that could be a
      second subject: Ангел Серры;
    - a noun that no dictionary knows but whose ending and adjectives leave one declension: Ржавый Мортивор;
    - two such nouns with a hyphen between them: Нага-Оракул;
    - such a noun, or a foreign name, and after a comma what it is: Джейс, Ваятель Разума.
    """
    for number in _NUMBERS:
        found = tuple(_declined(name, number))
        if found:
            return found
    return ()


def _declined(name: str, number: str) -> Iterator[Noun]:
    person, comma, what = name.partition(", ")
    if comma and "," not in what:
        yield from _with_participle(name, number)
        yield from _in_apposition(person, what, number)
    elif "-" in name:
        yield from _compound(name, number)
    else:
        yield from _phrase(name, number)


def _phrase(name: str, number: str) -> Iterator[Noun]:
    """A noun with adjectives before it, and after it what stands still."""
    found = structure(Rendering(name, "noun", number=number))
    readings = _readings(found, number) if found else []
    if found is not None and readings and _is_plain(found, number):
        for head in readings:
            yield from _noun(name, number, head.gender, bool(head.animate))
    elif number == "singular" and (found is None or not _known(found.pieces[found.head])):
        yield from _unknown(name)


def _noun(name: str, number: str, gender: str, animate: bool) -> Iterator[Noun]:
    rendering = Rendering(name, "noun", gender=gender or None, animate=animate, number=number)
    cells = {cell: text for cell, text in _forms(rendering) if is_noun_cell(cell)}
    if cells.get(f"{number[:4]} nomn") == name:
        yield Noun(name, cells, gender, animate, number == "plural", number == "plural")


def _forms(rendering: Rendering) -> Iterator[tuple[str, str]]:
    """Yield cells and forms, the usual form of a cell last; as the name itself they have ё or write е for it."""
    with_yo = "ё" in rendering.text.lower()
    for surface in reversed(surfaces(rendering)):
        if not surface.rare:
            yield surface.cell, surface.text if with_yo else surface.text.replace("ё", "е").replace("Ё", "Е")


def _readings(found: Structure, number: str) -> list[Analysis]:
    """The ways to read the noun of a name as a nominative of a number, if they differ in nothing but animacy."""
    cell = f"{number[:4]} nomn"
    read = _common([a for a in _known(found.pieces[found.head]) if a.pos == "noun" and a.cell == cell])
    if len({(a.lemma, a.gender) for a in read}) != 1 or "Fixd" in read[0].traits:
        return []
    by_animacy = {bool(a.animate): a for a in reversed(read)}
    return [by_animacy[animate] for animate in (True, False) if animate in by_animacy]


def _common(readings: list[Analysis]) -> list[Analysis]:
    """The readings as a common noun, where there are such: Жук is a beetle before it is a surname."""
    return [a for a in readings if a.traits.isdisjoint(_NAMES)] or readings


def _is_plain(found: Structure, number: str) -> bool:
    if found.appositions or any(not piece.isalpha() and piece != " " for piece in found.pieces):
        return False
    words = [index for index, piece in enumerate(found.pieces) if piece.isalpha()]
    if any(index not in found.modifiers for index in words if index < found.head):
        return False
    return all(_stands_still(found.pieces[index], number) for index in words if index > found.head)


def _stands_still(word: str, number: str) -> bool:
    """Whether a word after the noun is no nominative that would decline along: known, or surely a genitive (Серры)."""
    if word.lower() in PREPOSITIONS:
        return True
    read = _common(_known(word))
    if not read:
        return number == "singular" and word.lower().endswith(_GENITIVE_ENDINGS)
    return not any(number[:4] in a.cell and "nomn" in a.cell for a in read)


def _known(word: str) -> list[Analysis]:
    return [a for a in morphology.analyses(word.lower()) if a.known]


def _unknown(name: str) -> Iterator[Noun]:
    """A noun that no dictionary knows at the end of a name, with adjectives before it, or a foreign name with them after it."""
    words = name.split(" ")
    gender = _gender_of(words[-1])
    if gender and not _known(words[-1]) and all(_agrees(word, gender) for word in words[:-1]):
        for animate in (True, False) if gender == "masc" else (_looks_animate(words[-1]),):
            yield from _noun(name, "singular", gender, animate)
    elif _is_person_with_adjectives(words):
        yield _joined(name, " ", _foreign(words[0], "masc"), _adjectives(words[1:], "masc"), "masc", animate=True)


def _is_person_with_adjectives(words: list[str]) -> bool:
    """Whether a foreign name in a consonant has masculine adjectives after it: Гаррук Неумолимый."""
    person, *adjectives = words
    unknown = _gender_of(person) == "masc" and not _known(person)
    return unknown and bool(adjectives) and all(_agrees(word, "masc") for word in adjectives)


def _gender_of(word: str) -> str:
    """The gender that the ending of an unknown noun tells, an empty string where it may be any."""
    last = word[-1:].lower()
    return "masc" if last in _CONSONANTS else "femn" if last in "ая" else ""


def _agrees(word: str, gender: str) -> bool:
    forms = morphology.agreeing_forms(word)
    return any(form.cell == f"sing {gender} nomn" and fold_word(form.text) == fold_word(word) for form in forms)


def _looks_animate(word: str) -> bool:
    return any(a.pos == "noun" and a.animate for a in morphology.analyses(word.lower())[:1])


def _foreign(word: str, gender: str) -> Mapping[str, str]:
    """The forms of a foreign name by the gender of who bears it; it stands still where its ending is none of that gender."""
    last = word[-1:].lower()
    declines = last in "ая" or (last in _CONSONANTS + "ь" and gender == "masc")
    forms = regular_noun(word.lower(), "femn" if last in "ая" else gender, animate=True) if declines else ()
    cells = dict.fromkeys(_singular(), word)
    return cells | {cell: like(word, form) for form, cell in forms if cell in cells}


def _singular() -> tuple[str, ...]:
    return tuple(f"sing {case}" for case in morphology.CASES)


def _adjectives(words: list[str], gender: str) -> Mapping[str, str]:
    found = {}
    for cell in _singular():
        agreeing = f"sing {gender} {cell.split()[1]}" + (" anim" if cell.endswith("accs") else "")
        found[cell] = " ".join(like(word, morphology.agreeing(word, agreeing) or word) for word in words)
    return found


def _joined(
    name: str, between: str, first: Mapping[str, str], second: Mapping[str, str], gender: str, animate: bool
) -> Noun:
    cells = {cell: f"{text}{between}{second[cell]}" for cell, text in first.items() if cell in second}
    return Noun(name, cells, gender, animate, "sing nomn" not in cells, "sing nomn" not in cells)


def _with_participle(name: str, number: str) -> Iterator[Noun]:
    """A noun with a participle after a comma and what belongs to it: Демон, приносящий горе."""
    found = structure(Rendering(name, "noun", number=number))
    if found is None or found.pieces[found.head + 1 : found.head + 3] != (",", " "):
        return
    participle = found.pieces[found.head + 3]
    if participle.islower() and any(a.cell.startswith("prtf") for a in morphology.analyses(participle)):
        for head in _readings(found, number):
            yield from _noun(name, number, head.gender, bool(head.animate))


def _in_apposition(person: str, what: str, number: str) -> Iterator[Noun]:
    for second in _declined(what, number):
        nouns = list(_declined(person, number)) if "-" in person or any(map(_known, person.split())) else []
        if nouns:
            first: Mapping[str, str] = nouns[0].forms
        elif number == "singular" and (found := _person(person, second)) is not None:
            first = found
        else:
            return
        yield _joined(f"{person}, {what}", ", ", first, second.forms, second.gender, second.animate)


def _person(name: str, what: Noun) -> Mapping[str, str] | None:
    """The forms of a foreign name before what its bearer is; None where its gender is open."""
    words = name.split(" ")
    if any(not word.isalpha() or word.islower() for word in words):
        return None
    open_ = [word for word in words if word[-1].lower() not in "ая" + _STILL]
    if open_ and (what.gender == "neut" or (not what.animate and what.gender != "masc")):
        return None
    if what.gender == "femn" and any(word.endswith("ь") for word in open_):
        return None
    forms = [_foreign(word, what.gender) for word in words]
    return {cell: " ".join(form[cell] for form in forms) for cell in _singular()}


def _compound(name: str, number: str) -> Iterator[Noun]:
    """A name with one hyphen: two nouns that decline both, or a first half that stands still."""
    words = name.split(" ")
    at = [index for index, word in enumerate(words) if "-" in word]
    halves = words[at[0]].split("-")
    if len(at) != 1 or len(halves) != 2 or not all(half.isalpha() for half in halves):
        return
    first, second = halves
    if _is_frozen(first):
        for noun in _phrase(" ".join([*words[: at[0]], second, *words[at[0] + 1 :]]), number):
            yield _with_word(name, noun, at[0], dict.fromkeys(noun.forms, f"{first}-"), before=True)
        return
    for noun in _phrase(" ".join([*words[: at[0]], first, *words[at[0] + 1 :]]), number):
        for beside in _phrase(second, number):
            if beside.animate == noun.animate or beside.gender == "femn" != noun.gender:
                yield _with_word(name, noun, at[0], {cell: f"-{form}" for cell, form in beside.forms.items()})
                break


def _is_frozen(half: str) -> bool:
    return half.lower() in FROZEN_HALVES or (half[-1].lower() in _STILL and not _known_noun(half))


def _known_noun(word: str) -> bool:
    return any(a.pos == "noun" and "nomn" in a.cell for a in _known(word))


def _with_word(name: str, noun: Noun, index: int, added: Mapping[str, str], before: bool = False) -> Noun:
    """The noun with something before or after one of its words in each of its forms."""
    forms = {}
    for cell, text in noun.forms.items():
        if cell in added:
            words = text.split(" ")
            words[index] = added[cell] + words[index] if before else words[index] + added[cell]
            forms[cell] = " ".join(words)
    return noun._replace(headword=name, forms=forms)
