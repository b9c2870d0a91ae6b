"""People in card names: their foreign names decline by the sex of who bears them."""

from __future__ import annotations

from ruling_lint.declension import regular_noun
from ruling_lint.glossary.russian import like
from ruling_lint.glossary.suggest.name_words import (
    FLEETING,
    STILL,
    agreeing,
    agrees,
    cells_of,
    declines_in_a,
    forms_of,
    known,
)
from ruling_lint.patterns import lazy_pattern
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

_MEN = (
    "Агрус Алирий Анакс Анграт Атрей Базри Бельзенлок Бренор Вати Ворел Вульфгар Гарт Гелиод Геральф Гидеон Гримгрин Гэддок "
    "Даккон Дакс Джейс Довин Домри Доран Дралну Дриззт Зарет Зурго Ирой Каликс Керан Кефнет Киран Конрад Ксенаг Кудро "
    "Лакватус Могий Момир Нехеб Нойен Оджутай Одрик Пашалик Пирфор Ракдос Рал Рафик Риз Ронас Рурик Сархан Сатору Силумгар "
    "Сорин Суррак Тайгам Теззерет Телон Тефери Тибальт Тибор Тивадар Тивар Тимарет Толсимир Турах Уджин Ульрих Фелдон Фенакс "
    "Харальд Хофри Шу Эндрек Эреб Ягмот"
)
_WOMEN = (
    "Авацина Алиша Анафенза Анже Арлинн Атарка Беккет Брейдс Ваннифар Вивьен Враска Гайядрона Джайя Джиза Джирина Джойра Джолраель "
    "Джолрейл Дромока Зариэль Зегана Изарет Кайя Кари Кимеда Колаган Лейнора Лилиана Лумия Миллисента Му Нарсет Нару Нахири Нисса "
    "Окетра Пия Радха Рипли Рован Рона Самут Саффи Сахили Свелунн Сефрис Сидиси Сисэй Талия Тамиё Тасса Тергрид Уатли Уидвен "
    "Фейдж Фреализ Хазорет Чандра Эвра Элливик Элспет Эммара"
)

GENDERS: Mapping[str, str] = dict.fromkeys(_MEN.split(), "masc") | dict.fromkeys(_WOMEN.split(), "femn")
"""Given names by gender, masc or femn."""

_RUSSIAN = ("ов", "ев", "ёв")
"""How surnames end that may decline in Russian, Марковым, or as foreign ones, Марковом."""

_SURNAME_ENDINGS = ("ский", "цкий", "ская", "цкая", "ый", "ной")

_ROMAN = lazy_pattern("[IVX]+")

MASCULINE = frozenset({"Авен", "Вервольф", "Дриад", "Тригон", "Эйдолон"})
"""Common nouns, which no woman is called."""


def person(name: str, gender: str) -> Mapping[str, str] | None:
    """Return the forms of a person's foreign name; None where it is not certain how it declines.

    A woman's name in a consonant stands still, and so does any that ends in a vowel but а and я.
    """
    parts = [_person_word(word, gender) for word in name.split(" ")]
    if any(part is None for part in parts):
        return None
    return {cell: " ".join(part[cell] for part in parts if part) for cell in cells_of("sing")}


def _person_word(word: str, gender: str) -> Mapping[str, str] | None:
    if not word[:1].isupper():
        return None
    still = dict.fromkeys(cells_of("sing"), word)
    if _ROMAN.fullmatch(word) or all(part[-1:].lower() in STILL for part in word.split("-")):
        return still
    if not word.isalpha():
        return None
    if word not in GENDERS and (known(word) or word.endswith(_SURNAME_ENDINGS)) and agrees(word, "sing", gender):
        return {cell: agreeing(word, cell, gender, animate=True) for cell in still}
    if word[-1] in "ая":
        return _regular(word, "femn") if declines_in_a(word.lower()) else still
    if gender == "femn":
        return None if word.endswith("ь") else still
    given = [a for a in known(word) if "Name" in a.traits and a.gender == "masc" and a.cell == "sing nomn"]
    if given:
        return {cell: form for cell, form in forms_of(word, "sing", given[0]).items() if cell in still}
    return None if word.lower().endswith(FLEETING + _RUSSIAN) else _regular(word, "masc")


def _regular(word: str, gender: str) -> Mapping[str, str]:
    wanted = cells_of("sing")
    return {cell: like(word, form) for form, cell in regular_noun(word.lower(), gender, True) if cell in wanted}


def gender_of(given_name: str) -> str:
    """Return the gender of who bears a given name, masc or femn, an empty string where it is not known."""
    listed = GENDERS.get(given_name)
    if listed:
        return listed
    readings = [a for a in known(given_name) if a.cell == "sing nomn"]
    genders = {a.gender for a in readings}
    return genders.pop() if len(genders) == 1 and all("Name" in a.traits for a in readings) else ""
