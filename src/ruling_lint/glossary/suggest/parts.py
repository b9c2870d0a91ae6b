"""What part a name plays in the source, which tells its case where the translation leaves that open."""

from __future__ import annotations

from ruling_lint.model import Text
from ruling_lint.text.reading import Reading
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ruling_lint.glossary.suggest.government import Weights

_STARTS = frozenset(
    {"", ".", ",", ";", ":", "—", "when", "whenever", "if", "that", "as", "until", "unless", "while", "then"}
)
"""What stands before a subject."""

_PASSIVE = frozenset({"is", "are", "was", "were", "be", "been", "being", "would", "can", "cannot", "could", "may"})
"""What follows a subject of which something else may be told than what it does."""

_GIVING = frozenset({"give", "gives", "gave", "giving", "deal", "deals", "dealt"})

_SMALL = frozenset(
    {"a", "an", "the", "of", "in", "on", "at", "for", "from", "with", "into", "onto", "or", "and", "not"}
)

_PARTS: Mapping[str, Weights] = {
    "by": {"ablt": 4.0},
    "to": {"datv": 4.0},
    "subject": {"nomn": 8.0},
    "object": {"accs": 3.0},
}


def told_by(source: Reading | None, *names: str) -> Weights:
    """Return how much likelier the source makes each case of a name; nothing where it has the name in several parts."""
    if source is None:
        return {}
    parts = {_part(source.tokens, first, last) for name in names if name for first, last in _places(source, name)}
    return _PARTS.get(parts.pop(), {}) if len(parts) == 1 else {}


def _places(source: Reading, name: str) -> list[tuple[int, int]]:
    wanted = tuple(Reading(Text.plain(name)).tokens)
    length = len(wanted)
    starts = range(len(source.tokens) - length + 1)
    return [(at, at + length - 1) for at in starts if tuple(source.tokens[at : at + length]) == wanted]


def _part(tokens: Sequence[str], first: int, last: int) -> str:
    before = tokens[first - 1] if first else ""
    after = tokens[last + 1] if last + 1 < len(tokens) else ""
    if before in ("by", "to"):
        return before
    if before in _GIVING:
        return "to"
    if before in _STARTS:
        return "subject" if after.isalpha() and after not in _PASSIVE | _SMALL else ""
    return "object" if before.isalpha() and before not in _PASSIVE | _SMALL and after != "'" else ""
