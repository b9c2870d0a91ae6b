"""Putting a term's own rendering in the place of a rejected one, in the same form."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ruling_lint.glossary.fix import Fix
from ruling_lint.glossary.russian import like

if TYPE_CHECKING:
    from ruling_lint.glossary.glossary import Glossary, Match
    from ruling_lint.text.reading import Reading


def rerender(glossary: Glossary, reading: Reading, match: Match, term: int) -> Fix:
    """Return the renderings of `term` in the cells of the match, best first."""
    span = reading.span(match.first, match.last)
    found = reading.text[span.start : span.end]
    cells = [cell for sense in match.senses for cell in sense.cells]
    texts = [glossary.forms(term).get(cell) for cell in cells]
    return Fix(span, tuple(dict.fromkeys(like(found, text) for text in texts if text)))
