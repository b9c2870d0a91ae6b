"""The forms of a term's words by cell, across its renderings and its family."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

from ruling_lint import morphology
from ruling_lint.glossary.families import relatives
from ruling_lint.glossary.suggest.directions import into_first
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from ruling_lint.glossary.glossary import Glossary, Match
    from ruling_lint.glossary.suggest.words import Words
    from ruling_lint.glossary.terms import Rendering, Term


_KINDS = ("", "prtf past pssv ", "prtf pres pssv ", "prtf pres actv ", "prtf past actv ")
"""What stands before the cell of an adjective: nothing, or the tense and voice of a participle."""


def forms_in(glossary: Glossary, term: int, cell: str) -> Iterator[str]:
    """Yield the forms for a cell, those of the renderings first, then of the family (the aspect partner)."""
    for forms in _paradigms(glossary, term):
        if cell in forms:
            yield forms[cell]


def adjectives_in(glossary: Glossary, term: int, cell: str) -> Iterator[str]:
    """Yield the forms for an adjective's cell; of a participle those of any tense and voice, passive ones first."""
    for forms in _paradigms(glossary, term):
        found = (forms[kind + cell] for kind in _KINDS if kind + cell in forms)
        yield from itertools.islice(found, 1)


def forms_like(glossary: Glossary, words: Words, match: Match, term: int, cells: Sequence[str]) -> list[str]:
    """Return the forms for cells, those of the match's own voice and aspect alone where there are any."""
    aspects = _aspects(_stem(glossary, words, match))
    found = list(dict.fromkeys(form for cell in cells for form in forms_in(glossary, term, cell)))
    found = [form for form in found if not _is_passive_of_none(_verb(form))] or found
    voice = is_reflexive(words.token(match.first))
    found = [form for form in found if is_reflexive(_verb(form)) == voice] or found
    found = [form for form in found if aspects & _aspects(_verb(form))] or found
    return into_first(words, match, found)


def is_perfective(glossary: Glossary, words: Words, match: Match) -> bool:
    """Tell whether a verb in the text is perfective, one of both aspects if that is the likelier one."""
    return _looks_perfective(_stem(glossary, words, match))


def _stem(glossary: Glossary, words: Words, match: Match) -> str:
    """A verb in the text as its aspect is told: the с of slang for an English word in s- is no prefix: скраить."""
    word = words.token(match.first)
    english = glossary.terms[match.senses[0].term].en[0]
    if english[0] in "sS" and word.startswith("с") and not morphology.is_known(word):
        return word[1:]
    return word


def _verb(form: str) -> str:
    return form.split()[0].lower()


def is_reflexive(verb: str) -> bool:
    """Tell whether a verb form ends in -ся or -сь."""
    return verb.endswith(("ся", "сь"))


def _is_passive_of_none(verb: str) -> bool:
    """Whether a form is reflexive, but of a verb that has no passive as it takes no object: срабатывается."""
    if not is_reflexive(verb):
        return False
    plain = morphology.analyses(morphology.analyses(verb)[0].lemma.removesuffix("ся"))
    traits = [a.traits for a in plain if a.known and a.pos == "verb"]
    return bool(traits) and all("intr" in trait for trait in traits)


def _aspects(verb: str) -> set[str]:
    """The aspects that a verb form can have: both of атакует."""
    known = [a for a in morphology.analyses(verb) if a.pos == "verb" and a.known]
    guessed = {"perf" if _looks_perfective(verb) else "impf"}
    return {aspect for a in known for aspect in ("perf", "impf") if aspect in a.traits} or guessed


def _looks_perfective(verb: str) -> bool:
    first = next((a for a in morphology.analyses(verb) if a.pos == "verb"), None)
    if first is None or not first.known:
        return morphology.looks_perfective(first.lemma if first else verb)
    return "perf" in first.traits


def _paradigms(glossary: Glossary, term: int) -> Iterator[dict[str, str]]:
    entry = glossary.terms[term]
    for index in range(len(entry.renderings)):
        yield glossary.forms(term, index)
    for index in sorted(range(len(entry.family)), key=lambda i: _distance(entry, entry.family[i])):
        yield glossary.forms(term, index, "family")


def _distance(term: Term, word: Rendering) -> int:
    """How far a word of the family is from the first rendering: its aspect partner, the same tail, anything else."""
    if not term.renderings:
        return 0
    verb, _, tail = term.renderings[0].text.partition(" ")
    other, _, other_tail = word.text.partition(" ")
    if tail != other_tail:
        return 2
    return 0 if other in {relative.word for relative in relatives(verb)} else 1
