import json
from collections.abc import Callable
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from making import make_finding
from ruling_lint.model import Finding, Problem, Report, Severity
from ruling_lint.records import replace
from ruling_lint.reporters import sarif
from ruling_lint.reporters.base import RenderOptions, RuleInfo

Found = Callable[..., Finding]


def run_of(report: Report, options: RenderOptions | None = None) -> dict[str, Any]:
    log = json.loads(sarif.render(report, options or RenderOptions()))
    assert log["version"] == "2.1.0"
    (run,) = log["runs"]
    return dict(run)


def result_of(finding: Finding, options: RenderOptions | None = None) -> dict[str, Any]:
    (result,) = run_of(Report((finding,)), options)["results"]
    return dict(result)


def test_columns_are_code_points_and_declared_so(found: Found) -> None:
    run = run_of(Report((found("🃏 Сыграйте ⟦card⟧ сейчас."),)))
    assert run["columnKind"] == "unicodeCodePoints"
    assert run["results"][0]["locations"][0]["physicalLocation"]["region"] == {
        "startLine": 1,
        "startColumn": 12,
        "endLine": 1,
        "endColumn": 16,
        "snippet": {"text": "card"},
    }


def test_paths_are_uris_below_the_folder_of_the_run(found: Found) -> None:
    run = run_of(Report((found("⟦x⟧", path="разбор/ход 1.txt"),)))
    location = run["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"]
    assert location == {
        "uri": "%D1%80%D0%B0%D0%B7%D0%B1%D0%BE%D1%80/%D1%85%D0%BE%D0%B4%201.txt",
        "uriBaseId": "SRCROOT",
    }
    assert "SRCROOT" in run["originalUriBaseIds"]


def test_a_path_outside_is_a_file_uri_without_a_base(found: Found) -> None:
    location = result_of(found("⟦x⟧", path="/вне/х.txt"))["locations"][0]["physicalLocation"]["artifactLocation"]
    assert location == {"uri": "file:///%D0%B2%D0%BD%D0%B5/%D1%85.txt"}


def test_every_suggestion_is_a_fix(found: Found) -> None:
    fixes = result_of(found("Киньте ⟦dice⟧", "кость", ""))["fixes"]
    assert [fix["description"]["text"] for fix in fixes] == ["dice → кость", "dice → (delete)"]
    (change,) = fixes[0]["artifactChanges"]
    assert change["replacements"] == [
        {
            "deletedRegion": {"startLine": 1, "startColumn": 8, "endLine": 1, "endColumn": 12},
            "insertedContent": {"text": "кость"},
        }
    ]


def test_a_suggestion_that_the_format_would_escape_is_no_fix(found: Found) -> None:
    assert "fixes" not in result_of(found("Киньте ⟦dice⟧", '"кость"'))


def test_rules_teach_in_both_languages(found: Found, options: RenderOptions) -> None:
    run = run_of(Report((found("⟦x⟧"), found("⟦x⟧", rule="spacing"))), replace(options, lang="ru"))
    spacing, untranslated = run["tool"]["driver"]["rules"]
    assert spacing == {"id": "spacing"}
    assert [result["ruleIndex"] for result in run["results"]] == [1, 0]
    assert untranslated["shortDescription"]["text"] == "По-английски"
    assert untranslated["help"] == {
        "text": "Читатель ждёт русского текста.",
        "markdown": "**Русский.** Читатель ждёт русского текста.\n\n**English.** Readers expect Russian text.",
    }
    assert untranslated["helpUri"] == "https://example.org/rules/untranslated-text"
    assert untranslated["defaultConfiguration"] == {"level": "error"}


def test_a_rule_with_a_title_and_examples_shows_them(found: Found, options: RenderOptions) -> None:
    info = replace(
        options.rules["untranslated-text"],
        title={"ru": "Остался английский", "en": "English left over"},
        bad=("Киньте ⟦dice⟧.", "а", "б"),
        good=("Киньте\nкость {T}.",),
    )
    run = run_of(Report((found("⟦x⟧"),)), RenderOptions(rules={info.id: info}))
    (rule,) = run["tool"]["driver"]["rules"]
    assert rule["shortDescription"]["text"] == "English left over"
    assert rule["help"]["markdown"].endswith("\n\n- ✗ `Киньте ⟦dice⟧.`\n- ✗ `а`\n- ✓ `Киньте кость {{T}}.`")


def test_braces_of_game_symbols_are_doubled_as_message_strings_ask(found: Found) -> None:
    words = {"en": "Broken symbol: {$match}", "ru": "Сломан символ: {$match}"}
    info = RuleInfo("placeholder-malformed", Severity.ERROR, "markup", words, words)
    finding = found("⟦{Т⟧", "{T}", rule=info.id, message="Сломан символ: {Т")
    run = run_of(Report((finding,)), RenderOptions("ru", rules={info.id: info}))
    assert run["results"][0]["message"]["text"] == "Сломан символ: {{Т → {{T}}"
    assert run["tool"]["driver"]["rules"][0]["fullDescription"]["text"] == "Сломан символ: {{$match}}"
    assert run["results"][0]["fixes"][0]["artifactChanges"][0]["replacements"][0]["insertedContent"]["text"] == "{T}"


def test_severities_are_levels(found: Found) -> None:
    levels = [result_of(found("⟦x⟧", severity=severity))["level"] for severity in Severity]
    assert levels == ["note", "warning", "error"]


def test_related_places_are_numbered(crowd: Report) -> None:
    related = run_of(crowd)["results"][1]["relatedLocations"]
    assert [(place["id"], place["message"]["text"]) for place in related] == [(1, "первое место")]
    assert related[0]["physicalLocation"]["region"] == {"startLine": 1, "startColumn": 1}


def test_a_cell_is_a_logical_location(found: Found) -> None:
    (location,) = result_of(found("⟦x⟧", place="Лист1!B3"))["locations"]
    assert location["logicalLocations"] == [{"fullyQualifiedName": "Лист1!B3"}]
    assert "region" not in location["physicalLocation"]


def test_fingerprints_do_not_depend_on_lines(found: Found) -> None:
    here, below = found("Киньте ⟦dice⟧"), found("Начало.\n\nКиньте ⟦dice⟧")
    assert result_of(here)["partialFingerprints"] != result_of(replace(here, text="die"))["partialFingerprints"]
    assert (
        result_of(here)["partialFingerprints"]
        == result_of(replace(below, span=here.span, excerpt=here.excerpt))["partialFingerprints"]
    )


def test_problems_are_notifications_of_a_failed_run() -> None:
    run = run_of(Report((), (Problem("а.po", 3, "нет кавычки"), Problem("б.po", None, "нет файла"))))
    assert run["results"] == []
    (invocation,) = run["invocations"]
    assert invocation["executionSuccessful"] is False
    first, second = invocation["toolExecutionNotifications"]
    assert first["locations"][0]["physicalLocation"]["region"] == {"startLine": 3}
    assert "region" not in second["locations"][0]["physicalLocation"]


def test_a_clean_run_is_successful_and_has_results() -> None:
    run = run_of(Report((), files=1))
    assert run["results"] == []
    assert run["invocations"] == [{"executionSuccessful": True}]


@given(st.text("aя🃏\u0301\t ", max_size=20), st.text("aя🃏", min_size=1, max_size=5), st.text("aя🃏", max_size=9))
def test_a_fix_applied_by_its_region_gives_the_wanted_line(before: str, text: str, after: str) -> None:
    finding = make_finding(f"{before}⟦{text}⟧{after}", "замена")
    (fix,) = result_of(finding)["fixes"]
    replacement = fix["artifactChanges"][0]["replacements"][0]
    region, line = replacement["deletedRegion"], finding.line_text
    fixed = line[: region["startColumn"] - 1] + replacement["insertedContent"]["text"] + line[region["endColumn"] - 1 :]
    assert fixed == f"{before}замена{after}"
