"""Rules that remember what they have found right: what was looked at before changes no finding."""

from __future__ import annotations

from functools import cache
from typing import NoReturn

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ruling_lint import bundled, engine, morphology, rulebook
from ruling_lint.checks.base import Context
from ruling_lint.glossary import load_glossary
from ruling_lint.glossary.names import Names
from ruling_lint.model import Document, Hit, Segment, Text
from ruling_lint.records import replace
from ruling_lint.rules import Rule, rule_files
from ruling_lint.selection import Selection

REMEMBERING = ("numeral-agreement", "adjective-agreement", "verb-agreement", "noun-case")
WORDS = [
    "если", "Когда", "и", "или", "игрок", "Игроки", "вы", "существа", "существо", "карты", "карта", "карту", "карт", "под вашим контролем",
    "этой", "не", "также", "была", "изгнан", "изгнана", "берёт", "берут", "атакуют", "возвращает", "возьмите", "из", "в", "течение", "рука",
    "библиотека", "ваша", "новая", "новую", "новой", "целевой", "две", "двух", "5", "21", "один", "одну", "много", "X", "{G}", "**", "оба",
    "который", "которые", ",", ".", "—", "-", "\n", "Башня", "мана-стоимости", "до", "не более",
]  # fmt: skip
TEXTS = st.lists(st.tuples(st.sampled_from(WORDS), st.sampled_from([" ", " ", " ", "", "\n"])), max_size=7).map(
    lambda parts: "".join(word + space for word, space in parts)
)


@cache
def remembering() -> tuple[Rule, ...]:
    """Return the rules that remember, as they are after all texts so far."""
    return tuple(rule for rule in rulebook.load(rule_files(bundled.rules_dir())) if rule.id in REMEMBERING)


@cache
def context() -> Context:
    return Context(load_glossary(), Names())


def found(rules: tuple[Rule, ...], text: str) -> list[tuple[str, Hit]]:
    """Return what rules find in a text, without the rules themselves, which have a memory of their own."""
    document = Document("a.txt", "text", text, (Segment(Text.plain(text)),))
    hits, _ = engine.examine(document, Selection(rules), context(), engine.Settings())
    return [(hit.rule.id, hit.hit) for hit in hits]


@settings(max_examples=300, deadline=None)
@given(st.lists(TEXTS, min_size=1, max_size=4))
def test_what_was_looked_at_before_changes_no_finding(texts: list[str]) -> None:
    for text in texts:
        fresh = tuple(replace(rule) for rule in remembering())

        assert found(remembering(), text) == found(fresh, text)


def test_words_found_right_where_they_are_parted_are_still_wrong_side_by_side() -> None:
    parted = ["Возьмите две\nкарт.", "Это видел игрок берут карту.", "Цена новая, карту берите.", "Стоит из — рука."]
    together = ["Возьмите две карт.", "Игрок берут карту.", "Возьмите новая карту.", "Возьмите карту из рука."]
    for text in (*parted, *together, *parted):
        found(remembering(), text)

    assert [bool(found(remembering(), text)) for text in together] == [True] * 4
    assert [bool(found(remembering(), text)) for text in parted] == [False] * 4


def test_what_is_right_only_in_some_places_is_asked_of_the_dictionary_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each new set of rules stands for another run, with the memory of the runs before."""
    text = "Возьмите две новые карты и 5 синих карт."
    first = tuple(replace(rule) for rule in remembering())
    found(first, text)

    def refuse(word: str) -> NoReturn:
        raise AssertionError(f"the dictionary was asked for {word}")

    monkeypatch.setattr(morphology, "analyses", refuse)
    later = tuple(rulebook.load(rule_files(bundled.rules_dir())))
    assert found(tuple(rule for rule in later if rule.id == "numeral-agreement"), text) == []
