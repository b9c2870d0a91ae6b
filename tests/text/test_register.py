"""Telling the game's language from prose."""

import pytest

from ruling_lint.model import Text
from ruling_lint.text.reading import Reading
from ruling_lint.text.register import is_prose


@pytest.mark.parametrize(
    "text",
    [
        "The old miller kept three owls, and every owl kept a secret.",
        "She gave her life so that the river might run backwards.",
        '"Run!"',
        '"The land remembers those who die for it."\n—Orrin, gravedigger',
        "Cast nets far and wide, old fisher, and wait there.",
        "Draw near, my child, and hear how it ended.",
        "The spell broke at dawn, and nobody in the village spoke of it again.",
    ],
)
def test_stories_and_sayings_are_prose(text: str) -> None:
    assert is_prose(Reading(Text.plain(text)))


@pytest.mark.parametrize(
    "text",
    [
        "If the player can't choose one, nothing happens after that.",
        "It becomes untapped and stays so until the next turn.",
        "The creature keeps its own name and stays on the battlefield.",
        "The cost of it is {2} more for you and for them.",
        "Each of them is worth 3 of the others there.",
        "Draw two, then sacrifice it.",
        '"Whenever this creature attacks" is checked once, when the attacking creature is declared."',
        "It has two wings. Cast it twice.",
        "Exile it together with all its friends.",
        "Spree",
        "",
    ],
)
def test_rules_and_short_texts_are_not(text: str) -> None:
    assert not is_prose(Reading(Text.plain(text)))
