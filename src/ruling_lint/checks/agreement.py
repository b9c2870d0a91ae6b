"""An adjective and the noun right after it that differ in gender, number or case: целевой карта."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ruling_lint.checks.base import Context, View
from ruling_lint.lexicon import agreeing, memory
from ruling_lint.model import Hit, Span
from ruling_lint.patterns import lazy_pattern
from ruling_lint.records import dataclass
from ruling_lint.text.chars import fold_word
from ruling_lint.text.reading import Reading

NAME = "agreement"
NEEDS: frozenset[str] | None = None
COMPARES = False
VARIANTS: tuple[str, ...] = ()

_ENDINGS = frozenset(
    ["ый", "ий", "ой", "ей", "ая", "яя", "ое", "ее", "ые", "ие", "ую", "юю", "ым", "им", "ом", "ем", "го", "му"]
)
_POINTING = frozenset({"эта", "эту", "та", "ту", "этот", "тот", "вся", "всю", "одна", "одну", "один"})
_OWNING = frozenset({"ваш", "ваша", "ваше", "ваши", "вашу", "наш", "наша", "наше", "наши", "нашу"})
_OWN = frozenset({"моя", "мои", "мою", "своя", "свои", "свою"})

_PLURAL = ("ые", "ие", "ши", "ои")
_ALONE = frozenset(("один", "одна", "одно"))
_REACH = 12

_STANDS_ALONE = lazy_pattern(
    r"котор|(?:кажд|друг|перв|втор|трет|последн|остальн|люб|так|как|одн|сам|вс|эт|т)(?:ого|его|ому|ему)\Z"
)
"""Pronouns and ordinals that need no noun: существо, у которого сила больше; у каждого сила 2."""

_FINE: set[tuple[str, str]] = set()
"""Neighbours that this process has found nothing wrong with."""

_MOST = 500_000


@dataclass(frozen=True)
class Params:
    """`except_for` are adjectives, in the forms met, that often belong to a word further on."""

    except_for: tuple[str, ...] = ()


def check(params: Params, view: View, context: Context) -> Iterator[Hit]:
    """Yield a hit for every adjective that cannot belong to the noun after it."""
    reading = view.target
    for index, pair in enumerate(() if _FINE.issuperset(reading.pairs) else reading.pairs):
        if pair in _FINE or pair[0] in params.except_for:
            continue
        if _is_fine(pair):
            _remember(pair)
        elif _stand_together(reading, index):
            right = agreeing.find_fault(*pair)
            if right is None:
                memory.shared().agree(NAME, pair)
                _remember(pair)
            elif right and not _may_stand_for_more(reading.tokens, index):
                yield _hit(reading, index, right)


def _may_stand_for_more(tokens: Sequence[str], index: int) -> bool:
    """Tell whether an adjective may belong to more than the noun after it: one of several nouns, or the word before."""
    if tokens[index].endswith(_PLURAL):
        return agreeing.is_first_of_several(tokens[index + 2 : index + 2 + _REACH])
    return tokens[index] in _ALONE and index > 0 and agreeing.may_be_subject(tokens[index - 1])


def _is_fine(pair: tuple[str, str]) -> bool:
    return not (_is_adjectival(pair[0]) and pair[1].isalpha()) or memory.shared().is_agreed(NAME, pair)


def _remember(pair: tuple[str, str]) -> None:
    if len(_FINE) >= _MOST:
        _FINE.clear()
    _FINE.add(pair)


def _is_adjectival(word: str) -> bool:
    if word in _POINTING or word in _OWNING or word in _OWN:
        return True
    return word[-2:] in _ENDINGS and not _STANDS_ALONE.match(word)


def _stand_together(reading: Reading, index: int) -> bool:
    """Tell whether nothing but space stands between two words, and nothing makes them part of another word or a name."""
    one, other = reading.span(index), reading.span(index + 1)
    around = reading.masked[one.start - 1 : one.start] + reading.masked[other.end : other.end + 1]
    between, noun = reading.masked[one.end : other.start], reading.text[other.start : other.end]
    return between.isspace() and "\n" not in between and "-" not in around and noun.islower() and noun.isalpha()


def _hit(reading: Reading, index: int, right: tuple[str, str]) -> Hit:
    one, other = reading.span(index), reading.span(index + 1)
    adjective, noun = right
    if reading.text[one.start].isupper():
        adjective = adjective.capitalize()
    written = reading.text[other.start : other.end]
    noun = written if fold_word(written) == noun else noun
    text = adjective + reading.text[one.end : other.start] + noun
    return Hit(Span(one.start, other.end), (text,), certain=False)
