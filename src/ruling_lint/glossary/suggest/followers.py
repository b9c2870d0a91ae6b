"""The words after a noun that agree with it: a relative pronoun, a participle, its predicate."""

from __future__ import annotations

from ruling_lint import morphology
from ruling_lint.glossary.russian import like
from ruling_lint.glossary.structure import adjective_cell
from ruling_lint.glossary.suggest.phrase import Choice
from ruling_lint.glossary.suggest.words import Words, agreement, is_full_adjective
from ruling_lint.morphology import Analysis
from ruling_lint.tuples import NamedTuple

_CLAUSE_ENDS = frozenset({"", ",", ".", ";", ":", "—", "–", "(", ")", "«", "»", "и", "или", "но", "а"})
_REACH = 8


class Kind(NamedTuple):
    """The number of a noun, and its gender where the singular makes it matter."""

    number: str
    gender: str

    @property
    def short(self) -> str:
        """The end of a cell of a past tense or a short form."""
        return f"sing {self.gender}" if self.number == "sing" else "plur"


def followers(words: Words, last: int, old: Kind, choice: Choice) -> dict[int, str]:
    """Return the words after the noun that ends at a token and must change with its number and gender, by token."""
    new = Kind(choice.cell.split()[0], choice.noun.gender)
    if new.short == old.short or not old.gender:
        return {}
    changed: dict[int, str] = {}
    at = last + 1
    comma = words.token(at) == ","
    attribute = _attribute(words, at + comma, old, new, choice)
    if attribute:
        changed[at + comma] = attribute
        at = _after_clause(words, at + 1) if comma else at + 1
    if choice.case == "nomn":
        changed |= _predicate(words, at, old, new)
    return {index: like(words.text(index), text) for index, text in changed.items()}


def _attribute(words: Words, index: int, old: Kind, new: Kind, choice: Choice) -> str:
    """A relative pronoun keeps its own case, a participle has the noun's."""
    for analysis in words.analyses(index):
        relative = analysis.lemma == "который"
        if not is_full_adjective(analysis) or not (relative or analysis.cell.startswith("prtf")):
            continue
        cell = agreement(analysis)
        if _kind(cell) == old.short:
            case = _own_case(words, index) if relative else choice.cell.split()[1]
            wanted = adjective_cell(f"{new.number} {case}" + " anim" * choice.noun.animate, new.gender)
            return morphology.agreeing(words.text(index), wanted) or ""
    return ""


def _own_case(words: Words, index: int) -> str:
    """The case of a relative pronoun: a nominative before its verb, an accusative before another subject."""
    cases = {
        cell.split()[-1] if "accs" not in cell else "accs" for cell in map(agreement, words.analyses(index)) if cell
    }
    if cases == {"nomn", "accs"}:
        subject = words.any(index + 1, lambda a: a.pos in ("noun", "pronoun") and a.cell.endswith("nomn"))
        return "accs" if subject else "nomn"
    return next(case for case in morphology.CASES if case in cases)


def _kind(cell: str) -> str:
    parts = cell.split()
    return "plur" if "plur" in parts else " ".join(part for part in parts if part in ("sing", "masc", "femn", "neut"))


def _after_clause(words: Words, at: int) -> int:
    while words.token(at) not in (",", ".", ""):
        at += 1
    return at + 1 if words.token(at) == "," else at


def _predicate(words: Words, at: int, old: Kind, new: Kind) -> dict[int, str]:
    changed: dict[int, str] = {}
    for index in range(at, at + _REACH):
        if words.token(index) in _CLAUSE_ENDS:
            break
        form = _predicate_form(words, index, old, new)
        if form:
            changed[index] = form
    return changed


def _predicate_form(words: Words, index: int, old: Kind, new: Kind) -> str:
    for analysis in words.analyses(index):
        wanted = _predicate_cell(analysis, old, new)
        if wanted:
            pos = "adj" if analysis.cell.startswith("shrt") else "verb"
            return morphology.inflect(analysis.lemma, pos, wanted) or ""
    return ""


def _predicate_cell(analysis: Analysis, old: Kind, new: Kind) -> str:
    """The cell that a predicate of the old noun takes for the new one, an empty string for any other word."""
    head, _, tail = analysis.cell.partition(" ")
    if analysis.cell.startswith("prts past pssv"):
        head, tail = "prts past pssv", analysis.cell.removeprefix("prts past pssv ")
    if head in ("past", "shrt", "prts past pssv"):
        return f"{head} {new.short}" if tail == old.short else ""
    if head in ("pres", "futr") and tail == f"{old.number} 3per" and old.number != new.number:
        return f"{head} {new.number} 3per"
    return ""
