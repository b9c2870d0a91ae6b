"""The words around a place in a text, with every way to read them."""

from __future__ import annotations

from ruling_lint import morphology
from ruling_lint.glossary.endings import ending_cells
from ruling_lint.morphology import Analysis
from ruling_lint.text.chars import APOSTROPHES, CYRILLIC, DASHES, LATIN
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ruling_lint.text.reading import Reading

_REACH = 60
"""How far from a word its verb or the ends of its clause are looked for, in tokens."""

_CLAUSE_ENDS = frozenset('.;:!?()«»—–"')

_REFERRING = frozenset({"см", "ср"})


class Words:
    """The tokens of a reading; an index outside it, or of no Russian word, has no analyses."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.tokens = reading.tokens
        self._writes_yo = "ё" in reading.text

    def token(self, index: int) -> str:
        """Return a folded token, an empty string outside the text."""
        return self.tokens[index] if 0 <= index < len(self.tokens) else ""

    def analyses(self, index: int) -> tuple[Analysis, ...]:
        """Return every way to read a Russian word, or the Russian ending of a Latin one (planeswalker'у).

        A text that writes ё has no word with ё behind е. The singular imperative is left out: nobody is addressed so,
        and many a noun looks like it.
        """
        token = self.token(index)
        if not token or token[0] not in CYRILLIC:
            return ()
        if self._is_latin_ending(index):
            return _latin_noun(token)
        found = [a for a in morphology.analyses(token) if a.cell != "impr sing"]
        if self._writes_yo or token == "все":
            found = [a for a in found if a.text == self.text(index).lower()] or found
        return tuple(found)

    def _is_latin_ending(self, index: int) -> bool:
        joined = self.token(index - 1) in APOSTROPHES | DASHES and self.is_latin(index - 2)
        return joined and bool(ending_cells(self.token(index)))

    def first_of(self, index: int) -> int:
        """Return the token that a word begins with: the Latin word of a Russian ending, else the token itself."""
        return index - 2 if self._is_latin_ending(index) else index

    def any(self, index: int, test: Callable[[Analysis], bool]) -> bool:
        """Tell whether a word can be read so."""
        return any(test(analysis) for analysis in self.analyses(index))

    def text(self, index: int) -> str:
        """Return a token as it is written."""
        span = self.reading.span(index)
        return self.reading.text[span.start : span.end]

    def is_latin(self, index: int) -> bool:
        """Tell whether a token is a Latin word."""
        return self.token(index)[:1] in LATIN and bool(self.token(index))

    def is_noun(self, index: int) -> bool:
        """Tell whether a word is a noun before it is anything else, or a pronoun that stands for one."""
        first = next(iter(self.analyses(index)), None)
        return first is not None and first.pos in ("noun", "pronoun")

    def is_finite(self, index: int) -> bool:
        """Tell whether a word can be a verb in the present, future or past."""
        return self.any(index, is_finite)

    def follows_reference(self, index: int) -> bool:
        """Tell whether a token is what a reader is told to look up: см. изгнание, ср. также изгнание."""
        at = index - 2 if self.token(index - 1) == "также" else index - 1
        return self.token(at) == "." and self.token(at - 1) in _REFERRING

    def begins_clause(self, index: int) -> bool:
        """Tell whether nothing of the same clause stands before a token."""
        return index <= 0 or self.token(index - 1) in _CLAUSE_ENDS

    def ends_clause(self, index: int) -> bool:
        """Tell whether nothing of the same clause stands after a token."""
        return self.token(index + 1) in _CLAUSE_ENDS | {"", ","}

    def start_of_clause(self, index: int) -> int:
        """Return where the clause of a token starts, commas being ends too, or how far back words reach."""
        first = index - _REACH
        while index > first and not self.begins_clause(index) and self.token(index - 1) != ",":
            index -= 1
        return index

    def end_of_clause(self, index: int) -> int:
        """Return the token that ends the clause from a token on, commas being ends too, or how far words reach."""
        last = index + _REACH
        while index < last and self.token(index) not in _CLAUSE_ENDS | {"", ","}:
            index += 1
        return index

    def begins_sentence(self, index: int) -> bool:
        """Tell whether a token is the first of the text or of a sentence."""
        return index <= 0 or self.token(index - 1) in (".", "!", "?")

    def number_of_verb(self, index: int) -> str:
        """Return the number of the first verb from a token on in the same clause, if its form tells it."""
        for at in range(index, self.end_of_clause(index)):
            numbers = {
                number for a in self.analyses(at) if is_finite(a) for number in ("sing", "plur") if number in a.cell
            }
            if numbers:
                return numbers.pop() if len(numbers) == 1 else ""
        return ""

    def verb_before(self, index: int) -> Analysis | None:
        """Return the nearest verb before a token in the same sentence, leaving out full participles."""
        return next((verb for verb in self.verbs_before(index) if not verb.cell.startswith("prtf")), None)

    def verbs_before(self, index: int) -> Iterator[Analysis]:
        """Yield the verbs before a token in the same sentence, the nearest first; participles and gerunds count."""
        for at in range(index - 1, max(-1, index - 1 - _REACH), -1):
            if self.token(at) in (".", ";", ":"):
                return
            yield from (a for a in self.analyses(at)[:1] if a.pos == "verb" and a.known)


def _latin_noun(ending: str) -> tuple[Analysis, ...]:
    return tuple(Analysis(ending, "", "noun", cell, "masc", False, frozenset(), True) for cell in ending_cells(ending))


def is_finite(analysis: Analysis) -> bool:
    """Tell whether an analysis is a verb in the present, future or past."""
    return analysis.pos == "verb" and analysis.cell.startswith(("pres", "futr", "past"))


def is_full_adjective(analysis: Analysis) -> bool:
    """Tell whether an analysis is a full adjective, ordinal, pronoun or participle, which agrees with its noun."""
    return bool(analysis.traits & {"ADJF", "PRTF"}) and "Fixd" not in analysis.traits


def agreement(analysis: Analysis) -> str:
    """Return the adjective cell of a full adjective or participle."""
    return " ".join(analysis.cell.split()[3:]) if analysis.cell.startswith("prtf") else analysis.cell
