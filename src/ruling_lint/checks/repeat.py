"""The same word twice in a row."""

import re
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import islice, pairwise
from operator import eq

from ruling_lint.checks.base import Context, View
from ruling_lint.model import Hit, Span
from ruling_lint.patterns import lazy_pattern
from ruling_lint.records import dataclass
from ruling_lint.text.chars import CYRILLIC, DASHES, fold_word
from ruling_lint.text.reading import Reading

NAME = "repeat"
NEEDS: frozenset[str] | None = None
COMPARES = False
VARIANTS: tuple[str, ...] = ()


_TWICE = lazy_pattern(
    r"\b(\w+(?:[ '’]\w+){0,2})(?:[,.!?…;:—-]+\s*|\s(?:is|are|was|were)\s(?:the\s|an?\s)?)\1\b", re.IGNORECASE
)
"""Some words, and the same once more after a mark or a verb that Russian has a dash for: No! No! and the way is the way."""


@dataclass(frozen=True)
class Params:
    """`allow` are phrases in which a word rightly stands twice: `ха ха`, `их их владел*` (`*` is any ending)."""

    allow: tuple[str, ...] = ()

    @cached_property
    def allowed(self) -> tuple[tuple[int, list[str]], ...]:
        """The phrases as folded words, each with the place of its repeated word."""
        phrases = [fold_word(phrase).split() for phrase in self.allow]
        return tuple((_twice_at(words), words) for words in phrases)


def doubts(params: Params, token: str, following: str) -> bool:
    """Tell whether a token is repeated."""
    return token == following


def check(params: Params, view: View, context: Context) -> Iterator[Hit]:
    """Yield a hit for every run of one Russian word with nothing but space between.

    None where the source says something twice: what is missing then is a mark between.
    """
    tokens = view.target.tokens
    if any(map(eq, tokens, islice(tokens, 1, None))) and not (view.source and _TWICE.search(view.source.text)):
        yield from _hits(params, view.target, tokens)


def _hits(params: Params, reading: Reading, tokens: Sequence[str]) -> Iterator[Hit]:
    done = 0
    for index, (token, following) in enumerate(pairwise(tokens)):
        if token != following or index < done or token[0] not in CYRILLIC:
            continue
        done = last = _run_end(tokens, index)
        if _follow(reading, index, last) and not _is_allowed(params, tokens, index):
            span, word = reading.span(index, last), reading.span(index)
            yield Hit(span, (reading.text[word.start : word.end],))


def _twice_at(words: Sequence[str]) -> int:
    return next((i for i in range(len(words) - 1) if words[i] == words[i + 1]), 0)


def _run_end(tokens: Sequence[str], index: int) -> int:
    while index + 1 < len(tokens) and tokens[index + 1] == tokens[index]:
        index += 1
    return index


def _follow(reading: Reading, first: int, last: int) -> bool:
    """Tell whether the words follow each other in running text; все and всё are two words, and so are parts of one."""
    text, whole = reading.text, reading.span(first, last)
    if text[whole.start - 1 : whole.start] in DASHES or text[whole.end : whole.end + 1] in DASHES:
        return False
    spans = [reading.span(index) for index in range(first, last + 1)]
    words = [text[span.start : span.end] for span in spans]
    same = len({word.lower() for word in words}) == 1 and not _is_before_initial(words)
    return same and all(_goes_on(text, one, other) for one, other in pairwise(spans))


def _is_before_initial(words: Sequence[str]) -> bool:
    """Tell whether the last of some words is a capital letter alone, and the others none: игроки А. и И. Петровы."""
    return len(words[-1]) == 1 and words[-1].isupper() and not words[0].isupper()


def _goes_on(text: str, one: Span, other: Span) -> bool:
    return "\n" not in text[one.end : other.start] or text[other.start].islower()


def _is_allowed(params: Params, tokens: Sequence[str], index: int) -> bool:
    return any(_fits(words, tokens, index - place) for place, words in params.allowed)


def _fits(words: Sequence[str], tokens: Sequence[str], start: int) -> bool:
    if start < 0 or start + len(words) > len(tokens):
        return False
    there = tokens[start : start + len(words)]
    return all(
        token.startswith(word[:-1]) if word.endswith("*") else token == word
        for word, token in zip(words, there, strict=True)
    )
