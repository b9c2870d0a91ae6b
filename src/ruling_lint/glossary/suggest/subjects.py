"""What a predicate tells of: the subject before it, and whether the predicate stands in the instrumental."""

from __future__ import annotations

from ruling_lint.glossary.suggest.government import PREDICATIVE, TRANSPARENT, VERBS
from ruling_lint.glossary.suggest.slots import find_slot
from ruling_lint.glossary.suggest.words import Words
from ruling_lint.text.chars import DASHES
from ruling_lint.tuples import NamedTuple


class Subject(NamedTuple):
    """Number and gender of a subject as the forms of adjectives have them (sing femn, plur), and the case of what it is."""

    form: str
    case: str


def subject_before(words: Words, index: int) -> Subject | None:
    """Return the subject of the predicate that begins at a token: of карта является, это заклинание —, она не."""
    at, case = index - 1, "nomn"
    while words.token(at) in TRANSPARENT or words.token(at) in DASHES:
        at -= 1
    if words.any(at, lambda a: a.pos == "verb" and VERBS.get(a.lemma) is PREDICATIVE):
        at, case = at - 1, "ablt"
    while words.token(at) in TRANSPARENT or words.token(at) == "также":
        at -= 1
    form = _form(words, at) or (_form(words, at - 1) if _is_genitive(words, at) else "")
    return Subject(form, case) if form else None


def _form(words: Words, at: int) -> str:
    """Number and gender of a noun or pronoun in the nominative, behind no preposition."""
    found = next((a for a in words.analyses(at) if a.pos in ("noun", "pronoun") and "nomn" in a.cell), None)
    if found is None or find_slot(words, words.first_of(at)).preposition is not None:
        return ""
    return f"sing {found.gender or 'masc'}" if "sing" in found.cell else "plur"


def _is_genitive(words: Words, at: int) -> bool:
    return words.any(at, lambda a: a.pos in ("noun", "pronoun") and "gent" in a.cell)
