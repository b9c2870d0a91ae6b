"""Check `empty`: a source without a translation."""

from __future__ import annotations

from collections.abc import Iterator

from ruling_lint.checks.base import Clues, Context, View
from ruling_lint.model import Hit, Span
from ruling_lint.records import dataclass
from ruling_lint.text.chunks import Chunk

NAME = "empty"
NEEDS = None
COMPARES = True
VARIANTS = ()


@dataclass(frozen=True)
class Params:
    """This check has no parameters."""


def clues(params: Params) -> Clues:
    """Return the spaces that may stand inside a chunk."""
    return Clues(frozenset("\n\u00a0"))


def concerns(params: Params, chunk: Chunk) -> bool:
    """Tell whether a chunk is blank, as all of an empty text is."""
    return not chunk.text or chunk.text.isspace()


def check(params: Params, view: View, context: Context) -> Iterator[Hit]:
    """Yield one empty hit where the target is blank and the source is not."""
    if view.source and view.source.text.strip() and not view.target.text.strip():
        whole = Span(0, len(view.source.text))
        yield Hit(Span(0, 0), context.translations.of(view.source.text), whole, certain=False)
