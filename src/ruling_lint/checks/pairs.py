"""Brackets and quotation marks without a partner, or with one of another style."""

from collections import deque
from collections.abc import Iterable, Iterator
from itertools import islice

from ruling_lint.checks.base import Context, View
from ruling_lint.model import Hit, Span
from ruling_lint.patterns import lazy_pattern
from ruling_lint.records import dataclass
from ruling_lint.text.chunks import Chunk
from ruling_lint.text.pairing import MARKS, Pair, Pairing, is_mixed, is_plain, looks_opening, pair_marks

NAME = "pairs"
NEEDS = MARKS
COMPARES = False
VARIANTS = ("unopened", "mixed")

_PARTNER = {"(": ")", "[": "]", "{": "}", "«": "»", "„": "“", "“": "”", '"': '"', "”": "”", "»": "«"}
_MOST = 5
"""As many marks of a text are shown as lone; a text with more is no prose, and would be shown over and over."""

_CLAUSE_END = lazy_pattern(r'[,;:!?…](?=[\s»)"“”]|$)|\.(?=\s+[A-ZА-ЯЁ«(]|\s*$)|\n')


@dataclass(frozen=True)
class Params:
    """`ignore` are marks that need no partner in this project."""

    ignore: str = ""


def concerns(params: Params, chunk: Chunk) -> bool:
    """Tell whether a chunk has a mark whose partner stands elsewhere, if anywhere."""
    return not is_plain(chunk.masked)


def check(params: Params, view: View, context: Context) -> Iterable[Hit]:
    """Return a hit for every mark without a partner, and for a quote that is closed by a mark of another style."""
    return () if is_plain(view.target.masked) else _hits(params, view)


def _hits(params: Params, view: View) -> Iterator[Hit]:
    text = view.target.masked
    pairing = pair_marks(text)
    lone = (index for index in pairing.lone if text[index] not in params.ignore)
    for index in islice(lone, _MOST):
        yield _lone(view.target.text, text, pairing, index)
    for pair in pairing.pairs:
        if is_mixed(text, pair):
            yield _mixed(text, pair)


def _lone(text: str, masked: str, pairing: Pairing, index: int) -> Hit:
    opens = masked[index] in "([{«„" or (masked[index] in '“"' and looks_opening(masked, index))
    if not opens:
        return Hit(Span(index, index + 1), ("",), certain=False, variant="unopened")
    span = Span(index, _clause_end(masked, pairing, index))
    run = text[span.start : span.end]
    return Hit(span, (run + _PARTNER[run[0]], run[1:]), certain=False, params={"mark": run[0]})


def _clause_end(text: str, pairing: Pairing, index: int) -> int:
    """Return where the clause that starts at a lone opener ends: the latest likely place of its partner."""
    around = [pair.closer for pair in pairing.pairs if pair.opener < index < pair.closer]
    end = min([*around, len(text)])
    inside, after = deque(pair for pair in pairing.pairs if pair.opener > index), index
    for match in _CLAUSE_END.finditer(text, index + 1, end):
        while inside and inside[0].opener < match.start():
            after = max(after, inside.popleft().closer)
        if match.start() >= after:
            return match.start()
    return end


def _mixed(text: str, pair: Pair) -> Hit:
    """Trust the mark that can only be read one way, and suggest its partner for the other."""
    opening, closing = text[pair.opener], text[pair.closer]
    if closing == "»":
        return Hit(Span(pair.opener, pair.opener + 1), ("«",), variant="mixed")
    return Hit(Span(pair.closer, pair.closer + 1), (_PARTNER[opening],), variant="mixed", certain=opening in "«„")
