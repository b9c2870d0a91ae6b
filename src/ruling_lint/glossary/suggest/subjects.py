"""What a predicate tells of: the subject before it, and whether the predicate stands in the instrumental."""

from __future__ import annotations

from ruling_lint.glossary.suggest.government import PREDICATIVE, TRANSPARENT, VERBS
from ruling_lint.glossary.suggest.slots import find_slot
from ruling_lint.glossary.suggest.words import Words, is_finite
from ruling_lint.morphology import Analysis
from ruling_lint.text.chars import DASHES
from ruling_lint.tuples import NamedTuple

_STATE_VERBS = frozenset(["входить", "войти", "выходить", "выйти", "вступать", "вступить", "возвращаться", "вернуться"])
"""Verbs that tell in what state something comes: выходит повёрнутым."""

_REACH = 8


class Subject(NamedTuple):
    """Number and gender of a subject as the forms of adjectives have them (sing femn, plur), the case of what it is, and
    whether it can do something.
    """

    form: str
    case: str
    is_person: bool


def subject_before(words: Words, index: int) -> Subject | None:
    """Return the subject of the predicate that begins at a token: of карта является, это заклинание —, она не.

    What something is when it enters, stays or becomes stands in the instrumental: выходит на поле битвы повёрнутым.
    """
    at = _before_particles(words, index - 1)
    verb = at if words.any(at, _takes_predicate) else _verb_of_state(words, at)
    if verb is not None:
        at = _before_particles(words, verb - 1)
    form = _form(words, at)
    return Subject(form, "nomn" if verb is None else "ablt", words.any(at, _is_person)) if form else None


def is_short_after(words: Words, index: int) -> bool:
    """Tell whether a form of быть stands right before a token, behind which a participle is short: было отменено."""
    return words.any(_before_particles(words, index - 1), lambda a: a.pos == "verb" and a.lemma == "быть")


def _before_particles(words: Words, at: int) -> int:
    while words.token(at) in TRANSPARENT or words.token(at) in DASHES or words.token(at) == "также":
        at -= 1
    return at


def _takes_predicate(analysis: Analysis) -> bool:
    return analysis.pos == "verb" and VERBS.get(analysis.lemma) is PREDICATIVE


def _verb_of_state(words: Words, at: int) -> int | None:
    """The verb of entering or staying before a token and what tells where."""
    for place in range(at, max(0, at - _REACH), -1):
        if words.begins_clause(place) or words.token(place) == ",":
            return None
        if words.any(place, lambda a: a.lemma in _STATE_VERBS and is_finite(a)):
            return place
    return None


def _is_person(analysis: Analysis) -> bool:
    return "nomn" in analysis.cell and (
        analysis.pos == "pronoun" or (analysis.pos == "noun" and bool(analysis.animate))
    )


def _form(words: Words, at: int) -> str:
    """Number and gender of a noun or pronoun in the nominative, behind no preposition; of two nouns the first one's."""
    found = [a for a in words.analyses(at) if a.pos in ("noun", "pronoun")]
    if words.is_noun(at - 1) and any("gent" in a.cell for a in found):
        return _form(words, at - 1)
    subject = next((a for a in found if "nomn" in a.cell), None)
    if subject is None or find_slot(words, words.first_of(at)).preposition is not None:
        return ""
    return f"sing {subject.gender or 'masc'}" if "sing" in subject.cell else "plur"
