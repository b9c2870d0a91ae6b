"""Numbers in running text by value: digits, number words of both languages, Roman numerals, months."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from decimal import Decimal

from ruling_lint.model import Span
from ruling_lint.patterns import lazy_pattern
from ruling_lint.text import roman
from ruling_lint.text.chars import DIGITS, fold_word
from ruling_lint.text.chunks import Chunk
from ruling_lint.text.fractions import part_names
from ruling_lint.text.glance import UNSURE, Glance
from ruling_lint.text.items import Item, Role
from ruling_lint.text.malformed import find_faults
from ruling_lint.text.masks import MASK, Mask, masked
from ruling_lint.text.number_words import TIMES, month_words, number_word, russian_words, times
from ruling_lint.text.reading import Reading
from ruling_lint.text.references import DOTTED
from ruling_lint.text.symbols import LOYALTY, POWER_TOUGHNESS
from ruling_lint.tuples import NamedTuple

_CLOCK = lazy_pattern(
    r"(?<![\w.:])(?P<hour>\d{1,2})(?::(?P<minutes>\d\d)(?!:?\d))?(?:\s?(?P<half>[apAP])\.?[mM]\b\.?|(?<=:00))"
)
_DATE = lazy_pattern(r"(?<![\d./-])(\d{1,4})([./-])(\d{1,2})\2(\d{1,4})(?![\d/-]|\.\d)")
_DAY = lazy_pattern(r"(?<![\d./-])(0[1-9])\.(0[1-9]|1[0-2])(?![\d/-]|\.\d)")
"""A date without its year; the zero tells it from a decimal."""

_GROUPED = r"\d{1,3}(?:[,. \u00a0\u202f\u2009]\d{3})+"
_DIGITS = lazy_pattern(
    rf"(?<!\d[.,])(?<![\w{MASK}])(?:{_GROUPED}(?!\d)|\d+[.,]\d+|\d+)(?:(?=(?:st|nd|rd|th|s|x|X)\b)|(?![A-Za-z_\d]))"
)
_WRITTEN = lazy_pattern(r"[-+−–—]?\d[\d.,:/+−–—-]*")
_ROMAN = lazy_pattern(r"(?<!\w)[IVX]{2,}(?!\w)")
"""What may be a required numeral; a single letter counts a chapter at most."""

_NUMERAL = lazy_pattern(r"\d|[IVX]{2}")
"""What all of these have one of."""

_DASHES = str.maketrans("−–—", "---")
_CHAPTER = lazy_pattern(r"\b(?:chapters?|глав\w{0,2}) ([IVX])\b", re.IGNORECASE)
_JOINT = lazy_pattern(r"[ \u00a0]+|-|[ \u00a0]and[ \u00a0]")
_BEYOND = lazy_pattern(
    r"(?:\b(?P<not>not?|не|ни|чем)\s+)?\b(?:(?P<more>more|greater|over|больше|более|свыше)|fewer|less|under|меньше|менее)"
    r"(?:,?\s+(?:than|чем))?\s+\Z",
    re.IGNORECASE,
)
_REACH = 24
_BEFORE_SECOND = frozenset(("split", "leap", "per"))
"""Words behind which a second is a time; so it is behind a number."""

_HOURS = frozenset((("past", "cardinal"), ("половине", "ordinal")))
"""An hour that one language counts from its start, and the other from its end: half past six, в половине седьмого."""

_DECADE = lazy_pattern(r"s\b|-(?:е|х|м|ми)\b")
_IDIOMS = frozenset((("два", "счета"), ("двух", "словах"), ("семи", "пядей")))
"""Words of which the first counts nothing."""
_YO = lazy_pattern(r"^(тр|четыр|четв|втро|вдво)е([хмр])")
_DETERMINERS = frozenset(("the", "these", "those", "эти", "те", "этих", "тех", "этим", "тем", "этими", "теми"))
_LOWER_CASE = frozenset(("may", "mar", "march", "dec"))
"""Words that are months only with a capital."""

_SPECIAL = lazy_pattern(r"\A\d{3}(?!\d|\.\d)|\d:\d|\d-?[^\W\d_]")
"""What is part of another number, or not what it looks like: 2 000, 5:00, 1990s; but not a rule like 704.5."""

_TIMES_AFTER = lazy_pattern(r"(?P<gap>[ \u00a0])(?P<noun>times?|раза?)\b")

_CASES_OF_ONE = {
    word: case
    for case, words in (
        ("nomn", "один одна одно одну"),
        ("gent", "одного одной"),
        ("datv", "одному"),
        ("ablt", "одним"),
    )
    for word in words.split()
}

_JOINING = 20
_DOZEN = 12

_AND_A_HALF = lazy_pattern(
    r"[ \u00a0-]and[ \u00a0-](?:a|one)[ \u00a0-]half\b|[ \u00a0]с[ \u00a0]половиной\b|[ \u00a0]?½"
)
_HALF_OF = lazy_pattern(r"\bhalf[ \u00a0-]an?[ \u00a0-]\Z", re.IGNORECASE)
_HALF = Decimal("0.5")
_HALF_MORE = frozenset(("полтора", "полторы", "полутора"))

_WHOLE = frozenset(("digits", "cardinal", "soft"))
"""The sorts of what a half may be added to."""

_ROLES = {"soft": Role.OPTIONAL, "scale": Role.OPTIONAL, "hint": Role.PASSIVE}


_LONGEST = 24
"""How many characters a number in digits has at most that anybody counts with."""

_LARGEST = 10**_LONGEST
"""Greater numbers are not put together any more: a decimal cannot hold all their digits."""


class _Part(NamedTuple):
    """A number or a word that may be part of one; `sort` is as in NumberWord, or "digits"."""

    span: Span
    value: Decimal
    sort: str


def find_numbers(reading: Reading) -> list[Item]:
    """Return the numbers of a text in order by value. Numbers in symbols, references and power/toughness are none.

    Nor is a run of digits that is too long to be counted with. Numbers that translators add and drop freely (one, both,
    first, a month, part of a compound) are not required.
    """
    words = [*_words(reading)]
    text = _without_faults(reading)
    items: list[Item] = []
    if not DIGITS.isdisjoint(reading.chars):
        for hints, pattern, read in _OTHERS:
            if not hints.isdisjoint(reading.chars):
                items += [item for match in pattern.finditer(text) for item in read(match)]
                text = pattern.sub(_blank, text)
        words += [
            _Part(Span(*m.span()), _worth(text, m), "digits") for m in _DIGITS.finditer(text) if len(m[0]) <= _LONGEST
        ]
        words += _repaired(reading.text)
    if not roman.LETTERS.isdisjoint(reading.chars):
        items += _chapters(text)
        words += [_Part(Span(*m.span()), Decimal(roman.parse(m[0])), "roman") for m in roman.NUMERAL.finditer(text)]
    items += [_item(part) for part in _joined(text, _with_halves(text, sorted(words)))]
    return sorted(items, key=lambda item: item.span)


def _write(chunk: Chunk) -> str:
    """Return the digits and Roman numerals of a chunk as written, and the values of its number words."""
    if not (any(map(_counts_something, chunk.tokens)) or _NUMERAL.search(chunk.masked)):
        return ""
    if _SPECIAL.search(chunk.masked) or any(map(_may_join, chunk.tokens)) or _names_month(chunk):
        return UNSURE
    found = [_alike(match.rstrip(".,:/+-−–—")) for match in _WRITTEN.findall(chunk.masked)]
    found += _ROMAN.findall(chunk.masked)
    return " ".join([*found, *filter(None, map(_value_of, chunk.tokens))])


def _counts_something(token: str) -> bool:
    """Tell whether a word is a number or a part of something."""
    return number_word(token) is not None or token in part_names()


def _alike(digits: str) -> str:
    """Return digits with one dash for all; not in a change of power, where one of them may be wrong."""
    return digits if "/" in digits else digits.translate(_DASHES)


def _names_month(chunk: Chunk) -> bool:
    months = month_words().keys() & set(chunk.tokens)
    return bool(months) and (months.isdisjoint(_LOWER_CASE) or not chunk.text.islower())


def _may_join(token: str) -> bool:
    """Tell whether a word may be one number together with a smaller one after it, or with what it is a part of."""
    word = number_word(token)
    return token in part_names() or (word is not None and (word.value >= _JOINING or word.sort == "scale"))


def _value_of(token: str) -> str:
    word = None if token in _LOWER_CASE else number_word(token)
    return str(word.value) if word and word.sort not in ("soft", "hint") else ""


GLANCE = Glance(_write)
"""Sees the same numbers, written alike."""


def _without_faults(reading: Reading) -> str:
    """Return the masked text with broken symbols masked as well."""
    return masked(reading.masked, (Mask(*fault.span, "fault") for fault in find_faults(reading.text)))


def _worth(text: str, match: re.Match[str]) -> Decimal:
    """Return the value of a number in digits; that of a decade without its century, which may be told or not: 1990s."""
    value = parse_digits(match[0])
    return value % 100 if value >= 1000 and value % 10 == 0 and _DECADE.match(text, match.end()) else value


def _repaired(text: str) -> Iterator[_Part]:
    """Yield the numbers of a text that are broken, as they must have been meant: 10О as 100."""
    for fault in find_faults(text):
        if fault.candidates and fault.candidates[0].isdigit():
            yield _Part(fault.span, Decimal(fault.candidates[0]), "digits")


def _blank(match: re.Match[str]) -> str:
    return MASK * len(match[0])


def parse_digits(digits: str) -> Decimal:
    """Return the value of a number in digits, grouped by comma, full stop or space, with a decimal point or comma."""
    if re.fullmatch(_GROUPED, digits):
        return Decimal(re.sub(r"\D", "", digits))
    return Decimal(digits.replace(",", "."))


def _item(part: _Part) -> Item:
    role = _ROLES.get(part.sort, Role.REQUIRED)
    if part.sort == "digits" and part.value == 1:
        role = Role.OPTIONAL
    return Item(part.span, f"{part.value.normalize():f}", "number", role)


def _date(match: re.Match[str]) -> Iterator[Item]:
    for group in (1, 3, 4) if match.re.groups > 2 else (1, 2):
        yield _item(_Part(Span(*match.span(group)), Decimal(match[group]), "digits"))


def _clock(match: re.Match[str]) -> Iterator[Item]:
    """An hour with a.m. or p.m. may be told in twelve or in twenty-four; full hours may lack their zeros."""
    span, hour = Span(*match.span("hour")), Decimal(match["hour"])
    yield _item(_Part(span, hour, "hint" if match["half"] else "digits"))
    if match["half"]:
        yield _item(_Part(span, hour % 12 + (12 if match["half"] in "pP" else 0), "hint"))
    if match["minutes"]:
        minutes = Span(*match.span("minutes"))
        yield _item(_Part(minutes, Decimal(match["minutes"]), "hint" if match["minutes"] == "00" else "digits"))


def _none(match: re.Match[str]) -> Iterator[Item]:
    """Numbers of other kinds are counted elsewhere."""
    return iter(())


_OTHERS: tuple[tuple[frozenset[str], re.Pattern[str], Callable[[re.Match[str]], Iterator[Item]]], ...] = (
    (frozenset("."), DOTTED, _none),
    (frozenset("/"), POWER_TOUGHNESS, _none),
    (frozenset("[:"), LOYALTY, _none),
    (frozenset("./-"), _DATE, _date),
    (frozenset("."), _DAY, _date),
    (frozenset(":mM"), _CLOCK, _clock),
)


def _chapters(text: str) -> Iterator[Item]:
    for match in _CHAPTER.finditer(text):
        yield _item(_Part(Span(*match.span(1)), Decimal(roman.parse(match[1].upper())), "soft"))


def _words(reading: Reading) -> Iterator[_Part]:
    for index, token in enumerate(reading.tokens):
        known = number_word(token)
        span = reading.span(index) if known else None
        if known and span and reading.text[span.start : span.end] not in _LOWER_CASE:
            yield _Part(span, Decimal(known.value), _sort(reading.tokens, index, known.sort))
        elif token in _HALF_MORE:
            yield _Part(reading.span(index), Decimal("1.5"), "soft")


def _sort(tokens: Sequence[str], index: int, sort: str) -> str:
    """A number word is easily lost where it only lists points (second, …), or picks up a number told before (the two)."""
    before, after = tokens[index - 1 : index], tokens[index + 1 : index + 2]
    if (tokens[index], *after) in _IDIOMS:
        return "hint"
    if tokens[index] == "second" and any(word in _BEFORE_SECOND or _counts(word) for word in before):
        return "hint"
    if (*before, sort) in _HOURS:
        return "hint"
    if sort == "ordinal" and after == [","]:
        return "soft"
    return "soft" if sort == "cardinal" and before and before[0] in _DETERMINERS else sort


def _counts(word: str) -> bool:
    number = number_word(word)
    return word.isdigit() or (number is not None and number[:2] != (2, "ordinal"))


def _joined(text: str, parts: Iterable[_Part]) -> Iterator[_Part]:
    """Put the words of one number together, the small ones first: twenty-one, сто двадцать, two thousand five hundred."""
    found = _folded(text, list(parts), _DOZEN, _times)
    for base in (10, 100, 1000, 1_000_000) if len(found) > 1 else ():
        found = _folded(text, _folded(text, found, base, _times), base, _plus)
    yield from found


def _folded(
    text: str, parts: Sequence[_Part], base: int, together: Callable[[_Part, _Part, int], Decimal | None]
) -> list[_Part]:
    """Put neighbours together that are one number."""
    found: list[_Part] = []
    for part in parts:
        last = found[-1] if found else None
        value = together(last, part, base) if last and _JOINT.fullmatch(text, last.span.end, part.span.start) else None
        if last and value is not None:
            found[-1] = _Part(Span(last.span.start, part.span.end), value, "cardinal")
        else:
            found.append(part)
    return found


def _with_halves(text: str, parts: Iterable[_Part]) -> Iterator[_Part]:
    """Add a half to each number that has one beside it: two and a half, два с половиной, 2½; take one of half a million."""
    end = 0
    for part in parts:
        half = _AND_A_HALF.match(text, part.span.end) if part.sort in _WHOLE else None
        one_of = (
            _HALF_OF.search(text, max(0, part.span.start - _REACH), part.span.start) if part.sort == "scale" else None
        )
        if one_of:
            yield _Part(Span(one_of.start(), part.span.end), part.value * _HALF, "cardinal")
        elif half:
            end = half.end()
            yield _Part(Span(part.span.start, end), part.value + _HALF, "cardinal")
        elif part.span.start >= end:
            yield part


def _times(left: _Part, right: _Part, base: int) -> Decimal | None:
    """Return how much so many hundreds or thousands are: двадцать тысяч, 2 million."""
    is_scale = right.sort == "scale" and right.value == base
    return left.value * base if is_scale and left.sort in ("digits", "cardinal", "soft") else None


def _plus(left: _Part, right: _Part, base: int) -> Decimal | None:
    """Return the sum of a multiple of a base and of what is less than that."""
    if right.sort not in ("cardinal", "ordinal", "soft") or not (
        left.sort == "cardinal" or (left.sort == "scale" and left.value == base)
    ):
        return None
    fits = 20 <= left.value < _LARGEST and left.value % base == 0 and 0 < right.value < base
    return left.value + right.value if fits else None


def beyond(reading: Reading, span: Span) -> int:
    """Return how far the least or greatest number that is meant lies beyond a number: 1 in "more than two", else -1 or 0."""
    before = _BEYOND.search(reading.text, max(0, span.start - _REACH), span.start)
    if before is None or before["not"]:
        return 0
    return 1 if before["more"] else -1


def tells_times(reading: Reading, span: Span) -> bool:
    """Tell whether a number says how often something happens: twice, three times, дважды, два раза."""
    word = fold_word(reading.text[span.start : span.end])
    known = number_word(word)
    if word in TIMES or word == "once" or (known is not None and known.sort == "times"):
        return True
    return _TIMES_AFTER.match(reading.text, span.end) is not None


def times_like(value: str, written: Sequence[str], reading: Reading, span: Span) -> tuple[Span, tuple[str, ...]]:
    """Return a number's place and what to write there, with the noun for times after it where that has to change."""
    noun = _TIMES_AFTER.match(reading.text, span.end)
    if noun is None or not value.isdigit():
        return span, tuple(written)
    wanted = "раза" if int(value) % 10 in (2, 3, 4) and int(value) % 100 not in (12, 13, 14) else "раз"
    if noun["noun"] == wanted:
        return span, tuple(written)
    return Span(span.start, noun.end()), tuple(f"{text}{noun['gap']}{wanted}" for text in written)


def written_like(value: str, sample: str, *, yo: bool = False) -> tuple[str, ...]:
    """Return a value as a Russian text would write it in place of `sample`: a word in the same form, or digits.

    `yo` says that the text writes ё.
    """
    if value.isdigit() and roman.LETTERS.issuperset(sample):
        return (roman.write(int(value)),)
    words = _like_word(int(value), fold_word(sample)) if value.isdigit() else ()
    if yo:
        words = tuple(_YO.sub(r"\1ё\2", word) for word in words)
    if sample[0].isupper():
        words = tuple(word.capitalize() for word in words)
    return words or (value.replace(".", ","),)


def _like_word(value: int, sample: str) -> tuple[str, ...]:
    """Return a value as a word in the form of a sample; in the place of дважды so many times, of один a cardinal in its case."""
    known = number_word(sample)
    if sample in TIMES or (known and known.sort == "times"):
        return times(value)
    form = _CASES_OF_ONE.get(sample) or (known.form if known else "")
    return russian_words(value, form) if form else ()
