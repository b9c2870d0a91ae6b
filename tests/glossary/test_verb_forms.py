"""Verbs and predicates left in English, or written as slang, take the form of their place."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ruling_lint import morphology
from ruling_lint.glossary import Glossary
from ruling_lint.text.reading import Reading

Read = Callable[[str], Reading]

TERMS = """
- {en: counter, pos: verb, ru: отменить, family: [отменять, отменяться, отмена]}
- {en: exile, pos: verb, ru: изгнать, family: [изгонять, изгнание]}
- {en: scry, pos: verb, ru: предсказать, family: [предсказывать, предсказываться, предсказание], forbidden: [скраить, заскраить, скрайнуть]}
- {en: mill, pos: verb, ru: скрутить, family: [скручивать], forbidden: [миллить, замиллить, милльнуть]}
- {en: shuffle, pos: verb, ru: перетасовать, family: [тасовать, втасовать, втасовывать, перетасовывать], forbidden: [шафлить, пошафлить, совать колоду в ящик]}
- {en: sacrifice, pos: verb, ru: пожертвовать, family: [жертвовать], forbidden: [сакать, сакнуть]}
- {en: watch over, pos: verb, ru: использовать Дозор, family: [использоваться Дозор]}
- {en: storm, pos: verb, ru: атаковать, family: [нападать, напасть], forbidden: [штурмовать]}
- {en: test, pos: verb, ru: испытать, family: [испытывать], forbidden: [использовать]}
- {en: land at, pos: verb, ru: выплыть к берегу, family: [вплыть, вплывать, выплывать к берегу, выплывать], forbidden: [въезжать в порт]}
- {en: legendary, pos: adj, ru: легендарный}
"""


@pytest.fixture(scope="module")
def verbs(glossary_of: Callable[..., Glossary]) -> Glossary:
    return glossary_of(TERMS)


@pytest.fixture(scope="module")
def offered(verbs: Glossary, read: Read) -> Callable[[str], tuple[str, ...]]:
    """What is offered for the English term, else for the rejected word, of a text."""

    def offer(text: str) -> tuple[str, ...]:
        reading = read(text)
        for match in verbs.find_english(reading):
            return verbs.translate(reading, match, match.senses[0].term).texts
        (match,) = verbs.find_russian(reading)
        return verbs.rerender(reading, match, match.senses[0].term).texts

    return offer


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Чудо countered при грозе.", "отменено"),
        ("Чары countered вами.", "отменены"),
        ("Волна countered этой бурей.", "отменена"),
        ("Волна была countered.", "отменена"),
        ("Волна, countered этой бурей, стихла.", "отменённая"),
        ("Остановите волну, countered этой бурей.", "отменённую"),
        ("Волна exiled из моря блестит.", "изгнанная"),
        ("Exiled волна стихла.", "Изгнанная"),
        ("Вернётся exiled или countered волна.", "изгнанная"),
        ("Волна остаётся countered.", "отменённой"),
        ("Волна входит в порт countered.", "отменённой"),
        ("Вы countered бурю.", "отменили"),
        ("Волна, которую вы countered, стихла.", "отменили"),
        ("Рыбак countered бурю.", "отменил"),
    ],
)
def test_a_past_participle_agrees_with_its_noun_or_is_its_predicate(
    offered: Callable[[str], tuple[str, ...]], text: str, wanted: str
) -> None:
    assert offered(text)[0] == wanted


def test_what_is_done_may_also_be_told_by_a_reflexive_verb(offered: Callable[[str], tuple[str, ...]]) -> None:
    assert offered("Чудо countered при грозе.")[:2] == ("отменено", "отменяется")


@pytest.mark.parametrize(
    "text", ["Споют, затем scry 2.", "Scry 2.", "Вы можете scry 2.", "Вы scry 2.", "Стойте и watch over реку."]
)
def test_who_is_told_to_do_something_is_not_told_to_be_done(
    offered: Callable[[str], tuple[str, ...]], text: str
) -> None:
    found = offered(text)
    assert found
    assert not any(form.split()[0].endswith(("ся", "сь")) for form in found)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Она legendary.", "легендарная"),
        ("Они legendary.", "легендарные"),
        ("Оно не legendary.", "легендарное"),
        ("Эта река — legendary.", "легендарная"),
        ("Река является legendary.", "легендарной"),
        ("Берега реки legendary.", "легендарные"),
        ("На реке legendary лодка.", "легендарная"),
    ],
)
def test_an_adjective_is_said_of_the_subject_before_it(
    offered: Callable[[str], tuple[str, ...]], text: str, wanted: str
) -> None:
    assert offered(text)[0] == wanted


@pytest.mark.parametrize("text", ["См. exile.", "Ср. exile", "См. также exile.", "См. **exile**."])
def test_what_is_referred_to_is_a_noun(offered: Callable[[str], tuple[str, ...]], text: str) -> None:
    assert offered(text)[0] == "изгнание"


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Он миллит карту.", "скручивает"),
        ("Он замиллит карту.", "скрутит"),
        ("Он милльнёт карту.", "скрутит"),
        ("Он скраит два раза.", "предсказывает"),
        ("Он заскраит два раза.", "предскажет"),
        ("Они шафлят колоды.", "тасуют"),
        ("Пошафлите колоду.", "Перетасуйте"),
        ("Он сакает лодку.", "жертвует"),
        ("Он сакнет лодку.", "пожертвует"),
    ],
)
def test_slang_keeps_its_aspect_and_person(offered: Callable[[str], tuple[str, ...]], text: str, wanted: str) -> None:
    assert offered(text)[0] == wanted


def test_a_verb_of_both_aspects_stands_for_one_of_either(offered: Callable[[str], tuple[str, ...]]) -> None:
    assert offered("Он штурмует замок.") == ("атакует", "нападает")


def test_a_verb_of_both_aspects_may_be_meant_in_either(offered: Callable[[str], tuple[str, ...]]) -> None:
    assert set(offered("Он использует лодку.")) == {"испытает", "испытывает"}


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Они шафлят лодку в колоду.", "втасовывают"),
        ("В эту большую колоду они шафлят лодку.", "втасовывают"),
        ("Пошафлите лодки в колоду.", "Втасуйте"),
        ("В этот ход они шафлят колоду.", "тасуют"),
        ("Они шафлят колоду, а лодку кладут в рощу.", "тасуют"),
        ("Они шафлят колоду в роще.", "тасуют"),
    ],
)
def test_a_verb_says_into_where_the_clause_does(
    offered: Callable[[str], tuple[str, ...]], text: str, wanted: str
) -> None:
    assert offered(text)[0] == wanted


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Лодка въезжает в порт.", "выплывает к берегу"),
        ("Лодка въезжает в порт в пятую бухту.", "выплывает к берегу"),
    ],
)
def test_a_phrase_is_not_given_up_for_a_verb_that_says_into(
    offered: Callable[[str], tuple[str, ...]], text: str, wanted: str
) -> None:
    assert offered(text)[0] == wanted


def test_what_is_replaced_does_not_say_into(offered: Callable[[str], tuple[str, ...]]) -> None:
    assert offered("Они суют колоду в ящик.")[0] == "тасуют колоду"


@pytest.mark.parametrize("verb", ["миллить", "физлить", "шафлить", "бамблить"])
def test_a_new_verb_is_of_the_second_conjugation(verb: str) -> None:
    stem = verb.removesuffix("ить")
    forms = {form.cell: form.text for form in morphology.paradigm(verb, "verb")}
    assert forms["pres sing 3per"] == f"{stem}ит"
    assert forms["pres plur 3per"] == f"{stem}ят"
    assert forms["infn"] == verb


def test_a_new_verb_with_a_prefix_has_a_future_and_no_present() -> None:
    cells = {form.cell for form in morphology.paradigm("забамблить", "verb")}
    assert "futr sing 3per" in cells
    assert "pres sing 3per" not in cells
