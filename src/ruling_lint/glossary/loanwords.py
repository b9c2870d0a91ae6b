"""The forms of rejected loan words: players inflect them regularly, whatever the dictionary takes them for."""

from __future__ import annotations

from collections.abc import Sequence

from ruling_lint import morphology
from ruling_lint.declension import regular_noun
from ruling_lint.morphology import Form
from ruling_lint.text.chars import fold_word

_HARD = "бвгджзклмнпрстфхцчшщй"
_GENDERS = dict.fromkeys(_HARD, "masc") | {"а": "femn", "я": "femn"}


def loan_forms(word: str, found: Sequence[Form]) -> list[Form]:
    """Return more forms of a rejected word, given those that the dictionary guesses; none of a phrase."""
    cells = {form.cell for form in found}
    if "sing gent" in cells:
        return _of_noun(word, found)
    return _of_verb(word) if "infn" in cells and not morphology.is_known(word.lower()) else []


def _of_noun(noun: str, found: Sequence[Form]) -> list[Form]:
    """A loan is a thing, so that its nominative is its accusative (триггеры); of two words with a hyphen the last one declines.

    A word that the dictionary knows and declines otherwise has no more forms.
    """
    before, hyphen, word = noun.rpartition("-")
    gender = _GENDERS.get(word[-1:])
    if gender is None or " " in noun:
        return []
    forms = regular_noun(word.lower(), gender, animate=False)
    regular = [Form(before + hyphen + text, cell, rare=True) for text, cell in forms]
    known = {fold_word(form.text) for form in found}
    if morphology.is_known(noun.lower()) and not _declines_so(regular, known):
        return []
    return [form for form in regular if fold_word(form.text) not in known]


def _of_verb(verb: str) -> list[Form]:
    """The gerunds of either aspect (тапая, стапав), and both imperatives of verbs in -ить: замиллите, замилльте."""
    stem = verb.removesuffix("ть")
    if stem == verb:
        return []
    found = [Form(f"{stem}в", "ger", rare=True)]
    if verb.endswith("ать") and not verb.endswith("овать"):
        found.append(Form(f"{stem}я", "ger", rare=True))
    if verb.endswith("ить"):
        found += [Form(stem[:-1] + ending, "impr plur", rare=True) for ending in ("ите", "ьте")]
    return found


def _declines_so(regular: Sequence[Form], known: set[str]) -> bool:
    """Whether the singular is declined regularly, its accusative aside."""
    return all(form.text in known for form in regular if form.cell.startswith("sing") and form.cell != "sing accs")
