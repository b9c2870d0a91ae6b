"""Bracketed names left in English."""

from collections.abc import Callable
from typing import Any

import pytest

from ruling_lint.checks import templates
from ruling_lint.model import Hit

PARAMS: dict[str, Any] = {
    "templates": {"card name": "название карты", "card": "карта"},
    "determiners": {"this": "этот/эта/это/эти", "a": "///"},
    "nouns": {"creature": "существо n", "land": "земля f", "cards": "карты p"},
}


@pytest.mark.parametrize(
    ("text", "fixed"),
    [
        ("Когда [card name] умирает", "Когда [название карты] умирает"),
        ("[This creature] атакует", "[Это существо] атакует"),
        ("Выберите [a land] и [land]", "Выберите [земля] и [земля]"),
        ("Снимите его с [this creature]", "Снимите его с [этого существа]"),
        ("Верните [this cards] к [CARD NAME]", "Верните [эти карты] к [Названию карты]"),
        ("Когда [this creature умирает", "Когда [это существо] умирает"),
        ("Когда this creature] умирает", "Когда [это существо] умирает"),
    ],
)
def test_a_known_name_is_rendered_in_its_brackets(text: str, fixed: str, fix: Callable[..., str]) -> None:
    assert fix(templates, text, **PARAMS) == fixed


@pytest.mark.parametrize(
    ("text", "fixed"),
    [
        ("Когда [card name, затем", "Когда [название карты], затем"),
        ("Верните карту a creature]", "Верните карту [существо]"),
        ("Верните any creature]", "Верните any [существо]"),
    ],
)
def test_of_names_that_lost_a_bracket_the_longest_counts(text: str, fixed: str, fix: Callable[..., str]) -> None:
    assert fix(templates, text, **PARAMS) == fixed


@pytest.mark.parametrize("text", ["Когда [cardinal умирает", "Когда discard] умирает", "Когда [карта умирает"])
def test_a_word_that_only_begins_or_ends_like_a_name_is_none(text: str, mark: Callable[..., str]) -> None:
    assert mark(templates, text, **PARAMS) == text


@pytest.mark.parametrize(
    "text",
    [
        "[это существо] и [+1], [X], [x], [OTJ]",
        "[card](http://example.com) и [card][1]",
        "[card]Молния[/card]",
        "Карта [Serra Angel] из выпуска",
        "код `[card name]` остаётся",
        "[card name]",
    ],
)
def test_links_codes_tags_and_names_are_no_templates(text: str, mark: Callable[..., str]) -> None:
    assert mark(templates, text, **PARAMS) == text


def test_a_kept_name_is_left_alone(mark: Callable[..., str]) -> None:
    keep = r"\[card name\]"
    assert mark(templates, "Если [card name] тут", keep=keep, **PARAMS) == "Если [card name] тут"
    assert mark(templates, "Если [card name тут", source="[card name] is", keep=keep, **PARAMS) == "Если [card name тут"


def test_an_unknown_name_is_reported_without_a_suggestion(hits: Callable[..., list[Hit]]) -> None:
    (hit,) = hits(templates, "Если [some odd thing] тут", **PARAMS)
    assert (hit.variant, hit.replacements) == ("unknown", ())
