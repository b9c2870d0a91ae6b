"""Который in another gender or number than its noun: существо, которая; игроки, который."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ruling_lint.checks.base import Clues, Context, View
from ruling_lint.glossary.suggest.government import PREPOSITIONS
from ruling_lint.lexicon import memory, relative
from ruling_lint.lexicon.rewording import reworded
from ruling_lint.model import Hit
from ruling_lint.records import dataclass
from ruling_lint.text.reading import Reading
from ruling_lint.text.unmarked import NOTHING

NAME = "relative"
NEEDS: frozenset[str] | None = None
COMPARES = False
VARIANTS: tuple[str, ...] = ()

_FORMS = frozenset(
    (
        "который", "которая", "которое", "которые", "которого", "которой", "которому", "которую", "которым",
        "котором", "которых", "которыми",
    )
)  # fmt: skip
_ELSEWHERE = f"{NAME}-elsewhere"
"""The question to the memory about words before a noun: may it be another one that is meant?"""

_STOPS = frozenset(".!?:;—–(«»")


@dataclass(frozen=True)
class Params:
    """This check has no parameters."""


def clues(params: Params) -> Clues:
    """Return the forms of который."""
    return Clues(words=_FORMS)


def check(params: Params, view: View, context: Context) -> Iterator[Hit]:
    """Yield a hit for every form that cannot belong to the noun before its comma, the only one in its sentence so far."""
    reading, known = view.unmarked, memory.shared()
    for index in [i for i, token in enumerate(reading.tokens) if token in _FORMS]:
        noun = _noun_before(reading.tokens, index)
        if noun is None:
            continue
        pair = reading.tokens[noun], reading.tokens[index]
        if known.is_agreed(NAME, pair) or not (_has_comma(reading, noun) and _is_only_noun(reading, noun)):
            continue
        between = reading.tokens[noun + 2 : index]
        is_first = noun == 0 or reading.tokens[noun - 1] in _STOPS
        right = relative.right_forms(*pair, *between, is_first=is_first)
        if right is None:
            known.agree(NAME, pair)
        elif right:
            texts = [reworded(reading, view.target, index, index, {index: form}) for form in right]
            yield Hit(reading.span(index), tuple(texts), certain=False)


def _noun_before(tokens: Sequence[str], index: int) -> int | None:
    """Return the index of the word before the comma of a form, a preposition perhaps between; None if there is no such."""
    comma = index - 2 if index and tokens[index - 1] in PREPOSITIONS else index - 1
    if comma < 1 or tokens[comma] != "," or not tokens[comma - 1].isalpha():
        return None
    return comma - 1


def _has_comma(reading: Reading, noun: int) -> bool:
    """Tell whether nothing stands between a word and the comma after it."""
    between = reading.masked[reading.span(noun).end : reading.span(noun + 1).start]
    return not between.replace(NOTHING, "")


def _is_only_noun(reading: Reading, noun: int) -> bool:
    words = _from_start(reading.tokens, noun)
    if words is None or (words and not reading.text[reading.span(noun).start].islower()):
        return False
    first = reading.span(noun - len(words)).start
    if "\n" in reading.text[first : reading.span(noun).end] or memory.shared().is_agreed(_ELSEWHERE, words):
        return False
    if relative.may_belong_elsewhere(words):
        memory.shared().agree(_ELSEWHERE, words)
        return False
    return True


def _from_start(tokens: Sequence[str], index: int) -> Sequence[str] | None:
    """Return the words of a sentence before a token; None where something other than words stands among them."""
    first = index
    while first and tokens[first - 1] not in _STOPS:
        first -= 1
        if not tokens[first].isalpha():
            return None
    return tokens[first:index]
