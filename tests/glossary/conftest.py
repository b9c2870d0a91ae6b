"""A small glossary of the tests' own, and ways to ask it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ruling_lint.glossary import Glossary, Match
from ruling_lint.glossary.compiling import compile_terms
from ruling_lint.glossary.yaml_file import read_yaml
from ruling_lint.model import Text
from ruling_lint.text.reading import Reading

TERMS = """
- {en: creature, ru: существо, forbidden: [{ru: "кричер*", why: {ru: жаргон, en: slang}}]}
- {en: counter, sense: object, pos: noun, ru: жетон, forbidden: ["каунтер*", {ru: счётчик, until: 2006-10}]}
- {en: counter, sense: verb, pos: verb, ru: отменить}
- {en: cast, pos: verb, ru: разыграть, forbidden: [{ru: скастовать, pos: verb}]}
- {en: token, ru: фишка, forbidden: [токен]}
- {en: damage, ru: повреждения, forbidden: [урон]}
- {en: enchantment, ru: {text: чары, number: plural}}
- {en: [battlefield, field of battle], ru: поле битвы, prep: {where: на, whither: на, whence: с}}
- {en: graveyard, ru: кладбище, forbidden: [могила, сброс], prep: {where: на, whither: на, whence: с}}
- {en: discard, pos: verb, ru: сбросить}
- {en: mana cost, ru: мана-стоимость, forbidden: [мановая стоимость, стоимость маны]}
- {en: instant, ru: мгновенное заклинание}
- {en: spell, ru: заклинание}
- {en: spree, ru: кутёж}
- {en: flying, ru: Полёт, capital: keyword}
- {en: Elf, ru: Эльф, capital: subtype}
- {en: Role, ru: Роль, en_case: sensitive}
- {en: target, pos: adj, ru: целевой, en_needs: {after: [creature, spell]}}
- {en: planeswalker, latin: true, ru: мироходец}
- {en: Magic, latin: true, pos: phrase}
- {en: mana value, ru: [{text: мановая ценность, since: 2021-04}, {text: конвертированная мана-стоимость, until: 2021-04}]}
"""


@pytest.fixture(scope="session")
def glossary_of() -> Callable[..., Glossary]:
    """Make a glossary of YAML entries."""

    def make(content: str, day: str = "2024-05-01") -> Glossary:
        return Glossary(compile_terms(read_yaml("terms.yml", content)), day)

    return make


@pytest.fixture(scope="session")
def glossary(glossary_of: Callable[..., Glossary]) -> Glossary:
    """The terms above."""
    return glossary_of(TERMS)


@pytest.fixture(scope="session")
def read() -> Callable[[str], Reading]:
    """Make a reading of plain text."""
    return lambda text: Reading(Text.plain(text))


@pytest.fixture
def russian(glossary: Glossary) -> Callable[[str], list[tuple[str, str, str]]]:
    """Find Russian terms: each match as its text, the term of its first sense, and its role."""
    return lambda text: _told(glossary, text, glossary.find_russian)


@pytest.fixture
def english(glossary: Glossary) -> Callable[[str], list[tuple[str, str, str]]]:
    """Find English terms, told in the same way."""
    return lambda text: _told(glossary, text, glossary.find_english)


def _told(glossary: Glossary, text: str, find: Callable[[Reading], list[Match]]) -> list[tuple[str, str, str]]:
    reading = Reading(Text.plain(text))
    return [
        (_words(reading, match), glossary.terms[match.senses[0].term].label, match.senses[0].role)
        for match in find(reading)
    ]


def _words(reading: Reading, match: Match) -> str:
    span = reading.span(match.first, match.last)
    return reading.text[span.start : span.end]
