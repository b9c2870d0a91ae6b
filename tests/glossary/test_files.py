"""Glossary files are read strictly: what is wrong is named with its line."""

from __future__ import annotations

import pytest

from ruling_lint.glossary import GlossaryError, Term, read_terms


def yaml(content: str) -> list[Term]:
    return read_terms("g.yml", content.encode())


def csv(content: str) -> list[Term]:
    return read_terms("g.csv", content.encode())


def test_an_empty_file_has_no_terms() -> None:
    assert yaml("") == []
    assert yaml("# only a comment\n") == []


def test_a_full_entry_is_understood() -> None:
    (term,) = yaml(
        """
- en: [graveyard, discard pile]
  sense: zone
  ru:
    - кладбище
    - {text: стопка, gender: femn, since: 2001-01, until: 2009-07, provenance: community}
  family: кладбищенский
  forbidden:
    - {ru: "грейв*", why: {ru: жаргон, en: slang}, severity: warning}
  prep: {where: на}
  en_needs: {not_before: [Old Town]}
  note: не путать со сбросом
"""
    )
    assert term.label == "graveyard (zone)"
    assert term.renderings[1].until == "2009-07"
    assert term.forbidden[0].text == "грейв"
    assert term.forbidden[0].rendering.any_ending
    assert term.prep == {"where": "на"}
    assert term.needs.not_before == ("old town",)
    assert term.note["en"] == "не путать со сбросом"
    assert (term.path, term.line) == ("g.yml", 2)


@pytest.mark.parametrize(
    ("content", "line", "part"),
    [
        ("- en: land\n  ru: земля\n  rus: почва\n", 3, "rus"),
        ("- en: land\n  ru: земля\n  ru: почва\n", 3, "twice"),
        ("- en: land\n", 1, "ru"),
        ("- ru: земля\n", 1, "en"),
        ("- en: no\n  ru: нет\n", 1, "quotes"),
        ("- en: land\n  ru: {text: земля, gender: f}\n", 2, "masc"),
        ("- en: land\n  ru: {text: земля, since: 2021}\n", 2, "text"),
        ("- en: land\n  ru: {text: земля, since: '2021'}\n", 2, "2021-04"),
        ("- en: land\n  ru: земля\n- en: [soil, land]\n  ru: почва\n", 3, "line 1"),
        ("- en: land\n  ru: ''\n", 2, "empty"),
        ("- en: land\n  ru: земля\n  latin: maybe\n", 3, "true or false"),
        ("- en: land\n  ru: земля\n  prep: на\n", 3, "mapping"),
        ("en: land\n", 1, "list"),
        ("- en: land\n  ru: [земля\n", 3, "YAML"),
        ("- en: land\n  ru: земля\n  forbidden: 'ле*'\n", 3, "three letters"),
    ],
)
def test_what_is_wrong_in_yaml_is_named_with_its_line(content: str, line: int, part: str) -> None:
    with pytest.raises(GlossaryError) as caught:
        yaml(content)
    assert caught.value.line == line
    assert part in caught.value.message
    assert caught.value.message_ru != caught.value.message


def test_csv_rows_become_terms() -> None:
    terms = csv("en,ru,pos,forbidden,note\ncounter (object),жетон,noun,счётчик|каунтер*|фишка (другое),не фишка\n")
    assert terms[0].label == "counter (object)"
    assert [(word.text, word.rendering.any_ending) for word in terms[0].forbidden] == [
        ("счётчик", False),
        ("каунтер", True),
        ("фишка", False),
    ]


def test_csv_comments_in_parentheses_are_left_out_and_dnt_keeps_latin() -> None:
    taken, kept = csv("en,ru,pos\ndraw (a card),взять (карту),verb\nMTG,MTG,dnt\n")
    assert taken.renderings[0].text == "взять"
    assert kept.latin
    assert not kept.renderings


def test_csv_of_a_spreadsheet_may_have_semicolons() -> None:
    land, zone = csv("\ufeffen;ru;note\r\nland;земля;a, b\r\nzone;зона;\r\n")
    assert (land.renderings[0].text, land.note["en"], zone.en) == ("земля", "a, b", ("zone",))


def test_csv_may_begin_with_a_byte_order_mark_and_hold_line_breaks_in_cells() -> None:
    terms = csv('\ufeffen,ru,note\nland,земля,"два\nслова"\nzone,зона,\n')
    assert [term.line for term in terms] == [2, 4]


@pytest.mark.parametrize(
    ("content", "line", "part"),
    [
        ("english,ru\nland,земля\n", 1, "english"),
        ("en\nland\n", 1, "column ru is missing"),
        ("en,ru\nland,\n", 2, "ru"),
        ("en,ru\n,земля\n", 2, "en"),
        ("en,ru\nland,земля,лишнее\n", 2, "cells"),
        ("en,ru,pos\nland,земля,существительное\n", 2, "pos"),
        ("en,ru\nland,земля\nLand,почва\n", 3, "line 2"),
        ('en,ru\nland,"земля\n', 2, "CSV"),
    ],
)
def test_what_is_wrong_in_csv_is_named_with_its_line(content: str, line: int, part: str) -> None:
    with pytest.raises(GlossaryError) as caught:
        csv(content)
    assert caught.value.line == line
    assert part in caught.value.message


def test_other_encodings_and_formats_are_refused() -> None:
    with pytest.raises(GlossaryError) as caught:
        read_terms("g.csv", "en,ru\nland,земля\n".encode("cp1251"))
    assert caught.value.line == 2
    with pytest.raises(GlossaryError):
        read_terms("g.docx", b"")


def test_a_line_break_inside_a_csv_cell_is_a_space() -> None:
    (term,) = csv('en,ru\n"salt\nlake","солёное\r\nозеро"\n')
    assert (term.en, term.renderings[0].text) == (("salt lake",), "солёное озеро")


def test_csv_may_tell_its_delimiter_in_the_first_line() -> None:
    (term,) = csv("sep=|\nen|ru\nlake|озеро\n")
    assert (term.en, term.line) == (("lake",), 3)
    with pytest.raises(GlossaryError, match="column") as caught:
        csv("sep=;\nen;русский\n")
    assert caught.value.line == 2
