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


def test_the_replacement_stands_in_the_same_case_and_the_glossary_sets_the_severity() -> None:
    (hit,) = hits(term, "Число токенов растёт.")
    assert hit.replacements[0] == "фишек"
    assert hit.severity is Severity.ERROR
    assert hit.params["why_ru"] == " (жаргон)"
    (other,) = hits(term, "Снимите каунтер.")
    assert other.severity is None
