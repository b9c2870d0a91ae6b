"""What stands before a number and has a say in the form of its noun: a verb with its object, a bound, a negation."""

from __future__ import annotations

from collections.abc import Sequence

from ruling_lint import morphology
from ruling_lint.glossary.suggest.government import GENITIVE, PREPOSITIONS, VERBS
from ruling_lint.text.chars import DASHES

_EXACTLY = frozenset(("еще", "ровно", "только", "лишь"))
_NEGATION = frozenset(("не", "ни", "нет", "нельзя", "без"))
_BOUNDS = (["до"], ["не", "более"], ["не", "больше"], ["не", "менее"], ["не", "меньше"])
_MAY_TAKE_GENITIVE = "бояться добиваться добиться дождаться ждать желать заслуживать искать коснуться лишать лишить просить стоить хотеть"
_TAKE_GENITIVE = frozenset(_MAY_TAKE_GENITIVE.split()) | {verb for verb, cases in VERBS.items() if cases is GENITIVE}
"""Verbs whose object may stand in the genitive: требовать 3 карт."""

_TAKERS = (
    "взять брать вернуть возвращать выбрать выбирать изгнать изгонять искать найти находить отменить отменять "
    "повернуть поворачивать положить показать показывать получить получать пожертвовать посмотреть развернуть "
    "разворачивать сбросить сбрасывать создать создавать уничтожить уничтожать"
)
_WITHOUT_SUBJECT = ("impr plur", "plur 2per", "infn")
"""The forms of a verb that no subject follows, since it is the reader, or another verb's."""

_TAKES = "берет"
"""Is a beret too, which nobody means behind a subject."""

_FINITE = ("pres", "past", "futr")
_TAKE_SO_MANY = frozenset(_TAKERS.split())
"""Verbs before a bound of how many things are meant; others change something up to a bound: понизьте до двух силу."""


_TAKE_NOTHING_ELSE = _TAKE_SO_MANY | {"терять", "потерять", "платить", "заплатить"}


def before_number(before: Sequence[str]) -> Sequence[str]:
    """Return the words before a number without what only makes it exact, or the first number of a range: ещё 2–3 карты."""
    if len(before) > 1 and before[-1] in DASHES and before[-2].isdigit():
        before = before[:-2]
    return before[:-1] if before and before[-1] in _EXACTLY else before


def is_negated(words: Sequence[str]) -> bool:
    """Tell whether one of the words denies."""
    return not _NEGATION.isdisjoint(words)


def is_bound(before: Sequence[str]) -> bool:
    """Tell whether a number is a bound of what is taken: выберите до двух карт, возьмите не более 5 карт."""
    bound = next((bound for bound in _BOUNDS if list(before[-len(bound) :]) == bound), None)
    verb = before[-len(bound) - 1 : -len(bound)] if bound else ()
    return any(reading.lemma in _TAKE_SO_MANY for word in verb for reading in morphology.analyses(word))


def is_command(before: Sequence[str]) -> bool:
    """Tell whether a verb right before commands the reader, and has what follows as its object: сбросьте."""
    return any(
        "tran" in reading.traits and reading.cell.startswith("impr") and reading.lemma not in _TAKE_GENITIVE
        for word in before[-1:]
        for reading in morphology.analyses(word)
    )


def takes_object(verb: str) -> bool:
    """Tell whether a word can only be a verb with an object, and no subject, behind it: сбросьте, вы сбрасываете, сбросить."""
    readings = morphology.analyses(verb)
    has_subject = any(all(form not in reading.cell for form in _WITHOUT_SUBJECT) for reading in readings)
    return not has_subject and all(reading.known for reading in readings) and _takes_accusative(verb)


def may_take_object(verb: str) -> bool:
    """Tell whether a word can only be a verb in a finite form that takes an object in the accusative: сбрасывает."""
    readings = [one for one in morphology.analyses(verb) if one.pos == "verb" or verb != _TAKES]
    return all(one.known and one.cell.startswith(_FINITE) for one in readings) and _takes_accusative(verb)


def cases_after(before: Sequence[str]) -> frozenset[str]:
    """Return the cases that the word right before takes: a preposition, a verb with an object, a noun; none if it may take any."""
    word = "".join(before[-1:])
    readings = morphology.analyses(word) if word.isalpha() else ()
    if word in PREPOSITIONS:
        return frozenset(PREPOSITIONS[word])
    if word and takes_object(word):
        return frozenset(("accs",))
    return frozenset(("gent",) if readings and all(reading.pos == "noun" for reading in readings) else ())


def is_predicate(word: str) -> bool:
    """Tell whether a word can be a verb in a finite form, with a subject that is not the reader."""
    return any(reading.cell.startswith(_FINITE) for reading in morphology.analyses(word))


def is_infinitive(word: str) -> bool:
    """Tell whether a word can be the infinitive of a verb."""
    return any(reading.cell == "infn" for reading in morphology.analyses(word))


def follows_preposition(before: Sequence[str]) -> bool:
    """Tell whether a preposition stands right before."""
    return any(reading.pos == "preposition" for word in before[-1:] for reading in morphology.analyses(word))


def follows_verb(before: Sequence[str]) -> bool:
    """Tell whether a verb stands right before."""
    return any(map(_is_verb, before[-1:]))


def is_object(before: Sequence[str]) -> bool:
    """Tell whether what follows is the object of a verb that takes the accusative: возьмите, положите на него."""
    if is_negated(before):
        return False
    place = before[-2:-1] and [reading.pos for reading in morphology.analyses(before[-2])]
    to_what = [reading.pos for word in before[-1:] for reading in morphology.analyses(word)]
    verb = before[-3:-2] if "preposition" in place and "pronoun" in to_what else _without_recipient(before)[-1:]
    return any(_is_verb(word) and _takes_accusative(word) for word in verb)


def _without_recipient(before: Sequence[str]) -> Sequence[str]:
    """Return the words before a number without the dative of who is given it: наносит целевому игроку."""
    readings = morphology.analyses(before[-1]) if before[-1:] and before[-1].isalpha() else ()
    if not any(one.case == "datv" and one.pos in ("noun", "pronoun") for one in readings):
        return before
    rest = before[:-1]
    while rest and any(one.case == "datv" and one.is_adjectival for one in morphology.analyses(rest[-1])):
        rest = rest[:-1]
    return rest


def takes_so_many(before: Sequence[str]) -> bool:
    """Tell whether the verb right before takes so many things and nothing else: возьмите, теряет."""
    return any(reading.lemma in _TAKE_NOTHING_ELSE for word in before[-1:] for reading in morphology.analyses(word))


def is_asked_to_take(before: Sequence[str]) -> bool:
    """Tell whether a verb right before has what follows as its object, and nothing denies it: возьмите, вы берёте."""
    return not is_negated(before) and any(map(takes_object, filter(str.isalpha, before[-1:])))


def lists_things(before: Sequence[str]) -> bool:
    """Tell whether a plural adjective that cannot be in another case stands right before: верхние 5 карт."""
    readings = [reading for word in before[-1:] for reading in morphology.analyses(word)]
    are_direct = all(reading.cell in ("plur nomn", "plur accs", "plur accs inan") for reading in readings)
    return are_direct and any(reading.pos == "adj" for reading in readings)


def _is_verb(word: str) -> bool:
    known = [reading for reading in morphology.analyses(word) if reading.known]
    return any(reading.pos == "verb" and "prtf" not in reading.cell for reading in known)


def _takes_accusative(word: str) -> bool:
    verbs = [reading for reading in morphology.analyses(word) if reading.pos == "verb"]
    return all("tran" in verb.traits and verb.lemma not in _TAKE_GENITIVE for verb in verbs)
