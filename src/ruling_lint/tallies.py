"""What came of a file before anything is silenced, and how much the file holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ruling_lint.model import Document, Finding, State
from ruling_lint.suppress import Directive
from ruling_lint.tuples import NamedTuple


class Tally(NamedTuple):
    """How much a document holds: all segments, those checked, the words of their translations, and what is left out."""

    segments: int
    checked: int
    words: int
    left_out: Counter[str]


class Gathered(NamedTuple):
    """What a file gave, before anything is silenced: findings in order, its directives, and how much it holds."""

    findings: Sequence[Finding]
    directives: list[Directive]
    tally: Tally


def tally(document: Document, words: int) -> Tally:
    """Count what a document holds, whose checked segments have so many words."""
    left = Counter(segment.state for segment in document.segments if segment.state is not State.CHECKED)
    left_out = Counter({state.value: left[state] for state in State if state is not State.CHECKED})
    count = len(document.segments)
    return Tally(count, count - left.total(), words, left_out)
