"""An adjective or participle that cannot belong to the noun of the game right after it: целевая карты, красный мана."""

from __future__ import annotations

import enum
from collections.abc import Container, Sequence
from itertools import takewhile

from ruling_lint import morphology
from ruling_lint.lexicon import agreeing, forms, governing
from ruling_lint.lexicon.forms import Form, form_of
from ruling_lint.morphology import Analysis

_THIS = "это"
"""Is more often a subject of its own: это карту не спасёт."""

_ONES_OWN = "свой"
"""May stand alone: от своего игрок не отступит."""

_POINTING = frozenset(("последний", "следующий", "предыдущий", "остальной", "прочий"))
_NEVER = frozenset(("сам", "самый", "который", "такой", "таков", "иной"))
_OF_GAME = frozenset(("целевой", "боевой", "небоевой", "мановый"))
"""Adjectives of the game that stand for nothing alone."""

_HAVE_COMPLEMENTS = (
    "равный подобный известный доступный верный нужный необходимый понятный присущий свойственный видимый близкий чуждый "
    "полный достойный лишенный лишённый исполненный удостоенный довольный богатый способный общий одинаковый похожий"
)
_COMPLEMENTED = frozenset(_HAVE_COMPLEMENTS.split())
"""Adjectives after which a noun may be a complement: равный карте, полная карт."""

_CALLING = frozenset(
    [
        "считать",
        "посчитать",
        "называть",
        "назвать",
        "делать",
        "сделать",
        "признать",
        "признавать",
        "видеть",
        "увидеть",
        "оставить",
        "оставлять",
    ]
)
"""Verbs behind whose object may stand in the instrumental what it is called or made."""

_COMPLEMENTS = frozenset(("datv", "ablt"))
_DIRECT = frozenset(("nomn", "accs"))
_OBJECTS = frozenset(("datv", "ablt", "loct"))


class Sure(enum.IntEnum):
    """What must stand around an adjective and a noun before they must belong together."""

    ALWAYS = 0
    AFTER_PREPOSITION = 1
    AFTER_COMMAND = 2
    AFTER_COMMAND_OR_AT_END = 3
    BY_CLAUSE = 4
    AFTER_COMMAND_AND_AT_END = 5
    AFTER_EXCLUDING_PREPOSITION = 6
    AFTER_PREPOSITION_OR_BY_CLAUSE = 7


def find_clash(adjective: str, noun: str, nouns: Container[str]) -> Sure | None:
    """Return when an adjective and one of the `nouns` must belong together though they clash.

    None where they agree or may have nothing to do with each other. The words are folded, the nouns in the nominative
    singular.
    """
    ones, others = [
        list(map(form_of, readings)) for readings in (forms.adjectives(adjective), forms.nouns(noun, nouns))
    ]
    if not ones or not others or any(forms.fit(one, other) for one in ones for other in others):
        return None
    sure = Sure.AFTER_COMMAND if adjective == _THIS else _sureness(forms.meant(adjective), others)
    if sure is None and not all("prtf" in reading.cell for reading in forms.adjectives(adjective)):
        return Sure.AFTER_EXCLUDING_PREPOSITION
    return sure


def belongs_to(adjective: str, before: str) -> bool:
    """Tell whether an adjective may belong to the noun or pronoun before it: рыцарь первый."""
    if governing.follows_preposition([before]):
        return False
    words = [form_of(reading) for reading in morphology.analyses(before) if reading.pos in ("noun", "pronoun")]
    return any(forms.fit(one, word) for one in map(form_of, forms.adjectives(adjective)) for word in words)


def may_have_complement(adjective: str, noun: str) -> bool:
    """Tell whether a noun after an adjective may depend on it, whatever follows: понятной человеку, построенным рыцарем."""
    readings = morphology.analyses(adjective)
    if any(reading.lemma in _COMPLEMENTED for reading in readings):
        return True
    is_passive = any("pssv" in reading.traits for reading in readings)
    return is_passive and any(reading.case in _COMPLEMENTS for reading in morphology.analyses(noun))


def may_be_said_of(adjective: str, noun: str, after: Sequence[str]) -> bool:
    """Tell whether an adjective is what a verb further on calls or makes the object before it: пустой руку считать нельзя."""
    if all(reading.case != "ablt" for reading in morphology.analyses(adjective)):
        return False
    if all(reading.case != "accs" for reading in morphology.analyses(noun)):
        return False
    clause = takewhile(str.isalpha, after)
    return any(reading.lemma in _CALLING for word in clause for reading in morphology.analyses(word))


def is_complement_beside(adjective: str, noun: str, around: Sequence[str]) -> bool:
    """Tell whether a noun after an adjective may depend on it, since one around agrees: с подвластной рыцарю башней."""
    if all(reading.case not in _COMPLEMENTS for reading in morphology.analyses(noun)):
        return False
    nouns = [form_of(one) for word in around for one in morphology.analyses(word) if one.pos == "noun"]
    return any(forms.agree(one, other) for one in map(form_of, forms.adjectives(adjective)) for other in nouns)


def _sureness(adjectives: Sequence[Analysis], others: Sequence[Form]) -> Sure | None:
    """Return when a clash is sure; None for never."""
    ones = list(map(form_of, adjectives))
    if any(reading.lemma in _NEVER for reading in adjectives):
        return None
    cases, noun_cases = {one.case for one in ones}, {other.case for other in others}
    if any(reading.lemma in _OF_GAME for reading in adjectives) and not _may_be_what_it_becomes(cases, noun_cases):
        return Sure.ALWAYS
    if any("actv" in reading.traits for reading in adjectives):
        if noun_cases == {"nomn"} and "nomn" in cases:
            return Sure.ALWAYS
        return Sure.AFTER_COMMAND_AND_AT_END if _differ_in_gender(ones, others) else None
    is_owner = any(reading.lemma in agreeing.OWNERS for reading in adjectives)
    if is_owner and "nomn" not in cases and not any(one.is_plural for one in ones):
        return Sure.AFTER_PREPOSITION if adjectives[0].lemma == _ONES_OWN else Sure.ALWAYS  # nobody is called вашего
    if any(forms.agree(one, other) for one in ones for other in others):
        return Sure.AFTER_PREPOSITION if "nomn" not in noun_cases else None  # one of things, one of beings
    if is_owner:
        return _sureness_of_owner(noun_cases, ones, others)
    if any(_is_pointing(reading) for reading in adjectives):
        return _sureness_of_pointing(ones, others)
    return _sureness_of_others(cases, noun_cases, ones, others)


def _sureness_of_owner(noun_cases: set[str], ones: Sequence[Form], others: Sequence[Form]) -> Sure | None:
    if _differ_in_gender(ones, others):
        return Sure.ALWAYS
    if noun_cases == {"accs"}:
        return Sure.AFTER_COMMAND
    is_one = not any(one.is_plural for one in ones)
    if not is_one:
        return None
    return Sure.BY_CLAUSE if "nomn" in noun_cases else Sure.AFTER_PREPOSITION_OR_BY_CLAUSE


def _sureness_of_pointing(ones: Sequence[Form], others: Sequence[Form]) -> Sure | None:
    """Return when a pronoun or ordinal belongs to the noun after it, since both may stand alone: эту карту игрок берёт."""
    cases, noun_cases = {one.case for one in ones}, {other.case for other in others}
    if not cases <= _DIRECT:
        return Sure.AFTER_PREPOSITION if _DIRECT.isdisjoint(noun_cases) and cases & noun_cases else None
    if not noun_cases <= _DIRECT:
        return Sure.BY_CLAUSE if noun_cases <= {*_DIRECT, "gent"} and "nomn" in noun_cases else None
    if "nomn" in cases and noun_cases == {"accs"}:
        return Sure.BY_CLAUSE
    is_one = not any(one.is_plural for one in ones)
    if _differ_in_gender(ones, others) or (cases == noun_cases == {"nomn"}):
        return Sure.ALWAYS
    if (
        is_one
        and "nomn" in cases
        and all(other.is_plural and other.animate and other.case == "nomn" for other in others)
    ):
        return Sure.ALWAYS
    return Sure.BY_CLAUSE if is_one else Sure.AFTER_COMMAND_OR_AT_END


def _sureness_of_others(
    cases: set[str], noun_cases: set[str], ones: Sequence[Form], others: Sequence[Form]
) -> Sure | None:
    if _may_be_what_it_becomes(cases, noun_cases):
        return Sure.AFTER_PREPOSITION
    if noun_cases == {"accs"} and any(one.case == "nomn" and one.gender != "neut" for one in ones):
        return Sure.AFTER_COMMAND  # somebody: названный карту сбросит
    if _differ_in_gender(ones, others):
        return Sure.ALWAYS
    if noun_cases <= _OBJECTS:
        return None
    if "nomn" not in cases and noun_cases <= _DIRECT:
        return Sure.AFTER_COMMAND  # somebody else: от чужих карту прячут
    return Sure.ALWAYS


def _may_be_what_it_becomes(cases: set[str], noun_cases: set[str]) -> bool:
    """Tell whether an adjective may say what the noun after it becomes or is made: делает чёрной карту, считается целевым карта."""
    return "ablt" in cases and not _DIRECT.isdisjoint(noun_cases)


def may_be_object(adjective: str, noun: str) -> bool:
    """Tell whether an adjective may stand alone as an object, with a noun behind it as the subject: эту существо заменит."""
    readings = morphology.analyses(adjective)
    stands_alone = all(
        _is_pointing(one) and one.case != "nomn" and one.lemma not in agreeing.OWNERS for one in readings
    )
    return stands_alone and any(one.case == "nomn" for one in morphology.analyses(noun))


def _is_pointing(reading: Analysis) -> bool:
    return not reading.traits.isdisjoint(("Apro", "Anum")) or reading.lemma in _POINTING


def _differ_in_gender(ones: Sequence[Form], others: Sequence[Form]) -> bool:
    """Tell whether both can be in one case of the singular, where only gender parts them."""
    return any(one.case == other.case and not one.is_plural and not other.is_plural for one in ones for other in others)
