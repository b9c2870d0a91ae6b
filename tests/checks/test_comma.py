"""Commas missing before conjunctions."""

from collections.abc import Callable

from ruling_lint.checks import comma
from ruling_lint.model import Hit, Severity


def test_a_comma_is_put_before_a_conjunction(fix: Callable[..., str]) -> None:
    assert fix(comma, "Ходите если можете", before={"если": ""}) == "Ходите, если можете"
    assert fix(comma, "Ходите\u00a0потому что можете", before={"потому что": ""}) == "Ходите,\u00a0потому что можете"


def test_alternatives_stand_between_bars(fix: Callable[..., str]) -> None:
    names = {"чей|чьё|где x": ""}
    assert fix(comma, "Игрок чьё имя X и сила где X равно 2", before=names) == "Игрок, чьё имя X и сила, где X равно 2"


def test_some_words_come_before_without_a_comma(mark: Callable[..., str]) -> None:
    text = "И если так, то даже если нет, взяв который хочется"
    assert mark(comma, text, before={"если": "даже", "который": "*в"}, not_after=("и",)) == text


def test_some_words_after_turn_it_into_another(mark: Callable[..., str]) -> None:
    assert mark(comma, "Взять хотя бы одну", before={"хотя": "!бы"}) == "Взять хотя бы одну"


def test_the_first_word_of_a_sentence_may_belong_to_what_follows(mark: Callable[..., str]) -> None:
    assert (
        mark(comma, "Позже если хотите. Сейчас если нет", before={"если": "^"}) == "Позже если хотите. Сейчас если нет"
    )
    assert mark(comma, "Позже если хотите", before={"если": ""}) == "Позже⟦ если⟧ хотите"


def test_some_conjunctions_have_a_comma_after_certain_words_only(mark: Callable[..., str]) -> None:
    text = "Значит что это верно, а вот что неверно"
    assert mark(comma, text, only_after={"что": "значит"}) == "Значит⟦ что⟧ это верно, а вот что неверно"


def test_some_words_may_stand_a_little_further_before(mark: Callable[..., str]) -> None:
    text = "Столько⟦ сколько⟧ и столько новых карт⟦ сколько⟧ есть; столько, карт сколько есть; столько новых карт игрока сколько есть"
    assert mark(comma, text.replace("⟦", "").replace("⟧", ""), only_after={"сколько": "~столько"}) == text


def test_numbers_and_names_come_before_as_words_do(fix: Callable[..., str]) -> None:
    assert (
        fix(comma, "Карты X если «Лес» если сила 3 если", before={"если": ""})
        == "Карты X, если «Лес», если сила 3 если"
    )


def test_marks_line_ends_and_capitals_part_sentences(mark: Callable[..., str]) -> None:
    for text in (
        "Ходите, если можете",
        "Ходите — если можете",
        "Ходите\nесли можете",
        "Ходите Если можете",
        "Ходите если-то",
    ):
        assert mark(comma, text, before={"если": ""}) == text


def test_the_same_two_words_again_and_again_are_a_habit(hits: Callable[..., list[Hit]]) -> None:
    text = "Каждый раз когда тут, каждый раз когда там, ходите когда хотите"
    found = hits(comma, text, before={"когда": ""}, habit=2)
    assert [(hit.variant, hit.severity) for hit in found] == [("habit", None), ("", Severity.INFO), ("", None)]
    assert found[0].params == {"count": "2", "phrase": "раз когда"}


def test_a_compound_word_is_no_start_of_a_sentence(mark: Callable[..., str]) -> None:
    assert mark(comma, "Без мана-стоимости если", before={"если": "^"}) == "Без мана-стоимости если"
    assert mark(comma, "Без мана-стоимости если та", before={"если": "^"}) == "Без мана-стоимости⟦ если⟧ та"


def test_some_words_after_turn_every_conjunction_into_another(mark: Callable[..., str]) -> None:
    text = "Берите чью угодно карту когда угодно, а ходите⟦ когда⟧ можете"
    settings = {"before": {"когда": "", "чью": ""}, "not_before": ("угодно",)}
    assert mark(comma, text.replace("⟦", "").replace("⟧", ""), **settings) == text


def test_single_letters_are_names_of_options(mark: Callable[..., str]) -> None:
    for text in ("Вариант «б» а не «а»", "Выберите в а не б", "Отметьте X а не Y"):
        assert mark(comma, text, before={"а не": ""}) == text
    assert mark(comma, "Это «Лес» а не «Два Леса» а не", before={"а не": ""}) == "Это «Лес»⟦ а⟧ не «Два Леса» а не"


def test_a_noun_that_opens_a_clause_may_have_which_depend_on_it(mark: Callable[..., str]) -> None:
    for text in (
        "Игрок, в руку которому положили карту",
        "Игрок, на кладбище которому положили карту",
        "Игроки, в руки которым даны карты",
        "Существо, не менее половины карт которому помогли",
    ):
        assert mark(comma, text, before={"которому|которым": ""}) == text


def test_a_noun_before_which_is_meant_where_they_agree_or_nothing_opens_the_clause(mark: Callable[..., str]) -> None:
    for text in (
        "Если так, игрок⟦ которому⟧ вы дали карту",
        "Если так, на существо⟦ которым⟧ вы управляете",
        "Положите в руку⟦ которому⟧ из игроков",
        "Если так, каждое существо⟦ которым⟧ вы управляете",
    ):
        assert mark(comma, text.replace("⟦", "").replace("⟧", ""), before={"которому|которым": ""}) == text
