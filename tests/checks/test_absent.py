"""A term of the source that the translation has in no form."""

import pytest

from checks.glossary_context import hits
from ruling_lint.checks import absent


def test_a_term_without_a_rendering_is_told() -> None:
    (hit,) = hits(absent, "Уничтожьте её.", "Destroy the land.")
    assert hit.params["source"] == "land"


@pytest.mark.parametrize(
    ("source", "target", "lacking"),
    [
        ("Each player leaves the game.", "Каждый игрок покидает игру.", []),
        (
            "He wins the game before you leave the game.",
            "Он выигрывает до того, как вы покидаете игру.",
            ["game", "game"],
        ),
        ("It has two faces, a front face and a back face.", "У неё две стороны: лицевая и оборотная.", []),
        ("It shows the front face.", "Видна сторона, но не лицевая.", ["front face"]),
        ("Cast two Forest Wardens.", "Разыграйте двух Лесных Стражей.", []),
        ("Sacrifice one Forest card.", "Пожертвуйте одну карту.", ["Forest"]),
    ],
)
def test_what_is_said_inside_another_wording_or_for_two_at_once_is_not_absent(
    source: str, target: str, lacking: list[str]
) -> None:
    assert [hit.params["source"] for hit in hits(absent, target, source)] == lacking
