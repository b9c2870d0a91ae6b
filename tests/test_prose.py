"""Prose that does not speak of the game: each rule says what it makes of it, and the engine alone acts on that."""

from __future__ import annotations

from functools import cache

import pytest

from ruling_lint import bundled, engine, records, rule_reader, rulebook
from ruling_lint.checks.base import Context
from ruling_lint.glossary import load_glossary
from ruling_lint.glossary.names import Names
from ruling_lint.model import Document, Finding, Segment, Severity, Text
from ruling_lint.rules import Rule, RuleError, rule_files
from ruling_lint.selection import Selection

PROSE = "The old ferryman sang of nothing but the rain and his brother."
GAME = "Untap target creature, then its controller draws a card."

OWN = """\
- id: own
  check: {check}
  severity: warning
  category: style
  params: {{{params}}}
  message: {{ru: 'Нет', en: 'No'}}
  why: {{ru: 'Нет', en: 'No'}}
"""


@cache
def shipped() -> dict[str, Rule]:
    return {rule.id: rule for rule in rulebook.load(rule_files(bundled.rules_dir()))}


@cache
def context() -> Context:
    return Context(load_glossary(), Names())


def own_rule(prose: str = "", check: str = "pattern", params: str = "find: 'дождь', timeout: 0") -> Rule:
    key = f"  prose: {prose}\n" if prose else ""
    (rule,) = rule_reader.parse("own.yml", OWN.format(check=check, params=params) + key)
    return rule


def lint(rule: Rule, *pairs: tuple[str | None, str]) -> list[Finding]:
    segments = tuple(Segment(Text.plain(ru), Text.plain(en) if en else None) for en, ru in pairs)
    document = Document("page.po", "po", "\n".join(ru for _, ru in pairs), segments)
    return engine.lint(document, Selection([rule]), context(), engine.Settings()).findings


@pytest.mark.parametrize(
    ("prose", "severities"),
    [
        ("", [Severity.WARNING]),
        ("alike", [Severity.WARNING]),
        ("info", [Severity.INFO]),
        ("silent", []),
    ],
)
def test_a_rule_says_what_it_makes_of_prose(prose: str, severities: list[Severity]) -> None:
    assert [finding.severity for finding in lint(own_rule(prose), (PROSE, "Он пел про дождь."))] == severities


@pytest.mark.parametrize("prose", ["info", "silent"])
def test_where_the_game_is_spoken_of_or_there_is_no_source_nothing_changes(prose: str) -> None:
    found = lint(own_rule(prose), (GAME, "Идёт дождь."), (None, "Снова дождь."))
    assert [finding.severity for finding in found] == [Severity.WARNING] * 2


def test_a_severity_that_the_config_sets_holds_in_prose_too() -> None:
    rule = records.replace(own_rule("info"), severity=Severity.ERROR, pinned=True)
    assert [finding.severity for finding in lint(rule, (PROSE, "Он пел про дождь."))] == [Severity.ERROR]


def test_prose_is_no_evidence_for_a_rule_that_is_silent_there() -> None:
    told = ((PROSE, "Песнь о дожде."), (PROSE, "Песня о дожде."))
    assert len(lint(own_rule("alike", "consistency", "of: segments"), *told)) == 1
    assert lint(own_rule("silent", "consistency", "of: segments"), *told) == []


@pytest.mark.parametrize("kind", ["magic", "[info]"])
def test_another_word_for_prose_is_a_mistake_with_its_line(kind: str) -> None:
    with pytest.raises(RuleError, match="'prose'") as caught:
        own_rule(kind)
    assert caught.value.line == 8


@pytest.mark.parametrize(
    ("rule", "source", "target"),
    [
        ("final-punctuation", "The bell rang twice, and then the harbour fell silent.", "Колокол умолк?"),
        ("number-mismatch", "The twins came home with two very old boots.", "Близнецы вернулись в старых сапогах."),
        ("term-forbidden", "The old king had never seen a deck so fine before.", "Король не видал такой деки."),
        ("adjective-agreement", "The bold look into the dark and never blink, my friend.", "Храбрый девушка не спит."),
        ("verb-agreement", "The knight sleeps under the old oak and dreams of the sea, my friend.", "Игрок спят."),
        ("spelling", "The old man mourned beside the river and his dead friends.", "Старик ушёл, забыв безжизненую."),
        (
            "omission",
            "The lanterns went out along the quay. Nobody had seen the boat, and nobody would ever speak of it.",
            "Фонари погасли давно.",
        ),
    ],
)
def test_what_translators_of_prose_are_free_in_is_information(rule: str, source: str, target: str) -> None:
    assert [finding.severity for finding in lint(shipped()[rule], (source, target))] == [Severity.INFO]
    assert [
        finding.severity for finding in lint(records.replace(shipped()[rule], prose="alike"), (source, target))
    ] == [shipped()[rule].severity]


def test_what_is_wrong_in_any_text_is_no_information() -> None:
    rule = shipped()["number-mismatch"]
    (found,) = lint(rule, ("Page 17 of the diary was gone for ever.", "Страница 18 дневника пропала навсегда."))
    assert found.severity is Severity.ERROR


@pytest.mark.parametrize(
    ("rule", "pairs"),
    [
        (
            "term-mismatch",
            (("Beyond the marsh the land belonged to nobody.", "За болотом всякое существо было ничьим."),),
        ),
        (
            "term-inconsistent",
            (
                ("The old wanderer slept under the oak all night long.", "Старый мироходец спал под дубом."),
                (None, "Один planeswalker."),
                (None, "Другой planeswalker."),
            ),
        ),
    ],
)
def test_words_of_prose_are_no_terms(rule: str, pairs: tuple[tuple[str | None, str], ...]) -> None:
    assert lint(shipped()[rule], *pairs) == []
    assert len(lint(records.replace(shipped()[rule], prose="alike"), *pairs)) == 1
