"""Check `unchanged`: a translation that equals its source, or holds no Russian at all."""

from __future__ import annotations

from collections.abc import Iterator

from ruling_lint.checks.base import Clues, Context, View
from ruling_lint.checks.latin import left_over
from ruling_lint.model import Hit, Span
from ruling_lint.records import dataclass
from ruling_lint.text.chars import CYRILLIC, LATIN
from ruling_lint.text.chunks import Chunk

NAME = "unchanged"
NEEDS: frozenset[str] | None = None
COMPARES = False
VARIANTS = ("russianless",)


@dataclass(frozen=True)
class Params:
    """This check has no parameters."""


def clues(params: Params) -> Clues:
    """Return Latin letters, and what lost letters leave."""
    return Clues(LATIN | {"?"})


def concerns(params: Params, chunk: Chunk) -> bool:
    """Tell whether a chunk has a word in letters that are not Russian, or question marks in the place of words."""
    return any(map(_is_foreign, chunk.tokens)) or _are_lost_letters(chunk.text)


def check(params: Params, view: View, context: Context) -> Iterator[Hit]:
    """Yield one hit over the whole target where it is still English; symbols, names and codes alone are not."""
    if view.target.has_cyrillic or not (left_over(view, context) or _is_unreadable(view)):
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


def _is_foreign(token: str) -> bool:
    """Tell whether a token has Latin letters, or is a word in letters of a script that is neither Latin nor Russian."""
    return not LATIN.isdisjoint(token) or (len(token) > 1 and token.isalpha() and CYRILLIC.isdisjoint(token))


def _are_lost_letters(text: str) -> bool:
    """Tell whether a text is what a program writes that cannot write Russian: ????????."""
    return len(text) > 1 and text.strip("?.,! ") == "" and "??" in text


def _is_unreadable(view: View) -> bool:
    """Tell whether a text without Russian letters is in another script, or lost its letters."""
    words = [token for token in view.target.tokens if token.isalpha() and LATIN.isdisjoint(token)]
    has_words = view.source is not None and view.source.has_latin
    return any(map(_is_foreign, words)) or (has_words and _are_lost_letters(view.target.text))
