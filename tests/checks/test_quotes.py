"""Quotations with straight or English marks."""

from collections.abc import Callable
from typing import Any, cast

from ruling_lint.checks import quotes
from ruling_lint.model import Hit, Severity


def test_a_quotation_is_one_hit_from_mark_to_mark(mark: Callable[..., str]) -> None:
    assert mark(quotes, 'Фраза "вместо этого" важна.') == 'Фраза ⟦"вместо этого"⟧ важна.'


def test_marks_inside_are_put_right_together_with_those_outside(fix: Callable[..., str]) -> None:
    assert fix(quotes, '"Сыграйте "Лес" сейчас"') == "«Сыграйте „Лес“ сейчас»"
    assert fix(quotes, '"Сыграйте «Лес» сейчас"') == "«Сыграйте „Лес“ сейчас»"
    assert fix(quotes, "«Сыграйте ”Лес” сейчас»") == "«Сыграйте „Лес“ сейчас»"


def test_a_third_level_has_the_outer_marks_again(fix: Callable[..., str]) -> None:
    assert fix(quotes, '«Автор „Песни "Заря" ночи“»') == "«Автор „Песни «Заря» ночи“»"


def test_the_project_chooses_its_marks(fix: Callable[..., str]) -> None:
    assert fix(quotes, 'Зона "стек"', outer="„“") == "Зона „стек“"


def test_right_marks_and_other_uses_are_left_alone(mark: Callable[..., str]) -> None:
    for text in ("«Лес»", "«Слово „лес“»", 'Лист 8" на 11"', '<a title="Лес">земля</a>', 'Only "English" words'):
        assert mark(quotes, text) == text


def test_a_spaced_quotation_is_not_certain(hits: Callable[..., list[Hit]]) -> None:
    assert [hit.certain for hit in hits(quotes, 'Зона " стек " общая, зона "рука" нет')] == [False, True]


def test_a_habit_of_the_file_counts_once(hits: Callable[..., list[Hit]]) -> None:
    found = hits(quotes, 'Зоны "стек", "рука" и "кладбище"', habit=3)
    assert [(hit.variant, hit.severity) for hit in found] == [("habit", None), ("", Severity.INFO), ("", Severity.INFO)]
    assert found[0].params == {"count": "3"}
    assert {hit.severity for hit in hits(quotes, 'Зоны "стек", "рука" и "кладбище"', habit=4)} == {None}


def test_a_few_among_many_right_ones_are_slips() -> None:
    wrong = quotes.Wrong(0, 6, "«стек»", certain=True)
    slips = [(0, 100), (1, wrong), (2, wrong)]
    found = quotes.conclude(quotes.Params(habit=2, share=0.1), slips, cast("Any", None))
    assert {hit.severity for _, hit in found} == {None}
    assert len(list(quotes.conclude(quotes.Params(habit=2, share=0.01), slips, cast("Any", None)))) == 2


def test_single_marks_around_russian_words_are_put_right(fix: Callable[..., str]) -> None:
    assert fix(quotes, "Карта 'Лес' и ‘Остров’") == "Карта «Лес» и «Остров»"
    assert fix(quotes, "Он сказал: «Карта 'Лес' взята»") == "Он сказал: «Карта „Лес“ взята»"


def test_apostrophes_are_no_quotes(mark: Callable[..., str]) -> None:
    for text in ("Владелец planeswalker'а и planeswalker’ов", "Слово 'Forest' и д'Артаньян с О'Коннором"):
        assert mark(quotes, text) == text


def test_marks_of_the_same_kind_do_not_stand_inside_one_another(
    mark: Callable[..., str], fix: Callable[..., str]
) -> None:
    assert mark(quotes, "Карта «Дух «Утёса» и моря»") == "Карта «Дух ⟦«Утёса»⟧ и моря»"
    assert fix(quotes, "Карты «Дух «Утёса»» и ««Утёс» зовёт»") == "Карты «Дух „Утёса“» и «„Утёс“ зовёт»"


def test_paws_outside_are_information(hits: Callable[..., list[Hit]]) -> None:
    assert [(hit.variant, hit.severity) for hit in hits(quotes, "Зона „стек“ общая")] == [("outer", Severity.INFO)]


def test_paws_may_lie_in_a_quotation_that_starts_elsewhere(mark: Callable[..., str]) -> None:
    assert mark(quotes, "и зона „стек“ общая», — ответил судья") == "и зона „стек“ общая», — ответил судья"


def test_taste_is_no_habit(hits: Callable[..., list[Hit]]) -> None:
    found = hits(quotes, 'Зоны „стек“, „рука“ и "кладбище"', habit=2)
    assert [(hit.variant, hit.severity) for hit in found] == [("outer", Severity.INFO)] * 2 + [("", None)]
