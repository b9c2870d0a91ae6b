"""Putting a term's own rendering in the place of another wording, in the same form."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ruling_lint import morphology
from ruling_lint.glossary.endings import ending_cells
from ruling_lint.glossary.russian import like
from ruling_lint.glossary.suggest import edit, nouns
from ruling_lint.glossary.suggest.fix import Fix
from ruling_lint.glossary.suggest.followers import Kind, followers
from ruling_lint.glossary.suggest.government import PREPOSITIONS
from ruling_lint.glossary.suggest.phrase import Choice, rank, replacement
from ruling_lint.glossary.suggest.points import point_before, points
from ruling_lint.glossary.suggest.slots import Slot, find_slot
from ruling_lint.glossary.suggest.verbs import forms_like, is_perfective
from ruling_lint.glossary.suggest.words import Words, agreement, is_full_adjective
from ruling_lint.patterns import lazy_pattern
from ruling_lint.text.chars import fold_word
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from ruling_lint.glossary.glossary import Glossary, Match
    from ruling_lint.text.reading import Reading

_OTHER_FORM = 0.02
"""The wording's own form is likelier meant than another, but its surroundings may know better."""

_CERTAIN = 8.0
"""A first choice so many times likelier than the next one is taken as certain."""

_VERBAL = lazy_pattern("(?:[аеияу]т|[аеиу]ть|[еи]те|[ыеи]шь)(?:ся)?$")
"""How verbs end that no dictionary knows, and hardly any noun."""

_TELLING = frozenset({"вы", "если", "когда"})
"""What stands in a clause that tells what you will do, and does not ask for it."""

_WORD = lazy_pattern(r"[^\W\d_]+")

_UNLIKELY = 0.04
"""What is so much less likely than the first choice is not offered."""


def rerender(glossary: Glossary, reading: Reading, match: Match, term: int) -> Fix:
    """Return the renderings of `term` in the form that the match has, best first."""
    words = Words(reading)
    if _is_rejected(match) and match.last > match.first and words.token(match.first) in PREPOSITIONS:
        match = match._replace(first=match.first + 1)
    cells = _cells(glossary, words, match)
    choices, last = _as_phrase_end(glossary, words, match, term)
    if not choices and any(nouns.is_noun_cell(cell) for cell in cells):
        choices = _as_noun(glossary, words, match, term, cells)
    if choices:
        edits = [_edit(glossary, words, match, term, last, choice) for choice in choices]
        first, edits = _points_behind(words, match, edits)
        guessed = _is_guessed_otherwise(glossary, words, match, cells, choices[0])
        certain = _is_certain(choices) and max(edits[0]) <= last and not guessed
        return edit.fix(reading, first, last, edits, certain)
    texts = [like(words.text(match.first), text) for text in forms_like(glossary, words, match, term, cells)]
    edits = [{match.first: text + _object(glossary, words, match, text)} for text in texts]
    return edit.fix(reading, match.first, last, edits, len(texts) == 1)


def _points_behind(words: Words, match: Match, edits: list[edit.Edit]) -> tuple[int, list[edit.Edit]]:
    """Put +1/+1 before a noun behind it; a loan word keeps the English order: +1/+1 каунтер."""
    point = point_before(words, match.first)
    if point == match.first or not _is_rejected(match):
        return match.first, edits
    behind = points(words, point, match.first)
    return point, [{i: t for i, t in e.items() if i != match.first} | {point: e[match.first] + behind} for e in edits]


def _is_rejected(match: Match) -> bool:
    return match.senses[0].role == "forbidden"


def _object(glossary: Glossary, words: Words, match: Match, verb: str) -> str:
    """The object inside a rejected verb phrase: of "удалите её из игры" what stands before the preposition.

    All of it where there is none (тянуть карту), unless the verb in its place is a phrase itself.
    """
    last = next((i - 1 for i in range(match.last, match.first, -1) if words.token(i) in PREPOSITIONS), match.last)
    rejected_verb = _is_rejected(match) and glossary.terms[match.senses[0].term].pos == "verb"
    if not rejected_verb or last == match.first or " " in verb:
        return ""
    span = words.reading.span(match.first + 1, last)
    return f" {words.reading.text[span.start : span.end]}"


def _cells(glossary: Glossary, words: Words, match: Match) -> list[str]:
    """The cells of the wording, from the glossary; for a rejected one of "any ending" or one form guessed by it."""
    known = [cell.replace("loc2", "loct") for sense in match.senses for cell in sense.cells if cell]
    cells = known if known or not _is_rejected(match) else _guessed_cells(glossary, words, match)
    if not morphology.is_known(words.token(match.first)):
        cells = [_in_own_tense(cell, is_perfective(glossary, words, match)) for cell in cells]
    return _imperative_first(words, match, list(dict.fromkeys(cells)))


def _guessed_cells(glossary: Glossary, words: Words, match: Match) -> list[str]:
    """The cells of a slang word: of апкип the nominative, of апкипа the genitive or what another noun has in -а."""
    ending = _ending(glossary, words, match)
    if ending == "":
        return list(ending_cells(""))
    guessed = words.analyses(match.last)
    verbal = _VERBAL.search(words.token(match.last)) is not None or any(a.pos == "verb" for a in guessed[:1])
    cells = [a.cell for a in guessed if a.cell and (a.pos == "verb") is verbal]
    if verbal or ending is None or any(map(is_full_adjective, guessed[:1])):
        return cells
    return [*ending_cells(ending), *cells]


def _ending(glossary: Glossary, words: Words, match: Match) -> str | None:
    """What stands behind the stem of an "any ending" wording (а of апкипа), None for a wording of another kind."""
    token = words.token(match.last)
    for sense in match.senses:
        rejected = glossary.terms[sense.term].forbidden[sense.rendering].rendering
        stem = _WORD.findall(fold_word(rejected.text))[-1]
        if rejected.any_ending and token.startswith(stem):
            return token[len(stem) :]
    return None


def _in_own_tense(cell: str, perfective: bool) -> str:
    """The cell of a verb that no dictionary knows; which tense it has follows from its aspect alone."""
    if cell.startswith(("pres", "futr")):
        return ("futr" if perfective else "pres") + cell[4:]
    return cell


def _imperative_first(words: Words, match: Match, cells: list[str]) -> list[str]:
    """The cells with the imperative before the future that looks like it (изгоните), unless the clause tells of you."""
    if "impr plur" not in cells or _tells_of_you(words, match):
        return cells
    return sorted(cells, key=lambda cell: cell != "impr plur")


def _tells_of_you(words: Words, match: Match) -> bool:
    """Whether вы is the subject of the clause, or it begins with если or когда."""
    before = range(words.start_of_clause(match.first), match.first)
    return any(words.token(at) in _TELLING for at in before) or words.token(match.last + 1) == "вы"


def _as_noun(glossary: Glossary, words: Words, match: Match, term: int, cells: Sequence[str]) -> list[Choice]:
    slot = find_slot(words, point_before(words, match.first), match.last)
    found: list[Choice] = []
    for order, noun in enumerate(nouns.of_term(glossary, term)):
        for choice in rank(words, slot, match.last, noun, _numbers(cells, noun, slot)):
            prior = _prior(choice, cells, slot)
            found.append(choice._replace(score=choice.score * prior * 0.1**order))
    found.sort(key=lambda choice: -choice.score)
    return [choice for choice in found if choice.score > _UNLIKELY * found[0].score]


def _numbers(cells: Iterable[str], noun: nouns.Noun, slot: Slot) -> dict[str, float]:
    numbers = dict.fromkeys((cell.split()[0] for cell in cells if nouns.is_noun_cell(cell)), 1.0)
    if noun.is_plural:
        return {"plur": 1.0} if slot.numeral is None else {"plur": 1.0, "sing": 1.0}
    return {"sing": 1.0, "plur": 1.0} if slot.numeral is not None or not numbers else numbers


def _prior(choice: Choice, cells: Sequence[str], slot: Slot) -> float:
    """How well a choice keeps the form of the old noun, whose earlier cells are the likelier ones.

    The number may differ after a numeral or for a plural noun.
    """
    cases = [cell.split()[-1] for cell in cells]
    free = choice.noun.is_plural or slot.numeral is not None
    kept, wanted = (cases, choice.cell.split()[-1]) if free else (cells, choice.cell)
    return 1.0 - 0.05 * kept.index(wanted) if wanted in kept else _OTHER_FORM


def _is_certain(choices: Sequence[Choice]) -> bool:
    others = [choice.score for choice in choices if choice.text != choices[0].text]
    return all(choices[0].score >= _CERTAIN * score for score in others)


def _is_guessed_otherwise(glossary: Glossary, words: Words, match: Match, cells: Sequence[str], choice: Choice) -> bool:
    """Whether a slang word, read by its ending, is read in another case than its likeliest: манакосту as accusative."""
    if any(sense.cells for sense in match.senses) or not _is_rejected(match) or not cells:
        return False
    return bool(_ending(glossary, words, match)) and choice.cell.split()[-1] != cells[0].split()[-1]


def _edit(glossary: Glossary, words: Words, match: Match, term: int, last: int, choice: Choice) -> edit.Edit:
    slot = find_slot(words, point_before(words, match.first), match.last)
    text = like(words.text(match.first), choice.text)
    changed = replacement(words, slot, match.first, choice, text, glossary.terms[term].prep)
    return changed | followers(words, last, _kind(words, match, choice), choice)


def _kind(words: Words, match: Match, choice: Choice) -> Kind:
    """The number and gender of the old wording's noun."""
    case = choice.cell.split()[-1]
    for index in range(match.first, match.last + 1):
        found = [a for a in words.analyses(index) if a.pos == "noun" and a.cell.endswith(case)]
        if found:
            return Kind(found[0].cell.split()[0], found[0].gender)
    return Kind("", "")


def _as_phrase_end(glossary: Glossary, words: Words, match: Match, term: int) -> tuple[list[Choice], int]:
    """An adjective was rejected, and the noun after it ends the accepted phrase too: both are written anew."""
    adjectives = [agreement(a) for a in words.analyses(match.last) if is_full_adjective(a)]
    for noun in nouns.of_term(glossary, term) if adjectives else ():
        length = nouns.shared_end(words, match.last + 1, noun)
        if length:
            last = match.last + length
            cells = [a.cell for a in words.analyses(match.last + 1) if a.pos == "noun"]
            agreeing = {cell for cell in cells if any(_agrees(adjective, cell) for adjective in adjectives)}
            choices = rank(words, find_slot(words, match.first, last), last, noun, {"sing": 1.0, "plur": 1.0})
            return [choice for choice in choices if choice.cell in agreeing], last
    return [], match.last


def _agrees(adjective: str, noun_cell: str) -> bool:
    number, case = noun_cell.split()
    return adjective.startswith(number) and case in adjective.split()
