"""Pairs that all shipped rules look at together, with the shipped glossary."""

from __future__ import annotations

from functools import cache

import pytest

from ruling_lint import bundled, engine, rulebook
from ruling_lint.checks.base import Context
from ruling_lint.glossary import load_glossary
from ruling_lint.glossary.names import Names
from ruling_lint.model import Document, Segment, Text
from ruling_lint.rules import rule_files
from ruling_lint.selection import Selection


@cache
def rules() -> Selection:
    return Selection(rulebook.load(rule_files(bundled.rules_dir())))


@cache
def context() -> Context:
    return Context(load_glossary(), Names())


def found(source: str, target: str) -> list[tuple[str, str]]:
    document = Document("a.txt", "text", target, (Segment(Text.plain(target), Text.plain(source)),))
    return [
        (finding.rule, finding.text)
        for finding in engine.lint(document, rules(), context(), engine.Settings()).findings
    ]


def test_a_word_of_a_terms_family_is_not_taken_for_the_rendering_beside_it() -> None:
    """Both belong to one term, but only one of them can be mistaken for the term that lacks."""
    rule, text = found("Gains flying.", "Преследование преследуйте существо.")[0]
    assert (rule, text.lower()[:6]) == ("term-mismatch", "пресле")


@pytest.mark.parametrize(
    "target",
    [
        "Вы берёте карту, и ваш оппонент получает столько жизни.",
        "Вы берёте карту, и ваш оппонент получает столько же жизни.",
    ],
)
def test_a_part_that_repeats_a_term_may_be_lost(target: str) -> None:
    source = "You draw a card, and your opponent gains that much life, then you draw a card."
    assert ("omission", "") in found(source, target)
