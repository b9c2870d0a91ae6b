"""The noun renderings of a term, ready to go into a phrase."""

from __future__ import annotations

from collections.abc import Mapping

from ruling_lint import morphology
from ruling_lint.glossary.russian import surfaces
from ruling_lint.glossary.structure import pieces_of, structure
from ruling_lint.patterns import lazy_pattern
from ruling_lint.text.chars import fold_word
from ruling_lint.tuples import NamedTuple
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from ruling_lint.glossary.glossary import Glossary
    from ruling_lint.glossary.suggest.words import Words
    from ruling_lint.glossary.terms import Rendering

_NOUN_CELL = lazy_pattern("(?:sing|plur) (?:nomn|gent|datv|accs|ablt|loct|loc2)")
_WORD = lazy_pattern(r"[^\W\d_]+")


class Noun(NamedTuple):
    """A rendering: its headword, its forms by cell, gender and animacy.

    `counted` is the form after два, три and четыре (солёных озера), empty where there is none.
    `is_plural` tells that the headword is a plural (повреждения), so that the plural is meant unless a number says
    otherwise; `only_plural` that nothing but a number asks for the singular.
    """

    headword: str
    forms: Mapping[str, str]
    gender: str
    animate: bool
    is_plural: bool
    only_plural: bool = False
    counted: str = ""


def is_noun_cell(cell: str) -> bool:
    """Tell whether a cell is a noun's."""
    return _NOUN_CELL.fullmatch(cell) is not None


def of_term(glossary: Glossary, term: int) -> list[Noun]:
    """Return the renderings of a term that are nouns, best first; then the verbal nouns of its family."""
    entry = glossary.terms[term]
    order = sorted(range(len(entry.renderings)), key=lambda i: not entry.renderings[i].in_use(glossary.day))
    found = [_noun(entry.renderings[i], glossary.forms(term, i)) for i in order]
    if entry.pos == "verb":
        found += [_noun(word, glossary.forms(term, i, "family")) for i, word in enumerate(entry.family)]
    return [noun for noun in found if noun is not None]


def _noun(rendering: Rendering, forms: Mapping[str, str]) -> Noun | None:
    cells = {cell: text for cell, text in forms.items() if is_noun_cell(cell)}
    if not cells or rendering.pos == "adj":
        return None
    if rendering.number == "plural":
        whole = surfaces(rendering._replace(number=None))
        cells = {surface.cell: surface.text for surface in reversed(whole) if not surface.rare} | cells
    plural = fold_word(cells.get("plur nomn", ""))
    head = _head(rendering)
    gender = rendering.gender or morphology.gender_of(rendering.lemma or head, None, rendering.number)
    return Noun(
        headword=rendering.text,
        forms=cells,
        gender=gender,
        animate=_is_animate(cells),
        is_plural=plural == fold_word(rendering.text) and plural != fold_word(cells.get("sing nomn", "")),
        only_plural=rendering.number == "plural",
        counted=_counted(rendering, cells, gender),
    )


def _counted(rendering: Rendering, cells: Mapping[str, str], gender: str) -> str:
    """The form after два, три and четыре: the noun in the genitive singular, its adjectives in the plural.

    Adjectives of a feminine noun stand in the nominative: две чёрные фишки, два чёрных озера.
    """
    singular = pieces_of(cells.get("sing gent", ""))
    plural = pieces_of(cells.get("plur nomn" if gender == "femn" else "plur gent", ""))
    found = structure(rendering)
    if found is None or not len(singular) == len(plural) == len(found.pieces):
        return "".join(singular)
    return "".join(plural[i] if i in found.modifiers else piece for i, piece in enumerate(singular))


def _head(rendering: Rendering) -> str:
    """The noun of the phrase: the first word that is one and not an adjective of it."""
    words = _WORD.findall(rendering.text.lower())
    nouns = [w for w in words if any(a.pos == "noun" and "nomn" in a.cell for a in morphology.analyses(w))]
    head: str = (nouns or words)[0]
    return head


def _is_animate(forms: Mapping[str, str]) -> bool:
    number = "plur" if "plur accs" in forms else "sing"
    return forms.get(f"{number} accs") == forms.get(f"{number} gent")


def shared_end(words: Words, index: int, noun: Noun) -> int:
    """Return how many words from a token on end a form of the noun's phrase as well."""
    ends = {tuple(_WORD.findall(fold_word(form)))[1:] for form in noun.forms.values()}
    for end in ends:
        if end and tuple(words.token(index + i) for i in range(len(end))) == end:
            return len(end)
    return 0
