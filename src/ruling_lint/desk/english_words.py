"""Words of a source that may belong to a new term: runs of words that the glossary lacks."""

from __future__ import annotations

from ruling_lint.text.chars import LATIN
from ruling_lint.tuples import NamedTuple
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ruling_lint.glossary import Glossary
    from ruling_lint.text.reading import Reading

LONGEST = 3
"""The most words of a proposed English term."""

_SMALL_WORDS = (
    "a about after again all also although an and any are as at back be because been before being between both but by "
    "can cannot could did do does doing done down during each either else even ever every for from get gets had has "
    "have having he her here him his how however if in instead into is it its itself just like make makes many may "
    "more most much must neither next no nor not of off on once one only onto or other others otherwise our out over "
    "own put rather same see she should since so some still such than that the their them then there these they "
    "this those though three through time times to two under unless until up us very was way we were what when "
    "whenever where which while who whose why will with without would you your yours another among except less "
    "s t re ll ve d m isn aren wasn weren don doesn didn won wouldn couldn shouldn hasn haven hadn"
)
_SMALL = frozenset(_SMALL_WORDS.split())


class Run(NamedTuple):
    """Words in a row: folded, and as written."""

    words: tuple[str, ...]
    text: str


def runs(glossary: Glossary, source: Reading) -> Iterator[Run]:
    """Yield every run of up to LONGEST words that no term of the glossary covers and that no small word bounds."""
    known = {i for match in glossary.find_english(source) for i in range(match.first, match.last + 1)}
    free = [i not in known and len(token) > 1 and LATIN.issuperset(token) for i, token in enumerate(source.tokens)]
    for first in range(len(free)):
        for last in range(first, min(first + LONGEST, len(free))):
            if not free[last]:
                break
            words = tuple(source.tokens[first : last + 1])
            if words[0] not in _SMALL and words[-1] not in _SMALL:
                yield Run(words, _written(source, first, last))


def _written(source: Reading, first: int, last: int) -> str:
    start, end = source.span(first, last)
    return " ".join(source.text[start:end].split())
