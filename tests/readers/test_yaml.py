"""YAML: every way to write a scalar knows its places; keys name the segments; comments are kept."""

from __future__ import annotations

from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from readers.roundtrip import cut, place, read, replaced, sources, targets
from ruling_lint.model import Span
from ruling_lint.readers import yaml_
from ruling_lint.readers.base import UnreadableError, UnwritableError


def test_keys_and_indices_name_the_segments():
    document = read(yaml_, "a:\n  b: Лес\n  c: [Гора, {d: Поле}]\n1: Болото\n")
    assert [s.id for s in document.segments] == ["a.b", "a.c[0]", "a.c[1].d", "1"]


def test_the_root_of_a_rails_locale_is_no_part_of_a_name_and_means_russian():
    document = read(yaml_, "ru:\n  menu:\n    save: Save all\n    ok: Готово\n")
    assert [(s.id, s.target.value) for s in document.segments] == [("menu.save", "Save all"), ("menu.ok", "Готово")]


def test_two_languages_in_one_file_are_compared():
    document = read(yaml_, "en: {a: Fine, b: [One]}\nru: {a: Хорошо, b: [Один]}\n")
    assert (sources(document), targets(document)) == (["Fine", "One"], ["Хорошо", "Один"])


def test_pairs_side_by_side_are_segments():
    document = read(yaml_, "- {en: It dies., ru: Оно умирает.}\n- en: It lives.\n")
    assert (sources(document), targets(document)) == (["It dies.", "It lives."], ["Оно умирает.", ""])


def test_each_document_of_a_file_is_read():
    assert [s.id for s in read(yaml_, "a: Лес\n---\na: Гора\n").segments] == ["[0].a", "[1].a"]


def test_plain_scalars_over_several_lines_are_folded():
    document = read(yaml_, "a: Первая\n   вторая\n\n   третья\n")
    assert targets(document) == ["Первая вторая\nтретья"]
    assert place(document, "третья") == (4, 4)


def test_single_quotes_double_inside():
    document = read(yaml_, "a: 'Скажи ''да''\n  и «нет»'\n")
    assert targets(document) == ["Скажи 'да' и «нет»"]
    assert cut(document, "'да'") == "''да''"


def test_double_quotes_escape():
    document = read(yaml_, r'a: "Знак \" \\ \/ \t \x41 \u0434 \U0001F0CF\_\e конец"')
    assert targets(document) == ['Знак " \\ / \t A д 🃏\xa0\x1b конец']
    assert cut(document, "конец") == "конец"


def test_an_escaped_line_end_joins_without_a_space():
    document = read(yaml_, 'a: "Перво\\\n   началь\\\n\n  но и\n  всё"\n')
    assert targets(document) == ["Первоначаль\nно и всё"]
    assert place(document, "но") == (4, 3)


def test_literal_blocks_keep_their_lines_on_their_own_places():
    document = read(yaml_, "a: |\n  Первая строка.\n\n    Сдвинута.\n  Последняя.\nb: Лес\n")
    assert targets(document) == ["Первая строка.\n\n  Сдвинута.\nПоследняя.\n", "Лес"]
    assert place(document, "Сдвинута") == (4, 5)
    assert place(document, "Последняя") == (5, 3)


def test_folded_blocks_keep_the_lines_that_are_set_off():
    document = read(yaml_, "a: >-\n  Первая\n  вторая\n\n  третья\n    особая\n  пятая\n")
    assert targets(document) == ["Первая вторая\nтретья\n  особая\nпятая"]
    assert place(document, "вторая") == (3, 3)
    assert place(document, "пятая") == (7, 3)


@pytest.mark.parametrize("style", ["|", "|-", "|+", ">", ">-", ">+", "|2", ">1-"])
@pytest.mark.parametrize("body", ["лес\n", "лес", "\n\n лес\n\n\n", "лес\n поле\n\nгора\n\n", ""])
@pytest.mark.parametrize("ending", ["\n", "\r\n"])
def test_blocks_of_every_kind_are_what_pyyaml_finds(style: str, body: str, ending: str):
    indent = int(style[1]) if style[1:2].isdigit() else 3
    lines = [
        "a:",
        f"  b: {style}  # пояснение",
        *(" " * (indent + 2) + line if line else "" for line in body.split("\n")),
    ]
    text = ending.join(lines) + ending + "  c: Лес" + ending
    wanted = list(yaml.safe_load(text)["a"].values())
    document = read(yaml_, text, everything=True)
    assert targets(document) == wanted
    if "лес" in wanted[0]:
        assert cut(document, "лес") == "лес"


def test_windows_line_ends_change_nothing_but_the_bytes():
    text = "a: |\n  Раз\n  два\nb: >\n  Три\n  четыре\nc: 'Пять\n  шесть'\n"
    assert targets(read(yaml_, text.replace("\n", "\r\n"))) == targets(read(yaml_, text))


def test_an_anchored_text_counts_once_and_keeps_its_place():
    document = read(yaml_, "a: &x !!str Лес\nb: *x\nc: &y {d: Гора}\ne: {<<: *y, f: Поле}\n")
    assert targets(document) == ["Лес", "Гора", "Поле"]
    assert place(document, "Лес") == (1, 13)


def test_aliases_that_multiply_without_end_are_no_danger():
    levels = "".join(f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]\n" for n in range(1, 30))
    assert targets(read(yaml_, f"a0: &a0 [Лес]\n{levels}")) == ["Лес"]


def test_an_anchor_inside_itself_is_told_and_the_rest_is_read():
    document = read(yaml_, "a: лес\nb: &x\n- дом\n- *x\n")
    assert targets(document) == ["лес", "дом"]
    assert [unread.line for unread in document.unread] == [2]


def test_a_value_with_an_unknown_tag_is_told_and_the_rest_is_read():
    document = read(yaml_, "a: лес\nb: !!python/name:os.name дом\nc: !own сад\nd: !!int 3\n")
    assert targets(document) == ["лес", "сад"]
    assert [unread.line for unread in document.unread] == [2]


def test_what_is_no_string_is_no_segment():
    document = read(yaml_, "a: 12\nb: yes\nc:\nd: ~\ne: 2020-01-01\nf: !!binary aGk=\ng: !x текст\n", everything=True)
    assert targets(document) == ["текст"]


def test_comments_are_kept_and_belong_to_the_text_before_them_on_the_line():
    document = read(
        yaml_, "# сверху\na: Лес # рядом\nb: 'решётка # внутри'\nc: |\n  # тоже внутри\n  Поле\n  # конец\n# снизу\n"
    )
    assert [(comment.text, comment.segment) for comment in document.comments] == [
        ("сверху", None),
        ("рядом", 0),
        ("снизу", None),
    ]
    assert document.raw[slice(*document.comments[1].raw)] == "# рядом"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a: Лес\nb: [Гора\nc: Поле\n", 3),
        ("a: Лес\n\tb: Гора\n", 2),
        ('a: "Лес\n', 2),
        ("a: Лес\nb: *x\n", 2),
        ("а\x01", 1),
    ],
)
def test_broken_yaml_is_refused_with_its_line(text: str, line: int):
    with pytest.raises(UnreadableError, match="not YAML") as caught:
        read(yaml_, text)
    assert caught.value.line == line


def test_a_plain_text_that_would_end_too_early_gets_quotes():
    target = read(yaml_, "a: Лес\n").segments[0].target
    for text in ("Лес: поле", "Лес #1", "Лес\nполе"):
        with pytest.raises(UnwritableError):
            yaml_.write(text, target.quoting)
        assert yaml.safe_load(f"a: {yaml_.requote(text, target.quoting)}") == {"a": text}
    in_flow = read(yaml_, "[Лес]").segments[0].target
    with pytest.raises(UnwritableError):
        yaml_.write("Лес, поле", in_flow.quoting)


LETTERS = st.text(st.sampled_from("лесab 1'\"\\:#\n,[]🃏\t%«"), max_size=10)
TREES = st.recursive(
    LETTERS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abc"), inner, max_size=3),
    max_leaves=5,
)


def strings(tree: Any) -> list[str]:
    if isinstance(tree, str):
        return [tree]
    inner = tree.values() if isinstance(tree, dict) else tree if isinstance(tree, list) else []
    return [text for item in inner for text in strings(item)]


def dumped(tree: Any, style: str | None, flow: bool | None, width: int, unicode: bool, ending: str) -> str:
    return yaml.safe_dump(
        tree,
        default_style=style,
        default_flow_style=flow,
        width=width,
        allow_unicode=unicode,
        line_break=ending,
        sort_keys=False,
    )


FILES = st.builds(
    dumped,
    TREES,
    st.sampled_from([None, "'", '"', "|", ">"]),
    st.sampled_from([True, False, None]),
    st.sampled_from([5, 12, 80]),
    st.booleans(),
    st.sampled_from(["\n", "\r\n"]),
)


@given(FILES)
def test_all_strings_are_what_pyyaml_finds_each_character_at_a_place(text: str):
    document = read(yaml_, text, everything=True)
    assert targets(document) == strings(yaml.safe_load(text))
    for segment in document.segments:
        assert segment.target.quoting != "absent"
        for index, char in enumerate(segment.target.value):
            start, end = segment.target.raw_span(Span(index, index + 1))
            assert char in (document.raw[start:end], " ", "\n", "\\", '"', "'", "\t") or end - start > 1


@given(FILES, LETTERS, st.data())
def test_an_edit_that_can_be_written_is_read_back(text: str, new: str, data: st.DataObject):
    document = read(yaml_, text, everything=True)
    if not document.segments:
        return
    index = data.draw(st.integers(0, len(document.segments) - 1))
    target = document.segments[index].target
    start, end = sorted(data.draw(st.tuples(*[st.integers(0, len(target.value))] * 2)))
    new = new.replace("\n", "").replace(" ", "")
    inside = target.value[max(0, start - 1) : end + 1]
    if target.quoting.startswith("yaml-double"):
        edited = replaced(yaml_, document, target, Span(start, end), new)
        wanted = targets(document)
        wanted[index] = target.value[:start] + new + target.value[end:]
        if "\n" not in inside and " " not in inside:
            assert strings(yaml.safe_load(edited.decode())) == wanted
