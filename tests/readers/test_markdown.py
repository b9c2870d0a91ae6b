from __future__ import annotations

import re
import time

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st
from markdown_it import MarkdownIt
from markdown_it.token import Token

from readers.roundtrip import codes, cut, editable, place, read, replaced, standing, targets, words_and_codes
from ruling_lint.model import Document, Span
from ruling_lint.readers import markdown
from ruling_lint.readers.base import UnreadableError, UnwritableError
from ruling_lint.readers.decoding import encode


def page(text: str, **options: object) -> Document:
    return read(markdown, text, **options)


def test_headings_paragraphs_and_items_are_texts():
    text = "# Заголовок #\n\nАбзац.\n\nДругой\n===\n\n- раз\n- [x] два\n  1. внутри\n\n     абзац пункта\n\n* * *\n> цитата\n"
    assert targets(page(text)) == ["Заголовок", "Абзац.", "Другой", "раз", "два", "внутри", "абзац пункта", "цитата"]


def test_a_paragraph_is_one_text_over_its_lines():
    document = page("> - Сначала возьмите\r\n>   карту, потом\r\n>\tсбросьте.")
    assert targets(document) == ["Сначала возьмите\nкарту, потом\nсбросьте."]
    assert [place(document, word) for word in ("Сначала", "карту", "сбросьте")] == [(1, 5), (2, 5), (3, 3)]


def test_a_line_break_stands_for_all_that_is_between_the_words():
    document = page("> раз  \r\n>  два")
    assert targets(document) == ["раз\nдва"]
    assert cut(document, "\n") == "  \r\n>  "


def test_a_paragraph_may_go_on_lazily():
    assert targets(page("> - раз\nдва\n\nтри")) == ["раз\nдва", "три"]


@pytest.mark.parametrize(
    "code",
    [
        "```\ndraw\n\n> two\n```",
        "~~~ text\ndraw\n```\n~~~~",
        "    draw a card",
        "\tdraw",
        "---\ntitle: Draw\n---",
        "+++\ntitle = 1\n+++",
    ],
)
def test_code_and_front_matter_are_left_out(code: str):
    assert targets(page(f"{code}\n\nда")) == ["да"]


def test_a_rule_at_the_top_is_no_front_matter():
    assert targets(page("---\n\nда\n\n---\n")) == ["да"]


def test_a_fence_that_is_never_closed_ends_with_its_quote():
    assert targets(page("> ```\n> draw\n\nда")) == ["да"]


def test_emphasis_and_code_are_kept_as_codes():
    target = page("**Важно:** _«Дар»_ и `mana_cost`, ~~старое~~ ``a`b``").segments[0].target
    assert target.value == "**Важно:** _«Дар»_ и `mana_cost`, ~~старое~~ ``a`b``"
    assert codes(target) == ["**", "**", "_", "_", "`mana_cost`", "~~", "~~", "``a`b``"]


@pytest.mark.parametrize("text", ["2 * 3 * 4", "mana_cost_x", "a* b*", "* * и всё_", "5`6", "**"])
def test_marks_that_pair_with_nothing_are_text(text: str):
    assert all(not segment.target.codes for segment in page(f"да {text}").segments)


def test_the_text_of_a_link_is_text_and_its_address_is_not():
    target = page('См. [_полные_ правила](https://a.b/c_(d) "Title") и <https://a.b>.').segments[0].target
    assert codes(target) == ["[", "_", "_", '](https://a.b/c_(d) "Title")', "<https://a.b>"]


def test_links_by_label_need_a_definition():
    document = page("[этот перманент], [Рука], [карта][РУКА] и [нет][нет][^1].\n\n[рука]: /hand 'Hand'\n[^1]: Сноска.")
    assert codes(document.segments[0].target) == ["[", "]", "[", "][РУКА]", "[^1]"]
    assert targets(document)[1:] == ["Сноска."]


def test_an_image_is_a_code_and_its_alternative_text_a_text():
    document = page("Вот ![красная *гора*](/a.png) здесь\n\n![лес][a]\n\n[a]: /b.png")
    assert codes(document.segments[0].target) == ["![](/a.png)"]
    assert targets(document)[1:] == ["красная *гора*", "лес"]
    assert place(document, "красная", 1) == (1, 7)


def test_escapes_and_references_are_one_character():
    document = page(r"\*раз\* &laquo;два&raquo; \я &nosuch; a&b")
    assert targets(document) == ["*раз* «два» \\я &nosuch; a&b"]
    assert codes(document.segments[0].target) == []
    assert cut(document, "«") == "&laquo;"


def test_each_cell_of_a_table_is_a_text():
    document = page("Перед\n| Термин | Перевод |\n|:--|--:|\n| `tap` | по\\|ворот |\n| | два |\nконец |\n\nпосле")
    assert targets(document) == ["Перед", "Термин", "Перевод", "по|ворот", "два", "конец", "после"]
    assert place(document, "ворот", 3) == (4, 15)


def test_html_is_read_as_html():
    document = page(
        '<details>\n<summary>Ещё &amp; ещё</summary>\n\n**да** <kbd>Ctrl</kbd> <b>\n\n</details>\n\n<img alt="гора">\n'
    )
    assert targets(document) == ["Ещё & ещё", "**да** <kbd>Ctrl</kbd> <b>", "гора"]
    assert codes(document.segments[1].target) == ["**", "**", "<kbd>Ctrl</kbd>", "<b>"]


def test_comments_are_found_in_blocks_and_in_texts():
    document = page("<!-- раз -->\nда\n\nслово <!-- два --> слово\n\n<p>нет <!-- три --> да</p>\n")
    assert [(comment.text, comment.segment) for comment in document.comments] == [("раз", None), ("два", 1), ("три", 2)]
    assert codes(document.segments[1].target) == ["<!-- два -->"]


def test_other_languages_in_html_are_left_out_unless_everything_is_wanted():
    text = '<p lang="en">Draw</p>\n'
    assert (targets(page(text)), targets(page(text, everything=True))) == ([], ["Draw"])


def test_attributes_of_a_heading_are_no_text():
    assert targets(page("## Ход игрока {#turn .big}\n# {T}: поверните #")) == ["Ход игрока", "{T}: поверните"]


@pytest.mark.parametrize(
    "text",
    ["a**b " * 9_000, "[" * 20_000, "[a](" * 9_000, "![a" * 9_000, "_a " * 9_000 + "b* " * 9_000, "`" * 9_000, "` `` " * 9_000, "<a " * 9_000, "> " * 900, "- " * 300, "[a]: " * 9_000, "\\" * 20_000, "| a " * 3_000 + "\n" + "|-" * 3_000],
)  # fmt: skip
def test_long_pages_of_nonsense_take_no_long_time(text: str):
    started = time.process_time()
    page(text)
    assert time.process_time() - started < 5


@pytest.mark.parametrize(("text", "line"), [("да\n\n<!-- нет\n\nконца", 3), ("<script>\nlet a", 1)])
def test_html_that_never_ends_is_refused(text: str, line: int):
    with pytest.raises(UnreadableError) as caught:
        page(text)
    assert caught.value.line == line


@pytest.mark.parametrize(
    ("new", "written"),
    [
        ("*нет*", r"\*нет\*"),
        ("a|b", r"a\|b"),
        ("- раз", r"\- раз"),
        ("1. раз", r"1\. раз"),
        ("# раз", r"\# раз"),
        ("мана-стоимость — 5.", "мана-стоимость — 5."),
        ("<b>&", r"\<b\>\&"),
    ],
)
def test_a_replacement_makes_no_structure(new: str, written: str):
    document = page("да")
    edited = replaced(markdown, document, document.segments[0].target, Span(0, 2), new)
    assert edited == written.encode()
    assert targets(page(edited.decode())) == [new]


def test_a_replacement_has_no_line_breaks():
    document = page("да")
    with pytest.raises(UnwritableError):
        replaced(markdown, document, document.segments[0].target, Span(0, 2), "да\n\nнет")


def test_a_replacement_in_html_is_written_as_html():
    document = page('<img alt="да">')
    assert replaced(markdown, document, document.segments[0].target, Span(0, 2), '"') == b'<img alt="&quot;">'


FRAGMENTS = st.sampled_from(
    ["Карта", "в руке", " ", "  ", "*", "**", "_", "__", "`", "``", "[", "]", "](/a)", "![", "[b]", "(", ")", "\\", "\\*", "&amp;", "&", "|", " | ", "<br>", "<b x='1'>", "</b>", "<!-- в -->", "!", "ё", "🃏", ".", "«"]
)  # fmt: skip
OPENERS = st.sampled_from(
    [
        "",
        "",
        "",
        "> ",
        ">",
        "- ",
        "+   ",
        "1. ",
        "2) ",
        "  ",
        "   ",
        "    ",
        "\t",
        "# ",
        "### ",
        "```",
        "~~~",
        "---",
        "===",
        "***",
        "|",
        "[b]: /u",
        "-",
        "<div>",
        "</div>",
        "<!-- г -->",
    ]
)
LINES = st.builds(
    lambda openers, rest: "".join(openers) + "".join(rest),
    st.lists(OPENERS, max_size=3),
    st.lists(FRAGMENTS, max_size=6),
)
PAGES = st.builds(lambda lines, end: end.join(lines), st.lists(LINES, max_size=8), st.sampled_from(["\n", "\r\n"]))
DIALECT = re.compile(r"[-+*.)][ \t]{2,}|\]: /u.*\n.|\n[ ]*(?: {4}|\t)\s*>|\|.*\n[^|\n]*-[^|\n]*(?:\n|$)")
"""Where markdown-it leaves CommonMark: at lines less indented than an item's text, after definitions, before deep
quotes, and at tables that could be headings."""
ORACLE = MarkdownIt("commonmark").enable("table")


def oracle(text: str) -> list[str]:
    """Return the texts that markdown-it finds, those of images after the one they stand in."""
    found: list[str] = []
    for token in ORACLE.parse(text):
        if token.type == "inline":
            images: list[str] = []
            found += [words(token.children or [], images), *images]
    return found


def words(tokens: list[Token], images: list[str]) -> str:
    out = []
    for token in tokens:
        if token.type == "image":
            images.append(words(token.children or [], []))
        elif token.type in ("softbreak", "hardbreak"):
            out.append("\n")
        elif token.type in ("text", "text_special"):
            out.append(token.content)
    return "".join(out)


def squeezed(texts: list[str]) -> list[str]:
    return [text for text in (re.sub(r"\s+", " ", text).strip() for text in texts) if text]


def outside_codes(document: Document) -> list[str]:
    return [
        "".join(s.target.value[i:j] for (i, j), code in words_and_codes(s.target) if not code)
        for s in document.segments
    ]


@settings(max_examples=300, derandomize=True)
@given(PAGES)
@example("> ```\n> a\nb")
def test_texts_are_what_markdown_it_finds(text: str):
    assume(not DIALECT.search(text))
    document = page(text)
    found = [
        text
        for text, segment in zip(outside_codes(document), document.segments, strict=True)
        if segment.target.quoting == "markdown"
    ]
    assert squeezed(found) == squeezed(oracle(text))


@given(PAGES)
def test_each_character_and_each_code_is_cut_from_its_place(text: str):
    document = page(text)
    assert encode(document.raw, document.encoding, document.bom) == text.encode()
    for segment in document.segments:
        for span, is_code in words_and_codes(segment.target):
            here, there = segment.target.value[span.start : span.end], standing(document, segment.target, span)
            if "\n" in here:
                assert not here.strip() or is_code
                assert "\n" in there
            else:
                assert there in (here, f"\\{here}", here.replace("&", "&amp;"))


@settings(max_examples=300)
@given(PAGES, st.data(), st.text("аё .,*_`[]<>&|#~)!\\", min_size=1, max_size=6).map(str.strip))
def test_an_edit_of_words_is_read_back_and_changes_nothing_else(text: str, data: st.DataObject, new: str):
    document = page(text)
    index = data.draw(st.integers(0, len(document.segments) - 1) if document.segments else st.nothing())
    target = document.segments[index].target
    span = data.draw(editable(target))
    wanted = targets(document)
    wanted[index] = target.value[: span.start] + new + target.value[span.end :]
    after_backslash = target.value[: span.start].endswith("\\")
    if target.value[span.start : span.end].strip().isalpha() and not after_backslash and new:
        edited = page(replaced(markdown, document, target, span, new).decode())
        assert targets(edited) == wanted
