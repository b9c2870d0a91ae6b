"""Terms are found in Russian text in every form, and only in forms."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ruling_lint.glossary import Glossary
from ruling_lint.text.reading import Reading

Find = Callable[[str], list[tuple[str, str, str]]]
Read = Callable[[str], Reading]


def test_text_without_terms_has_no_matches(russian: Find) -> None:
    assert russian("Погода сегодня хорошая.") == []


@pytest.mark.parametrize("form", ["существо", "Существа", "СУЩЕСТВУ", "существом", "существ", "существах"])
def test_every_form_of_a_noun_is_its_term(russian: Find, form: str) -> None:
    assert russian(f"Вот {form}.") == [(form, "creature", "accepted")]


def test_a_word_that_only_begins_alike_is_no_term(russian: Find) -> None:
    assert russian("Это существенно и существует.") == []


def test_yo_and_e_are_one_letter(russian: Find) -> None:
    assert [term for _, term, _ in russian("полет, полёта, кутеж")] == ["flying", "flying", "spree"]


@pytest.mark.parametrize("form", ["поле битвы", "поля битвы", "полем битвы"])
def test_the_head_of_a_phrase_declines_and_its_genitive_does_not(russian: Find, form: str) -> None:
    assert russian(f"Там {form} и трава.") == [(form, "battlefield", "accepted")]
    assert russian("поле битв") == []


def test_only_the_last_half_of_a_mana_compound_declines(russian: Find) -> None:
    assert russian("с мана-стоимостью") == [("мана-стоимостью", "mana cost", "accepted")]
    assert russian("с маной-стоимостью") == []


def test_the_longest_wording_wins(russian: Find) -> None:
    assert russian("Найдите мгновенное заклинание.") == [("мгновенное заклинание", "instant", "accepted")]


def test_an_agreeing_adjective_may_stand_inside_a_phrase(russian: Find) -> None:
    text = "мгновенное красное заклинание"
    assert russian(text) == [(text, "instant", "accepted")]


def test_an_adjective_in_another_case_may_not(russian: Find) -> None:
    assert russian("мгновенное красного заклинание") == [("заклинание", "spell", "accepted")]


@pytest.mark.parametrize("form", ["разыграете", "разыгранное", "разыграв", "Разыграйте"])
def test_a_verb_is_found_in_its_finite_forms_participles_and_gerund(russian: Find, form: str) -> None:
    assert russian(form) == [(form, "cast", "accepted")]


@pytest.mark.parametrize("form", ["разыгрывает", "разыгрываемое", "розыгрыша", "разыгрывании", "разыгрывается"])
def test_aspect_partner_and_verbal_noun_belong_to_the_family(russian: Find, form: str) -> None:
    assert russian(form) == [(form, "cast", "family")]


def test_a_rejected_word_is_found_in_its_forms(russian: Find) -> None:
    assert russian("Положите токены.") == [("токены", "token", "forbidden")]
    assert russian("Скастуйте его.") == [("Скастуйте", "cast", "forbidden")]


def test_a_star_stands_for_any_ending(russian: Find) -> None:
    assert russian("каунтерочек") == [("каунтерочек", "counter (object)", "forbidden")]


def test_a_rejected_phrase_beats_the_accepted_word_inside_it(russian: Find) -> None:
    assert russian("мановой стоимостью") == [("мановой стоимостью", "mana cost", "forbidden")]


def test_an_accepted_form_of_another_term_beats_a_rejected_homonym(russian: Find) -> None:
    assert russian("Сброс карты.")[0] == ("Сброс", "discard", "family")


def test_plural_only_nouns_have_no_singular(glossary: Glossary, russian: Find) -> None:
    assert russian("с чарами")[0][1] == "enchantment"
    term = glossary.lookup("чары")[0]
    assert all(cell.startswith("plur") for cell in glossary.forms(term))


@pytest.mark.parametrize(
    "text", ["planeswalker", "planeswalker'а", "planeswalker’ом", "planeswalker-ов", "Planeswalkerа"]
)
def test_a_latin_term_takes_russian_endings(russian: Find, text: str) -> None:
    assert russian(f"Два {text} там.") == [(text, "planeswalker", "latin")]


def test_an_english_plural_is_no_latin_term_but_english(russian: Find, english: Find) -> None:
    assert russian("Два planeswalkers там.") == []
    assert english("Два planeswalkers там.") == [("planeswalkers", "planeswalker", "english")]


def test_a_capitalised_latin_term_is_kept_only_as_written(russian: Find) -> None:
    assert russian("Игра Magic, слово magic") == [("Magic", "Magic", "latin")]


def test_an_outdated_wording_was_right_in_its_day(glossary: Glossary, read: Read) -> None:
    reading = read("Снимите счётчик.")
    assert glossary.find_russian(reading)[0].senses[0].role == "forbidden"
    glossary_then = type(glossary)(glossary.compiled, day="2005-11-01")
    assert glossary_then.find_russian(reading)[0].senses[0].role == "accepted"


def test_cells_tell_the_cases_a_form_can_have(glossary: Glossary, read: Read) -> None:
    (match,) = glossary.find_russian(read("существа"))
    assert match.senses[0].cells == ("sing gent", "plur nomn")


@pytest.mark.parametrize(
    ("slang", "forms"),
    [
        ("бамзер", "бамзера бамзеру бамзером бамзере бамзеры бамзеров бамзерам бамзерами бамзерах"),
        ("бамза", "бамзы бамзе бамзу бамзой бамзам бамзами бамзах"),
        ("бамз-понт", "бамз-понта бамз-понтом бамз-понты бамз-понтов"),
        ("триггер", "триггера триггеры триггеров"),
        ("бамзить", "бамзит бамзят бамзила бамзите бамзьте бамзив"),
        ("бамзлить", "бамзлит бамзлят бамзлила бамзлите бамзльте"),
        ("бамзать", "бамзает бамзают бамзал бамзайте бамзая"),
        ("бамзнуть", "бамзнет бамзнут бамзнул бамзните бамзнув"),
    ],
)
def test_players_words_are_rejected_in_every_form(
    glossary_of: Callable[..., Glossary], read: Read, slang: str, forms: str
) -> None:
    pos = "verb" if slang.endswith("ть") else "noun"
    glossary = glossary_of(f"- {{en: bam, pos: {pos}, ru: {'бить' if pos == 'verb' else 'бой'}, forbidden: [{slang}]}}")
    found = glossary.find_russian(read(f"{slang} {forms}"))
    assert len(found) == 1 + len(forms.split())


def test_a_form_given_by_hand_is_rejected_even_where_it_is_another_word(
    glossary_of: Callable[..., Glossary], read: Read
) -> None:
    slang = "{ru: стекл, gender: masc, animate: false, forms: {'sing gent': стекла}}"
    glossary = glossary_of(f"- {{en: bam, pos: noun, ru: бой, forbidden: [{slang}]}}")
    assert len(glossary.find_russian(read("стекл стекла стеклу стеклы"))) == 3
