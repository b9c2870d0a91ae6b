"""Looking through inline markup and quotation marks, so that what is left is suggested as in plain text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import chain

from ruling_lint.glossary.suggest.fix import Fix
from ruling_lint.glossary.suggest.words import Words
from ruling_lint.model import Span
from ruling_lint.patterns import lazy_pattern
from ruling_lint.text.unmarked import NOTHING, unmarked, without
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from ruling_lint.glossary.glossary import Match
    from ruling_lint.text.reading import Reading

_MARKS = frozenset((("«", "»"), ("„", "“"), ("“", "”"), ('"', '"')))
_MARK = lazy_pattern(rf"[«„“\"](?={NOTHING}*[A-Za-z])|(?<=[A-Za-z{NOTHING}])[»“”\"]")
_BLANK = lazy_pattern(f"{NOTHING}+")


def made_through(
    reading: Reading, matches: Sequence[Match], make: Callable[[Reading, Sequence[Match]], Fix], *, quotes: bool = False
) -> Fix:
    """Return the fix that `make` makes of a reading without markup and the matches in it, the markup put back.

    With `quotes` the marks around the matches are looked through too, but not those of a word that a noun names:
    слово «Полёт». A fix that would lose some of the markup is made of the reading as it is.
    """
    seen, found = _seen(reading, matches, quotes=quotes)
    fix = make(seen, found)
    if seen is reading:
        return fix
    whole = _restored(fix, seen, reading)
    return whole if whole.texts or not fix.texts else make(reading, matches)


def unmarked_match(reading: Reading, match: Match) -> tuple[Reading, Match]:
    """Return a reading without markup and where a match is in it; both as they are where there is none."""
    seen, found = _seen(reading, [match], quotes=False)
    return seen, found[0]


def _seen(reading: Reading, matches: Sequence[Match], *, quotes: bool) -> tuple[Reading, Sequence[Match]]:
    seen = _unmarked(reading)
    found = matches if seen is reading else _moved(reading, matches, seen)
    if not (quotes and _are_quoted(seen, found)):
        return seen, found
    bare = _unquoted(seen)
    return bare, _moved(seen, found, bare)


@lru_cache(2)
def _unmarked(reading: Reading) -> Reading:
    return unmarked(reading)


@lru_cache(2)
def _unquoted(reading: Reading) -> Reading:
    """A reading without the marks around English words."""
    return without(reading, [Span(*mark.span()) for mark in _MARK.finditer(reading.text)])


def _restored(fix: Fix, seen: Reading, reading: Reading) -> Fix:
    """Put the markup of a reading into a fix, leaving out the texts that would lose some of it."""
    marks = [reading.text[place.start() : place.end()] for place in _BLANK.finditer(seen.text, *fix.span)]
    if not marks:
        return fix
    whole = [parts for text in fix.texts if len(parts := _BLANK.split(text)) == len(marks) + 1]
    return fix._replace(texts=tuple("".join(chain(*zip(parts, [*marks, ""], strict=True))) for parts in whole))


def _moved(reading: Reading, matches: Sequence[Match], other: Reading) -> list[Match]:
    return [
        match._replace(first=_index(reading, match.first, other), last=_index(reading, match.last, other))
        for match in matches
    ]


def _index(reading: Reading, index: int, other: Reading) -> int:
    return other.token_at(reading.span(index).start)


def _are_quoted(reading: Reading, matches: Sequence[Match]) -> bool:
    """Tell whether quotes stand around matches, and before them no noun that names what is quoted."""
    first, last = matches[0].first - 1, matches[-1].last + 1
    words = Words(reading)
    return (words.token(first), words.token(last)) in _MARKS and not words.is_noun(first - 1)
