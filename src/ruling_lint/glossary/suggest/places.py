"""Prepositions of place: which a noun takes for where, whither and whence."""

from __future__ import annotations

from collections.abc import Mapping

_GOING: Mapping[str, str] = {"loct": "where", "accs": "whither"}
_COMING: Mapping[str, str] = {"gent": "whence"}
ROLES: Mapping[str, Mapping[str, str]] = {
    **dict.fromkeys(("в", "во", "на"), _GOING),
    **dict.fromkeys(("из", "изо", "с", "со"), _COMING),
}
"""What a preposition of place says, by the case behind it."""

FULL = {"во": "в", "со": "с", "изо": "из"}
"""Prepositions without the vowel that the next word may ask for."""


def replaced(preposition: str, case: str, wanted: Mapping[str, str], following: str) -> str:
    """Return the preposition that a noun wants in the place of another, with its vowel before `following`.

    A preposition that is none of place in that case is left alone, and so is one of several that the noun takes; these
    are separated by `|`, best first.
    """
    role = ROLES.get(preposition, {}).get(case, "")
    taken = wanted.get(role, "").split("|")
    if taken == [""] or FULL.get(preposition, preposition) in taken:
        return preposition
    return euphonic(taken[0], following)


def euphonic(preposition: str, following: str) -> str:
    """Return a preposition with the vowel that the word after it asks for: со своего."""
    crowded = following[:1] in "сзшж" and following[1:2] not in "аеиоуыэюя" if following else False
    if preposition == "с" and (crowded or following.startswith(("всех", "всей", "всем"))):
        return "со"
    if preposition == "в" and following.startswith(("всех", "всем", "всей", "вто")):
        return "во"
    return preposition
