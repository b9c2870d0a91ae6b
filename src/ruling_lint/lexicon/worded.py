"""Numbers that the other text tells by a word which is none: doubled for в два раза, ещё один for a second one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import islice

from ruling_lint.patterns import lazy_pattern
from ruling_lint.text.items import Item, Role
from ruling_lint.text.number_words import number_word
from ruling_lint.text.places import Side
from ruling_lint.text.reading import Reading

_FACTORS = {
    2: "doubled doubles doubling halve halved halves halving",
    3: "triple tripled triples tripling",
    4: "quadruple quadrupled quadruples quadrupling",
}
_FACTOR = {word: str(value) for value, words in _FACTORS.items() for word in words.split()}
"""Words of the source for so many times as much, or as little."""

_AGAIN = lazy_pattern(r"\b(?:again|once more|one more time|repeatedly)\b")
_SECOND_OF_TWO = lazy_pattern(r"\b(?:the latter|followed by)\b")
_ONE_MORE = lazy_pattern(
    r"\bеще (?:раз|1|один|одн[аоуи]|одно(?:го|му|й|м)|одним)\b|\b(?:повторно|снова|опять|заново|секунд\w*|миг|мгновени\w+)\b"
)
"""What a second one is called: one in number, in time, or of time."""

_ONE_ON_ONE = lazy_pattern(r"\bодин на один\b")

_IN = lazy_pattern(r"\bв\Z")
_BY = lazy_pattern(r"\b(?:умнож|множ|разде?л|поде?л|дел)\w*(?: \w+){0,3} на\Z")
_TIMES = lazy_pattern(r"раза?\b")
_TIME = lazy_pattern(r"(?:- \w+ )?(?:(?:,|и|или|а|затем|потом|во?|(?:втор|трет)\w+) )*раз\b")
_OF_PLAYERS = lazy_pattern(r"(?:- )?players?\b")
_DIGIT_ORDINAL = lazy_pattern(r"- \w{1,3}\b")

_NEAR = 6
_SECOND, _THIRD = "2", "3"


def worded_aside(source: Side, target: Side) -> tuple[Side, Side]:
    """Return both sides with those numbers made passive that the other one has fewer of, and tells by such a word."""
    return (
        _aside(source, target, _told_in_russian(source, target.reading)),
        _aside(target, source, _told_in_english(target, source)),
    )


def _aside(side: Side, other: Side, told: Iterable[Item]) -> Side:
    found = list(told)
    if not found:
        return side
    lacking = Counter(item.value for item in _numbers(side)) - Counter(item.value for item in other.items)
    passive = set()
    for item in found:
        if item not in passive and lacking[item.value] > 0:
            lacking[item.value] -= 1
            passive.add(item)
    return Side(side.reading, [one._replace(role=Role.PASSIVE) if one in passive else one for one in side.items])


def _told_in_russian(source: Side, target: Reading) -> Iterator[Item]:
    """Yield the numbers of the source that the translation may tell by a word: as many as there are such words."""
    items = [item for item in _numbers(source) if item.value in (_SECOND, _THIRD)]
    if not items:
        return
    words = " ".join(target.tokens)
    one_more = (item for item in items if _is_one_more(item, source.reading))
    yield from islice(one_more, len(_ONE_MORE.findall(words)))
    of_players = (item for item in items if _counts_two_players(item, source.reading))
    yield from islice(of_players, len(_ONE_ON_ONE.findall(words)))


def _told_in_english(target: Side, source: Side) -> Iterator[Item]:
    """Yield the numbers of the translation that the source may tell by a word."""
    items = [item for item in _numbers(target) if item.value in _FACTOR.values()]
    if not items:
        return
    words = " ".join(source.reading.tokens)
    for value, told in Counter(_FACTOR[word] for word in source.reading.tokens if word in _FACTOR).items():
        yield from islice((item for item in items if item.value == value and _multiplies(item, target.reading)), told)
    seconds = (item for item in items if item.value == _SECOND and _is_ordinal(item, target.reading))
    yield from islice(seconds, len(_SECOND_OF_TWO.findall(words)))
    if _AGAIN.search(words):
        yield from (item for item in items if _is_occasion(item, target.reading))


def _numbers(side: Side) -> Iterator[Item]:
    return (item for item in side.items if item.kind == "number" and item.role is Role.REQUIRED)


def _around(item: Item, reading: Reading) -> tuple[str, str]:
    """Return the words before and behind a number."""
    first, after = reading.token_at(item.span.start), reading.token_at(item.span.end)
    return " ".join(reading.tokens[max(0, first - _NEAR) : first]), " ".join(reading.tokens[after : after + _NEAR])


def _multiplies(item: Item, reading: Reading) -> bool:
    """Tell whether a number says how much more or less there will be: в два раза, разделите его на два."""
    before, after = _around(item, reading)
    return bool((_IN.search(before) and _TIMES.match(after)) or _BY.search(before))


def _is_occasion(item: Item, reading: Reading) -> bool:
    """Tell whether a number says for which time something happens: во второй и в третий раз."""
    is_next = item.value in (_SECOND, _THIRD) and _is_ordinal(item, reading)
    return is_next and _TIME.match(_around(item, reading)[1]) is not None


def _is_one_more(item: Item, reading: Reading) -> bool:
    """Tell whether a number adds one to those before: a second token."""
    before, _ = _around(item, reading)
    return _is_ordinal(item, reading) and before.split(" ")[-1] == "a"


def _counts_two_players(item: Item, reading: Reading) -> bool:
    return item.value == _SECOND and _OF_PLAYERS.match(_around(item, reading)[1]) is not None


def _is_ordinal(item: Item, reading: Reading) -> bool:
    word = number_word(reading.tokens[reading.token_at(item.span.start)])
    return word.sort == "ordinal" if word else _DIGIT_ORDINAL.match(_around(item, reading)[1]) is not None
