"""The words of a Russian card name: nouns with their forms, known or told by their ending, and adjectives that agree."""

from __future__ import annotations

from functools import lru_cache

from ruling_lint import morphology
from ruling_lint.declension import regular_noun
from ruling_lint.glossary.russian import like
from ruling_lint.glossary.structure import FROZEN_HALVES
from ruling_lint.text.chars import fold_word
from ruling_lint.tuples import NamedTuple
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from ruling_lint.morphology import Analysis

NAMES = frozenset({"Name", "Surn", "Patr", "Geox", "Orgn", "Trad", "Abbr", "Init"})
CONSONANTS = "бвгджзйклмнпрстфхцчшщ"
STILL = "еёиоуыэю"
"""A foreign name that ends so does not decline: Молимо, Сигэки."""
_SURELY_STILL = "иуэю"
_BEFORE_STILL_A = "оуаэ"

_ADJECTIVE_ENDINGS = ("ый", "ий", "ой", "ая", "яя", "ое", "ее", "ые", "ие", "йся", "яся", "еся")
_NEVER_MEANT = frozenset({("душ", False), ("лев", False), ("венец", True), ("гнома", False)})
"""Nouns that no card speaks of, a shower, a coin, a citizen of Vienna: a form of theirs is one of another noun."""

_FEMININE = ("ость",)
_NEUTER = ("ание", "ение", "ство")
_MASCULINE = ("тель", "менталь")
FLEETING = ("ец", "ень", "ёк")
"""A vowel that a masculine noun may lose: only the dictionary knows which do, but for these."""

_LOSING = ("носец", "ходец", "знатец", "анец", "янец", "инец", "иец")

_SHORTEST_TAIL = 4


class Head(NamedTuple):
    """A noun in one of its numbers: its forms by cell, its gender and animacy."""

    forms: Mapping[str, str]
    gender: str
    animate: bool


def cells_of(number: str) -> tuple[str, ...]:
    """Return the cells of a number, given as sing or plur."""
    return tuple(f"{number} {case}" for case in morphology.CASES)


def known(word: str) -> list[Analysis]:
    """Return how the dictionary itself reads a word, but for short adjectives, abbreviations and what no card means."""
    readings = [a for a in morphology.analyses(word.lower()) if a.known and not a.cell.startswith("shrt")]
    readings = [a for a in readings if "Abbr" not in a.traits]
    return [a for a in readings if (a.lemma, a.animate) not in _NEVER_MEANT]


def common(readings: list[Analysis]) -> list[Analysis]:
    """Return the readings as a common noun, where there are such: Жук is a beetle before it is a surname."""
    return [a for a in readings if a.traits.isdisjoint(NAMES)] or readings


@lru_cache(maxsize=4096)
def heads(word: str, number: str) -> tuple[Head, ...]:
    """Return a nominative of a number as a noun; none where it is not certain how it declines.

    Where only the gender or the animacy is open, there are several, which differ in nothing but the accusative.
    """
    if "-" in word:
        return tuple(_compound(word, number))
    if not word.isalpha():
        return ()
    readings = [a for a in known(word) if not _is_still_name(a)]
    return tuple(_known_noun(word, number, readings) if readings else _unknown_noun(word, number))


def _known_noun(word: str, number: str, readings: list[Analysis]) -> Iterator[Head]:
    """The noun that the dictionary has, unless it has two that decline apart: рой, a swarm, but Пики, pikes or peaks."""
    nouns = [a for a in common(readings) if a.pos == "noun" and a.cell == f"{number} nomn"]
    found = [Head(forms_of(word, number, a), gender, bool(a.animate)) for a in nouns for gender in _genders(a, number)]
    found = [head for head in found if fold_word(head.forms.get(f"{number} nomn", "")) == fold_word(word)]
    if len({_but_accusative(head, number) for head in found}) == 1:
        yield from sorted({head[1:]: head for head in found}.values(), key=lambda head: not head.animate)


def _genders(reading: Analysis, number: str) -> tuple[str, ...]:
    """The genders of a noun: гуляка may be a man or a woman."""
    return ("masc", "femn") if number == "sing" and not reading.gender else (reading.gender,)


def _but_accusative(head: Head, number: str) -> tuple[str | None, ...]:
    return tuple(head.forms.get(cell) for cell in cells_of(number) if "accs" not in cell)


def _is_still_name(reading: Analysis) -> bool:
    return "Fixd" in reading.traits and not reading.traits.isdisjoint(NAMES)


def forms_of(word: str, number: str, reading: Analysis) -> Mapping[str, str]:
    if "Fixd" in reading.traits:
        return dict.fromkeys(cells_of(number), word)
    wanted = "plural" if number == "plur" else "singular"
    forms = morphology.paradigm(reading.lemma, "noun", reading.gender or None, wanted, reading.animate)
    found: dict[str, str] = {}
    for form in forms:
        if not form.rare and form.cell.startswith(number):
            found.setdefault(form.cell, like(word, form.text))
    if found and reading.gender == "masc" and reading.animate is False and number == "sing":
        found["sing accs"] = word  # the dictionary has огнь for огонь
    return found


def is_told_by_ending(word: str) -> bool:
    """Tell whether an unknown word is a common noun for certain, by its suffix or by the noun that it ends with."""
    return bool(_known_tail(word.lower())) or word.lower().endswith((*_FEMININE, *_NEUTER, *_MASCULINE, *_LOSING))


def _unknown_noun(word: str, number: str) -> Iterator[Head]:
    tail = _known_tail(word.lower())
    if tail:
        before = word[: -len(tail)]
        whole = [head._replace(forms=_each(head.forms, before + "{}")) for head in heads(tail, number)[:1]]
        yield from sorted(_of_both_kinds(whole, number), key=lambda head: not head.animate)
    elif is_adjective(word, number):
        return
    elif number == "sing":
        for gender, animate in _by_ending(word.lower()):
            yield Head(_regular(word, gender, animate), gender, animate)
        if word[-1] in _SURELY_STILL:
            for gender, animate in (("masc", True), ("masc", False), ("femn", True)):
                yield Head(dict.fromkeys(cells_of("sing"), word), gender, animate)


def _known_tail(word: str) -> str:
    """The noun at the end of a compound: демон in архидемон, an empty string where there is none that is long enough."""
    for at in range(3, len(word) - _SHORTEST_TAIL + 1):
        readings = [a for a in known(word[at:]) if a.traits.isdisjoint(NAMES)]
        if word[at - 1] in "оеиу" and any(a.pos == "noun" and "nomn" in a.cell for a in readings):
            return word[at:]
    return ""


def _by_ending(word: str) -> tuple[tuple[str, bool], ...]:
    """The genders and animacies that an unknown noun may have."""
    if word.endswith(_FEMININE):
        return (("femn", False),)
    if word.endswith(_NEUTER):
        return (("neut", False),)
    if declines_in_a(word):
        animate = any(a.pos == "noun" and a.animate for a in morphology.analyses(word)[:1])
        return (("femn", animate), ("masc", True))
    if word.endswith(_MASCULINE + _LOSING) or (word[-1] in CONSONANTS and not word.endswith(FLEETING)):
        return (("masc", True), ("masc", False))
    return ()


def declines_in_a(word: str) -> bool:
    """Tell whether an unknown word is a noun in а or я that declines: Уна, Лавиния, but not Гомазоа, nor Глухолесья."""
    return word.endswith(("а", "я")) and word[-2:-1] not in _BEFORE_STILL_A and not is_genitive_of_place(word)


def is_genitive_of_place(word: str) -> bool:
    """Tell whether an unknown word is like Глухолесья, and no woman like гостья."""
    guesses = morphology.analyses(word.lower())
    return word.lower().endswith("ья") and not any(a.cell == "sing nomn" for a in guesses)


def _regular(word: str, gender: str, animate: bool) -> Mapping[str, str]:
    if gender == "neut":
        forms = [
            (f.text, f.cell) for f in morphology.paradigm(word.lower(), "noun", "neut", "singular", False) if not f.rare
        ]
    else:
        stem = word[:-2] + ("йц" if word.endswith("иец") else "ц") if word.endswith(_LOSING) else word
        forms = [
            (word.lower() if text == stem.lower() else text, cell)
            for text, cell in regular_noun(stem.lower(), gender, animate)
        ]
    return {cell: like(word, text) for text, cell in reversed(forms) if cell.startswith("sing")}


def _compound(word: str, number: str) -> Iterator[Head]:
    """A word with one hyphen: two nouns that decline both, or a first half that stands still."""
    first, _, second = word.partition("-")
    if not (first.isalpha() and second.isalpha()):
        return
    if _is_frozen(first):
        for head in heads(second, number):
            yield head._replace(forms=_each(head.forms, first + "-{}"))
        return
    one, two = heads(first, number), heads(second, number)
    yield from _both(one, two) or _both(_of_both_kinds(one, number), _of_both_kinds(two, number))


def _both(one: Sequence[Head], two: Sequence[Head]) -> list[Head]:
    """Two nouns that decline side by side and are both animate or both not, unless one is feminine."""
    found = []
    for head in one:
        fitting = [b for b in two if b.animate == head.animate] or [b for b in two if "femn" in (b.gender, head.gender)]
        for beside in fitting[:1]:
            forms = {cell: f"{form}-{beside.forms[cell]}" for cell, form in head.forms.items() if cell in beside.forms}
            found.append(head._replace(forms=forms))
    return found


def _each(forms: Mapping[str, str], pattern: str) -> Mapping[str, str]:
    return {cell: pattern.format(form) for cell, form in forms.items()}


def _of_both_kinds(found: Sequence[Head], number: str) -> list[Head]:
    """Nouns and, where there is but one and it is masculine or a plural, the same with the other accusative: Дрон-Мясник."""
    nominative, genitive, accusative = (
        (found[0].forms.get(f"{number} {case}") for case in ("nomn", "gent", "accs"))
        if len(found) == 1
        else ("", "", "")
    )
    if not accusative or nominative == genitive or accusative not in (nominative, genitive):
        return list(found)
    head = found[0]
    if number == "sing" and head.gender != "masc":
        return list(found)
    other = nominative if accusative == genitive else genitive
    return [head, Head({**head.forms, f"{number} accs": other or ""}, head.gender, not head.animate)]


def _is_frozen(half: str) -> bool:
    known_noun = any(a.pos == "noun" and "nomn" in a.cell for a in known(half))
    return half.lower() in FROZEN_HALVES or (half[-1].lower() in STILL and not known_noun)


def is_adjective(word: str, number: str) -> bool:
    """Tell whether a word is a full adjective or participle in the nominative of a number."""
    genders = ("masc", "femn", "neut") if number == "sing" else ("",)
    return any(agrees(word, number, gender) for gender in genders)


@lru_cache(maxsize=4096)
def agrees(word: str, number: str, gender: str) -> bool:
    """Tell whether an adjective in the nominative agrees with a noun of a number and gender."""
    last = word.rpartition("-")[2]
    cell = f"sing {gender} nomn" if number == "sing" else "plur nomn"
    looks_so = last.lower().endswith(_ADJECTIVE_ENDINGS) or any(_is_inflected_adjective(a) for a in known(last))
    return looks_so and any(
        f.cell == cell and fold_word(f.text) == fold_word(last) for f in morphology.agreeing_forms(last)
    )


def _is_inflected_adjective(reading: Analysis) -> bool:
    return (reading.pos == "adj" or reading.cell.startswith("prtf")) and "Fixd" not in reading.traits


def agreeing(word: str, cell: str, gender: str, animate: bool) -> str:
    """Return an adjective as it stands beside a noun of a gender and animacy in a noun's cell."""
    number, case = cell.split()
    wanted = f"sing {gender} {case}" if number == "sing" else f"plur {case}"
    if case == "accs" and (number == "plur" or gender == "masc"):
        wanted += " anim" if animate else " inan"
    first, hyphen, last = word.rpartition("-")
    return first + hyphen + like(last, morphology.agreeing(last, wanted.replace("loc2", "loct")) or last)


def all_agree(words: Iterable[str], number: str, gender: str) -> bool:
    """Tell whether all words are adjectives that agree with a noun of a number and gender."""
    return all(agrees(word, number, gender) for word in words)
