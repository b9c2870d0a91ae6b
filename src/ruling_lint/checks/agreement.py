"""An adjective and the noun right after it in different genders: целевой карта."""

from __future__ import annotations

import re
from collections.abc import Iterator
from ruling_lint.records import dataclass
from itertools import pairwise

from ruling_lint.checks.base import Context, View
from ruling_lint.lexicon import agreeing, memory
from ruling_lint.model import Hit, Span
from ruling_lint.text.reading import Reading

NAME = "agreement"
NEEDS = frozenset(" \u00a0\n")
COMPARES = False
VARIANTS: tuple[str, ...] = ()

_ADJECTIVE = re.compile(
    "[а-я]+(?:[ыиое]й|ая|яя|[оеыи]е|ую|юю|[оеыи]м|[ое]го|[ое]му)"
    "|эт[ау]|т[ау]|вс[яю]|одн[ау]|[вн]аш[ау]?|(?:м|тв|св)о[яю]|один|этот|тот"
)


@dataclass(frozen=True)
class Params:
    """`except_for` are adjectives, in the forms met, that often belong to a word further on."""

    except_for: tuple[str, ...] = ()


def check(params: Params, view: View, context: Context) -> Iterator[Hit]:
    """Yield a hit for every adjective that stands in the case of its noun, but in another gender."""
    known = memory.shared()
    for index, pair in enumerate(pairwise(view.target.tokens)):
        if not pair[1].isalpha() or not _ADJECTIVE.fullmatch(pair[0]) or pair[0] in params.except_for:
            continue
        if known.is_agreed(pair) or not _stand_together(view.target, index):
            continue
        right = agreeing.find_fault(*pair)
        if right is None:
            known.agree(pair)
        else:
            yield _hit(view.target, index, right)


def _stand_together(reading: Reading, index: int) -> bool:
    """Tell whether nothing but space stands between two words, and nothing makes them part of another word or a name."""
    one, other = reading.span(index), reading.span(index + 1)
    around = reading.masked[one.start - 1 : one.start] + reading.masked[other.end : other.end + 1]
    between, noun = reading.masked[one.end : other.start], reading.text[other.start : other.end]
    return between.isspace() and "\n" not in between and "-" not in around and noun.islower()


def _hit(reading: Reading, index: int, right: str) -> Hit:
    one, other = reading.span(index), reading.span(index + 1)
    if reading.text[one.start].isupper():
        right = right.capitalize()
    return Hit(Span(one.start, other.end), (right + reading.text[one.end : other.end],), certain=False)
