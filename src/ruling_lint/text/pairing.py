"""Brackets and quotation marks of a text, paired with a stack."""

import re
from collections import Counter
from collections.abc import Iterable

from ruling_lint.patterns import lazy_pattern
from ruling_lint.tuples import NamedTuple

OPENERS = frozenset("([{«„")
QUOTES = frozenset('«»„“”"')
MARKS = frozenset('()[]{}«»„“”"')

_MARK = lazy_pattern(r'[()\[\]{}«»„“”"]')
_OTHERS = r'[^()\[\]{}«»„“”"]*'
_PLAIN = lazy_pattern(rf"{_OTHERS}(?:(?:\({_OTHERS}\)|\[{_OTHERS}\]|\{{{_OTHERS}\}}|«{_OTHERS}»){_OTHERS})*")
_PARTNERS = {")": "(", "]": "[", "}": "{", "»": "«", "“": "„“", "”": "“„”", '"': '"'}
_BEFORE_OPENER = frozenset('([{«„“"—–-/')
_AFTER_CLOSER = frozenset(")]}».,;:!?…")

_NO_MARK = lazy_pattern(
    r"""
    (?<![\w.)]) (?:\d{1,3}|[^\W\d_]) \.?\)(?=\s)   # 1) а) in a list
  | [:;=] -? [()]+                           # :) and its kin
  | (?<=[^\s()]) \){2,} (?=\s|$)             # smiling brackets
  | \d"                                      # inches
    """,
    re.VERBOSE,
)


class Pair(NamedTuple):
    """The offsets of an opening mark and of the mark that closes it."""

    opener: int
    closer: int


class Pairing(NamedTuple):
    """Pairs by their opener, and the offsets of the marks that have no partner."""

    pairs: tuple[Pair, ...]
    lone: tuple[int, ...]


def pair_marks(text: str) -> Pairing:
    """Pair the brackets and quotes of a text.

    A quote may be closed by a quote of another style (`«фишка"`) when none of its own follows. List numbers `1)`,
    smileys and inches count as marks only where the text pairs better with them.
    """
    marks = [match.start() for match in _MARK.finditer(text)]
    pairing = _pair(text, marks)
    if _faults(text, pairing) == 0:
        return pairing
    doubtful = {index for match in _NO_MARK.finditer(text) for index in range(*match.span())}
    if doubtful.isdisjoint(marks):
        return pairing
    other = _pair(text, [index for index in marks if index not in doubtful])
    return min(pairing, other, key=lambda pairing: _faults(text, pairing))


def is_plain(text: str) -> bool:
    """Tell quickly whether every mark has its partner, and none stands inside a pair; False only means to look closer."""
    return _PLAIN.fullmatch(text) is not None


def is_mixed(text: str, pair: Pair) -> bool:
    """Tell whether a pair joins two styles, such as `«` and a straight quote."""
    return text[pair.opener] not in _PARTNERS[text[pair.closer]]


def looks_opening(text: str, index: int) -> bool:
    """Tell from its neighbours whether an ambiguous quote opens."""
    before, after = text[index - 1 : index] or " ", text[index + 1 : index + 2] or " "
    return (before.isspace() or before in _BEFORE_OPENER) and not (after.isspace() or after in _AFTER_CLOSER)


def _faults(text: str, pairing: Pairing) -> int:
    return len(pairing.lone) + sum(is_mixed(text, pair) for pair in pairing.pairs)


def _pair(text: str, marks: Iterable[int]) -> Pairing:
    pairs: list[Pair] = []
    lone: list[int] = []
    waiting = _Stack(text)
    for index in marks:
        partner = _partner(text, waiting, index)
        if partner is not None:
            opener, *skipped = waiting.cut(partner)
            pairs.append(Pair(opener, index))
            lone += skipped
        elif text[index] in OPENERS or _could_open(text, index):
            waiting.push(index)
        else:
            lone.append(index)
    return Pairing(tuple(sorted(pairs)), tuple(sorted(lone + waiting.places)))


class _Stack:
    """The offsets of the marks that wait for a partner. It counts them by mark, so that none is sought in vain."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._counts: Counter[str] = Counter()
        self.places: list[int] = []

    def push(self, place: int) -> None:
        self.places.append(place)
        self._counts[self._text[place]] += 1

    def cut(self, height: int) -> list[int]:
        """Take off and return all from a height upwards."""
        taken = self.places[height:]
        del self.places[height:]
        self._counts.subtract(self._text[place] for place in taken)
        return taken

    def find(self, marks: str) -> int | None:
        """Return the height of the topmost of some marks. What lies above it is soon cut, so the search is cheap."""
        if not any(self._counts[mark] for mark in marks):
            return None
        return next(at for at in range(len(self.places) - 1, -1, -1) if self._text[self.places[at]] in marks)

    def top(self) -> str:
        """Return the topmost mark, empty where none waits."""
        return self._text[self.places[-1]] if self.places else ""


def _could_open(text: str, index: int) -> bool:
    return text[index] in '"“”' and (looks_opening(text, index) or not _could_close(text, index))


def _could_close(text: str, index: int) -> bool:
    return index > 0 and not text[index - 1].isspace() and not text[index + 1 : index + 2].isalnum()


def _partner(text: str, waiting: _Stack, index: int) -> int | None:
    """Return the place in the stack of the mark that the mark at `index` closes."""
    mark = text[index]
    if mark in OPENERS or (mark in '"“”' and looks_opening(text, index)):
        return None
    place = waiting.find(_PARTNERS[mark])
    if place is not None:
        return place
    inside_quote = mark in QUOTES and waiting.top() in QUOTES
    return len(waiting.places) - 1 if inside_quote and _could_close(text, index) else None
