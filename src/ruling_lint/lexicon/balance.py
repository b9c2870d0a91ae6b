"""The terms of a source against the renderings in its translation: what lacks, and what is beyond what was asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain

from ruling_lint.lazy import lazy
from ruling_lint.text.reading import Reading
from ruling_lint.text.sentences import is_name_like
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from ruling_lint.glossary import Glossary, Match


class Balance:
    """A source and its translation weighed: each of its sides is worked out when it is asked for."""

    def __init__(
        self,
        glossary: Glossary,
        source: Reading,
        asked: Counter[int],
        unrendered: Sequence[Match],
        given: Sequence[Match],
        english: Sequence[Match],
    ) -> None:
        """`asked` is how often the source asks for each term, `unrendered` its terms that none of those in the translation
        is as a whole: only there the words inside phrases matter. `given` are the renderings, `english` the terms left
        in English.
        """
        self._glossary = glossary
        self._source = source
        self._asked = asked
        self._unrendered = unrendered
        self._given = given
        self._english = english

    @lazy
    def _counts(self) -> Counter[int]:
        return count(self._glossary, (*self._given, *self._english))

    @property
    def rendered(self) -> frozenset[int]:
        """The terms that are rendered, those inside phrases included."""
        return frozenset(self._counts)

    @lazy
    def lacking(self) -> list[Match]:
        """The source terms that nothing renders, those in names left out."""
        return [match for match in self._unrendered if self._is_short_of(match) and not self._is_name(match)]

    def _is_short_of(self, match: Match) -> bool:
        return all(self._counts[term] < self._asked[term] for term in match.senses.terms)

    def _is_name(self, match: Match) -> bool:
        """Tell whether words of the source belong to a card's name; some terms have their capital in any case."""
        if any(self._glossary.terms[sense.term].en[0][0].isupper() for sense in match.senses):
            return False
        return is_name_like(self._source.text, self._source.span(match.first, match.last))

    @lazy
    def surplus(self) -> list[Match]:
        """The renderings beyond the number that the source asks for, as if the later ones were right.

        The rendering of a phrase is that of the terms inside it as well.
        """
        left = dict(self._asked)
        found = []
        for match in reversed(list(filter(renders, self._given))):
            wanted = [term for term in match.senses.terms if left.get(term, 0) > 0]
            if not wanted:
                found.append(match)
            for term in self._glossary.with_parts(frozenset(wanted)) if wanted else ():
                left[term] = left.get(term, 0) - 1
        return found


def count(glossary: Glossary, matches: Iterable[Match]) -> Counter[int]:
    """Return how often each term is met, those inside phrases included."""
    return Counter(chain.from_iterable([glossary.with_parts(match.senses.terms) for match in matches]))


def renders(match: Match) -> bool:
    """Tell whether a match is a rendering that the glossary accepts."""
    senses = match.senses
    return senses.sole is not None or any(sense.role in ("accepted", "family", "latin") for sense in senses)
