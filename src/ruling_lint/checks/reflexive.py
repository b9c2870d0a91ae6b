"""A reflexive verb in the third person for its infinitive, or the infinitive for it: можно отменится, карта изгоняться."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import takewhile

from ruling_lint.checks.base import Clues, Context, View
from ruling_lint.lexicon import reflexive
from ruling_lint.lexicon.reflexive import FINITE, INFINITIVE
from ruling_lint.lexicon.rewording import reworded
from ruling_lint.lexicon.standing import stand_together
from ruling_lint.model import Hit
from ruling_lint.records import dataclass
from ruling_lint.text.chunks import Chunk

NAME = "reflexive"
NEEDS: frozenset[str] | None = None
COMPARES = False
VARIANTS: tuple[str, ...] = ("finite",)

_REACH = 3
"""How many words may stand between a word that asks for an infinitive, or a subject, and its verb."""

_NOT = "не"
_BEFORE_CLAUSE = frozenset(("если", "когда", "пока", "поскольку", "хотя", "что", "то", "тогда"))
_QUESTIONS = frozenset(("как", "где", "куда", "когда", "кто", "что", "чем", "сколько"))
"""What a word that asks for an infinitive may end a phrase with: кто как может, всё как надо."""

_ENDS = frozenset(".!?;")


@dataclass(frozen=True)
class Params:
    """`before` are words that ask for an infinitive, `after_subject` those that do so only behind a subject.

    `subjects` are nouns in the nominative, of both numbers, and pronouns, after which a verb must have a person;
    `except_for` are those of them that an infinitive may belong to: способность вернуться.
    """

    before: tuple[str, ...]
    after_subject: tuple[str, ...] = ()
    subjects: tuple[str, ...] = ()
    except_for: tuple[str, ...] = ()

    @cached_property
    def asking(self) -> frozenset[str]:
        """All words that ask for an infinitive."""
        return frozenset((*self.before, *self.after_subject))

    @cached_property
    def known(self) -> frozenset[str]:
        """The subjects that no infinitive belongs to."""
        return frozenset(self.subjects).difference(self.except_for)


def clues(params: Params) -> Clues:
    """Return the words that ask for an infinitive, and a letter of the reflexive infinitive."""
    return Clues(frozenset("ьЬ"), params.asking)


def concerns(params: Params, chunk: Chunk) -> bool:
    """Tell whether a chunk holds a word that asks for an infinitive, or a reflexive infinitive."""
    return not params.asking.isdisjoint(chunk.tokens) or any(token.endswith(INFINITIVE) for token in chunk.tokens)


def check(params: Params, view: View, context: Context) -> Iterator[Hit]:
    """Yield a hit for every verb of the wrong one of the two forms."""
    tokens = view.unmarked.tokens
    for index in range(1, len(tokens)):
        if tokens[index].endswith(FINITE):
            yield from _finite(params, view, index)
        elif tokens[index].endswith(INFINITIVE):
            yield from _infinitive(params, view, index)


def _finite(params: Params, view: View, index: int) -> Iterator[Hit]:
    """Yield a hit for a verb with a person behind a word that asks for an infinitive, adverbs perhaps between."""
    reading = view.unmarked
    asking = next(
        (at for at in range(index - 1, max(-1, index - 2 - _REACH), -1) if _asks(params, reading.tokens, at)), None
    )
    if asking is None or not stand_together(reading, asking, index):
        return
    right = reflexive.infinitive(reading.tokens[index])
    if right is not None and all(map(reflexive.is_light, reading.tokens[asking + 1 : index])):
        yield _hit(view, index, right)


def _asks(params: Params, tokens: Sequence[str], index: int) -> bool:
    before = tokens[index - 1] if index else ""
    if before in _QUESTIONS:
        return False
    return tokens[index] in params.before or (tokens[index] in params.after_subject and before.isalpha())


def _infinitive(params: Params, view: View, index: int) -> Iterator[Hit]:
    """Yield a hit for an infinitive behind a subject that starts a clause, where nothing in the sentence asks for one."""
    reading = view.unmarked
    tokens = reading.tokens
    subject = index - 2 if tokens[index - 1] == _NOT else index - 1
    if subject < 0 or tokens[subject] not in params.known:
        return
    before = tokens[subject - 1] if subject else ""
    if (before.isalpha() and before not in _BEFORE_CLAUSE) or not stand_together(reading, subject, index):
        return
    number = reflexive.number_of_subject(tokens[subject])
    if number is None or _is_asked_for(params, tokens[index + 1 :]):
        return
    right = reflexive.third_person(tokens[index], is_plural=number == "plur")
    if right is not None:
        yield _hit(view, index, right, "finite")


def _is_asked_for(params: Params, rest: Sequence[str]) -> bool:
    """Tell whether what follows an infinitive may ask for it: a verb in its clause, or a word that asks in its sentence.

    A question needs none: игроки сдаваться?
    """
    sentence = list(takewhile(lambda token: token not in _ENDS, rest))
    if rest[len(sentence) : len(sentence) + 1] == ["?"] or not params.asking.isdisjoint(sentence):
        return True
    return any(map(reflexive.is_finite, takewhile(str.isalpha, sentence)))


def _hit(view: View, index: int, right: str, variant: str = "") -> Hit:
    text = reworded(view.unmarked, view.target, index, index, {index: right})
    return Hit(view.unmarked.span(index), (text,), certain=False, variant=variant)
