"""Asking many spans at once gives what asking them one by one gives."""

from hypothesis import given
from hypothesis import strategies as st

from ruling_lint.model import Span
from ruling_lint.text.overlaps import Spans

SPANS = st.tuples(st.integers(0, 12), st.integers(0, 4)).map(lambda pair: Span(pair[0], pair[0] + pair[1]))


@given(st.lists(SPANS, max_size=6), SPANS)
def test_many_spans_overlap_what_one_of_them_does(spans: list[Span], asked: Span) -> None:
    assert Spans(spans).overlap(asked) == any(span.overlaps(asked) for span in spans)
