"""Cutting a text into sentences."""

import re
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ruling_lint.model import Text
from ruling_lint.text.reading import Reading
from ruling_lint.text.splitting import may_be_several, sentences

PIECES = ["Слово", "слово", *".!… \n()»", '"', "{T}", "`.`", "т. е.", "См. сайт notes.ru. "]


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("Одно. Два! Три? Четыре…", 4),
        ("Это случилось в 2024 г. Потом были и другие случаи, т. е. новые, и т. д. и т. п.", 1),
        ("Он сказал: «Ход. Ещё ход». И ушёл.", 3),
        ("Скачайте файл notes.txt. Прочтите его.", 2),
        ("Ход (см. правила). Ещё ход.", 2),
        ("Полёт. (Это напоминание.)", 2),
        ("Заголовок\nПервая строка.\nВторая", 3),
        ("Иллюстрация: Дж. Б. Петров.", 1),
        ("Нанесите X. {T}: возьмите карту.", 2),
        ("Атакуйте planeswalker'а. Блокируйте.", 2),
        ("«Я вернусь»\n— Страж", 1),
        ("«Я вернусь!»\n— Страж", 1),
        ("— Да, — сказал он. — Нет.", 2),
        ("", 0),
        ("без точки", 1),
    ],
)
def test_sentences_are_counted(text: str, count: int) -> None:
    assert len(sentences(text)) == count


@given(st.text(alphabet="Аб.!? \n(«»)"))
def test_nothing_but_space_is_lost(text: str) -> None:
    spans = sentences(text)
    covered = "".join(text[span.start : span.end] for span in spans)
    assert covered.split() == text.split()
    assert all(left.end <= right.start for left, right in pairwise(spans))


@settings(max_examples=500, deadline=None)
@given(st.lists(st.sampled_from(PIECES), max_size=8).map("".join))
def test_what_cannot_be_several_sentences_is_one_at_most_in_whole_and_in_part(text: str) -> None:
    masked = Reading(Text.plain(text)).masked
    for part in (text, masked, re.sub(r"\([^()]*\)", "", masked)):
        assert may_be_several(text) or (not may_be_several(part) and len(sentences(part)) <= 1)
