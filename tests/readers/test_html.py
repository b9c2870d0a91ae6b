from __future__ import annotations

import re
import time
from html.parser import HTMLParser

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from readers.roundtrip import codes, cut, editable, place, read, replaced, standing, targets, words_and_codes
from ruling_lint.model import Document, Span
from ruling_lint.readers import html
from ruling_lint.readers.base import UnreadableError, UnwritableError
from ruling_lint.readers.decoding import encode


def page(text: str | bytes, **options: object) -> Document:
    return read(html, text, **options)


def test_a_text_ends_at_the_edges_of_blocks():
    document = page("до<div>раз<p>два</p>три</div>после<ul><li>четыре<li>пять</ul>")
    assert targets(document) == ["до", "раз", "два", "три", "после", "четыре", "пять"]


def test_inline_tags_are_codes_of_one_text():
    document = page(
        '<p>Игрок <em class="x">вправе</em> взять <a href="/c">карту</a>.<br>Потом <x-note>нет</x-note></p>'
    )
    target = document.segments[0].target
    assert target.value == 'Игрок <em class="x">вправе</em> взять <a href="/c">карту</a>.<br>Потом <x-note>нет</x-note>'
    assert codes(target) == ['<em class="x">', "</em>", '<a href="/c">', "</a>", "<br>", "<x-note>", "</x-note>"]


def test_references_are_decoded_in_their_wider_place():
    document = page("<p>Лес&nbsp;&mdash; &#1101;то &#x437;емля &lt;земля&gt;</p>")
    assert targets(document) == ["Лес\u00a0— это земля <земля>"]
    assert cut(document, "э") == "&#1101;"
    assert place(document, "земля") == (1, 31)


@pytest.mark.parametrize("text", ["AT&T", "a & b", "&неведомо;", "&nosuch;", "R&D;"])
def test_an_ampersand_that_begins_no_reference_is_text(text: str):
    assert targets(page(f"<p>да {text}</p>")) == [f"да {text}"]


def test_line_breaks_are_one_character_with_their_indentation():
    document = page("<p>\r\n    Карта остаётся\r\n    в руке\r\n</p>")
    assert targets(document) == ["Карта остаётся\nв руке"]
    assert cut(document, "\n") == "\r\n    "
    assert place(document, "в руке") == (3, 5)


@pytest.mark.parametrize("name", ["code", "kbd", "samp", "var", "svg", "math"])
def test_code_inside_a_text_is_one_code(name: str):
    target = page(f"<p>Введите <{name} id=1>draw <b>two</b></{name}> здесь</p>").segments[0].target
    assert codes(target) == [f"<{name} id=1>draw <b>two</b></{name}>"]


@pytest.mark.parametrize("name", ["script", "style", "pre", "noembed", "iframe"])
def test_code_in_blocks_is_left_out(name: str):
    assert targets(page(f"<p>до</p><{name}>draw a card</{name}><p>после</p>")) == ["до", "после"]


def test_markup_inside_a_script_is_no_markup():
    assert targets(page("<script>if (a<b) x = '<p>draw</p>'</script ><p>да</p>")) == ["да"]


def test_a_title_and_a_text_area_hold_text_without_markup():
    assert targets(page("<title>Лес <b></title><textarea>a < b &amp; c</textarea>")) == ["Лес <b>", "a < b & c"]


@pytest.mark.parametrize(
    ("tag", "texts"),
    [
        ('<img src="a.png" alt="Остров">', ["Остров"]),
        ("<img alt='Кот &quot;Мяу&quot;' title=Кот>", ['Кот "Мяу"', "Кот"]),
        ('<input placeholder="Имя карты" value="draw" name="q">', ["Имя карты"]),
        ('<input type="submit" value="Найти">', ["Найти"]),
        ('<meta name="Description" content="О правилах"><meta name="viewport" content="width=1">', ["О правилах"]),
        ('<meta property="og:title" content="Правила">', ["Правила"]),
        ('<button aria-label="Закрыть" data-id="close">×</button>', ["Закрыть", "×"]),
        ("<img alt>", []),
        ('<img alt=" ">', []),
    ],
)
def test_attributes_that_people_read_are_texts(tag: str, texts: list[str]):
    assert targets(page(tag)) == texts


def test_an_attribute_in_a_text_is_a_text_of_its_own_and_comes_after_it():
    assert targets(page('<p>Вот <img src="a" alt="гора"> и всё</p>')) == ['Вот <img src="a" alt=""> и всё', "гора"]


def test_an_ampersand_in_an_attribute_needs_a_semicolon_to_begin_a_reference():
    assert targets(page('<img alt="a&copy=1 &copy; б">')) == ["a&copy=1 © б"]


def test_other_languages_are_left_out_but_for_what_is_russian_inside_them():
    document = page(
        '<html lang="en"><body><p>Draw.</p><div lang="ru-RU"><p>Возьмите <i lang="la">opus</i>.</p></div><p>End.</p></body></html>'
    )
    assert targets(document) == ['Возьмите <i lang="la">opus</i>.']
    assert codes(document.segments[0].target) == ['<i lang="la">opus</i>']


def test_every_language_is_read_where_everything_is_wanted():
    assert targets(page('<p lang="en">Draw.</p>', everything=True)) == ["Draw."]


@pytest.mark.parametrize("attribute", ['translate="no"', 'class="x notranslate"'])
def test_what_is_not_to_be_translated_is_left_out(attribute: str):
    document = page(
        f'<p {attribute} title="Oracle">Oracle <b translate="yes">да</b></p><p>Имя <b {attribute}>Jace</b> тут</p>'
    )
    assert targets(document)[-1] == f"Имя <b {attribute}>Jace</b> тут"
    assert codes(document.segments[-1].target) == [f"<b {attribute}>Jace</b>"]
    assert not any("Oracle" in text for text in targets(document))


@pytest.mark.parametrize(
    "text",
    [
        "<ul><li lang=en>Draw<li>карта</ul>",
        "<p lang=en>Draw<p>карта",
        "<table><tr><td lang=en>Draw<td>карта</table>",
        "<dl><dt lang=en>Draw<dd>карта</dl>",
        "<p lang=en>Draw<div>карта</div>",
    ],
)
def test_an_element_left_open_ends_where_the_next_begins(text: str):
    assert targets(page(text)) == ["карта"]


def test_an_inner_list_does_not_end_the_item_around_it():
    assert targets(page("<ul><li lang=en>Draw<ul><li>one</ul>two<li>да</ul>")) == ["да"]


@pytest.mark.parametrize("text", ["</p>да</b>", "<b>да</i></b>", "<p><b>да</p>", "</code>да"])
def test_tags_that_do_not_pair_do_no_harm(text: str):
    assert "да" in targets(page(text))[0]


def test_code_left_open_ends_with_its_block():
    assert targets(page("<p>раз <code>x</p><p>два</p>")) == ["раз <code>x", "два"]


def test_a_comment_in_a_text_is_a_code_and_belongs_to_it():
    document = page("<!-- раз --><p><!-- два -->слово <!-- три --> слово<!-- четыре --></p><pre><!-- пять --></pre>")
    assert targets(document) == ["слово <!-- три --> слово"]
    assert [(comment.text, comment.segment) for comment in document.comments] == [
        ("раз", None),
        ("два", None),
        ("три", 0),
        ("четыре", None),
        ("пять", None),
    ]


def test_declarations_are_no_text():
    assert targets(page("<!DOCTYPE html><![if IE]>да")) == ["да"]


def test_an_instruction_is_a_code():
    assert codes(page("<p><?= $n ?> карт</p>").segments[0].target) == ["<?= $n ?>"]


def test_quotes_and_angles_in_attributes_do_not_end_a_tag():
    assert targets(page("""<p data-a="a > b" data-b='"' c=it's>да</p>""")) == ["да"]


@pytest.mark.parametrize("text", ["a < b и c > d", "5 <6", "<3"])
def test_an_angle_that_opens_no_tag_is_text(text: str):
    assert targets(page(text)) == [text]


@pytest.mark.parametrize(
    "text", ["<a " * 20_000, "<" * 20_000, "<b>" * 2_000, '<a b="' * 20_000, "&" * 20_000, " \n" * 20_000]
)
def test_long_pages_of_nonsense_take_no_long_time(text: str):
    started = time.process_time()
    page(f"да {text}")
    assert time.process_time() - started < 5


@pytest.mark.parametrize(("text", "line"), [("<p>\n<!-- нет конца", 2), ("\n\n<script>let a;", 3), ("<style>", 1)])
def test_what_never_ends_is_refused(text: str, line: int):
    with pytest.raises(UnreadableError) as caught:
        page(text)
    assert caught.value.line == line


@pytest.mark.parametrize(
    "head",
    ['<meta charset="windows-1251">', '<meta http-equiv="Content-Type" content="text/html; charset=windows-1251">'],
)
def test_the_declared_encoding_is_used(head: str):
    document = page(f"{head}<p>Ёж</p>".encode("windows-1251"))
    assert (targets(document), document.encoding) == (["Ёж"], "cp1251")


def test_utf16_declared_in_ascii_letters_is_utf8_as_in_browsers():
    document = page('<meta charset="UTF-16"><p>Ёж</p>'.encode())
    assert (targets(document), document.encoding) == (["Ёж"], "utf-8")
    marked = page('\ufeff<meta charset="UTF-16"><p>Ёж</p>'.encode("utf-16-le"))
    assert (targets(marked), marked.encoding) == (["Ёж"], "utf-16-le")


@pytest.mark.parametrize(
    ("tag", "new", "written"),
    [
        ("<p>да</p>", "<и> & «", "<p>&lt;и&gt; &amp; «</p>"),
        ('<img alt="да">', '"<&', '<img alt="&quot;<&amp;">'),
        ("<img alt='да'>", "'", "<img alt='&#39;'>"),
        ("<img alt=да>", "нет", "<img alt=нет>"),
    ],
)
def test_a_replacement_is_escaped_for_its_place(tag: str, new: str, written: str):
    document = page(tag)
    assert replaced(html, document, document.segments[0].target, Span(0, 2), new) == written.encode()


@pytest.mark.parametrize("new", ["два слова", "a>b", '"', "", "a=b"])
def test_an_unquoted_value_has_no_room_for_spaces_and_marks(new: str):
    document = page("<img alt=да>")
    with pytest.raises(UnwritableError):
        replaced(html, document, document.segments[0].target, Span(0, 2), new)


WORDS = st.lists(
    st.sampled_from(["Карта", "в", "руке", "ещё", "draw", "3/3", "«да»", "🃏"]), min_size=1, max_size=4
).map(" ".join)
MARKED = st.sampled_from(
    [
        "&amp;",
        "&lt;b&gt;",
        "&nbsp;",
        "&#1078;",
        "&#x451;",
        "\n",
        "\r\n   ",
        " ",
        "<br>",
        "<!-- а -->",
        "<code>x &lt; <b>y</b></code>",
        '<img src="a">',
        '<img alt="Гора &amp; лес" src=a title="Лес">',
    ]
)
PAIRED = st.sampled_from(["<b>{}</b>", "<a href='/?a=1&b=2'>{}</a>", '<SPAN class="c">{}</SPAN>'])
INLINE = st.recursive(
    WORDS | MARKED, lambda inner: st.builds(str.format, PAIRED, st.lists(inner, max_size=3).map(" ".join)), max_leaves=5
)
BLOCK = st.sampled_from(
    ["<p>{}</p>", "<div>\n  {}\n</div>", "<ul><li>{}</li></ul>", "<h2 id='x'>{}</h2>", "<td>{}</td>"]
)
PAGES = st.lists(st.builds(str.format, BLOCK, st.lists(INLINE, max_size=4).map("".join)), max_size=4).map("\r\n".join)


class Oracle(HTMLParser):
    """Collects texts between block tags with the standard library's parser."""

    def __init__(self) -> None:
        super().__init__()
        self.texts, self.inside = [""], 0

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.inside += tag == "code"
        if tag in ("p", "div", "ul", "li", "h2", "td"):
            self.texts.append("")

    def handle_endtag(self, tag: str) -> None:
        self.inside -= tag == "code"
        if tag in ("p", "div", "ul", "li", "h2", "td"):
            self.texts.append("")

    def handle_data(self, data: str) -> None:
        if not self.inside:
            self.texts[-1] += data


def squeezed(text: str) -> str:
    return re.sub(r"[ \t\r\n]+", "", text)


@given(PAGES)
def test_texts_are_what_the_standard_parser_finds(text: str):
    oracle = Oracle()
    oracle.feed(text)
    oracle.close()
    document = page(text)
    found = [
        "".join(s.target.value[i:j] for (i, j), code in words_and_codes(s.target) if not code)
        for s in document.segments
        if s.target.quoting == "text"
    ]
    assert [squeezed(t) for t in found] == [squeezed(t) for t in oracle.texts if t.strip()]


@given(PAGES)
def test_each_character_and_each_code_is_cut_from_its_place(text: str):
    document = page(text)
    assert encode(document.raw, document.encoding, document.bom) == text.encode()
    for segment in document.segments:
        for span, is_code in words_and_codes(segment.target):
            here, there = segment.target.value[span.start : span.end], standing(document, segment.target, span)
            if is_code or len(there) == 1:
                assert here == there
            elif here == "\n":
                assert not there.strip()
            else:
                parser = Oracle()
                parser.feed(there)
                parser.close()
                assert [here] == parser.texts


@settings(max_examples=200)
@given(PAGES, st.data(), st.text("аё .,<>&\"'zZ1;", max_size=6).map(str.strip))
def test_an_edit_is_read_back_and_changes_nothing_else(text: str, data: st.DataObject, new: str):
    document = page(text)
    index = data.draw(st.integers(0, len(document.segments) - 1) if document.segments else st.nothing())
    target = document.segments[index].target
    span = data.draw(editable(target))
    wanted = targets(document)
    wanted[index] = target.value[: span.start] + new + target.value[span.end :]
    if wanted[index] == wanted[index].strip() and "\n " not in wanted[index] and " \n" not in wanted[index] and new:
        assert targets(page(replaced(html, document, target, span, new))) == wanted
