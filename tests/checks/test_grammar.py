"""Agreement of numerals and adjectives with their nouns, and of verbs with their subjects, as it shows in a text."""

from collections.abc import Callable
from types import ModuleType

import pytest

from ruling_lint.checks import agreement, numeral, predicate
from ruling_lint.model import Hit


def test_a_numeral_is_marked_with_its_noun(mark: Callable[..., str], fix: Callable[..., str]) -> None:
    text = "Постройте две высокие башен и шесть моста."
    assert mark(numeral, text) == "Постройте ⟦две высокие башен⟧ и ⟦шесть моста⟧."
    assert fix(numeral, "Два башни рухнули.") == "Две башни рухнули."
    assert fix(numeral, "Рухнули ДВА БАШНИ.") == "Рухнули ДВЕ БАШНИ."


@pytest.mark.parametrize("text", ["Всего две: башен нет.", "Их пять, башни целы.", "Числа 2 и 5 моста", "Две\n— башен"])
def test_a_numeral_counts_only_what_follows_it(mark: Callable[..., str], text: str) -> None:
    assert mark(numeral, text) == text


def test_a_noun_may_be_excepted(mark: Callable[..., str]) -> None:
    assert mark(numeral, "Встали в шесть утра.", except_for=("утра",)) == "Встали в шесть утра."
    assert mark(numeral, "Встали в шесть утра.") == "Встали в ⟦шесть утра⟧."


def test_an_adjective_is_marked_with_its_noun(mark: Callable[..., str], fix: Callable[..., str]) -> None:
    assert mark(agreement, "Старый башня рухнула на новую мост.") == "⟦Старый башня⟧ рухнула на ⟦новую мост⟧."
    assert fix(agreement, "Старый башня рухнула.") == "Старая башня рухнула."


@pytest.mark.parametrize(
    "text",
    [
        "Старый — башня новая.",
        "Старый Башня пришёл.",
        "Северо-старый башня",
        "Старый башня-мост",
        "Старый\nбашня",
        "Сделайте старым мост.",
        "Старая, башня",
    ],
)
def test_words_that_may_not_belong_together_are_left_alone(mark: Callable[..., str], text: str) -> None:
    assert mark(agreement, text) == text


def test_an_adjective_may_be_excepted(mark: Callable[..., str]) -> None:
    assert mark(agreement, "Равной числу", except_for=("равной",)) == "Равной числу"


def test_right_phrases_are_right_the_second_time_too(mark: Callable[..., str]) -> None:
    for _ in range(2):
        assert mark(agreement, "Новая башня и новая мост") == "Новая башня и ⟦новая мост⟧"


@pytest.mark.parametrize(
    ("text", "marked"),
    [
        ("Постройте 5 башни.", "Постройте ⟦5 башни⟧."),
        ("Постройте двадцать одну башен.", "Постройте двадцать ⟦одну башен⟧."),
        ("Стоит сорок один мостов.", "Стоит сорок ⟦один мостов⟧."),
        ("Постройте двадцать одну башню, а не один мостов.", "Постройте двадцать одну башню, а не один мостов."),
        ("На шаге 5 башни строят.", "На шаге 5 башни строят."),
        ("Один из двух рыцарь пал.", "Один из двух рыцарь пал."),
        ("Победи двух рыцари.", "Победи ⟦двух рыцари⟧."),
    ],
)
def test_digits_count_after_a_verb_and_no_number_after_out_of(text: str, marked: str, mark: Callable[..., str]) -> None:
    assert mark(numeral, text) == marked


@pytest.mark.parametrize(
    "text",
    [
        "Каменные мост и башня стоят у реки.",
        "Ваши башня, мост и пристань сгорели.",
        "Ворота и деревянные башня города и широкий мост открыты.",
        "Осмотрите каменные мост или/и башню.",
        "Осмотрите каменные мост/башню, деревянные дом, а также сарай.",
        "Каждый сам: он один башню не построит.",
        "В раунде один башня пала.",
        "Рыцарь один башню не удержит, и она одна мост не построит.",
    ],
)
def test_an_adjective_may_belong_to_several_nouns_or_to_the_word_before(text: str, mark: Callable[..., str]) -> None:
    assert mark(agreement, text) == text


NOUNS = ("башня", "мост", "рыцарь", "озеро")
"""Nouns that are held to more."""


@pytest.mark.parametrize(
    "text",
    [
        "Старая и новая башни стоят рядом.",
        "Построенное и забытое озера пересохли.",
        "Осмотрите каменный и деревянный мосты.",
        "Осмотрите старую или новую, а также северную башни.",
        "Как старая, так и новая башни целы.",
        "К старой и к новой башням ведёт дорога, а к южной и северной башням — нет.",
        "Ваше и чужое озера глубоки.",
        "Оставшиеся рыцарь и мост уцелели.",
        "Оставшиеся башня и мост проданы.",
    ],
)
def test_one_word_may_belong_to_two_that_are_joined(text: str, mark: Callable[..., str]) -> None:
    assert mark(agreement, text, nouns=NOUNS) == text


@pytest.mark.parametrize(
    "text",
    [
        "Самый сильный башню возьмёт.",
        "Единственный башню не взял.",
        "Если смелый башню вовремя увидит, хорошо.",
        "Первый пришёл, последний башню закрыл.",
        "Ни один озеро не спас.",
        "Смелый башню, а не две. Трус — мост, смелый башню.",
        "Единственный башню со всеми её окнами за один час построит.",
    ],
)
def test_an_adjective_may_stand_for_the_subject_of_a_verb_after_its_object(text: str, mark: Callable[..., str]) -> None:
    assert mark(agreement, text, nouns=NOUNS) == text


@pytest.mark.parametrize(
    ("text", "marked"),
    [
        ("Рядом и новая башни.", "Рядом и ⟦новая башни⟧."),
        ("Увидели старый башню.", "Увидели ⟦старый башню⟧."),
        ("Осмотрите старый башню, он возьмёт.", "Осмотрите ⟦старый башню⟧, он возьмёт."),
        ("Старый башню возьмут.", "⟦Старый башню⟧ возьмут."),
        ("Оставшиеся рыцарь пал.", "⟦Оставшиеся рыцарь⟧ пал."),
        ("Старый озеро пересохло.", "⟦Старый озеро⟧ пересохло."),
        ("Старый озеро высох.", "⟦Старый озеро⟧ высох."),
        ("Старый башню рухнул.", "⟦Старый башню⟧ рухнул."),
    ],
)
def test_otherwise_both_must_agree(text: str, marked: str, mark: Callable[..., str]) -> None:
    assert mark(agreement, text, nouns=NOUNS) == marked


@pytest.mark.parametrize(
    ("text", "marked"),
    [
        ("У старой рыцаря меч.", "У ⟦старой рыцаря⟧ меч."),
        ("Про новый рыцаря поют.", "Про ⟦новый рыцаря⟧ поют."),
        ("Для старые рыцарей дорога закрыта.", "Для ⟦старые рыцарей⟧ дорога закрыта."),
        ("Старый рыцаря не боится.", "Старый рыцаря не боится."),
        ("Помните про победивший рыцаря меч.", "Помните про победивший рыцаря меч."),
        ("У второй рыцаря не видно.", "У второй рыцаря не видно."),
        ("На каждого мост.", "На каждого мост."),
        ("У старых озеро глубже. От чужих башню прячут.", "У старых озеро глубже. От чужих башню прячут."),
        ("Не строят для старых башня.", "Не строят для ⟦старых башня⟧."),
    ],
)
def test_behind_a_preposition_an_adjective_of_things_has_no_noun_of_beings(
    text: str, marked: str, mark: Callable[..., str]
) -> None:
    assert mark(agreement, text, nouns=NOUNS) == marked


@pytest.mark.parametrize(
    "text",
    [
        "С построенной рыцарем башней, к подаренной рыцарю башне.",
        "Любуйтесь украшенным башней мостом, построенным рыцарем.",
        "К обещанному башне мосту, о построенном рыцарем мосте.",
        "С подвластной рыцарю старой башней, с башней, подвластной рыцарю.",
    ],
)
def test_what_an_adjective_or_passive_participle_governs_is_not_its_noun(text: str, mark: Callable[..., str]) -> None:
    assert mark(agreement, text, nouns=NOUNS) == text


def test_a_passive_participle_agrees_with_a_noun_that_is_no_complement(mark: Callable[..., str]) -> None:
    text = "Построенный башня цела. С новой рыцарем, к новой рыцарю идут. Башня, новой рыцарю не надо."
    marked = "⟦Построенный башня⟧ цела. С ⟦новой рыцарем⟧, к ⟦новой рыцарю⟧ идут. Башня, ⟦новой рыцарю⟧ не надо."
    assert mark(agreement, text, nouns=NOUNS) == marked


def test_no_suggestion_mixes_things_and_beings_or_genders(hits: Callable[..., list[Hit]]) -> None:
    (hit,) = hits(agreement, "Оставшиеся рыцарь пал.", nouns=NOUNS)
    assert hit.replacements == ("Оставшийся рыцарь", "Оставшиеся рыцари")
    (hit,) = hits(agreement, "Уцелевшая рыцари пали.", nouns=NOUNS)
    assert hit.replacements == ("Уцелевшие рыцари",)


def test_both_may_belong_to_two_nouns(mark: Callable[..., str]) -> None:
    assert mark(numeral, "Оба эти мост и озеро целы.") == "Оба эти мост и озеро целы."
    assert mark(numeral, "Оба эти мост целы.") == "⟦Оба эти мост⟧ целы."
    assert mark(numeral, "Оба мост и озеро целы.") == "⟦Оба мост⟧ и озеро целы."


def test_a_plural_adjective_before_one_noun_is_wrong(mark: Callable[..., str]) -> None:
    text = "Ваши башня пуста, и мост закрыт. Каменные мост, которым ходили, рухнул."
    assert mark(agreement, text) == "⟦Ваши башня⟧ пуста, и мост закрыт. ⟦Каменные мост⟧, которым ходили, рухнул."


@pytest.mark.parametrize(
    "text",
    [
        "Равная семи высота стен не меняется.",
        "Постройте превышающую пять башню.",
        "На каждые четыре башня ветшает.",
        "После трёх рыцарь отдыхает.",
        "Увеличьте на два высоту, а на три ширину.",
        "Если больше двух мост не выдержит, ждите.",
        "У обоих башни сгорели.",
        "У двух башни выше, для трёх мост закрыт.",
        "Один моста не удержит.",
        "В раунде два рыцарь пал, а на ходу три башня рухнула.",
        "Глава четыре башню описывает.",
    ],
)
def test_a_numeral_may_belong_to_the_word_before_or_to_no_noun(text: str, mark: Callable[..., str]) -> None:
    assert mark(numeral, text) == text


@pytest.mark.parametrize(
    ("text", "fixed"),
    [
        ("Постройте 3 башен.", "Постройте 3 башни."),
        ("Вы снесёте 22 мостов.", "Вы снесёте 22 моста."),
        ("Покрасьте 21 башен.", "Покрасьте 21 башню."),
        ("Поставьте на неё 4 фонарей.", "Поставьте на неё 4 фонаря."),
        ("Постройте ещё 2 башен.", "Постройте ещё 2 башни."),
        ("Мастер берёт одну досок.", "Мастер берёт одну доску."),
        ("Рухнул один моста.", "Рухнул один мост."),
        ("Стены обоих башен целы.", "Стены обеих башен целы."),
        ("Любуйтесь двумя новые башни.", "Любуйтесь двумя новыми башнями."),
        ("Легенда о пяти башнями.", "Легенда о пяти башнях."),
        ("Дорога к пяти башни.", "Дорога к пяти башням."),
    ],
)
def test_a_numeral_is_put_right_with_all_that_belongs_to_it(text: str, fixed: str, fix: Callable[..., str]) -> None:
    assert fix(numeral, text) == fixed


@pytest.mark.parametrize(
    "text",
    [
        "Не стройте 3 башен.",
        "Требуйте 3 башен.",
        "Победите 4 рыцарей.",
        "Хватит и 2 башен.",
        "Постройте 2 новых башни и ещё 12 башен.",
        "Постройте 21 башню, 4 моста и 22 стены.",
    ],
)
def test_a_genitive_after_digits_may_be_right(text: str, mark: Callable[..., str]) -> None:
    assert mark(numeral, text) == text


@pytest.mark.parametrize(
    ("text", "fixed"),
    [
        ("Мост держат двое рыцаря.", "Мост держат двое рыцарей."),
        ("Пятеро новые рыцари спят.", "Пятеро новых рыцарей спят."),
        ("Постройте две новая башня.", "Постройте две новые башни."),
        ("Постройте два новое здание.", "Постройте два новых здания."),
        ("Стройте двумя новые отрядами.", "Стройте двумя новыми отрядами."),
        ("Зажгите двадцать одна лампа.", "Зажгите двадцать одну лампу."),
        ("Стучите два раз или пять раза.", "Стучите два раза или пять раз."),
        ("Стучите 2–3 раз.", "Стучите 2–3 раза."),
    ],
)
def test_collectives_adjectives_and_times_are_put_right(text: str, fixed: str, fix: Callable[..., str]) -> None:
    assert fix(numeral, text) == fixed


@pytest.mark.parametrize(
    ("text", "fixed"),
    [
        ("Сожгите 2 башню, но стройте 21 башни.", "Сожгите 2 башни, но стройте 21 башню."),
        ("Осмотрите верхние 4 башен.", "Осмотрите верхние 4 башни."),
        ("Верните до двух башни.", "Верните до двух башен."),
        ("Выберите до 5 старые башни.", "Выберите до 5 старых башен."),
        ("Создайте не более трёх башни.", "Создайте не более трёх башен."),
        ("Создайте много башня.", "Создайте много башен."),
        ("У него столько башня, сколько у вас.", "У него столько башен, сколько у вас."),
        ("Рухнула пара башни, а большинство башня стоит.", "Рухнула пара башен, а большинство башен стоит."),
    ],
)
def test_what_is_always_counted_is_held_to_more(text: str, fixed: str, fix: Callable[..., str]) -> None:
    assert fix(numeral, text, counted=("башня",)) == fixed


@pytest.mark.parametrize(
    "text",
    [
        "Начните 2 башню сначала.",
        "У вас много башни не увидишь.",
    ],
)
def test_other_nouns_may_be_numbered_or_be_stuff(text: str, mark: Callable[..., str]) -> None:
    assert mark(numeral, text) == text


@pytest.mark.parametrize(
    "text",
    [
        "Сколько башня стоит, столько рыцарь и заплатит.",
        "Рыцарь немного башню подвинул, а пару башен снёс.",
        "Мало башни — нужна стена.",
        "Рыцарь уходит на пару, башня стоит.",
        "Понизьте до двух башню.",
        "Стучите до 3 раз, от 2 до 4 раз, в 2,5 раза громче.",
        "Осталось две старой постройки.",
        "При 0 рушатся все башни.",
        "Замените две следующие друг за другом башни.",
        "Сыграйте два Старый Мост.",
        "Их двое, башня одна.",
    ],
)
def test_an_amount_may_count_nothing(text: str, mark: Callable[..., str]) -> None:
    assert mark(numeral, text, counted=("башня",)) == text


@pytest.mark.parametrize(
    ("text", "marked"),
    [
        ("Снесите две <b>башен</b>.", "Снесите ⟦две <b>башен⟧</b>."),
        ("Снесите **две** башен.", "Снесите **⟦две** башен⟧."),
        ("Снесите _две_ башни и <i>5</i> башен.", "Снесите _две_ башни и <i>5</i> башен."),
        ("Снесите <b>5</b> башни.", "Снесите <b>⟦5</b> башни⟧."),
        ("Снесите две {G} башен.", "Снесите ⟦две {G} башен⟧."),
        ("Снесите две<br>башен.", "Снесите две<br>башен."),
        ("Снесите две {name} башен.", "Снесите две {name} башен."),
    ],
)
def test_inline_markup_does_not_part_a_numeral_from_its_noun(text: str, marked: str, mark: Callable[..., str]) -> None:
    assert mark(numeral, text) == marked


_NOUNS = ("башня", "мост", "рыцарь", "здание")


@pytest.mark.parametrize(
    ("text", "fixed"),
    [
        ("Построенный башня рухнула.", "Построенная башня рухнула."),
        ("Спящая рыцарь проснулся, и сражающееся рыцарь лёг.", "Спящий рыцарь проснулся, и сражающийся рыцарь лёг."),
        ("Недостроенное мост стоит.", "Недостроенный мост стоит."),
        ("Сожгите эта башню.", "Сожгите эту башню."),
        ("Сожгите это башню.", "Сожгите эту башню."),
        ("Сожгите эти башню.", "Сожгите эту башню."),
        ("Новая башни стоит.", "Новая башня стоит."),
        ("Третья рыцарь спит, а весь башня цела.", "Третий рыцарь спит, а вся башня цела."),
        ("Эта рыцари спят.", "Эти рыцари спят."),
        ("Мой башня цела, и любая здание тоже.", "Моя башня цела, и любое здание тоже."),
        ("Идите к этому башне.", "Идите к этой башне."),
        ("Красный башня горит.", "Красная башня горит."),
        ("Снесите новую башня.", "Снесите новую башню."),
        ("Новому рыцаря дали меч.", "Новому рыцарю дали меч."),
        ("Новые рыцарь спит.", "Новый рыцарь спит."),
        ("Снесите <i>новое</i> мост.", "Снесите <i>новый</i> мост."),
    ],
)
def test_words_of_the_game_agree_with_participles_and_pronouns(text: str, fixed: str, fix: Callable[..., str]) -> None:
    assert fix(agreement, text, nouns=_NOUNS) == fixed


@pytest.mark.parametrize(
    "text",
    [
        "Построенная рыцарем башня стоит, данные рыцарю мосты целы.",
        "Строящий башню рыцарь и охраняющие здание рыцари.",
        "Первый башню строит, второй мост сносит.",
        "Другая рыцаря спасёт, эти рыцаря найдут.",
        "Эту башню рыцарь спас, ту рыцарь сжёг.",
        "Всё башня да башня, это башню не спасёт, это башня рыцаря.",
        "Красит зелёной башню и новым мост.",
        "Рыцарь голодный башню не строит.",
        "Полная рыцарей башня, подобный башне мост.",
        "Два или более синих моста.",
        "У этого башни выше, на каждого мост.",
        "Отдайте другую рыцарю.",
        "Все рыцарь не снесёт.",
        "Новые башня, мост и здание.",
        "Названный башню сожжёт.",
        "Сам рыцарь, сама башня, которая башни выше.",
        "Рыцарь стоял на старом мосту.",
    ],
)
def test_an_adjective_before_a_word_of_the_game_may_belong_elsewhere(text: str, mark: Callable[..., str]) -> None:
    assert mark(agreement, text, nouns=_NOUNS) == text


def test_other_words_are_held_to_less(mark: Callable[..., str]) -> None:
    assert (
        mark(agreement, "Построенный башня рухнула, новая башни цела.")
        == "Построенный башня рухнула, новая башни цела."
    )


_SUBJECTS = (
    "башня",
    "башни",
    "мост",
    "мосты",
    "рыцарь",
    "рыцари",
    "ворота",
    "вы",
    "он",
    "она",
    "они",
    "крепость",
    "сила",
)


@pytest.mark.parametrize(
    ("text", "fixed"),
    [
        ("Рыцари берёт крепость.", "Рыцари берут крепость."),
        ("Каждый рыцарь сражаются.", "Каждый рыцарь сражается."),
        ("Крепость рухнул. Башня построен.", "Крепость рухнула. Башня построена."),
        ("Эти башни рушится.", "Эти башни рушатся."),
        ("Вы сражается. Вы победил.", "Вы сражаетесь. Вы победили."),
        ("Если он спят, она спит.", "Если он спит, она спит."),
        ("Если мост цел, рыцарь спят.", "Если мост цел, рыцарь спит."),
        ("Рыцарь не <i>спят</i>.", "Рыцарь не <i>спит</i>."),
        ("Сила равны двум.", "Сила равна двум."),
        ("Приказ:\nРыцарь спят", "Приказ:\nРыцарь спит"),
        ("Рыцари может спать.", "Рыцари могут спать."),
    ],
)
def test_a_verb_agrees_with_the_subject_before_it(text: str, fixed: str, fix: Callable[..., str]) -> None:
    assert fix(predicate, text, subjects=_SUBJECTS) == fixed


@pytest.mark.parametrize(
    "text",
    [
        "Башни строит рыцарь, мосты строит другой.",
        "Крепость строят. Мост сносят.",
        "Башни не хватает.",
        "Мост и башня рухнули, рыцарь и она спят.",
        "Ни мост, ни башня не рухнули.",
        "Мост, башня рухнули.",
        "Крепость разрешено строить. Эти башни следует снести, эти мосты не удалось найти.",
        "Строящие крепость рыцари спят, строящие мост спят.",
        "Видно, что за мостом рыцарь спят.",
        "Два рыцаря спят.",
        "Башня была целью. Крепость были эти стены.",
        "Рыцарь пришла, ведь её зовут Анна.",
        "Рыцарь Спят.",
        "Рыцарь-спят, рыцарь — спят, рыцарь\nспят",
        "Рыцарь спишь? Рыцарь спи!",
        "Она стали боится.",
        "Знак «Башня ставят у входа, «Мост» — у реки.",
    ],
)
def test_a_verb_may_belong_to_another_subject_or_to_none(text: str, mark: Callable[..., str]) -> None:
    assert mark(predicate, text, subjects=_SUBJECTS) == text


def test_the_subject_may_be_wrong_instead(hits: Callable[..., list[Hit]]) -> None:
    assert hits(predicate, "Рыцарь спят.", subjects=_SUBJECTS)[0].replacements == ("Рыцарь спит", "Рыцари спят")
    assert hits(predicate, "Новый рыцарь спят.", subjects=_SUBJECTS)[0].replacements == ("рыцарь спит",)


@pytest.mark.parametrize(
    "text",
    [
        "Две мана-способности активны, три веб-сайта открыты.",
        "За две мана-стоимости; обе карты-копии.",
        "Уровень два\nкарт больше нет.",
        "Ступень пять\n\nкарта лежит.",
        "Этаж два — карт нет.",
    ],
)
def test_a_numeral_belongs_to_no_half_of_a_word_and_to_no_other_line(text: str, mark: Callable[..., str]) -> None:
    assert mark(numeral, text) == text


def test_a_subject_that_is_added_to_the_list_is_looked_for(mark: Callable[..., str]) -> None:
    text = "Мосты рухнул."

    assert mark(predicate, text, subjects=("мосты",)) == text
    assert mark(predicate, text, subjects=("мост", "мосты")) == "⟦Мосты рухнул⟧."
    assert mark(predicate, text, subjects=("мосты",)) == text


@pytest.mark.parametrize(
    ("text", "replacements"),
    [
        ("Окно отменён.", ("Окно отменено",)),
        ("Мост построена.", ("Мост построен",)),
        ("Башня повернут.", ("Башня повёрнута", "Башня повернёт", "Башни повернут")),
        ("Рыцари повернёт.", ("Рыцари повернут", "Рыцарь повернёт")),
        ("Рыцари берет.", ("Рыцари берут", "Рыцарь берет")),
    ],
)
def test_a_verb_is_put_right_in_its_own_forms_and_what_stays_keeps_its_yo(
    text: str, replacements: tuple[str, ...], hits: Callable[..., list[Hit]]
) -> None:
    subjects = ("окно", "мост", "башня", "рыцарь", "рыцари")
    assert hits(predicate, text, subjects=subjects)[0].replacements == replacements


@pytest.mark.parametrize(
    ("text", "replacements"),
    [
        ("Возведённая башни пала.", ("Возведённая башня", "Возведённые башни")),
        ("Возведенная башни пала.", ("Возведенная башня", "Возведенные башни")),
        ("Возведённый башня пала.", ("Возведённая башня",)),
    ],
)
def test_an_adjective_that_stays_is_written_as_it_was(
    text: str, replacements: tuple[str, ...], hits: Callable[..., list[Hit]]
) -> None:
    assert hits(agreement, text, nouns=NOUNS)[0].replacements == replacements


@pytest.mark.parametrize(
    ("check", "text", "right"),
    [
        (agreement, "Зеленый башня пала.", "Зеленая башня"),
        (agreement, "Зеленый башня цела, а мост — ещё нет.", "Зелёная башня"),
        (agreement, "Зелёный башня пала.", "Зелёная башня"),
        (agreement, "Возведенный мост цел, старый башня пала.", "старая башня"),
        (numeral, "Покрасьте три черная башня.", "три черные башни"),
        (numeral, "Покрасьте три синяя башня чёрным.", "три синие башни"),
        (predicate, "Рыцари берет мост, мост закрыт.", "Рыцари берут"),
        (predicate, "Путь долог. Рыцарь берут меч.", "Рыцарь берёт"),
        (predicate, "Путь далек. Рыцарь берут меч.", "Рыцарь берет"),
    ],
)
def test_words_are_written_with_yo_only_where_the_text_writes_it(
    check: ModuleType, text: str, right: str, hits: Callable[..., list[Hit]]
) -> None:
    subjects = {"subjects": ("рыцарь", "рыцари", "мост")} if check is predicate else {}
    assert [hit.replacements[0] for hit in hits(check, text, **subjects)] == [right]


@pytest.mark.parametrize(
    ("text", "fixed"),
    [
        ("Башня был построен.", "Башня была построена."),
        ("Башня была построен.", "Башня была построена."),
        ("Башня не был ещё построена.", "Башня не была ещё построена."),
        ("Рыцари будет посвящён.", "Рыцари будут посвящены."),
        ("Старая башня было построена.", "Старая башня была построена."),
        ("Башня будет построен.", "Башня будет построена."),
        ("Никто не могут войти.", "Никто не может войти."),
        ("Никто не должны входить.", "Никто не должен входить."),
    ],
)
def test_a_copula_and_what_follows_it_agree_with_the_subject(text: str, fixed: str, fix: Callable[..., str]) -> None:
    assert fix(predicate, text, subjects=("башня", "рыцарь", "рыцари", "никто")) == fixed


@pytest.mark.parametrize(
    "text",
    [
        "Башня была построена, рыцари будут посвящены, никто не был забыт.",
        "Башню было решено построить. Озеро было решено осушить.",
        "Озеро были готовы осушить рыцари.",
        "Башня была целью. Башня была у реки. Башня была?",
        "Башни был лишён рыцарь.",
        "Озеро будет решено осушить.",
    ],
)
def test_a_copula_without_a_short_participle_and_an_impersonal_one_are_left_alone(
    text: str, mark: Callable[..., str]
) -> None:
    assert mark(predicate, text, subjects=("башня", "башни", "рыцарь", "рыцари", "озеро", "никто")) == text


@pytest.mark.parametrize(
    ("text", "marked"),
    [
        ("Постройте X башни.", "Постройте ⟦X башни⟧."),
        ("Постройте Х башня и до X башню.", "Постройте ⟦Х башня⟧ и до X башню."),
        ("Найдите до X башни.", "Найдите до ⟦X башни⟧."),
        ("Постройте X башен с X окнами.", "Постройте X башен с X окнами."),
        ("Высота X башни, где X башни целы.", "Высота X башни, где X башни целы."),
        ("Постройте +X/+X башни, 2X башни, X-башни.", "Постройте +X/+X башни, 2X башни, X-башни."),
        ("Постройте X пристани.", "Постройте X пристани."),
    ],
)
def test_a_variable_counts_as_many_do(text: str, marked: str, mark: Callable[..., str]) -> None:
    assert mark(numeral, text, counted=("башня",)) == marked


@pytest.mark.parametrize(
    ("text", "marked"),
    [
        ("Две башни построена.", "Две ⟦башни построена⟧."),
        ("Две башни был построен.", "Две ⟦башни был построен⟧."),
        ("Обе новые башни рухнула.", "Обе новые ⟦башни рухнула⟧."),
        ("Если три башни построен, уходите.", "Если три ⟦башни построен⟧, уходите."),
        ("Две башни построено. Две башни стоит. Три башни осталось.",) * 2,
        ("Две башни построены. Две башни было построено.",) * 2,
        ("Две башни построил рыцарь. Две башни готов построить рыцарь.",) * 2,
        ("За две башни казнён рыцарь. Из трёх башни построена одна.",) * 2,
    ],
)
def test_a_number_with_its_noun_has_no_verb_of_one_gender(text: str, marked: str, mark: Callable[..., str]) -> None:
    assert mark(predicate, text, subjects=("башня", "башни")) == marked


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("Выйдите из вашего озеро.", ("вашего озера",)),
        ("Взорвите старом башню.", ("старую башню",)),
        ("Стены новом башни.", ("новой башни",)),
        ("Снова новая рыцарь пал.", ("новый рыцарь",)),
        ("Взорвите все башня.", ("все башни",)),
        ("Взорвите являющееся башня озеро.", ("являющееся башней",)),
        ("Взорвите один мосты.", ("один мост", "одни мосты")),
        ("Живите в старой башню.", ("старой башне", "старую башню")),
    ],
)
def test_the_case_that_the_words_around_ask_for_is_suggested(
    text: str, right: tuple[str, ...], hits: Callable[..., list[Hit]]
) -> None:
    (hit,) = hits(agreement, text, nouns=NOUNS)
    assert hit.replacements == right


@pytest.mark.parametrize(
    ("text", "marked"),
    [
        ("Под вашем рыцарем, у ворот вашего мост.", "Под ⟦вашем рыцарем⟧, у ворот ⟦вашего мост⟧."),
        ("Ушёл целевых рыцарь.", "Ушёл ⟦целевых рыцарь⟧."),
        ("Целевым рыцарь считается, добиться своего рыцарь не может.",) * 2,
        ("У ваших башня выше, у новых рыцарь сильнее.", "У ваших башня выше, у новых рыцарь сильнее."),
        ("Это ваше. Башни ваши рыцари строят.", "Это ваше. Башни ваши рыцари строят."),
    ],
)
def test_some_words_stand_for_nothing_alone(text: str, marked: str, mark: Callable[..., str]) -> None:
    assert mark(agreement, text, nouns=NOUNS) == marked


@pytest.mark.parametrize(
    ("text", "marked"),
    [
        ("Озеро получают +2/+2.", "⟦Озеро получают⟧ +2/+2."),
        ("Старое озеро получают −1/−1.", "Старое ⟦озеро получают⟧ −1/−1."),
        ("Озеро получают рыцари. Озеро получают в дар.",) * 2,
        ("Башню, которую вы строит, а они чинит, сожгли.", "Башню, которую ⟦вы строит⟧, а ⟦они чинит⟧, сожгли."),
        ("Рыцарь пал, и вы строит башню.", "Рыцарь пал, и ⟦вы строит⟧ башню."),
        ("Рыцарь или вы строит башню; ни вы, ни он не строит.",) * 2,
        ("Вы может быть правы. «Вы» значит многое. Обращение на вы значит многое.",) * 2,
        ("Вы и он строят башню, они и рыцарь строят башню.",) * 2,
    ],
)
def test_what_follows_and_what_a_pronoun_is_make_a_subject_sure(
    text: str, marked: str, mark: Callable[..., str]
) -> None:
    assert mark(predicate, text, subjects=("озеро", "рыцарь", "вы", "они")) == marked


@pytest.mark.parametrize(
    "text",
    [
        "Обе башню построили, трое вышку сожгли.",
        "Двое башню построили.",
        "Две мастер построил, две оставил.",
        "Пять мастер построил, пять зодчий.",
        "Три башня закрывает, три — крепость.",
    ],
)
def test_a_numeral_may_stand_for_a_noun_that_is_left_out(text: str, mark: Callable[..., str]) -> None:
    assert mark(numeral, text, counted=("башня",)) == text


@pytest.mark.parametrize(
    ("text", "marked"),
    [
        ("Постройте две башню.", "Постройте ⟦две башню⟧."),
        ("Два мастер строит башню.", "⟦Два мастер⟧ строит башню."),
        ("Три башня рушится.", "⟦Три башня⟧ рушится."),
        ("Две башню постройте.", "⟦Две башню⟧ постройте."),
    ],
)
def test_a_noun_that_is_neither_subject_nor_object_of_a_verb_is_counted(
    text: str, marked: str, mark: Callable[..., str]
) -> None:
    assert mark(numeral, text, counted=("башня",)) == marked


@pytest.mark.parametrize(
    "text",
    ["Одна озеро нашла, другая мост.", "Первая озеро нашла, вторая мост.", "Пустой башню назвать нельзя."],
)
def test_a_pronoun_may_be_the_subject_of_a_verb_that_is_left_out(text: str, mark: Callable[..., str]) -> None:
    assert mark(agreement, text, nouns=_NOUNS) == text


def test_a_pronoun_before_a_noun_that_can_be_no_object_belongs_to_it(mark: Callable[..., str]) -> None:
    assert mark(agreement, "Первая башня, другой башня.", nouns=_NOUNS) == "Первая башня, ⟦другой башня⟧."


@pytest.mark.parametrize(
    ("text", "fixed"),
    [
        ("Вы можете построить этот башню.", "Вы можете построить эту башню."),
        ("Рыцарь строит этот башню.", "Рыцарь строит эту башню."),
        ("Эта башни остаётся.", "Эта башня остаётся."),
        ("Эту башня нельзя построить.", "Эту башню нельзя построить."),
        ("Постройте своя башню.", "Постройте свою башню."),
        ("Изгоните стоящий здание.", "Изгоните стоящее здание."),
        ("Они стоят под ваш мостом.", "Они стоят под вашим мостом."),
        ("Вы ждёте от ваше здания помощи.", "Вы ждёте от вашего здания помощи."),
        ("После ваш моста поверните.", "После вашего моста поверните."),
        ("У следующим моста поверните.", "У следующего моста поверните."),
        ("В конце ваш моста вы поворачиваете.", "В конце вашего моста вы поворачиваете."),
        ("Войдите к новому башни.", "Войдите к новой башне."),
        ("Они стоят в вашем башня.", "Они стоят в вашей башне."),
        ("Положите камень в вашей башню.", "Положите камень в вашу башню."),
    ],
)
def test_a_pronoun_that_can_have_no_part_of_its_own_belongs_to_the_noun(
    text: str, fixed: str, fix: Callable[..., str]
) -> None:
    assert fix(agreement, text, nouns=_NOUNS) == fixed


@pytest.mark.parametrize(
    "text",
    [
        "Этот башню построит.",
        "Эту башня закроет. Эту здание закроет.",
        "Эта башни не строит.",
        "Если этот башню построит, он победит.",
        "Вы знаете, кто башню построит, а другой башню снесёт.",
        "Изгоните стоящий здание рыцарский полк.",
        "Пусть каждый башню построит.",
        "Этот башню, тот мост.",
    ],
)
def test_a_pronoun_may_have_a_part_of_its_own(text: str, mark: Callable[..., str]) -> None:
    assert mark(agreement, text, nouns=_NOUNS) == text


@pytest.mark.parametrize(
    ("text", "fixed"),
    [
        ("Башня построено.", "Башня построена."),
        ("Башни построен. Башни рухнула в пруд.", "Башни построены. Башни рухнули в пруд."),
        ("Башни под вашим контролем рушится.", "Башни под вашим контролем рушатся."),
        ("Сила этого существа возрастают.", "Сила этого существа возрастает."),
        ("Мост, которое рухнул, и крепость, которая рухнул.", "Мост, которое рухнуло, и крепость, которая рухнула."),
        ("Башня был новой.", "Башня была новой."),
        ("Обе башни рушится.", "Обе башни рушатся."),
    ],
)
def test_what_can_only_be_a_subject_agrees_with_its_verb(text: str, fixed: str, fix: Callable[..., str]) -> None:
    assert fix(predicate, text, subjects=_SUBJECTS) == fixed


@pytest.mark.parametrize(
    "text",
    [
        "Башни не видно. Башни не существует.",
        "Башни хватает. Башни осталось мало.",
        "Башни построено две. Башни построено 2.",
        "Башню, которую построил рыцарь, и мосты, которые построил он, снесли.",
        "Крепость велено построить. Крепость приказано снести.",
        "Крепость этого существа строит рыцарь.",
        "Башня была целью.",
        "Две башни рушится.",
    ],
)
def test_a_noun_in_another_case_and_a_relative_object_are_no_subjects(text: str, mark: Callable[..., str]) -> None:
    assert mark(predicate, text, subjects=_SUBJECTS) == text


@pytest.mark.parametrize(
    ("text", "fixed"),
    [
        ("Постройте двух башен. Постройте пяти мостов.", "Постройте две башни. Постройте пять мостов."),
        ("Из двух башен постройте двух новых башен.", "Из двух башен постройте две новые башни."),
        ("Спорят о двух башен, а не о трёх башнях.", "Спорят о двух башнях, а не о трёх башнях."),
        ("При двух башнях, от двух башнях.", "При двух башнях, от двух башен."),
        ("Постройте одно башню, снесите одну башни.", "Постройте одну башню, снесите одну башню."),
        ("Дайте новому рыцарю 3 башен.", "Дайте новому рыцарю 3 башни."),
        ("Рыцарь теряет 1 башне.", "Рыцарь теряет 1 башню."),
        ("Первые 3 башен рухнули.", "Первые 3 башни рухнули."),
    ],
)
def test_what_stands_before_a_numeral_decides_the_case_of_both(text: str, fixed: str, fix: Callable[..., str]) -> None:
    assert fix(numeral, text, counted=("башня",)) == fixed


@pytest.mark.parametrize(
    "text",
    [
        "Наградите двух рыцарей. Не стройте двух башен. Дождитесь двух башен.",
        "Посмотрите на двух рыцарей, на две башни. Надейтесь на двух рыцарей.",
        "Отдайте одну рыцарю. Выберите одно: башня или мост.",
        "Отдайте рыцарю не менее 3 башен.",
        "Выберите одно Башня рушится. Выберите одно мост рушится.",
    ],
)
def test_beings_recipients_and_what_is_denied_stand_in_other_cases(text: str, mark: Callable[..., str]) -> None:
    assert mark(numeral, text, counted=("башня",)) == text


@pytest.mark.parametrize(
    "text",
    [
        "Старую башню снесли, а построенную рыцарь сторожит.",
        "На другую рыцарь не смотрит.",
        "Второе рыцарь построить не может.",
        "Второе рыцарь не может построить.",
        "За последние рыцари и дерутся.",
        "Для разрушенного рыцарь ничего не делает.",
        "После этого башен остаётся меньше.",
        "Из-за этого мостов не строят.",
        "Вместо сказанного башен строится вдвое больше.",
    ],
)
def test_an_adjective_whose_noun_is_left_out_stands_by_the_subject_of_its_verb(
    mark: Callable[..., str], text: str
) -> None:
    assert mark(agreement, text, nouns=_NOUNS) == text


@pytest.mark.parametrize(
    "text", ["Из всех трёх рыцарь выбирает один.", "Со всеми пятью рыцарь дерётся.", "Четырём башня не поможет."]
)
def test_a_numeral_in_an_oblique_case_may_stand_by_the_subject(mark: Callable[..., str], text: str) -> None:
    assert mark(numeral, text) == text


def test_a_raised_figure_is_no_numeral(mark: Callable[..., str]) -> None:
    assert mark(numeral, "Постройте ² моста.") == "Постройте ² моста."


def test_what_is_right_of_words_that_stand_apart_is_asked_again_where_they_stand_together(
    mark: Callable[..., str],
) -> None:
    for _ in range(2):
        assert mark(numeral, "Постройте две\nвысокие башен.") == "Постройте две\nвысокие башен."
        assert mark(numeral, "Постройте две высокие башен.") == "Постройте ⟦две высокие башен⟧."
        assert mark(numeral, "Постройте не более 3 башни.") == "Постройте не более 3 башни."
        assert mark(numeral, "Выберите до 3 карты, у вас 3 карты.") == "Выберите до ⟦3 карты⟧, у вас 3 карты."
