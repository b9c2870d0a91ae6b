"""The letter ё in a whole document."""

from __future__ import annotations

from typing import Any, cast

import pytest

from ruling_lint.checks import yo
from ruling_lint.checks.base import Context, View
from ruling_lint.model import Segment, Text
from ruling_lint.text.chunks import chunks_of
from ruling_lint.text.reading import Reading

NOTHING = cast("Any", None)


def mark(*texts: str, **params: Any) -> list[str]:
    """Return the texts of one document with ⟦ ⟧ around every hit and its replacement after a slash."""
    context = Context(NOTHING, NOTHING)
    checked = yo.Params(**params)
    views = [View(Segment(Text.plain(text)), Reading(Text.plain(text)), None, NOTHING) for text in texts]
    evidence = [(i, item) for i, view in enumerate(views) for item in yo.collect(checked, view, context)]
    found = list(yo.conclude(checked, evidence, context))
    marked = list(texts)
    for index, hit in sorted(found, key=lambda pair: pair[1].span, reverse=True):
        start, end = hit.span
        text = marked[index]
        marked[index] = f"{text[:start]}⟦{text[start:end]}/{hit.replacements[0]}⟧{text[end:]}"
    return marked


def test_one_hand_writes_one_way() -> None:
    assert mark("Мёд ещё тёплый.", "Лед уже твердый.") == ["Мёд ещё тёплый.", "⟦Лед/Лёд⟧ уже ⟦твердый/твёрдый⟧."]


@pytest.mark.parametrize("text", ["Еще лед и мед.", "Ещё лёд и мёд.", "Карта на столе."])
def test_a_file_of_one_style_is_right(text: str) -> None:
    assert mark(text) == [text]


@pytest.mark.parametrize("text", ["ещё: все, осел, небо, берег", "ещё повернут", "ещё в колесе, озера"])
def test_words_that_are_right_either_way_are_left_alone(text: str) -> None:
    assert mark(text) == [text]


def test_a_few_words_with_yo_do_not_make_a_style() -> None:
    texts = ["Всё решено."] + ["Еще ее лед."] * 10
    assert mark(*texts) == texts
    assert mark(*texts, share=0.01)[1] == "⟦Еще/Ещё⟧ ⟦ее/её⟧ ⟦лед/лёд⟧."


def test_a_name_with_yo_does_not_make_a_style() -> None:
    assert mark("Мёкдзин дает еще карту.") == ["Мёкдзин дает еще карту."]


def test_all_capitals_are_left_alone() -> None:
    assert mark("ЕЩЕ раз: ещё.") == ["ЕЩЕ раз: ещё."]


def test_a_project_may_demand_yo() -> None:
    assert mark("Еще раз.", policy="always") == ["⟦Еще/Ещё⟧ раз."]


def test_a_project_may_forbid_yo() -> None:
    assert mark("Ещё раз ЕЩЁ.", policy="never") == ["⟦Ещё/Еще⟧ раз ⟦ЕЩЁ/ЕЩЕ⟧."]


def test_a_project_may_settle_a_doubtful_word() -> None:
    assert mark("Ещё берет.", certain={"берет": "берёт"}) == ["Ещё ⟦берет/берёт⟧."]
    assert mark("Ещё лед.", either=("лед",)) == ["Ещё лед."]


def test_a_phrase_that_is_always_written_so_is_put_right() -> None:
    whole = ("всё равно", "всё-таки")
    assert mark("Все равно, ещё все-таки все они равны.", whole=whole) == [
        "⟦Все равно/Всё равно⟧, ещё ⟦все-таки/всё-таки⟧ все они равны."
    ]
    assert mark("ВСЕ РАВНО ещё: всё равно", whole=whole) == ["ВСЕ РАВНО ещё: всё равно"]


def test_an_old_form_of_a_letter_makes_no_phrase() -> None:
    assert mark("Ещё мед, в\u1c83е равно.", whole=("всё равно",)) == ["Ещё ⟦мед/мёд⟧, в\u1c83е равно."]


def test_a_phrase_may_settle_it() -> None:
    phrases = ("о чём", "ещё свёрнут")
    assert mark("Ещё о чем, чем и на чем?", phrases=phrases) == ["Ещё о ⟦чем/чём⟧, чем и на чем?"]
    assert mark("О Чем ещё? Ковер ещё  свернут.", phrases=phrases) == [
        "О ⟦Чем/Чём⟧ ещё? ⟦Ковер/Ковёр⟧ ещё  ⟦свернут/свёрнут⟧."
    ]


def test_a_whole_phrase_may_be_one_word() -> None:
    found = mark("Ещё один ход, и мы видим все карты.", whole=("всё",), share=0.0)
    assert found == ["Ещё один ход, и мы видим ⟦все/всё⟧ карты."]


def test_a_whole_phrase_needs_no_other_beside_it() -> None:
    assert mark("Ещё раз: все-таки все.", whole=("всё-таки",)) == ["Ещё раз: ⟦все-таки/всё-таки⟧ все."]


def test_words_beside_markup_are_words() -> None:
    assert mark("<b>Ещё</b> лед, о <i>чем</i>, о чем?", phrases=("о чём",)) == [
        "<b>Ещё</b> ⟦лед/лёд⟧, о <i>чем</i>, о ⟦чем/чём⟧?"
    ]


@pytest.mark.parametrize("text", ["Ещё больше, чем у них.", "Он о чём-то знает."])
def test_a_text_that_lacks_no_yo_is_not_kept(text: str) -> None:
    checked = yo.Params(phrases=("о чём", "о нём"), whole=("всё равно",))
    view = View(Segment(Text.plain(text)), Reading(Text.plain(text)), None, NOTHING)
    assert [kept for _, kept in yo.collect(checked, view, Context(NOTHING, NOTHING))] == [""]


def test_code_and_symbols_are_not_words() -> None:
    assert mark("Ещё `ее` и {ее}.") == ["Ещё `ее` и {ее}."]


@pytest.mark.parametrize(
    "text", ["Ещё и {ещё}.", "Мед, `мёд` и {мёд}", "{ёж} www.ёж.ru", "карта {ёлка}", "лед", "о чем-то"]
)
def test_a_text_concerns_the_check_where_it_has_words_to_tell_of(text: str) -> None:
    checked = yo.Params(phrases=("о чём",), whole=("всё равно",))
    view = View(Segment(Text.plain(text)), Reading(Text.plain(text)), None, NOTHING)
    ((words, _),) = yo.collect(checked, view, Context(NOTHING, NOTHING))
    assert any(yo.concerns(checked, chunk) for chunk in chunks_of(text)) == bool(words)


def test_an_unknown_policy_is_refused() -> None:
    with pytest.raises(ValueError, match="policy"):
        yo.Params(policy="sometimes").validate()
