"""Two tokens side by side: a rule that doubts none of a text is not run on it."""

from __future__ import annotations

from ruling_lint import bundled, rulebook
from ruling_lint.checks.base import View
from ruling_lint.glossary import load_glossary
from ruling_lint.model import Segment, Text
from ruling_lint.rules import rule_files
from ruling_lint.selection import Selection
from ruling_lint.text.reading import Reading


def concerned(text: str) -> set[str]:
    rules = Selection(rulebook.load(rule_files(bundled.rules_dir())))
    reading = Text.plain(text)
    return {rule.id for rule in rules.concerned(View(Segment(reading), Reading(reading), None, load_glossary()))}


PAIRED = {"adjective-agreement", "verb-agreement", "noun-case", "missing-comma", "repeated-word"}


def test_no_rule_about_two_words_is_run_where_all_go_together() -> None:
    assert concerned("Игрок берёт карту, и существо получает счётчик.").isdisjoint(PAIRED)


def test_an_adjective_that_clashes_with_the_next_word_is_doubted() -> None:
    assert "adjective-agreement" in concerned("Выберите целевой карта.")


def test_a_verb_that_clashes_with_its_subject_is_doubted() -> None:
    assert "verb-agreement" in concerned("Игроки берёт карту.")


def test_a_noun_that_its_preposition_cannot_govern_is_doubted() -> None:
    assert "noun-case" in concerned("Сбросьте её из рука.")


def test_a_conjunction_without_its_comma_is_doubted() -> None:
    assert "missing-comma" in concerned("Разыграйте карту которая изгнана.")


def test_a_repeated_word_is_doubted() -> None:
    assert "repeated-word" in concerned("Возьмите карту карту.")


def test_words_beside_markup_are_left_to_the_rules_themselves() -> None:
    assert "verb-agreement" in concerned("*Игрок* берёт карту.")
