"""English left in a Russian sentence is translated in the form that its place asks for."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ruling_lint.glossary import Glossary
from ruling_lint.text.reading import Reading

Read = Callable[[str], Reading]

TERMS = """
- {en: creature, ru: существо, kind: card-type}
- {en: artifact, ru: артефакт, kind: card-type}
- {en: land, ru: земля}
- {en: hand, ru: рука}
- {en: player, ru: игрок}
- {en: graveyard, ru: кладбище, prep: {where: на, whither: на}}
- {en: damage, ru: повреждения}
- {en: turn, ru: ход}
- {en: counter, sense: object, ru: жетон}
- {en: counter, sense: verb, pos: verb, ru: отменить}
- {en: scry, pos: verb, ru: предсказать}
- {en: destroy, pos: verb, ru: уничтожить}
- {en: tap, pos: verb, ru: повернуть}
- {en: target, pos: adj, ru: целевой}
- {en: spree, ru: кутёж}
- {en: kicker, ru: Усилитель}
- {en: flying, ru: Полёт, capital: keyword}
- {en: lifelink, ru: Цепь жизни}
- {en: at random, pos: phrase, ru: случайным образом}
- {en: first strike, ru: Первый удар}
- {en: tapped, pos: adj, ru: повёрнутый}
- {en: nonland, pos: adj, ru: не являющийся землёй}
"""


@pytest.fixture(scope="module")
def fixed(glossary_of: Callable[..., Glossary], read: Read) -> Callable[[str], list[str]]:
    """Return the text with each suggestion for its first English term in place."""
    glossary = glossary_of(TERMS)

    def fix(text: str) -> list[str]:
        reading = read(text)
        match = glossary.find_english(reading)[0]
        fix = glossary.translate(reading, match, match.senses[0].term)
        return [text[: fix.span.start] + new + text[fix.span.end :] for new in fix.texts]

    return fix


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Уничтожьте два creature.", "Уничтожьте два существа."),
        ("Уничтожьте пять creatures.", "Уничтожьте пять существ."),
        ("Получите жизни, равные его damage.", "Получите жизни, равные его повреждениям."),
        ("Число карт, равное turn игрока, растёт.", "Число карт, равное ходу игрока, растёт."),
        ("Поверните каждую land.", "Поверните каждую землю."),
        ("Хозяин land улыбается.", "Хозяин земли улыбается."),
        ("Рядом с land растёт трава.", "Рядом с землёй растёт трава."),
        ("У вас нет land.", "У вас нет земли."),
        ("У вас есть land.", "У вас есть земля."),
        ("Если land уничтожена, поле пусто.", "Если земля уничтожена, поле пусто."),
        ("Вы берёте камень и land.", "Вы берёте камень и землю."),
        ("Без камня, воды и land.", "Без камня, воды и земли."),
        ("Положите эту карту в hand.", "Положите эту карту в руку."),
        ("Она лежит в вашей hand.", "Она лежит в вашей руке."),
        ("Дайте player шляпу.", "Дайте игроку шляпу."),
        ("Она лежит в вашем graveyard.", "Она лежит на вашем кладбище."),
        ("Нанесите ему 2 damage.", "Нанесите ему 2 повреждения."),
        ("Нанесите ему X damage.", "Нанесите ему X повреждений."),
        ("В этом turn светит солнце.", "В этом ходу светит солнце."),
        ("Положите на него +1/+1 counter.", "Положите на него жетон +1/+1."),
        ("Положите на него −1/−1 counter.", "Положите на него жетон −1/−1."),
        ("Вы получаете {E}{E} counters.", "Вы получаете жетоны {E}{E}."),
        ("Это land.", "Это земля."),
        ("Это land растёт.", "Эта земля растёт."),
        ("Land под вашими ногами горят.", "Земли под вашими ногами горят."),
        ("Сожмите Zorbian land.", "Сожмите Zorbian землю."),
        ("Положите на него один counter.", "Положите на него один жетон."),
        ("Вы можете counter его.", "Вы можете отменить его."),
        ("Scry 2, потом возьмите карту.", "Предскажите 2, потом возьмите карту."),
        ("Затем он destroys его.", "Затем он уничтожает его."),
        ("Вы должны destroy её.", "Вы должны уничтожить её."),
        ("Он tapped.", "Он повёрнут."),
        ("Выберите target игрока.", "Выберите целевого игрока."),
        ("Стоимость с kicker-ом выше.", "Стоимость с Усилителем выше."),
        ("Стоимость kicker'а выше.", "Стоимость Усилителя выше."),
        ("Стоимость kickerа выше.", "Стоимость Усилителя выше."),
        ("Разыграйте spree-заклинание.", "Разыграйте заклинание с кутежом."),
        ("Стоимость spree-заклинаний выше.", "Стоимость заклинаний с кутежом выше."),
        ("Два creature-артефакта.", "Два артефакта-существа."),
        ("Дракон с Полётом, flying и шляпой.", "Дракон с Полётом, Полётом и шляпой."),
        ("Они получают first strike и камень.", "Они получают Первый удар и камень."),
        ("Сбросьте две карты at random.", "Сбросьте две карты случайным образом."),
        ("Уничтожьте не являющийся камнем artifact.", "Уничтожьте не являющийся камнем артефакт."),
        ("Верните лежащую под столом land.", "Верните лежащую под столом землю."),
        ("Поверните tapped землю.", "Поверните повёрнутую землю."),
        ("Создайте два Clue tokens и один land.", "Создайте два Clue tokens и одну землю."),
    ],
)
def test_the_likeliest_form_comes_first(fixed: Callable[[str], list[str]], text: str, wanted: str) -> None:
    assert fixed(text)[0] == wanted


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Дракон с **flying** улетел.", "Дракон с **Полётом** улетел."),
        ("Дракон с <b>first strike</b> улетел.", "Дракон с <b>Первым ударом</b> улетел."),
        ("Хозяин *land* улыбается.", "Хозяин *земли* улыбается."),
        ("Положите её в <i>graveyard</i>.", "Положите её на <i>кладбище</i>."),
        ("Поверните **большое** land.", "Поверните **большую** землю."),
        ("*Flying* уносит.", "*Полёт* уносит."),
        ("Разыграйте **spree**-заклинание.", "Разыграйте **кутёж**-заклинание."),
    ],
)
def test_the_form_is_the_same_in_markup_which_stays(fixed: Callable[[str], list[str]], text: str, wanted: str) -> None:
    assert fixed(text)[0] == wanted


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Дракон с «flying» улетел.", "Дракон с «Полётом» улетел."),
        ("Дракон с «**flying**» улетел.", "Дракон с «**Полётом**» улетел."),
        ('Дракон с "flying" улетел.', 'Дракон с "Полётом" улетел.'),
        ("Слово «flying» знакомо.", "Слово «Полёт» знакомо."),
        ("Хозяин «land» улыбается.", "Хозяин «земля» улыбается."),
    ],
)
def test_a_keyword_in_quotes_is_declined_unless_a_noun_names_it(
    fixed: Callable[[str], list[str]], text: str, wanted: str
) -> None:
    assert fixed(text)[0] == wanted


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Уничтожьте два creatures.", ["существа"]),
        ("Уничтожьте два целевых creatures.", ["существа"]),
        ("Уничтожьте пять creatures.", ["существ"]),
        ("Поверните двадцать одно creature.", ["существо"]),
        ("Поверните двадцать два creatures.", ["существа"]),
        ("Поверните двадцать пять creatures.", ["существ"]),
        ("Поднимите камень двумя creatures.", ["существами"]),
        ("Сорвите четыре спелые lands.", ["земли"]),
    ],
)
def test_after_a_numeral_only_what_it_asks_for_is_offered(
    fixed: Callable[[str], list[str]], text: str, wanted: list[str]
) -> None:
    assert [offer.removesuffix(".").split()[-1] for offer in fixed(text)] == wanted


def test_other_forms_follow_at_most_three_in_all(fixed: Callable[[str], list[str]]) -> None:
    offered = fixed("Рука держит land.")
    assert offered[0] == "Рука держит землю."
    assert 1 < len(offered) <= 3


def test_a_capital_at_the_beginning_of_a_sentence_is_kept(fixed: Callable[[str], list[str]]) -> None:
    assert fixed("Creature спит.")[0] == "Существо спит."
    assert fixed("Спит Creature.")[0] == "Спит существо."


def test_nothing_is_certain_where_the_case_is_guessed(glossary: Glossary, read: Read) -> None:
    reading = read("Там token.")
    (match,) = glossary.find_english(reading)
    assert not glossary.translate(reading, match, match.senses[0].term).certain


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Уничтожьте target creature.", "Уничтожьте целевое существо."),
        ("Уничтожьте две target lands.", "Уничтожьте две целевые земли."),
        ("Стоит рядом с target player.", "Стоит рядом с целевым игроком."),
        ("Выберите land counter.", "Выберите жетон земли."),
        ("Снимите target land counters.", "Снимите целевые жетоны земель."),
        ("Target player берёт карту.", "Целевой игрок берёт карту."),
        ("Она лежит в target graveyard.", "Она лежит на целевом кладбище."),
        ("Уничтожьте две tapped lands.", "Уничтожьте две повёрнутые земли."),
        ("Верните nonland counter.", "Верните не являющийся землёй жетон."),
    ],
)
def test_terms_side_by_side_become_one_phrase(
    glossary_of: Callable[..., Glossary], read: Read, text: str, wanted: str
) -> None:
    glossary, reading = glossary_of(TERMS), read(text)
    fix = glossary.translate_run(reading, glossary.find_english(reading))
    assert text[: fix.span.start] + fix.texts[0] + text[fix.span.end :] == wanted


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Сожмите two lands.", "Сожмите две земли."),
        ("Рядом с three creatures тесно.", "Рядом с тремя существами тесно."),
        ("Без five tapped lands пусто.", "Без пяти повёрнутых земель пусто."),
        ("Two creatures спят.", "Два существа спят."),
        ("Положите камни в two graveyards.", "Положите камни на два кладбища."),
    ],
)
def test_a_number_in_front_is_translated_with_its_terms(
    glossary_of: Callable[..., Glossary], read: Read, text: str, wanted: str
) -> None:
    glossary, reading = glossary_of(TERMS), read(text)
    fix = glossary.translate_counted(reading, glossary.find_english(reading))
    assert text[: fix.span.start] + fix.texts[0] + text[fix.span.end :] == wanted


def test_verbs_side_by_side_are_left_to_people(glossary_of: Callable[..., Glossary], read: Read) -> None:
    glossary, reading = glossary_of(TERMS), read("Вы можете destroy land сейчас.")
    assert glossary.translate_run(reading, glossary.find_english(reading)).texts == ()


_PIECES = [
    *(
        "Вы",
        "не",
        "в",
        "на",
        "с",
        "и",
        "или",
        ",",
        ".",
        "два",
        "5",
        "X",
        "+1/+1",
        "эту",
        "каждое",
        "который",
        "является",
    ),
    *("положите", "имеющий", "камня", "рядом", "есть", "нет", "его", "creature", "lands", "tap", "tapped", "target"),
    *("spree-заклинание", "kicker'ом", "damage", "first strike", "токена", "токены,"),
]


@given(st.lists(st.sampled_from(_PIECES), min_size=1, max_size=9))
@settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_every_suggestion_covers_its_term_whatever_stands_around(
    glossary: Glossary, read: Read, pieces: list[str]
) -> None:
    reading = read(" ".join(pieces))
    for match in glossary.find_english(reading):
        fix = glossary.translate(reading, match, match.senses[0].term)
        place = reading.span(match.first, match.last)
        assert fix.span.start <= place.start
        assert fix.span.end >= place.end
        assert all(fix.texts)
        assert len(set(fix.texts)) == len(fix.texts) <= 3
    for match in glossary.find_russian(reading):
        assert all(glossary.rerender(reading, match, match.senses[0].term).texts)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Сорвите две tapped lands.", ("повёрнутые земли", "повёрнутых земли")),
        ("Сорвите два tapped artifacts.", ("повёрнутых артефакта",)),
        ("Сорвите пять tapped lands.", ("повёрнутых земель",)),
    ],
)
def test_adjectives_after_a_numeral_stand_in_every_right_way(
    glossary_of: Callable[..., Glossary], read: Read, text: str, wanted: tuple[str, ...]
) -> None:
    glossary, reading = glossary_of(TERMS), read(text)
    assert glossary.translate_run(reading, glossary.find_english(reading)).texts == wanted
