"""A subject and the verb right after it that differ in number, person or gender: Игроки берёт, карта изгнан."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property

from ruling_lint.checks.base import Context, View
from ruling_lint.lexicon import memory, predicates
from ruling_lint.lexicon.predicates import Phrase
from ruling_lint.model import Hit
from ruling_lint.records import dataclass
from ruling_lint.text.chunks import Chunk
from ruling_lint.text.reading import Reading
from ruling_lint.text.unmarked import NOTHING

NAME = "predicate"
NEEDS: frozenset[str] | None = None
COMPARES = False
VARIANTS: tuple[str, ...] = ()

_BETWEEN = frozenset(("не", "также", "тоже", "уже", "еще"))
_STARTS = frozenset(".!?…:;—–(•")
"""What a clause starts after; what a quotation mark opens may be a name."""

_CONJUNCTIONS = frozenset(
    ("если", "когда", "пока", "чтобы", "то", "поскольку", "хотя", "пусть", "пускай", "что", "тогда")
)
_ADJECTIVAL = (
    "ый", "ий", "ой", "ая", "яя", "ое", "ее", "ые", "ие", "эта", "это", "этот", "эти", "та", "то", "тот", "те", "все", "вся",
    "весь", "ваш", "ваша", "ваше", "ваши", "его", "ее", "их", "щийся", "щаяся", "щееся", "щиеся", "один", "одна", "одно",
)  # fmt: skip
_NO_ADJECTIVES = frozenset(("то", "пускай", "его", "ее", "их"))
_MOST = 3
_REACH = 4
"""How far an infinitive may stand from what asks for it: эти карты не следует больше брать."""


@dataclass(frozen=True)
class Params:
    """`subjects` are nouns in the nominative, of both numbers, and pronouns: what may be done or said something of."""

    subjects: tuple[str, ...]

    @cached_property
    def known(self) -> frozenset[str]:
        """The subjects as a set."""
        return frozenset(self.subjects)


def concerns(params: Params, chunk: Chunk) -> bool:
    """Tell whether a chunk holds a subject."""
    return not params.known.isdisjoint(chunk.tokens)


def check(params: Params, view: View, context: Context) -> Iterator[Hit]:
    """Yield a hit for every verb that cannot belong to the subject before it.

    The subject must start a sentence or a clause, so that nothing before it belongs to it.
    """
    reading, known = view.unmarked, memory.shared()
    places = [index for index, token in enumerate(reading.tokens) if token in params.known]
    for index in [index for index in places if _may_start(reading, index)]:
        last = _verb_after(reading, index)
        first = _start_of_clause(reading, index) if last else None
        if last is None or first is None:
            continue
        adjectives = (word for word in reading.tokens[first:index] if word not in _NO_ADJECTIVES)
        phrase = Phrase(tuple(adjectives), reading.tokens[index], reading.tokens[last])
        key = [*phrase.adjectives, phrase.subject, phrase.verb]
        if known.is_agreed(NAME, key):
            continue
        fault = predicates.find_fault(phrase, params.known)
        if fault is None:
            known.agree(NAME, key)
        elif not (fault.may_be_object and any(map(predicates.is_infinitive, reading.tokens[last + 1 : last + _REACH]))):
            yield _hit(reading, view.target, (index, last), fault.right)


def _verb_after(reading: Reading, index: int) -> int | None:
    """Return the index of the word that may be the verb of a subject: the next one, a particle aside."""
    tokens, last = reading.tokens, index + 1
    while last < len(tokens) and tokens[last] in _BETWEEN and _touch_nothing(reading, last - 1):
        last += 1
    is_word = last < len(tokens) and tokens[last].isalpha() and _touch_nothing(reading, last - 1)
    return (
        last
        if is_word and reading.text[reading.span(last).start].islower() and not _is_hyphened(reading, last)
        else None
    )


def _touch_nothing(reading: Reading, index: int) -> bool:
    """Tell whether nothing but a space stands between a token and the next, in one line."""
    between = reading.masked[reading.span(index).end : reading.span(index + 1).start]
    return between.replace(NOTHING, "").isspace() and "\n" not in between


def _is_hyphened(reading: Reading, index: int) -> bool:
    end = reading.span(index).end
    return reading.masked[end : end + 1] == "-"


def _may_start(reading: Reading, index: int) -> bool:
    """Tell quickly whether a word, or an adjective before it, may be where a clause starts, with a verb behind it."""
    tokens = reading.tokens
    if index + 1 == len(tokens) or not tokens[index + 1].isalpha():
        return False
    before = tokens[index - 1] if index else ""
    is_first = not before.isalpha() or "\n" in reading.text
    return is_first or before in _CONJUNCTIONS or before.endswith(_ADJECTIVAL)


def _start_of_clause(reading: Reading, index: int) -> int | None:
    """Return where the adjectives of a subject start, if a clause starts there; None if it does not."""
    tokens, first = reading.tokens, index
    while first > 0 and index - first < _MOST and _may_agree(reading, first - 1):
        first -= 1
    if first == 0 or tokens[first - 1] in _STARTS or _starts_line(reading, first):
        return first
    if tokens[first - 1] == "," and _ends_condition(tokens[: first - 1]):
        return first
    is_joined = tokens[first - 1] in _CONJUNCTIONS
    return first if is_joined and (first == 1 or not tokens[first - 2].isalpha()) else None


def _may_agree(reading: Reading, index: int) -> bool:
    """Tell whether a word looks like an adjective of the one after it."""
    word = reading.tokens[index]
    return word.endswith(_ADJECTIVAL) and word not in _CONJUNCTIONS and _touch_nothing(reading, index)


def _starts_line(reading: Reading, index: int) -> bool:
    return "\n" in reading.masked[reading.span(index - 1).end : reading.span(index).start]


def _ends_condition(tokens: Sequence[str]) -> bool:
    """Tell whether a sentence that starts with a conjunction has its first comma after these words."""
    start = max((index for index, token in enumerate(tokens) if token in _STARTS), default=-1) + 1
    return tokens[start : start + 1] != [] and tokens[start] in _CONJUNCTIONS and "," not in tokens[start:]


def _hit(reading: Reading, target: Reading, place: tuple[int, int], right: Sequence[str]) -> Hit:
    whole, subject, verb = reading.span(*place), reading.span(place[0]), reading.span(place[1])
    texts = []
    for words in right:
        noun, form = words.split(" ")
        noun = target.text[subject.start : subject.end] if noun == reading.tokens[place[0]] else noun
        noun = noun.capitalize() if target.text[subject.start].isupper() else noun
        texts.append(noun + target.text[subject.end : verb.start] + form)
    return Hit(whole, tuple(texts), certain=False)
