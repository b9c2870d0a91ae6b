"""A subject and the verb right after it that differ in number, person or gender: Игроки берёт, карта изгнан."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property

from ruling_lint.answers import Answers
from ruling_lint.checks.base import Clues, Context, View
from ruling_lint.glossary.suggest.government import PREPOSITIONS
from ruling_lint.lexicon import governing, memory, predicates
from ruling_lint.lexicon.predicates import Clash
from ruling_lint.lexicon.rewording import reworded
from ruling_lint.lexicon.standing import are_side_by_side, stand_together
from ruling_lint.model import Hit
from ruling_lint.records import dataclass
from ruling_lint.text.reading import Reading

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
_ONLY_SUBJECTS = frozenset((predicates.YOU, "они"))
_JOINTS = frozenset(("и", "а", "но", "затем", "где", "поэтому", "также"))
_WHICH = "котор"
_WHO = frozenset(("который", "которая", "которое", "которые"))
"""Relatives that may be the subject of the clause they start, and agree with its verb in any case."""

_UNDER = ("под", "контролем")
_OF_WHAT = frozenset(
    (
        "карты", "существа", "земли", "заклинания", "способности", "эффекта", "артефакта", "перманента", "фишки", "жетона",
        "игрока", "оппонента", "противника", "владельца",
    )
)  # fmt: skip
_OF_WHICH = frozenset(("этой", "этого", "той", "того", "целевой", "целевого", "вашей", "вашего", "другой", "другого"))
"""What may stand between a subject and its verb: сила этого существа равна."""

_NEAR_VERB = _OF_WHAT | _OF_WHICH | _BETWEEN | predicates.COPULAS | {_UNDER[0]}
"""What may stand before the verb of a subject that is right before it."""

_QUOTES = frozenset('«„“"')
_MAY_BE = ("может", "быть")
_SIGNS = frozenset("+-−–")
"""What power and toughness that something gets start with: it is their subject then."""

_BOTH = frozenset(("оба", "обе"))
_COUNTING = frozenset(("два", "две", "три", "четыре", *_BOTH))
"""Numerals in the nominative whose noun looks like a plural: две карты изгнаны."""

_NO_ADJECTIVES = frozenset(("то", "пускай", "его", "ее", "их"))
_NEGATIONS = frozenset(("не", "ни", "нет"))
_MOST = 3
_REACH = 4
"""How far an infinitive may stand from what asks for it: эти карты не следует больше брать."""


@dataclass(frozen=True)
class Params:
    """`subjects` are nouns in the nominative, of both numbers, and pronouns: what may be done or said something of."""

    subjects: tuple[str, ...]

    @cached_property
    def known(self) -> frozenset[str]:
        """The subjects as a set, with the relatives."""
        return _WHO.union(self.subjects)

    @cached_property
    def doubtful(self) -> Answers[tuple[str, str], bool]:
        """Whether a subject may clash with the token behind it, or with a verb behind that."""
        return Answers(lambda pair: _may_clash(pair, self))

    @cached_property
    def clashes(self) -> Answers[tuple[str, ...], Clash | None]:
        """How a subject clashes with the word behind it, a copula between them if there is one."""
        return Answers(lambda words: _remembered_clash(words, self))

    @cached_property
    def question(self) -> str:
        """The question to the memory, which has other answers for other subjects."""
        return memory.question(NAME, self.subjects)


def clues(params: Params) -> Clues:
    """Return the subjects."""
    return Clues(words=params.known)


def doubts(params: Params, token: str, following: str) -> bool:
    """Tell whether a word may be a subject that clashes with the next one, or with a verb behind that."""
    return token in params.known and params.doubtful[token, following]


def check(params: Params, view: View, context: Context) -> Sequence[Hit]:
    """Return a hit for every verb that cannot belong to the subject before it.

    The subject must start a sentence or a clause, so that nothing before it belongs to it.
    """
    reading, known, doubtful = view.unmarked, params.known, params.doubtful
    places = [index for index, pair in enumerate(reading.pairs) if pair[0] in known and doubtful[pair]]
    found: list[Hit] = []
    for index in [index for index in places if _may_start(reading, index)]:
        place = _predicate(reading.tokens, index)
        words = tuple([reading.tokens[at] for at in place])
        clash = params.clashes[words] if words[-1].isalpha() else None
        if clash is not None:
            found += _hits(reading, view.target, place, clash)
    return found


def _predicate(tokens: Sequence[str], index: int) -> Sequence[int]:
    """Return the places of a subject, of a copula if there is one, and of the word after them, particles aside."""
    following = _next_word(tokens, _last_of_subject(tokens, index))
    if tokens[following] in predicates.COPULAS and following + 1 < len(tokens):
        return index, following, _next_word(tokens, following)
    return index, following


def _last_of_subject(tokens: Sequence[str], index: int) -> int:
    """Return the last token of a subject with what belongs to it: существа под вашим контролем, сила этого существа."""
    following = tokens[index + 1]
    if following == _UNDER[0] and tokens[index + 3 : index + 4] == [_UNDER[1]]:
        last = index + 3
    elif following in _OF_WHAT:
        last = index + 1
    elif following in _OF_WHICH and not _OF_WHAT.isdisjoint(tokens[index + 2 : index + 3]):
        last = index + 2
    else:
        return index
    return last if tokens[last + 1 : last + 2] and tokens[last + 1].isalpha() else index


def _may_clash(pair: tuple[str, str], params: Params) -> bool:
    """Tell whether a subject and the token behind it clash, or something may stand there before its verb."""
    following = pair[1]
    return following.isalpha() and (following in _NEAR_VERB or params.clashes[pair] is not None)


def _remembered_clash(words: Sequence[str], params: Params) -> Clash | None:
    """Return how a subject clashes with the word after it and a copula; that nothing does is remembered."""
    known = memory.shared()
    if known.is_agreed(params.question, words):
        return None
    subject, *copula, verb = words
    clash = predicates.find_clash(subject, verb, params.known, "".join(copula))
    if clash is None:
        known.agree(params.question, words)
    return clash


def _hits(reading: Reading, target: Reading, place: Sequence[int], clash: Clash) -> Iterator[Hit]:
    """Yield a hit where a subject and a word that clashes with it belong together."""
    index, last = place[0], place[-1]
    following = "".join(reading.tokens[last + 1 : last + 2])
    if (reading.tokens[last], following) == _MAY_BE or (clash.needs_object and following not in _SIGNS):
        return
    first = _start_of_clause(reading, index) if stand_together(reading, index, last) else None
    if first is None:
        return
    if reading.tokens[first] in _COUNTING:
        may_be_one = reading.tokens[first] not in _BOTH
        if may_be_one and any(predicates.may_follow_number(reading.tokens[at]) for at in place[1:]):
            return
        first, clash = first + 1, clash._replace(is_shown=True, other_subjects=())
    if not clash.is_shown and _can_be_nothing_else(reading.tokens, place, following):
        clash = clash._replace(is_shown=True)
    adjectives = [word for word in reading.tokens[first:index] if word not in _NO_ADJECTIVES]
    later = reading.tokens[last + 1 : last + _REACH]
    is_object = clash.may_be_object and any(map(governing.is_infinitive, later))
    if not is_object and predicates.belong_to(adjectives, clash):
        right = clash.right if adjectives else clash.right + clash.other_subjects
        texts = [
            reworded(reading, target, index, last, dict(zip(place, words.split(" "), strict=True))) for words in right
        ]
        yield Hit(reading.span(index, last), tuple(texts), certain=False)


def _can_be_nothing_else(tokens: Sequence[str], place: Sequence[int], following: str) -> bool:
    """Tell whether a noun that looks like a genitive or dative too is the subject, as nothing else asks for such a case."""
    is_denied = not _NEGATIONS.isdisjoint(tokens[place[0] : place[-1]])
    is_last = not following.isalnum() or following in PREPOSITIONS
    return is_last and not is_denied and predicates.has_subject(tokens[place[-1]])


def _next_word(tokens: Sequence[str], index: int) -> int:
    """Return the index of the token after another one, particles aside; of the last one where nothing else follows."""
    following = index + 1
    while following + 1 < len(tokens) and tokens[following] in _BETWEEN:
        following += 1
    return following


def _may_start(reading: Reading, index: int) -> bool:
    """Tell quickly whether a word, or an adjective before it, may be where a clause starts, with a verb behind it."""
    tokens = reading.tokens
    if index + 1 == len(tokens) or not tokens[index + 1].isalpha():
        return False
    before = tokens[index - 1] if index else ""
    if not before.isalpha() or before in _CONJUNCTIONS or before in _COUNTING:
        return True
    return before.endswith(_ADJECTIVAL) or "\n" in reading.text or _starts_anywhere(tokens, index)


def _starts_anywhere(tokens: Sequence[str], index: int) -> bool:
    """Tell whether a pronoun that can only be a subject, of a number that joining does not change, has its verb behind it."""
    before = tokens[index - 1] if index else ""
    is_joined = before in _JOINTS or before in _CONJUNCTIONS or before.startswith(_WHICH)
    if tokens[index] in _WHO:
        return before == ","
    return tokens[index] in _ONLY_SUBJECTS and (is_joined or not (before.isalpha() or before in _QUOTES))


def _start_of_clause(reading: Reading, index: int) -> int | None:
    """Return where the adjectives of a subject start, if a clause starts there; None if it does not."""
    tokens, first = reading.tokens, index
    if _starts_anywhere(tokens, index):
        return index
    while first > 0 and index - first < _MOST and _may_agree(reading, first - 1):
        first -= 1
    if first > 0 and tokens[first - 1] in _COUNTING and are_side_by_side(reading, first - 1):
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
    return word.endswith(_ADJECTIVAL) and word not in _CONJUNCTIONS and are_side_by_side(reading, index)


def _starts_line(reading: Reading, index: int) -> bool:
    return "\n" in reading.masked[reading.span(index - 1).end : reading.span(index).start]


def _ends_condition(tokens: Sequence[str]) -> bool:
    """Tell whether a sentence that starts with a conjunction has its first comma after these words."""
    start = max((index for index, token in enumerate(tokens) if token in _STARTS), default=-1) + 1
    return tokens[start : start + 1] != [] and tokens[start] in _CONJUNCTIONS and "," not in tokens[start:]
