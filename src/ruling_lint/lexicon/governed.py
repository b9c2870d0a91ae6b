"""What governs the terms of a text: the verb they are object or subject of, the way they are moved, the number that counts them.

For a verb it is its object, and its turn: what is done first, and what then. Governors of both languages can be compared: a source and a translation have a governor in common where they say the same of a term.
"""

from __future__ import annotations

from ruling_lint.glossary.suggest.government import PREPOSITIONS
from ruling_lint.text.number_words import number_word
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ruling_lint.glossary import Glossary, Match
    from ruling_lint.text.reading import Reading

_REACH = 6
_NEAR = 3
_REFLEXIVE = ("ся", "сь")
_PASSIVE = frozenset({"is", "are", "was", "were", "be", "been", "being", "gets", "get"})
"""What makes a verb in the past a passive: is destroyed."""

_SIGNS = frozenset('.,;:()«»—“”"')
_PREPOSITIONS = frozenset(PREPOSITIONS)
_BETWEEN = _PREPOSITIONS | _SIGNS | frozenset({"и", "или"})
_BETWEEN_ENGLISH = _SIGNS | frozenset(
    {
        "and",
        "or",
        "from",
        "to",
        "into",
        "onto",
        "on",
        "in",
        "with",
        "for",
        "of",
        "at",
        "by",
        "under",
        "unless",
        "if",
        "when",
    }
)
_ENDS = _BETWEEN | _BETWEEN_ENGLISH
"""What ends the object of a verb, in either language."""

_BEFORE_NOUNS = frozenset(
    {
        "a",
        "an",
        "the",
        "this",
        "that",
        "these",
        "those",
        "each",
        "any",
        "its",
        "their",
        "your",
        "of",
        "from",
        "in",
        "into",
    }
)
"""What makes an English word that may be a noun or a verb a noun."""

_WAYS = {
    "from": ("from",), "to": ("to",), "into": ("to",), "onto": ("to",), "in": ("in",), "on": ("to", "in"),
    "из": ("from",), "с": ("from",), "со": ("from",), "в": ("to", "in"), "во": ("to", "in"), "на": ("to", "in"),
}  # fmt: skip
_THEN = frozenset({"then", "затем", "потом"})
_DOERS = frozenset(
    [
        "you",
        "they",
        "it",
        "may",
        "must",
        "вы",
        "он",
        "она",
        "оно",
        "они",
        "можете",
        "может",
        "могут",
        "должны",
        "должен",
    ]
)
"""What may stand between "then" and what is done."""

_CASES = {"from": "gent", "to": "accs", "in": "loct"}


Governors = frozenset[tuple[str, object]]
"""What governs a term, as (how, what); a counterpart in the other language shares at least one."""


def governors(glossary: Glossary, reading: Reading, matches: Sequence[Match], at: int) -> Iterator[Governors]:
    """Yield what governs the term at an index of a text's terms; it may have several governors, each told by itself."""
    match = matches[at]
    if _verb_terms(glossary, reading, match):
        yield from (_named(glossary, "verb", noun) for noun in objects(glossary, reading, matches, at))
        yield from _in_turn(glossary, reading, matches, at)
        return
    yield from _of_verbs(glossary, reading, matches, at)
    yield from _moved(reading, match, matches[at - 1] if at else None)
    yield from _counted(reading, match)
    yield from _owned(glossary, reading, matches, at)


def _verb_terms(glossary: Glossary, reading: Reading, match: Match) -> frozenset[int]:
    """The terms that a word is a finite verb or an infinitive of; participles and verbal nouns govern otherwise."""
    parts = {glossary.terms[sense.term].pos for sense in match.senses}
    if "verb" not in parts or "adj" in parts:
        return frozenset()
    if "noun" in parts and _is_english(match) and _follows_article(reading, match):
        return frozenset()
    return frozenset(s.term for s in match.senses if glossary.terms[s.term].pos == "verb" and _is_verb(s.cells))


def _follows_article(reading: Reading, match: Match) -> bool:
    before = reading.tokens[match.first - 1] if match.first else ""
    return before in _BEFORE_NOUNS or number_word(before) is not None or before.isdecimal()


def _is_verb(cells: tuple[str, ...]) -> bool:
    finite = ("infn", "impr", "pres", "futr", "past ", "ger", "base", "3sg", "ing")
    return any(cell.startswith(finite) or cell == "past" for cell in cells)


def objects(glossary: Glossary, reading: Reading, matches: Sequence[Match], verb: int) -> Iterator[Match]:
    """Yield the nouns that are the object of the verb at an index of a text's terms."""
    for at in range(verb + 1, len(matches)):
        if _verb_before(glossary, reading, matches, at) != verb:
            return
        if {glossary.terms[sense.term].pos for sense in matches[at].senses} == {"noun"}:
            yield matches[at]


def _in_turn(glossary: Glossary, reading: Reading, matches: Sequence[Match], at: int) -> Iterator[Governors]:
    """The turn of a verb that comes before or after "then": a translation keeps it."""
    if _comes_then(reading, matches[at]):
        yield frozenset({("turn", "later")})
    verbs = (match for match in matches[at + 1 :] if _verb_terms(glossary, reading, match))
    following = next(verbs, None)
    if following is not None and _comes_then(reading, following):
        yield frozenset({("turn", "earlier")})


def _comes_then(reading: Reading, verb: Match) -> bool:
    at = verb.first - 1
    while at >= 0 and reading.tokens[at] in _DOERS:
        at -= 1
    return at >= 0 and (reading.tokens[at] in _THEN or reading.tokens[at - 1 : at + 1] == ["после", "чего"])


def _of_verbs(glossary: Glossary, reading: Reading, matches: Sequence[Match], at: int) -> Iterator[Governors]:
    verb = _verb_before(glossary, reading, matches, at)
    if verb is not None:
        yield _ruled(_roles_behind(reading, matches[verb], matches[at]), glossary, reading, matches[verb])
    verb = _verb_after(glossary, reading, matches, at)
    if verb is not None:
        roles = ("subject", "object") if _may_be_passive(reading, matches[verb]) else ("subject",)
        yield _ruled(roles, glossary, reading, matches[verb])


def _ruled(roles: Sequence[str], glossary: Glossary, reading: Reading, verb: Match) -> Governors:
    return frozenset((how, term) for term in _verb_terms(glossary, reading, verb) for how in roles)


def _roles_behind(reading: Reading, verb: Match, noun: Match) -> Sequence[str]:
    """What a noun behind a verb may be to it in the active voice: it may be its subject, or who does what is told in the passive."""
    if _may_be_passive(reading, verb):
        return ("subject", "object") if _has_case(noun, "nomn") else ("subject",)
    is_object = _has_case(noun, "accs") or not _has_case(noun, "nomn")
    return ("object",) if is_object else ("subject",)


def _may_be_passive(reading: Reading, verb: Match) -> bool:
    """Tell whether something may be done to the subject of a verb: уничтожается, is destroyed."""
    if _is_english(verb):
        return verb.first > 0 and reading.tokens[verb.first - 1] in _PASSIVE
    return reading.tokens[verb.last].endswith(_REFLEXIVE)


def _verb_before(glossary: Glossary, reading: Reading, matches: Sequence[Match], at: int) -> int | None:
    """The verb that a term is the object of: nothing but what belongs to the object stands between."""
    for verb in range(at - 1, -1, -1):
        apart = matches[at].first - matches[verb].last
        if apart > _REACH or _is_parted(reading, matches[verb].last, matches[verb + 1].first):
            return None
        if _verb_terms(glossary, reading, matches[verb]):
            return verb
    return None


def _verb_after(glossary: Glossary, reading: Reading, matches: Sequence[Match], at: int) -> int | None:
    """The verb that a term is the subject of, perhaps with one that belongs to it: контролирующий его игрок теряет."""
    if _follows_preposition(reading, matches[at]):
        return None
    for verb in range(at + 1, min(at + 3, len(matches))):
        before = matches[verb - 1]
        apart = matches[verb].first - before.last
        if apart > _NEAR or _is_parted(reading, before.last, matches[verb].first) or not _has_case(before, "nomn"):
            return None
        if _verb_terms(glossary, reading, matches[verb]):
            return verb
    return None


def _follows_preposition(reading: Reading, match: Match) -> bool:
    """Tell whether a Russian term stands behind a preposition, an adjective perhaps between: после целевого существа."""
    return not _is_english(match) and not _PREPOSITIONS.isdisjoint(
        reading.tokens[max(0, match.first - 2) : match.first]
    )


def _is_parted(reading: Reading, last: int, first: int) -> bool:
    return not _ENDS.isdisjoint(reading.tokens[last + 1 : first])


def _owned(glossary: Glossary, reading: Reading, matches: Sequence[Match], at: int) -> Iterator[Governors]:
    """A noun that another one belongs to: the top card of your library, its owner's hand, карту вашей библиотеки."""
    match = matches[at]
    if at and _belongs(glossary, reading, matches[at - 1], match):
        yield _named(glossary, "owned", matches[at - 1])
    if at + 1 < len(matches) and matches[at + 1].first == match.last + 1 and _is_possessive(reading, match):
        yield _named(glossary, "owned", matches[at + 1])


def _belongs(glossary: Glossary, reading: Reading, before: Match, match: Match) -> bool:
    """Whether a term is in the genitive, or behind "of", right after a noun."""
    between = reading.tokens[before.last + 1 : match.first]
    if len(between) > _NEAR or not any(glossary.terms[sense.term].pos == "noun" for sense in before.senses):
        return False
    if _is_english(match):
        return between[:1] == ["of"] and _BETWEEN_ENGLISH.isdisjoint(between[1:])
    return _has_case(match, "gent") and _BETWEEN.isdisjoint(between)


def _is_possessive(reading: Reading, match: Match) -> bool:
    return reading.tokens[match.last] == "s" and match.last > match.first


def _named(glossary: Glossary, how: str, match: Match) -> Governors:
    """What governs by this way, for the terms of a match and those inside them."""
    return frozenset((how, term) for term in glossary.with_parts(match.senses.terms))


def _is_english(match: Match) -> bool:
    return all(sense.role == "english" for sense in match.senses)


def _moved(reading: Reading, match: Match, before: Match | None) -> Iterator[Governors]:
    """A term behind a preposition of place; one whose owner stands between (to its owner's hand) is behind it as well."""
    if _is_english(match) and _is_possessive(reading, match):
        return
    owned = before is not None and before.last + 1 == match.first and _is_possessive(reading, before)
    start = before.first if before is not None and owned else match.first
    for at in range(start - 1, max(start - 1 - _NEAR, -1), -1):
        token = reading.tokens[at]
        if token in _WAYS:
            ways = [way for way in _WAYS[token] if _has_case(match, _CASES[way])]
            if ways:
                yield frozenset(("way", way) for way in ways)
            return
        if token in _SIGNS:
            return


def _has_case(match: Match, case: str) -> bool:
    """Tell whether a Russian term can be in a case; an English one can always."""
    return _is_english(match) or any(case in cell for sense in match.senses for cell in sense.cells)


def _counted(reading: Reading, match: Match) -> Iterator[Governors]:
    for at in range(match.first - 1, max(match.first - 1 - _NEAR, -1), -1):
        number = number_word(reading.tokens[at])
        if number is not None and number.sort == "cardinal":
            yield frozenset({("count", number.value)})
        if number is not None or reading.tokens[at] in _ENDS:
            return
