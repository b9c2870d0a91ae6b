"""Straight and English quotation marks in Russian text, one hit a quoted run."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from ruling_lint.checks.base import Context, View
from ruling_lint.model import Hit, Severity, Span
from ruling_lint.patterns import lazy_pattern
from ruling_lint.records import dataclass
from ruling_lint.text.pairing import QUOTES, Pair, is_mixed, looks_opening, pair_marks
from ruling_lint.tuples import NamedTuple

NAME = "quotes"
NEEDS = frozenset("«„\"“”'‘")
COMPARES = False
VARIANTS = ("habit", "inner", "outer")


_WRONG_MARKS = NEEDS - {"«"}
_NESTED = lazy_pattern(r"«[^»]*«")
_SINGLE_MARKS = frozenset("'‘")
_SINGLE = lazy_pattern(r"(?<![\w'’])['‘]((?=[А-ЯЁа-яё])[^'‘’\n]*[А-ЯЁа-яё.!?…])['’](?![\w'’])")


@dataclass(frozen=True)
class Params:
    """`outer` and `inner` are the opening and closing mark of a quotation and of one inside it.

    A file that has wrong marks in `habit` places or more, and in at least the `share` of its quotations, is in the habit of
    writing them so: only the first place counts in full there, and the others are information.
    """

    outer: str = "«»"
    inner: str = "„“"
    habit: int = 10
    share: float = 0.05


class Wrong(NamedTuple):
    """A quotation with wrong marks: its place, how it should be written, and whether that is certain.

    `level` names where its marks, Russian ones, are wrong: `inner` or `outer`.
    """

    start: int
    end: int
    right: str
    certain: bool
    level: str = ""


def collect(params: Params, view: View, context: Context) -> Iterator[Wrong | int]:
    """Yield every outermost quotation with wrong marks, which puts those inside it right as well; else how many are right."""
    text = view.target.masked
    if _WRONG_MARKS.isdisjoint(view.target.chars) and not _NESTED.search(text):
        yield view.target.text.count("«")
    elif view.target.has_cyrillic:
        pairing = pair_marks(text)
        wanted = _wanted(params, text, pairing.pairs)
        yield from _double(params, view, wanted, is_whole=not pairing.lone)
        if not _SINGLE_MARKS.isdisjoint(view.target.chars):
            yield from _single(params, text, list(wanted))


def _double(params: Params, view: View, wanted: Mapping[Pair, str], *, is_whole: bool) -> Iterator[Wrong]:
    """Yield quotations that have not the marks wanted. Where a text is no `whole`, what looks outermost may lie in another."""
    text, end = view.target.masked, 0
    right = _rewritten(view.target.text, wanted)
    for pair, marks in wanted.items():
        level = "" if not _is_russian(text, pair) else "outer" if marks == params.outer else "inner"
        if pair.opener < end or _is_right(text, pair, marks) or (level == "outer" and not is_whole):
            continue
        end = pair.closer + 1
        yield Wrong(pair.opener, end, right[pair.opener : end], _is_certain(text, pair), level)


def _single(params: Params, text: str, pairs: Sequence[Pair]) -> Iterator[Wrong]:
    """Yield Russian words between single marks; an apostrophe inside a word or after a Latin one is none."""
    openers, closers = [pair.opener for pair in pairs], sorted(pair.closer for pair in pairs)
    for match in _SINGLE.finditer(text):
        depth = bisect_left(openers, match.start()) - bisect_left(closers, match.start())
        marks = params.inner if depth % 2 else params.outer
        yield Wrong(*match.span(), f"{marks[0]}{match[1]}{marks[1]}", certain=False)


def conclude(
    params: Params, evidence: Collection[tuple[int, Wrong | int]], context: Context
) -> Iterator[tuple[int, Hit]]:
    """Yield a hit for every wrong quotation, all but the first as information where they are the file's habit.

    Russian marks on the wrong level are nobody's habit. Outermost ones are information, and inner ones no firm hit.
    """
    found = [(segment, item) for segment, item in evidence if not isinstance(item, int)]
    slips = [item for _, item in found if not item.level]
    right = sum(item for _, item in evidence if isinstance(item, int))
    is_habit = len(slips) >= max(params.habit, params.share * (len(slips) + right))
    words = {"count": str(len(slips))}
    for segment, wrong in found:
        is_first = is_habit and wrong is slips[0]
        is_minor = wrong.level == "outer" or (is_habit and not is_first and not wrong.level)
        severity = Severity.INFO if is_minor else None
        variant = "habit" if is_first else wrong.level
        span = Span(wrong.start, wrong.end)
        yield (
            segment,
            Hit(span, (wrong.right,), None, wrong.certain, variant, words, severity=severity, firm=not wrong.level),
        )


def _wanted(params: Params, text: str, pairs: Iterable[Pair]) -> dict[Pair, str]:
    """Return the marks that each pair of quotes should have, by how deep it lies in others."""
    wanted: dict[Pair, str] = {}
    around: list[int] = []
    for pair in pairs:
        if text[pair.opener] not in QUOTES or is_mixed(text, pair):
            continue
        around = [closer for closer in around if closer > pair.opener]
        wanted[pair] = params.inner if len(around) % 2 else params.outer
        around.append(pair.closer)
    return wanted


def _is_right(text: str, pair: Pair, marks: str) -> bool:
    return text[pair.opener] == marks[0] and text[pair.closer] in "»“" + marks[1]


def _is_russian(text: str, pair: Pair) -> bool:
    """Tell whether both marks are Russian ones, though not for this level."""
    return text[pair.opener] in "«„" and text[pair.closer] in "»“"


def _rewritten(text: str, wanted: Mapping[Pair, str]) -> str:
    letters = list(text)
    for pair, marks in wanted.items():
        letters[pair.opener], letters[pair.closer] = marks[0], marks[1]
    return "".join(letters)


def _is_certain(text: str, pair: Pair) -> bool:
    return looks_opening(text, pair.opener) and not text[pair.closer - 1].isspace()
