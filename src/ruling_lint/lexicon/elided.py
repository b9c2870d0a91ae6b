"""Whether a term that has no rendering of its own is said all the same: inside another one, or with its noun said once for two."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from ruling_lint.glossary import Glossary, Match
from ruling_lint.model import Text
from ruling_lint.text.chars import fold_word
from ruling_lint.text.reading import Reading


def terms_inside(glossary: Glossary, target: Reading, matches: Iterable[Match]) -> Counter[int]:
    """Return how many renderings are a term's or hold a rendering of it, or are of a phrase that holds the term: игру in покидает игру."""
    counts: Counter[int] = Counter()
    for match in matches:
        counts.update(glossary.with_parts(match.senses.terms).union(*_inside(glossary, target, match)))
    return counts


def _inside(glossary: Glossary, target: Reading, match: Match) -> Iterator[frozenset[int]]:
    for first, last in _parts(match.first, match.last):
        span = target.span(first, last)
        part = Reading(Text.plain(target.text[span.start : span.end]))
        yield from (found.senses.terms for found in glossary.find_russian(part))


def _parts(first: int, last: int) -> Iterator[tuple[int, int]]:
    """Yield the stretches inside one, each by its first and last token."""
    for start in range(first, last + 1):
        yield from ((start, end) for end in range(start, last + 1) if end - start < last - first)


def is_elliptic(glossary: Glossary, source: Reading, target: Reading, match: Match) -> bool:
    """Tell whether the source repeats the noun of a phrase and the translation has all words of its rendering, though not side by side.

    Две стороны: лицевая и оборотная.
    """
    noun = source.tokens[match.last].removesuffix("s")
    if match.first == match.last or sum(token.removesuffix("s") == noun for token in source.tokens) < 2:
        return False
    tokens = frozenset(target.tokens)
    return any(_stands(words, tokens) for sense in match.senses for words in _renderings(glossary, sense.term))


def _renderings(glossary: Glossary, term: int) -> Iterator[list[Sequence[str]]]:
    """Yield each rendering of a term in all its forms, as their folded words."""
    for number in range(len(glossary.terms[term].renderings)):
        yield [fold_word(form).split() for form in glossary.forms(term, number).values()]


def _stands(forms: Sequence[Sequence[str]], tokens: frozenset[str]) -> bool:
    """Tell whether each word of a rendering stands in a text, in whatever form."""
    places = list(zip(*forms, strict=False))
    return len(places) > 1 and all(not tokens.isdisjoint(place) for place in places)


def is_in_name(source: Reading, match: Match, matches: Iterable[Match]) -> bool:
    """Tell whether a term with a capital stands right before another word with one that is no term: Forest Warden."""
    after = match.last + 1
    if after >= len(source.tokens) or any(other.first <= after <= other.last for other in matches):
        return False
    end, start = source.span(match.last).end, source.span(after).start
    word = source.text[source.span(match.first).start], source.text[start]
    return source.text[end:start] == " " and all(map(str.isupper, word))
