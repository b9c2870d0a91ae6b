"""Bad text by pattern or word list."""

from collections.abc import Callable

import pytest

from ruling_lint.checks import pattern
from ruling_lint.model import Hit
from ruling_lint.text.chunks import Chunk, chunks_of


def test_a_template_takes_groups_by_number_and_name(fix: Callable[..., str]) -> None:
    assert fix(pattern, "с 3 по 5", find=r"с (\d) по (?P<end>\d)", replace=r"\1–\g<end>") == "3–5"


def test_a_group_that_took_no_part_is_empty(fix: Callable[..., str]) -> None:
    assert fix(pattern, "раз", find="раз|(два)", replace=r"<\1>") == "<>"


def test_without_a_template_nothing_is_suggested(hits: Callable[..., list[Hit]]) -> None:
    (hit,) = hits(pattern, "Хм, ладно", find="хм", ignore_case=True)
    assert hit.replacements == ()


def test_a_replacement_keeps_what_a_mask_covers(fix: Callable[..., str]) -> None:
    assert fix(pattern, "дать {T} мне", find=r"дать (\S+) мне", replace=r"мне \1") == "мне {T}"


def test_code_and_symbols_are_not_searched(mark: Callable[..., str]) -> None:
    assert mark(pattern, "раз `раз` <раз> {раз}", find="раз") == "⟦раз⟧ `раз` <⟦раз⟧> {раз}"


def test_a_word_list_finds_whole_words_in_any_case_and_keeps_the_capital(fix: Callable[..., str]) -> None:
    swap = {"в течении хода": "в течение хода", "ложить": "класть"}
    assert fix(pattern, "В  течении хода ложить можно", swap=swap) == "В течение хода класть можно"
    assert fix(pattern, "положить, ложить-ка", swap=swap) == "положить, ложить-ка"


def test_of_a_word_list_only_the_phrases_whose_words_a_text_has_are_searched(hits: Callable[..., list[Hit]]) -> None:
    swap = {"без труда": "легко", "без спора": "мирно", "труда": "дела"}
    assert [hit.replacements for hit in hits(pattern, "Вышло без труда и <b>труда</b>", swap=swap)] == [
        ("легко",),
        ("дела",),
    ]
    assert hits(pattern, "Вышло <b>и</b> `так`", swap=swap) == []


def test_an_old_form_of_a_letter_is_found_and_nothing_offered(hits: Callable[..., list[Hit]]) -> None:
    (hit,) = hits(pattern, "Вошли < \u1c80 тихую", swap={"в тихую": "втихую"})
    assert hit.replacements == ()


def test_a_word_list_may_match_inside_words(fix: Callable[..., str]) -> None:
    assert fix(pattern, "кооператив", swap={"оо": "о"}, whole_words=False) == "коператив"


def test_a_text_without_the_needed_characters_is_not_searched(mark: Callable[..., str]) -> None:
    assert mark(pattern, "раз", find="раз", needs="-") == "раз"


def test_a_slow_pattern_is_stopped(hits: Callable[..., list[Hit]]) -> None:
    with pytest.raises(TimeoutError):
        hits(pattern, "а" * 40 + "!", find=r"^(?:а|аа)+$", timeout=0.05)


@pytest.mark.parametrize(
    "params",
    [
        {},
        {"find": "а", "swap": {"а": "б"}},
        {"find": "("},
        {"find": "(", "timeout": 0},
        {"find": "а", "replace": r"\2"},
        {"find": "а", "replace": r"\g<нет>"},
    ],
)
def test_parameters_that_make_no_sense_are_refused(params: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"find|group|missing"):
        pattern.Params(**params).validate()  # type: ignore[arg-type]


def test_the_longest_words_of_a_word_list_are_looked_for_first() -> None:
    params = pattern.Params(swap={"на столе": "на поле", "но": "а"})
    assert [pattern.concerns(params, chunk) for chunk in chunks_of("карта, Но столе")] == [False, True, True]


def test_a_hint_tells_which_stretches_between_spaces_a_match_has_something_in() -> None:
    params = pattern.Params(find="а, б", hint=",$")

    assert pattern.concerns(params, Chunk("а,"))
    assert not pattern.concerns(params, Chunk("а,б"))


def test_a_hyphenated_word_of_a_list_lies_in_one_stretch() -> None:
    params = pattern.Params(swap={"что-бы": "чтобы", "довольно таки": "довольно-таки"})
    chunks = ["Что-бы", "(что-бы)", "бы-что", "что", "бы", "что-то", "довольно", "таки"]
    assert [chunk for chunk in chunks if pattern.concerns(params, Chunk(chunk))] == [
        "Что-бы",
        "(что-бы)",
        "бы-что",
        "довольно",
    ]


def test_a_word_list_needs_no_hint() -> None:
    with pytest.raises(ValueError, match="hint"):
        pattern.Params(swap={"а": "б"}, hint="а").validate()


def test_a_hint_that_does_not_compile_is_told() -> None:
    with pytest.raises(ValueError, match="unterminated"):
        pattern.Params(find="а", hint="[").validate()


def test_a_phrase_is_found_only_where_its_words_stand_side_by_side(mark: Callable[..., str]) -> None:
    swap = {"в тихую": "втихую", "ввиде": "в виде", "из - за": "из-за", "по-тихоньку": "потихоньку"}
    text = "В башню, тихую. В  Тихую! Стоит\nв\nтихую, ввиде моста из - за по-тихоньку, в, тихую"
    found = "В башню, тихую. ⟦В  Тихую⟧! Стоит\n⟦в\nтихую⟧, ⟦ввиде⟧ моста ⟦из - за⟧ ⟦по-тихоньку⟧, в, тихую"
    assert mark(pattern, text, swap=swap) == found
    assert mark(pattern, "слово\u00adв тихую", swap=swap) == "слово\u00ad⟦в тихую⟧"
