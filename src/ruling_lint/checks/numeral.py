"""A numeral and a noun that do not agree: две карт, пять жетона, два карты, 5 карты."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ruling_lint.checks.base import Context, View
from ruling_lint.lexicon import agreeing, counting, memory
from ruling_lint.model import Hit, Span
from ruling_lint.patterns import lazy_pattern
from ruling_lint.records import dataclass
from ruling_lint.text.chunks import Chunk
from ruling_lint.text.reading import Reading

NAME = "numeral"
NEEDS: frozenset[str] | None = None
COMPARES = False
VARIANTS: tuple[str, ...] = ()

_WORDS = 4
_DIGITS = 3
_CONTEXT = 4
_OUT_OF = ["из"]
_EXACTLY = frozenset(("еще", "ровно", "только", "лишь"))
_NEGATION = frozenset(("не", "ни", "нет", "нельзя", "без"))
_TAKE_GENITIVE = frozenset(
    [
        "бояться",
        "добиваться",
        "добиться",
        "дождаться",
        "достигать",
        "достигнуть",
        "достичь",
        "ждать",
        "желать",
        "заслуживать",
        "избегать",
        "избежать",
        "искать",
        "касаться",
        "коснуться",
        "лишать",
        "лишить",
        "ожидать",
        "просить",
        "стоить",
        "требовать",
        "хотеть",
    ]
)
"""Verbs whose object may stand in the genitive: требовать 3 карт."""
_NUMBER = lazy_pattern(r"(?<!\S)\d{1,3}(?!\S)")

_COUNTING = counting.NUMERALS.keys() | counting.ONE.keys()


@dataclass(frozen=True)
class Params:
    """`except_for` are forms of nouns that may follow any numeral: uncountable ones, and parts of the day."""

    except_for: tuple[str, ...] = ()


def concerns(params: Params, chunk: Chunk) -> bool:
    """Tell whether a chunk holds a numeral."""
    return _NUMBER.search(chunk.text) is not None or not _COUNTING.isdisjoint(chunk.tokens)


def check(params: Params, view: View, context: Context) -> Iterator[Hit]:
    """Yield a hit for every numeral with a noun in a form that it cannot have.

    One in digits must be counted by a verb, since elsewhere it may be a name: шаг 5, сила 3.
    """
    tokens, known = view.target.tokens, memory.shared()
    for first in [index for index, token in enumerate(tokens) if token in _COUNTING or token.isdigit()]:
        words, before = _run(view.target, first), tokens[max(0, first - _CONTEXT) : first]
        phrase = [*_decisive(words[0], before), *words]
        if len(words) < 2 or known.is_agreed(NAME, phrase) or not set(params.except_for).isdisjoint(words):
            continue
        fault = _find_fault(words, before)
        if fault is None:
            known.agree(NAME, phrase)
        elif not _may_stand_alone(words, fault.last, before):
            yield _hit(view.target, first, fault)


def _decisive(numeral: str, before: Sequence[str]) -> Sequence[str]:
    """Return the words before a numeral that decide what it demands of its noun, with a mark after them."""
    if numeral.isdigit():
        return [*before, ""]
    return [*before[-1:], ""] if _is_last_of_many(numeral, before) else []


def _is_last_of_many(numeral: str, before: Sequence[str]) -> bool:
    """Tell whether it is the one of twenty-one."""
    return numeral in counting.ONE and bool(before) and before[-1] in counting.TENS


def _may_stand_alone(words: Sequence[str], last: int, before: Sequence[str]) -> bool:
    """Tell whether a numeral in letters may belong to no noun, or to the word before it.

    One may mean alone: он один карт не берёт.
    """
    if words[0].isdigit() or _is_last_of_many(words[0], before):
        return False
    if words[0] in counting.ONE:
        is_negated = not _NEGATION.isdisjoint((*before[-1:], *words))
        return is_negated or (words[0] != "одну" and any(map(agreeing.may_be_subject, before[-1:])))
    return before[-1:] == _OUT_OF or counting.belongs_before(words, last, before)


def _find_fault(words: Sequence[str], before: Sequence[str]) -> counting.Fault | None:
    """Return what is wrong with a numeral and its noun; digits count only after a verb."""
    if words[0] in counting.ONE:
        is_last = _is_last_of_many(words[0], before)
        demand = (counting.ONE if is_last else counting.ALONE)[words[0]]
        return counting.find_fault(words if is_last else words[:2], demand)
    if not words[0].isdigit():
        return counting.find_fault(words, preposition=before[-1] if before else "")
    if len(words[0]) > _DIGITS:
        return None
    before = before[:-1] if before and before[-1] in _EXACTLY else before
    if _is_object(before):
        return counting.find_fault(words[:2], counting.demand_of(words[0], is_object=True)) or counting.find_fault(
            words
        )
    return counting.find_fault(words) if any(map(_is_verb, before[-1:])) else None


def _is_object(before: Sequence[str]) -> bool:
    """Tell whether what follows is the object of a verb that takes the accusative: возьмите, положите на него."""
    if not _NEGATION.isdisjoint(before):
        return False
    from ruling_lint import morphology  # loads the dictionary, unless the phrase was met before

    place = before[-2:-1] and [reading.pos for reading in morphology.analyses(before[-2])]
    to_what = [reading.pos for word in before[-1:] for reading in morphology.analyses(word)]
    verb = before[-3:-2] if "preposition" in place and "pronoun" in to_what else before[-1:]
    return any(_is_verb(word) and _takes_accusative(word) for word in verb)


def _is_verb(word: str) -> bool:
    from ruling_lint import morphology

    known = [reading for reading in morphology.analyses(word) if reading.known]
    return any(reading.pos == "verb" and "prtf" not in reading.cell for reading in known)


def _takes_accusative(word: str) -> bool:
    from ruling_lint import morphology

    verbs = [reading for reading in morphology.analyses(word) if reading.pos == "verb"]
    return all("tran" in verb.traits and verb.lemma not in _TAKE_GENITIVE for verb in verbs)


def _run(reading: Reading, first: int) -> Sequence[str]:
    """Return the words from a numeral on that stand in a row, a few at most; what touches a number belongs to it."""
    words = reading.tokens[first : first + _WORDS]
    if words[0].isdigit() and len(words) > 1 and reading.span(first).end == reading.span(first + 1).start:
        return words[:1]
    return words[: next((index for index in range(1, len(words)) if not words[index].isalpha()), _WORDS)]


def _hit(reading: Reading, first: int, fault: counting.Fault) -> Hit:
    whole = reading.span(first, first + fault.last)
    text, at = "", whole.start
    for index, right in sorted(fault.right.items()):
        wrong = reading.span(first + index)
        text += reading.text[at : wrong.start] + (right.capitalize() if reading.text[wrong.start].isupper() else right)
        at = wrong.end
    return Hit(Span(*whole), (text + reading.text[at : whole.end],), certain=False)
