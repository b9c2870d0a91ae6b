"""Check `unchanged`: a translation that equals its source, or holds no Russian at all."""

from __future__ import annotations

from collections.abc import Iterator

from ruling_lint.checks.base import Context, View
from ruling_lint.checks.latin import left_over
from ruling_lint.model import Hit, Span
from ruling_lint.records import dataclass
from ruling_lint.text.chars import LATIN
from ruling_lint.text.chunks import Chunk

NAME = "unchanged"
NEEDS = LATIN
COMPARES = False
VARIANTS = ("russianless",)


@dataclass(frozen=True)
class Params:
    """This check has no parameters."""


def concerns(params: Params, chunk: Chunk) -> bool:
    """Tell whether a chunk has a word in Latin letters."""
    return any(not LATIN.isdisjoint(token) for token in chunk.tokens)


def check(params: Params, view: View, context: Context) -> Iterator[Hit]:
    """Yield one hit over the whole target where it is still English; symbols, names and codes alone are not."""
    if view.target.has_cyrillic or not left_over(view, context):
        return
    text = view.target.text
    start = len(text) - len(text.lstrip())
    span = Span(start, len(text.rstrip()))
    same = view.source is not None and view.source.text.strip() == text.strip()
    yield Hit(
        span,
        context.translations.of(view.source.text if view.source else text),
        source_span=Span(0, len(view.source.text)) if view.source else None,
        certain=False,
        variant="" if same else "russianless",
    )
