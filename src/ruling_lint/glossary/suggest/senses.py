"""Which sense an English word left in Russian text has: its place tells a noun from a verb and an adjective."""

from __future__ import annotations

from ruling_lint.glossary.glossary import Senses
from ruling_lint.glossary.suggest.government import MODALS
from ruling_lint.glossary.suggest.slots import find_slot
from ruling_lint.glossary.suggest.through import unmarked_match
from ruling_lint.glossary.suggest.words import Words
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from ruling_lint.glossary.glossary import Glossary, Match
    from ruling_lint.text.reading import Reading

_SUBJECTS = frozenset({"вы", "он", "она", "оно", "они", "который", "которая", "которое", "которые", "игрок", "не"})


def likeliest_first(glossary: Glossary, reading: Reading, match: Match) -> Match:
    """Return a match in Russian text with the senses first that are of the part of speech its place asks for."""
    parts = {glossary.terms[sense.term].pos for sense in match.senses}
    if len(parts) < 2:
        return match
    seen, found = unmarked_match(reading, match)
    wanted = _part_of_speech(Words(seen), found)
    return match._replace(senses=Senses(sorted(match.senses, key=lambda s: glossary.terms[s.term].pos != wanted)))


def _part_of_speech(words: Words, match: Match) -> str:
    slot = find_slot(words, match.first, match.last)
    if words.follows_reference(match.first):
        return "noun"
    if slot.modifiers or slot.numeral is not None or slot.preposition is not None:
        return "noun"
    before = words.token(match.first - 1)
    if before in MODALS or before in _SUBJECTS or words.begins_clause(match.first):
        return "verb"
    return "adj" if words.is_noun(match.last + 1) and not words.is_noun(match.first - 1) else "noun"
