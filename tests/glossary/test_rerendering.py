"""A rejected wording is replaced in its own form, and what agrees with it is repaired."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ruling_lint.glossary import Fix, Glossary
from ruling_lint.text.reading import Reading

Read = Callable[[str], Reading]

TERMS = """
- {en: token, ru: фишка, forbidden: [токен]}
- {en: damage, ru: повреждения, forbidden: [урон]}
- {en: graveyard, ru: кладбище, forbidden: [могила, "грейв*", {ru: в яму, pos: phrase}], prep: {where: на, whither: на}}
- {en: library, ru: библиотека, forbidden: [шкаф], prep: {where: в, whither: в, whence: из}}
- {en: trench, ru: ров, forbidden: [траншея], prep: {where: во, whither: в, whence: изо}}
- {en: cast, pos: verb, ru: разыграть, forbidden: [кинуть на стол, слать письмо, {ru: скастовать, pos: verb}, {ru: кастовать, pos: verb}, {ru: сотворение}, сотворить]}
- {en: triggered ability, ru: срабатывающая способность, forbidden: ["триггерн*"]}
- {en: target, pos: adj, ru: целевой, forbidden: [{ru: таргетный, pos: adj}]}
- {en: battlefield, ru: поле битвы, forbidden: [поле боя]}
- {en: salt lake, ru: солёное озеро, forbidden: [соляное озеро]}
- {en: old map, ru: старая карта, forbidden: [древний свиток]}
- {en: flying, ru: Полёт, forbidden: [летание]}
- {en: creature, ru: существо, forbidden: [тварь]}
- {en: turn, ru: ход, forbidden: [круг]}
- {en: flip, pos: verb, ru: перевернуть, family: [переворачивать], forbidden: [флипнуть, флипать, флипаться]}
- {en: bind, pos: verb, ru: разрешиться, family: [разрешаться, разрешение], forbidden: ["бинд*"]}
- {en: mana price, ru: мана-цена, forbidden: ["мана-прайс*"]}
- {en: rest step, ru: шаг отдыха, forbidden: ["рестстеп*"]}
- {en: fire, pos: verb, ru: сработать, family: [срабатывать], forbidden: [файриться, файрнуться]}
"""


@pytest.fixture(scope="module")
def rejecting(glossary_of: Callable[..., Glossary]) -> Glossary:
    return glossary_of(TERMS)


@pytest.fixture
def fix(rejecting: Glossary, read: Read) -> Callable[[str], Fix]:
    def make(text: str) -> Fix:
        reading = read(text)
        (match,) = [m for m in rejecting.find_russian(reading) if m.senses[0].role == "forbidden"]
        return rejecting.rerender(reading, match, match.senses[0].term)

    return make


def applied(text: str, fix: Fix) -> str:
    return text[: fix.span.start] + fix.texts[0] + text[fix.span.end :]


@pytest.mark.parametrize(
    ("text", "fixed"),
    [
        ("Снимите жетоны с токена.", "Снимите жетоны с фишки."),
        ("Создайте один токен.", "Создайте одну фишку."),
        ("Снимите жетоны с **токена**.", "Снимите жетоны с **фишки**."),
        ("Создайте <i>красный</i> <b>токен</b>.", "Создайте <i>красную</i> <b>фишку</b>."),
        ("Положите +1/+1 токен сюда.", "Положите фишку +1/+1 сюда."),
        ("Она лежит в *могиле*.", "Она лежит на *кладбище*."),
        ("Создайте два токена.", "Создайте две фишки."),
        ("Токен, созданный вами, повёрнут.", "Фишка, созданная вами, повёрнута."),
        ("Этот токен был уничтожен.", "Эта фишка была уничтожена."),
        ("Каждый токен, который вы видите.", "Каждая фишка, которую вы видите."),
        ("Каждый токен, который спит.", "Каждая фишка, которая спит."),
        ("Токен и жетон созданы вами.", "Фишка и жетон созданы вами."),
        ("Урон наносится сразу.", "Повреждения наносятся сразу."),
        ("Создайте два таких токена.", "Создайте две таких фишки."),
        ("Поверните этот токен.", "Поверните эту фишку."),
        ("Вместе с каждым вашим токеном.", "Вместе с каждой вашей фишкой."),
        ("Токен погибает.", "Фишка погибает."),
        ("ТОКЕН", "ФИШКА"),
        ("Нанесите ему 3 урона.", "Нанесите ему 3 повреждения."),
        ("Нанесите ему 5 урона.", "Нанесите ему 5 повреждений."),
        ("Нанесите ему 1 урон.", "Нанесите ему 1 повреждение."),
        ("Нанесите ему столько же урона.", "Нанесите ему столько же повреждений."),
        ("Весь урон предотвращён.", "Все повреждения предотвращены."),
        ("Она лежит в вашей могиле.", "Она лежит на вашем кладбище."),
        ("Верните её из могилы.", "Верните её из кладбища."),
        ("Положите её в могилу.", "Положите её на кладбище."),
        ("Бросьте её в яму.", "Бросьте её на кладбище."),
        ("Он сидит в траншее.", "Он сидит во рву."),
        ("Вы кастуете его.", "Вы разыгрываете его."),
        ("Скастуйте его.", "Разыграйте его."),
        ("Киньте на стол камень.", "Разыграйте камень."),
        ("Киньте этот старый камень на стол.", "Разыграйте этот старый камень."),
        ("Кидайте камень на стол.", "Разыгрывайте камень."),
        ("Киньте камень и бумагу на стол.", "Киньте камень и бумагу на стол."),
        ("Вы шлёте письмо.", "Вы разыгрываете письмо."),
        ("Скастованное вами.", "Разыгранное вами."),
        ("Во время сотворения.", "Во время розыгрыша."),
        ("Триггерные способности ждут.", "Срабатывающие способности ждут."),
        ("С новой триггерной способностью.", "С новой срабатывающей способностью."),
        ("Уничтожьте таргетную тварь.", "Уничтожьте целевую тварь."),
        ("Выйдите на поле боя.", "Выйдите на поле битвы."),
        ("У него есть летание.", "У него есть Полёт."),
        ("Он нужен в этом круге.", "Он нужен в этом ходу."),
    ],
)
def test_the_form_is_kept_and_agreement_repaired(rejecting: Glossary, read: Read, text: str, fixed: str) -> None:
    reading = read(text)
    rejected = [m for m in rejecting.find_russian(reading) if m.senses[0].role == "forbidden"]
    for match in rejected[:1]:
        text = applied(text, rejecting.rerender(reading, match, match.senses[0].term))
    assert text == fixed


def test_a_replacement_spans_no_more_than_what_changes(fix: Callable[[str], Fix]) -> None:
    text = "Верните все мои токены."
    given = fix(text)
    assert text[given.span.start : given.span.end] == "токены"


def test_the_case_follows_the_sentence_where_the_form_leaves_it_open(fix: Callable[[str], Fix]) -> None:
    assert fix("Токен стоит там.").texts[0] == "Фишка"
    assert fix("Положите токен туда.").texts[0] == "фишку"


def test_an_unambiguous_form_is_certain_and_an_ambiguous_one_is_not(fix: Callable[[str], Fix]) -> None:
    assert fix("Он стоит рядом с токеном.").certain
    assert not fix("Летать токен.").certain


@pytest.mark.parametrize(
    ("text", "fixed"),
    [("Флипните её.", "Переверните"), ("Флипайте её.", "Переворачивайте"), ("Файрнулась ловушка.", "Сработала")],
)
def test_a_slang_verb_keeps_its_aspect(fix: Callable[[str], Fix], text: str, fixed: str) -> None:
    assert fix(text).texts[0] == fixed


def test_a_verb_without_a_passive_gets_none(fix: Callable[[str], Fix]) -> None:
    assert fix("Ловушка файрится.").texts == ("срабатывает",)
    assert fix("Карта флипается.").texts[0] == "переворачивается"


def test_a_slang_verb_of_any_ending_stands_in_the_present(fix: Callable[[str], Fix]) -> None:
    assert fix("Заклинание биндится.").texts[0] == "разрешается"


@pytest.mark.parametrize(
    ("text", "best"),
    [
        ("Бинд.", "Разрешение"),
        ("Мана-прайс.", "Мана-цена"),
        ("Мана-прайс растёт.", "Мана-цена"),
        ("Он умирает во время рестстепа.", "шага отдыха"),
        ("После рестстепа он ушёл.", "шага отдыха"),
        ("Он готов к рестстепу.", "шагу отдыха"),
    ],
)
def test_a_slang_noun_of_any_ending_is_read_by_its_ending(fix: Callable[[str], Fix], text: str, best: str) -> None:
    assert fix(text).texts[0] == best


def test_a_slang_noun_in_a_case_that_its_ending_hardly_tells_is_not_certain(fix: Callable[[str], Fix]) -> None:
    assert not fix("Мана-прайсу.").certain


@pytest.mark.parametrize(
    "text", ["Сотворите его.", "Бросьте кость, затем сотворите его.", "Если вы здесь, сотворите его."]
)
def test_a_form_that_is_imperative_and_future_is_offered_as_the_imperative(
    fix: Callable[[str], Fix], text: str
) -> None:
    assert fix(text).texts[0].lower() == "разыграйте"


@pytest.mark.parametrize("text", ["Вы сотворите его.", "Когда сотворите его, спите.", "Если вы его сотворите, спите."])
def test_the_future_comes_first_in_a_clause_that_tells_what_you_will_do(fix: Callable[[str], Fix], text: str) -> None:
    assert fix(text).texts[0].lower() == "разыграете"


def test_another_terms_rendering_can_be_replaced(rejecting: Glossary, read: Read) -> None:
    text = "Найдите карту на вашем кладбище."
    reading = read(text)
    (match,) = rejecting.find_russian(reading)
    library = rejecting.lookup("library")[0]
    assert applied(text, rejecting.rerender(reading, match, library)) == "Найдите карту в вашей библиотеке."


def test_letters_that_are_no_ending_tell_no_case(fix: Callable[[str], Fix]) -> None:
    assert fix("Положите на грейввсё карту.").texts


@pytest.mark.parametrize(
    ("text", "fixed"),
    [
        ("Пожертвуйте два соляных озера.", "Пожертвуйте два солёных озера."),
        ("Есть три соляных озера.", "Есть три солёных озера."),
        ("Сбросьте 2 соляных озера.", "Сбросьте 2 солёных озера."),
        ("Сбросьте два древних свитка.", "Сбросьте две старые карты."),
        ("Он начинает с двумя соляными озёрами.", "Он начинает с двумя солёными озёрами."),
        ("Сбросьте пять соляных озёр.", "Сбросьте пять солёных озёр."),
        ("и два чёрных токена", "и две чёрных фишки"),
        ("три чёрных токена", "три чёрных фишки"),
    ],
)
def test_the_adjectives_of_a_term_are_plural_after_two_three_and_four(
    fix: Callable[[str], Fix], text: str, fixed: str
) -> None:
    assert applied(text, fix(text)) == fixed


@pytest.mark.parametrize("text", ["две старые карты", "двух старых карт", "две старых карты", "три солёных озера"])
def test_a_term_counted_by_two_three_or_four_is_found(rejecting: Glossary, read: Read, text: str) -> None:
    reading = read(text)
    assert [match.last - match.first for match in rejecting.find_russian(reading)] == [1]


def test_a_numeral_that_tells_its_case_leaves_no_other(fix: Callable[[str], Fix]) -> None:
    assert fix("Создайте два чёрных токена.").texts == ("две чёрных фишки",)
