"""Russian numerals: which number and case they ask of a noun, and their forms by gender."""

from __future__ import annotations

from ruling_lint.tuples import NamedTuple

_PAUCAL = frozenset({"два", "две", "три", "четыре", "оба", "обе", "полтора", "полторы"})
_FROM_FIVE = (
    "пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать "
    "семнадцать восемнадцать девятнадцать двадцать тридцать сорок пятьдесят сто"
)
_MANY = frozenset(_FROM_FIVE.split())
_OBLIQUE = {
    "gent": "двух трех четырех обоих обеих пяти шести семи восьми девяти десяти одиннадцати двенадцати двадцати тридцати "
    "сорока пятидесяти ста",
    "datv": "двум трем четырем обоим обеим",
    "ablt": "двумя тремя четырьмя обоими обеими пятью шестью семью десятью",
}
_BY_WORD = {word: case for case, words in _OBLIQUE.items() for word in words.split()}
_DIRECT = ("nomn", "accs")
_FEMININE = {"два": "две", "оба": "обе", "обоих": "обеих", "обоим": "обеим", "обоими": "обеими", "полтора": "полторы"}
_OTHER = {feminine: other for other, feminine in _FEMININE.items()}


class Demand(NamedTuple):
    """What a numeral asks: the noun's number, and its case where the numeral phrase is nominative or accusative.

    An empty case means that the noun keeps the case of the phrase (один). `cases` are those of the phrase that the
    numeral's own form can have (двумя, два); none where it tells nothing (2).
    """

    number: str
    case: str
    cases: tuple[str, ...] = ()


def demand(token: str) -> Demand | None:
    """Return what a folded token asks of a noun as a numeral, None where it is none."""
    if token.isdecimal():
        return _of_value(int(token))
    if token in _PAUCAL:
        return Demand("sing", "gent", _DIRECT)
    if token in _MANY:
        return Demand("plur", "gent", _DIRECT)
    if token in ("x", "х"):
        return Demand("plur", "gent")
    if token in _BY_WORD:
        case = _BY_WORD[token]
        return Demand("plur", case, ("gent", "loct", "accs") if case == "gent" else (case,))
    return None


def _of_value(value: int) -> Demand:
    if value % 100 in range(11, 15) or value % 10 in (0, 5, 6, 7, 8, 9):
        return Demand("plur", "gent")
    return Demand("sing", "") if value % 10 == 1 else Demand("sing", "gent")


def for_gender(word: str, gender: str) -> str:
    """Return a numeral (folded) in the form for a gender: два, две."""
    return _FEMININE.get(word, word) if gender == "femn" else _OTHER.get(word, word)
