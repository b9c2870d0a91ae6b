"""Prepositions of place: which a noun takes for where, whither and whence."""

from __future__ import annotations

from collections.abc import Mapping

_ON: Mapping[str, str] = {"where": "на", "whither": "на", "whence": "с"}
_IN: Mapping[str, str] = {"where": "в", "whither": "в", "whence": "из"}
_NOUNS: Mapping[str, Mapping[str, str]] = {
    "поле битвы": _ON,
    "кладбище": {"where": "на", "whither": "на", "whence": "из"},
    **dict.fromkeys(("библиотека", "рука", "изгнание", "стек", "колода", "зона командования"), _IN),
}
_ROLES = {"в": ("where", "whither"), "на": ("where", "whither"), "из": ("whence",), "с": ("whence",)}
_FULL = {"во": "в", "со": "с", "изо": "из"}


def of_noun(headword: str, prep: Mapping[str, str]) -> Mapping[str, str]:
    """Return a term's prepositions by role: the entry's own, else those that the language knows for the noun."""
    return prep or _NOUNS.get(headword.lower().replace("ё", "е"), {})


def replaced(preposition: str, case: str, wanted: Mapping[str, str], following: str) -> str:
    """Return the preposition that a noun wants in the place of another, with its vowel before `following`.

    A preposition that is none of place in that case is left alone.
    """
    role = _role(_FULL.get(preposition, preposition), case)
    new = wanted.get(role, "") if role else ""
    if not new or new == _FULL.get(preposition, preposition):
        return preposition
    return euphonic(new, following)


def _role(preposition: str, case: str) -> str:
    if preposition not in _ROLES:
        return ""
    if case == "gent":
        return "whence" if preposition in ("из", "с") else ""
    if preposition not in ("в", "на"):
        return ""
    return {"loct": "where", "accs": "whither"}.get(case, "")


def euphonic(preposition: str, following: str) -> str:
    """Return a preposition with the vowel that the word after it asks for: со своего."""
    crowded = following[:1] in "сзшж" and following[1:2] not in "аеиоуыэюя" if following else False
    if preposition == "с" and (crowded or following.startswith(("всех", "всей", "всем"))):
        return "со"
    if preposition == "в" and following.startswith(("всех", "всем", "всей", "вто")):
        return "во"
    return preposition
