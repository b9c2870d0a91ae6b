"""Check `companion`: a word of the translation that another one must go with, where the source has words that ask for it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property

from ruling_lint.checks.base import Context, View
from ruling_lint.model import Hit, Span
from ruling_lint.records import dataclass
from ruling_lint.text.chars import LATIN
from ruling_lint.text.chunks import Chunk
from ruling_lint.text.reading import Reading

NAME = "companion"
NEEDS: frozenset[str] | None = LATIN
COMPARES = True
VARIANTS: tuple[str, ...] = ()


@dataclass(frozen=True)
class Params:
    """`asked` is a regular expression for whole words of the source, `given` one for beginnings of words of which the target
    then has one, and `word` one for beginnings of the words that lack it otherwise.

    Letter case does not count; ё is written as е. `insert` is what to write before such a word, `instead` what to write
    for some words themselves. A source that has the pattern `unless` is left alone: it may be told otherwise. So is one
    where the pattern `hint` is found in none of the stretches between spaces.
    """

    asked: str
    given: str
    word: str
    insert: str
    instead: dict[str, str] | None = None
    unless: str = ""
    hint: str = ""

    def validate(self) -> None:
        """Raise ValueError for values that cannot be used."""
        for expression in (self.asked, self.given, self.word, self.unless, self.hint):
            try:
                re.compile(expression)
            except re.error as error:
                raise ValueError(f"{expression!r}: {error}") from None

    @cached_property
    def asking(self) -> re.Pattern[str]:
        """The words of the source, compiled."""
        return re.compile(rf"\b(?:{self.asked})\b")

    @cached_property
    def giving(self) -> re.Pattern[str]:
        """The words of the target that answer them, compiled."""
        return re.compile(rf"\b(?:{self.given})")

    @cached_property
    def lacking(self) -> re.Pattern[str]:
        """The words of the target that lack one, compiled."""
        return re.compile(self.word)

    @cached_property
    def excusing(self) -> re.Pattern[str] | None:
        """The pattern `unless`, compiled; None where there is none."""
        return re.compile(self.unless) if self.unless else None

    @cached_property
    def hinted(self) -> re.Pattern[str]:
        """The hint, compiled."""
        return re.compile(self.hint, re.IGNORECASE)


def concerns(params: Params, chunk: Chunk) -> bool:
    """Tell whether a chunk has what the hint says, where there is one."""
    return not params.hint or params.hinted.search(chunk.text) is not None


def check(params: Params, view: View, context: Context) -> Iterator[Hit]:
    """Yield a hit on the first word that lacks its companion."""
    if view.source is None or not view.target.has_cyrillic:
        return
    source = view.source.masked.lower().replace("’", "'")
    asked = params.asking.search(source)
    if (
        asked is None
        or (params.excusing and params.excusing.search(source))
        or params.giving.search(view.target.folded)
    ):
        return
    place = _first(params, view.target)
    if place is not None:
        span = Span(*asked.span())
        text = _completed(params, view.target.text[place.start : place.end])
        words = {"source": view.source.text[span.start : span.end]}
        yield Hit(place, (text,), span, certain=False, params=words)


def _first(params: Params, target: Reading) -> Span | None:
    """Return the place of the first word of a target that lacks its companion."""
    found = (index for index, token in enumerate(target.tokens) if params.lacking.match(token))
    index = next(found, None)
    return None if index is None else target.span(index)


def _completed(params: Params, word: str) -> str:
    """Return another word for one, or that word behind its companion; its capital stays in front."""
    text = (params.instead or {}).get(word.lower()) or f"{params.insert} {word.lower()}"
    return text[0].upper() + text[1:] if word[:1].isupper() else text
