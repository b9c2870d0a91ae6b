"""Choosing the cell of a noun in its noun phrase, and writing the phrase with another noun."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ruling_lint import morphology
from ruling_lint.glossary.russian import like
from ruling_lint.glossary.structure import adjective_cell
from ruling_lint.glossary.suggest.cases import case_weights
from ruling_lint.glossary.suggest.nouns import Noun
from ruling_lint.glossary.suggest.numerals import Demand, demand, for_gender
from ruling_lint.glossary.suggest.places import replaced
from ruling_lint.glossary.suggest.slots import Slot
from ruling_lint.glossary.suggest.words import Words, agreement, is_full_adjective
from ruling_lint.morphology import CASES
from ruling_lint.tuples import NamedTuple

_MISFIT = 0.02
_OTHER_GENDER = 0.6
_UNLIKELY = 0.03


class Choice(NamedTuple):
    """A noun and a cell for it, the case of the whole phrase (they differ after a numeral), and how likely that is."""

    noun: Noun
    cell: str
    case: str
    text: str
    score: float


def rank(words: Words, slot: Slot, last: int, noun: Noun, numbers: Mapping[str, float]) -> list[Choice]:
    """Return the cells for a noun in a slot that ends at a token, likeliest first; `numbers` weighs sing and plur."""
    weights = case_weights(words, slot, last)
    asked = demand(words.token(slot.numeral)) if slot.numeral is not None else None
    best: dict[str, Choice] = {}
    cases = asked.cases if asked is not None and asked.cases else CASES
    for number, share in numbers.items():
        for case in cases:
            cell = _noun_cell(number, case, asked)
            score = share * weights.get(case, _UNLIKELY) * _fit(words, slot, noun, cell, asked)
            if cell in noun.forms and (cell not in best or best[cell].score < score):
                best[cell] = Choice(noun, cell, case, _form(words, slot, noun, cell, asked), score)
    return sorted(best.values(), key=lambda choice: -choice.score)


def _form(words: Words, slot: Slot, noun: Noun, cell: str, asked: Demand | None) -> str:
    """The form for a cell; after в and на the second locative where there is one (в лесу), after два that of counting."""
    if asked is not None and f"{asked.number} {asked.case}" == cell == "sing gent":
        return noun.counted or noun.forms[cell]
    second = noun.forms.get(cell.replace("loct", "loc2"))
    placed = slot.preposition is not None and words.token(slot.preposition) in ("в", "во", "на")
    return second if second and placed else noun.forms[cell]


def _noun_cell(number: str, case: str, asked: Demand | None) -> str:
    if asked is None:
        return f"{number} {case}"
    if not asked.case:
        return f"{asked.number} {case}"
    return f"{asked.number} {asked.case}" if case in ("nomn", "accs") else f"plur {case}"


def _fit(words: Words, slot: Slot, noun: Noun, cell: str, asked: Demand | None) -> float:
    """How well the modifiers agree with the noun in a cell."""
    fit = 1.0
    for index in slot.modifiers:
        fit *= _modifier_fit(words, index, noun, cell, asked)
    return fit


def _modifier_fit(words: Words, index: int, noun: Noun, cell: str, asked: Demand | None) -> float:
    number, case = cell.split()
    cells = [agreement(a).split() for a in words.analyses(index) if is_full_adjective(a)]
    if asked is not None and asked.case and case == "gent":
        return 1.0 if any(c[0] == "plur" and c[1] in ("nomn", "gent", "accs") for c in cells) else _MISFIT
    fitting = [c for c in cells if c[0] == number and case in c and _animacy_fits(c, noun)]
    if not fitting:
        return _MISFIT
    return 1.0 if number == "plur" or any(noun.gender in c for c in fitting) else _OTHER_GENDER


def _animacy_fits(cell: Sequence[str], noun: Noun) -> bool:
    return "accs" not in cell or ("inan" if noun.animate else "anim") not in cell


def replacement(
    words: Words, slot: Slot, first: int, choice: Choice, text: str, prep: Mapping[str, str]
) -> dict[int, str]:
    """Return all that changes where `text`, the chosen form of the noun, goes to token `first`, by token.

    The modifiers and the numeral change with the noun's gender, the preposition with its prepositions of place.
    """
    changed = _agreement(words, slot, choice)
    changed[first] = text
    if slot.preposition is not None:
        old = words.token(slot.preposition)
        following = changed.get(slot.start, words.token(slot.start)).lower()
        new = replaced(old, choice.case, prep, following)
        if new != old:
            changed[slot.preposition] = like(words.text(slot.preposition), new)
    return changed


def _agreement(words: Words, slot: Slot, choice: Choice) -> dict[int, str]:
    changed: dict[int, str] = {}
    for index in slot.modifiers:
        form = _modifier(words, slot, index, choice)
        if form:
            changed[index] = like(words.text(index), form)
    if slot.numeral is not None:
        numeral = for_gender(words.token(slot.numeral), choice.noun.gender)
        if numeral != words.token(slot.numeral):
            changed[slot.numeral] = like(words.text(slot.numeral), numeral)
    return changed


def _modifier(words: Words, slot: Slot, index: int, choice: Choice) -> str | None:
    """The form of a modifier that agrees, None where the present one does."""
    noun = choice.noun
    wanted = adjective_cell(modifier_cell(slot, choice) + (" anim" if noun.animate else ""), noun.gender)
    present = [agreement(a) for a in words.analyses(index) if is_full_adjective(a)]
    if any(_same(cell, wanted) for cell in present) or _fits_counted(slot, present, wanted):
        return None
    return morphology.agreeing(words.text(index), wanted)


def modifier_cell(slot: Slot, choice: Choice) -> str:
    """Return the number and case of the noun's modifiers, which differ from the noun's after a numeral."""
    if slot.numeral is None or choice.cell == f"{choice.cell.split()[0]} {choice.case}":
        return choice.cell
    return "plur nomn" if choice.noun.gender == "femn" and choice.cell == "sing gent" else "plur gent"


def _fits_counted(slot: Slot, present: Iterable[str], wanted: str) -> bool:
    """After two, three and four both две целевые and две целевых are right."""
    counted = slot.numeral is not None and wanted in ("plur nomn", "plur gent")
    return counted and any(cell in ("plur nomn", "plur gent") for cell in present)


def _same(cell: str, wanted: str) -> bool:
    return cell == wanted or cell == wanted.removesuffix(" anim").removesuffix(" inan")
