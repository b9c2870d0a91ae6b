from __future__ import annotations

import pytest

from readers.roundtrip import codes, cut, place, read, replaced, sources, targets
from ruling_lint.model import Document, Span, State
from ruling_lint.readers import qt_ts
from ruling_lint.readers.base import UnreadableError


def linguist(messages: str) -> Document:
    return read(
        qt_ts, f'<!DOCTYPE TS><TS version="2.1" language="ru"><context><name>Окно</name>{messages}</context></TS>'
    )


def message(source: str, translation: str, rest: str = "") -> str:
    return f"<message><source>{source}</source><translation{rest}>{translation}</translation></message>"


def test_a_message_is_a_segment_named_after_its_context():
    document = linguist(message("Close", "Закрыть"))
    assert (sources(document), targets(document), document.segments[0].id) == (["Close"], ["Закрыть"], "Окно")


def test_a_message_with_an_id_is_named_by_it():
    assert (
        linguist('<message id="close"><source>a</source><translation>да</translation></message>').segments[0].id
        == "close"
    )


@pytest.mark.parametrize(
    ("kind", "state"), [("unfinished", State.FUZZY), ("obsolete", State.OBSOLETE), ("vanished", State.OBSOLETE)]
)
def test_what_is_not_in_use_is_not_checked(kind: str, state: State):
    assert linguist(message("a", "", f' type="{kind}"')).segments[0].state is state


def test_each_plural_form_is_a_segment():
    forms = "<numerusform>%n карта</numerusform><numerusform>%n карты</numerusform><numerusform>%n карт</numerusform>"
    document = linguist(message("%n card(s)", f"\n {forms}\n"))
    assert targets(document) == ["%n карта", "%n карты", "%n карт"]
    assert sources(document) == ["%n card(s)"] * 3


def test_a_form_may_have_several_lengths():
    lengths = "<lengthvariant>Сохранить колоду</lengthvariant><lengthvariant>Сохранить</lengthvariant>"
    assert targets(linguist(message("Save", f"<numerusform>{lengths}</numerusform>"))) == [
        "Сохранить колоду",
        "Сохранить",
    ]


def test_the_mark_of_an_accelerator_key_is_no_part_of_the_word():
    document = linguist(message("&amp;Cancel", "О&amp;тменить всё"))
    assert (sources(document), targets(document)) == (["Cancel"], ["Отменить всё"])
    assert cut(document, "Отменить") == "О&amp;тменить"
    assert not document.segments[0].target.is_contiguous(Span(0, 8))


@pytest.mark.parametrize("text", ["Раз &amp;&amp; два", "Первый & второй", "A&amp;B и C&amp;D", "&amp;amp;"])
def test_other_ampersands_are_text(text: str):
    assert "&" in targets(linguist(message("a", text.replace(" & ", " &amp; "))))[0]


def test_codes_after_a_dropped_mark_keep_their_places():
    target = linguist(message("a", 'П&amp;уск <byte value="x1b"/> дальше')).segments[0].target
    assert (target.value, codes(target)) == ('Пуск <byte value="x1b"/> дальше', ['<byte value="x1b"/>'])


def test_line_breaks_are_text_here():
    document = linguist(message("a", "Первая\r\n  вторая"))
    assert targets(document) == ["Первая\n  вторая"]
    assert place(document, "вторая") == (2, 3)


def test_comments_belong_to_their_message():
    kinds = "<comment>раз</comment><extracomment>два</extracomment><translatorcomment>три</translatorcomment>"
    document = linguist(message("a", "да") + message("b", "нет").replace("<source>", f"{kinds}<source>"))
    assert [(comment.text, comment.segment) for comment in document.comments] == [("раз", 1), ("два", 1), ("три", 1)]


def test_a_message_without_a_translation_is_empty():
    document = linguist("<message><source>Close</source></message>")
    assert (targets(document), document.segments[0].state) == ([""], State.CHECKED)


def test_a_replacement_is_escaped():
    document = linguist(message("a", "Стол и стул"))
    assert "Стол &amp; стул".encode() in replaced(qt_ts, document, document.segments[0].target, Span(5, 6), "&")


@pytest.mark.parametrize("text", ["const name: string = 'a';", "<html/>"])
def test_another_file_than_linguists_is_refused(text: str):
    with pytest.raises(UnreadableError) as caught:
        read(qt_ts, text)
    assert caught.value.line == 1
