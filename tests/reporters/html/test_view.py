import json

import pytest

from reporters.html.samples import OPTIONS, RULES, Fault, Sheet, Unit, report, small
from ruling_lint.model import Position, Related, Severity
from ruling_lint.records import replace
from ruling_lint.reporters.base import RenderOptions
from ruling_lint.reporters.html.score import score
from ruling_lint.reporters.html.view import FindingView, build


def findings_of(*sheets: Sheet) -> list[FindingView]:
    view = build(report(*sheets), OPTIONS)
    return [finding for file in view["files"] for segment in file["segments"] for finding in segment["findings"]]


def test_it_is_plain_data() -> None:
    view = build(small(), OPTIONS)
    assert json.loads(json.dumps(view)) == view


def test_findings_stand_by_file_and_segment() -> None:
    view = build(small(), OPTIONS)
    assert [(file["path"], [len(segment["findings"]) for segment in file["segments"]]) for file in view["files"]] == [
        ("карты/messages.po", [1, 3, 1]),
        ("разъяснения/Ржавый страж.txt", [2, 4]),
    ]


def test_in_a_segment_findings_follow_the_target_and_those_in_the_source_come_last() -> None:
    unit = Unit(
        "Ждите token и spell.",
        "Wait for it.",
        faults=(
            Fault("final-punctuation", "Wait", side="source"),
            Fault("untranslated-term", "spell"),
            Fault("untranslated-term", "token"),
        ),
    )
    assert [finding["text"] for finding in findings_of(Sheet("a.po", [unit]))] == ["token", "spell", "Wait"]


def test_a_message_is_there_in_every_language() -> None:
    (finding,) = findings_of(Sheet("a.txt", [Unit("Вот spell.", faults=(Fault("untranslated-term", "spell"),))]))
    assert finding["message"] == {
        "ru": "Термин оставлен по-английски: spell",
        "en": "A term was left in English: spell",
    }


def test_a_message_known_in_one_language_is_given_in_that() -> None:
    plain = report(Sheet("a.txt", [Unit("Вот spell.", faults=(Fault("untranslated-term", "spell"),))]))
    only = replace(plain, findings=tuple(replace(finding, messages={}) for finding in plain.findings))
    (file,) = build(only, OPTIONS)["files"]
    assert file["segments"][0]["findings"][0]["message"] == {"ru": "Термин оставлен по-английски: spell"}


def test_an_id_outlives_changes_elsewhere_in_the_file() -> None:
    fault = Unit("Снимите каунтер.", faults=(Fault("term-forbidden", "каунтер"),))
    (before,) = findings_of(Sheet("a.txt", [fault]))
    (after,) = findings_of(Sheet("a.txt", [Unit("Новая строка."), Unit("Ещё одна."), fault]))
    assert before["line"] != after["line"]
    assert before["id"] == after["id"]


def test_equal_findings_have_ids_of_their_own() -> None:
    fault = Unit("Снимите каунтер.", faults=(Fault("term-forbidden", "каунтер"),))
    first, second = findings_of(Sheet("a.txt", [fault, fault]))
    assert second["id"] == f"{first['id']}-2"


def test_the_place_in_the_source_is_a_span_and_no_related_place() -> None:
    fault = Fault(
        "number-mismatch",
        "две",
        source="three",
        related=(Related("a.po", Position(1, 6), "three"), Related("b.po", Position(9, 1), "там тоже две")),
    )
    (finding,) = findings_of(Sheet("a.po", [Unit("Возьмите две карты.", "Draw three cards.", faults=(fault,))]))
    assert finding["source_span"] == [5, 10]
    assert finding["related"] == [{"path": "b.po", "line": 9, "column": 1, "place": None, "message": "там тоже две"}]


def test_rules_without_findings_are_left_out_and_unknown_ones_have_only_a_name() -> None:
    rules = {name: info for name, info in RULES.items() if name != "quotes"}
    view = build(small(), RenderOptions(lang="ru", rules={**rules, "spare": RULES["quotes"]}))
    assert "spare" not in view["rules"]
    assert view["rules"]["quotes"] == {
        "category": "locale-convention",
        "title": {},
        "why": {},
        "url": None,
        "bad": [],
        "good": [],
    }
    assert view["rules"]["untranslated-term"]["bad"] == ["Наложите ⟦spell⟧ на врага.", "Снимите ⟦token⟧ с поля."]


def test_the_worst_files_come_first_and_rules_and_categories_by_number() -> None:
    spaces = Unit("Раз  два.", faults=(Fault("spacing", "  "),))
    many = Sheet("many.txt", [spaces, spaces, spaces])
    bad = Sheet("bad.txt", [Unit("Вот spell.", faults=(Fault("untranslated-term", "spell"),))])
    summary = build(report(many, bad), OPTIONS)["summary"]
    assert summary["paths"] == [
        {"name": "bad.txt", "error": 1, "warning": 0, "info": 0, "points": 5},
        {"name": "many.txt", "error": 0, "warning": 3, "info": 0, "points": 3},
    ]
    assert [tally["name"] for tally in summary["rules"]] == ["spacing", "untranslated-term"]
    assert [tally["name"] for tally in summary["categories"]] == ["locale-convention", "terminology"]


def test_wordings_of_a_term_count_together_with_the_rendering_of_the_glossary() -> None:
    terms = build(small(), OPTIONS)["summary"]["terms"]
    assert terms[0] == {
        "term": "counter",
        "count": 2,
        "wrong": [{"text": "каунтеры", "count": 1}, {"text": "каунтер", "count": 1}],
        "right": ["жетон"],
    }


def test_a_term_without_a_name_goes_by_what_was_written() -> None:
    units = [Unit(f"{word} ушёл.", faults=(Fault("term-forbidden", word, ("Маг",)),)) for word in ("Визард", "визард")]
    (term,) = build(report(Sheet("a.txt", units)), OPTIONS)["summary"]["terms"]
    assert term == {"term": None, "count": 2, "wrong": [{"text": "визард", "count": 2}], "right": ["Маг"]}


def test_reasons_that_left_nothing_out_are_not_named() -> None:
    assert build(small(), OPTIONS)["summary"]["not_checked"] == {"fuzzy": 12, "suppressed": 3, "unreadable_files": 2}


def test_the_score_takes_penalty_points_per_word_from_a_hundred() -> None:
    found = [Severity.ERROR] * 3 + [Severity.WARNING] * 4 + [Severity.INFO] * 9
    made = score(found, 950)
    assert made is not None
    assert made == {
        "value": 98.0,
        "per_thousand": 20.0,
        "points": 19,
        "words": 950,
        "weights": {"error": 5, "warning": 1, "info": 0},
    }


@pytest.mark.parametrize("words", [0, -1])
def test_no_words_no_score(words: int) -> None:
    assert score([Severity.ERROR], words) is None


def test_the_score_never_falls_below_zero() -> None:
    made = score([Severity.ERROR] * 10, 4)
    assert made is not None
    assert made["value"] == 0
    assert made["per_thousand"] == 12500
