"""The stretches of a text up to a comma or a full stop, each worked out once: rulings repeat one another."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import reduce
from itertools import chain
from operator import attrgetter, or_

from ruling_lint.answers import Answers
from ruling_lint.text.chunks import Chunk, chunks_of
from ruling_lint.typed import TypeVar

MARKS = (",", ".")
"""A phrase ends at one of these with a space behind it."""

_SPACE = " "
_BREAK = "\0"
_MOST = 20_000
_Answer = TypeVar("_Answer")

_tokens = attrgetter("tokens")
_chunks = attrgetter("chunks")
_holds = attrgetter("holds")


class Phrase:
    """What stands between two marks: its text, its chunks, and their tokens, their letters and what they hold put together.

    The space after a mark belongs to no phrase.
    """

    __slots__ = ("chunks", "holds", "letters", "text", "tokens")

    def __init__(self, text: str) -> None:
        """Cut a text into chunks."""
        self.text = text
        self.chunks = tuple(chunks_of(text))
        self.holds = holdings(self.chunks)
        self.tokens = tuple(tokens_of(self.chunks))
        self.letters = sum([chunk.letters for chunk in self.chunks])


def phrases_of(text: str) -> list[Phrase]:
    """Return the phrases of a text in order; one alone where its marks cannot be told."""
    if _BREAK in text:
        return [Phrase(text)]
    for mark in MARKS:
        text = text.replace(mark + _SPACE, mark + _BREAK)
    return list(map(_known.__getitem__, text.split(_BREAK)))


def per_phrase(work_out: Callable[[Phrase], _Answer]) -> Answers[Phrase, _Answer]:
    """Return what a function says of phrases, asked once of each."""
    return Answers(work_out, _MOST)


def tokens_of(parts: Iterable[Chunk | Phrase]) -> list[str]:
    """Return the tokens of chunks or phrases in a row."""
    return list(chain.from_iterable(map(_tokens, parts)))


def chunks_in(phrases: Iterable[Phrase]) -> Iterable[Chunk]:
    """Return the chunks of phrases in a row."""
    return chain.from_iterable(map(_chunks, phrases))


def holdings(parts: Iterable[Chunk | Phrase]) -> int:
    """Return what any of some chunks or phrases holds."""
    found: int = reduce(or_, map(_holds, parts))
    return found


_known: Answers[str, Phrase] = Answers(Phrase, _MOST)
