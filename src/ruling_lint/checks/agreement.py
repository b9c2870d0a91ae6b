"""An adjective and the noun right after it that differ in gender, number or case: целевой карта."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import cached_property
from itertools import takewhile

from ruling_lint import morphology
from ruling_lint.answers import Answers
from ruling_lint.checks.base import Context, View
from ruling_lint.lexicon import (
    agreeing,
    clashing,
    clauses,
    counting,
    elliptical,
    forms,
    governing,
    memory,
    mending,
    misgoverned,
)
from ruling_lint.lexicon.clashing import Sure
from ruling_lint.lexicon.forms import form_of
from ruling_lint.lexicon.rewording import reworded
from ruling_lint.lexicon.standing import are_side_by_side
from ruling_lint.model import Hit
from ruling_lint.patterns import lazy_pattern
from ruling_lint.records import dataclass
from ruling_lint.text.reading import Reading
from ruling_lint.tuples import NamedTuple

NAME = "agreement"
NEEDS: frozenset[str] | None = None
COMPARES = False
VARIANTS: tuple[str, ...] = ()

_ENDINGS = frozenset(
    [
        "ый",
        "ий",
        "ой",
        "ей",
        "ая",
        "яя",
        "ое",
        "ее",
        "ые",
        "ие",
        "ую",
        "юю",
        "ым",
        "им",
        "ом",
        "ем",
        "го",
        "му",
        "ых",
        "их",
    ]
)
_PRONOUNS = (
    "это эта эту эти та ту те этот тот вся всю все весь одна одну один третья третью третье третьи чья чей "
    "ваш ваша ваше ваши вашу наш наша наше наши нашу мой моя мои мою своя свои свою"
)
_POINTING = frozenset(_PRONOUNS.split())

_PLURAL = ("ые", "ие", "ши", "ои")
_ALL = "все"
"""Is rather right than meant for one: все артефакт."""

_ALONE = frozenset(("один", "одна", "одно"))
_ALL_THE_TIME = "сё"
"""What всё ends in, which needs no noun: всё карта да карта."""

_BEFORE_SUBJECT = frozenset(
    ("самый", "ни", "и", "а", "но", "если", "когда", "пока", "чтобы", "что", "то", "тогда", "пусть")
)
_ENDS = frozenset(("", ".", "!", "?", ";", ")", "»"))
"""What may follow the last word of a clause in which nothing is left out: для одних башня, для других мост."""

_NEAR = 2
"""How far behind its complement the noun of an adjective may stand: с подвластной рыцарю старой башней."""

_REACH = 12
_REACH_BACK = 4

_STANDS_ALONE = lazy_pattern(
    r"котор|(?:кажд|друг|перв|втор|трет|последн|остальн|люб|так|как|одн|сам|вс|эт|т)(?:ого|его|ому|ему)\Z"
)
"""Pronouns and ordinals that need no noun: существо, у которого сила больше; у каждого сила 2."""


class _Clash(NamedTuple):
    """Two words that can never stand together with what is right instead, or how sure it is that they do not."""

    strict: tuple[str, str] | None
    sure: Sure | None


_NO_CLASH = _Clash(None, None)


@dataclass(frozen=True)
class Params:
    """`except_for` are adjectives, in the forms met, that often belong to a word further on.

    `nouns` are nouns, in the nominative singular, that are held to more: to participles before them, and to an adjective in
    any other case or number.
    """

    except_for: tuple[str, ...] = ()
    nouns: tuple[str, ...] = ()

    @cached_property
    def question(self) -> str:
        """The question to the memory, which has other answers when other nouns are held to more."""
        return memory.question(NAME, self.nouns)

    @cached_property
    def clashes(self) -> Answers[tuple[str, str], _Clash]:
        """How an adjective and a noun clash wherever they stand."""
        return Answers(lambda pair: _remembered_clash(pair, self))


def doubts(params: Params, token: str, following: str) -> bool:
    """Tell whether a word may be an adjective that clashes with the next one."""
    if not (_is_adjectival(token) and following.isalpha()) or token in params.except_for:
        return False
    return params.clashes[token, following] != _NO_CLASH


def check(params: Params, view: View, context: Context) -> Iterator[Hit]:
    """Yield a hit for every adjective that cannot belong to the noun after it."""
    reading = view.unmarked
    for index, (token, following) in enumerate(reading.pairs):
        if doubts(params, token, following) and _stand_together(reading, index):
            right = _mended(params, reading.tokens, index)
            if right:
                yield _hit(reading, view.target, index, right)


def _remembered_clash(pair: tuple[str, str], params: Params) -> _Clash:
    """Return how two words clash wherever they stand; that they do not is remembered."""
    known = memory.shared()
    if known.is_agreed(params.question, pair):
        return _NO_CLASH
    clash = _find_clash(*pair, params.nouns)
    if clash == _NO_CLASH:
        known.agree(params.question, pair)
    return clash


def _find_clash(adjective: str, noun: str, nouns: Sequence[str]) -> _Clash:
    if clashing.may_have_complement(adjective, noun):
        return _NO_CLASH
    strict = None if _STANDS_ALONE.match(adjective) else agreeing.find_fault(adjective, noun)
    return _Clash(strict, None if strict else clashing.find_clash(adjective, noun, nouns))


def _mended(params: Params, tokens: Sequence[str], index: int) -> Collection[Sequence[str]]:
    """Return both words as they may be meant, best first; none where they may be right here."""
    adjective, noun = tokens[index], tokens[index + 1]
    strict, sure = params.clashes[adjective, noun]
    if clashing.is_complement_beside(adjective, noun, _around(tokens, index)):
        return ()
    before, after = tokens[max(0, index - _REACH) : index], tokens[index + 2 : index + 2 + _REACH]
    if elliptical.adjective_stands_alone(adjective, noun, before, after):
        return ()
    if elliptical.verb_is_left_out(adjective, noun, before, after) or clashing.may_be_said_of(adjective, noun, after):
        return ()
    if sure is None:
        is_sure = not (
            _may_stand_for_more(tokens, index) or _may_be_subject(tokens, index) or _may_be_object(tokens, index)
        )
    else:
        is_sure = _is_sure(sure, tokens, index)
    return _ranked(params, tokens, index, strict) if is_sure else ()


def _ranked(
    params: Params, tokens: Sequence[str], index: int, strict: tuple[str, str] | None
) -> Collection[Sequence[str]]:
    """Return both words as they may be meant; first those in a case that the word before them takes, or the verb after them."""
    cases = governing.cases_after(tokens[max(0, index - 1) : index])
    if not cases and any(map(governing.is_predicate, tokens[index + 2 : index + 3])):
        cases = frozenset(("nomn",))
    if not cases and not clauses.WITHOUT_SUBJECT.isdisjoint(tokens[index + 2 : index + 3]):
        cases = frozenset(("accs",))
    right = mending.mended(tokens[index], tokens[index + 1], params.nouns, cases)
    likely = misgoverned.likely_cases(tokens[max(0, index - _REACH) : index])
    if likely:
        right.sort(key=lambda pair: not mending.agree_in(pair[0], pair[1], likely))
        strict = None if strict and not mending.agree_in(*strict, likely) else strict
    if strict is None or (right and cases and not mending.agree_in(*strict, cases)):
        return right
    return dict.fromkeys((*right, strict) if tokens[index] == _ALL else (strict, *right))


def _around(tokens: Sequence[str], index: int) -> Sequence[str]:
    """Return the words that an adjective may belong to if not to the noun after it: further on, or before its comma."""
    before = tokens[index - 2 : index - 1] if index > 1 and tokens[index - 1] == "," else []
    return [*before, *tokens[index + 2 : index + 2 + _NEAR]]


def _is_sure(sure: Sure, tokens: Sequence[str], index: int) -> bool:
    """Tell whether two words that clash belong together for certain where they stand."""
    before = tokens[max(0, index - 1) : index]
    if misgoverned.excludes("".join(before), tokens[index], tokens[index + 1]):
        return True
    are_counted = any(
        word in counting.NUMERALS or word.isdigit() for word in tokens[max(0, index - _REACH_BACK) : index]
    )
    if are_counted or _may_stand_for_more(tokens, index) or (before and clashing.belongs_to(tokens[index], before[0])):
        return False
    follows_preposition = governing.follows_preposition(before)
    if sure is Sure.AFTER_PREPOSITION:
        return follows_preposition
    if sure is Sure.AFTER_PREPOSITION_OR_BY_CLAUSE:
        return follows_preposition or _belong_together(tokens, index)
    if sure is Sure.AFTER_EXCLUDING_PREPOSITION:
        return False
    is_last = "".join(tokens[index + 2 : index + 3]) in _ENDS
    if sure is Sure.BY_CLAUSE and not governing.is_command(before):
        return _belong_together(tokens, index)
    if sure is Sure.AFTER_COMMAND_AND_AT_END:
        return is_last and governing.is_command(before)
    is_at_end = is_last and (sure is Sure.AFTER_COMMAND_OR_AT_END or follows_preposition)
    return sure is Sure.ALWAYS or is_at_end or governing.is_command(before)


def _belong_together(tokens: Sequence[str], index: int) -> bool:
    """Tell whether no verb of their clause can have two words as its subject and its object."""
    before = list(takewhile(str.isalpha, reversed(tokens[max(0, index - _REACH) : index])))[::-1]
    after = list(takewhile(str.isalpha, tokens[index + 2 : index + 2 + _REACH]))
    if governing.follows_preposition(before) or (before and agreeing.may_be_subject(before[-1])):
        return False
    ones, others = forms.adjectives(tokens[index]), morphology.analyses(tokens[index + 1])
    return not clauses.may_be_apart([*map(form_of, ones)], [*map(form_of, others)], before, after)


def _may_stand_for_more(tokens: Sequence[str], index: int) -> bool:
    """Tell whether an adjective may belong to more than the noun after it: one of several nouns, or the word before.

    Or the noun belongs to several adjectives.
    """
    if tokens[index].removesuffix("ся").endswith(_PLURAL):
        return agreeing.is_first_of_several(tokens[index + 2 : index + 2 + _REACH])
    if agreeing.is_last_of_several(tokens[max(0, index - _REACH_BACK) : index], tokens[index], tokens[index + 1]):
        return True
    before = tokens[max(0, index - 1) : index] if tokens[index] in _ALONE else ()
    return any(agreeing.may_be_subject(word) or counting.is_numbered(word) for word in before)


def _may_be_subject(tokens: Sequence[str], index: int) -> bool:
    """Tell whether an adjective that starts a clause may stand for somebody, with the noun as the object of its verb."""
    before = tokens[index - 1] if index else ""
    if before.isalpha() and before not in _BEFORE_SUBJECT:
        return False
    clause = takewhile(str.isalpha, tokens[index + 2 : index + 2 + _REACH])
    return agreeing.is_subject_before_object(tokens[index], tokens[index + 1], tuple(clause))


def _may_be_object(tokens: Sequence[str], index: int) -> bool:
    """Tell whether an adjective may stand for the object of a verb, with the noun as its subject: эту существо заменит."""
    before = tokens[max(0, index - 1) : index]
    if governing.follows_preposition(before) or governing.is_command(before):
        return False
    return clashing.may_be_object(tokens[index], tokens[index + 1]) and not _belong_together(tokens, index)


def _is_adjectival(word: str) -> bool:
    return word.removesuffix("ся")[-2:] in _ENDINGS or word in _POINTING


def _stand_together(reading: Reading, index: int) -> bool:
    """Tell whether two words stand side by side, and the noun is no name."""
    one, other = reading.span(index), reading.span(index + 1)
    if reading.text[one.start + 1 : one.end] == _ALL_THE_TIME:
        return False
    noun = reading.text[other.start : other.end]
    return noun.islower() and noun.isalpha() and are_side_by_side(reading, index)


def _hit(reading: Reading, target: Reading, index: int, right: Collection[Sequence[str]]) -> Hit:
    texts = [reworded(reading, target, index, index + 1, {index: one, index + 1: other}) for one, other in right]
    return Hit(reading.span(index, index + 1), tuple(texts), certain=False)
