"""Translating English terms together with the English number before them: two creatures."""

from __future__ import annotations

from collections.abc import Sequence

from ruling_lint.glossary.russian import like
from ruling_lint.glossary.suggest.cases import case_weights
from ruling_lint.glossary.suggest.fix import Fix
from ruling_lint.glossary.suggest.slots import find_slot
from ruling_lint.glossary.suggest.words import Words
from ruling_lint.model import Span, Text
from ruling_lint.text.number_words import number_word, russian_words
from ruling_lint.text.reading import Reading
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from ruling_lint.glossary.glossary import Glossary, Match

_FORMS = {"accs": "nomn", "loct": "gent"}
"""The cases in which a number looks like another one."""


def translate_counted(glossary: Glossary, reading: Reading, matches: Sequence[Match]) -> Fix:
    """Return what to write for a number word and the terms right behind it; no texts for anything else."""
    at = matches[0].first - 1
    number = number_word(reading.tokens[at]) if at >= 0 else None
    if number is None or number.sort != "cardinal" or reading.masks:
        return Fix(reading.span(matches[0].first, matches[-1].last), ())
    digits = _with(reading, at, str(number.value))
    written = _in_case(Words(digits), at, matches[-1].last, number.value) or str(number.value)
    return _counted(glossary, reading, matches, at, like(Words(reading).text(at), written))


def _in_case(words: Words, at: int, last: int, value: int) -> str:
    """The Russian word for a number in the case that its place asks for."""
    weights = case_weights(words, find_slot(words, at + 1, last), last)
    case = max(weights, key=lambda case: weights[case])
    form = _FORMS.get(case, case)
    found = russian_words(value, form) or (russian_words(value, "gent") if form == "datv" else ())
    return found[0] if found else ""


def _counted(glossary: Glossary, reading: Reading, matches: Sequence[Match], at: int, written: str) -> Fix:
    """Translate the terms behind the Russian number; what stands before the number has kept its place."""
    russian = _with(reading, at, written)
    fix = glossary.translate_run(russian, matches)
    start = min(reading.span(at).start, fix.span.start)
    between = russian.text[start : fix.span.start]
    span = Span(start, fix.span.end - len(russian.text) + len(reading.text))
    return Fix(span, tuple(between + text for text in fix.texts))


def _with(reading: Reading, at: int, word: str) -> Reading:
    """Return a reading with another word in the place of a token."""
    start, end = reading.span(at)
    return Reading(Text.plain(reading.text[:start] + word + reading.text[end:]))
