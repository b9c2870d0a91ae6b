"""An adjective or participle that cannot belong to the noun of the game right after it: целевая карты, красный мана."""

from __future__ import annotations

import enum
from collections.abc import Container, Iterator, Sequence
from itertools import product
from operator import itemgetter

from ruling_lint import morphology
from ruling_lint.lexicon import agreeing, governing
from ruling_lint.morphology import Analysis
from ruling_lint.tuples import NamedTuple

_AMBIGUOUS = "все весь мой моя любой любая любое любую любые любых это этого этом этому этим"
_ADJECTIVES_TOO = frozenset(_AMBIGUOUS.split())
"""Adjectives that have other readings too, which no noun follows."""

_THIS = "это"
"""Is more often a subject of its own: это карту не спасёт."""

_ALL = "все"
"""Is more often a plural than neuter, with е for ё."""

_ONE = frozenset(("один", "одна", "одно", "одну"))
"""Counts the noun, which is to agree with it: один жетоны."""

_NOT = "не"
_SUBSTANTIVE = ("ый", "ий", "ой", "ая", "яя", "ое", "ее")
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

_COMPLEMENTS = frozenset(("datv", "ablt"))
_DIRECT = frozenset(("nomn", "accs"))
_OBJECTS = frozenset(("datv", "ablt", "loct"))
_MOST = 3


class Sure(enum.IntEnum):
    """What must stand around an adjective and a noun before they must belong together."""

    ALWAYS = 0
    AFTER_PREPOSITION = 1
    AFTER_COMMAND = 2
    AFTER_COMMAND_OR_AT_END = 3


class _Form(NamedTuple):
    """A case, a number, a gender (none in the plural), and whether a masculine or a plural is animate."""

    case: str
    is_plural: bool
    gender: str
    animate: bool | None


def find_clash(adjective: str, noun: str, nouns: Container[str]) -> Sure | None:
    """Return when an adjective and one of the `nouns` must belong together though they clash.

    None where they agree or may have nothing to do with each other. The words are folded, the nouns in the nominative
    singular.
    """
    adjectives, named = _adjectives(adjective), _nouns(noun, nouns)
    ones, others = list(map(_form, adjectives)), list(map(_form, named))
    if not ones or not others or any(_fit(one, other) for one in ones for other in others):
        return None
    return Sure.AFTER_COMMAND if adjective == _THIS else _sureness(adjectives, _meant(adjective, ones), others)


def mended(adjective: str, noun: str, nouns: Container[str], cases: Container[str]) -> list[tuple[str, str]]:
    """Return an adjective and one of the `nouns` with one of them changed so that they agree, likeliest first.

    `cases` are those in which they should be, if that is known; others are left out if they can be.
    """
    ones, others = _meant(adjective, list(map(_form, _adjectives(adjective)))), list(map(_form, _nouns(noun, nouns)))
    found = [
        (case not in cases, right[0] != adjective and (adjective in _ONE or not _is_likely(one, other)), right)
        for one, other in sorted(product(ones, others), key=lambda pair: -_shared(*pair))
        for case, right in _either(adjective, noun, one, other)
    ]
    found = [one for one in found if not one[0]] or found
    return list(dict.fromkeys(right for *_, right in sorted(found, key=itemgetter(1))))[:_MOST]


def agree_in(adjective: str, noun: str, cases: Container[str]) -> bool:
    """Tell whether an adjective and a noun agree in one of some cases."""
    ones, others = map(_form, _adjectives(adjective)), list(map(_form, morphology.analyses(noun)))
    return any(one.case in cases and _fit(one, other) for one in ones for other in others)


def belongs_to(adjective: str, before: str) -> bool:
    """Tell whether an adjective may belong to the noun or pronoun before it: рыцарь первый."""
    if governing.follows_preposition([before]):
        return False
    words = [_form(reading) for reading in morphology.analyses(before) if reading.pos in ("noun", "pronoun")]
    return any(_fit(one, word) for one in map(_form, _adjectives(adjective)) for word in words)


def may_have_complement(adjective: str, noun: str) -> bool:
    """Tell whether a noun after an adjective may depend on it, whatever follows: понятной человеку, построенным рыцарем."""
    readings = morphology.analyses(adjective)
    if any(reading.lemma in _COMPLEMENTED for reading in readings):
        return True
    is_passive = any("pssv" in reading.traits for reading in readings)
    return is_passive and any(reading.case in _COMPLEMENTS for reading in morphology.analyses(noun))


def is_complement_beside(adjective: str, noun: str, around: Sequence[str]) -> bool:
    """Tell whether a noun after an adjective may depend on it, since one around agrees: с подвластной рыцарю башней."""
    if all(reading.case not in _COMPLEMENTS for reading in morphology.analyses(noun)):
        return False
    nouns = [_form(one) for word in around for one in morphology.analyses(word) if one.pos == "noun"]
    return any(_agree(one, other) for one in map(_form, _adjectives(adjective)) for other in nouns)


def _adjectives(word: str) -> list[Analysis]:
    """Return the readings of a word as an adjective or participle; none where it may be something else."""
    readings = morphology.analyses(word)
    if word.startswith(_NOT) and morphology.is_known(word.removeprefix(_NOT)):
        readings = tuple(reading._replace(known=True) for reading in readings)
    found = [reading for reading in readings if _is_adjective(reading)]
    rest = [reading for reading in readings if not _is_adjective(reading)]
    are_names = all(reading.pos == "noun" and reading.lemma.endswith(_SUBSTANTIVE) for reading in rest)
    return found if word in _ADJECTIVES_TOO or are_names else []


def _nouns(word: str, nouns: Container[str]) -> Sequence[Analysis]:
    """Return the readings of a word if it can only be one of some nouns."""
    readings = morphology.analyses(word)
    are_meant = all(reading.pos == "noun" and reading.known and reading.lemma in nouns for reading in readings)
    return readings if are_meant else ()


def _meant(adjective: str, ones: Sequence[_Form]) -> Sequence[_Form]:
    return [one for one in ones if one.is_plural] if adjective == _ALL else ones


def _is_adjective(reading: Analysis) -> bool:
    return bool(reading.known and reading.case and reading.is_adjectival)


def _sureness(adjectives: Sequence[Analysis], ones: Sequence[_Form], others: Sequence[_Form]) -> Sure | None:
    """Return when a clash is sure; None for never."""
    if any(reading.lemma in _NEVER for reading in adjectives):
        return None
    cases, noun_cases = {one.case for one in ones}, {other.case for other in others}
    if any(reading.lemma in _OF_GAME for reading in adjectives):
        return Sure.ALWAYS
    if any("actv" in reading.traits for reading in adjectives):
        return Sure.ALWAYS if noun_cases == {"nomn"} and "nomn" in cases else None
    is_owner = any(reading.lemma in agreeing.OWNERS for reading in adjectives)
    if is_owner and "nomn" not in cases and not any(one.is_plural for one in ones):
        return Sure.ALWAYS  # nobody is called вашего
    if any(_agree(one, other) for one in ones for other in others):
        return Sure.AFTER_PREPOSITION if "nomn" not in noun_cases else None  # one of things, one of beings
    if is_owner:
        return Sure.ALWAYS if _differ_in_gender(ones, others) else None
    if any(_is_pointing(reading) for reading in adjectives):
        return _sureness_of_pointing(ones, others)
    return _sureness_of_others(cases, noun_cases, ones, others)


def _sureness_of_pointing(ones: Sequence[_Form], others: Sequence[_Form]) -> Sure | None:
    """Return when a pronoun or ordinal belongs to the noun after it, since both may stand alone: эту карту игрок берёт."""
    cases, noun_cases = {one.case for one in ones}, {other.case for other in others}
    if not cases <= _DIRECT:
        return Sure.AFTER_PREPOSITION if _DIRECT.isdisjoint(noun_cases) and cases & noun_cases else None
    if not noun_cases <= _DIRECT:
        return None
    if "nomn" in cases and noun_cases == {"accs"}:
        return Sure.AFTER_COMMAND
    is_one = not any(one.is_plural for one in ones)
    if _differ_in_gender(ones, others) or (cases == noun_cases == {"nomn"}):
        return Sure.ALWAYS
    if (
        is_one
        and "nomn" in cases
        and all(other.is_plural and other.animate and other.case == "nomn" for other in others)
    ):
        return Sure.ALWAYS
    return Sure.AFTER_COMMAND if is_one else Sure.AFTER_COMMAND_OR_AT_END


def _sureness_of_others(
    cases: set[str], noun_cases: set[str], ones: Sequence[_Form], others: Sequence[_Form]
) -> Sure | None:
    if "ablt" in cases and not _DIRECT.isdisjoint(noun_cases):
        return Sure.AFTER_PREPOSITION  # what it becomes: делает чёрной карту
    if noun_cases == {"accs"} and any(one.case == "nomn" and one.gender != "neut" for one in ones):
        return Sure.AFTER_COMMAND  # somebody: названный карту сбросит
    if _differ_in_gender(ones, others):
        return Sure.ALWAYS
    if noun_cases <= _OBJECTS:
        return None
    if "nomn" not in cases and noun_cases <= _DIRECT:
        return Sure.AFTER_COMMAND  # somebody else: от чужих карту прячут
    return Sure.ALWAYS


def _is_pointing(reading: Analysis) -> bool:
    return not reading.traits.isdisjoint(("Apro", "Anum")) or reading.lemma in _POINTING


def _differ_in_gender(ones: Sequence[_Form], others: Sequence[_Form]) -> bool:
    """Tell whether both can be in one case of the singular, where only gender parts them."""
    return any(one.case == other.case and not one.is_plural and not other.is_plural for one in ones for other in others)


def _is_likely(one: _Form, other: _Form) -> bool:
    """Tell whether an adjective may be meant to stand in the form of a noun."""
    return one.case == other.case or {one.case, other.case} == _DIRECT


def _either(adjective: str, noun: str, one: _Form, other: _Form) -> Iterator[tuple[str, tuple[str, str]]]:
    """Yield both words with the adjective changed, and with the noun changed, each with their case."""
    agreeing = morphology.form_in(morphology.agreeing_forms(adjective), _adjective_cell(other))
    if agreeing:
        yield other.case, (agreeing, noun)
    form = _noun_in(morphology.analyses(noun)[0].lemma, other._replace(case=one.case, is_plural=one.is_plural))
    if (one.case, one.is_plural) != (other.case, other.is_plural) and _fits(form, one):
        yield one.case, (adjective, form)


def _fits(noun: str, one: _Form) -> bool:
    """Tell whether a noun stands in the form of an adjective."""
    return any(_fit(one, form) for form in map(_form, morphology.analyses(noun)))


def _noun_in(noun: str, form: _Form) -> str:
    return morphology.inflect(noun, "noun", f"{'plur' if form.is_plural else 'sing'} {form.case}") or noun


def _shared(one: _Form, other: _Form) -> int:
    same_number = one.is_plural == other.is_plural
    return 2 * (one.case == other.case) + same_number + (same_number and one.gender == other.gender)


def _adjective_cell(form: _Form) -> str:
    number = "plur" if form.is_plural else f"sing {form.gender}"
    is_told = form.case == "accs" and (form.is_plural or form.gender == "masc")
    animacy = {True: " anim", False: " inan", None: ""}[form.animate] if is_told else ""
    return f"{number} {form.case}{animacy}"


def _agree(one: _Form, other: _Form) -> bool:
    if (one.case, one.is_plural) != (other.case, other.is_plural):
        return False
    return one.is_plural or one.gender == other.gender


def _fit(one: _Form, other: _Form) -> bool:
    """Tell whether both agree; an accusative is either of things or of beings."""
    are_told = one.case == "accs" and None not in (one.animate, other.animate)
    return _agree(one, other) and not (are_told and one.animate != other.animate)


def _form(reading: Analysis) -> _Form:
    return _Form(reading.case, reading.is_plural, "" if reading.is_plural else reading.gender, reading.animate)
