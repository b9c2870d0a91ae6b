"""Straight and English quotation marks in Russian text, one hit a quoted run."""

from collections.abc import Iterator

from ruling_lint.checks.base import Context, View
from ruling_lint.model import Hit, Span
from ruling_lint.records import dataclass
from ruling_lint.text.pairing import QUOTES, Pair, is_mixed, looks_opening, pair_marks

NAME = "quotes"
NEEDS = frozenset('"“”')
COMPARES = False
VARIANTS: tuple[str, ...] = ()


@dataclass(frozen=True)
class Params:
    """`outer` and `inner` are the opening and closing mark of a quotation and of one inside it."""

    outer: str = "«»"
    inner: str = "„“"


def check(params: Params, view: View, context: Context) -> Iterator[Hit]:
    """Yield a hit for every outermost quotation with wrong marks; the marks inside it are put right with it."""
    if not view.target.has_cyrillic:
        return
    text = view.target.masked
    wanted = _wanted(params, text)
    end = 0
    for pair, marks in wanted.items():
        if pair.opener < end or _is_right(text, pair, marks):
            continue
        end = pair.closer + 1
        span = Span(pair.opener, end)
        yield Hit(span, (_rewrite(view.target.text, span, wanted),), certain=_is_certain(text, pair))


def _wanted(params: Params, text: str) -> dict[Pair, str]:
    """Return the marks that each pair of quotes should have, by how deep it lies in others."""
    wanted: dict[Pair, str] = {}
    around: list[int] = []
    for pair in pair_marks(text).pairs:
        if text[pair.opener] not in QUOTES or is_mixed(text, pair):
            continue
        around = [closer for closer in around if closer > pair.opener]
        wanted[pair] = params.inner if len(around) % 2 else params.outer
        around.append(pair.closer)
    return wanted


def _is_right(text: str, pair: Pair, marks: str) -> bool:
    return text[pair.opener] in "«„" and text[pair.closer] in "»“" + marks[1]


def _rewrite(text: str, span: Span, wanted: dict[Pair, str]) -> str:
    letters = list(text[span.start : span.end])
    for pair, marks in wanted.items():
        if span.start <= pair.opener and pair.closer < span.end:
            letters[pair.opener - span.start] = marks[0]
            letters[pair.closer - span.start] = marks[1]
    return "".join(letters)


def _is_certain(text: str, pair: Pair) -> bool:
    return looks_opening(text, pair.opener) and not text[pair.closer - 1].isspace()
