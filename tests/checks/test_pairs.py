"""Brackets and quotes without a partner."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruling_lint.checks import pairs
from ruling_lint.model import Hit
from ruling_lint.text.chunks import chunks_of
from ruling_lint.text.pairing import is_plain
from work import lines_run


@pytest.mark.parametrize(
    "marked",
    [
        "Сбросьте карту ⟦(кроме земли⟧, затем возьмите две.",
        "Сбросьте карту ⟦(кроме земли (базовой) и чар⟧, затем возьмите две.",
        "Сбросьте карту ⟦(см. выше правило⟧. Затем возьмите две.",
        "Он ответил: «Сбросьте ⟦(или покажите⟧».",
        "Режим ⟦[цвет указан ниже⟧",
    ],
)
def test_an_open_mark_is_shown_with_its_clause(mark: Callable[..., str], marked: str) -> None:
    assert mark(pairs, marked.replace("⟦", "").replace("⟧", "")) == marked


def test_the_clause_is_closed_or_else_the_mark_dropped(hits: Callable[..., list[Hit]]) -> None:
    (hit,) = hits(pairs, "Сбросьте карту (кроме земли, затем возьмите две.")
    assert hit.replacements == ("(кроме земли)", "кроме земли")
    assert not hit.certain
    assert hit.params == {"mark": "("}


def test_a_closing_mark_alone_is_to_be_dropped(hits: Callable[..., list[Hit]]) -> None:
    (hit,) = hits(pairs, "Верните карту).")
    assert (hit.variant, hit.replacements, hit.certain) == ("unopened", ("",), False)


def test_the_mark_of_the_other_style_is_replaced(fix: Callable[..., str]) -> None:
    assert fix(pairs, 'Земля «Остров" синяя, "Гора» красная.') == "Земля «Остров» синяя, «Гора» красная."
    assert fix(pairs, '«Земля „Остров" синяя»') == "«Земля „Остров“ синяя»"


def test_a_project_may_leave_marks_unpaired(mark: Callable[..., str]) -> None:
    assert mark(pairs, "Ответ: 5]", ignore="[]") == "Ответ: 5]"
    assert mark(pairs, "Ответ: 5)", ignore="[]") == "Ответ: 5⟦)⟧"


def test_marks_in_symbols_and_code_do_not_count(mark: Callable[..., str]) -> None:
    for text in ("Добавьте {2/W} и {G}.", "Запись `[x` верна.", "Список: а) карта; б) фишка.", "<i>(Полёт)</i>"):
        assert mark(pairs, text) == text


def test_a_text_full_of_lone_marks_is_shown_by_the_first_few(hits: Callable[..., list[Hit]]) -> None:
    assert [hit.span.start for hit in hits(pairs, "(" * 500)] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("text", ["(" * 2000, "(" + "(Лес, гора) " * 1000, "((( " + "(Лес) " * 1000])
def test_the_work_grows_as_the_text_does(text: str, hits: Callable[..., list[Hit]]) -> None:
    assert lines_run(lambda: hits(pairs, text)) < 100 * len(text)


@given(st.text('а ()«»[1"', max_size=12))
def test_a_text_of_stretches_that_pair_their_own_marks_is_plain(text: str) -> None:
    if not any(pairs.concerns(pairs.Params(), chunk) for chunk in chunks_of(text)):
        assert is_plain(text)
