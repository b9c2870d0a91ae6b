"""The Russian name of a card takes the case that its place asks for, where it is certain how it declines."""

from __future__ import annotations

import pytest

from ruling_lint.glossary.suggest.card_names import declined, offered
from ruling_lint.model import Text
from ruling_lint.text.reading import Reading


def offers(text: str, english: str, russian: str) -> tuple[str, ...]:
    reading = Reading(Text.plain(text))
    start = text.index(english)
    first, last = reading.token_at(start), reading.token_at(start + len(english) - 1)
    return offered(reading, first, last, russian)


@pytest.mark.parametrize(
    ("text", "russian", "best"),
    [
        ("Нанесите повреждения с помощью Lightning Bolt.", "Удар Молнии", "Удара Молнии"),
        ("Верните Lightning Bolt в руку.", "Удар Молнии", "Удар Молнии"),
        ("Положите жетон на Lightning Bolt.", "Ангел Серебра", "Ангела Серебра"),
        ("Эффект исходит от Lightning Bolt.", "Седая Ведьма", "Седой Ведьмы"),
        ("Игрок управляет Lightning Bolt.", "Быстрые Кони", "Быстрыми Конями"),
        ("Если Lightning Bolt покидает поле битвы, ход заканчивается.", "Седая Ведьма", "Седая Ведьма"),
        ("Сила Lightning Bolt равна двум.", "Хранитель Древней Рощи", "Хранителя Древней Рощи"),
        ("Пожертвуйте Lightning Bolt.", "Мудрый Владыка", "Мудрого Владыку"),
        ("Пожертвуйте Lightning Bolt.", "Ангел Зорпаксы", "Ангела Зорпаксы"),
    ],
)
def test_a_name_is_declined_as_its_place_asks(text: str, russian: str, best: str) -> None:
    found = offers(text, "Lightning Bolt", russian)
    assert found[0] == best
    assert found[-1] == f"«{russian}»"


@pytest.mark.parametrize(
    "russian",
    [
        "Теферо, Седой Маг",
        "Нага-Страж",
        "Зорпакс",
        "Гонец из Зорпакса",
        "Огонь и Лед",
        "Верный Друг Страж",
        "Бежать и Прятаться",
    ],
)
def test_a_name_that_may_decline_in_another_way_stands_in_quotes(russian: str) -> None:
    assert declined(russian) is None
    assert offers("Пожертвуйте Lightning Bolt.", "Lightning Bolt", russian) == (f"«{russian}»",)


def test_beside_the_word_card_a_name_stands_in_quotes() -> None:
    assert offers("Верните карту Lightning Bolt.", "Lightning Bolt", "Удар Молнии") == ("«Удар Молнии»",)


@pytest.mark.parametrize("text", ["Найдите карту с именем Lightning Bolt.", "Прочтите «Lightning Bolt» ещё раз."])
def test_a_name_in_quotes_or_after_the_word_name_gets_no_quotes(text: str) -> None:
    assert offers(text, "Lightning Bolt", "Удар Молнии") == ("Удар Молнии",)


def test_forms_are_spelt_as_the_name_is() -> None:
    assert offers("Пожертвуйте Green Elf.", "Green Elf", "Зеленый Эльф")[0] == "Зеленого Эльфа"
    assert offers("Пожертвуйте Green Elf.", "Green Elf", "Зелёный Эльф")[0] == "Зелёного Эльфа"
