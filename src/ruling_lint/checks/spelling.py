"""Words that no dictionary, glossary or name list knows."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import cached_property, lru_cache

from ruling_lint.answers import Answers
from ruling_lint.checks.base import Context, View
from ruling_lint.glossary import Glossary
from ruling_lint.glossary.names import Names
from ruling_lint.lexicon import common, memory
from ruling_lint.lexicon.declined import DeclinedWords
from ruling_lint.lexicon.divided import divide, is_joined, is_new_verb
from ruling_lint.lexicon.invented import invented
from ruling_lint.lexicon.standing import Writing, compound_at, is_abbreviated, is_part, writing_of
from ruling_lint.model import Hit, Span
from ruling_lint.records import dataclass
from ruling_lint.text.chars import CYRILLIC
from ruling_lint.text.chunks import Chunk
from ruling_lint.text.pairing import QUOTES, Pair, pair_marks
from ruling_lint.text.reading import Reading
from ruling_lint.tuples import NamedTuple
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from ruling_lint.lexicon.near import Speller
    from ruling_lint.lexicon.wordlist import OwnWords

NAME = "spelling"
NEEDS = CYRILLIC
COMPARES = False
VARIANTS: tuple[str, ...] = ()

_YO = frozenset("ёЁ")
_VOWELS = frozenset("аеиоуыэюя")
_WRITTEN = {
    Writing.LOWER: str.lower,
    Writing.FIRST: str.capitalize,
    Writing.INNER: str.capitalize,
    Writing.CAPITALS: str.upper,
}
_SHORTEST = 3
_SHORTEST_PART = 5
_SHORTEST_ROOT = 4


@dataclass(frozen=True)
class Params:
    """`words` are right words beside the dictionary's, in their first form; their other forms are right too.

    A known word stays one behind one of the `prefixes`. `near` says which unknown words to report: those near a known one, probably misspelt, or else the others.
    """

    words: tuple[str, ...] = ()
    prefixes: tuple[str, ...] = ()
    near: bool = True

    @cached_property
    def own_words(self) -> OwnWords:
        """The words with their forms."""
        from ruling_lint.lexicon.wordlist import OwnWords

        return OwnWords(self.words)


class Unknown(NamedTuple):
    """A word that the dictionary does not have: folded and as it stands, its place, how it is written, with ё around or not,
    and whether somebody says it.
    """

    word: str
    text: str
    start: int
    end: int
    writing: Writing
    yo: bool
    is_said: bool


def concerns(params: Params, chunk: Chunk) -> bool:
    """Tell whether a chunk has a word that the dictionary does not have."""
    return bool(memory.shared().unknown(filter(_may_be_looked_up, chunk.tokens)))


def collect(params: Params, view: View, context: Context) -> Iterator[Unknown]:
    """Yield the words that the dictionary does not have. A segment of words seen before costs one set difference."""
    reading = view.target
    unknown = set(filter(_is_unknown.__getitem__, set(reading.tokens).difference(memory.shared().known)))
    if unknown:
        yo, sayings = any(map(reading.text.__contains__, _YO)), _sayings(reading)
        for index in [index for index, word in enumerate(reading.tokens) if word in unknown]:
            writing = writing_of(reading, index)
            if writing is not None and _stands_alone(reading, index):
                start, end = reading.places[index]
                is_said = any(pair.opener < start < pair.closer for pair in sayings)
                yield Unknown(reading.tokens[index], reading.text[start:end], start, end, writing, yo, is_said)


_is_unknown: Answers[str, bool] = Answers(
    lambda token: _may_be_looked_up(token) and bool(memory.shared().unknown([token]))
)
"""Whether a token is a word that the dictionary does not have."""


def _may_be_looked_up(token: str) -> bool:
    return len(token) >= _SHORTEST and token[0] in CYRILLIC


def _sayings(reading: Reading) -> list[Pair]:
    """Return the quotations in a text, whoever may speak in them."""
    if not any(map(reading.text.__contains__, QUOTES)):
        return []
    return [pair for pair in pair_marks(reading.masked).pairs if reading.text[pair.opener] in QUOTES]


def conclude(params: Params, evidence: Collection[tuple[int, Unknown]], context: Context) -> Iterator[tuple[int, Hit]]:
    """Yield a hit for every word that nothing else knows either.

    Authors of prose coin words, and let people speak as they do: what is only near a rare word, or said in quotes, is no
    firm hit.
    """
    judge = judge_of(context.glossary, context.names)
    with_yo = any(found.yo for _, found in evidence)
    names = {found.word for _, found in evidence if found.writing is Writing.INNER}
    for index, found in evidence:
        if found.word in params.own_words or found.word in context.words or judge.accepts(found.word, params.prefixes):
            continue
        writing = Writing.INNER if found.writing is Writing.FIRST and found.word in names else found.writing
        span, near = Span(found.start, found.end), judge.near(found.word, writing)
        if params.near and near:
            yield (
                index,
                Hit(
                    span,
                    _spell(near, found, with_yo),
                    certain=False,
                    firm=not found.is_said and judge.is_usual(near[0]),
                ),
            )
        elif not params.near and not near and found.writing is Writing.LOWER:
            yield index, Hit(span, certain=False)
    memory.shared().keep()


def _stands_alone(reading: Reading, index: int) -> bool:
    """Tell whether a word is to be looked up: no ending of a Latin word or number, and no part of a known compound."""
    if _VOWELS.isdisjoint(reading.tokens[index]) or is_part(reading, index):
        return False
    first, last = compound_at(reading, index)
    if first == last:
        return not is_abbreviated(reading, index)
    parts = reading.tokens[first : last + 1]
    if len(reading.tokens[index]) < _SHORTEST_PART or not all(part[0] in CYRILLIC or part == "-" for part in parts):
        return False
    return not _is_linked(reading.tokens[index]) and bool(memory.shared().unknown(["".join(parts)]))


def _is_linked(word: str) -> bool:
    """Tell whether a part of a compound is a known word with the vowel that links it to the next: рыбо-краб."""
    words = [word[:-1] + ending for ending in ("", "а", "я", "ь")]
    return word[-1] in "ое" and len(memory.shared().unknown(words)) < len(words)


def _spell(words: Sequence[str], found: Unknown, with_yo: bool) -> tuple[str, ...]:
    if _letters(words[0]) == found.word != words[0]:
        return (_with_gap(found.text, words[0]),)
    spelt = memory.shared().with_yo(words) if with_yo else {}
    return tuple(_WRITTEN[found.writing](spelt.get(word, word)) for word in words)


def _letters(words: str) -> str:
    """Return words without what parts them."""
    return words.replace(" ", "").replace("-", "")


def _with_gap(text: str, divided: str) -> str:
    """Return a word as it stands, but with the space or hyphen of a divided word."""
    gap = len(divided.split(" ")[0].split("-")[0])
    return text[:gap] + divided[gap] + text[gap:]


class Judge:
    """Knows the words of a glossary and of card names, and what is near them."""

    def __init__(self, glossary: Glossary, names: Names) -> None:
        self._glossary = glossary
        self._names = names
        self._near: dict[tuple[str, Writing], list[str]] = {}

    @cached_property
    def _invented(self) -> DeclinedWords:
        return invented(self._names)

    @cached_property
    def _speller(self) -> Speller:
        from ruling_lint.lexicon.near import Speller

        return Speller(self._glossary.right_words)

    def accepts(self, word: str, prefixes: tuple[str, ...]) -> bool:
        """Tell whether a word that the dictionary lacks is right all the same."""
        if self._glossary.knows(word) or word in self._invented:
            return True
        return is_new_verb(word) or (self._has_root(word, prefixes) and not is_joined(word))

    def near(self, word: str, writing: Writing) -> list[str]:
        """Return the words that were probably meant, best first."""
        key = (word, writing)
        if key not in self._near:
            self._near[key] = self._meant(word, writing)
        return self._near[key]

    def _meant(self, word: str, writing: Writing) -> list[str]:
        """Return the same; that there are none is remembered, as it is of most names."""
        known, asked = memory.shared(), (word, writing.name)
        if known.is_agreed(self._question, asked):
            return []
        divided = divide(word, self._terms_for(writing))
        found = [divided] if divided else self._speller.near(word, writing)
        if not found:
            known.agree(self._question, asked)
        return found

    @cached_property
    def _question(self) -> str:
        """The question to the memory, which has other answers for other words of the glossary and other common words."""
        return memory.question("near", (self._glossary.words_key, common.key()))

    def _terms_for(self, writing: Writing) -> Collection[str]:
        """Return the words that may have run together; what has a capital inside a sentence is more likely a name."""
        return () if writing is Writing.INNER else self._glossary.right_words

    def is_usual(self, word: str) -> bool:
        """Tell whether a word is one of the game's or a common one; two words that were written as one are."""
        return " " in word or "-" in word or self._speller.is_usual(word)

    def _has_root(self, word: str, prefixes: tuple[str, ...]) -> bool:
        roots = [word.removeprefix(prefix) for prefix in prefixes if word.startswith(prefix)]
        return any(self._is_root(root) for root in roots if len(root) >= _SHORTEST_ROOT)

    def _is_root(self, word: str) -> bool:
        return self._glossary.knows(word) or not memory.shared().unknown([word])


@lru_cache(maxsize=4)
def judge_of(glossary: Glossary, names: Names) -> Judge:
    """Return the judge of a glossary and a table of names, the same again for the same."""
    return Judge(glossary, names)
