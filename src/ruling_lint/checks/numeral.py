"""A numeral or a word of quantity and a noun that do not agree: две карт, пять жетона, два карты, 5 карты, много карта."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import compress, count

from ruling_lint.answers import Answers
from ruling_lint.checks.base import Clues, Context, View
from ruling_lint.lexicon import agreeing, amounts, counting, elliptical, governing, memory
from ruling_lint.lexicon.counting import Fault
from ruling_lint.lexicon.rewording import reworded
from ruling_lint.lexicon.standing import are_side_by_side
from ruling_lint.model import Hit
from ruling_lint.patterns import lazy_pattern
from ruling_lint.records import dataclass
from ruling_lint.text.chars import DIGITS
from ruling_lint.text.chunks import Chunk
from ruling_lint.text.reading import MASK, Reading
from ruling_lint.text.unmarked import NOTHING
from ruling_lint.tuples import NamedTuple

NAME = "numeral"
NEEDS: frozenset[str] | None = None
COMPARES = False
VARIANTS: tuple[str, ...] = ()

_WORDS = 4
_DIGITS = 3
_CONTEXT = 5
_DECIDING = 2
_ALWAYS, _SOMETIMES = "-always", "-sometimes"
"""End the question to the memory whether two words are right whatever stands around, or only in some places."""

_OUT_OF = ["из"]
_BOTH = frozenset(("оба", "обе"))
_THESE = frozenset(("эти", "те", "ваши", "наши", "мои", "твои", "свои"))
_REACH = 12
_NUMBER = lazy_pattern(r"(?<![\w.,/+:])\d{1,3}(?!\S)")
_RANGE = lazy_pattern(r"\d[‐‑–—−-]\Z")
_SYMBOL = lazy_pattern(r"(?:\{[^{}a-zа-яё]{1,5}\})+")

_VARIABLES = frozenset(("x", "х"))
"""A variable in either alphabet."""

_COUNTING = counting.NUMERALS.keys() | counting.ONE.keys() | amounts.WORDS | _VARIABLES
_counts: Answers[str, bool] = Answers(lambda token: token in _COUNTING or token.isdecimal())
"""Whether a token is a numeral."""


@dataclass(frozen=True)
class Params:
    """`except_for` are forms of nouns that may follow any numeral: uncountable ones, and parts of the day.

    `counted` are nouns, in the nominative singular, that are always counted: after a number in digits they stand for no
    ordinal (уровень 3), and after a word of quantity for no stuff (много воды).
    """

    except_for: tuple[str, ...] = ()
    counted: tuple[str, ...] = ()

    @cached_property
    def uncounted(self) -> frozenset[str]:
        """The forms that may follow any numeral, as a set."""
        return frozenset(self.except_for)

    @cached_property
    def question(self) -> str:
        """The question to the memory, which has other answers when other nouns are counted."""
        return memory.question(NAME, self.counted)

    @cached_property
    def doubtful(self) -> Answers[tuple[str, str], bool]:
        """Whether a numeral and the token behind it may be wrong."""
        return Answers(lambda pair: pair[1][:1] == MASK or (pair[1].isalpha() and not self._are_always_right(pair)))

    def _are_always_right(self, pair: tuple[str, str]) -> bool:
        known, always, sometimes = memory.shared(), f"{self.question}{_ALWAYS}", f"{self.question}{_SOMETIMES}"
        if known.is_agreed(always, pair):
            return True
        if known.is_agreed(sometimes, pair):
            return False
        are_right = counting.are_always_right(*pair, self.counted)
        known.agree(always if are_right else sometimes, pair)
        return are_right


class _Phrase(NamedTuple):
    """A numeral and the words after it, folded; the indices of their tokens; the tokens before them, and the one after the
    second."""

    words: Sequence[str]
    places: Sequence[int]
    before: Sequence[str]
    after: str


def clues(params: Params) -> Clues:
    """Return digits and the words that count."""
    return Clues(DIGITS, _COUNTING)


def concerns(params: Params, chunk: Chunk) -> bool:
    """Tell whether a chunk holds a numeral."""
    return _NUMBER.search(chunk.text) is not None or not _COUNTING.isdisjoint(chunk.tokens)


def doubts(params: Params, token: str, following: str) -> bool:
    """Tell whether a token may be a numeral with a word behind it that it does not go with, or a symbol before that word."""
    return _counts[token] and params.doubtful[token, following]


def check(params: Params, view: View, context: Context) -> Iterable[Hit]:
    """Return a hit for every numeral with a noun in a form that it cannot have.

    One in digits must be counted by a verb, since elsewhere it may be a name: шаг 5, сила 3.
    """
    tokens, pairs = view.unmarked.tokens, view.unmarked.pairs
    doubtful = [first for first in compress(count(), map(_counts.__getitem__, tokens)) if params.doubtful[pairs[first]]]
    places = [first for first in doubtful if _may_be_wrong(params, tokens, first)]
    return _look(params, view, places) if places else ()


def _may_be_wrong(params: Params, tokens: Sequence[str], first: int) -> bool:
    """Tell whether a numeral and words after it may not agree, whatever parts them: what is right of all is right of fewer."""
    phrase = _longest_at(tokens, first)
    if len(phrase.words) < 2:
        return False
    return not params.uncounted.isdisjoint(phrase.words) or _fault_in(params, phrase) is not None


def _look(params: Params, view: View, places: Sequence[int]) -> Iterator[Hit]:
    """Yield hits for the numerals at some places."""
    reading = view.unmarked
    for first in places:
        phrase = _phrase_at(reading, first)
        if len(phrase.words) < 2 or not params.uncounted.isdisjoint(phrase.words):
            continue
        fault = _fault_in(params, phrase)
        if fault is not None and not (
            _may_stand_alone(phrase, fault.last)
            or _is_name(reading, phrase, fault)
            or _joins_two(reading.tokens, phrase, fault)
            or _stands_for_another(reading.tokens, phrase, fault)
        ):
            yield _hit(reading, view.target, phrase, fault)


def _longest_at(tokens: Sequence[str], first: int) -> _Phrase:
    """Return the words from a numeral on that may stand side by side, as far as tokens tell."""
    following = first + 1
    if tokens[following][0] == MASK and not _is_figure(tokens[first]):
        following += 1
    words = [tokens[first]]
    for token in tokens[following : following + _WORDS - 1]:
        if not token.isalpha():
            break
        words.append(token)
    return _phrase(tokens, words, (first, *range(following, following + len(words) - 1)))


def _phrase_at(reading: Reading, first: int) -> _Phrase:
    """Return the words from a numeral on that stand side by side, a few at most; what touches a number belongs to it.

    A game symbol after a numeral in letters is passed over: две {G} карты.
    """
    tokens, places = reading.tokens, [first]
    following = first + 1
    if _is_figure(tokens[first]):
        following = first if _is_part(reading, first) else following
    elif tokens[following : following + 1] and tokens[following][0] == MASK:
        span = reading.span(following)
        following += 1 if _SYMBOL.fullmatch(reading.text, *span) else 0
    while first < following < len(tokens) and len(places) < _WORDS and _goes_on(reading, following):
        places.append(following)
        following += 1
    return _phrase(tokens, [tokens[place] for place in places], places)


def _phrase(tokens: Sequence[str], words: Sequence[str], places: Sequence[int]) -> _Phrase:
    first = places[0]
    after = tokens[places[1] + 1 : places[1] + 2] if len(places) > 1 else []
    return _Phrase(words, places, tokens[max(0, first - _CONTEXT) : first], "".join(after))


def _goes_on(reading: Reading, index: int) -> bool:
    """Tell whether a word stands at a token index, side by side with what is before it."""
    return reading.tokens[index].isalpha() and are_side_by_side(reading, index - 1)


def _is_part(reading: Reading, index: int) -> bool:
    """Tell whether something touches a number in digits that makes it a part of something: 1,5 and +2, but not 2–3."""
    start, end = reading.span(index)
    before = reading.masked[:start].rstrip(NOTHING)[-2:]
    is_last = index + 1 < len(reading.tokens) and reading.span(index + 1).start > end
    is_first = before[-1:].isspace() or not before or before[-1] in '([«„“"*_' or _RANGE.search(before) is not None
    return not (is_first and is_last)


def _is_figure(token: str) -> bool:
    """Tell whether a numeral is no word: digits or a variable."""
    return token.isdecimal() or token in _VARIABLES


def _decisive(phrase: _Phrase) -> Sequence[str]:
    """Return the words around a numeral that decide what it demands of its noun, with a mark after them."""
    numeral = phrase.words[0]
    if _is_figure(numeral):
        return [*phrase.before, ""]
    if numeral in amounts.WORDS:
        return [*phrase.before, "", phrase.after, ""]
    if numeral in counting.ONE or counting.decides_by_preposition(numeral):
        return [*phrase.before[-_DECIDING:], ""]
    return []


def _is_last_of_many(phrase: _Phrase) -> bool:
    """Tell whether it is the one of twenty-one."""
    return phrase.words[0] in counting.ONE and bool(phrase.before) and phrase.before[-1] in counting.TENS


def _may_stand_alone(phrase: _Phrase, last: int) -> bool:
    """Tell whether a numeral in letters may belong to no noun, or to the word before it.

    One may mean alone: он один карт не берёт.
    """
    words, before = phrase.words, phrase.before
    if _is_figure(words[0]) or words[0] in amounts.WORDS or _is_last_of_many(phrase) or governing.is_bound(before):
        return False
    if words[0] in counting.ONE:
        is_negated = governing.is_negated((*before[-1:], *words))
        return is_negated or (words[0] != "одну" and any(map(agreeing.may_be_subject, before[-1:])))
    return before[-1:] == _OUT_OF or counting.belongs_before(words, last, before)


def _is_name(reading: Reading, phrase: _Phrase, fault: Fault) -> bool:
    """Tell whether what is counted is a name of several words, or the first of a list: два Старый Мост, выберите одно Огонь."""
    return (fault.last > 1 or phrase.words[0] in counting.ONE) and reading.text[
        reading.span(phrase.places[1]).start
    ].isupper()


def _joins_two(tokens: Sequence[str], phrase: _Phrase, fault: Fault) -> bool:
    """Tell whether both belongs to two joined nouns, with a plural pronoun between: оба эти мост и башня."""
    noun = phrase.places[fault.last]
    are_pointed_out = phrase.words[0] in _BOTH and phrase.words[1] in _THESE and fault.last > 1
    return are_pointed_out and agreeing.is_first_of_several(tokens[noun + 1 : noun + 1 + _REACH])


def _stands_for_another(tokens: Sequence[str], phrase: _Phrase, fault: Fault) -> bool:
    """Tell whether a numeral right before a noun counts another one, which is left out: обе карту взяли."""
    first, noun = phrase.places[0], phrase.places[fault.last]
    if fault.last > 1 or phrase.words[0] not in counting.NUMERALS:
        return False
    before, after = tokens[max(0, first - _REACH) : first], tokens[noun + 1 : noun + 1 + _REACH]
    return elliptical.numeral_stands_alone(phrase.words[0], tokens[noun], before, after)


def _fault_in(params: Params, phrase: _Phrase) -> Fault | None:
    """Return what is wrong with a phrase; None where all may be right, which is remembered."""
    known, key = memory.shared(), [*_decisive(phrase), *phrase.words]
    if known.is_agreed(params.question, key):
        return None
    fault = _find_fault(phrase, params.counted)
    if fault is None:
        known.agree(params.question, key)
    return fault


def _find_fault(phrase: _Phrase, counted: Sequence[str]) -> Fault | None:
    words, before = phrase.words, phrase.before
    if words[0] in amounts.WORDS:
        return amounts.find_fault(words, before, phrase.after, counted)
    if words[0] in counting.ONE:
        return _after_one(phrase, counted)
    if words[0] in _VARIABLES:
        is_sure = governing.is_object(before) or governing.is_bound(before)
        return counting.find_after_variable(words, counted) if is_sure else None
    if words[0].isdecimal():
        return _after_digits(words, governing.before_number(before), counted) if len(words[0]) <= _DIGITS else None
    preposition = before[-1] if before else ""
    if governing.is_asked_to_take(before[-_DECIDING:]):
        return counting.oblique_object(words) or counting.find_fault(words, counted=counted)
    return counting.wrong_times(words) or counting.find_fault(words, preposition=preposition, counted=counted)


def _after_one(phrase: _Phrase, counted: Sequence[str]) -> Fault | None:
    words, is_last = phrase.words, _is_last_of_many(phrase)
    if words[0] != "один" and governing.is_command(phrase.before[:-1] if is_last else phrase.before):
        return counting.as_object(words, counted)
    demand = (counting.ONE if is_last else counting.ALONE)[words[0]]
    fault = counting.find_fault(words if is_last else words[:2], demand)
    return fault or (counting.wrong_gender_of_one(words) if is_last else None)


def _after_digits(words: Sequence[str], before: Sequence[str], counted: Sequence[str]) -> Fault | None:
    """Return what is wrong with a noun after a number in digits, which must show that it counts."""
    if words[1] in counting.TIMES:
        return counting.wrong_times(words, before)
    if governing.is_bound(before):
        return counting.find_fault(words, counting.bound_of(words[0]), counted=counted)
    if governing.is_object(before) or governing.lists_things(before):
        is_taken = governing.takes_so_many(before)
        return counting.find_counted(words[:2], counted, is_taken=is_taken) or counting.find_fault(
            words, counted=counted
        )
    if governing.follows_verb(before):
        return counting.find_fault(words, counted=counted)
    return None


def _hit(reading: Reading, target: Reading, phrase: _Phrase, fault: Fault) -> Hit:
    first, last = phrase.places[0], phrase.places[fault.last]
    words = {phrase.places[index]: right for index, right in fault.right.items()}
    return Hit(reading.span(first, last), (reworded(reading, target, first, last, words),), certain=False)
