"""Large and small first letters inside sentences."""

from __future__ import annotations

from typing import Any

import pytest

from checks.glossary_context import context
from ruling_lint.checks import capital
from ruling_lint.checks.base import View
from ruling_lint.model import Segment, Text
from ruling_lint.text.reading import Reading

YOU = ("вы", "вас", "ваш")


def found(*targets: str, source: str | None = None, **params: Any) -> list[tuple[int, str, str]]:
    """Return the segment, the replacement and the variant of every hit."""
    settings = capital.Params(**params)
    evidence = []
    for index, target in enumerate(targets):
        original = Reading(Text.plain(source)) if source else None
        view = View(Segment(Text.plain(target)), Reading(Text.plain(target)), original, context().glossary)
        evidence += [(index, place) for place in capital.collect(settings, view, context())]
    hits = capital.conclude(settings, evidence, context())
    return [(index, hit.replacements[0], hit.variant) for index, hit in hits]


def test_the_rare_writing_of_a_keyword_is_found() -> None:
    many = ["Дракон имеет Полёт."] * 4
    assert found(*many, "Птица имеет полёт.", of="keyword") == [(4, "Полёт", "")]
    few = [text.replace("П", "п") for text in many]
    assert found("Птица имеет Полёт.", *few, of="keyword") == [(0, "полёт", "small")]


@pytest.mark.parametrize(
    "last",
    ["Полёт, бдительность", "Бдительность даёт карта.", "Это ПОЛЁТ.", "Он имеет Полёт.", "Есть бдительность."],
)
def test_lines_of_keywords_sentence_starts_and_words_never_written_so_are_left_alone(last: str) -> None:
    assert found(*["Дракон имеет Полёт."] * 5, last, of="keyword") == []


def test_a_mixed_or_short_file_has_no_habit() -> None:
    assert found("Он имеет Полёт.", "Она имеет полёт.", of="keyword") == []
    assert found(*["Он имеет Полёт.", "Она имеет полёт."] * 4, of="keyword") == []


def test_with_a_source_its_terms_alone_count() -> None:
    assert found("Птица начала полёт.", source="The bird took off from there.", of="keyword", policy="large") == []
    assert found("Птица имеет полёт.", source="The bird has flying.", of="keyword", policy="large") == [
        (0, "Полёт", "")
    ]


@pytest.mark.parametrize(
    ("policy", "target", "written"),
    [
        ("small", "Если Вы сбросили карту, она у Вас.", ["вы", "вас"]),
        ("small", "Вы берёте карту. Вы довольны; «Вы» — это игрок.", []),
        ("small", "За 2 Вы берёте карту", ["вы"]),
        ("large", "Пишем, что вы победили.", ["Вы"]),
        ("as-file", "Мы ждём Вас, Вас и Вас, и Вас, а вас — нет.", ["Вас"]),
    ],
)
def test_you_is_written_as_the_policy_says(policy: str, target: str, written: list[str]) -> None:
    assert [word for _, word, _ in found(target, words=YOU, policy=policy)] == written


def test_an_unknown_policy_is_refused() -> None:
    with pytest.raises(ValueError, match="as-file, large or small"):
        capital.Params(policy="some").validate()
