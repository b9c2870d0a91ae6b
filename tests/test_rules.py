"""Rule files become rules, and every mistake in one is named by its line."""

from pathlib import Path

import pytest

from ruling_lint import bundled, rule_reader, rules
from ruling_lint.model import Severity
from ruling_lint.rules import RuleError

GOOD = """\
- id: my-rule
  check: consistency
  severity: warning
  category: terminology
  params: {of: segments}
  message: {ru: 'Разное', en: 'Different'}
  why: {ru: 'Потому.', en: 'Because.'}
  bad:
    - ru: 'Одно ⟦слово⟧.'
      more:
        - 'Второе.'
        - {ru: 'Третье.', en: 'Third.'}
  good:
    - ru: 'Слово.'
"""


def line_of_error(text: str) -> tuple[int, str]:
    with pytest.raises(RuleError) as caught:
        rule_reader.parse("own.yml", text)
    assert caught.value.path == "own.yml"
    return caught.value.line, caught.value.message


def test_a_rule_is_read_whole() -> None:
    (rule,) = rule_reader.parse("own.yml", GOOD)
    assert (rule.id, rule.severity, rule.params.of) == ("my-rule", Severity.WARNING, "segments")
    assert rule.message.get("ru") == "Разное"
    assert rule.bad[0].more == (("Второе.", None), ("Третье.", "Third."))
    assert (rule.profile, rule.fix, rule.yields) == ("default", "unsafe", frozenset())


def test_an_empty_file_has_no_rules() -> None:
    assert rule_reader.parse("own.yml", "# nothing yet\n") == []


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("  category:", "  kategory:", 4, "unknown key 'kategory'"),
        ("severity: warning", "severity: grave", 3, "use one of: info, warning, error"),
        ("check: consistency", "check: magic", 2, "'check' cannot be 'magic'"),
        ("{of: segments}", "{by: segments}", 5, "unknown key 'by'"),
        ("{of: segments}", "{of: 3}", 5, "must be text"),
        ("{of: segments}", "{of: pages}", 5, "must be terms or segments"),
        ("en: 'Because.'", "de: 'Weil.'", 7, "unknown key 'de'"),
        ("en: 'Because.'", "en: ''", 7, "“en:”"),
        ("- ru: 'Слово.'", "- 'Слово.'", 14, "“ru:”"),
        ("- id: my-rule", "- id: my-rule\n  id: other", 2, "twice"),
        ("- id: my-rule", "- id: [my-rule]", 1, "must be text"),
        ("  why: {ru: 'Потому.', en: 'Because.'}\n", "", 1, "'why' is missing"),
        ("params: {of: segments}", "params: {of: segments", 6, ""),
        ("'Второе.'", "5", 9, "“ru:”"),
    ],
)
def test_a_mistake_is_named_by_its_line(old: str, new: str, line: int, words: str) -> None:
    assert old in GOOD
    where, message = line_of_error(GOOD.replace(old, new))
    assert where == line
    assert words in message


def test_a_message_that_the_check_may_need_must_be_there() -> None:
    text = GOOD.replace("consistency", "unchanged").replace("  params: {of: segments}\n", "")
    assert "lacks the message 'russianless'" in line_of_error(text)[1]


def test_a_later_file_replaces_a_rule_and_the_same_file_may_not(tmp_path: Path) -> None:
    first, second = tmp_path / "a.yml", tmp_path / "b.yml"
    first.write_text(GOOD, encoding="utf-8")
    second.write_text(GOOD.replace("warning", "error"), encoding="utf-8")
    assert [rule.severity for rule in rule_reader.load([first, second])] == [Severity.ERROR]
    first.write_text(GOOD + GOOD, encoding="utf-8")
    with pytest.raises(RuleError, match="twice"):
        rule_reader.load([first])


def test_yielding_to_a_rule_that_does_not_exist_is_a_mistake(tmp_path: Path) -> None:
    file = tmp_path / "own.yml"
    file.write_text(GOOD + "  yields: [no-such-rule]\n", encoding="utf-8")
    with pytest.raises(RuleError, match="no-such-rule"):
        rule_reader.load([file])


def test_a_file_that_is_not_utf8_is_named_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "own.yml"
    file.write_bytes(GOOD.replace("⟦", "").replace("⟧", "").encode("cp1251"))
    with pytest.raises(RuleError, match="UTF-8") as caught:
        rule_reader.load([file])
    assert caught.value.line == 6


def test_a_folder_without_rules_is_a_mistake(tmp_path: Path) -> None:
    with pytest.raises(RuleError, match="no rule files"):
        rules.rule_files(str(tmp_path))
    with pytest.raises(RuleError, match="no such folder"):
        rules.rule_files(str(tmp_path / "missing"))


def test_every_shipped_rule_has_a_short_title_without_places_to_fill() -> None:
    for rule in rule_reader.load(rules.rule_files(bundled.rules_dir())):
        assert rule.title is not None, rule.id
        assert max(map(len, rule.title)) <= 45
        assert "$" not in "".join(rule.title)


def test_a_rule_may_need_a_source_for_what_it_is_told_to_compare() -> None:
    needy = {rule.id: rule.compares for rule in rule_reader.load(rules.rule_files(bundled.rules_dir()))}
    assert needy["inconsistent-translation"]
    assert not needy["term-inconsistent"]
