"""Words that were written as one."""

import pytest

from ruling_lint.lexicon.divided import divide

TERMS = frozenset(("карту", "кладбище", "целевое", "существо", "полет", "получает"))


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
    "word", ["недополучает", "усыпители", "хруто", "коелуга", "рубежже", "вихрь", "недруг", "картукарь"]
)
def test_other_words_stay_whole(word: str) -> None:
    assert divide(word, TERMS) is None
