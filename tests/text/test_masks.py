"""What in a text is no words."""

import pytest

from ruling_lint.text.masks import find_masks


def words(text: str) -> list[str]:
    """Return what is left of a text between its masks."""
    left, at = [], 0
    for start, end, _ in find_masks(text):
        left.append(text[at:start])
        at = end
    return [part.strip() for part in [*left, text[at:]] if part.strip()]


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("{n, plural, one {# фишка} few {# фишки} other {# фишек}} и всё", ["# фишка", "# фишки", "# фишек", "и всё"]),
        ("{who, select, her {Она {name}} other {Они}}!", ["Она", "Они", "!"]),
        ("Вот $name_1 и $5", ["Вот", "и $5"]),
        ("<size=12>Полёт</size>", ["Полёт"]),
        ("Откройте C:\\games\\deck.", ["Откройте", "."]),
    ],
)
def test_skeletons_of_messages_variables_tags_and_paths_are_masked(text: str, left: list[str]) -> None:
    assert words(text) == left


def test_a_message_that_is_cut_short_is_masked_as_far_as_it_goes() -> None:
    assert words("{n, plural, one {# фишка} few {# фиш") == ["# фишка", "# фиш"]
