"""Adjectives beside nouns of another gender."""

import pytest

from ruling_lint.lexicon.agreeing import find_fault


@pytest.mark.parametrize(
    ("adjective", "noun", "right"),
    [
        ("новый", "башня", ("новая", "башня")),
        ("новую", "мост", ("новый", "мост")),
        ("новую", "рыцаря", ("нового", "рыцаря")),
        ("каменного", "башни", ("каменной", "башни")),
        ("этот", "озеро", ("это", "озеро")),
        ("вашу", "дворец", ("ваш", "дворец")),
        ("ваше", "башня", ("ваша", "башня")),
        ("каменные", "башня", ("каменная", "башня")),
        ("ваши", "озеро", ("ваше", "озеро")),
        ("новую", "башня", ("новую", "башню")),
    ],
)
def test_the_adjective_and_its_noun_are_put_right(adjective: str, noun: str, right: tuple[str, str]) -> None:
    assert find_fault(adjective, noun) == right


@pytest.mark.parametrize(
    ("adjective", "noun"),
    [
        ("новая", "башня"),
        ("новой", "башни"),
        ("новые", "мосты"),
        ("новый", "башни"),
        ("новым", "мост"),
        ("стоящий", "башня"),
        ("новый", "чары"),
        ("новый", "судья"),
        ("новая", "кофе"),
        ("башня", "мост"),
        ("новый", "строит"),
        ("новый", "щуравль"),
        ("другие", "озеро"),
        ("другую", "башня"),
        ("вторую", "башня"),
        ("новые", "башню"),
        ("новая", "башни"),
    ],
)
def test_what_may_be_right_is_left_alone(adjective: str, noun: str) -> None:
    assert find_fault(adjective, noun) is None
