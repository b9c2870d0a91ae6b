"""Letters of two scripts in one word."""

from collections.abc import Callable

import pytest

from ruling_lint.checks import script
from ruling_lint.model import Hit
from ruling_lint.text.chunks import chunks_of


@pytest.mark.parametrize(
    ("text", "fixed"),
    [
        ("Пpочтите это.", "Прочтите это."),
        ("EЩË раз", "ЕЩЁ раз"),
        ("за́мoк стоит", "за́мок стоит"),
        ("Верните кнuгу", "Верните книгу"),
        ("Игра Мagiс", "Игра Magic"),
        ("Листайте c 4 до 9, т. e. дальше", "Листайте с 4 до 9, т. е. дальше"),
        ("Карты и т. p., жетоны и т.k.", "Карты и т. п., жетоны и т.к."),
        ("y него карта a не фишка; a вы где?", "у него карта а не фишка; а вы где?"),
        ("Один c другим, a потом o нём", "Один с другим, а потом о нём"),
    ],
)
def test_foreign_letters_are_put_right(text: str, fixed: str, fix: Callable[..., str]) -> None:
    assert fix(script, text) == fixed
    assert any(script.concerns(script.Params(), chunk) for chunk in chunks_of(text))


@pytest.mark.parametrize(
    "text",
    [
        "MTG-карта, X-заклинание и N-я копия",
        "planeswalker'а и planeswalker’ов",
        "ВСЕХ, АНЕ и ТОМ",
        "Один\\nДва",
        "Возьмите c 4 фишками",
        "B — это синий, a c — нет",
        "в пункте c сказано, пункты a, b, c правила",
        "B атакует, C карта, Y повреждений",
        "Magic: The Gathering",
        "карта_card",
        "ИмяИгрока;IDИгрока",
    ],
)
def test_words_of_one_script_are_left_alone(text: str, mark: Callable[..., str]) -> None:
    assert mark(script, text) == text


def test_every_foreign_letter_is_named_once(hits: Callable[..., list[Hit]]) -> None:
    (hit,) = hits(script, "кoлокoл")
    assert hit.params["letters"] == "o (U+006F)"


def test_a_russian_ending_on_a_latin_word_lacks_its_apostrophe(hits: Callable[..., list[Hit]]) -> None:
    (hit,) = hits(script, "Два planeswalkerа")
    assert hit.replacements[0] == "planeswalker'а"
    assert hit.variant == "latin"
    assert not hit.certain


def test_a_word_that_has_no_reading_gets_no_suggestion(hits: Callable[..., list[Hit]]) -> None:
    (hit,) = hits(script, "файлsы лежат")
    assert hit.replacements == ()
    assert not hit.certain
