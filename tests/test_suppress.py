"""Ignore comments silence what they name, where they stand, and are reported when they are no use."""

import pytest

from ruling_lint import records, suppress
from ruling_lint.ignores import ConfigIgnore
from ruling_lint.model import Comment, Document, Excerpt, Finding, Position, Segment, Severity, Span, Text
from ruling_lint.rules import SILENCING, Rule, Words

RAW = "первая строка\nвторая строка\nтретья строка\n"
LINES = [(0, 13), (14, 27), (28, 41)]


def document(*comments: Comment) -> Document:
    segments = tuple(Segment(Text.plain(RAW[start:end], start)) for start, end in LINES)
    return Document("page.md", "markdown", RAW, segments, comments)


def finding(segment: int, rule: str = "quotes") -> Finding:
    start, end = LINES[segment]
    return Finding(
        rule=rule,
        severity=Severity.WARNING,
        category="",
        message="",
        path="page.md",
        start=Position(segment + 1, 1),
        end=Position(segment + 1, 5),
        segment=None,
        side="target",
        span=Span(0, 4),
        raw=Span(start, start + 4),
        text=RAW[start : start + 4],
        line_text=RAW[start:end],
        excerpt=Excerpt(RAW[start:end], None, segment),
    )


def rule(name: str) -> Rule:
    words = Words("ru $rule", "en $rule")
    check = SILENCING if name == "unused-suppression" else "empty"
    variants = {"bare": Words("б", "bare"), "unknown": Words("н", "unknown $rule")}
    return Rule(name, check, Severity.WARNING, "", None, words, words, "", 1, variants=variants)


RULES = [rule("quotes"), rule("dash"), rule("unused-suppression")]
KNOWN = frozenset({"quotes", "dash", "unused-suppression"})


def left(findings: list[Finding], *comments: Comment, ignores: tuple[ConfigIgnore, ...] = ()) -> list[str]:
    kept = suppress.silence(document(*comments), findings, RULES, KNOWN, ignores).findings
    return [f"{f.rule} {f.start.line} {f.message}".strip() for f in kept]


def test_without_comments_everything_stays() -> None:
    assert left([finding(0)]) == ["quotes 1"]


@pytest.mark.parametrize("verb", ["ignore", "ignore-next"])
def test_a_comment_of_a_segment_silences_the_rules_it_names_in_it(verb: str) -> None:
    comment = Comment(f"ruling-lint: {verb}[quotes] цитата", Span(0, 1), 0)
    assert left([finding(0), finding(0, "dash"), finding(1)], comment) == ["dash 1", "quotes 2"]


def test_a_comment_between_segments_silences_the_next_one() -> None:
    comment = Comment("ruling-lint: ignore-next[quotes]", Span(13, 14))
    assert left([finding(0), finding(1), finding(2)], comment) == ["quotes 1", "quotes 3"]


def test_the_next_line_is_not_the_whole_paragraph() -> None:
    raw = "<!-- -->\nодна строка\nдругая строка"
    segments = (Segment(Text.plain(raw[9:], 9)),)
    comment = Comment("ruling-lint: ignore-next[quotes]", Span(0, 8))
    page = Document("page.md", "markdown", raw, segments, (comment,))
    findings = [
        records.replace(finding(0), start=Position(line, 1), raw=Span(at, at + 1)) for line, at in ((2, 9), (3, 21))
    ]
    assert [f.start.line for f in suppress.silence(page, findings, RULES, KNOWN).findings] == [3]
    whole = comment._replace(text="ruling-lint: ignore[quotes]")
    page = Document("page.md", "markdown", raw, segments, (whole,))
    assert suppress.silence(page, findings, RULES, KNOWN).findings == ()


def test_off_and_on_silence_what_lies_between() -> None:
    off = Comment("ruling-lint: off[quotes]", Span(13, 14))
    on = Comment("ruling-lint: on[quotes]", Span(27, 28))
    assert left([finding(0), finding(1), finding(2)], off, on) == ["quotes 1", "quotes 3"]


def test_one_comment_may_name_several_rules() -> None:
    comment = Comment("ruling-lint: ignore[quotes, dash]: так в оригинале", Span(0, 1), 0)
    assert left([finding(0), finding(0, "dash")], comment) == []


def test_a_comment_that_silences_nothing_is_reported() -> None:
    assert left([], Comment("ruling-lint: ignore[dash]", Span(14, 15), 1)) == ["unused-suppression 2 en dash"]


def test_a_bare_ignore_silences_nothing_and_is_reported() -> None:
    comment = Comment("ruling-lint: ignore", Span(0, 1), 0)
    assert left([finding(0)], comment) == ["unused-suppression 1 bare", "quotes 1"]


def test_a_rule_that_does_not_exist_is_reported_as_such() -> None:
    comment = Comment("ruling-lint: ignore[qoutes]", Span(0, 1), 0)
    assert left([], comment) == ["unused-suppression 1 unknown qoutes"]


def test_a_rule_that_did_not_run_is_not_called_unused() -> None:
    comment = Comment("ruling-lint: ignore[dash]", Span(0, 1), 0)
    ran = [rule for rule in RULES if rule.id != "dash"]
    assert suppress.silence(document(comment), [], ran, KNOWN).findings == ()


def test_config_entries_silence_by_path_rule_and_text() -> None:
    entry = ConfigIgnore(path="*.md", rule="quotes", text="перв")
    assert left([finding(0), finding(1)], ignores=(entry,)) == ["quotes 2"]
    elsewhere = records.replace(entry, path="other/*")
    assert left([finding(0)], ignores=(elsewhere,)) == ["quotes 1"]


@pytest.mark.parametrize("path", ["*.md", "page.md", "./page.md", "**/page.md"])
def test_paths_of_config_entries_are_globs_like_those_of_the_other_tables(path: str) -> None:
    assert left([finding(0)], ignores=(ConfigIgnore(path=path, rule="quotes"),)) == []


def test_what_was_silenced_is_counted() -> None:
    comment = Comment("ruling-lint: ignore[quotes]", Span(0, 1), 0)
    assert suppress.silence(document(comment), [finding(0), finding(1)], RULES, KNOWN).count == 1
