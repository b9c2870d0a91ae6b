"""Near misses are told from words that nobody listed."""

import pytest

from ruling_lint.lexicon.common import frequencies
from ruling_lint.lexicon.near import Speller
from ruling_lint.lexicon.standing import Writing

TERMS = frozenset(
    ("призыв", "призыва", "призывом", "кладбище", "перманент", "порчеустойчивость", "спрут", "отгоняться")
)


@pytest.fixture(scope="module")
def speller() -> Speller:
    return Speller(TERMS)


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("пермонент", "перманент"),
        ("кладбще", "кладбище"),
        ("калдбище", "кладбище"),
        ("порчеустойчиваость", "порчеустойчивость"),
        ("сегодян", "сегодня"),
        ("жеттон", "жетон"),
        ("вмето", "вместо"),
        ("призыыв", "призыв"),
        ("здраствуйте", "здравствуйте"),
        ("ликвидирывать", "ликвидировать"),
        ("безукоризненый", "безукоризненный"),
        ("пирмонент", "перманент"),
        ("кладищбе", "кладбище"),
    ],
)
def test_what_was_meant_comes_first(speller: Speller, word: str, meant: str) -> None:
    assert speller.near(word, Writing.LOWER)[0] == meant


@pytest.mark.parametrize(("word", "meant"), [("отгонится", "отгоняется"), ("аттгоняться", "отгоняться")])
def test_a_verb_that_ends_as_a_finite_one_is_meant_as_one(speller: Speller, word: str, meant: str) -> None:
    assert speller.near(word, Writing.LOWER)[0] == meant


def test_words_of_the_glossary_come_before_more_common_ones(speller: Speller) -> None:
    assert speller.near("спрух", Writing.LOWER)[:1] == ["спрут"]


@pytest.mark.parametrize("word", ["прызывоид", "хмурр", "дворжиец", "куг", "щуравль", "щикладеб"])
def test_a_foreign_word_is_near_nothing(speller: Speller, word: str) -> None:
    assert speller.near(word, Writing.LOWER) == []


def test_a_plausible_ending_of_a_short_word_is_no_slip(speller: Speller) -> None:
    assert speller.near("шепот", Writing.LOWER) == []
    assert speller.near("спрутт", Writing.LOWER)[:1] == ["спрут"]


def test_a_capital_asks_for_more(speller: Speller) -> None:
    assert speller.near("Пермонент".lower(), Writing.FIRST) == ["перманент"]
    assert speller.near("пермонент", Writing.INNER) == ["перманент"]
    assert speller.near("сегодян", Writing.INNER) == []
    assert speller.near("презыв", Writing.FIRST) == ["призыв"]
    assert speller.near("прызыв", Writing.INNER) == []


@pytest.mark.parametrize("word", ["катреной", "мариэлла", "наталий"])
def test_at_the_start_of_a_sentence_a_name_is_no_slip(speller: Speller, word: str) -> None:
    assert speller.near(word, Writing.FIRST) == []


def test_a_term_misspelt_in_its_ending_is_known_at_the_start_of_a_sentence() -> None:
    speller = Speller({"перманент", "перманента"})
    assert speller.near("перманет", Writing.FIRST) == ["перманент"]
    assert speller.near("перманет", Writing.INNER) == []


@pytest.mark.parametrize(("word", "meant"), [("учавствуйте", "участвуйте"), ("расчитывает", "рассчитывает")])
def test_a_verb_with_a_capital_is_no_name(speller: Speller, word: str, meant: str) -> None:
    assert speller.near(word, Writing.FIRST) == [meant]
    assert speller.near(word, Writing.CAPITALS) == [meant]
    assert speller.near(word, Writing.INNER) == []


def test_a_name_may_look_like_a_verb_of_the_past(speller: Speller) -> None:
    assert speller.near("мецали", Writing.FIRST) == []


@pytest.mark.parametrize(
    ("word", "meant"),
    [("може", "может"), ("следущий", "следующий"), ("пожертвуте", "пожертвуйте"), ("ирок", "игрок")],
)
def test_a_rare_word_of_the_glossary_gives_way_to_a_likelier_one(word: str, meant: str) -> None:
    speller = Speller({"морж", "морже", "следящий", "пожертвует", "пожертвуйте", "урок", "игрок", "может"})
    assert speller.near(word, Writing.LOWER)[0] == meant


@pytest.mark.parametrize(
    ("word", "meant"), [("эот", "этот"), ("ещо", "еще"), ("тогдо", "тогда"), ("толко", "только"), ("ьолько", "только")]
)
def test_a_word_that_no_text_does_without_is_near_even_a_short_one(speller: Speller, word: str, meant: str) -> None:
    assert meant in speller.near(word, Writing.LOWER)


def test_nothing_else_is_near_a_word_of_three_letters(speller: Speller) -> None:
    for word in ("дрм", "гру", "эдр", "ням", "опа", "моб"):
        assert speller.near(word, Writing.LOWER) == []


def test_a_name_may_begin_like_a_common_word(speller: Speller) -> None:
    assert speller.near("еслин", Writing.FIRST) == []
    assert speller.near("тольок", Writing.FIRST) == ["только"]


def test_the_list_of_common_words_is_asked_of_its_library_where_its_file_is_not_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    read = frequencies()
    monkeypatch.setattr("os.path.isfile", lambda path: False)
    assert dict(frequencies()) == dict(read)
