"""The Russian name of a card takes the case that its place asks for, where it is certain how it declines."""

from __future__ import annotations

import pytest

from ruling_lint.glossary.suggest.card_names import offered
from ruling_lint.glossary.suggest.name_forms import declensions
from ruling_lint.model import Text
from ruling_lint.text.reading import Reading


def offers(text: str, english: str, russian: str, source: str = "") -> tuple[str, ...]:
    reading = Reading(Text.plain(text))
    start = text.index(english)
    first, last = reading.token_at(start), reading.token_at(start + len(english) - 1)
    return offered(reading, first, last, russian, source=Reading(Text.plain(source)) if source else None)


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
    ("russian", "genitive", "instrumental"),
    [
        ("Теферо, Седой Маг", "Теферо, Седого Мага", "Теферо, Седым Магом"),
        ("Зорпакс, Владыка Бурь", "Зорпакса, Владыки Бурь", "Зорпаксом, Владыкой Бурь"),
        ("Никор Зорпакс, Владыка Бурь", "Никора Зорпакса, Владыки Бурь", "Никором Зорпаксом, Владыкой Бурь"),
        ("Милавен, Хранительница Рощи", "Милавен, Хранительницы Рощи", "Милавен, Хранительницей Рощи"),
        ("Вериала, Хранительница Рощи", "Вериалы, Хранительницы Рощи", "Вериалой, Хранительницей Рощи"),
        ("Страж, хранящий покой", "Стража, хранящего покой", "Стражем, хранящим покой"),
        ("Волк-Разведчик", "Волка-Разведчика", "Волком-Разведчиком"),
        ("Сфинкс-Хранительница", "Сфинкса-Хранительницы", "Сфинксом-Хранительницей"),
        ("Гоблины-Рудокопы", "Гоблинов-Рудокопов", "Гоблинами-Рудокопами"),
        (
            "Седой Волк-Разведчик Северной Рощи",
            "Седого Волка-Разведчика Северной Рощи",
            "Седым Волком-Разведчиком Северной Рощи",
        ),
        ("Кроваво-Красный Страж", "Кроваво-Красного Стража", "Кроваво-Красным Стражем"),
        ("Мерави-Следопыт", "Мерави-Следопыта", "Мерави-Следопытом"),
        ("Ржавый Мортилеон", "Ржавого Мортилеона", "Ржавым Мортилеоном"),
        ("Зорпакс Неукротимый", "Зорпакса Неукротимого", "Зорпаксом Неукротимым"),
        ("Мерцающий Призрак", "Мерцающего Призрака", "Мерцающим Призраком"),
        ("Щит Зорпаксов", "Щита Зорпаксов", "Щитом Зорпаксов"),
    ],
)
def test_names_with_a_hyphen_a_comma_or_an_unknown_noun_decline(russian: str, genitive: str, instrumental: str) -> None:
    found = declensions(russian)[0].forms
    number = "sing" if "sing nomn" in found else "plur"
    assert (found[f"{number} gent"], found[f"{number} ablt"]) == (genitive, instrumental)


@pytest.mark.parametrize(
    ("russian", "english", "genitive", "instrumental"),
    [
        ("Гонец из Зорпакса", "Zorpax Runner", "Гонца из Зорпакса", "Гонцом из Зорпакса"),
        ("Огонь и Лед", "Fire and Ice", "Огня и Льда", "Огнем и Льдом"),
        ("Щит Зорпакса", "Zorpax's Shield", "Щита Зорпакса", "Щитом Зорпакса"),
        ("Страж Зорпакса", "Zorpax's Guard", "Стража Зорпакса", "Стражем Зорпакса"),
        ("Страж Вериндейла", "Verindale Guard", "Стража Вериндейла", "Стражем Вериндейла"),
        ("Замок Зорпакс", "Castle Zorpax", "Замка Зорпакс", "Замком Зорпакс"),
        ("Узы Рощи", "Grove Bonds", "Уз Рощи", "Узами Рощи"),
        ("Ловец Душ", "Soul Hunter", "Ловца Душ", "Ловцом Душ"),
        ("Парящий над Рощей Ворон", "Grove Raven", "Парящего над Рощей Ворона", "Парящим над Рощей Вороном"),
        ("Обвитая Плющом Старая Башня", "Ivy Tower", "Обвитой Плющом Старой Башни", "Обвитой Плющом Старой Башней"),
        ("Хранящая Покой", "Keeper of Peace", "Хранящей Покой", "Хранящей Покой"),
        ("Седая Дозорная", "Grey Watcher", "Седой Дозорной", "Седой Дозорной"),
        ("Высший Страж", "High Guard", "Высшего Стража", "Высшим Стражем"),
        ("Дрон-Кузнец", "Forge Drone", "Дрона-Кузнеца", "Дроном-Кузнецом"),
        ("Архистраж Рощи", "Archguard of the Grove", "Архистража Рощи", "Архистражем Рощи"),
        ("Зорпакс Следопыт", "Zorpax the Tracker", "Зорпакса Следопыта", "Зорпаксом Следопытом"),
        ("Милави Седая", "Milavi the Grey", "Милави Седой", "Милави Седой"),
        ("Оливия Зорпакс", "Olivia Zorpax", "Оливии Зорпакс", "Оливией Зорпакс"),
        (
            "Тиборий Зорпакс, Седой Маг",
            "Tiborius Zorpax, Grey Mage",
            "Тибория Зорпакса, Седого Мага",
            "Тиборием Зорпаксом, Седым Магом",
        ),
        ("Архангел Авацина", "Archangel Avacyn", "Архангела Авацины", "Архангелом Авациной"),
        ("Серый Огонь", "Grey Fire", "Серого Огня", "Серым Огнем"),
        ("Грозные Сопереживания", "Dire Empathy", "", ""),
        ("Вервийский Зорпаксоа", "Zorpaxoa", "", ""),
        ("Судья Сорин IV", "Judge Sorin IV", "Судьи Сорина IV", "Судьей Сорином IV"),
        ("Зорпаксо, Всегда Седой", "Zorpaxo, Ever Grey", "Зорпаксо, Всегда Седого", "Зорпаксо, Всегда Седым"),
        ("Нисса Тихих Рощ", "Nissa of Quiet Groves", "Ниссы Тихих Рощ", "Ниссой Тихих Рощ"),
        ("Рыцарь Тиховолжья", "Knight of Calmvolga", "Рыцаря Тиховолжья", "Рыцарем Тиховолжья"),
        ("Страж «Чайки»", "Gull Guard", "Стража «Чайки»", "Стражем «Чайки»"),
    ],
)
def test_the_english_name_tells_what_depends(russian: str, english: str, genitive: str, instrumental: str) -> None:
    found = declensions(russian, english)
    forms = found[0].forms if found else {}
    number = "sing" if "sing nomn" in forms else "plur"
    assert (forms.get(f"{number} gent", ""), forms.get(f"{number} ablt", "")) == (genitive, instrumental)


@pytest.mark.parametrize(
    ("russian", "english"), [("Страж Зорпакса", ""), ("Страж Зорпакс", ""), ("Страж Верила", "Verila Guard")]
)
def test_without_it_a_foreign_word_after_a_noun_may_be_a_second_one(russian: str, english: str) -> None:
    assert declensions(russian, english) == ()


def test_a_lifeless_accusative_is_the_nominative() -> None:
    assert declensions("Серый Огонь")[0].forms["sing accs"] == "Серый Огонь"


def test_where_only_the_animacy_is_open_both_accusatives_are_offered() -> None:
    found = offers("Пожертвуйте Lightning Bolt.", "Lightning Bolt", "Ржавый Мортилеон")
    assert found == ("Ржавого Мортилеона", "Ржавый Мортилеон", "«Ржавый Мортилеон»")


@pytest.mark.parametrize(
    "russian",
    [
        "Верный Друг Страж",
        "Бежать и Прятаться",
        "Кровь-и-Гром",
        "Шорпаксы",
        "Теферо",
        "Милавен, Светлая Заря",
        "Милавен с Копьём",
        "Зорпаксы Рощи",
        "Зорпакс Гасит Огонь",
        "Сорин Гасит Огонь",
        "Через Зорпакс",
        "Гасить Зорпакса",
        "Лес Молчит",
        "Бок о Бок",
        "Тихие Пики",
        "Все Пепел",
        "Зорпакс Лунов, Седой Маг",
        "Зорпакс, Милавен, Теферо",
    ],
)
def test_a_name_that_may_decline_in_another_way_stands_in_quotes(russian: str) -> None:
    assert declensions(russian) == ()
    assert offers("Пожертвуйте Lightning Bolt.", "Lightning Bolt", russian) == (f"«{russian}»",)


@pytest.mark.parametrize(
    ("text", "best"),
    [
        ("Если Lightning Bolt должны быть нанесены повреждения, предотвратите их.", "Седому Стражу"),
        ("Каждый раз, когда Lightning Bolt наносятся повреждения, возьмите карту.", "Седому Стражу"),
        ("До конца хода Lightning Bolt становится существом.", "Седой Страж"),
        ("В начале вашего шага поддержки Lightning Bolt наносит вам 1 повреждение.", "Седой Страж"),
        ("До конца хода сила Lightning Bolt становится равной двум.", "Седого Стража"),
        ("Разыграйте заклинание, целью которого является Lightning Bolt.", "Седой Страж"),
        ("Существа под вашим контролем являются Lightning Bolt.", "Седым Стражем"),
    ],
)
def test_what_the_verb_after_a_name_says_decides_its_case(text: str, best: str) -> None:
    assert offers(text, "Lightning Bolt", "Седой Страж")[0] == best


def best(text: str) -> str:
    return offers(text, "Lightning Bolt", "Седой Страж")[0]


@pytest.mark.parametrize(
    "text",
    [
        "Светится Lightning Bolt.",
        "Побеждает Lightning Bolt.",
        "Победил не Lightning Bolt.",
        "Её защищает Lightning Bolt.",
        "Нас спас Lightning Bolt.",
        "Скалой его делает Lightning Bolt.",
        "Тот, кого ищет Lightning Bolt, спит.",
        "Волна, которую остановил Lightning Bolt, стихла.",
        "Волна, которой в эту ночь нанёс повреждения Lightning Bolt, стихла.",
    ],
)
def test_a_verb_without_a_subject_before_it_has_it_behind(text: str) -> None:
    assert best(text) == "Седой Страж"


@pytest.mark.parametrize(
    "text",
    [
        "Игрок её бросает и ловит Lightning Bolt.",
        "Если игрок, видящий волну, ловит Lightning Bolt, он спит.",
        "Волна, которая уносит Lightning Bolt, стихла.",
        "Он тут же видит Lightning Bolt.",
        "Прилив: уносит Lightning Bolt.",
    ],
)
def test_a_verb_with_a_subject_before_it_has_its_object_behind(text: str) -> None:
    assert best(text) == "Седого Стража"


@pytest.mark.parametrize(
    "text",
    [
        "Волна, остановленная Lightning Bolt, стихла.",
        "Волна из реки, не остановленная Lightning Bolt, стихла.",
        "Остановленная Lightning Bolt волна стихла.",
        "Смотрите на остановленную Lightning Bolt волну.",
        "Волна останавливается Lightning Bolt.",
        "Волна останется остановлена Lightning Bolt.",
        "Волна была остановлена Lightning Bolt.",
        "Смотрите на волну, управляющую Lightning Bolt.",
    ],
)
def test_who_does_what_is_done_stands_in_the_instrumental(text: str) -> None:
    assert best(text) == "Седым Стражем"


@pytest.mark.parametrize(
    "text", ["Буди повёрнутого Lightning Bolt в полдень.", "Волны, несущие Lightning Bolt, стихли."]
)
def test_a_participle_that_agrees_or_takes_an_object_asks_for_another_case(text: str) -> None:
    assert best(text) == "Седого Стража"


@pytest.mark.parametrize(
    "text",
    [
        "Передайте их Lightning Bolt.",
        "Он отдаёт её Lightning Bolt.",
        "Отдайте лодку Lightning Bolt.",
        "Дайте Lightning Bolt +3/+3.",
        "Дайте Lightning Bolt лодку.",
        "Добавьте её Lightning Bolt.",
    ],
)
def test_who_is_given_something_stands_in_the_dative(text: str) -> None:
    assert best(text) == "Седому Стражу"


def test_what_is_added_is_no_recipient() -> None:
    assert best("Добавьте Lightning Bolt в стопку.") == "Седого Стража"


@pytest.mark.parametrize(
    ("source", "text", "wanted"),
    [
        ("Lightning Bolt sees this.", "Это видит Lightning Bolt.", "Седой Страж"),
        ("Sees Lightning Bolt.", "Видит Lightning Bolt.", "Седого Стража"),
        ("It was found by Lightning Bolt.", "Найдена Lightning Bolt.", "Седым Стражем"),
        ("Damage dealt by Lightning Bolt", "Нанесённые Lightning Bolt повреждения", "Седым Стражем"),
        ("Damage dealt to Lightning Bolt", "Нанесённые Lightning Bolt повреждения", "Седому Стражу"),
        ("Damage is dealt by Lightning Bolt.", "Повреждения наносятся Lightning Bolt.", "Седым Стражем"),
        ("Damage is dealt to Lightning Bolt.", "Повреждения наносятся Lightning Bolt.", "Седому Стражу"),
    ],
)
def test_where_the_place_leaves_it_open_the_source_tells_the_part(source: str, text: str, wanted: str) -> None:
    assert offers(text, "Lightning Bolt", "Седой Страж", source)[0] == wanted


@pytest.mark.parametrize(
    ("source", "text", "wanted"),
    [
        ("Lightning Bolt sleeps.", "Берегите Lightning Bolt.", "Седого Стража"),
        ("Lightning Bolt sleeps.", "Сон Lightning Bolt длится.", "Седого Стража"),
        ("It is seen by Lightning Bolt.", "Lightning Bolt видит её.", "Седой Страж"),
        ("Lightning Bolt sees, by Lightning Bolt it is seen.", "Видна Lightning Bolt.", "Седой Страж"),
    ],
)
def test_what_the_place_asks_for_goes_before_the_source(source: str, text: str, wanted: str) -> None:
    assert offers(text, "Lightning Bolt", "Седой Страж", source)[0] == wanted


@pytest.mark.parametrize(
    ("text", "russian", "wanted"),
    [
        ("Видны шесть Lightning Bolt.", "Седой Страж", "Седых Стражей"),
        ("Видны два Lightning Bolt.", "Седой Страж", "Седых Стража"),
        ("Видны две Lightning Bolt.", "Тихая Река Теней", "Тихие Реки Теней"),
        ("Спасайте двух Lightning Bolt.", "Волк-Разведчик", "Волков-Разведчиков"),
        ("Идите с пятью Lightning Bolt.", "Ангел Зорпаксы", "Ангелами Зорпаксы"),
        ("Видны 3 Lightning Bolt.", "Ангел Зорпаксы", "Ангела Зорпаксы"),
    ],
)
def test_behind_a_number_a_name_is_counted(text: str, russian: str, wanted: str) -> None:
    assert offers(text, "Lightning Bolt", russian)[0] == wanted


@pytest.mark.parametrize(
    ("text", "russian", "wanted"),
    [
        ("Видны две Lightning Bolt.", "Седой Страж", "карты «Седой Страж»"),
        ("Видны два Lightning Bolt.", "Тихая Река", "экземпляра «Тихая Река»"),
        ("Видны две Lightning Bolt.", "Быстрые Кони", "карты «Быстрые Кони»"),
        ("Видны шесть Lightning Bolt.", "Зорпакс, Владыка Бурь", "карт «Зорпакс, Владыка Бурь»"),
        ("Играйте с тремя Lightning Bolt.", "Гасить Зорпакса", "картами «Гасить Зорпакса»"),
    ],
)
def test_where_it_cannot_be_cards_of_that_name_are_counted(text: str, russian: str, wanted: str) -> None:
    assert offers(text, "Lightning Bolt", russian) == (wanted, f"«{russian}»")


def test_beside_the_word_card_a_name_stands_in_quotes() -> None:
    assert offers("Верните карту Lightning Bolt.", "Lightning Bolt", "Удар Молнии") == ("«Удар Молнии»",)


@pytest.mark.parametrize("text", ["Найдите карту с именем Lightning Bolt.", "Прочтите «Lightning Bolt» ещё раз."])
def test_a_name_in_quotes_or_after_the_word_name_gets_no_quotes(text: str) -> None:
    assert offers(text, "Lightning Bolt", "Удар Молнии") == ("Удар Молнии",)


def test_forms_are_spelt_as_the_name_is() -> None:
    assert offers("Пожертвуйте Green Elf.", "Green Elf", "Зеленый Эльф")[0] == "Зеленого Эльфа"
    assert offers("Пожертвуйте Green Elf.", "Green Elf", "Зелёный Эльф")[0] == "Зелёного Эльфа"
