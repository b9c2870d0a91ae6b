"""The last mark of a text and of its source."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ruling_lint.checks import ending
from ruling_lint.model import Hit, Severity, Text
from ruling_lint.text.reading import Reading

PIECES = [*"it.!:,—»)(* 5\n", '"', "...", "?.", "т. е.", "etc.", "\u00a0", "{T}", "%s", "<b>"]
TEXTS = st.lists(st.sampled_from(PIECES), max_size=6).map("".join)


@pytest.mark.parametrize(
    ("source", "target", "fixed"),
    [
        ("It is done.", "Готово", "Готово."),
        ("Is it done?", "Готово.", "Готово?"),
        ("Heading", "Заголовок.", "Заголовок"),
        ("As follows:", "Следующее.", "Следующее:"),
        ("Do it.", "Сделайте,", "Сделайте."),
        ('They say "done."', "Говорят «готово»", "Говорят «готово»."),
        ("(Note.)", "(Примечание)", "(Примечание.)"),
        ("It has (some) rules (many).", "Есть правила (много)", "Есть правила (много)."),
        ("<b>Done.</b>", "<b>Готово</b>", "<b>Готово.</b>"),
        ("Add {G}.", "Добавьте {G}", "Добавьте {G}."),
        ("Wait . . .", "Ждите.", "Ждите…"),
        ("Really?!", "Правда.", "Правда?"),
    ],
)
def test_the_mark_of_the_source_is_suggested(source: str, target: str, fixed: str, fix: Callable[..., str]) -> None:
    assert fix(ending, target, source=source) == fixed


@pytest.mark.parametrize(
    ("source", "target"),
    [
        ('They say "done."', "Говорят «готово»."),
        ("Choose one —", "Выберите одно:"),
        ("Really?!", "Правда?"),
        ("Wait...", "Ждите!.."),
        ("Done.", "Готово.."),
        ("Printed in 2020", "Напечатано в 2020 г."),
        ("Printed in 2020.", "Напечатано в 2020 г."),
        ("cards, lands, etc.", "карты, земли и другое"),
        ("• one;", "• одно."),
        ("Scry", "Предскажите (Посмотрите верхнюю карту.)"),
        ("{T}.", "{T}"),
        ("Done.", "Done"),
    ],
)
def test_endings_of_one_class_are_no_difference(source: str, target: str, hits: Callable[..., list[Hit]]) -> None:
    assert hits(ending, target, source=source) == []


def test_the_mark_of_the_source_is_shown(hits: Callable[..., list[Hit]]) -> None:
    (hit,) = hits(ending, "Готово", source="Is it done?")
    assert hit.variant == "lost"
    assert hit.source_span is not None
    assert hit.source_span.start == 10


@pytest.mark.parametrize(
    ("source", "target", "severity"),
    [
        ("Choose a creature.", "Выберите существо?", None),
        ("Choose a creature.", "Выберите существо!", Severity.INFO),
        ("Choose a creature.", "Выберите существо", None),
    ],
)
def test_tone_is_information(
    source: str, target: str, severity: Severity | None, hits: Callable[..., list[Hit]]
) -> None:
    assert [hit.severity for hit in hits(ending, target, source=source)] == [severity]


@settings(max_examples=500, deadline=None)
@given(TEXTS)
def test_the_marks_of_the_last_chunk_are_those_of_the_text(text: str) -> None:
    reading = Reading(Text.plain(text))
    assert ending.plain_marks(reading) in (None, ending.ending(reading).marks)


@pytest.mark.parametrize(("text", "marks"), [('They say "done."', (".",)), ("Вот «и всё»", ()), ("It is done .", None)])
def test_the_last_chunk_tells_the_marks_behind_its_word(text: str, marks: tuple[str, ...] | None) -> None:
    assert ending.plain_marks(Reading(Text.plain(text))) == marks
