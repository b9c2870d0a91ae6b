"""Whether a subject and the verb right after it differ in number, person or gender: игроки берёт, карта изгнан."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence

from ruling_lint import morphology
from ruling_lint.morphology import Analysis
from ruling_lint.tuples import NamedTuple

YOU = "вы"
_NOT_ONLY_VERBS = frozenset(("может", "берет", "победит"))
"""Verbs that the dictionary knows as another part of speech too, which follows no subject."""

_ALSO_WITHOUT_OBJECT = frozenset(("сработать",))
"""Verbs that the dictionary has with an object as well, which rules never do."""

COPULAS = frozenset(("был", "была", "было", "были", "будет", "будут"))
"""What stands before a short participle or adjective in the past and the future, and agrees with the subject too."""

_BE = "быть"
_IMPERSONAL = frozenset(("было", "будет"))
_TO_BE = frozenset(("быть", "бывать"))
"""Verbs that may agree with what follows: целью были карты."""

_OF_QUANTITY = (
    "хватать хватить недоставать остаться оставаться прибавиться прибавляться убавиться убавляться накопиться скопиться "
    "набраться удаться удаваться нравиться понравиться прийтись приходиться хотеться достаться доставаться принадлежать "
    "быть бывать стать становиться следовать везти повезти подобать надлежать"
)
_WITHOUT_SUBJECT = frozenset(_OF_QUANTITY.split())
"""Verbs that may have a genitive or dative instead of a subject: маны хватает, копии удаётся."""

_LETTING = (
    "разрешить запретить позволить дозволить велеть приказать предписать решить поручить суждено сказать написать указать "
    "предложить обещать доказать известить положить"
)
_IMPERSONAL_VERBS = frozenset(_LETTING.split())
"""Verbs whose short participle may need no subject: способность разрешено активировать."""

_NOBODY = "masc"
"""The gender of a pronoun that has none: никто не должен."""

_FINITE = ("pres", "futr", "past")
_DIRECT = frozenset(("nomn", "accs"))


class Clash(NamedTuple):
    """A subject and a verb that cannot belong together.

    `right` is what they may be instead, best first, with the verb changed; `other_subjects` is the same with the subject
    changed, for one without adjectives. The rest is about the subject: its number and gender, whether its form alone
    shows its case, and whether it may be an object of another verb; with `needs_object` of this one, unless that has another.
    """

    right: tuple[str, ...]
    other_subjects: tuple[str, ...]
    is_plural: bool
    gender: str
    is_shown: bool
    may_be_object: bool
    needs_object: bool = False


class _Subject(NamedTuple):
    """The number and gender of a subject, whether its form alone shows its case, and whether it may be an object instead."""

    is_plural: bool
    gender: str
    is_animate: bool
    is_shown: bool
    may_be_object: bool


def find_clash(subject: str, verb: str, subjects: Container[str], copula: str = "") -> Clash | None:
    """Return what is wrong with a subject and its verb, both folded; None where nothing surely is.

    Only the readings of the subject count whose headword is one of `subjects`. A copula before the verb must agree as well.
    """
    if copula and _may_be_instrumental(verb):
        return _clash_with_link(subject, _subject(subject, subjects), copula, verb)
    verbs = _verbs(verb)
    who = _subject(subject, subjects) if verbs else None
    if copula:
        return _clash_with_copula(subject, who, copula, verbs) if who else None
    if who is None or any(_agrees(one, who, subject) or _may_follow_subject(one) for one in verbs):
        return None
    forms = dict.fromkeys(_verb_for(one, who, subject) for one in _likeliest(verbs, who))
    right, others = tuple(f"{subject} {form}" for form in forms if form), tuple(_other_subjects(subject, verb, verbs))
    if not right:
        return None
    needs_object = who.may_be_object and not all(map(_has_no_object, verbs))
    return Clash(right, others, who.is_plural, who.gender, who.is_shown, who.may_be_object, needs_object)


def _clash_with_link(subject: str, who: _Subject | None, copula: str, word: str) -> Clash | None:
    """Return what is wrong with a subject and a copula before what the subject is: существо был атакующим."""
    be = [reading for reading in morphology.analyses(copula) if reading.lemma == _BE]
    if who is None or not be or any(_agrees(one, who, subject) for one in be):
        return None
    form = _verb_for(be[0], who, subject)
    right = (f"{subject} {form} {word}",) if form else ()
    return Clash(right, (), who.is_plural, who.gender, who.is_shown, who.may_be_object) if right else None


def _may_be_instrumental(word: str) -> bool:
    readings = morphology.analyses(word)
    return any(one.case == "ablt" for one in readings) and all(
        one.is_adjectival or one.case == "ablt" for one in readings
    )


def _clash_with_copula(subject: str, who: _Subject, copula: str, verbs: Sequence[Analysis]) -> Clash | None:
    """Return what is wrong with a subject and a short participle or adjective behind a copula: способность был отменён."""
    be = [reading for reading in morphology.analyses(copula) if reading.lemma == _BE]
    if not be or not all(map(_is_short, verbs)) or (copula in _IMPERSONAL and any(map(_may_be_impersonal, verbs))):
        return None
    agree = [any(_agrees(one, who, subject) for one in words) for words in (be, verbs)]
    forms = [_verb_for(words[0], who, subject) for words in (be, _likeliest(verbs, who))]
    if all(agree) or None in forms:
        return None
    return Clash(
        (" ".join([subject, *filter(None, forms)]),), (), who.is_plural, who.gender, who.is_shown, who.may_be_object
    )


def belong_to(adjectives: Sequence[str], clash: Clash) -> bool:
    """Tell whether adjectives before a subject belong to it, and leave no doubt about its case."""
    if not all(_belongs(word, clash.is_plural, clash.gender) for word in adjectives):
        return False
    return clash.is_shown or any(_cases(word) and _cases(word) <= _DIRECT for word in adjectives)


def may_follow_number(verb: str) -> bool:
    """Tell whether a verb can have a number and its noun as its subject: neither two cards nor five are masculine or feminine."""
    return not all(one.gender in ("masc", "femn") for one in _verbs(verb))


def has_subject(verb: str) -> bool:
    """Tell whether a verb always has a subject."""
    return all(reading.lemma not in _WITHOUT_SUBJECT for reading in morphology.analyses(verb))


def _subject(word: str, subjects: Container[str]) -> _Subject | None:
    """Return the subject; None where its word may well be something else."""
    readings = [reading for reading in morphology.analyses(word) if reading.lemma in subjects]
    nominatives = [reading for reading in readings if reading.case == "nomn"]
    cases = {reading.case for reading in readings}
    plurals = {reading.is_plural for reading in nominatives}
    genders = {reading.gender for reading in nominatives}
    if len(plurals) != 1 or len(genders) != 1:
        return None
    is_animate = all(reading.animate is not False and reading.pos == "noun" for reading in nominatives)
    return _Subject(plurals.pop(), genders.pop() or _NOBODY, is_animate, cases <= _DIRECT, "accs" in cases)


def _cases(word: str) -> set[str]:
    return {reading.case for reading in morphology.analyses(word) if reading.is_adjectival and reading.case}


def _belongs(adjective: str, is_plural: bool, gender: str) -> bool:
    wanted = {"plur", "nomn"} if is_plural else {"sing", "nomn", gender}
    return any(wanted <= set(reading.cell.split(" ")) for reading in morphology.analyses(adjective))


def _verbs(word: str) -> list[Analysis]:
    """Return the readings of a word as a finite verb, or short participle or adjective; none where it may be something else."""
    readings = morphology.analyses(word)
    found = [reading for reading in readings if reading.known and _is_finite(reading)]
    return found if len(found) == len(readings) or word in _NOT_ONLY_VERBS else []


def _is_finite(reading: Analysis) -> bool:
    return reading.cell.startswith(_FINITE) or _is_short(reading)


def _is_short(reading: Analysis) -> bool:
    return reading.cell.startswith(("prts", "shrt"))


def _agrees(verb: Analysis, subject: _Subject, word: str) -> bool:
    grammemes = verb.cell.split(" ")
    if word == YOU:
        return "plur" in grammemes and "3per" not in grammemes and "1per" not in grammemes
    if "1per" in grammemes or "2per" in grammemes:
        return True  # whoever that is, it is told elsewhere
    if subject.is_plural or "plur" in grammemes:
        return subject.is_plural and "plur" in grammemes
    return "3per" in grammemes or subject.gender in grammemes or (subject.is_animate and "femn" in grammemes)


def _may_follow_subject(verb: Analysis) -> bool:
    """Tell whether a verb may have its subject behind it, or none, whatever stands before it."""
    return verb.lemma in _TO_BE or _may_be_impersonal(verb)


def _has_no_object(verb: Analysis) -> bool:
    return _is_short(verb) or "intr" in verb.traits or verb.lemma in _ALSO_WITHOUT_OBJECT


def _likeliest(verbs: Sequence[Analysis], subject: _Subject) -> list[Analysis]:
    """Return the readings of a verb that may be meant, best first.

    Of a participle and an adjective that look alike, the participle is meant; to a thing something is done.
    """
    found = [verb for verb in verbs if verb.pos == "verb"] or list(verbs)
    return sorted(found, key=lambda verb: _is_short(verb) == subject.is_animate)


def _may_be_impersonal(verb: Analysis) -> bool:
    """Tell whether it may need no subject: способность разрешено активировать."""
    is_participle = verb.cell.startswith("prts") and verb.lemma not in _IMPERSONAL_VERBS
    return _is_short(verb) and "neut" in verb.cell and not is_participle


def _verb_for(verb: Analysis, subject: _Subject, word: str) -> str | None:
    """Return the form of a verb for a subject."""
    *kind, last = [part for part in verb.cell.split(" ") if part not in ("sing", "plur")]
    number = "plur" if subject.is_plural else "sing"
    who = "2per" if word == YOU else "3per"
    if last in ("masc", "femn", "neut"):
        ending = [] if subject.is_plural else [subject.gender]
    elif last.endswith("per"):
        ending = [who]
    else:
        kind, ending = [*kind, last], [] if subject.is_plural else [subject.gender]
    forms = morphology.paradigm(verb.lemma, "adj" if verb.pos == "adj" else "verb")
    return morphology.form_in(forms, " ".join([*kind, number, *ending]))


def _other_subjects(subject: str, word: str, verbs: Sequence[Analysis]) -> Iterator[str]:
    """Yield the subject in the number of the verb."""
    nouns = [reading for reading in morphology.analyses(subject) if reading.pos == "noun"]
    number = "plur" if "plur" in verbs[0].cell else "sing"
    form = morphology.inflect(nouns[0].lemma, "noun", f"{number} nomn") if nouns else None
    if form and form != subject and (number == "plur" or "past" not in verbs[0].cell):
        yield f"{form} {word}"
