"""Rejected renderings are found in every form, replaced in kind, and left alone where they are names."""

import pytest

from checks.glossary_context import hits, texts
from ruling_lint.checks import term
from ruling_lint.model import Severity


@pytest.mark.parametrize(
    ("target", "found"),
    [
        ("Уничтожьте все токены.", ["токены"]),
        ("Мановая стоимость равна нулю.", ["Мановая стоимость"]),
        ("Без мановой стоимости и без каунтеров.", ["мановой стоимости", "каунтеров"]),
    ],
)
def test_every_form_is_found(target: str, found: list[str]) -> None:
    assert texts(hits(term, target), target) == found


@pytest.mark.parametrize(
    "target",
    [
        "Фишки и жетоны.",
        "Мана-стоимость.",
        "Карта Великий Каунтер умирает.",
        "Раньше писали «токен».",
        "Слово «каунтер» — жаргон.",
    ],
)
def test_accepted_words_and_names_are_left_alone(target: str) -> None:
    assert hits(term, target) == []


@pytest.mark.parametrize("target", ["Она вошла, крича от радости.", "Я кричу громче всех."])
def test_a_form_of_an_ordinary_verb_that_looks_like_a_slang_noun_is_left_alone(target: str) -> None:
    assert hits(term, target) == []


def test_a_slang_noun_that_looks_like_a_verb_is_found_where_the_source_has_the_term() -> None:
    target = "Ваша крича умирает."
    (hit,) = hits(term, target, "Your creature dies.")
    assert hit.params["word"] == "крича"


@pytest.mark.parametrize(
    "target",
    ["Рядом с токеном.", "Рядом с токеном каждого игрока.", "Вместе с мановой стоимостью."],
)
def test_a_noun_of_no_dictionary_and_a_noun_phrase_can_be_replaced_unasked(target: str) -> None:
    (hit,) = hits(term, target)
    assert hit.certain


@pytest.mark.parametrize(
    ("target", "source", "certain"),
    [
        ("Слуга стоит за книжным шкафом.", None, False),
        ("Слуга стоит за книжным шкафом.", "The servant stands behind a bookcase.", False),
        ("Слуга стоит за книжным шкафом.", "The servant stands behind the library.", True),
        ("Фишка стоит за книжным шкафом.", None, True),
        ("Поверните то, что стоит за книжным шкафом.", None, True),
    ],
)
def test_a_phrase_of_ordinary_words_is_replaced_unasked_only_where_the_game_is_meant(
    target: str, source: str | None, certain: bool
) -> None:
    (hit,) = hits(term, target, source)
    assert hit.certain is certain


@pytest.mark.parametrize(
    "target",
    [
        "Мастер сотворил вазу.",
        "Гитара с декой из ели.",
        "Мальчик тапает ногой.",
        "Мы говорили с кикером матча.",
        "Бумага ушла в отходы.",
    ],
)
def test_a_verb_and_a_word_of_the_dictionary_are_replaced_unasked_only_where_the_source_has_the_term(
    target: str,
) -> None:
    (hit,) = hits(term, target)
    assert hit.replacements
    assert not hit.certain
    (asked,) = hits(term, target, "Cast or tap a deck with kicker in the graveyard.")
    assert asked.certain


def test_the_replacement_stands_in_the_same_case_and_the_glossary_sets_the_severity() -> None:
    (hit,) = hits(term, "Число токенов растёт.")
    assert hit.replacements[0] == "фишек"
    assert hit.severity is Severity.ERROR
    assert hit.params["why_ru"] == " (жаргон)"
    (other,) = hits(term, "Снимите каунтер.")
    assert other.severity is None


def test_a_rejected_phrase_is_as_wrong_in_prose_where_the_source_has_the_term() -> None:
    (phrase,) = hits(
        term, "У гор своя мановая стоимость для странника.", "To wanderers the mountains have a mana cost of their own."
    )
    (word,) = hits(term, "Король не видал такой деки.", "The old king had never seen a deck so fine before.")
    assert phrase.firm
    assert not word.firm
