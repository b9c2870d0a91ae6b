"""Number words of both languages with their values, and the Russian ones by their grammatical forms."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache

from ruling_lint.text.scripts import TO_CYRILLIC
from ruling_lint.tuples import NamedTuple


class NumberWord(NamedTuple):
    """What a number word is worth, what sort of word it is, and its grammatical form.

    `sort` is "cardinal", "ordinal" or "scale" (hundred, thousand, million), which join into larger numbers; "times"
    (twice, дважды); "soft": one, both, first and the like, which often have no counterpart; or "hint": a word that
    never changes into a number but may stand for one (April, other, no, двухцветный).
    """

    value: int
    sort: str
    form: str = ""


_ENGLISH = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen twenty"
)
_ENGLISH_TENS = "thirty forty fifty sixty seventy eighty ninety"
_ENGLISH_TENTHS = "thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth"
_ENGLISH_ORDINALS = (
    "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth "
    "sixteenth seventeenth eighteenth nineteenth twentieth"
)
_TIMES = {"twice": 2, "дважды": 2, "thrice": 3, "трижды": 3, "четырежды": 4}
TIMES = {"однажды": 1} | {word: value for word, value in _TIMES.items() if not word.isascii()}
"""Russian words for so many times."""

_SCALES = {
    12: "dozen дюжина дюжины дюжин дюжине дюжину дюжиной",
    100: "hundred hundredth",
    1000: "thousand thousandth тысяча тысячи тысяч тысяче тысячу тысячей тысячам тысячами тысячах тыс",
    1_000_000: "million millions миллион миллиона миллионов миллиону миллионом миллионе млн",
}
_SOFT = {
    0: "zero ноль ноля нолю нолем ноле нуль нуля нулю нулем нуле нулевой нулевая нулевое нулевую нулевого нулевому нулевым",
    1: "one once single first один одна одно одни одного одной одному одним одном одну одною одних одними однажды "
    "единственный единственная единственное единственную единственного единственной единственному единственным",
    2: "both double pair оба обе обоих обеих обоим обеим обоими обеими пара пары пару паре парой вдвое парами парам парах "
    "двойной двойная двойное двойную двойного двойному двойным двойном",
    3: "triple треть трети втрое тройной тройная тройное тройную тройного тройному тройным тройном",
    4: "вчетверо",
    5: "впятеро",
    6: "вшестеро",
    7: "семью",
    1000: "тысячный тысячная тысячное тысячного тысячному тысячным тысячном тысячную тысячной тысячные тысячных тысячными",
}
_HINTS = {
    0: "no none nil without нет без ни нисколько",
    2: "other others another either neither couple dual twin twins half halves пополам попарно половина половины половине половину половиной",
    3: "thirds третей третьи третям третями третях",
    4: "quarter quarters четвертей четверть четверти четвертью четвертям четвертями четвертях",
    5: "fifths",
    10: "tenths десяток десятка десятки десятке десятку десятком десятков десяткам десятками",
    20: "twenties",
    30: "thirties",
    40: "forties",
    50: "fifties",
    60: "sixties",
    70: "seventies",
    80: "eighties",
    90: "nineties",
    100: "сотня сотни сотню сотней сотен сотням сотнями",
}

_NAMED = {2: "двойк", 3: "тройк", 4: "четверк", 5: "пятерк", 6: "шестерк", 7: "семерк", 8: "восьмерк", 9: "девятк"}
_NAMED_ENDINGS = "а и е у ой ам ами ах"
"""Nouns for numbers, which stand for a digit or for so many: степень двойки."""

_REGULAR = {
    5: "пят",
    6: "шест",
    7: "сем",
    9: "девят",
    10: "десят",
    11: "одиннадцат",
    12: "двенадцат",
    13: "тринадцат",
    14: "четырнадцат",
    15: "пятнадцат",
    16: "шестнадцат",
    17: "семнадцат",
    18: "восемнадцат",
    19: "девятнадцат",
    20: "двадцат",
    30: "тридцат",
}
_TENS = {50: "пят", 60: "шест", 70: "сем"}
_HUNDREDS = {500: "пят", 600: "шест", 700: "сем", 900: "девят"}
_IRREGULAR = {
    2: "два/две двух двум двумя",
    3: "три трех трем тремя",
    4: "четыре четырех четырем четырьмя",
    8: "восемь восьми восьми восемью/восьмью",
    40: "сорок сорока сорока сорока",
    80: "восемьдесят восьмидесяти восьмидесяти восемьюдесятью/восьмьюдесятью",
    90: "девяносто девяноста девяноста девяноста",
    100: "сто ста ста ста",
    200: "двести двухсот двумстам двумястами двухстах",
    300: "триста трехсот тремстам тремястами трехстах",
    400: "четыреста четырехсот четыремстам четырьмястами четырехстах",
    800: "восемьсот восьмисот восьмистам восемьюстами/восьмьюстами восьмистах",
}
"""A locative that is left out is like the genitive."""

_COLLECTIVE = {
    2: "двое двоих двоим двоими",
    3: "трое троих троим троими",
    4: "четверо четверых четверым четверыми",
    5: "пятеро пятерых пятерым пятерыми",
    6: "шестеро шестерых шестерым шестерыми",
    7: "семеро семерых семерым семерыми",
    8: "восьмеро восьмерых восьмерым восьмерыми",
    9: "девятеро девятерых девятерым девятерыми",
    10: "десятеро десятерых десятерым десятерыми",
}
_TOGETHER = {2: "вдвоем", 3: "втроем", 4: "вчетвером", 5: "впятером", 6: "вшестером", 7: "всемером"}
"""How many do something together."""

_ORDINALS = {
    1: "перв",
    2: "втор",
    4: "четверт",
    7: "седьм",
    8: "восьм",
    40: "сороков",
    80: "восьмидесят",
    90: "девяност",
    100: "сот",
    200: "двухсот",
    300: "трехсот",
    400: "четырехсот",
    800: "восьмисот",
}
_FIRST = (1, "ordinal")
_STRESSED = frozenset((2, 6, 7, 8, 40))
_ENDINGS = "ый ая ое ого ому ым ом ую ой ою ые ых ыми"
_THIRD = "третий третья третье третьего третьему третьим третьем третью третьей третьею третьи третьих третьими"
_CASES = "nomn gent datv ablt loct"
_MONTHS = (
    ("january february march april may june july august september october november december", "-"),
    ("jan feb mar apr - jun jul aug sep oct nov dec", "-"),
    ("январ феврал - апрел - июн июл - сентябр октябр ноябр декабр", "ь я ю е ем"),
    ("- - март - - - - август - - - -", "- а у е ом"),
    ("- - - - ма - - - - - - -", "й я ю е ем"),
)
"""Stems in the order of the months, and the endings that each takes; a dash is none."""

_COMPOUNDS = {
    2: "(?:дву|двой(?=ни|но)|удв(?=о|аи))[а-я]{3,}",
    3: "(?:трех|тре(?=уг|но|зу)|утр(?=о[ей]|аи))[а-я]{3,}",
    4: "четыр(?:ех|(?=уг))[а-я]{3,}|четверо[а-я]{3,}",
    5: "пяти[а-я]{3,}",
    6: "шести[а-я]{3,}",
    7: "семи[а-я]{3,}",
    8: "восьми[а-я]{3,}",
    9: "девяти[а-я]{3,}",
    10: "десяти[а-я]{3,}",
    40: "сорока[а-я]{3,}",
    90: "девяносто[а-я]{3,}",
    100: "стогран[а-я]{3,}",
} | {value: stem + "и[а-я]{3,}" for value, stem in _REGULAR.items() if value > 10}
_COMPOUND_STARTS = ("дв", "тр", "уд", "ут", "че", "пят", "шес", "сем", "вос", "дев", "дес", "одинн", "сорока", "стогр")


@lru_cache(maxsize=1 << 16)
def number_word(word: str) -> NumberWord | None:
    """Return what a folded word of either language is worth, None if it is no number word.

    A Russian word may hold Latin lookalikes.
    """
    known = _number_words().get(word) or (None if word.isascii() else _number_words().get(word.translate(TO_CYRILLIC)))
    if known or not word.startswith(_COMPOUND_STARTS):
        return known
    return next((NumberWord(n, "hint") for n, pattern in _COMPOUNDS.items() if re.fullmatch(pattern, word)), None)


@cache
def russian_words(value: int, form: str) -> tuple[str, ...]:
    """Return the Russian words for a value in a grammatical form (`NumberWord.form`), best first; none if unknown."""
    return tuple(word for word, number in _russian() if number.value == value and number.form == form)


def times(value: int) -> tuple[str, ...]:
    """Return how often something happens in Russian words: один раз, дважды, пять раз; none where no word is known."""
    if value == 1:
        return ("один раз", "однажды")
    found = tuple(word for word, worth in TIMES.items() if worth == value)
    return found or tuple(f"{word} раз" for word in russian_words(value, "nomn")[:1])


@cache
def _number_words() -> dict[str, NumberWord]:
    words = {word: NumberWord(value, "cardinal") for value, word in enumerate(_ENGLISH.split())}
    words |= {word: NumberWord(10 * tens, "cardinal") for tens, word in enumerate(_ENGLISH_TENS.split(), 3)}
    words |= {word: NumberWord(value, "ordinal") for value, word in enumerate(_ENGLISH_ORDINALS.split(), 1)}
    words |= {word: NumberWord(10 * tens, "ordinal") for tens, word in enumerate(_ENGLISH_TENTHS.split(), 3)}
    words |= {word: NumberWord(value, "times") for word, value in _TIMES.items()}
    for word, number in _russian():
        words.setdefault(word, number)
    words |= {word: number._replace(sort="soft") for word, number in words.items() if number[:2] == _FIRST}
    return words | dict(_listed(_SCALES, "scale")) | dict(_listed(_SOFT, "soft")) | dict(_hints())


def _listed(table: dict[int, str], sort: str) -> Iterator[tuple[str, NumberWord]]:
    for value, words in table.items():
        yield from ((word, NumberWord(value, sort)) for word in words.split())


def _hints() -> Iterator[tuple[str, NumberWord]]:
    yield from _listed(_HINTS, "hint")
    for value, stem in _NAMED.items():
        yield from ((stem + ending, NumberWord(value, "hint")) for ending in _NAMED_ENDINGS.split())
    yield from ((word, NumberWord(month, "hint")) for word, (month, _) in month_words().items())


@cache
def month_words() -> dict[str, tuple[int, int]]:
    """Return the names of months in both languages, each with its number and, where it declines, that of its case."""
    return {
        name + ending.strip("-"): (month, case)
        for names, endings in _MONTHS
        for month, name in enumerate(names.split(), 1)
        if name != "-"
        for case, ending in enumerate(endings.split())
    }


def _russian() -> Iterator[tuple[str, NumberWord]]:
    """Yield the declined number words; a word of several cases comes first with the likeliest."""
    for value, forms in (_IRREGULAR | dict(_regular())).items():
        yield from _declined(value, forms, "")
    for value, forms in _COLLECTIVE.items():
        yield from _declined(value, forms, "collective ")
    yield from ((word, NumberWord(value, "soft", "together")) for value, word in _TOGETHER.items())
    yield from _ordinals(3, _THIRD.split())
    tens = {value: stem + "идесят" for value, stem in _TENS.items()}
    hundreds = {value: stem + "исот" for value, stem in _HUNDREDS.items()}
    for value, stem in (_REGULAR | _ORDINALS | tens | hundreds).items():
        ending = "ой" if value in _STRESSED else "ый"
        yield from _ordinals(value, [stem + ending, *(stem + ending for ending in _ENDINGS.split()[1:])])


def _regular() -> Iterator[tuple[int, str]]:
    """Yield the numbers made of a stem with their forms."""
    for value, stem in _REGULAR.items():
        yield value, f"{stem}ь {stem}и {stem}и {stem}ью"
    for value, stem in _TENS.items():
        yield value, f"{stem}ьдесят {stem}идесяти {stem}идесяти {stem}ьюдесятью"
    for value, stem in _HUNDREDS.items():
        yield value, f"{stem}ьсот {stem}исот {stem}истам {stem}ьюстами {stem}истах"


def _declined(value: int, forms: str, prefix: str) -> Iterator[tuple[str, NumberWord]]:
    told = forms.split()
    for case, words in zip(_CASES.split(), [*told[:4], *(told[4:] or told[1:2])], strict=True):
        yield from ((word, NumberWord(value, "cardinal", prefix + case)) for word in words.split("/"))


def _ordinals(value: int, words: list[str]) -> Iterator[tuple[str, NumberWord]]:
    for ending, word in zip(_ENDINGS.split(), words, strict=True):
        yield word, NumberWord(value, "ordinal", ending)
