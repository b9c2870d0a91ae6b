"""Whether a term that has no rendering of its own is said all the same: inside another one, or with its noun said once for two."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property

from ruling_lint.glossary import Glossary, Match
from ruling_lint.model import Text
from ruling_lint.text.chars import fold_word
from ruling_lint.text.reading import Reading


class Elided:
    """What two texts have beside the terms that were found: what is worked out for one term serves the others."""

    def __init__(self, glossary: Glossary, source: Reading, target: Reading) -> None:
        self._glossary = glossary
        self._source = source
        self._target = target
        self._inside: dict[tuple[str, ...], frozenset[int]] = {}

    def terms_inside(self, matches: Iterable[Match]) -> Counter[int]:
        """Return how many of the target's renderings are a term's or hold one of it, or are of a phrase that holds the term: игру in покидает игру."""
        counts: Counter[int] = Counter()
        for match in matches:
            words = tuple(self._target.tokens[match.first : match.last + 1])
            if words not in self._inside:
                self._inside[words] = self._glossary.with_parts(match.senses.terms).union(*self._found_in(match))
            counts.update(self._inside[words])
        return counts

    def _found_in(self, match: Match) -> Iterator[frozenset[int]]:
        for first, last in _parts(match.first, match.last):
            span = self._target.span(first, last)
            part = Reading(Text.plain(self._target.text[span.start : span.end]))
            yield from (found.senses.terms for found in self._glossary.find_russian(part))

    def is_elliptic(self, match: Match) -> bool:
        """Tell whether the source repeats the noun of a phrase and the translation has all words of its rendering, not side by side.

        Две стороны: лицевая и оборотная.
        """
        if match.first == match.last or self._nouns[_singular(self._source.tokens[match.last])] < 2:
            return False
        return any(self._stands(words) for sense in match.senses for words in _renderings(self._glossary, sense.term))

    @cached_property
    def _nouns(self) -> Counter[str]:
        return Counter(map(_singular, self._source.tokens))

    @cached_property
    def _tokens(self) -> frozenset[str]:
        return frozenset(self._target.tokens)

    def _stands(self, forms: Sequence[Sequence[str]]) -> bool:
        """Tell whether each word of a rendering stands in the target, in whatever form."""
        places = list(zip(*forms, strict=False))
        return len(places) > 1 and all(not self._tokens.isdisjoint(place) for place in places)

    def is_in_name(self, match: Match, taken: frozenset[int]) -> bool:
        """Tell whether a term with a capital stands right before another word with one, at none of the `taken` tokens: Forest Warden."""
        source, after = self._source, match.last + 1
        if after >= len(source.tokens) or after in taken:
            return False
        end, start = source.span(match.last).end, source.span(after).start
        initials = source.text[source.span(match.first).start], source.text[start]
        return source.text[end:start] == " " and all(map(str.isupper, initials))


def _parts(first: int, last: int) -> Iterator[tuple[int, int]]:
    """Yield the stretches inside one, each by its first and last token."""
    for start in range(first, last + 1):
        yield from ((start, end) for end in range(start, last + 1) if end - start < last - first)


def _singular(token: str) -> str:
    return token.removesuffix("s")


def _renderings(glossary: Glossary, term: int) -> Iterator[list[Sequence[str]]]:
    """Yield each rendering of a term in all its forms, as their folded words."""
    for number in range(len(glossary.terms[term].renderings)):
        yield [fold_word(form).split() for form in glossary.forms(term, number).values()]
