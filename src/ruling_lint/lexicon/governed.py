"""What governs the terms of a text: the verb they are object or subject of, the way they are moved, the number that counts them.

For a verb it is its object. Governors of both languages can be compared: a source and a translation have a governor in common where they say the same of a term.
"""

from __future__ import annotations

from ruling_lint.glossary.trie import PREPOSITIONS
from ruling_lint.text.number_words import number_word
from ruling_lint.tuples import NamedTuple
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ruling_lint.glossary import Glossary, Match
    from ruling_lint.text.reading import Reading

_REACH = 6
_NEAR = 3
_SIGNS = frozenset('.,;:()«»—“”"')
_BETWEEN = PREPOSITIONS | _SIGNS | frozenset({"за", "и", "или", "о", "об", "от", "для", "у", "к", "по", "при"})
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
"""What ends the object of a verb."""

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
_CASES = {"from": "gent", "to": "accs", "in": "loct"}


class Governed(NamedTuple):
    """A term and its governors: (how, what), of which a counterpart in the other language shares at least one."""

    governors: frozenset[tuple[str, object]]
    match: Match


def governed(glossary: Glossary, reading: Reading, matches: Sequence[Match]) -> Iterator[Governed]:
    """Yield the terms of a text with what governs them; a term may have several governors, each told by itself."""
    for at, match in enumerate(matches):
        verb = _verb_terms(glossary, reading, match)
        if verb:
            yield from _objects(glossary, reading, matches, at, verb)
            yield from _subject(reading, matches, at, verb)
        else:
            yield from _moved(reading, match, matches[at - 1] if at else None)
            yield from _counted(reading, match)
            yield from _owned(glossary, reading, matches, at)


def _verb_terms(glossary: Glossary, reading: Reading, match: Match) -> frozenset[int]:
    """The terms that a word is a finite verb or an infinitive of; participles and verbal nouns govern otherwise."""
    parts = {glossary.terms[sense.term].pos for sense in match.senses}
    if "adj" in parts or ("noun" in parts and _is_english(match) and _follows_article(reading, match)):
        return frozenset()
    return frozenset(s.term for s in match.senses if glossary.terms[s.term].pos == "verb" and _is_verb(s.cells))


def _follows_article(reading: Reading, match: Match) -> bool:
    before = reading.tokens[match.first - 1] if match.first else ""
    return before in _BEFORE_NOUNS or number_word(before) is not None or before.isdecimal()


def _is_verb(cells: tuple[str, ...]) -> bool:
    finite = ("infn", "impr", "pres", "futr", "past ", "ger", "base", "3sg", "ing")
    return any(cell.startswith(finite) or cell == "past" for cell in cells)


def _objects(
    glossary: Glossary, reading: Reading, matches: Sequence[Match], at: int, verb: frozenset[int]
) -> Iterator[Governed]:
    last = matches[at].last
    for given in matches[at + 1 :]:
        if given.first - matches[at].last > _REACH or _is_parted(reading, last, given.first):
            return
        if _verb_terms(glossary, reading, given):
            return
        yield Governed(frozenset(("object", term) for term in verb), given)
        if {glossary.terms[sense.term].pos for sense in given.senses} == {"noun"}:
            yield Governed(_named(glossary, "verb", given), matches[at])
        last = given.last


def _is_parted(reading: Reading, last: int, first: int) -> bool:
    between = reading.tokens[last + 1 : first]
    return not _BETWEEN.isdisjoint(between) or not _BETWEEN_ENGLISH.isdisjoint(between)


def _subject(reading: Reading, matches: Sequence[Match], at: int, verb: frozenset[int]) -> Iterator[Governed]:
    """The term before a verb, and one that belongs to it: контролирующий его игрок теряет."""
    first = matches[at].first
    for before in reversed(matches[max(at - 2, 0) : at]):
        if first - before.last > _NEAR or _is_parted(reading, before.last, first) or not _has_case(before, "nomn"):
            return
        yield Governed(frozenset(("subject", term) for term in verb), before)
        first = before.first


def _owned(glossary: Glossary, reading: Reading, matches: Sequence[Match], at: int) -> Iterator[Governed]:
    """A noun that another one belongs to: the top card of your library, its owner's hand, карту вашей библиотеки."""
    match = matches[at]
    if at and _belongs(glossary, reading, matches[at - 1], match):
        yield Governed(_named(glossary, "owned", matches[at - 1]), match)
    if at + 1 < len(matches) and matches[at + 1].first == match.last + 1 and _is_possessive(reading, match):
        yield Governed(_named(glossary, "owned", matches[at + 1]), match)


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


def _named(glossary: Glossary, how: str, match: Match) -> frozenset[tuple[str, object]]:
    """What governs by this way, for the terms of a match and those inside them."""
    return frozenset((how, term) for term in glossary.with_parts(match.senses.terms))


def _is_english(match: Match) -> bool:
    return all(sense.role == "english" for sense in match.senses)


def _moved(reading: Reading, match: Match, before: Match | None) -> Iterator[Governed]:
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
                yield Governed(frozenset(("way", way) for way in ways), match)
            return
        if token in _SIGNS:
            return


def _has_case(match: Match, case: str) -> bool:
    """Tell whether a Russian term can be in a case; an English one can always."""
    return _is_english(match) or any(case in cell for sense in match.senses for cell in sense.cells)


def _counted(reading: Reading, match: Match) -> Iterator[Governed]:
    for at in range(match.first - 1, max(match.first - 1 - _NEAR, -1), -1):
        number = number_word(reading.tokens[at])
        if number is not None and number.sort == "cardinal":
            yield Governed(frozenset({("count", number.value)}), match)
        if number is not None or reading.tokens[at] in _BETWEEN | _BETWEEN_ENGLISH:
            return
