"""Words half English and half Russian: spree-заклинание is a заклинание с кутежом."""

from __future__ import annotations

from ruling_lint.glossary.suggest import nouns
from ruling_lint.glossary.suggest.fix import Fix
from ruling_lint.glossary.suggest.places import euphonic
from ruling_lint.model import Span
from ruling_lint.text.chars import CYRILLIC, DASHES
from ruling_lint.text.unmarked import NOTHING
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from ruling_lint.glossary.glossary import Glossary, Match
    from ruling_lint.glossary.suggest.words import Words

_BEARERS = frozenset(
    ["заклинание", "карта", "существо", "перманент", "фишка", "артефакт", "земля", "объект", "чары", "чара"]
)
"""Nouns of things that have abilities, so that the ability stands after "с"; a type, in capitals, does not."""

_CARD_TYPES = frozenset(["существо", "артефакт", "земля", "чары", "planeswalker", "битва"])


def hybrid(glossary: Glossary, words: Words, match: Match, term: int) -> Fix | None:
    """Return the fix for an English word joined by a hyphen to a Russian noun, None for anything else."""
    noun_at = match.last + 2
    if not _is_joined(words, match.last) or not words.is_noun(noun_at):
        return None
    renderings = nouns.of_term(glossary, term)
    if not renderings:
        return None
    reading = words.reading
    span = Span(reading.span(match.first).start, reading.span(noun_at).end)
    texts = _texts(words, noun_at, renderings[0], glossary.terms[term].en[0][0].isupper())
    return Fix(span, tuple(dict.fromkeys(texts)))


def _is_joined(words: Words, last: int) -> bool:
    reading = words.reading
    if words.token(last + 1) not in DASHES or words.token(last + 2)[:1] not in CYRILLIC:
        return False
    between = reading.text[reading.span(last).end : reading.span(last + 2).start]
    return bool(words.token(last + 2)) and len(between.replace(NOTHING, "")) == 1


def _texts(words: Words, noun_at: int, rendering: nouns.Noun, is_type: bool) -> list[str]:
    noun = words.text(noun_at)
    lemmas = {a.lemma for a in words.analyses(noun_at) if a.pos == "noun"}
    if rendering.headword in _CARD_TYPES and lemmas & _CARD_TYPES:
        cells = [a.cell for a in words.analyses(noun_at) if a.pos == "noun"]
        return [f"{noun}-{rendering.forms[cell]}" for cell in cells if cell in rendering.forms][:3]
    number = "plur" if rendering.is_plural else "sing"
    possessed = rendering.forms.get(f"{number} ablt", rendering.headword)
    bearing = f"{noun} {euphonic('с', possessed.lower())} {possessed}"
    owned = f"{noun} {rendering.forms.get(f'{number} gent', rendering.headword)}"
    return [bearing, owned] if lemmas & _BEARERS and not is_type else [owned, bearing]
