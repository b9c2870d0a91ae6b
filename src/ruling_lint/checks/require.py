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

NAME = "require"
NEEDS: frozenset[str] | None = LATIN
COMPARES = True
VARIANTS: tuple[str, ...] = ()


@dataclass(frozen=True)
class Params:
    """`pairs` maps a regular expression for whole words of the source to one for the beginnings of words in the target.

    Letter case does not count; ё is written as е. A source where the pattern `hint` is found in none of the stretches
    between spaces has nothing that must have a counterpart.
    """

    pairs: dict[str, str]
    hint: str = ""

    def validate(self) -> None:
        """Raise ValueError for values that cannot be used."""
        if not self.compiled:
            raise ValueError("'pairs' is empty")

    @cached_property
    def hinted(self) -> re.Pattern[str]:
        """The hint, compiled."""
        return re.compile(self.hint, re.IGNORECASE)

    @cached_property
    def compiled(self) -> list[tuple[re.Pattern[str], re.Pattern[str]]]:
        """The expressions for source and target, compiled."""
        try:
            _ = self.hinted
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
    """Yield a hit at the end of the target for the first place of each kind that has no counterpart."""
    if view.source is None or not view.target.has_cyrillic:
        return
    end = len(view.target.text.rstrip())
    source = view.source.masked.lower().replace("’", "'")
    for asked, given in params.compiled:
        found = asked.search(source)
        if found and not given.search(view.target.folded):
            span = Span(*found.span())
            words = {"source": view.source.text[span.start : span.end]}
            yield Hit(Span(end, end), (), span, certain=False, params=words)
