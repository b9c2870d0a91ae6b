"""Turning changed words into one replacement for one span, no wider than needed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ruling_lint.glossary.suggest.fix import Fix
from ruling_lint.model import Span
from ruling_lint.text.reading import Reading

OFFERED = 3
"""So many replacements are offered at most."""

Edit = Mapping[int, str]
"""New texts for tokens, by index; the term's own stands at its first token."""


def fix(reading: Reading, first: int, last: int, edits: Sequence[Edit], certain: bool) -> Fix:
    """Return the edits, best first, as texts for one span: the term, widened to the words that the best one changes.

    Every edit has the new text of the term at `first`; it stands for the tokens to `last`, both counted in. Edits
    that would change more than the best one does are left out: what stands around the term speaks against them.
    """
    best = edits[0].keys() if edits else {first}
    start, end = min(first, *best), max(last, *best)
    span = Span(reading.span(start).start, reading.span(end).end)
    fitting = [edit for edit in edits if edit.keys() == best or (end == last and edit.keys() <= best)]
    texts = dict.fromkeys(_text(reading, start, end, (first, last), edit) for edit in fitting)
    return Fix(span, tuple(texts)[:OFFERED], certain)


def _text(reading: Reading, start: int, end: int, term: tuple[int, int], edit: Edit) -> str:
    first, last = term
    pieces = []
    for index in (*range(start, first + 1), *range(last + 1, end + 1)):
        span = reading.span(index, last if index == first else index)
        pieces.append(edit.get(index, reading.text[span.start : span.end]))
        following = last + 1 if index == first else index + 1
        if following <= end:
            pieces.append(reading.text[span.end : reading.span(following).start])
    return "".join(pieces)
