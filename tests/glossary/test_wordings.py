"""Wordings are expanded by what they are: words, phrases, compounds, participles."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruling_lint.glossary import Rendering
from ruling_lint.glossary.russian import family_of, surfaces


def forms(rendering: Rendering) -> dict[str, str]:
    return {surface.cell: surface.text for surface in reversed(surfaces(rendering)) if not surface.rare}


def texts(text: str, pos: str = "") -> set[str]:
    return {surface.text for surface in surfaces(Rendering(text, pos))}


@pytest.mark.parametrize(
    ("text", "cell", "form"),
    [
        ("каменная стена", "sing accs", "каменную стену"),
        ("каменная стена", "plur ablt", "каменными стенами"),
        ("старый друг", "sing accs", "старого друга"),
        ("старый дом", "sing accs", "старый дом"),
        ("край стола", "plur gent", "краёв стола"),
        ("дом с садом", "sing datv", "дому с садом"),
        ("второй дом", "sing loct", "втором доме"),
        ("мана-ветка", "sing gent", "мана-ветки"),
        ("город-крепость", "plur gent", "городов-крепостей"),
        ("дом музей", "sing gent", "дома музея"),
        ("дом, построенный другом", "sing ablt", "домом, построенным другом"),
        ("дежурный врач", "plur nomn", "дежурные врачи"),
        ("Зелёный Лес", "sing ablt", "Зелёным Лесом"),
    ],
)
def test_noun_phrases_decline_by_their_head(text: str, cell: str, form: str) -> None:
    assert forms(Rendering(text))[cell] == form


def test_a_dependent_genitive_may_become_plural_with_its_head() -> None:
    assert {"края стола", "края столов", "краями столов"} <= texts("край стола", "noun")
    assert "края столов" not in forms(Rendering("край стола")).values()
    assert "край столов" not in texts("край стола", "noun")


def test_a_plural_can_be_demanded() -> None:
    assert set(forms(Rendering("часы", number="plural"))) == {
        f"plur {case}" for case in ("nomn", "gent", "datv", "accs", "ablt", "loct")
    }


def test_forms_given_by_hand_come_before_derived_ones() -> None:
    given_forms = forms(Rendering("Кот", forms={"sing ablt": "Котем"}))
    assert given_forms["sing ablt"] == "Котем"
    assert given_forms["sing datv"] == "Коту"


def test_a_lemma_given_by_hand_lends_its_forms() -> None:
    assert forms(Rendering("Барсик", lemma="мурзик"))["sing gent"] == "Мурзика"


def test_an_invariable_wording_has_one_form() -> None:
    assert texts("пальто", "noun") == {"пальто"}
    assert surfaces(Rendering("кот", invariable=True))[0].text == "кот"
    assert len(surfaces(Rendering("кот", invariable=True))) == 1


@pytest.mark.parametrize(
    ("text", "included", "excluded"),
    [
        ("бежит домой", "бежали домой", "бег домой"),
        ("не спит", "не спали", "не сон"),
        ("построенный", "построенного", "построивший"),
        ("под столом", "под столом", "под стола"),
        ("зелень сада", "зеленью сада", "зеленеть сада"),
        ("синий", "синюю", "синеть"),
    ],
)
def test_without_a_part_of_speech_the_first_word_decides(text: str, included: str, excluded: str) -> None:
    found = texts(text)
    assert included in found
    assert excluded not in found


def test_the_family_of_a_verb_comes_from_the_table() -> None:
    words = [word.text for word in family_of(Rendering("положить", "verb"))]
    assert words[0] == "класть"
    assert {"разыгрывать", "розыгрыш", "разыгрываться"} <= {w.text for w in family_of(Rendering("разыграть", "verb"))}
    assert family_of(Rendering("хохотать", "verb")) == []
    assert family_of(Rendering("розыгрыш")) == []


def test_a_phrase_keeps_its_tail_in_the_family() -> None:
    assert "выйти на поле" in [word.text for word in family_of(Rendering("выходить на поле", "verb"))]


def test_a_reflexive_of_its_own_meaning_is_no_passive() -> None:
    assert "находиться" not in [word.text for word in family_of(Rendering("найти", "verb"))]


@given(
    st.text("абвгдежзиклмнопрстуфхцчшщыэюя- ,", min_size=1, max_size=20), st.sampled_from(["", "noun", "verb", "adj"])
)
def test_any_wording_has_itself_among_its_forms_or_is_left_as_it_is(text: str, pos: str) -> None:
    found = surfaces(Rendering(text, pos))
    assert found
    assert all(surface.text for surface in found)
