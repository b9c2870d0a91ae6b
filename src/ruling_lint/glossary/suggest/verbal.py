"""The forms that verbs and adjectives left in English take in a Russian sentence."""

from __future__ import annotations

from ruling_lint.glossary.structure import adjective_cell
from ruling_lint.glossary.suggest.cases import case_weights
from ruling_lint.glossary.suggest.government import MODALS
from ruling_lint.glossary.suggest.slots import find_slot
from ruling_lint.glossary.suggest.verbs import adjectives_in, forms_in
from ruling_lint.glossary.suggest.words import Words
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from ruling_lint.glossary.glossary import Glossary, Match
    from ruling_lint.morphology import Analysis

_SUBJECTS = {"вы": "plur 2per", "он": "sing 3per", "она": "sing 3per", "оно": "sing 3per", "они": "plur 3per"}


def verb_forms(glossary: Glossary, words: Words, match: Match, term: int) -> list[str]:
    """Return the forms of a verb term that fit the place, likeliest first."""
    english = {cell for sense in match.senses if sense.term == term for cell in sense.cells}
    cells = _verb_cells(words, match, english)
    found = [form for cell in cells for form in forms_in(glossary, term, cell)]
    return list(dict.fromkeys(found))


def _verb_cells(words: Words, match: Match, english: set[str]) -> list[str]:
    at = match.first - 1
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
    """A past participle goes with the noun after it, or with the noun before it as its predicate."""
    following = _agreeing(words, match.last + 1)
    if following:
        return [f"prtf past pssv {cell}" for cell in following]
    before = (a for i in (1, 2) for a in words.analyses(match.first - i))
    subject = next((a for a in before if a.pos in ("noun", "pronoun") and "nomn" in a.cell), None)
    if subject is None:
        return ["prts past pssv sing neut", "prts past pssv plur"]
    form = f"sing {subject.gender or 'masc'}" if "sing" in subject.cell else "plur"
    return [f"prts past pssv {form}", f"past {form}"]


def adjective_forms(glossary: Glossary, words: Words, match: Match, term: int) -> list[str]:
    """Return the forms of an adjective term that agree with the noun after it, or are predicates."""
    cells = _agreeing(words, match.last + 1) or ["sing masc nomn", "plur nomn", "sing femn nomn"]
    found = [form for cell in cells for form in adjectives_in(glossary, term, cell)]
    return list(dict.fromkeys(found))


def _agreeing(words: Words, index: int) -> list[str]:
    """The adjective cells that agree with a noun at a token or the one after it, likeliest first."""
    for at in (index, index + 1):
        found = [a for a in words.analyses(at) if a.pos == "noun"]
        if found:
            weights = case_weights(words, find_slot(words, index - 1), at)
            found.sort(key=lambda a: -weights.get(a.cell.split()[1], 0.0))
            return list(dict.fromkeys(_agreement(a) for a in found))
    return []


def _agreement(noun: Analysis) -> str:
    return adjective_cell(noun.cell + (" anim" if noun.animate else ""), noun.gender)
