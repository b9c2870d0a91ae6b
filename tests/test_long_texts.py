"""Texts of one thing written again and again: no rule takes a time that grows faster than the text."""

from __future__ import annotations

from time import process_time

import pytest

from ruling_lint import bundled, engine, rulebook
from ruling_lint.checks.base import Context
from ruling_lint.glossary import load_glossary
from ruling_lint.glossary.names import Names
from ruling_lint.model import Document, Segment, Text
from ruling_lint.rules import rule_files
from ruling_lint.selection import Selection

TIMES = 20_000
SECONDS = 10
"""A generous bound: what is compared with all others in a text of this length takes more than twice as long."""

THINGS = [
    "×", "(", "«", '"а" ', "'а ", "- ", "\u00a0", ". ", "а, ", "а\u0301", "<b>", "<", "{T}", "{", "12 000 ", "%s", "_а_ ", "кто либо ",
]  # fmt: skip


@pytest.mark.parametrize("thing", THINGS)
@pytest.mark.parametrize("side", ["target", "source"])
def test_a_long_text_takes_no_longer_than_its_length_does(thing: str, side: str) -> None:
    long = thing * TIMES
    target, source = ("Ход." if side == "source" else long), ("Turn." if side == "target" else long[len(thing) :])
    document = Document("a.txt", "text", target, (Segment(Text.plain(target), Text.plain(source)),))
    context = Context(load_glossary(), Names())
    rules = Selection(rulebook.load(rule_files(bundled.rules_dir())))
    started = process_time()
    engine.lint(document, rules, context, engine.Settings())
    assert process_time() - started < SECONDS
