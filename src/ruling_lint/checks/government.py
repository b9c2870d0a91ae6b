"""A noun in the nominative behind a preposition or a verb that takes another case: из рука, возьмите новая карта."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import takewhile

from ruling_lint.answers import Answers
from ruling_lint.checks.base import Clues, Context, View
from ruling_lint.lexicon import memory, misgoverned
from ruling_lint.lexicon.rewording import reworded
from ruling_lint.lexicon.standing import stand_together
from ruling_lint.model import Hit
from ruling_lint.records import dataclass
from ruling_lint.text.reading import Reading

NAME = "government"
NEEDS: frozenset[str] | None = None
COMPARES = False
VARIANTS: tuple[str, ...] = ()

_ADJECTIVAL = (
    "ый", "ий", "ой", "ая", "яя", "ое", "ее", "ые", "ие", "эта", "это", "этот", "эти", "ваш", "ваша", "ваше", "ваши",
)  # fmt: skip
_MOST = 2
"""So many adjectives may stand between."""

_OR = "или"
_COMMANDS = ("те", "тесь")
_NEAR = 4
_REACH = 8


@dataclass(frozen=True)
class Params:
    """`nouns` and `more` are nouns in the nominative singular, `plurals` some in the plural that look like no other form."""

    nouns: tuple[str, ...]
    plurals: tuple[str, ...] = ()
    more: tuple[str, ...] = ()

    @cached_property
    def known(self) -> frozenset[str]:
        """All as a set."""
        return frozenset(self.nouns + self.plurals + self.more)

    @cached_property
    def doubtful(self) -> Answers[tuple[str, str], bool]:
        """Whether a word may govern the noun behind it, or an adjective of that, and not in the nominative."""
        return Answers(lambda pair: _may_be_wrong(pair, self))

    @cached_property
    def faults(self) -> Answers[tuple[str, ...], Mapping[str, Sequence[str]]]:
        """What a noun behind its governor, with the adjectives between, should be by case; nothing where it may be right."""
        return Answers(lambda words: _remembered_fault(words, self))

    @cached_property
    def question(self) -> str:
        """The question to the memory, which has other answers for other nouns."""
        return memory.question(NAME, self.nouns + self.plurals + self.more)


def clues(params: Params) -> Clues:
    """Return the nouns."""
    return Clues(words=params.known)


def doubts(params: Params, token: str, following: str) -> bool:
    """Tell whether a word may govern the noun behind it, or an adjective of that, and not in the nominative."""
    return following in params.known and params.doubtful[token, following]


def check(params: Params, view: View, context: Context) -> Sequence[Hit]:
    """Return a hit for every noun in the nominative, with its adjectives, that the word before it cannot govern."""
    reading, known, doubtful = view.unmarked, params.known, params.doubtful
    found: list[Hit] = []
    for last in [last for last, pair in enumerate(reading.pairs, 1) if pair[1] in known and doubtful[pair]]:
        first = _start_of(reading.tokens, last)
        governor = _governor_of(reading.tokens, first)
        if governor is None:
            continue
        fault = params.faults[reading.tokens[governor], *reading.tokens[first : last + 1]]
        if fault:
            found += _hits(reading, view.target, governor, range(first, last + 1), fault)
    return found


def _hits(
    reading: Reading, target: Reading, governor: int, places: range, fault: Mapping[str, Sequence[str]]
) -> Iterator[Hit]:
    """Yield a hit on a noun with its adjectives where it really belongs to its governor."""
    first, last = places[0], places[-1]
    if not stand_together(reading, governor, last) or _may_be_right(reading, governor, last):
        return
    clause = takewhile(str.isalpha, reversed(reading.tokens[max(0, governor - _REACH) : governor]))
    moved = misgoverned.case_of_motion(reading.tokens[governor], tuple(clause))
    right = [fault[case] for case in sorted(fault, key=lambda case: case != moved)]
    start = governor if governor == first - 1 else first
    texts = [reworded(reading, target, start, last, dict(zip(places, one, strict=True))) for one in right]
    yield Hit(reading.span(start, last), tuple(texts), certain=False)


def _may_be_wrong(pair: tuple[str, str], params: Params) -> bool:
    word = pair[0]
    if word == _OR or word.endswith(_ADJECTIVAL):
        return True
    return misgoverned.may_govern_anywhere(word) and bool(params.faults[pair])


def _remembered_fault(words: Sequence[str], params: Params) -> Mapping[str, Sequence[str]]:
    """Return a noun behind its governor in the cases it should have; that nothing is wrong is remembered."""
    known = memory.shared()
    if known.is_agreed(params.question, words):
        return {}
    fault = misgoverned.find_fault(words, params.known)
    if not fault:
        known.agree(params.question, words)
    return fault


def _start_of(tokens: Sequence[str], last: int) -> int:
    """Return the index of the first adjective of a noun, or of the noun itself."""
    first = last
    while first > last - _MOST and first > 1 and tokens[first - 1].endswith(_ADJECTIVAL):
        if tokens[first - 1] in misgoverned.PERIODS:
            break
        first -= 1
    return first


def _governor_of(tokens: Sequence[str], first: int) -> int | None:
    """Return the index of what may govern a noun with its adjectives; None if nothing does.

    It may govern another noun before "or" as well: выберите целевое существо или игрок.
    """
    index = first - 1
    if index > 1 and tokens[index] == _OR and tokens[index - 1].isalpha():
        index = _start_of(tokens, index - 1) - 1
        return index if index >= 0 and tokens[index].endswith(_COMMANDS) else None
    return index if index >= 0 and misgoverned.may_govern(tokens[index], tokens[index - 1] if index else "") else None


def _may_be_right(reading: Reading, governor: int, last: int) -> bool:
    tokens = reading.tokens
    before, after = tokens[max(0, governor - _NEAR) : governor], tokens[last + 1 : last + 1 + _REACH]
    return misgoverned.may_be_right(tokens[governor], before, tuple(takewhile(str.isalpha, after)))
