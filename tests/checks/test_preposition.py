"""A term stands behind the preposition of place that its entry names."""

import pytest

from checks.glossary_context import hits, texts
from ruling_lint.checks import preposition


def found(target: str, source: str | None = None) -> list[tuple[str, tuple[str, ...]]]:
    return [(target[hit.span.start : hit.span.end], hit.replacements) for hit in hits(preposition, target, source)]


@pytest.mark.parametrize(
    ("target", "words", "right"),
    [
        ("Они лежат в вашем кладбище.", "в вашем кладбище", "на вашем кладбище"),
        ("В его кладбище пусто.", "В его кладбище", "На его кладбище"),
        ("Положите её в кладбище владельца.", "в кладбище", "на кладбище"),
        ("Верните их со своей библиотеки.", "со своей библиотеки", "из своей библиотеки"),
        ("Поместите карту на свою библиотеку.", "на свою библиотеку", "в свою библиотеку"),
    ],
)
def test_another_preposition_is_put_right_and_the_case_stays(target: str, words: str, right: str) -> None:
    assert found(target) == [(words, (right,))]


def test_an_everyday_word_is_meant_for_the_place_if_the_source_names_it() -> None:
    assert found("Карты в кладбище остаются.") == []
    assert found("Карты в кладбище остаются.", "Cards in the graveyard stay.") == [("в кладбище", ("на кладбище",))]


@pytest.mark.parametrize(
    "target",
    [
        "Положите её на своё кладбище, а потом в свою библиотеку.",
        "Посмотрите на свою библиотеку.",
        "Она равна числу карт на верху вашей библиотеки.",
        "Сравните её с вашей библиотекой.",
        "Превратите землю в ваше кладбище.",
        "Двое на старой библиотеке.",
        "Положите её в одно из двух кладбищ.",
    ],
)
def test_right_prepositions_and_those_of_other_verbs_are_silent(target: str) -> None:
    assert found(target) == []


def test_an_entry_without_prepositions_is_never_told() -> None:
    text = "Положите жетон в его землю."
    assert texts(hits(preposition, text), text) == []
