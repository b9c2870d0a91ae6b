"""Finding symbols and placeholders that are broken: lost or wrong brackets, lookalike letters, codes of old."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Callable, Iterator
from functools import lru_cache

from ruling_lint.model import Span
from ruling_lint.patterns import lazy_pattern
from ruling_lint.text.chars import CYRILLIC, DIGITS
from ruling_lint.text.scripts import TO_LATIN
from ruling_lint.text.symbols import COLOURS, canonical, unslashed
from ruling_lint.tuples import NamedTuple


class Fault(NamedTuple):
    """A broken symbol or placeholder: its place, what it may have been (best first), and how it is broken.

    `kind` is "lookalike" (then `char` is the wrong letter), "bracket", "spelling", "sign", "unclosed" or "unknown".
    A `certain` fault can have been nothing but its first candidate.
    """

    span: Span
    candidates: tuple[str, ...]
    kind: str
    certain: bool
    char: str = ""


_BRACES = lazy_pattern(r"(?<![$%#])\{[^{}\n]*\}")
_DOUBLED = lazy_pattern(r"\{\{\s*(\D[^{}\n]{0,8}?)\s*\}\}")
_SPLIT_NUMBER = lazy_pattern(r"\{(\d)\}(\d{1,2})(?!\w)")
_ONES = str.maketrans("lI", "11")
_UNSURE_LOOKALIKES = str.maketrans("ОоOoЗз", "000033")
_LAYOUT = str.maketrans("цгикпсчеяйЦГИКПСЧЕЯЙ", "wubrgcxtzqWUBRGCXTZQ")
_SEPARATOR = lazy_pattern(r"(?<=\w)\s*[\\|,;\-–+]\s*(?=\w)")
_ROW = lazy_pattern(rf"(?:\d{{1,2}}|[{COLOURS}CXS]){{2,}}")
_ROW_PART = lazy_pattern(r"\d+|.")
_ROUND_OR_SQUARE = lazy_pattern(r"[()\[\]]")
_WORD = r"[^\s{}()\[\]<>,;:.!?«»\"'“”„]{1,30}"
_OPENED = lazy_pattern(rf"\{{(?:(\{{[^{{}}\n]*\}})|[ ]?({_WORD})([)\]]?))")
_CLOSED = lazy_pattern(rf"(?:(\{{[^{{}}\n]*\}})|([(\[]?)({_WORD})[ ]?)\}}$")
_NAME = lazy_pattern(r"[A-Za-z_][\w.]*")
_ONE = rf"\d{{1,2}}|[{COLOURS}CXTQ]|[2C{COLOURS}]/[{COLOURS}](?:/P)?|[{COLOURS}]/P"
_ROUND_ROW = lazy_pattern(rf"(?:\((?:{_ONE})\)){{2,}}|(?:\[(?:{_ONE})\]){{2,}}")
_ROUND = lazy_pattern(rf"(?<=\}})\((?:{_ONE})\)|\((?:{_ONE})\)(?=\{{)|[(\[<][TQТ][)\]>](?=[ ]?[:,])")
_ROUNDS = (((")(", "]["), _ROUND_ROW), (("}(", "){", "T", "Q", "Т"), _ROUND))
"""Patterns of other brackets, each with signs one of which every match holds."""

_INSIDE = lazy_pattern(r"[^()\[\]<>]+")
_CODE = rf"[oо](?:c?[TQ]|\d{{1,2}}|[{COLOURS}CXYZS]|\([2{COLOURS}]/[{COLOURS}]\))"
_CODES = lazy_pattern(rf"(?<!\w)(?:{_CODE})+(?!\w)")
_CODE_PART = lazy_pattern(r"[oо]c?\(?([^oо()]+)\)?")
_RULE_LETTER = lazy_pattern(r"\d{3}\.(?<![\w.]\d{3}\.)\d{1,3}([а-яА-Я])(?!\w)")
_POWER = lazy_pattern(r"(?<![\w/])[+−–-]?(?:\d{1,2}/[+−–-]?([ЗО])|([ЗО])/[+−–-]?\d{1,2})(?![\w/])")
_LAST_LETTER = lazy_pattern(r"(?<![\w/.,:+−–-])\d{1,3}([ОOЗ])(?![\w/])")
_SIGNED_LETTER = lazy_pattern(
    r"(?<![\w/])(?=[+−–-][\dlI]{1,2}/[+−–-]\d?[lI]|[+−–-]\d?[lI])[+−–-][\dlI]{1,2}/[+−–-][\dlI]{1,2}(?![\w/])"
)
_ONE_SIGN = lazy_pattern(
    r"(?<![\w/+*.,−–-])(?<![+−–-] )"
    r"(?:\+\d{1,2}/\d{1,2}|\d{1,2}/\+\d{1,2}|(?:(?<=получает )|(?<=получают ))[−–-]\d{1,2}/\d{1,2})"
    r"(?![\w/+*]|[.,]\d)"
)
_SPACED_SIGN = lazy_pattern(
    r"(?<![\w/+*.,−–-])(?<!\d )(?=[^/]{0,4} /|[^/]{1,4}/ |[+−–-] )[+−–-] ?\d{1,2} ?/ ?[+−–-] ?\d{1,2}(?![\w/+*]|[.,]\d)"
)
_EMPTY = lazy_pattern(
    r"(?:(?<=\})\{\s*\}|\{\s*\}(?=\{)|\{\s*\}(?=[:,] )|(?<![а-яё])(?:[Дд]обав|[Зз]аплат|[Уу]плат)[а-яё]+ (?P<after>\{\s*\})|\{ +\})"
)
_UNPRINTED = lazy_pattern(
    r"(?:(?<=\})|(?<=\}, )|(?<=[Дд]обавьте )|(?<=[Зз]аплатите )|(?<=[Уу]платите ))\{(?:Z|2[1-9]|[3-9]\d)\}"
    r"|\{(?:Z|2[1-9]|[3-9]\d)\}(?=[:{]|, \{)"
)
_BARE_SYMBOL = lazy_pattern(
    r"(?:(?<=\}, )|(?:\A|(?<=[\n«\"“„]))(?=.: ?(?:[Дд]обав|[Вв]озьм|[Цц]елев|[Нн]анес|[Сс]озда|[Пп]олож|[Пп]осмотр)))"
    r"[TТQ](?=:)"
)
_SMALL = lazy_pattern(
    rf"(?<=\{{[{COLOURS}CSX]\}})(?:\{{[{COLOURS.lower()}csx]\}})+|(?:\{{[{COLOURS.lower()}csx]\}})+(?=\{{[{COLOURS}CSX]\}})"
)
_PRINTF = lazy_pattern(r"(?<!\d)(?<!\d\s)%(?:\d+\$)?([сд])(?!\w)")


@lru_cache(maxsize=64)
def find_faults(text: str) -> tuple[Fault, ...]:
    """Return the broken symbols and placeholders of a text in order; they do not overlap."""
    chars = frozenset(text)
    faults = [fault for hints, find in _FINDERS if not hints.isdisjoint(chars) for fault in find(text)]
    return tuple(_without_overlaps(faults))


def braced(symbol: str) -> str:
    """Return a symbol as it is written in text."""
    return "{" + symbol + "}"


def _in_braces(text: str) -> Iterator[Fault]:
    for match in _BRACES.finditer(text):
        inner = match[0][1:-1]
        if inner and canonical(inner) is None:
            around = text[max(0, match.start() - 1) : match.start()] + text[match.end() : match.end() + 1]
            fault = _diagnose(inner, Span(*match.span()), touches="}" in around or "{" in around)
            if fault:
                yield fault


def _diagnose(inner: str, span: Span, *, touches: bool) -> Fault | None:
    latin = inner.translate(TO_LATIN)
    symbol = canonical(re.sub(r"\s", "", latin))
    if symbol:
        wrong = next((char for char in inner if ord(char) in TO_LATIN), "")
        return Fault(span, (braced(symbol),), "lookalike" if wrong else "bracket", certain=True, char=wrong)
    symbol = canonical(_SEPARATOR.sub("/", latin.strip())) or unslashed(latin)
    if symbol:
        return Fault(span, (braced(symbol),), "spelling", certain=False)
    if _ROW.fullmatch(latin):
        parts = _ROW_PART.findall(latin)
        return Fault(span, ("".join(map(braced, parts)), *_as_hybrid(parts)), "spelling", certain=False)
    return _unknown(inner, span, touches=touches)


def _as_hybrid(parts: list[str]) -> tuple[str, ...]:
    symbol = canonical("/".join(parts))
    return (braced(symbol),) if symbol else ()


def _unknown(inner: str, span: Span, *, touches: bool) -> Fault | None:
    digits = inner.translate(_UNSURE_LOOKALIKES)
    if digits.isdigit():
        return Fault(span, (braced(digits),), "lookalike", certain=False, char=inner.strip("0123456789")[0])
    if len(inner) != 1 or not (inner in CYRILLIC or (touches and inner.isupper())):
        return None
    guess = inner.translate(_LAYOUT).upper()
    return Fault(span, (braced(guess),) if guess != inner and canonical(guess) else (), "unknown", certain=False)


def _doubled(text: str) -> Iterator[Fault]:
    for match in _DOUBLED.finditer(text):
        symbol = canonical(match[1].translate(TO_LATIN))
        if symbol:
            yield Fault(Span(*match.span()), (braced(symbol),), "bracket", certain=True)


def _split_numbers(text: str) -> Iterator[Fault]:
    for match in _SPLIT_NUMBER.finditer(text):
        yield Fault(Span(*match.span()), (braced(match[1] + match[2]),), "bracket", certain=False)


def _unbalanced(text: str) -> Iterator[Fault]:
    opened, closed = _unpaired_braces(text)
    counts = _Counts(text) if opened or closed else None
    for at in opened:
        match = _OPENED.match(text, at)
        if match and counts:
            yield from _unclosed(counts, match)
    for at in closed:
        match = _CLOSED.search(text, max(0, at - 40), at + 1)
        if match and counts:
            yield from _unopened(counts, match)


class _Counts:
    """How often brackets stand before a place, counted once a text."""

    def __init__(self, text: str) -> None:
        self._places: dict[str, list[int]] = {char: [] for char in "()[]"}
        for match in _ROUND_OR_SQUARE.finditer(text):
            self._places[match[0]].append(match.start())

    def before(self, char: str, place: int) -> int:
        """Return how many there are before an offset."""
        return bisect_left(self._places[char], place)

    def after(self, char: str, place: int) -> int:
        """Return how many there are from an offset on."""
        return len(self._places[char]) - self.before(char, place)


def _unpaired_braces(text: str) -> tuple[list[int], list[int]]:
    opened: list[int] = []
    closed: list[int] = []
    for match in re.finditer(r"[{}]", text):
        if match[0] == "{":
            opened.append(match.start())
        elif opened:
            opened.pop()
        else:
            closed.append(match.start())
    return opened, closed


def _unclosed(counts: _Counts, match: re.Match[str]) -> Iterator[Fault]:
    whole, inner, closer = match.groups()
    if whole:
        yield from _rebraced(whole[1:-1], Span(*match.span()))
    else:
        opener, at = {")": "(", "]": "["}.get(closer, closer), match.start()
        foreign = bool(closer) and counts.before(opener, at) <= counts.before(closer, at)
        yield from _rebraced(inner, Span(match.start(), match.end() if foreign else match.end(2)))


def _unopened(counts: _Counts, match: re.Match[str]) -> Iterator[Fault]:
    whole, opener, inner = match.groups()
    if whole:
        yield from _rebraced(whole[1:-1], Span(*match.span()))
    else:
        closer, at = {"(": ")", "[": "]"}.get(opener, opener), match.end()
        foreign = bool(opener) and counts.after(closer, at) <= counts.after(opener, at)
        yield from _rebraced(inner, Span(match.start() if foreign else match.start(3), match.end()))


def _rebraced(inner: str, span: Span) -> Iterator[Fault]:
    symbol = canonical(inner.translate(TO_LATIN))
    if symbol:
        yield Fault(span, (braced(symbol),), "unclosed", certain=True)
    elif _NAME.fullmatch(inner):
        yield Fault(span, (braced(inner),), "unclosed", certain=False)


def _in_other_brackets(text: str) -> Iterator[Fault]:
    patterns = [pattern for signs, pattern in _ROUNDS if any(sign in text for sign in signs)]
    for pattern in patterns:
        for match in pattern.finditer(text):
            symbols = [canonical(inner.translate(TO_LATIN)) for inner in _INSIDE.findall(match[0])]
            written = "".join(braced(symbol) for symbol in symbols if symbol)
            if not all(char in "0123456789{}" for char in written):
                yield Fault(Span(*match.span()), (written,), "bracket", certain=True)


def _old_codes(text: str) -> Iterator[Fault]:
    for match in _CODES.finditer(text):
        symbols = [canonical(code) for code in _CODE_PART.findall(match[0])]
        if re.search("[A-Z]", match[0]):
            yield Fault(Span(*match.span()), ("".join(braced(s) for s in symbols if s),), "code", certain=True)


def _rule_letters(text: str) -> Iterator[Fault]:
    for match in _RULE_LETTER.finditer(text):
        if ord(match[1]) in TO_LATIN:
            yield _lookalike(match, match[1], match[1].translate(TO_LATIN))


def _printf_letters(text: str) -> Iterator[Fault]:
    for match in _PRINTF.finditer(text):
        yield _lookalike(match, match[1], "s" if match[1] == "с" else "d")


def _digits(text: str) -> Iterator[Fault]:
    for match in _POWER.finditer(text):
        letter = match[1] or match[2]
        yield _lookalike(match, letter, letter.translate(_UNSURE_LOOKALIKES))


def _letters_for_one(text: str) -> Iterator[Fault]:
    for match in _SIGNED_LETTER.finditer(text):
        letter = next(char for char in match[0] if char in "lI")
        right = match[0].translate(_ONES)
        yield Fault(Span(*match.span()), (right,), "lookalike", certain=True, char=letter)


def _lost_signs(text: str) -> Iterator[Fault]:
    """Yield changes of power and toughness that have lost a sign, or hold spaces: +1/1, + 1/+1."""
    for match in _ONE_SIGN.finditer(text):
        power, toughness = match[0].split("/")
        sign = next(char for char in match[0] if not char.isdigit() and char != "/")
        texts = (f"{sign}{power.strip(sign)}/{sign}{toughness.strip(sign)}",)
        yield Fault(Span(*match.span()), texts, "sign", certain=False)
    for match in _SPACED_SIGN.finditer(text):
        yield Fault(Span(*match.span()), (match[0].replace(" ", ""),), "sign", certain=True)


def _empty(text: str) -> Iterator[Fault]:
    """Yield braces that have lost their symbol; a lone {} elsewhere may be a placeholder of a program."""
    for match in _EMPTY.finditer(text):
        yield Fault(Span(*match.span("after" if match["after"] else 0)), (), "unknown", certain=False)


def _small(text: str) -> Iterator[Fault]:
    """Yield symbols in small letters right beside those in capitals; by themselves they may be a habit, or a program's fields."""
    for match in _SMALL.finditer(text):
        yield Fault(Span(*match.span()), (match[0].upper(),), "spelling", certain=True)


def _unprinted(text: str) -> Iterator[Fault]:
    """Yield symbols in a cost that no card has: numbers over twenty, and {Z} without the {Y} before it."""
    for match in _UNPRINTED.finditer(text):
        if "Z" not in match[0] or "{Y}" not in text:
            yield Fault(Span(*match.span()), (), "unknown", certain=False)


def _bare_symbols(text: str) -> Iterator[Fault]:
    """Yield a T that has lost its braces in a cost: {1}, T: …"""
    for match in _BARE_SYMBOL.finditer(text):
        wrong = match[0] if match[0] in CYRILLIC else ""
        yield Fault(Span(*match.span()), (braced(match[0].translate(TO_LATIN)),), "unclosed", certain=False, char=wrong)


def _letters_for_digits(text: str) -> Iterator[Fault]:
    """Yield numbers whose last digit is a letter: 10О."""
    for match in _LAST_LETTER.finditer(text):
        right = match[0].translate(_UNSURE_LOOKALIKES)
        yield Fault(Span(*match.span()), (right,), "lookalike", certain=False, char=match[1])


def _lookalike(match: re.Match[str], letter: str, meant: str) -> Fault:
    return Fault(Span(*match.span()), (match[0].replace(letter, meant),), "lookalike", certain=True, char=letter)


def _without_overlaps(faults: list[Fault]) -> list[Fault]:
    kept: list[Fault] = []
    for fault in sorted(faults, key=lambda fault: (fault.span.start, -fault.span.end)):
        if not kept or fault.span.start >= kept[-1].span.end:
            kept.append(fault)
    return kept


_FINDERS: tuple[tuple[frozenset[str], Callable[[str], Iterator[Fault]]], ...] = (
    (frozenset("{"), _in_braces),
    (frozenset("{"), _doubled),
    (frozenset("{"), _split_numbers),
    (frozenset("{}"), _unbalanced),
    (frozenset("[(<"), _in_other_brackets),
    (frozenset("TQWUBRGCXYZS"), _old_codes),
    (frozenset("."), _rule_letters),
    (frozenset("%"), _printf_letters),
    (frozenset("/"), _digits),
    (frozenset("lI"), _letters_for_one),
    (frozenset("ОOЗ"), _letters_for_digits),
    (frozenset("+−–-"), _lost_signs),
    (frozenset("{"), _empty),
    (frozenset("{"), _small),
    (frozenset("{"), _unprinted),
    (frozenset("TТQ"), _bare_symbols),
)

HINTS = frozenset().union(*(hints for hints, _ in _FINDERS))
"""A text without any of these characters has nothing that could be broken."""

CLUES = (HINTS - CYRILLIC - {"."}) | DIGITS | {":"}
"""Nor has a stretch between spaces without any of these: Russian letters and full stops are broken beside others only."""

_BESIDE = lazy_pattern(
    r"[(\[<][TQТ][)\]>]\Z|\A[+−–-]\d{0,2}\Z|\A/|/\Z|\A\W*[−–-]\d{1,2}/\d|\{\}|\{(?:Z|[2-9]\d)\}|(?<!\w)[TТQ]:"
)
"""What is broken or not as the words beside it tell."""


def may_be_broken(chunk: str) -> bool:
    """Tell whether a stretch between spaces, whose braces are paired, holds a broken symbol, or may beside other words."""
    return bool(find_faults(chunk)) or _BESIDE.search(chunk) is not None
