"""Whether a number of the source may lack its counterpart: told together with an equal one, or by another word."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from ruling_lint.patterns import lazy_pattern
from ruling_lint.text.chars import DIGITS
from ruling_lint.text.items import Item, Role
from ruling_lint.text.number_words import number_word
from ruling_lint.text.places import Side
from ruling_lint.text.reading import Reading

_SHARING_WORDS = (
    "столько сколько равны равные равных равным равными оба обе обоих обеих обоим обеим обоими обеими "
    "тоже также одинаковы одинаково одинаковые одинаковых же вдвоем вместе"
)
_SHARING = frozenset(_SHARING_WORDS.split())
"""Words that give one number to several things: столько же, сила и выносливость равны."""

_POINTING_WORDS = (
    "их им ими них ним ними они он она оно его ее ей ему эти этих этим этими этот эта это этого этой этому те тех тем теми "
    "тот та то того той тому остальные остальных другие других другой другая другое нее него который которые которых"
)
_POINTING = frozenset(_POINTING_WORDS.split())
"""Words that stand for things already counted, where the source counts them again: two cards … those two cards."""

_OR_MORE = ["or", "more"]
_SEVERAL = frozenset(("несколько", "нескольких", "нескольким", "несколькими"))

_NEXT_WORDS = (
    "следующие следующих следующим следующими другие других другим другими остальные остальных остальным остальными"
)
_NEXT = frozenset(_NEXT_WORDS.split())
"""Words for an ordinal before a number: the first two … the second two."""

_EVERY_OTHER = "через"
"""Tells every two of something: через ход."""

_EACH = "every"
_RANGE = lazy_pattern(r"\s*(?:[-–—]|…|по|до|to|through)\s*")
_UNIT = lazy_pattern(
    r"(?P<second>seconds|секунд(?:[аыуе]|ой|ам|ами|ах)?)|(?P<minute>minutes?|минут(?:[аыуе]|ой|ам|ами|ах)?)"
    r"|(?P<hour>hours?|час(?:[ауыео]|ом|ов|ам|ами|ах)?)|(?P<day>days?|день|дн(?:[яюеи]|ем|ей|ям|ями|ях))"
    r"|(?P<week>weeks?|недел(?:[яиюеь]|ей|ям|ями|ях))|(?P<month>months?|месяц(?:[ауеы]|ем|ев|ам|ами|ах)?)"
    r"|(?P<year>years?|год(?:[ауеы]|ом|ов|ам|ами|ах)?|лет|пол(?:у?года))|(?P<century>centur(?:y|ies)|век(?:[ауе]|ом|ов|ами?|ах)?)"
)
"""Units of time in both languages."""

_NEAR = 2

_DETERMINERS = frozenset(("the", "these", "those", "that", "this"))
_TO_EACH = ["по"]
_JOINTS = frozenset(("и", "или", "либо", "/"))
_PARTS = frozenset(("noun", "verb"))


def ordinals_aside(source: Side, target: Reading) -> Side:
    """Return the source with ordinals before numbers made optional, if the translation may have another word for them."""
    if _NEXT.isdisjoint(target.tokens):
        return source
    items = (
        item._replace(role=Role.OPTIONAL) if item.kind == "number" and _orders_a_number(item, source) else item
        for item in source.items
    )
    return Side(source.reading, list(items))


def _orders_a_number(item: Item, side: Side) -> bool:
    first, after = _place(item, side)
    number, following = number_word(side.reading.tokens[first]), "".join(side.reading.tokens[after : after + 1])
    return number is not None and number.sort == "ordinal" and bool(following.isdigit() or number_word(following))


def is_told_otherwise(lost: Item, source: Side, target: Side) -> bool:
    """Tell whether two or more may be several, without a number, or every two every other one."""
    first, after = _place(lost, source)
    words = source.reading.tokens
    if lost.value != "2":
        return False
    if words[after : after + 2] == _OR_MORE:
        return not _SEVERAL.isdisjoint(target.reading.tokens)
    return words[max(0, first - 1) : first] == [_EACH] and _EVERY_OTHER in target.reading.tokens


def is_in_range(item: Item, side: Side, other: Side) -> bool:
    """Tell whether a number of a row lies between two that the other text tells as a range: three of II, III, and IV in II–IV."""
    if not item.value.isdigit() or not _is_in_row(item, side):
        return False
    text = other.reading.text
    return any(
        int(left.value) < int(item.value) < int(right.value) and _RANGE.fullmatch(text, left.span.end, right.span.start)
        for left, right in pairwise(_whole_numbers(other))
    )


def _is_in_row(item: Item, side: Side) -> bool:
    """Tell whether the number before or behind one is the next smaller or greater."""
    pairs = pairwise(_whole_numbers(side))
    return any(item in pair and int(pair[1].value) - int(pair[0].value) == 1 for pair in pairs)


def _whole_numbers(side: Side) -> list[Item]:
    return [one for one in side.items if one.kind == "number" and one.value.isdigit()]


def is_in_other_units(item: Item, side: Side, other: Side) -> bool:
    """Tell whether a number counts time that the other text tells in other units: eighteen months, полтора года."""
    _, after = _place(item, side)
    if not _units(side.reading.tokens[after : after + _NEAR]):
        return False
    told = _units(other.reading.tokens)
    return bool(told) and _units(side.reading.tokens) != told


def _units(words: Sequence[str]) -> set[str | None]:
    """Return the units of time that words name."""
    return {match.lastgroup for match in map(_UNIT.fullmatch, words) if match}


def is_told_once(lost: Item, source: Side, target: Side) -> bool:
    """Tell whether an item of the source that the target lacks may be told together with an equal one.

    A number that the source tells in digits is told again unless something shows that it is shared; one in words may
    become a pronoun.
    """
    equal = [item for item in target.items if (item.kind, item.value) == (lost.kind, lost.value)]
    if lost.kind != "number" or not equal:
        return False
    words = target.reading.tokens
    if not _SHARING.isdisjoint(words) or any(_is_shared(words, *_place(item, target)) for item in equal):
        return True
    told = (source.reading.text[start:end] for (start, end), value, *_ in source.items if value == lost.value)
    if all(map(DIGITS.isdisjoint, told)):
        _, counted = _place(min(equal), target)
        return not _POINTING.isdisjoint(words[counted:])
    first, _ = _place(lost, source)
    return not _DETERMINERS.isdisjoint(source.reading.tokens[max(0, first - 1) : first])


def _place(item: Item, side: Side) -> tuple[int, int]:
    """Return the first token of an item, and the first after it."""
    return side.reading.token_at(item.span.start), side.reading.token_at(item.span.end)


def _is_shared(words: Sequence[str], first: int, after: int) -> bool:
    """Tell whether a number stands beside two words that are joined: взять и сбросить две карты, две карты или земли."""
    before = words[max(0, first - 3) : first]
    return (
        before[-1:] == _TO_EACH
        or _are_joined(before)
        or _are_joined(words[after : after + 3])
        or _are_joined(words[after + 1 : after + 4])
    )


def _are_joined(words: Sequence[str]) -> bool:
    return len(words) == 3 and words[1] in _JOINTS and _parts(words[0]) == _parts(words[2]) != set()


def _parts(word: str) -> set[str]:
    """Return which parts of speech a word can be, of those that share a number."""
    from ruling_lint import morphology  # loads the dictionary, which few texts need

    return {reading.pos for reading in morphology.analyses(word)} & _PARTS
