"""Months told by name, and a Russian one in the case of another."""

from __future__ import annotations

from collections.abc import Iterator

from ruling_lint.text.items import Item
from ruling_lint.text.number_words import month_words
from ruling_lint.text.reading import Reading

_ALSO_OTHERWISE = frozenset(("may", "march", "mar", "dec", "jan", "sep", "jun"))
"""Words that are months only beside a number: May I …"""


def find_months(reading: Reading) -> list[Item]:
    """Return the months that a text names, in order."""
    return list(_months(reading))


def _months(reading: Reading) -> Iterator[Item]:
    known, tokens = month_words(), reading.tokens
    for index, token in enumerate(tokens):
        if token not in known or not _is_written_like_a_month(reading, index):
            continue
        neighbours = (*tokens[max(0, index - 1) : index], *tokens[index + 1 : index + 2])
        if token not in _ALSO_OTHERWISE or any(map(str.isdigit, neighbours)):
            yield Item(reading.span(index), str(known[token][0]), "month")


def _is_written_like_a_month(reading: Reading, index: int) -> bool:
    """Tell whether a month of English has a capital, and one of Russian none."""
    first = reading.text[reading.span(index).start]
    return first.isupper() if reading.tokens[index].isascii() else first.islower()


def month_like(value: str, sample: str) -> tuple[str, ...]:
    """Return the month of a number in the case that a Russian sample has; none where the sample is no month."""
    known = month_words()
    case = known[sample][1] if sample in known else None
    found = [word for word, place in known.items() if place == (int(value), case) and not word.isascii()]
    return tuple(found[:1])
