"""Check `capital`: words whose first letter is large by one habit and small by another: names of abilities, «Вы»."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cached_property

from ruling_lint.checks.base import Context, View
from ruling_lint.model import Hit, Span
from ruling_lint.patterns import lazy_pattern
from ruling_lint.records import dataclass
from ruling_lint.text.chars import CYRILLIC
from ruling_lint.tuples import NamedTuple
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from ruling_lint.glossary import Match

NAME = "capital"
NEEDS = CYRILLIC
COMPARES = False
VARIANTS = ("small",)

AS_FILE, LARGE, SMALL = "as-file", "large", "small"

_INSIDE = lazy_pattern(r"[а-яё\d,;][ \u00a0]\Z")


@dataclass(frozen=True)
class Params:
    """Which words, and how they are to be written inside a sentence.

    The words are those of the glossary with the letter-case policy `of`, and `words`, in all forms met, folded. `policy`
    is `large`, `small` or `as-file`: as at least the `share` of the places in a file are, if there are `enough`, and
    only words that the file writes so somewhere.
    """

    of: str = ""
    words: tuple[str, ...] = ()
    policy: str = AS_FILE
    share: float = 0.8
    enough: int = 5

    def validate(self) -> None:
        """Raise ValueError for values that cannot be used."""
        if self.policy not in (AS_FILE, LARGE, SMALL):
            raise ValueError(f"policy must be {AS_FILE}, {LARGE} or {SMALL}, not {self.policy}")

    @cached_property
    def known(self) -> frozenset[str]:
        """The words for look-ups."""
        return frozenset(self.words)


class Place(NamedTuple):
    """Words inside a sentence: which, whether with a large letter, where, and how they are written the other way."""

    name: str
    is_large: bool
    start: int
    other: str


def collect(params: Params, view: View, context: Context) -> Iterator[Place]:
    """Yield the places inside sentences where one of the words stands."""
    for name, first, last in [*_terms(params, view), *_words(params, view)]:
        start, end = view.target.span(first, last)
        words = view.target.text[start:end]
        if _INSIDE.search(view.target.text, max(0, start - 2), start) and not words.isupper():
            yield Place(name, words[0].isupper(), start, words[0].swapcase() + words[1:])


def conclude(params: Params, evidence: Collection[tuple[int, Place]], context: Context) -> Iterator[tuple[int, Hit]]:
    """Yield a hit for every word that is not written as the policy, or the rest of the file, has it."""
    policy = params.policy if params.policy != AS_FILE else _habit(params, [place for _, place in evidence])
    wants_large = policy == LARGE
    as_wanted = {place.name for _, place in evidence if place.is_large == wants_large}
    for segment, place in evidence if policy != AS_FILE else ():
        if place.is_large != wants_large and (params.policy != AS_FILE or place.name in as_wanted):
            variant = "" if wants_large else "small"
            yield segment, Hit(Span(place.start, place.start + len(place.other)), (place.other,), variant=variant)


def _habit(params: Params, places: Sequence[Place]) -> str:
    """Return how nearly all of the places are written; `as-file` where there is no telling."""
    if len(places) < params.enough:
        return AS_FILE
    large = sum(place.is_large for place in places) / len(places)
    return LARGE if large >= params.share else SMALL if 1 - large >= params.share else AS_FILE


def _terms(params: Params, view: View) -> Iterator[tuple[str, int, int]]:
    """Yield the glossary's words of the policy; a line of nothing but keywords has only its first with a large letter."""
    if not params.of:
        return
    terms = view.glossary.terms
    for match in view.target_terms:
        is_of = all(sense.role == "accepted" and terms[sense.term].capital == params.of for sense in match.senses)
        if is_of and _is_asked(view, match) and not _in_list(view, params.of, match.first):
            yield terms[match.senses[0].term].label, match.first, match.last


def _is_asked(view: View, match: Match) -> bool:
    """Tell whether the source has the term, so that no ordinary word is taken for it; True where there is no source."""
    asked = {sense.term for found in view.source_terms for sense in found.senses}
    return view.source is None or not asked.isdisjoint(sense.term for sense in match.senses)


def _in_list(view: View, policy: str, first: int) -> bool:
    """Tell whether a term follows a comma in a line that starts with another: полёт, бдительность."""
    if view.target.tokens[first - 1 : first] != [","]:
        return False
    line = view.target.text.rfind("\n", 0, view.target.span(first).start) + 1
    openers = [match for match in view.target_terms if view.target.span(match.first).start == line]
    return any(view.glossary.terms[sense.term].capital == policy for match in openers for sense in match.senses)


def _words(params: Params, view: View) -> Iterable[tuple[str, int, int]]:
    if not params.words or params.known.isdisjoint(view.target.tokens):
        return ()
    return [("", index, index) for index, token in enumerate(view.target.tokens) if token in params.known]
