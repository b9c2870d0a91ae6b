"""Comparing what is counted on both sides."""

from collections.abc import Callable

import pytest

from checks.glossary_context import hits as found_beside
from checks.glossary_context import texts
from ruling_lint.checks import count
from ruling_lint.model import Hit, Severity, Span


@pytest.mark.parametrize(
    ("source", "target", "fixed"),
    [
        ("Pay {3} or {W}.", "Платите {W} или {2}.", "Платите {W} или {3}."),
        ("It becomes a 2/3.", "Оно становится 3/2.", "Оно становится 2/3."),
        ("Pay {X}.", "Платите Х.", "Платите {X}."),
        ("{1}, {T}: Go.", "{1}, [T] да: идём.", "{1}, {T} да: идём."),
        ("Hello, {player}!", "Привет, {игрок}!", "Привет, {player}!"),
        ("You have %d of %s.", "У вас %d из %d.", "У вас %d из %s."),
        ("It costs {2}{G}.", "Цена {2}.", "Цена {2}{G}."),
        ("{2}, {T}, go.", "{2}, , идём.", "{2}, {T}, идём."),
        ("Add {G} or more.", "Добавьте  или больше.", "Добавьте {G} или больше."),
        ("{T}: Go.", ": идём.", "{T}: идём."),
        ("{1}{X}: Take X.", "{1}X: возьмите X.", "{1}{X}: возьмите X."),
        ("It gets -1/-1.", "Оно получает −1/−2.", "Оно получает −1/−1."),
        ("It costs {2}{G}.", "Цена {G}.", "Цена {2}{G}."),
        ("Write `yes`.", "Пишите yes.", "Пишите `yes`."),
        ("[−2]: Go.", "[−3]: идём.", "[−2]: идём."),
        ("Pay {2} now.", "Теперь заплатите две маны.", "Теперь заплатите {2}."),
    ],
)
def test_the_form_of_the_source_is_suggested(source: str, target: str, fixed: str, fix: Callable[..., str]) -> None:
    assert fix(count, target, source=source, what="placeholders") == fixed


@pytest.mark.parametrize(
    ("source", "target"),
    [
        ("Pay {r/g} and {W/U}.", "Платите {U/W} и {G/R}."),
        ("It gets −1/-0.", "Оно получает -1/–0."),
        ("It gets +X/+X.", "Оно получает +Х/+Х."),
        ("−2: Go.", "—2: идём."),
        ("Write `{2}{T}`.", "Пишите {2} и `{t}`."),
        ("{n, plural, one {# card} other {# cards}}", "{n, plural, one {# карта} few {# карты} other {# карт}}"),
        ("Scry.", "Предскажите (заплатив {1} за фишку 1/1)."),
        ("[This thing] is here.", "[Эта вещь] здесь [примечание переводчика]."),
        ("Pay {T}.", "Платите {Т}."),
        ("It costs {GW}.", "Цена {R/W}."),
    ],
)
def test_what_is_equal_in_value_and_what_cannot_be_judged_is_no_difference(
    source: str, target: str, hits: Callable[..., list[Hit]]
) -> None:
    assert hits(count, target, source=source, what="placeholders") == []


@pytest.mark.parametrize(
    ("source", "target", "fixed"),
    [
        ("Opens on April 5, 2024.", "Открывается 5 мая 2024 г.", "Открывается 5 апреля 2024 г."),
        (
            "Opens in May, closes on March 3.",
            "Откроется в мае, закроется 3 августа.",
            "Откроется в мае, закроется 3 августа.",
        ),
        ("Opens on May 2 and closes on March 3.", "Открыто с 2 мая по 3 августа.", "Открыто с 2 мая по 3 марта."),
        ("Opens in August.", "Откроется в сентябре.", "Откроется в августе."),
        ("May opens it, they march on.", "Мая откроет, и все идут дальше.", "Мая откроет, и все идут дальше."),
        ("Opens on April 5.", "Открывается 05.04.", "Открывается 05.04."),
        ("Opens in June, closes in July.", "Открыто в июле, закрыто в июне.", "Открыто в июле, закрыто в июне."),
    ],
)
def test_a_month_named_in_the_place_of_another_is_changed(
    source: str, target: str, fixed: str, fix: Callable[..., str]
) -> None:
    assert fix(count, target, source=source, what="numbers") == fixed


@pytest.mark.parametrize(
    ("source", "target", "marked"),
    [
        ("Tap 7 lands. Build 3 artifacts.", "Поверните 3 земли. Постройте 7 артефактов.", ["3", "7"]),
        ("Tap 7 lands. Then build 3 artifacts.", "Поверните 7 земель. Постройте 3 артефакта.", []),
        ("If 3 artifacts stand, tap 7 lands.", "Поверните 7 земель, если целы 3 артефакта.", []),
        ("Tap 7 lands. Build 3 artifacts.", "Построив 3 артефакта, поверните 7 земель.", []),
        ("Tap 7 lands near 3 creatures. Watch them.", "Найдите 3 существа. Поверните возле них 7 земель.", []),
        ("Tap five lands. Build two artifacts.", "Поверните две земли. Постройте пять артефактов.", ["две", "пять"]),
        ("Tap five lands and two artifacts.", "Поверните две земли и пять артефактов.", ["две", "пять"]),
        ("Tap five lands and untap two.", "Поверните две земли и разверните пять.", ["две", "пять"]),
        ("Tap five lands and two artifacts.", "Поверните два артефакта и пять земель.", []),
        ("Tap five lands and untap two lands.", "Разверните две земли и поверните пять земель.", []),
        ("Tap five lands near two towers.", "Возле двух башен поверните пять земель.", []),
        ("Five creatures tap two lands.", "Две земли поворачивают пять существ.", []),
    ],
)
def test_numbers_of_two_sentences_may_be_exchanged(source: str, target: str, marked: list[str]) -> None:
    assert texts(found_beside(count, target, source, what="numbers"), target) == marked


@pytest.mark.parametrize(
    ("source", "target"),
    [
        ("Tap 7 lands. Build 3 artifacts.", "Постройте 3 артефакта. Поверните 7 земель."),
        ("The deck has 7. The graveyard has 3.", "На кладбище их 3. В колоде их 7."),
        ("Two creatures fly. Three creatures swim.", "Плывут три существа. Летят два существа."),
        ("Build 7 towers. Paint 3 walls.", "Покрасьте 3 стены. Постройте 7 башен."),
        ("The deck has 7. Paint 3 walls of it.", "У неё покрасьте 3 стены. В колоде всего 7 таких."),
    ],
)
def test_sentences_that_change_places_take_their_numbers_along(source: str, target: str) -> None:
    assert found_beside(count, target, source, what="numbers") == []


@pytest.mark.parametrize(
    ("source", "target", "marked"),
    [
        ("Paint half the wall.", "Покрасьте треть стены.", ["треть"]),
        ("Paint a third of the wall.", "Покрасьте половину стены.", ["половину"]),
        ("Paint two-thirds of the wall.", "Покрасьте три четверти стены.", ["три четверти"]),
        ("Paint one quarter of the wall.", "Покрасьте одну треть стены.", ["одну треть"]),
        ("Paint half the wall and a third of the roof.", "Покрасьте треть крыши и половину стены.", []),
        ("Paint one third of the wall.", "Покрасьте треть стены.", []),
        ("Paint half the wall.", "Покрасьте в два раза меньше стен.", []),
        ("The lower half, a third of the roof.", "Нижняя часть, треть крыши.", []),
        ("It takes two and a half hours.", "Это занимает 2,5 часа.", []),
        ("It takes two and a half hours.", "Это занимает два часа.", ["два"]),
        ("Paint a third wall with half of this.", "Покрасьте третью стену половиной этого.", []),
        ("Paint two-thirds of the wall.", "Покрасьте 2/3 стены.", []),
        ("Paint three quarters of the wall.", "Покрасьте ¾ стены.", []),
        ("Paint 0.5 of the wall.", "Покрасьте ½ стены.", []),
        ("Paint fifty percent of the wall.", "Покрасьте половину стены.", []),
        ("Paint half the wall.", "Покрасьте ⅓ стены.", ["⅓"]),
    ],
)
def test_parts_of_a_whole_are_compared_by_value(
    source: str, target: str, marked: list[str], hits: Callable[..., list[Hit]]
) -> None:
    assert texts(hits(count, target, source=source, what="numbers"), target) == marked


@pytest.mark.parametrize(
    ("target", "marked"),
    [
        ("Первые три карты красные, следующие три — синие.", []),
        ("Первые три карты красные, а остальные три — синие.", []),
        ("Первые три карты красные, вторые три — синие.", []),
        ("Первые три карты красные, три другие — синие.", []),
        ("Первые три карты красные, три — синие.", [""]),
        ("Первые три карты красные, следующие четыре — синие.", ["четыре"]),
    ],
)
def test_an_ordinal_before_a_number_may_be_told_without_one(
    target: str, marked: list[str], hits: Callable[..., list[Hit]]
) -> None:
    found = hits(count, target, source="The first three cards are red, the second three are blue.", what="numbers")
    assert texts(found, target) == marked


@pytest.mark.parametrize(
    ("source", "target", "count_"),
    [
        ("Paint two-thirds of the wall.", "Покрасьте 2/3 стены.", 0),
        ("Paint 1/2 of the wall.", "Покрасьте половину стены.", 0),
        ("Paint 1/4 of the wall.", "Покрасьте ¼ стены.", 0),
        ("A 1/2 wall with half a roof.", "Стена с половиной крыши.", 1),
        ("A 1/2 wall.", "Стена.", 1),
    ],
)
def test_a_fraction_in_digits_is_no_power_and_toughness(
    source: str, target: str, count_: int, hits: Callable[..., list[Hit]]
) -> None:
    assert len(hits(count, target, source=source, what="placeholders")) == count_


def test_so_many_together_are_told_so(fix: Callable[..., str]) -> None:
    assert fix(count, "Сыграйте впятером.", source="Play with three people.", what="numbers") == "Сыграйте втроем."


def test_units_of_time_that_both_texts_name_are_counted(hits: Callable[..., list[Hit]]) -> None:
    assert len(hits(count, "Это занимает три недели.", source="It takes two weeks.", what="numbers")) == 1
    assert len(hits(count, "Два летающих зверя.", source="Three flying beasts.", what="numbers")) == 1


def test_other_emphasis_keeps_its_words(fix: Callable[..., str]) -> None:
    assert fix(count, "**Снесите** __башню__.", source="*Tear* __down__ it.", what="markup") == "*Снесите* __башню__."


def test_a_translated_name_inside_a_kept_placeholder_is_one_hit(fix: Callable[..., str]) -> None:
    source, target = "[this thing] is here.", "[эта вещь] здесь."
    assert fix(count, target, source=source, keep=r"\[this thing\]", what="placeholders") == "[this thing] здесь."


@pytest.mark.parametrize("target", ["this thing] здесь.", "[this thing здесь."])
def test_a_kept_placeholder_that_lost_a_bracket_is_one_hit(target: str, fix: Callable[..., str]) -> None:
    source = "[this thing] is here."
    assert fix(count, target, source=source, keep=r"\[this thing\]", what="placeholders") == "[this thing] здесь."


def test_a_lost_symbol_is_shown_at_the_end_and_tells_its_source(hits: Callable[..., list[Hit]]) -> None:
    (hit,) = hits(count, "Идите.", source="Pay {T}.", what="placeholders")
    assert (hit.span, hit.source_span, hit.variant) == (Span(6, 6), Span(4, 7), "lost")
    assert hit.params == {"source": "{T}"}


def test_an_added_symbol_is_marked(mark: Callable[..., str]) -> None:
    assert mark(count, "Платите {T}{T}.", source="Pay {T}.", what="placeholders") == "Платите {T}⟦{T}⟧."


@pytest.mark.parametrize(
    ("source", "target", "fixed"),
    [
        ("Take 12 of them.", "Возьмите 21.", "Возьмите 12."),
        ("Take three of them.", "Возьмите двух из них.", "Возьмите трех из них."),
        ("Take two cards.", "Возьмите три карты.", "Возьмите две карты."),
        ("Take two red stones.", "Возьмите три красных камня.", "Возьмите два красных камня."),
        ("Take 3 of them.", "Возьмём пятерых.", "Возьмём троих."),
        ("Chapter IV ends.", "Глава V и глава VI закончены.", "Глава V и глава IV закончены."),
        ("Choose one of five.", "Выберите одну из шести.", "Выберите одну из пяти."),
    ],
)
def test_a_number_is_replaced_by_one_of_the_same_form(
    source: str, target: str, fixed: str, fix: Callable[..., str]
) -> None:
    assert fix(count, target, source=source, what="numbers") in (fixed, fixed.replace("троих", "3"))


@pytest.mark.parametrize(
    ("source", "target"),
    [
        ("Draw a card and 1 more.", "Возьмите карту и ещё одну."),
        ("On April 9, 2024, 1,200 people came.", "09.04.2024 пришли 1 200 человек."),
        ("Twice two is four.", "Дважды два — четыре."),
        ("Each of the two players takes the other card.", "Оба игрока берут вторую карту."),
        ("It has three heads.", "Оно трёхголовое."),
        ("It costs {2} less than 3/3.", "Цена на {2} меньше, чем у 3/3."),
        ("It is a game for three people.", "В это играют втроём."),
        ("They come in two at a time.", "Они входят попарно."),
        ("A four-legged table.", "Четвероногий стол."),
        ("It takes eighteen months.", "Это занимает полтора года."),
        ("It takes two weeks.", "Это занимает 14 дней."),
        ("It takes a quarter of an hour.", "Это занимает пятнадцать минут."),
        ("Half a million people came.", "Пришли пятьсот тысяч человек."),
        ("Every two years.", "Через год."),
        ("Pages two, three and four.", "Страницы со второй по четвёртую."),
        ("Pages 2–4.", "Страницы 2, 3 и 4."),
        ("In her twenties.", "Ей двадцать с лишним."),
    ],
)
def test_numbers_of_equal_value_are_no_difference(source: str, target: str, hits: Callable[..., list[Hit]]) -> None:
    assert hits(count, target, source=source, what="numbers") == []


def test_a_number_between_the_ends_of_a_range_is_missed_all_the_same(hits: Callable[..., list[Hit]]) -> None:
    (hit,) = hits(count, "Игрокам 1–9 отдайте монеты.", source="Give 3 coins to players 1–9.", what="numbers")
    assert hit.params["source"] == "3"


def test_a_reference_is_replaced_whole(fix: Callable[..., str]) -> None:
    assert fix(count, "См. 601.2.", source="See 601.2b.", what="references") == "См. 601.2b."
    assert fix(count, "Правило 405.", source="Rule 404.", what="references") == "Правило 404."
    assert fix(count, "Всего 405.", source="See rule 405.", what="references") == "Всего 405."


def test_emphasis_lost_from_a_word_that_stays_is_marked_there(fix: Callable[..., str]) -> None:
    assert fix(count, "Игра Magic стара.", source="The game of *Magic* is old.", what="markup") == "Игра *Magic* стара."


def test_a_lost_tag_is_a_hit(hits: Callable[..., list[Hit]]) -> None:
    (hit,) = hits(count, "Это <i>ход.", source="It is a <i>turn</i>.", what="markup")
    assert (hit.variant, hit.params) == ("lost", {"source": "</i>"})


def test_an_element_lost_with_both_its_tags_is_one_hit(hits: Callable[..., list[Hit]]) -> None:
    (hit,) = hits(count, "Это ход.", source="It is a <i>turn</i>.", what="markup")
    assert hit.params == {"source": "<i>"}


def test_an_element_that_became_another_is_put_right_by_both_its_tags(fix: Callable[..., str]) -> None:
    assert fix(count, "<b>Ход</b>.", source="A <i>turn</i>.", what="markup") == "<i>Ход</i>."


def test_only_what_is_known_can_be_counted() -> None:
    with pytest.raises(ValueError, match="'what' must be one of: markup, numbers, placeholders, references"):
        count.Params("words").validate()


@pytest.mark.parametrize(
    ("source", "target", "firm"),
    [
        ("The twins came home with two very old boots.", "Близнецы вернулись в старых сапогах.", False),
        ("Page 17 of the diary was gone for ever.", "Страница 18 дневника пропала навсегда.", True),
        ("They met on page two of the diary.", "Они встретились на странице 3 дневника.", True),
    ],
)
def test_a_number_in_digits_is_as_wrong_in_prose(
    source: str, target: str, firm: bool, hits: Callable[..., list[Hit]]
) -> None:
    assert [hit.firm for hit in hits(count, target, source=source, what="numbers")] == [firm]


@pytest.mark.parametrize(
    ("source", "target", "severity"),
    [
        ("Read *The Tale of Crows*.", "Прочтите «Сказание о воронах».", Severity.INFO),
        ("A **public** zone.", "Открытая зона.", None),
        ("A <i>public</i> zone.", "Открытая <i>зона.", None),
    ],
)
def test_lost_italics_are_information(
    source: str, target: str, severity: Severity | None, hits: Callable[..., list[Hit]]
) -> None:
    assert [hit.severity for hit in hits(count, target, source=source, what="markup")] == [severity]


@pytest.mark.parametrize(
    ("source", "target", "found"),
    [
        ("More than one stone fell.", "Упало не меньше двух камней.", 0),
        ("Fewer than three stones fell.", "Упало не больше двух камней.", 0),
        ("More than two stones fell.", "Упало больше трёх камней.", 1),
        ("No more than two stones fell.", "Упало не больше трёх камней.", 1),
        ("At least two stones fell.", "Упало больше двух камней.", 0),
    ],
)
def test_one_bound_can_be_set_in_two_ways(source: str, target: str, found: int, hits: Callable[..., list[Hit]]) -> None:
    assert len(hits(count, target, source=source, what="numbers")) == found


@pytest.mark.parametrize(
    ("source", "target", "fixed"),
    [
        ("Card %d of %s.", "Карта %s из %d.", "Карта %2$s из %1$d."),
        ("Card %d of %s.", "Карта %d из %s.", "Карта %d из %s."),
        ("%s and %s", "%s и %s", "%s и %s"),
        ("Card %1$d of %2$s.", "Карта %2$s из %1$d.", "Карта %2$s из %1$d."),
    ],
)
def test_values_known_by_their_order_keep_it(source: str, target: str, fixed: str, fix: Callable[..., str]) -> None:
    assert fix(count, target, source=source, what="placeholders") == fixed


def test_a_number_with_a_letter_in_it_counts_as_what_it_must_have_been(hits: Callable[..., list[Hit]]) -> None:
    assert hits(count, "Взнос — 10О карт.", source="The fee is 100 cards.", what="numbers") == []


@pytest.mark.parametrize(
    ("source", "target"),
    [
        ("In short, it is over.", "В двух словах: всё кончено."),
        ("Done in no time.", "Готово в два счёта."),
        ("Cards of the 1990s.", "Карты 90-х годов."),
    ],
)
def test_idioms_are_no_numbers_and_a_decade_may_lack_its_century(
    source: str, target: str, hits: Callable[..., list[Hit]]
) -> None:
    assert hits(count, target, source=source, what="numbers") == []


@pytest.mark.parametrize(
    ("source", "target", "variants"),
    [
        ("The tower is 7 high and 7 wide.", "Высота и ширина башни — по 7.", []),
        ("Build five towers, then paint five.", "Постройте пять башен и столько же покрасьте.", []),
        ("The tower is 7 high and 6 wide.", "Высота и ширина башни — по 7.", ["lost"]),
        ("Build five towers, then paint five.", "Постройте пять башен и покрасьте шесть.", ["changed"]),
        ("Build five towers, then paint five.", "Постройте пять башен и покрасьте их.", []),
        ("Build five towers and paint five walls.", "Постройте пять башен и покрасьте стены.", ["lost"]),
        ("Build 5 towers and paint 5 walls.", "Постройте 5 башен и покрасьте эти стены.", ["lost"]),
        ("Build 5 towers and paint those 5 towers.", "Постройте 5 башен и покрасьте эти башни.", []),
        ("Build five towers and pay 5 coins.", "Постройте пять башен и заплатите за них монеты.", ["lost"]),
        ("Build 5 towers and paint 5 towers.", "Постройте и покрасьте 5 башен.", []),
        ("Build 5 towers or 5 walls.", "Постройте 5 башен или стен.", []),
        ("Tear down 5 walls and build 5 towers.", "Снесите стены и постройте 5 башен.", ["lost"]),
        ("Two or more towers stand.", "Стоят несколько башен.", []),
        ("Two or more towers stand.", "Стоит больше одной башни.", []),
        ("Two or more towers stand.", "Стоит не менее башен.", ["lost"]),
    ],
)
def test_one_number_may_stand_for_two_equal_ones(
    source: str, target: str, variants: list[str], hits: Callable[..., list[Hit]]
) -> None:
    assert [hit.variant for hit in hits(count, target, source=source, what="numbers")] == variants


def test_a_pair_of_tags_that_became_another_is_one_mistake(hits: Callable[..., list[Hit]]) -> None:
    source, target = "The <b>top <u>card</u></b>, <i>no</i>.", "<i>Верхняя <u>карта</u></i>, <i>нет</i>."
    (hit,) = hits(count, target, source=source, what="markup")
    assert (hit.span, hit.replacements) == (Span(0, 27), ("<b>Верхняя <u>карта</u></b>",))
    assert hit.params == {"source": "<b>top <u>card</u></b>"}
    assert len(hits(count, "<i>Карта</b>.", source="A <b>card</b>.", what="markup")) == 1


def test_a_text_that_lost_very_many_things_says_so_for_the_first_of_them(hits: Callable[..., list[Hit]]) -> None:
    for source, target, what in (
        ("{T}", "{T}{2}", "placeholders"),
        ("<b>", "", "markup"),
        ("7, ", "8, 9, ", "numbers"),
    ):
        found = hits(count, "Так. " + target * 2_500, source="So. " + source * 5_000, what=what)
        assert len(found) == 50


@pytest.mark.parametrize(
    ("source", "target", "fixed"),
    [
        ("Ring it twice.", "Звоните трижды.", "Звоните дважды."),
        ("Ring it three times.", "Звоните дважды.", "Звоните трижды."),
        ("Ring it three times.", "Звоните два раза.", "Звоните три раза."),
        ("Ring it five times.", "Звоните два раза.", "Звоните пять раз."),
        ("Ring it twice.", "Звоните один раз.", "Звоните два раза."),
        ("Ring it once.", "Звоните трижды.", "Звоните один раз."),
        ("Ring it five times.", "Звоните дважды.", "Звоните пять раз."),
    ],
)
def test_how_often_is_told_as_the_text_tells_it(source: str, target: str, fixed: str, fix: Callable[..., str]) -> None:
    assert fix(count, target, source=source, what="numbers") == fixed


@pytest.mark.parametrize(
    ("source", "target"),
    [
        ("Ring it twice.", "Звоните два раза."),
        ("Ring it twice.", "Звоните дважды."),
        ("Ring it three times.", "Звоните трижды."),
        ("Ring it once.", "Звоните однажды."),
        ("Ring it once.", "Звоните один раз."),
    ],
)
def test_how_often_is_compared_by_value(source: str, target: str, hits: Callable[..., list[Hit]]) -> None:
    assert hits(count, target, source=source, what="numbers") == []


@pytest.mark.parametrize(
    ("source", "target"),
    [
        ("Double doors are doors. Ring twice.", "Двойные двери — двери. Звоните трижды."),
        ("Double-winged doors are doors. Ring twice.", "Двустворчатые двери — двери. Звоните трижды."),
        ("Two doors are open. Ring twice.", "Две двери открыты. Звоните трижды."),
    ],
)
def test_of_equal_numbers_the_one_that_tells_how_often_is_named(
    source: str, target: str, hits: Callable[..., list[Hit]]
) -> None:
    (hit,) = hits(count, target, source=source, what="numbers")
    assert (hit.params["source"], hit.replacements[0]) == ("twice", "дважды")


@pytest.mark.parametrize(
    ("source", "target"),
    [
        ("The price is doubled.", "Цена повышается в два раза."),
        ("Halving the price helps.", "Если снизить цену в 2 раза, это поможет."),
        ("Halve the price.", "Разделите цену на два."),
        ("It triples the price.", "Это повышает цену в три раза."),
        ("Quadrupling one gives four.", "Если увеличить единицу в четыре раза, получится четыре."),
        ("Build a second tower.", "Постройте ещё одну башню."),
        ("Build a second tower. The second tower is red.", "Постройте ещё одну башню. Вторая башня красная."),
        ("Paint it a second time.", "Покрасьте её ещё раз."),
        ("Paint it a second time.", "Покрасьте её повторно."),
        ("Paint one, then a second one, and a third one.", "Покрасьте одну, потом ещё одну и ещё одну."),
        ("Stand there for a second.", "Постойте там секунду."),
        ("Of the tower and the wall, the latter is red.", "Из башни и стены красная только вторая."),
        ("A tower, followed by a wall.", "Сначала башня, второй идёт стена."),
        ("Paint it again.", "Покрасьте её во второй раз."),
        ("Paint it again and again.", "Красьте её и во второй, и в третий раз."),
        ("Paint it once more.", "Покрасьте её во второй раз."),
        ("It can be painted repeatedly.", "Её можно красить и во 2-й раз."),
        ("It's a two-player tower.", "В этой башне сражаются один на один."),
        ("Throw a twenty-sided stone.", "Бросьте двадцатигранный камень."),
        ("Throw a 12-sided stone.", "Бросьте двенадцатигранный камень."),
        ("Throw a hundred-sided stone.", "Бросьте стогранный камень."),
    ],
)
def test_a_number_may_be_told_by_a_word_that_is_none(source: str, target: str, hits: Callable[..., list[Hit]]) -> None:
    assert hits(count, target, source=source, what="numbers") == []


@pytest.mark.parametrize(
    ("source", "target"),
    [
        ("The price is doubled.", "Цена повышается в ⟦три⟧ раза."),
        ("The price is doubled.", "Цена повышается на ⟦два⟧."),
        ("The price is doubled, so pay three coins.", "Цена повышается в два раза, заплатите ⟦две⟧ монеты."),
        ("The price is raised.", "Цена повышается в ⟦два⟧ раза."),
        ("Build a second tower.", "Постройте ⟦третью⟧ башню."),
        ("Build two towers.", "Постройте ещё ⟦одну⟧ башню."),
        ("Build the second tower.", "Постройте ещё ⟦одну⟧ башню."),
        ("The latter is red.", "Красная ⟦третья⟧."),
        ("The latter builds a tower.", "Второй строит ⟦две⟧ башни."),
        ("Build a tower again.", "Снова постройте ⟦две⟧ башни."),
        ("Paint it.", "Покрасьте её во ⟦второй⟧ раз."),
        ("It's a two-player tower.", "Эта башня на ⟦трёх⟧ игроков."),
        ("Throw a twenty-sided stone.", "Бросьте ⟦12⟧-гранный камень."),
    ],
)
def test_a_word_for_a_number_hides_no_other_number(source: str, target: str, mark: Callable[..., str]) -> None:
    plain = target.replace("⟦", "").replace("⟧", "")
    assert mark(count, plain, source=source, what="numbers") == target
