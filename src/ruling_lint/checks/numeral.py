"""A numeral and a noun that do not agree: две карт, пять жетона, два карты, 5 карты."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ruling_lint.checks.base import Context, View
from ruling_lint.lexicon import counting, memory
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
_OUT_OF = ["из"]
_NUMBER = lazy_pattern(r"(?<!\S)\d{1,3}(?!\S)")


@dataclass(frozen=True)
class Params:
    """`except_for` are forms of nouns that may follow any numeral: uncountable ones, and parts of the day."""

    except_for: tuple[str, ...] = ()


def concerns(params: Params, chunk: Chunk) -> bool:
    """Tell whether a chunk holds a numeral."""
    return _NUMBER.search(chunk.text) is not None or not counting.NUMERALS.keys().isdisjoint(chunk.tokens)


def check(params: Params, view: View, context: Context) -> Iterator[Hit]:
    """Yield a hit for every numeral with a noun in a form that it cannot have.

    One in digits must be counted by a verb, since elsewhere it may be a name: шаг 5, сила 3.
    """
    tokens, known = view.target.tokens, memory.shared()
    for first in [index for index in range(len(tokens)) if _is_numeral(tokens, index)]:
        words = _run(view.target, first)
        before = tokens[max(0, first - 1) : first]
        phrase = words if not tokens[first].isdigit() and before != _OUT_OF else [*before, *words]
        if len(words) < 2 or known.is_agreed(NAME, phrase) or not set(params.except_for).isdisjoint(words):
            continue
        fault = counting.find_fault(words) if _may_count(tokens[first], before) else None
        if fault is None:
            known.agree(NAME, phrase)
        else:
            yield _hit(view.target, first, fault)


def _is_numeral(tokens: Sequence[str], index: int) -> bool:
    """Tell whether a word is a numeral that demands something of its noun; one does only as the one of twenty-one."""
    token = tokens[index]
    if token in counting.ONE:
        return index > 0 and tokens[index - 1] in counting.TENS
    return token.isdigit() or token in counting.NUMERALS


def _may_count(numeral: str, before: Sequence[str]) -> bool:
    """Tell whether a numeral counts the noun after it: not in один из трёх игрок, nor in digits but after a verb."""
    if not numeral.isdigit():
        return before != _OUT_OF
    if len(numeral) > _DIGITS:
        return False
    from ruling_lint import morphology  # loads the dictionary, unless the phrase was met before

    readings = [reading for word in before for reading in morphology.analyses(word) if reading.known]
    return any(reading.pos == "verb" and "prtf" not in reading.cell for reading in readings)


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
