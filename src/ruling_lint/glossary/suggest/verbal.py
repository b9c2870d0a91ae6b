"""The forms that verbs and adjectives left in English take in a Russian sentence."""

from __future__ import annotations

from ruling_lint.glossary.structure import adjective_cell
from ruling_lint.glossary.suggest.cases import case_weights
from ruling_lint.glossary.suggest.government import COORDINATORS, MODALS
from ruling_lint.glossary.suggest.slots import Slot, find_slot, is_modifier
from ruling_lint.glossary.suggest.subjects import Subject, is_short_after, subject_before
from ruling_lint.glossary.suggest.verbs import adjectives_in, forms_in, is_reflexive
from ruling_lint.glossary.suggest.words import Words
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from ruling_lint.glossary.glossary import Glossary, Match
    from ruling_lint.morphology import Analysis

_REACH = 8

_OF_OTHERS = ("pres", "futr")

_PASSIVE = "pssv "
"""Stands before the cell of a reflexive verb that tells what is done to its subject."""

_SUBJECTS = {"вы": "plur 2per", "он": "sing 3per", "она": "sing 3per", "оно": "sing 3per", "они": "plur 3per"}


def verb_forms(glossary: Glossary, words: Words, match: Match, term: int) -> list[str]:
    """Return the forms of a verb term that fit the place, likeliest first."""
    english = {cell for sense in match.senses if sense.term == term for cell in sense.cells}
    cells = _verb_cells(words, match, english)
    found = [
        form
        for cell in cells
        for form in forms_in(glossary, term, cell.removeprefix(_PASSIVE))
        if _can_be(glossary, term, cell, form)
    ]
    return list(dict.fromkeys(found))


def _can_be(glossary: Glossary, term: int, cell: str, form: str) -> bool:
    """Whether a form is active, or a passive where one can be meant: of a single word that tells of somebody else."""
    verb, _, tail = form.partition(" ")
    if cell.startswith(_PASSIVE):
        return is_reflexive(verb) and not tail
    if not is_reflexive(verb) or any(is_reflexive(r.text.partition(" ")[0]) for r in glossary.terms[term].renderings):
        return True
    return not tail and cell.startswith(_OF_OTHERS) and "1per" not in cell and "2per" not in cell


def _verb_cells(words: Words, match: Match, english: set[str]) -> list[str]:
    at = match.first - 1
    if words.follows_reference(match.first):
        return ["sing nomn", "infn"]
    if any(words.token(i) in MODALS for i in (at, at - 1)):
        return ["infn", "impr plur"]
    if "past" in english and "base" not in english:
        return _past_cells(words, match)
    persons = _persons(words, at)
    if persons:
        return [f"{tense} {person}" for person in persons for tense in ("pres", "futr")] + ["infn"]
    if "ing" in english:
        return ["ger", "infn", "sing nomn", "sing gent"]
    if words.begins_clause(match.first) or words.token(at) in ("и", "затем", "или", ","):
        return ["impr plur", "infn"]
    return ["infn", "impr plur", "pres sing 3per"]


def _persons(words: Words, at: int) -> tuple[str, ...]:
    """The person and number of the subject that stands right before the verb."""
    if words.token(at) in _SUBJECTS:
        return (_SUBJECTS[words.token(at)],)
    subject = next((a for a in words.analyses(at) if a.pos == "noun" and "nomn" in a.cell), None)
    return (f"{subject.cell.split()[0]} 3per",) if subject and words.is_noun(at) else ()


def _past_cells(words: Words, match: Match) -> list[str]:
    """A past participle goes with the noun after it or before it, or is the predicate of a subject before it."""
    set_off = words.token(match.first - 1) == ","
    subject = None if set_off else subject_before(words, match.first)
    before = [f"prtf past pssv {cell}" for cell in _agreeing_before(words, match.first - 1 - set_off)]
    after = [f"prtf past pssv {cell}" for cell in _agreeing(words, match.last + 1)]
    if after and not ((subject or before) and _is_agent(words, match.last + 1)):
        return [f"past {subject.form}", *after] if subject and subject.is_person else after
    if subject is None:
        return before or ["prts past pssv sing neut", "prts past pssv plur"]
    predicate = _of_subject(words, match.first, subject)
    return [*before[:1], *predicate] if words.number_of_verb(match.last + 1) else predicate


def _of_subject(words: Words, index: int, subject: Subject) -> list[str]:
    """The cells of a participle and of finite verbs that tell of what was done to a subject, or by you."""
    short = f"prts past pssv {subject.form}"
    if words.token(index - 1) == "вы":
        return [f"past {subject.form}", short]
    if subject.case == "nomn":
        return [short, f"{_PASSIVE}pres {subject.form.split()[0]} 3per", f"past {subject.form}"]
    full = f"prtf past pssv {subject.form} {subject.case}"
    return [short, full] if is_short_after(words, index) else [full, short]


def _is_agent(words: Words, index: int) -> bool:
    """Whether a noun or pronoun tells by whom something was done: отменено игроком, отменено этой способностью."""
    at = next((i for i in (index, index + 1) if words.is_noun(i)), index)
    return words.any(at, lambda a: a.pos in ("noun", "pronoun") and a.cell.endswith("ablt"))


def adjective_forms(glossary: Glossary, words: Words, match: Match, term: int) -> list[str]:
    """Return the forms of an adjective term that agree with the noun after it, or are predicates."""
    cells = _agreeing(words, match.last + 1) or _predicative(words, match)
    found = [form for cell in cells for form in adjectives_in(glossary, term, cell)]
    return list(dict.fromkeys(found))


def _predicative(words: Words, match: Match) -> list[str]:
    subject = subject_before(words, match.first)
    if subject is None:
        return ["sing masc nomn", "plur nomn", "sing femn nomn"]
    return [f"{subject.form} {subject.case}", f"shrt {subject.form}", f"{subject.form} nomn"]


def _agreeing(words: Words, index: int) -> list[str]:
    """The adjective cells that agree with a noun at a token, or after an adjective there, likeliest first."""
    at = next((at for at in range(index, index + _REACH) if not _stands_inside(words, at)), index)
    return _cells_of(words, find_slot(words, index - 1), at) if words.is_noun(at) else []


def _stands_inside(words: Words, at: int) -> bool:
    """Whether a word stands between an adjective and its noun: another adjective, in English perhaps, or an or before one."""
    joins = words.token(at) in COORDINATORS and words.is_latin(at + 1)
    return joins or words.is_latin(at) or is_modifier(words, at)


def _agreeing_before(words: Words, index: int) -> list[str]:
    """The adjective cells that agree with a noun before the place, likeliest first."""
    return _cells_of(words, find_slot(words, index), index) if words.is_noun(index) else []


def _cells_of(words: Words, slot: Slot, at: int) -> list[str]:
    found = [a for a in words.analyses(at) if a.pos == "noun"]
    weights = case_weights(words, slot, at)
    found.sort(key=lambda a: -weights.get(a.cell.split()[1], 0.0))
    return list(dict.fromkeys(_agreement(a) for a in found))


def _agreement(noun: Analysis) -> str:
    return adjective_cell(noun.cell + (" anim" if noun.animate else ""), noun.gender)
