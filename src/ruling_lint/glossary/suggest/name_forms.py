"""How the Russian name of a card declines: as a noun phrase, a participle, a person and what it is, or two of them."""

from __future__ import annotations

from functools import lru_cache
from itertools import takewhile

from ruling_lint.glossary.suggest.government import PREPOSITIONS
from ruling_lint.glossary.suggest.name_bearers import GENDERS, MASCULINE, gender_of, person
from ruling_lint.glossary.suggest.name_tails import depends, is_participle, stands_still
from ruling_lint.glossary.suggest.name_words import (
    CONSONANTS,
    NAMES,
    STILL,
    Head,
    agreeing,
    agrees,
    all_agree,
    cells_of,
    common,
    heads,
    is_adjective,
    is_told_by_ending,
    known,
)
from ruling_lint.glossary.suggest.nouns import Noun
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

_NUMBERS = ("sing", "plur")


@lru_cache(maxsize=1024)
def declensions(name: str, english: str = "") -> tuple[Noun, ...]:
    """Return a name as a noun with its forms, likeliest first; none where it is not certain how it declines.

    Where only the animacy of a noun is open, there are two, which differ in the accusative. It is certain of

    - a noun with adjectives before it that agree, and with nothing after it that could be a second subject: Ангел
      Серры. No dictionary need know the noun if its ending leaves one declension: Ржавый Мортивор;
    - two such nouns with a hyphen between them: Нага-Оракул; or with и: Огонь и Лед;
    - a participle with what belongs to it, before its noun or instead of it: Плывущий в Небе Карп, Несущий Беды;
    - a person of known sex, with epithets: Оливия Волдарен, Аджани Непреклонный;
    - such a noun, or a foreign name, and after a comma what it is: Джейс, Ваятель Разума.

    The English name tells a genitive from a word in apposition: Прикосновение Теззерета is Tezzeret's Touch.
    """
    for number in _NUMBERS:
        found = {tuple(noun.forms.items()): noun for noun in _declined(name, number, english)}
        if found:
            return tuple(map(_spelt, found.values()))
    return ()


def _spelt(noun: Noun) -> Noun:
    """A name whose words are written with ё, or with е, in all forms as they are in itself."""
    kept = {word[:3] for word in noun.headword.split(" ") if "ё" in word.lower()}

    def spelt(word: str) -> str:
        return word if word[:3] in kept else word.replace("ё", "е").replace("Ё", "Е")

    return noun._replace(forms={cell: " ".join(map(spelt, form.split(" "))) for cell, form in noun.forms.items()})


def _declined(name: str, number: str, english: str) -> Iterator[Noun]:
    who, comma, what = name.partition(", ")
    if comma:
        if "," not in what:
            yield from _with_participle(who, what, number)
            yield from _in_apposition(who, what, number, english)
        return
    words = name.split(" ")
    if len(words) > 1 and known(words[0]) and all(a.pos == "adv" for a in known(words[0])):
        yield from _with_adverb(words[0], " ".join(words[1:]), number, english)
        return
    for parse in (_with_complement, _headed, _substantive):
        found = list(parse(words, number, english))
        if found:
            yield from found
            return
    if number == "sing":
        yield from _person_alone(words, english)
        yield from _titled(words, english)
        yield from _pair(name, english)


def _with_adverb(adverb: str, rest: str, number: str, english: str) -> Iterator[Noun]:
    for noun in _declined(rest, number, english):
        forms = {cell: f"{adverb} {form}" for cell, form in noun.forms.items()}
        yield noun._replace(headword=f"{adverb} {rest}", forms=forms)


def _headed(words: Sequence[str], number: str, english: str) -> Iterator[Noun]:
    """A noun with adjectives before it, and after it what stands still."""
    for index, word in enumerate(words):
        modifiers, rest = words[:index], words[index + 1 :]
        found = [head for head in heads(word, number) if all_agree(modifiers, number, head.gender)]
        if found and not (rest and _leads_on(words[: index + 2])):
            if _is_surely_noun(words, index, english) and stands_still(words, index, number, found, english):
                for head in _first_gender(found):
                    yield _noun(words, range(index), index, head, number)
            return
        if not is_adjective(word, number):
            return


def _leads_on(words: Sequence[str]) -> bool:
    """Whether all words but the last are adjectives of the last, and none is rather a noun: главная in Главная Площадь."""
    if (
        not known(words[-1])
        and words[-1][-1] in "ая"
        and any(_is_common(word) and heads(word, "sing") for word in words[:-1])
    ):
        return False
    return any(all_agree(words[:-1], n, head.gender) for n in _NUMBERS for head in heads(words[-1], n))


def _first_gender(found: Sequence[Head]) -> Iterator[Head]:
    """Of a noun of both genders one is enough: without adjectives, and with those that agree, the forms are the same."""
    return takewhile(lambda head: head.gender == found[0].gender or "plur nomn" in head.forms, found)


def _is_surely_noun(words: Sequence[str], index: int, english: str) -> bool:
    """Whether an unknown word in a consonant is a masculine noun, and no woman's name: Скааб в Доспехах, but Вивьен с Луком."""
    word = words[index]
    if "-" in word or known(word) or is_told_by_ending(word):
        return True
    if index and word[-1] in "ая":
        return not (depends(english) and agrees(words[index - 1], "sing", "masc"))
    if index or word[-1] in STILL:
        return bool(index)
    if word in GENDERS:
        return depends(english) and (GENDERS[word] == "masc" or word[-1] in "ая")
    if word[-1].lower() not in CONSONANTS or word in MASCULINE:
        return True
    _, _, after = english.partition(" ")
    return len(words) == 1 or (bool(english) and not after.startswith(("of ", "the ", "with ", "from ")))


def _noun(words: Sequence[str], modifiers: Iterable[int], at: int, head: Head, number: str) -> Noun:
    forms: dict[str, str] = {}
    for cell, form in head.forms.items():
        changed = {i: agreeing(words[i], cell, head.gender, head.animate) for i in modifiers} | {at: form}
        forms[cell] = " ".join(changed.get(i, word) for i, word in enumerate(words))
    return Noun(" ".join(words), forms, head.gender, head.animate, number == "plur", number == "plur")


def _with_complement(words: Sequence[str], number: str, english: str) -> Iterator[Noun]:
    """A participle, what belongs to it, and its noun at the end: Плывущий в Небе Карп, Покрытая Рунами Морская Звезда."""
    if len(words) < 3 or not (is_adjective(words[0], number) and _belongs(words[1:-1], words[0], words[-1])):
        return
    start = len(words) - 1
    while start > 1 and is_adjective(words[start - 1], number):
        start -= 1
    modifiers = (0, *range(start, len(words) - 1))
    found = [h for h in heads(words[-1], number) if all_agree([words[i] for i in modifiers], number, h.gender)]
    if start > 1 and _is_surely_noun((words[0], words[-1]), 1, english):
        for head in _first_gender(found):
            yield _noun(words, modifiers, len(words) - 1, head, number)


def _belongs(between: Sequence[str], first: str, last: str) -> bool:
    """Whether words after a participle, or another adjective, may be what it governs."""
    if between[0].lower() in PREPOSITIONS:
        return len(between) > 1
    readings = known(between[0])
    if any(a.pos == "adj" for a in readings):
        return False
    nouns = [a for a in readings if a.pos == "noun"]
    nominative = [a for a in nouns if "nomn" in a.cell]
    agreeing_nouns = [a for a in nominative if agrees(first, a.cell[:4], a.gender if a.cell.startswith("sing") else "")]
    if agreeing_nouns and (any(a.animate for a in agreeing_nouns) or not any(a.animate for a in common(known(last)))):
        return False
    return bool(nouns) and (not nominative or (is_participle(first) and any("accs" in a.cell for a in nouns)))


def _substantive(words: Sequence[str], number: str, english: str) -> Iterator[Noun]:
    """Adjectives or a participle without a noun: Вылинявший, Боевая Певчая, Несущий Беды."""
    count = len(list(takewhile(lambda word: is_adjective(word, number), words)))
    for gender in ("masc", "femn", "neut") if number == "sing" else ("",):
        if not count or not all_agree(words[:count], number, gender):
            continue
        rest = words[count:]
        if rest and not (
            _may_be_object(rest, words[count - 1], number) or _follows_still(words, count, number, english)
        ):
            return
        for animate in (True, False) if gender in ("masc", "") else (True,):
            head = Head(dict.fromkeys(cells_of(number), ""), gender, animate)
            forms = {c: agreeing(words[count - 1], c, gender, animate) for c in cells_of(number)}
            yield _noun(words, range(count - 1), count - 1, head._replace(forms=forms), number)
        return


def _follows_still(words: Sequence[str], count: int, number: str, english: str) -> bool:
    """Whether a preposition follows, or what a participle or another adjective that is used as a noun governs."""
    last, rest = words[count - 1], words[count:]
    if rest[0].lower() not in PREPOSITIONS:
        governs = is_participle(last) or (depends(english) and any(a.pos == "noun" for a in known(last)))
        if not (governs and all(_is_oblique(word, number) for word in rest)):
            return False
    return stands_still(words, count - 1, number, (Head({}, "", True),), english)


def _may_be_object(rest: Sequence[str], participle: str, number: str) -> bool:
    """Whether a noun after a participle is its object, that is, no noun with which the participle agrees."""
    readings = [a for a in known(rest[0]) if a.pos == "noun"]
    if not readings or not is_participle(participle):
        return False
    agreeing_nouns = [a for a in readings if a.cell == f"{number} nomn" and agrees(participle, number, a.gender)]
    others = all(word.lower() in PREPOSITIONS or _is_oblique(word, number) for word in rest[1:])
    return not agreeing_nouns and any(a.cell.endswith("accs") for a in readings) and others


def _is_oblique(word: str, number: str) -> bool:
    readings = known(word)
    oblique = any(a.cell.endswith(("gent", "datv", "ablt", "loct")) or a.pos == "adv" for a in readings)
    return oblique and not any("nomn" in a.cell and number in a.cell for a in readings)


def _with_participle(who: str, what: str, number: str) -> Iterator[Noun]:
    """A noun with a participle after a comma and what belongs to it: Демон, приносящий горе."""
    words, after = who.split(" "), what.split(" ")
    if not (after[0].islower() and is_participle(after[0])):
        return
    for noun in _headed(words, number, ""):
        if agrees(after[0], number, noun.gender):
            rest = " ".join(after[1:])
            forms = {
                cell: f"{form}, {agreeing(after[0], cell, noun.gender, noun.animate)} {rest}".rstrip()
                for cell, form in noun.forms.items()
            }
            yield noun._replace(headword=f"{who}, {what}", forms=forms)


def _in_apposition(who: str, what: str, number: str, english: str) -> Iterator[Noun]:
    seconds = list(_declined(what, number, english))
    for second in seconds:
        forms = _bearer(who, second, number, english)
        if forms is not None:
            both = {c: f"{form}, {second.forms[c]}" for c, form in forms.items() if c in second.forms}
            yield second._replace(headword=f"{who}, {what}", forms=both)
            if second.animate:
                return


def _bearer(who: str, what: Noun, number: str, english: str) -> Mapping[str, str] | None:
    """The forms of what stands before a comma; None where it is not certain."""
    words = who.split(" ")
    if "-" in who or who in MASCULINE or _is_common(words[0]) or is_adjective(words[0], number):
        nouns = list(_declined(who, number, english))
        if nouns:
            return nouns[0].forms
    if number == "plur" or any(word.islower() for word in words):
        return None
    listed = gender_of(words[0])
    if listed:
        return person(who, listed)
    open_ = any(word[-1].lower() not in "ая" + STILL for word in words)
    if open_ and (what.gender == "neut" or (not what.animate and what.gender != "masc")):
        return None
    if any(map(_is_common, words)):
        return None
    return person(who, "femn" if what.gender == "femn" else "masc")


def _person_alone(words: Sequence[str], english: str) -> Iterator[Noun]:
    """A person of known sex, or one whose epithet tells it: Оливия Волдарен, Аджани Непреклонный, Теззерет Искатель."""
    given, *others = words
    if not others or not given[:1].isupper() or (known(given) and not gender_of(given)):
        return
    if any(is_adjective(given, number) for number in _NUMBERS):
        return
    for gender in ("masc", "femn"):
        listed = gender_of(given) == gender
        forms = person(given, gender) if (listed or not gender_of(given)) and not _is_common(given) else None
        if forms is None:
            continue
        if others[0] in PREPOSITIONS and listed:
            after: Mapping[str, str] | None = dict.fromkeys(forms, " ".join(others))
        elif all_agree(others, "sing", gender):
            after = {cell: " ".join(agreeing(word, cell, gender, animate=True) for word in others) for cell in forms}
        elif (epithets := _epithets(others, gender, english)) and (listed or " the " in english):
            after = epithets[0].forms
        elif listed and all(map(_may_be_surname, others)):
            after = person(" ".join(others), gender)
        else:
            after = None
        if after is not None:
            both = {cell: f"{form} {after[cell]}" for cell, form in forms.items() if cell in after}
            yield Noun(" ".join(words), both, gender, True, False)
            return


def _may_be_surname(word: str) -> bool:
    """Whether the dictionary has no word that is so written, but for a noun in another case: Сархан Воль."""
    return not _is_common(word) and all(a.pos == "noun" for a in known(word))


def _epithets(words: Sequence[str], gender: str, english: str) -> list[Noun]:
    return [noun for noun in _headed(words, "sing", english) if noun.animate and noun.gender == gender]


def _titled(words: Sequence[str], english: str) -> Iterator[Noun]:
    """What somebody is, and a name: Архангел Авацина."""
    for at in range(1, len(words)):
        gender = gender_of(words[at])
        forms = person(" ".join(words[at:]), gender) if gender and not any(map(_is_common, words[at:])) else None
        titles = [noun for noun in _headed(words[:at], "sing", english) if noun.animate] if forms else []
        if titles and forms:
            both = {cell: f"{form} {forms[cell]}" for cell, form in titles[0].forms.items() if cell in forms}
            yield Noun(" ".join(words), both, gender, True, False)
            return


def _is_common(word: str) -> bool:
    return any(a.traits.isdisjoint(NAMES) and "nomn" in a.cell for a in known(word))


def _pair(name: str, english: str) -> Iterator[Noun]:
    """Two that decline both: Огонь и Лед."""
    first, conjunction, second = name.partition(" и ")
    if (
        not conjunction
        or " и " in second
        or not second[:1].isupper()
        or (" " in second and gender_of(second.split(" ")[0]))
    ):
        return
    one, two = _half(first, english), _half(second, english)
    if one and two:
        cases = [cell.split()[1] for cell in cells_of("sing")]
        forms = {f"plur {case}": f"{_in(one, case)} и {_in(two, case)}" for case in cases}
        yield Noun(name, forms, "", one.animate and two.animate, True, True)


def _half(name: str, english: str) -> Noun | None:
    gender = gender_of(name)
    forms = person(name, gender) if gender else None
    if forms is not None:
        return Noun(name, forms, gender, True, False)
    found = declensions(name, english)
    return found[0] if found and len({noun.animate for noun in found}) == 1 else None


def _in(noun: Noun, case: str) -> str:
    return noun.forms[f"{'plur' if noun.is_plural else 'sing'} {case}"]
