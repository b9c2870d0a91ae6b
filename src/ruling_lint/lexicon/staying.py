"""Whether sentences have kept their order in a translation, as the terms show that only one of them has."""

from __future__ import annotations

from ruling_lint.tuples import NamedTuple
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ruling_lint.glossary import Glossary, Match
    from ruling_lint.model import Span
    from ruling_lint.text.reading import Reading


class Parts(NamedTuple):
    """A text, the glossary's terms in it, and some of its sentences."""

    reading: Reading
    matches: Sequence[Match]
    sentences: Sequence[Span]


def have_stayed(glossary: Glossary, source: Parts, target: Parts) -> bool:
    """Tell whether each sentence has a term that no other one has, and each such term has stayed where it was."""
    asked, given = list(_terms(glossary, source)), list(_terms(glossary, target))
    return all(
        not own.isdisjoint(here) and own.isdisjoint(frozenset().union(*_without(given, at)))
        for at, (own, here) in enumerate(zip(_own_terms(asked), given, strict=True))
    )


def _terms(glossary: Glossary, parts: Parts) -> Iterator[frozenset[int]]:
    """Yield the terms of each sentence, those inside longer ones included."""
    starts = [parts.reading.span(match.first).start for match in parts.matches]
    for sentence in parts.sentences:
        inside = [m for m, start in zip(parts.matches, starts, strict=True) if sentence.start <= start < sentence.end]
        yield frozenset().union(*(glossary.with_parts(match.senses.terms) for match in inside))


def _own_terms(found: Sequence[frozenset[int]]) -> Iterator[frozenset[int]]:
    """Yield what each set has that no other one has."""
    for at, terms in enumerate(found):
        yield terms.difference(*_without(found, at))


def _without(found: Sequence[frozenset[int]], at: int) -> list[frozenset[int]]:
    return [*found[:at], *found[at + 1 :]]
