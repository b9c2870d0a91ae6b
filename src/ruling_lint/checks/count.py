"""Check `count`: what is counted stands equally often in source and translation, in whatever order."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from ruling_lint.checks.base import Context, View
from ruling_lint.model import Hit, Span
from ruling_lint.records import dataclass
from ruling_lint.text.differences import Difference, differences
from ruling_lint.text.items import Item, Role
from ruling_lint.text.markup import find_markup
from ruling_lint.text.numbers import find_numbers, written_like
from ruling_lint.text.placeholders import find_placeholders
from ruling_lint.text.reading import Reading
from ruling_lint.text.references import find_references

NAME = "count"
NEEDS: frozenset[str] | None = None
COMPARES = True
VARIANTS = ("changed", "lost", "added")

COUNTED: dict[str, Callable[[Reading], list[Item]]] = {
    "markup": find_markup,
    "numbers": find_numbers,
    "placeholders": find_placeholders,
    "references": find_references,
}
_PARENTHESES = re.compile(r"\([^()]*\)")
_WRAPPED = frozenset(("field", "code", "bracket", "emphasis"))
_WRAPPERS = "{}[]_*`"


@dataclass(frozen=True)
class Params:
    """`what` is counted: "markup", "numbers", "placeholders" or "references"."""

    what: str

    def __post_init__(self) -> None:
        if self.what not in COUNTED:
            raise ValueError(f"'what' must be one of: {', '.join(sorted(COUNTED))}")


def check(params: Params, view: View, context: Context) -> Iterator[Hit]:
    """Yield a hit for everything that was changed, lost or added."""
    if view.source is None:
        return
    source, target = COUNTED[params.what](view.source), COUNTED[params.what](view.target)
    if "(" not in view.source.chars:
        target = [item._replace(role=Role.OPTIONAL) if _is_noted(item, view.target) else item for item in target]
    for lost, added in _one_of_a_pair(list(differences(source, target))):
        if lost and added:
            yield _changed(lost, added, view.source, view.target)
        elif lost:
            yield _lost(lost, source, target, view.source, view.target)
        elif added and added.kind != "bracket":  # what a translator adds in brackets is a note
            yield Hit(added.span, certain=False, variant="added")


def _is_noted(item: Item, reading: Reading) -> bool:
    """Tell whether a required item stands in parentheses: those that only the translation has are notes or reminders."""
    return item.role is Role.REQUIRED and any(
        match.start() < item.span.start < match.end() for match in _PARENTHESES.finditer(reading.text)
    )


def _one_of_a_pair(found: Sequence[Difference]) -> Iterator[Difference]:
    """Leave out a closing tag that was lost or added together with its opening one."""
    for lost, added in found:
        closing = None if lost and added else lost or added
        if not closing or not any(_opens(item, closing) for pair in found for item in pair if item):
            yield Difference(lost, added)


def _opens(tag: Item, closing: Item) -> bool:
    return tag.kind == "tag" and closing.value == "/" + tag.value


def _changed(lost: Item, added: Item, source: Reading, target: Reading) -> Hit:
    words = _text(source, lost.span)
    found = _text(target, added.span)
    texts = written_like(lost.value, found, yo="ё" in target.chars) if lost.kind == "number" else (words,)
    return Hit(added.span, texts, lost.span, variant="changed", params={"source": words})


def _lost(lost: Item, source: Sequence[Item], target: Sequence[Item], original: Reading, reading: Reading) -> Hit:
    words = _text(original, lost.span)
    params = {"source": words}
    bare = _bare(words, source, target, original, reading) if lost.kind in _WRAPPED else None
    if bare:
        return Hit(bare, (words,), lost.span, variant="changed", params=params)
    place = _place(lost, source, target)
    if place is None:
        return Hit(Span(len(reading.text), len(reading.text)), (), lost.span, False, "lost", params)
    return Hit(Span(place, place), (words,), lost.span, False, "lost", params)


def _bare(
    words: str, source: Sequence[Item], target: Sequence[Item], original: Reading, reading: Reading
) -> Span | None:
    """Return where the inside of something wrapped stands alone or half wrapped, more often than in the source."""
    inner = words.strip(_WRAPPERS)
    variable = re.escape(inner) if inner != "X" else "[XХ]"
    pattern = re.compile(rf"(?<!\w)[\[({{<]?{variable}[\])}}>]?(?!\w)", re.IGNORECASE if len(inner) > 1 else 0)
    before = _outside(pattern, original, source)
    after = _outside(pattern, reading, target)
    return after[len(before)] if inner and len(after) > len(before) else None


def _outside(pattern: re.Pattern[str], reading: Reading, items: Sequence[Item]) -> list[Span]:
    spans = (Span(*match.span()) for match in pattern.finditer(reading.text))
    return [span for span in spans if not any(item.span.overlaps(span) for item in items)]


def _place(lost: Item, source: Sequence[Item], target: Sequence[Item]) -> int | None:
    """Return where a lost item belongs: beside the counterpart of the one that it touches in the source."""
    for neighbour in source:
        for counterpart in target:
            if (neighbour.kind, neighbour.value) == (counterpart.kind, counterpart.value):
                if neighbour.span.end == lost.span.start:
                    return counterpart.span.end
                if neighbour.span.start == lost.span.end:
                    return counterpart.span.start
    return None


def _text(reading: Reading, span: Span) -> str:
    return reading.text[span.start : span.end]
