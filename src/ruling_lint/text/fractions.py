"""Halves, thirds and quarters told in words of both languages, by value: half, two-thirds, a quarter; треть, три четверти."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache

from ruling_lint.model import Span
from ruling_lint.patterns import lazy_pattern
from ruling_lint.text.chars import fold_word
from ruling_lint.text.items import Item
from ruling_lint.text.number_words import number_word
from ruling_lint.text.reading import Reading

_ENGLISH = {
    "1/2": "half|one half|a half",
    "1/3": "one third|a third",
    "2/3": "two thirds",
    "1/4": "one quarter|a quarter",
    "3/4": "three quarters",
}
_RUSSIAN = {
    "1/2": "половину|половина|половины|половине|половиной|половине",
    "1/3": "треть|треть|трети|трети|третью|трети",
    "2/3": "две трети|две трети|двух третей|двум третям|двумя третями|двух третях",
    "1/4": "четверть|четверть|четверти|четверти|четвертью|четверти",
    "3/4": "три четверти|три четверти|трёх четвертей|трём четвертям|тремя четвертями|трёх четвертях",
}
"""In the accusative, nominative, genitive, dative, instrumental and locative."""

_PERCENT = {"50": "1/2", "25": "1/4", "75": "3/4", "fifty": "1/2", "пятьдесят": "1/2", "пятидесяти": "1/2"}
_PERCENT_SIGNS = ("%", "percent", "процентов")
_ONE = "одну|одна|одной|одной|одной|одной"
_PLACE = "третью"
"""What by itself is an ordinal: третью карту."""

_ONE_PART = ("a", "third")
"""What is an ordinal unless the whole follows: a third target, a third of them."""

_SIGNS = {"½": "1/2", "⅓": "1/3", "⅔": "2/3", "¼": "1/4", "¾": "3/4"}
_MARKS = frozenset(_SIGNS)
_SIGN = lazy_pattern(r"(?<![\d/{])(?<!\d )[½⅓⅔¼¾](?![/}])")
"""A fraction in one sign, but for one that is added to a number (2½) or a symbol of the game."""

_DECIMALS = {"5": "1/2", "25": "1/4", "75": "3/4"}
_IN_DIGITS = lazy_pattern(
    r"(?<![\w/½.,*+−–-])(?:(?P<ratio>1/[234]|2/3|3/4)|0[.,](?P<decimal>5|25|75))(?![\w/½]|[.,]\d)"
)
"""Digits that may be a fraction, or power and toughness, or one of many decimals."""

_HYPHEN = "-"
_POINTS = frozenset(".,")
_ADDING = frozenset(("and", "с"))


def find_fractions(reading: Reading) -> list[Item]:
    """Return the fractions of a text in order, with values such as 2/3; none that are added to a number: two and a half."""
    found = list(_found(reading))
    if not _MARKS.isdisjoint(reading.chars):
        found += [Item(Span(*m.span()), _SIGNS[m[0]], "fraction") for m in _SIGN.finditer(reading.masked)]
        found.sort(key=lambda item: item.span)
    return found


def with_fractions_in_digits(wanted: Sequence[Item], found: Sequence[Item], reading: Reading) -> list[Item]:
    """Return the fractions found in a text, and those told in digits there that are wanted and not found yet."""
    missing = Counter(item.value for item in wanted) - Counter(item.value for item in found)
    added = []
    for item in _in_digits(reading) if missing else ():
        if missing[item.value] > 0:
            missing[item.value] -= 1
            added.append(item)
    return sorted([*found, *added], key=lambda item: item.span)


def fraction_like(value: str, sample: str, *, yo: bool) -> tuple[str, ...]:
    """Return a fraction in the cases that a Russian one may have, likeliest first; none where the sample is no fraction.

    `yo` says that the text writes ё.
    """
    first, _, rest = fold_word(sample).partition(" ")
    plain = rest if first in _ONE.split("|") else fold_word(sample)
    fitting = dict.fromkeys(
        form
        for forms in _RUSSIAN.values()
        for told, form in zip(forms.split("|"), _RUSSIAN[value].split("|"), strict=True)
        if fold_word(told) == plain
    )
    texts = [form if yo else form.replace("ё", "е") for form in fitting]
    return tuple(text.capitalize() if sample[0].isupper() else text for text in texts)


@cache
def part_names() -> frozenset[str]:
    """Return the folded words that name a part of something, and no place in a row."""
    words = {words[-1] for words in _values()} - {_PLACE, *_ONE_PART, *_PERCENT_SIGNS}
    return frozenset(words)


def _found(reading: Reading) -> Iterator[Item]:
    tokens, index = reading.tokens, 0
    while index < len(tokens):
        last = _last_of(tokens, index)
        is_whole = not (_is_added(tokens, index) or _is_decimal(tokens, index))
        if last is not None and is_whole and tokens[last + 1 : last + 2] != [_HYPHEN]:
            words = tuple(token for token in tokens[index : last + 1] if token != _HYPHEN)
            yield Item(reading.span(index, last), _values()[words], "fraction")
        index = index + 1 if last is None else last + 1


def _in_digits(reading: Reading) -> Iterator[Item]:
    for match in _IN_DIGITS.finditer(reading.masked):
        yield Item(Span(*match.span()), match["ratio"] or _DECIMALS[match["decimal"]], "fraction")


def _last_of(tokens: list[str], index: int) -> int | None:
    """Return the last token of the fraction that starts at one; None where none does."""
    following = index + 2 if tokens[index + 1 : index + 2] == [_HYPHEN] else index + 1
    words = (tokens[index], *tokens[following : following + 1])
    if (
        len(words) > 1
        and words in _values()
        and (words != _ONE_PART or tokens[following + 1 : following + 2] == ["of"])
    ):
        return following
    is_part = words[:1] in _values() and tokens[index] != _PLACE and following == index + 1
    return index if is_part else None


def _is_added(tokens: list[str], index: int) -> bool:
    """Tell whether a fraction is added to a number before it: два с половиной."""
    number = tokens[index - 2] if index > 1 and tokens[index - 1] in _ADDING else ""
    return number.isdigit() or number_word(number) is not None


def _is_decimal(tokens: list[str], index: int) -> bool:
    """Tell whether digits are the end of a number with a point or a comma: 2.50%."""
    return index > 1 and tokens[index].isdigit() and tokens[index - 1] in _POINTS and tokens[index - 2].isdigit()


@cache
def _values() -> dict[tuple[str, ...], str]:
    """Return what the words of each fraction are worth."""
    values = {tuple(told.split()): value for value, words in _ENGLISH.items() for told in words.split("|")}
    for value, words in _RUSSIAN.items():
        forms = fold_word(words).split("|")
        values |= {tuple(form.split()): value for form in forms}
        if value.startswith("1"):
            values |= dict.fromkeys(zip(_ONE.split("|"), forms, strict=True), value)
    return values | {(digits, sign): value for digits, value in _PERCENT.items() for sign in _PERCENT_SIGNS}
