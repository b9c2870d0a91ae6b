"""The forms of adjectives and of nouns, and whether both agree: in case, number and gender."""

from __future__ import annotations

from collections.abc import Container, Sequence

from ruling_lint import morphology
from ruling_lint.morphology import Analysis
from ruling_lint.tuples import NamedTuple

_AMBIGUOUS = "все весь мой моя любой любая любое любую любые любых это этого этом этому этим"
_ADJECTIVES_TOO = frozenset(_AMBIGUOUS.split())
"""Adjectives that have other readings too, which no noun follows."""

_ALL = "все"
_NOT = "не"
_SUBSTANTIVE = ("ый", "ий", "ой", "ая", "яя", "ое", "ее")


class Form(NamedTuple):
    """A case, a number, a gender (none in the plural), and whether a masculine or a plural is animate."""

    case: str
    is_plural: bool
    gender: str
    animate: bool | None


def form_of(reading: Analysis) -> Form:
    """Return the form that a reading of an adjective or a noun has."""
    return Form(reading.case, reading.is_plural, "" if reading.is_plural else reading.gender, reading.animate)


def adjectives(word: str) -> list[Analysis]:
    """Return the readings of a word as an adjective or participle; none where it may be something else."""
    readings = morphology.analyses(word)
    if word.startswith(_NOT) and morphology.is_known(word.removeprefix(_NOT)):
        readings = tuple(reading._replace(known=True) for reading in readings)
    found = [reading for reading in readings if _is_adjective(reading)]
    rest = [reading for reading in readings if not _is_adjective(reading)]
    are_names = all(reading.pos == "noun" and reading.lemma.endswith(_SUBSTANTIVE) for reading in rest)
    return found if word in _ADJECTIVES_TOO or are_names else []


def meant(adjective: str) -> list[Analysis]:
    """Return the readings that an adjective is likely to be meant in: все is rather a plural than всё with е for ё."""
    return [reading for reading in adjectives(adjective) if reading.is_plural or adjective != _ALL]


def nouns(word: str, known: Container[str]) -> Sequence[Analysis]:
    """Return the readings of a word if it can only be one of some nouns, which are known in the nominative singular."""
    readings = morphology.analyses(word)
    are_meant = all(reading.pos == "noun" and reading.known and reading.lemma in known for reading in readings)
    return readings if are_meant else ()


def agree(adjective: Form, noun: Form) -> bool:
    """Tell whether two forms have case, number and gender in common."""
    if (adjective.case, adjective.is_plural) != (noun.case, noun.is_plural):
        return False
    return adjective.is_plural or adjective.gender == noun.gender


def fit(adjective: Form, noun: Form) -> bool:
    """Tell whether two forms agree, an accusative of things or of beings counted in."""
    are_told = adjective.case == "accs" and None not in (adjective.animate, noun.animate)
    return agree(adjective, noun) and not (are_told and adjective.animate != noun.animate)


def adjective_in(word: str, form: Form) -> str | None:
    """Return an adjective or participle, given in any form, in another one; None where it has no such."""
    number = "plur" if form.is_plural else f"sing {form.gender}"
    is_told = form.case == "accs" and (form.is_plural or form.gender == "masc")
    animacy = {True: " anim", False: " inan", None: ""}[form.animate] if is_told else ""
    return morphology.agreeing(word, f"{number} {form.case}{animacy}")


def noun_in(headword: str, form: Form) -> str | None:
    """Return a noun, given as its headword, in the case and number of a form; None where it has no such."""
    return morphology.inflect(headword, "noun", f"{'plur' if form.is_plural else 'sing'} {form.case}")


def _is_adjective(reading: Analysis) -> bool:
    return bool(reading.known and reading.case and reading.is_adjectival)
