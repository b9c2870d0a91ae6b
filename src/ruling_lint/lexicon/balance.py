"""The terms of a source against the renderings in its translation: what lacks, and what is beyond what was asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from ruling_lint.text.reading import Reading
from ruling_lint.text.sentences import is_name_like
from ruling_lint.tuples import NamedTuple
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from ruling_lint.glossary import Glossary, Match


class Balance(NamedTuple):
    """Source terms that nothing renders, renderings beyond what the source asks for, and the terms that are rendered."""

    lacking: list[Match]
    surplus: list[Match]
    rendered: frozenset[int]


NOTHING_LACKS = Balance([], [], frozenset())


def weigh(
    glossary: Glossary,
    source: Reading,
    asked: Counter[int],
    lacking: Sequence[Match],
    given: Sequence[Match],
    english: Sequence[Match],
) -> Balance:
    """Return the balance of a source and its translation.

    `asked` is how often the source asks for each term, `lacking` its terms that none of those in the translation is as a
    whole: only there the words inside phrases matter. `given` are the renderings, `english` the terms left in English.
    """
    counts = count(glossary, (*given, *english))
    lost = [
        m for m in lacking if all(counts[t] < asked[t] for t in m.senses.terms) and not _is_name(glossary, source, m)
    ]
    surplus = _surplus(glossary, filter(renders, given), asked) if lost else ()
    return Balance(lost, list(surplus), frozenset(counts))


def count(glossary: Glossary, matches: Iterable[Match]) -> Counter[int]:
    """Return how often each term is met, those inside phrases included."""
    return Counter(chain.from_iterable(glossary.with_parts(match.senses.terms) for match in matches))


def renders(match: Match) -> bool:
    """Tell whether a match is a rendering that the glossary accepts."""
    return any(sense.role in ("accepted", "family", "latin") for sense in match.senses)


def _is_name(glossary: Glossary, source: Reading, match: Match) -> bool:
    """Tell whether words of the source belong to a card's name; some terms have their capital in any case."""
    if any(glossary.terms[sense.term].en[0][0].isupper() for sense in match.senses):
        return False
    return is_name_like(source.text, source.span(match.first, match.last))


def _surplus(glossary: Glossary, given: Iterable[Match], asked: Counter[int]) -> Iterator[Match]:
    """Yield renderings beyond the number the source asks for, as if the later ones were right.

    The rendering of a phrase is that of the terms inside it as well.
    """
    left = Counter(asked)
    for match in reversed(list(given)):
        wanted = [term for term in match.senses.terms if left[term] > 0]
        if wanted:
            left.subtract(glossary.with_parts(frozenset(wanted)))
        else:
            yield match
