"""Telling the game's language from plain prose, where its words are ordinary ones: flavour text, stories, letters."""

from __future__ import annotations

from functools import cache

from ruling_lint.patterns import lazy_pattern
from ruling_lint.text.chars import DIGITS
from ruling_lint.text.reading import Reading

_FEWEST_WORDS = 6
_MANY_WORDS = 14
_ENOUGH = 2
_ENOUGH_OF_MANY = 3
_ENOUGH_IN_QUOTES = 4

_OPENING, _CLOSING = '"“«', '"”»'

_TELLING_WORDS = """
    activate activated activates activating blocked card cards controller controllers copied copies copy countered
    cumulative deathtouch discard discards enchant enchantments format hexproof indestructible kicker lifelink mill
    mode modes noncreature nonland permanent permanents player players redundant regenerate resolves resolving scry
    sorcery stack subtype supertype tapped taps target targeted targeting targets token tokens toughness trample
    transforms trigger triggered triggers untap untapped untaps upkeep vigilance
"""
"""Words that are hardly met outside the game."""

_LIKELY_WORDS = """
    abilities ability add additional affect affects alone artifact artifacts attach attached attack attackers
    attacking attacks aura auras battlefield beginning block blocker blockers blocking blocks cast casting casts
    choose chosen color colorless colors combat control controlled controls cost costs counter counters creature
    creatures damage deals dealt deck decks destroy die dies discarded double draw drawn draws effect effects
    enchanted enchantment equip equipment equipped exile exiled exiles exiling flash flashback flying gain gains
    game graveyard graveyards hand haste instant instants instead kicked land lands libraries library life lose
    loses mana menace mulligan named once opponent opponents owner owners phase planeswalker planeswalkers play
    played power prowess put replaced resolution resolve resolved reveal revealed sacrifice sacrificed sacrifices
    sacrificing search shuffle shuffled shuffles sorceries spell spells steps tap text transform turn type types
    vehicle vehicles wording you your zone zones
"""
"""Words that prose has too, but seldom several of them at once."""

_ORDER = lazy_pattern(
    r"(?:\A|[.!?:] )(?:"
    r"(?:Activate|Counter|Create|Destroy|Discard|Exile|Mill|Reveal|Sacrifice|Scry|Search|Shuffle|Tap|Untap) \w"
    r"|(?:Cast|Choose|Draw|Play|Put|Return) (?:it|them|this|that|these|those|target|two|three)\b)"
)
"""A sentence that tells a player what to do, as no story tells anybody."""


def is_prose(english: Reading) -> bool:
    """Tell whether an English text speaks of something else than the game.

    A text of a few words, or with a symbol or number in it, may always be the game's; somebody's words in quotes need
    more to be so. Of published rulings one in 60 is taken for prose, and of flavour texts one in 30 for the game's.
    """
    tokens = set(english.tokens)
    weight = 2 * _kinds(tokens & _telling()) + _kinds(tokens & _likely())
    if weight >= _ENOUGH_IN_QUOTES:
        return False
    if _is_quotation(english.text):
        return True
    if _ORDER.search(english.text):
        return False
    words = [token for token in tokens if token[0].isalpha()]
    if len(words) < _FEWEST_WORDS or english.masks or not DIGITS.isdisjoint(english.chars):
        return False
    return weight < (_ENOUGH if len(words) < _MANY_WORDS else _ENOUGH_OF_MANY)


@cache
def _telling() -> frozenset[str]:
    return frozenset(_TELLING_WORDS.split())


@cache
def _likely() -> frozenset[str]:
    return frozenset(_LIKELY_WORDS.split())


def _kinds(words: set[str]) -> int:
    """Return how many words there are, a plural and its singular counted as one."""
    return len({word.rstrip("s") for word in words})


def _is_quotation(text: str) -> bool:
    """Tell whether a text is in quotes as a whole, or up to the line that says whose words they are."""
    words = text.partition("\n—")[0].strip()
    return len(words) > 1 and words[0] in _OPENING and words[-1] in _CLOSING
