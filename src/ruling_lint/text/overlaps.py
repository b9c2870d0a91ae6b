"""Many spans, asked whether any of them overlaps another: in a long text there may be very many."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from itertools import accumulate

from ruling_lint.model import Span


class Spans:
    """Spans sorted out so that a question costs a search, not a walk."""

    def __init__(self, spans: Iterable[Span]) -> None:
        listed = sorted(spans)
        self._full = _Sorted(span for span in listed if span.start < span.end)
        self._empty = _Sorted(span for span in listed if span.start == span.end)

    def overlap(self, span: Span) -> bool:
        """Tell whether one of them overlaps a span, as `Span.overlaps` does."""
        if span.start == span.end:
            return self._full.touch(span) or self._empty.touch(span)
        return self._full.share(span) or self._empty.touch(span)


class _Sorted:
    """Spans in the order of their starts, with how far those up to each reach."""

    def __init__(self, spans: Iterable[Span]) -> None:
        listed = list(spans)
        self._starts = [span.start for span in listed]
        self._reach = [-1, *accumulate((span.end for span in listed), max)]

    def share(self, span: Span) -> bool:
        """Tell whether one has a character of a span."""
        return self._reach[bisect_left(self._starts, span.end)] > span.start

    def touch(self, span: Span) -> bool:
        """Tell whether one has a character of a span, or ends or starts where it does."""
        return self._reach[bisect_right(self._starts, span.end)] >= span.start
