"""Words that were written as one."""

import pytest

from ruling_lint.lexicon.divided import divide, is_new_verb

TERMS = frozenset(("взять", "карту", "кладбище", "целевое", "существо", "полет", "получает"))


@pytest.mark.parametrize(
    ("word", "divided"),
    [
        ("неможет", "не может"),
        ("неберет", "не берет"),
        ("ктото", "кто-то"),
        ("какимнибудь", "каким-нибудь"),
        ("чеголибо", "чего-либо"),
        ("коекакие", "кое-какие"),
        ("когдаже", "когда же"),
        ("былобы", "было бы"),
        ("можноли", "можно ли"),
        ("накладбище", "на кладбище"),
        ("иликарту", "или карту"),
        ("илиравно", "или равно"),
        ("извашего", "из вашего"),
        ("неявляющуюся", "не являющуюся"),
        ("целевоесущество", "целевое существо"),
        ("получаетполет", "получает полет"),
    ],
)
def test_a_run_of_known_words_is_divided(word: str, divided: str) -> None:
    assert divide(word, TERMS) == divided


@pytest.mark.parametrize(
    "word", ["недополучает", "дополучает", "усыпители", "хруто", "коелуга", "рубежже", "вихрь", "недруг", "картукарь"]
)
def test_other_words_stay_whole(word: str) -> None:
    assert divide(word, TERMS) is None


def test_a_preposition_makes_no_two_words_with_a_verb_but_a_conjunction_does() -> None:
    assert divide("отвзять", TERMS) is None
    assert divide("ивзять", TERMS) == "и взять"


def test_some_prefixes_make_a_new_word_of_any_verb() -> None:
    for word in ("довзять", "недоразыграло", "перевыбранного", "довыберите"):
        assert is_new_verb(word)
    for word in ("докарту", "доцели", "навзять", "перевзть"):
        assert not is_new_verb(word)
