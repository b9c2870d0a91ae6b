"""Spaces too many and too few."""

from collections.abc import Callable

import pytest

from ruling_lint.checks import spacing


@pytest.mark.parametrize(
    ("text", "fixed"),
    [
        ("Первая   карта", "Первая карта"),
        ("Две\u00a0 карты", "Две\u00a0карты"),
        ("  Отступ  и хвост  ", "  Отступ и хвост  "),
        ("Верно !", "Верно!"),
        ("Платите {T} : добавьте {G} .", "Платите {T}: добавьте {G}."),
        ("Карты (три ) розданы", "Карты (три) розданы"),
        ("« Лес » — земля", "«Лес» — земля"),
        ("Сила,выносливость;цвет", "Сила, выносливость; цвет"),
        ("Правило:Если так, то да", "Правило: Если так, то да"),
        ("Всё.Конец?Да!Нет", "Всё. Конец? Да! Нет"),
        ("Так (см. ниже).Затем", "Так (см. ниже). Затем"),
        ("Карта(если она есть) взята", "Карта (если она есть) взята"),
    ],
)
def test_a_misplaced_space_is_put_right(fix: Callable[..., str], text: str, fixed: str) -> None:
    assert fix(spacing, text) == fixed
    assert fix(spacing, fixed) == fixed


@pytest.mark.parametrize(
    "text",
    [
        "Начало в 9:15, счёт 3:2, дробь 1,5.",
        "И т.д., и т.п., А.С.Пушкин",
        "Читайте на wizards.com и в файле readme.txt",
        "Пробел\u00a0— неразрывный, 10\u202f000 — узкий",
        "Играть :) или смотреть ;)",
        "Ответ: [ ] да, [x] нет",
        "Формат .txt и номер .5",
        "Игрок(и) получает жизнь(-и)",
        "(не)обязательный ход",
        "•  пункт\n1.  пункт\n- пункт",
        "| Цвет  | Число  |",
        "Имя    Очки\nВера   10",
        "Дальше »",
        "{1},{T}: возьмите карту",
        "Вот... так",
        "Ночь.\nДень.",
    ],
)
def test_spaces_in_their_place_are_left_alone(mark: Callable[..., str], text: str) -> None:
    assert mark(spacing, text) == text
