"""One term, one rendering; one source, one translation: the rarer one is reported once, at its first place."""

import pytest

from checks.glossary_context import context
from ruling_lint.checks import consistency
from ruling_lint.checks.base import View
from ruling_lint.model import Segment, Text
from ruling_lint.text.reading import Reading


def found(*pairs: tuple[str, str | None], of: str = "terms") -> list[tuple[int, str, str, str]]:
    params = consistency.Params(of=of)
    evidence = []
    for index, (target, source) in enumerate(pairs):
        segment = Segment(Text.plain(target), Text.plain(source) if source else None)
        reading = Reading(segment.source) if segment.source else None
        view = View(segment, Reading(segment.target), reading, context().glossary)
        evidence += [(index, item) for item in consistency.collect(params, view, context())]
    return [
        (index, pairs[index][0][hit.span.start : hit.span.end], hit.params["common"], hit.params["count"])
        for index, hit in consistency.conclude(params, evidence, context())
    ]


def test_the_rarer_rendering_is_reported_at_its_first_place() -> None:
    pages = ["Мироходец теряет верность.", "Один planeswalker.", "Другой planeswalker'у рад.", "И мироходца нет."]
    assert found(*[(page, None) for page in (*pages, "Ещё planeswalker.")]) == [(0, "Мироходец", "planeswalker", "2")]


def test_forms_of_one_rendering_agree() -> None:
    assert found(("Фишка.", None), ("Фишками.", None), ("Без фишек.", None)) == []


def test_two_translations_of_one_source() -> None:
    pairs = (("Раз.", "One."), ("Один.", "One."), ("Раз.", "One."), ("Два.", "Two."))
    assert found(*pairs, of="segments") == [(1, "Один.", "Раз.", "1")]


def test_rows_without_a_translation_take_no_part() -> None:
    assert found(("Раз.", "One."), ("", "One."), ("One.", "One."), of="segments") == []


def test_texts_that_share_a_bit_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(consistency, "_BITS", 8)
    pairs = [(f"Ответ {number}.", f"Answer {number}.") for number in range(40)]
    assert found(*pairs, of="segments") == []
    assert found(*pairs, *pairs, ("Иначе.", "Answer 7."), of="segments") == [(80, "Иначе.", "Ответ 7.", "1")]
