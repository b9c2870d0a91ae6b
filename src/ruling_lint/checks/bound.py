"""Check `bound`: what is the least in the source is no most in the translation, and the other way round."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ruling_lint.checks.base import Clues, Context, View
from ruling_lint.model import Hit
from ruling_lint.patterns import lazy_pattern
from ruling_lint.records import dataclass
from ruling_lint.text.bounds import ENGLISH, RUSSIAN, Bound, find_bounds, glance, turned

NAME = "bound"
NEEDS: frozenset[str] | None = None
COMPARES = True
VARIANTS: tuple[str, ...] = ()

_NEGATED = lazy_pattern(
    r"\b(?:not?(?!\s+(?:more|less|fewer|greater|higher|larger|lower|smaller)\b)|never|none|neither|unless|without|except|cannot)\b|n['’]t\b"
)
_NEGATED_RUSSIAN = lazy_pattern(r"\b(?:не(?!\s+(?:более|больше|менее|меньше|выше|ниже)\b)|ни|нет|без|кроме|нельзя)\b")
"""What may turn a bound into the other one: unless it is more than two, если она не больше двух."""


@dataclass(frozen=True)
class Params:
    """This check has no parameters."""


def clues(params: Params) -> Clues:
    """Return the English words that make a number a bound."""
    return Clues(words=ENGLISH)


def check(params: Params, view: View, context: Context) -> Iterator[Hit]:
    """Yield a hit on the word that makes a number the least where the source makes it the most, or the other way round."""
    if view.source is None or RUSSIAN.isdisjoint(view.target.tokens):
        return
    if glance(view.source, ENGLISH) == glance(view.target, RUSSIAN):
        return
    asked, given = find_bounds(view.source), find_bounds(view.target)
    for wanted, found in _pairs(asked, given):
        if wanted.is_least != found.is_least and (_are_plain(wanted, found) or not _is_negated(view)):
            word = view.target.text[found.word.start : found.word.end]
            right = turned(word)
            yield Hit(found.word, (right,) if right else (), wanted.word, certain=False)


def _pairs(asked: Iterable[Bound], given: Iterable[Bound]) -> Iterator[tuple[Bound, Bound]]:
    """Yield the bounds of a value that either text has once."""
    there, here = _only(asked), _only(given)
    for value, wanted in there.items():
        found = here.get(value)
        if wanted is not None and found is not None:
            yield wanted, found


def _only(bounds: Iterable[Bound]) -> dict[str, Bound | None]:
    """Return the bounds by value, None for a value that has several."""
    found: dict[str, Bound | None] = {}
    for bound in bounds:
        found[bound.value] = None if bound.value in found else bound
    return found


def _are_plain(wanted: Bound, found: Bound) -> bool:
    return wanted.is_behind and found.is_behind


def _is_negated(view: View) -> bool:
    assert view.source is not None
    return bool(_NEGATED.search(view.source.masked.lower()) or _NEGATED_RUSSIAN.search(view.target.masked.lower()))
