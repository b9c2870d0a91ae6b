"""Words written together with a number, a symbol, a closing mark or the next sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ruling_lint.lexicon import memory
from ruling_lint.model import Span
from ruling_lint.patterns import lazy_pattern
from ruling_lint.text.chars import fold_word
from ruling_lint.text.masks import MASK
from ruling_lint.text.reading import Reading
from ruling_lint.text.symbols import canonical
from ruling_lint.tuples import NamedTuple


class Glued(NamedTuple):
    """A place where a space is missing, how it is written with one, and whether that is certain."""

    span: Span
    right: str
    certain: bool


_TOUCHING = lazy_pattern(r"[\d.:»)][а-яё]|\d(?<=[А-ЯЁа-яё]\d)")
"""What every text holds where a word is written together with a number, a closing mark or the next sentence."""

_NUMBER_FIRST = lazy_pattern(r"(?<![\w.,/:+−–-])\d{1,3}(?=([а-яё]{4,}))")
_OF_NUMBERS = (
    "бит",
    "гран",
    "знач",
    "карточ",
    "крат",
    "лет",
    "мерн",
    "мест",
    "минут",
    "процент",
    "сторон",
    "час",
    "этаж",
)
"""How words begin that are written together with a number, though they should have a hyphen: 2-кратный."""

_COUNTED = "повреждени|карт|жетон|жизн|существ|фишк|ман[аыу]|земл|перманент|игрок|раз|очк|единиц|заклинани|способност|волшебств"
_NUMBER_LAST = lazy_pattern(
    rf"""(?: (?<![\w.-]) (?:
        (?:[Вв]|[Нн]а|[Пп]о|[Дд]о|[Оо]т|[Ии]з|[Зз]а|[Сс]|[Ии]|[Ии]ли|[Нн]е) (?=\d+[ \u00a0][а-яё]{{3}})
      | [А-ЯЁа-яё]{{3,}}(?:те|ть|[еи]т|[уюая]т|[тс]я|[тс]ь) (?=\d+[ \u00a0][а-яё]{{3}})
      | [Рр]авн[аоы][а-яё]{{0,2}} (?=\d+(?!\w))
      | [А-ЯЁа-яё]{{2,}} (?=\d+[ \u00a0](?:(?:и|или)[ \u00a0](?:более|больше|менее|меньше)(?!\w)|(?:{_COUNTED})[а-яё]*))
      | (?<![^\n])[А-ЯЁ][а-яё]{{3,}} (?=\d+(?:[ \u00a0][(—{MASK}]|$))
    ) )(\d{{1,2}})(?!\d)""",
    re.VERBOSE | re.MULTILINE,
)
"""A word that no footnote follows, then its number: Возьмите3 карты, силой4 или меньше, Отсрочка2 — {{R}}."""

_POWER = lazy_pattern(r"([а-яё]{2})?([+−–-]\d{1,2}/[+−–-]\d{1,2})([а-яё]{2})?")
_ENDS_WORD = lazy_pattern(rf"(?:(?<![^\s{MASK}])[внсикоуа]|[а-яё]{{2}})\Z")
_STARTS_WORD = lazy_pattern(rf"[внсикоуа](?![^\s{MASK}])|[а-яё]{{2}}")
_SENTENCES = lazy_pattern(r"(?<![\w.@/:-])[А-ЯЁа-яё]*[а-яё]{3}([.:])(?=([а-яё]{3,})(?![\w./:@-]))")
_CLOSED = lazy_pattern(r"(?<=[\w.!?…])[»)](?=([а-яё]+)(?![\w-]))")
_AFTER_QUOTE = frozenset(["и", "в", "с", "к", "о", "на", "не", "но", "за", "по", "из", "от", "до", "или", "для"])
_SHORTEST = 3


def find_glued(reading: Reading) -> Iterator[Glued]:
    """Yield the places in a text where a word is written together with what stands beside it."""
    text = reading.masked
    if reading.masks:
        yield from _beside_symbols(reading)
    if "/" in text:
        for match in _POWER.finditer(text):
            yield from _parted(match[1], Span(*match.span(2)), match[2], match[3])
    if _TOUCHING.search(text):
        yield from _beside_numbers(text)
        yield from _sentences(text)
        for match in _CLOSED.finditer(text):
            if _is_apart(text, match):
                yield Glued(Span(*match.span()), match[0] + " ", certain=False)


def _beside_numbers(text: str) -> Iterator[Glued]:
    for match in _NUMBER_FIRST.finditer(text):
        if not match[1].startswith(_OF_NUMBERS) and _are_known(match[1]):
            yield Glued(Span(*match.span()), match[0] + " ", certain=False)
    for match in _NUMBER_LAST.finditer(text):
        yield Glued(Span(*match.span(1)), f" {match[1]}", certain=False)


def _are_known(*words: str) -> bool:
    return not memory.shared().unknown(map(fold_word, words))


def _beside_symbols(reading: Reading) -> Iterator[Glued]:
    text = reading.masked
    for mask in reading.masks:
        symbol = reading.text[mask.start : mask.end]
        if symbol.startswith("{") and canonical(symbol[1:-1]):
            before = _ENDS_WORD.search(text[max(0, mask.start - 2) : mask.start])
            yield from _parted(before, Span(mask.start, mask.end), symbol, _STARTS_WORD.match(text, mask.end))


def _parted(before: object, span: Span, middle: str, after: object) -> Iterator[Glued]:
    if before or after:
        yield Glued(span, f"{' ' * bool(before)}{middle}{' ' * bool(after)}", certain=True)


def _sentences(text: str) -> Iterator[Glued]:
    """Yield a full stop or colon between two words, in a text that is no name of a file or field."""
    for match in _SENTENCES.finditer(text):
        first, other = match[0][:-1], match[2]
        if " " in text[: match.start()].strip() + text[match.end() :].strip() and _are_known(first, other):
            letter = other[0].upper() if match[1] == "." else other[0]
            yield Glued(Span(match.end() - 1, match.end() + 1), f"{match[1]} {letter}", certain=False)


def _is_apart(text: str, match: re.Match[str]) -> bool:
    """Tell whether what follows a closing mark is a word of its own, and no ending: «Лес»ом, карту(ы), (не)полный."""
    word = match[1]
    if match[0] == "»":
        return word in _AFTER_QUOTE or (len(word) > _SHORTEST and _are_known(word))
    return " " in text[text.rfind("(", 0, match.start()) : match.start()] and len(word) > 1
