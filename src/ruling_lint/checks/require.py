"""Check `require`: words of the source that must have a counterpart of a certain kind in the translation."""

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

NAME = "require"
NEEDS: frozenset[str] | None = LATIN
COMPARES = True
VARIANTS: tuple[str, ...] = ()


@dataclass(frozen=True)
class Params:
    """`pairs` maps a regular expression for whole words of the source to one for the beginnings of words in the target.

    Letter case does not count; ё is written as е. A source where the pattern `hint` is found in none of the stretches
    between spaces has nothing that must have a counterpart. With `beside`, an expression for beginnings of words, only a
    target that has such a word is looked at, and the hit is on the first; `insert` is what to write before it, `instead`
    what to write for some words themselves. A source that has the pattern `unless` is left alone: it may be told otherwise.
    """

    pairs: dict[str, str]
    hint: str = ""
    beside: str = ""
    insert: str = ""
    instead: dict[str, str] | None = None
    unless: str = ""

    def validate(self) -> None:
        """Raise ValueError for values that cannot be used."""
        if not self.compiled:
            raise ValueError("'pairs' is empty")

    @cached_property
    def hinted(self) -> re.Pattern[str]:
        """The hint, compiled."""
        return re.compile(self.hint, re.IGNORECASE)

    @cached_property
    def companion(self) -> re.Pattern[str]:
        """The expression `beside`, compiled."""
        return re.compile(self.beside)

    @cached_property
    def excusing(self) -> re.Pattern[str]:
        """The pattern `unless`, compiled."""
        return re.compile(self.unless)

    @cached_property
    def compiled(self) -> list[tuple[re.Pattern[str], re.Pattern[str]]]:
        """The expressions for source and target, compiled."""
        try:
            _ = self.hinted, self.companion, self.excusing
            return [
                (re.compile(rf"\b(?:{source})\b"), re.compile(rf"\b(?:{target})"))
                for source, target in self.pairs.items()
            ]
        except re.error as error:
            raise ValueError(f"{error.pattern!r}: {error}") from None


def concerns(params: Params, chunk: Chunk) -> bool:
    """Tell whether a chunk has what the hint says, where there is one."""
    return not params.hint or params.hinted.search(chunk.text) is not None


def check(params: Params, view: View, context: Context) -> Iterator[Hit]:
    """Yield a hit for the first place of each kind that has no counterpart: an empty one at the end of the target, or `beside`."""
    if view.source is None or not view.target.has_cyrillic:
        return
    place = _beside(params, view.target) if params.beside else Span(*[len(view.target.text.rstrip())] * 2)
    if place is None:
        return
    source = view.source.masked.lower().replace("’", "'")
    if params.unless and params.excusing.search(source):
        return
    for asked, given in params.compiled:
        found = asked.search(source)
        if found and not given.search(view.target.folded):
            span = Span(*found.span())
            words = {"source": view.source.text[span.start : span.end]}
            yield Hit(
                place,
                _with_insertion(params, view.target.text[place.start : place.end]),
                span,
                certain=False,
                params=words,
            )


def _beside(params: Params, target: Reading) -> Span | None:
    """Return the place of the first word of a target that the hit is put on."""
    found = (index for index, token in enumerate(target.tokens) if params.companion.match(token))
    index = next(found, None)
    return None if index is None else target.span(index)


def _with_insertion(params: Params, word: str) -> tuple[str, ...]:
    """Return what to write for a word: another one, or itself behind what is to be inserted; its capital stays in front."""
    other = (params.instead or {}).get(word.lower())
    text = other or (f"{params.insert} {word.lower()}" if params.insert else "")
    if not text:
        return ()
    return (text[0].upper() + text[1:] if word[:1].isupper() else text,)
