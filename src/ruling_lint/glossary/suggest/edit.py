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
    start = min(edits[0], default=first) if edits else first
    span = Span(reading.span(start).start, reading.span(last).end)
    texts = dict.fromkeys(_text(reading, start, first, edit) for edit in edits if edit.keys() <= edits[0].keys())
    return Fix(span, tuple(texts)[:OFFERED], certain)


def _text(reading: Reading, start: int, first: int, edit: Edit) -> str:
    pieces = []
    for index in range(start, first):
        span, following = reading.span(index), reading.span(index + 1)
        pieces.append(edit.get(index, reading.text[span.start : span.end]))
        pieces.append(reading.text[span.end : following.start])
    return "".join([*pieces, edit[first]])
