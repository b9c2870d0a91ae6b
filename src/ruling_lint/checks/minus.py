"""Hyphens for the minus of power, toughness and loyalty costs."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from operator import itemgetter

from ruling_lint.checks.base import Context, View
from ruling_lint.model import Hit, Severity, Span
from ruling_lint.patterns import lazy_pattern
from ruling_lint.records import dataclass
from ruling_lint.text.chunks import Chunk
from ruling_lint.text.symbols import LOYALTY, POWER_TOUGHNESS
from ruling_lint.tuples import NamedTuple

NAME = "minus"
NEEDS = frozenset("-‑–−")
COMPARES = False
VARIANTS = ("habit",)

AS_FILE, ALWAYS = "as-file", "always"
MINUS = "−"

_WRONG = str.maketrans(dict.fromkeys("-‑–", MINUS))
_SIGNED = lazy_pattern(r"[-‑–−](?:\d|[XХ])")
_NAMED_COST = lazy_pattern(r"(?:[«„\"]|[Сс]пособност[а-яё]+[ \u00a0])([-‑–−](?:\d{1,2}|[XХ]))(?=[»“\"\s,.;)])")
_PATTERNS = (
    ("power", ("/",), POWER_TOUGHNESS),
    ("cost", ("[", ":"), LOYALTY),
    ("cost", ("«", "„", '"', "пособност"), _NAMED_COST),
)
"""The kind of each value, what a text that holds it has one of, and how it is written."""


@dataclass(frozen=True)
class Params:
    """`policy` is `always`, or `as-file`: power and toughness, or costs, have the sign if the file has it in any of them.

    A file that lacks it in `habit` places or more, and in at least the `share` of all, is in the habit of writing so:
    only the first place counts in full there, and the others are information.
    """

    policy: str = AS_FILE
    habit: int = 10
    share: float = 0.05

    def validate(self) -> None:
        """Raise ValueError for values that cannot be used."""
        if self.policy not in (AS_FILE, ALWAYS):
            raise ValueError(f"policy must be {AS_FILE} or {ALWAYS}, not {self.policy}")


class Value(NamedTuple):
    """A value with another sign than a minus: its kind, place, that sign, how it is written with a minus, and whether the source
    has none.
    """

    kind: str
    start: int
    sign: str
    right: str
    is_copied: bool


def concerns(params: Params, chunk: Chunk) -> bool:
    """Tell whether a chunk has what may be a negative number."""
    return _SIGNED.search(chunk.text) is not None


def collect(params: Params, view: View, context: Context) -> Iterator[Value | str]:
    """Yield every negative value: where its minus is one, only its kind."""
    text = view.target.text
    for kind, start, end in sorted(_values(text), key=itemgetter(1)):
        value = text[start:end]
        right = value.translate(_WRONG)
        if right != value and not view.target.is_masked(Span(start, end)):
            sign = next(char for char in value if ord(char) in _WRONG)
            yield Value(kind, start, sign, right, _is_copied(view))
        elif MINUS in value:
            yield kind


def conclude(
    params: Params, evidence: Collection[tuple[int, Value | str]], context: Context
) -> Iterator[tuple[int, Hit]]:
    """Yield a hit for every value that has another sign; information where the source has it too."""
    right = [kind for _, kind in evidence if isinstance(kind, str)]
    wrong = [(segment, value) for segment, value in evidence if not isinstance(value, str)]
    if params.policy == AS_FILE:
        wrong = [(segment, value) for segment, value in wrong if value.kind in right]
    slips = [value for _, value in wrong if not value.is_copied]
    is_habit = len(slips) >= max(params.habit, params.share * (len(slips) + len(right)))
    for segment, value in wrong:
        is_first = is_habit and value is slips[0]
        severity = Severity.INFO if value.is_copied or (is_habit and not is_first) else None
        span = Span(value.start, value.start + len(value.right))
        words = {"count": str(len(slips)), "sign": value.sign, "code": f"U+{ord(value.sign):04X}"}
        yield segment, Hit(span, (value.right,), None, True, "habit" if is_first else "", words, severity=severity)


def _values(text: str) -> set[tuple[str, int, int]]:
    """Return the kind and place of each power and toughness and of each loyalty cost."""
    found: set[tuple[str, int, int]] = set()
    for kind, needed, pattern in _PATTERNS:
        if any(map(text.__contains__, needed)):
            found.update((kind, *match.span(match.lastindex or 0)) for match in pattern.finditer(text))
    return found


def _is_copied(view: View) -> bool:
    """Tell whether the source writes its values without a minus too."""
    if view.source is None:
        return False
    values = [view.source.text[start:end] for _, start, end in _values(view.source.text)]
    return any(_SIGNED.search(value) for value in values) and not any(MINUS in value for value in values)
