"""A noun in the nominative where the word before it takes another case: из рука, в ваша библиотека, возьмите карта."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence

from ruling_lint import morphology
from ruling_lint.glossary.suggest.government import MOTION, MOTION_VERBS, PREPOSITIONS
from ruling_lint.lexicon import forms, governing
from ruling_lint.lexicon.forms import Form, form_of
from ruling_lint.morphology import Analysis

_ALWAYS = (
    "без безо для до из изо от ото у к ко через сквозь над надо при в во на за под с со по среди вместо кроме между"
)
_TAKERS = frozenset(_ALWAYS.split())
"""Prepositions that are never anything else."""

PERIODS = frozenset(("течение", "время", "начале", "конце", "начала", "конца"))
_ONLY_PERIODS = frozenset(("течение", "время"))
"""Nouns that are prepositions together with the one before them: в течение хода; some of them may stand alone too."""

_OF_PERIOD: Mapping[str, float] = {"gent": 1.0}
_BEFORE_PERIODS = frozenset(("в", "во", "до", "с", "к", "от"))
_DOERS = frozenset(
    ("игрок", "игроки", "оппонент", "оппоненты", "противник", "противники", "владелец", "он", "она", "они", "оно")
)
_FINITE = ("т", "л", "ла", "ло", "ли")
_VERBAL = ("те", "тесь", "ть", "ти")
_TO_BECOME = frozenset(("в", "во", "на"))
"""Prepositions behind which beings may stand as things do: принять в игроки."""

_AMONG = frozenset(("среди", "между"))
"""Prepositions of several things: среди карт."""

_WITHOUT_SUBJECT = frozenset(("можете", "можно", "нельзя", "нужно", "следует", "чтобы"))
"""Words whose infinitive has no subject in the nominative behind it."""

_AFTER = "после"
_WHAT_KIND = "за"
_WHAT = "что"
_AS_BIG_AS = frozenset(("с", "со"))
_MEASURES = ("размер", "величин", "рост", "высот", "длин", "толщин", "вес")
"""After these с takes the accusative: размером с лошадь."""

_NEAR = 2
_OBJECT: Mapping[str, float] = {"accs": 1.0}
_PREDICATES = ("pres", "past", "futr", "prts", "shrt")
_OFFERED = 2
_LIKELY = 0.5


def may_govern(word: str, before: str = "") -> bool:
    """Tell quickly whether a word, and the one before it, may be a preposition, an infinitive, or a verb behind its subject.

    A verb that addresses the reader needs no subject.
    """
    if word in _TAKERS or word.endswith(_VERBAL):
        return True
    return (word in PERIODS and before in _BEFORE_PERIODS) or (before in _DOERS and word.endswith(_FINITE))


def may_govern_anywhere(word: str) -> bool:
    """Tell quickly whether a word may be one that `may_govern`, whatever stands before it."""
    return word in _TAKERS or word in PERIODS or word.endswith(_VERBAL + _FINITE)


def find_fault(words: Sequence[str], nouns: Container[str]) -> Mapping[str, Sequence[str]]:
    """Return adjectives and their noun in the cases that the word before them takes, likeliest first; none where all may be right.

    All stand in the nominative, and none in one of those cases. `nouns` are nouns in the nominative singular.
    """
    governor, *adjectives, word = words
    cases = _cases_after(governor)
    readings = forms.nouns(word, nouns) if cases else ()
    if not readings:
        return {}
    noun = form_of(readings[0])
    found = {one.case for one in readings if _may_have_case(one.case, noun, adjectives)}
    if "nomn" not in found or not found.isdisjoint(cases) or any(one.is_plural != noun.is_plural for one in readings):
        return {}
    if governor in _TO_BECOME and noun.is_plural and noun.animate:
        return {}
    if not all(_is_nominative_of(noun, adjective, cases) for adjective in adjectives):
        return {}
    meant = noun._replace(is_plural=True, gender="") if governor in _AMONG else noun
    likely = sorted(cases, key=lambda case: -cases[case])[:_OFFERED]
    right = {case: _in_form(adjectives, readings[0].lemma, meant._replace(case=case)) for case in likely}
    return {case: [*filter(None, words)] for case, words in right.items() if None not in words}


def may_be_right(governor: str, before: Sequence[str], after: Sequence[str]) -> bool:
    """Tell whether what stands around makes a nominative right after all: что за карта; вы знаете игрок берёт карту.

    The subject may stand behind an infinitive too: её может взять игрок. `after` are the words that follow, up
    to a mark.
    """
    if governor in _TAKERS:
        is_measured = any(word.startswith(_MEASURES) for word in before[-_NEAR:])
        return (governor == _WHAT_KIND and _WHAT in before) or (governor in _AS_BIG_AS and is_measured)
    if governor in _ONLY_PERIODS:
        return False
    if governing.is_infinitive(governor) and _WITHOUT_SUBJECT.isdisjoint(before[-2:]):
        return True
    return any(_has_subject(reading) for word in after for reading in morphology.analyses(word))


def _has_subject(reading: Analysis) -> bool:
    """Tell whether a predicate may have a noun as its subject."""
    return reading.cell.startswith(_PREDICATES) and "2per" not in reading.cell and "1per" not in reading.cell


def case_of_motion(governor: str, before: Sequence[str]) -> str:
    """Return the case that a preposition of place has where something moves, as words before it tell; empty for others."""
    moves = any(reading.lemma in MOTION_VERBS for word in before for reading in morphology.analyses(word))
    weights = MOTION.get(governor, {}) if moves else {}
    return max(weights, key=lambda case: weights[case], default="")


def excludes(preposition: str, adjective: str, noun: str) -> bool:
    """Tell whether a preposition takes no case of the adjective after it, but one of the noun after that: с ваше кладбища."""
    if preposition not in _TAKERS and preposition != _AFTER:
        return False
    cases = PREPOSITIONS[preposition].keys()
    return cases.isdisjoint(one.case for one in forms.adjectives(adjective)) and not cases.isdisjoint(
        one.case for one in morphology.analyses(noun)
    )


def likely_cases(before: Sequence[str]) -> frozenset[str]:
    """Return the cases that the preposition right before a noun takes in its clause, but for seldom ones; none without one."""
    governor = "".join(before[-1:])
    weights = PREPOSITIONS.get(governor, {})
    if governor in MOTION and case_of_motion(governor, before[:-1]):
        weights = MOTION[governor]
    return frozenset(case for case, weight in weights.items() if weight >= _LIKELY)


def _cases_after(word: str) -> Mapping[str, float]:
    if word in _TAKERS:
        return PREPOSITIONS[word]
    if word in PERIODS:
        return _OF_PERIOD
    return (
        _OBJECT if governing.takes_object(word) or (word.endswith(_FINITE) and governing.may_take_object(word)) else {}
    )


def _in_form(adjectives: Sequence[str], noun: str, form: Form) -> list[str | None]:
    return [*(forms.adjective_in(word, form) for word in adjectives), forms.noun_in(noun, form)]


def _may_have_case(case: str, noun: Form, adjectives: Sequence[str]) -> bool:
    """Tell whether all adjectives of a noun can be in a case with it."""
    form = noun._replace(case=case)
    return all(any(forms.fit(form_of(one), form) for one in forms.adjectives(word)) for word in adjectives)


def _is_nominative_of(noun: Form, adjective: str, cases: Container[str]) -> bool:
    """Tell whether an adjective agrees with a noun in the nominative, and in none of some cases."""
    ones = map(form_of, forms.adjectives(adjective))
    found = {one.case for one in ones if forms.fit(one, noun._replace(case=one.case))}
    return "nomn" in found and not any(case in cases for case in found)
