"""What to write instead: a place and texts for exactly that place."""

from __future__ import annotations

from ruling_lint.model import Span
from ruling_lint.tuples import NamedTuple


class Fix(NamedTuple):
    """Texts for exactly `span`, best first; `certain` says that the first one cannot be wrong."""

    span: Span
    texts: tuple[str, ...]
    certain: bool = False
