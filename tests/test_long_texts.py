"""Texts of one thing written again and again: no rule's work grows faster than the text."""

from __future__ import annotations

from functools import partial

import pytest

from ruling_lint import bundled, engine, rulebook
from ruling_lint.checks.base import Context
from ruling_lint.glossary import load_glossary
from ruling_lint.glossary.names import Names
from ruling_lint.model import Document, Segment, Text
from ruling_lint.rules import rule_files
from ruling_lint.selection import Selection
from work import lines_run

FEW, MANY = 125, 1_000
SLACK = 1.6
"""Work may grow so many times faster than the text: memories fill, and words met again cost less."""

THINGS = [
    "×", "(", "«", '"а" ', "'а ", "- ", "\u00a0", ". ", "а, ", "а\u0301", "<b>", "<", "{T}", "{", "12 000 ", "%s", "_а_ ", "кто либо ",
    "Serra Angel ", "Ваша Serra Angel ", "+1/+1 каунтер ", "Уничтожает Blood Moon ", "карты creature ", "не более двух карт ",
    "карта tapped ", "**flying** ", "с «flying» ", "вы exiled карту ",
]  # fmt: skip


@pytest.fixture(scope="module")
def rules() -> Selection:
    return Selection(rulebook.load(rule_files(bundled.rules_dir())))


@pytest.fixture(scope="module")
def context() -> Context:
    return Context(load_glossary(), Names())


@pytest.mark.parametrize("thing", THINGS)
@pytest.mark.parametrize("side", ["target", "source"])
def test_work_grows_as_the_text_does(thing: str, side: str, rules: Selection, context: Context) -> None:
    def lint(times: int) -> None:
        long = thing * times
        target, source = ("Ход.", long) if side == "source" else (long, "Turn.")
        document = Document("a.txt", "text", target, (Segment(Text.plain(target), Text.plain(source)),))
        engine.lint(document, rules, context, engine.Settings())

    lint(FEW)
    few, many = (lines_run(partial(lint, times)) for times in (FEW, MANY))
    assert many <= few * (MANY / FEW) * SLACK
