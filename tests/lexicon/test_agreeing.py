"""Adjectives beside nouns of another gender."""

import pytest

from ruling_lint.lexicon.agreeing import find_fault


@pytest.mark.parametrize(
    ("adjective", "noun", "right"),
    [
        ("новый", "башня", "новая"),
        ("новую", "мост", "новый"),
        ("новую", "рыцаря", "нового"),
        ("каменного", "башни", "каменной"),
        ("этот", "озеро", "это"),
        ("вашу", "дворец", "ваш"),
    ],
)
def test_the_adjective_takes_the_gender_of_the_noun(adjective: str, noun: str, right: str) -> None:
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
    ],
)
def test_what_may_be_right_is_left_alone(adjective: str, noun: str) -> None:
    assert find_fault(adjective, noun) is None
