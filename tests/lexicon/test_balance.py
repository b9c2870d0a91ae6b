"""Terms of a source that nothing renders, and renderings that nothing asks for."""

from __future__ import annotations

import pytest

from ruling_lint.checks.base import View
from ruling_lint.glossary import Glossary, load_glossary
from ruling_lint.model import Segment, Text
from ruling_lint.text.reading import Reading


@pytest.fixture(scope="module")
def glossary() -> Glossary:
    return load_glossary()


@pytest.mark.parametrize(
    ("source", "target", "lacking", "surplus"),
    [
        ("Tap the land.", "Поверните землю.", [], []),
        ("Tap the land.", "Поверните существо.", ["land"], ["существо"]),
        ("Tap the land.", "Поверните землю и существо.", [], ["существо"]),
        ("Tap the land.", "Поверните её.", ["land"], []),
        ("Tap the land.", "Поверните землю, которая не земля.", [], ["землю"]),
        ("Reveal the creature card.", "Покажите карту.", ["creature card"], []),
        ("Reveal the creature card.", "Покажите карту, она существо.", ["creature card"], []),
        ("Greet the Silent Land Keeper.", "Приветствуйте хранителя.", [], []),
    ],
)
def test_both_sides_are_weighed(
    glossary: Glossary, source: str, target: str, lacking: list[str], surplus: list[str]
) -> None:
    texts = [Reading(Text.plain(text)) for text in (target, source)]
    balance = View(Segment("1", Text.plain(target)), *texts, glossary).balance

    for reading, found, expected in zip(
        reversed(texts), (balance.lacking, balance.surplus), (lacking, surplus), strict=True
    ):
        assert [" ".join(reading.tokens[match.first : match.last + 1]) for match in found] == expected
