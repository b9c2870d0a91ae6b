"""The script's modules that are functions of their arguments, tested alone."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

import pytest

from ruling_lint.reporters.html import page

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.slow

SCRIPTS = Path(page.__file__).parent / "script"


@pytest.fixture(scope="module")
def call(browser: Browser) -> Iterator[Callable[..., Any]]:
    """Returns a function that calls an exported function of a module that imports nothing."""
    blank = browser.new_page()

    def run(module: str, function: str, *arguments: Any) -> Any:
        code = "data:text/javascript," + quote((SCRIPTS / f"{module}.js").read_text(encoding="utf-8"))
        script = "async ([code, name, given]) => (await import(code))[name](...given)"
        return blank.evaluate(script, [code, function, list(arguments)])

    yield run
    blank.close()


def edit(text: str, old: str, new: str) -> dict[str, Any]:
    return {"start": text.index(old), "end": text.index(old) + len(old), "text": new}


@pytest.mark.parametrize(
    ("text", "edits", "parts"),
    [
        ("Снимите жетон.", [], [["same", "Снимите жетон."]]),
        ("Снимите каунтер.", [("каунтер", "жетон")], [["same", "Снимите "], ["del", "каунтер"], ["ins", "жетон"], ["same", "."]]),
        # Part of a word changes: the whole word is shown as changed.
        ("Снимите жeтон.", [("e", "е")], [["same", "Снимите "], ["del", "жeтон"], ["ins", "жетон"], ["same", "."]]),
        # A sign beside a word changes: the word is not shown as changed.
        ('Это "маг".', [('"маг"', "«маг»")], [["same", "Это "], ["del", '"'], ["ins", "«"], ["same", "маг"], ["del", '"'], ["ins", "»"], ["same", "."]]),
        ("Возьмите карту", [], [["same", "Возьмите карту"]]),
        # Two words become two others: one change, not two.
        ("Ждёт Rusty Guard тут", [("Rusty Guard", "Ржавый страж")], [["same", "Ждёт "], ["del", "Rusty Guard"], ["ins", "Ржавый страж"], ["same", " тут"]]),
        ("Правило 702.19c тут", [("702.19c", "702.19b")], [["same", "Правило "], ["del", "702.19c"], ["ins", "702.19b"], ["same", " тут"]]),
        # Two findings in one word.
        ("Это мaнa.", [("a", "а")], [["same", "Это "], ["del", "мaнa"], ["ins", "манa"], ["same", "."]]),
        ("Убрать  пробел", [("  ", " ")], [["same", "Убрать"], ["del", "  "], ["ins", " "], ["same", "пробел"]]),
        ("Вот так вот", [(" так", "")], [["same", "Вот"], ["del", " так"], ["same", " вот"]]),
    ],
)  # fmt: skip
def test_changes_are_shown_by_words(
    call: Callable[..., Any], text: str, edits: list[tuple[str, str]], parts: list[list[str]]
) -> None:
    made = call("diff", "correct", list(text), [edit(text, old, new) for old, new in edits])
    assert made["parts"] == parts


def test_a_point_gets_what_is_missing(call: Callable[..., Any]) -> None:
    made = call("diff", "correct", list("Маг ушёл"), [{"start": 8, "end": 8, "text": "."}])
    assert made["text"] == "Маг ушёл."
    assert made["parts"] == [["same", "Маг ушёл"], ["ins", "."]]


def test_of_two_edits_that_overlap_the_first_alone_is_made(call: Callable[..., Any]) -> None:
    first, second = {"id": 1, "start": 0, "end": 3, "text": "Вор"}, {"id": 2, "start": 2, "end": 8, "text": "?"}
    made = call("diff", "correct", list("Маг ушёл"), [second, first])
    assert made["text"] == "Вор ушёл"
    assert made["made"] == [first]


def test_of_two_replacements_that_overlap_the_first_is_made(call: Callable[..., Any]) -> None:
    text = "один token тут"
    made = call("diff", "correct", list(text), [edit(text, "token", "фишка"), edit(text, "один token", "одна фишка")])
    assert made["text"] == "одна фишка тут"


def test_whatever_is_replaced_both_texts_can_be_read_from_the_parts(call: Callable[..., Any]) -> None:
    dice = random.Random(7)
    for _ in range(150):
        text = "".join(dice.choices("аб  -,.«»x😀\n", k=dice.randrange(40)))
        cuts = sorted(dice.choices(range(len(text) + 1), k=6))
        edits = [
            {"start": start, "end": end, "text": "".join(dice.choices("аб -.x", k=dice.randrange(5)))}
            for start, end in zip(cuts[::2], cuts[1::2], strict=True)
        ]
        made = call("diff", "correct", list(text), edits)
        assert "".join(part for kind, part in made["parts"] if kind != "ins") == text
        assert "".join(part for kind, part in made["parts"] if kind != "del") == made["text"]
        done, expected = 0, ""
        for change in edits:
            if change["start"] >= done:
                expected += text[done : change["start"]] + change["text"]
                done = change["end"]
        assert made["text"] == expected + text[done:]


def test_a_text_is_cut_where_findings_begin_and_end(call: Callable[..., Any]) -> None:
    spans = [{"id": 1, "start": 2, "end": 6}, {"id": 2, "start": 4, "end": 9}, {"id": 3, "start": 10, "end": 10}]
    made = call("marks", "pieces", 10, spans)
    assert [(piece["start"], piece["end"], [span["id"] for span in piece["marks"]]) for piece in made] == [
        (0, 2, []),
        (2, 4, [1]),
        (4, 6, [1, 2]),
        (6, 9, [2]),
        (9, 10, []),
        (10, 10, [3]),
    ]


def test_a_text_without_characters_can_have_a_finding(call: Callable[..., Any]) -> None:
    made = call("marks", "pieces", 0, [{"id": 1, "start": 0, "end": 0}])
    assert [(piece["start"], piece["end"], len(piece["marks"])) for piece in made] == [(0, 0, 1)]
