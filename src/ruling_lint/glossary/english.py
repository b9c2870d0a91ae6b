"""English terms in all their forms: plurals, verb forms, hyphens left out."""

from __future__ import annotations

import re

from ruling_lint.patterns import lazy_pattern
from ruling_lint.tuples import NamedTuple
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from ruling_lint.glossary.terms import Term

_IRREGULAR_VERBS = {
    "become": ("became", "become"),
    "bring": ("brought",),
    "cast": ("cast",),
    "choose": ("chose", "chosen"),
    "come": ("came", "come"),
    "cost": ("cost",),
    "cut": ("cut",),
    "deal": ("dealt",),
    "do": ("did", "done"),
    "draw": ("drew", "drawn"),
    "fight": ("fought",),
    "find": ("found",),
    "foretell": ("foretold",),
    "get": ("got", "gotten"),
    "give": ("gave", "given"),
    "go": ("went", "gone"),
    "hold": ("held",),
    "keep": ("kept",),
    "leave": ("left",),
    "lose": ("lost",),
    "make": ("made",),
    "mean": ("meant",),
    "pay": ("paid",),
    "put": ("put",),
    "say": ("said",),
    "set": ("set",),
    "spend": ("spent",),
    "split": ("split",),
    "take": ("took", "taken"),
    "win": ("won",),
}
_IRREGULAR_NOUNS = {
    "die": "dice",
    "foot": "feet",
    "goose": "geese",
    "child": "children",
    "man": "men",
    "mouse": "mice",
    "ox": "oxen",
    "person": "people",
    "phenomenon": "phenomena",
    "vertex": "vertices",
    "index": "indices",
}
_WITHOUT_PLURAL = frozenset({"equipment", "sheep", "fish", "deer", "moose", "squid", "treefolk", "merfolk", "kithkin"})
_F_TO_V = lazy_pattern(r"(?:el|wol|thie|hal|lea|loa|sel|shel|scar|dwar|kni|li|wi)fe?$")
_ONE_SYLLABLE = lazy_pattern(r"[^aeiouy]*[aeiouy][^aeiouywx]$")
_STRESSED_END = lazy_pattern(r"(?:untap|equip|regret|refer|transfer|commit|permit|admit|begin|forget)$")
_PIECE = lazy_pattern(r"[^\W\d_]+|\s+|\d+|[^\w\s]|_")


class Form(NamedTuple):
    """A form of an English term and its cell: sing, plur, base, 3sg, ing, past or "" for what does not change."""

    text: str
    cell: str


def forms(term: Term) -> list[Form]:
    """Return every form of every English name of a term. Hand-given forms replace derived ones of the headword."""
    found: list[Form] = []
    for index, name in enumerate(term.en):
        given = [Form(form, "plur" if term.pos == "noun" else "past") for form in term.en_forms]
        derived = [] if given and index == 0 else _inflected(name, term.pos)
        found += [Form(name, _FIRST.get(term.pos, "")), *derived, *(given if index == 0 else ())]
    return list(dict.fromkeys(found))


_FIRST = {"noun": "sing", "verb": "base"}


def _inflected(name: str, pos: str) -> list[Form]:
    pieces = _PIECE.findall(name)
    if pos == "verb":
        return _replaced(pieces, 0, verb_forms(pieces[0]))
    if pos == "noun":
        return [
            form for index in _heads(pieces) for form in _replaced(pieces, index, [Form(plural(pieces[index]), "plur")])
        ]
    return []


def _replaced(pieces: list[str], index: int, changed: list[Form]) -> list[Form]:
    before, after = "".join(pieces[:index]), "".join(pieces[index + 1 :])
    return [Form(before + form.text + after, form.cell) for form in changed]


def _heads(pieces: list[str]) -> list[int]:
    """The last word takes the plural; in "point of damage" the word before "of" does."""
    words = [index for index, piece in enumerate(pieces) if piece.isalpha()]
    if "of" in pieces[2:]:
        return [pieces.index("of", 2) - 2]
    return words[-1:]


def plural(noun: str) -> str:
    """Return the plural of an English noun, with its letter case."""
    low = noun.lower()
    if low in _IRREGULAR_NOUNS:
        return _like(noun, _IRREGULAR_NOUNS[low])
    if low in _WITHOUT_PLURAL:
        return noun
    if _F_TO_V.search(low):
        return re.sub("fe?$", "ves", noun)
    if re.search("[^aeiou]y$", low):
        return noun[:-1] + "ies"
    if re.search("(?:s|x|z|ch|sh)$", low):
        return noun + "es"
    return noun + "s"


def verb_forms(verb: str) -> list[Form]:
    """Return the forms of an English verb given as an infinitive or in the third person; "base" first."""
    base = _base(verb)
    present = Form(_third(base), "3sg")
    gerunds = [Form(stem + "ing", "ing") for stem in _stems(base, "ing")]
    past = _IRREGULAR_VERBS.get(base.lower())
    pasts = (
        [Form(_like(base, word), "past") for word in past]
        if past
        else [Form(s + "ed", "past") for s in _stems(base, "ed")]
    )
    return [Form(base, "base"), present, *gerunds, *pasts]


def _base(verb: str) -> str:
    low = verb.lower()
    if re.search("[^aeious]ies$", low) and len(low) > 4:
        return verb[:-3] + "y"
    if re.search("(?:ss|x|zz|ch|sh|o)es$", low):
        return verb[:-2]
    return verb[:-1] if re.search("[^su]s$", low) else verb


def _third(base: str) -> str:
    if re.search("(?:s|x|z|ch|sh|[^aeiou]o)$", base.lower()):
        return base + "es"
    return base[:-1] + "ies" if re.search("[^aeiou]y$", base.lower()) else base + "s"


def _stems(base: str, ending: str) -> list[str]:
    low = base.lower()
    if low.endswith("ie"):
        return [base[:-2] + "y"] if ending == "ing" else [base[:-1]]
    if low.endswith("e") and not low.endswith(("ee", "ye", "oe")):
        return [base[:-1]]
    if low.endswith("ee"):
        return [base] if ending == "ing" else [base[:-1]]
    if ending == "ed" and re.search("[^aeiou]y$", low):
        return [base[:-1] + "i"]
    doubles = _ONE_SYLLABLE.fullmatch(low) or _STRESSED_END.search(low)
    return [base + base[-1]] if doubles else [base]


def _like(model: str, word: str) -> str:
    return word.capitalize() if model[:1].isupper() else word
