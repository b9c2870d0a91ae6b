"""Hyphens and short dashes with a space on one side only: dashes that lost a space, or words torn apart."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ruling_lint.lexicon import memory
from ruling_lint.model import Span
from ruling_lint.patterns import lazy_pattern
from ruling_lint.text.chars import fold_word
from ruling_lint.tuples import NamedTuple


class Hanging(NamedTuple):
    """The place of a hyphen with what must be replaced beside it, and how it may be written, likeliest first."""

    span: Span
    rights: tuple[str, ...]


_SPACE = "[ \u00a0]"
_ONE_SIDED = lazy_pattern(rf"[–-](?:(?<={_SPACE}.)[а-яё]|(?<=[А-ЯЁа-яё»),].){_SPACE}[а-яё])")
"""What every text holds where a hyphen has a space on one side only."""

_BEFORE_WORD = lazy_pattern(
    rf"(?:(?<![\w-])([А-ЯЁа-яё]+)|[,»)](?=..[а-яё]{{4}})){_SPACE}[–-](?=[а-яё]{{2}}|[вскоуия](?![\w-]))(?!(?:либо|нибудь|таки|то|ка|де|за|под|[а-яё]ся|с[ья]|т[ья]|ость)(?![\w]))"
)
_AFTER_WORD = lazy_pattern(
    rf"(?:(?<![\w-])([А-ЯЁа-яё]+)|[»)]|(?<=[а-яё»)!?]),)([–-]{_SPACE})(?!(?:и|или|либо|да|но|а|до|не|ни|по)(?![\w-]))(?=([а-яё]+)(?![\w-]))"
)
_SUSPENDING = frozenset(
    [
        "и",
        "или",
        "либо",
        "да",
        "но",
        "а",
        "на",
        "не",
        "с",
        "без",
        "плюс",
        "частица",
        "частицу",
        "частицей",
        "окончание",
        "суффикс",
        "приставка",
    ]
)
"""Words before the second half of a compound: существа-эльфы и -гоблины, and before the part of a word that is spoken of."""

_COMPOUND = lazy_pattern(r"[а-яё]-[а-яё]+,\Z")
_MORE_HALVES = lazy_pattern(rf"[а-яё]+(?:, -[а-яё]+)*,?{_SPACE}(?:и|или|либо){_SPACE}-[а-яё]")
_LONGEST_COMPOUND = 60

_DASH = " — "


def find_hanging(text: str) -> Iterator[Hanging]:
    """Yield the places in a text, its code masked, where a hyphen has a space on one side only."""
    if not _ONE_SIDED.search(text):
        return
    for match in _BEFORE_WORD.finditer(text):
        if not _is_suspended(match):
            yield Hanging(Span(match.end() - 2, match.end()), (_DASH,))
    for match in _AFTER_WORD.finditer(text):
        joined = fold_word((match[1] or "") + match[3])
        torn = match[1] is not None and not memory.shared().unknown([joined])
        yield Hanging(Span(*match.span(2)), ("", _DASH) if torn else (_DASH,))


def _is_suspended(match: re.Match[str]) -> bool:
    """Tell whether a hyphen before a word stands for the first half of a compound: существа-эльфы, -гоблины и -орки."""
    if match[1] is not None:
        return fold_word(match[1]) in _SUSPENDING
    before = match.string[max(0, match.start() - _LONGEST_COMPOUND) : match.start() + 1]
    return bool(_COMPOUND.search(before) or _MORE_HALVES.match(match.string, match.end()))
