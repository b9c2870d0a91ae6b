import re
from collections.abc import Callable
from html import unescape

import pytest
from markdown_it import MarkdownIt

from ruling_lint.model import Finding, Problem, Report, Severity
from ruling_lint.reporters import markdown
from ruling_lint.reporters.base import RenderOptions

Found = Callable[..., Finding]


def shown(report: Report, options: RenderOptions | None = None) -> str:
    """Return the report as a reader sees it: rendered, without tags."""
    html = (
        MarkdownIt("commonmark", {"html": True})
        .enable("table")
        .render(markdown.render(report, options or RenderOptions()))
    )
    return unescape(re.sub(r"<!--.*?-->|<[^>]+>", "", html))


def test_a_clean_run_is_a_heading_and_what_was_checked() -> None:
    report = Report((), files=2, segments=8, not_checked={"fuzzy": 3})
    assert markdown.render(report, RenderOptions("ru")) == (
        "<!-- ruling-lint -->\n### ruling-lint: ничего не найдено\n\n"
        "Проверено: 8 сегментов в 2 файлах.  \nНе проверено: 3 неточных (fuzzy) сегмента.\n"
    )


def test_a_finding_is_a_row_with_its_place_words_and_advice(found: Found, options: RenderOptions) -> None:
    written = markdown.render(Report((found("Киньте ⟦dice⟧ снова.", "кость", "кости", "кубик"),)), options)
    assert (
        "| 1:8 | По-английски: dice<br><sub>error, [untranslated-text](https://example.org/rules/untranslated-text)"
        "</sub> | Киньте <b>dice</b> снова. | кость<br>кости |\n"
    ) in written
    assert "<details open>" in written


def test_the_worst_files_come_first(found: Found) -> None:
    findings = [found("⟦x⟧", path=f"{n:02}.txt", severity=Severity.WARNING) for n in range(12)]
    findings += [found("⟦x⟧", path="я.txt"), found("⟦x⟧", path="я.txt", severity=Severity.INFO)]
    lines = markdown.render(Report(tuple(findings)), RenderOptions()).splitlines()
    table = lines[lines.index("| File | Errors | Warnings | Notes |") + 2 :]
    assert table[0] == "| <code>я.txt</code> | 1 |  | 1 |"
    assert table[1] == "| <code>00.txt</code> |  | 1 |  |"
    assert table[10] == "| … 3 more files | | | |"
    assert "<details open>" not in "".join(lines)


def test_details_follow_the_table_of_files(found: Found) -> None:
    slight = found("Раз⟦  ⟧два", " ", path="a.txt", rule="spacing", severity=Severity.WARNING)
    grave = found("Вот ⟦spell⟧", path="b.txt", rule="untranslated-term")
    made = markdown.render(Report((slight, slight, grave), files=2), RenderOptions())
    assert re.findall(r"<summary><code>(.*?)</code>", made) == ["b.txt", "a.txt"]
    assert re.findall(r"^\| <code>(.*?)</code>", made, re.MULTILINE) == ["b.txt", "a.txt"]


def test_a_single_file_needs_no_table_of_files(found: Found) -> None:
    assert "| File |" not in markdown.render(Report((found("⟦x⟧"),)), RenderOptions())


def test_at_most_a_hundred_findings_are_listed(found: Found) -> None:
    report = Report(tuple(found("⟦x⟧", path=f"{n % 3}.txt") for n in sorted(range(140), key=lambda n: n % 3)))
    written = markdown.render(report, RenderOptions("ru"))
    assert written.count("<sub>") == 100
    assert "И ещё 40 находок." in written
    assert len(written) < 65_536


@pytest.mark.parametrize(
    "text",
    [
        "a|b",
        "<script>",
        "*жирно*",
        "_курсив_",
        "`код`",
        "[имя](адрес)",
        "![рис](x)",
        "\\n",
        "~~зачёркнуто~~",
        "&amp;",
        "$x$",
        "# нет",
    ],
)
def test_text_of_files_is_shown_as_it_is(found: Found, text: str) -> None:
    report = Report((found(f"Вот ⟦{text}⟧.", text, message=f"Сообщение {text}", path=f"{text}.txt"),))
    visible = shown(report)
    assert f"Сообщение {text}" in visible
    assert f"Вот {text}." in visible
    assert f"{text}.txt: 1" in visible


def test_nobody_is_notified_and_no_issue_linked(found: Found) -> None:
    written = markdown.render(Report((found("Вот ⟦@mage и #12⟧"),)), RenderOptions())
    assert "@mage" not in written
    assert "#12" not in written
    assert "@ # и a@" in markdown.render(Report((found("Вот ⟦@ # и a@⟧"),)), RenderOptions())


def test_a_long_segment_is_cut_around_the_finding(found: Found) -> None:
    written = markdown.render(Report((found("до " * 50 + "⟦x⟧" + " после" * 50),)), RenderOptions())
    assert re.search(r"\| …(до ){12,13}<b>x</b>( после){6}… \|", written)


def test_a_point_and_spaces_can_be_seen(found: Found) -> None:
    assert "Ход<b>‸</b> |" in markdown.render(Report((found("Ход⟦⟧"),)), RenderOptions())
    assert "а<b>␣␣</b>б | ␣ |" in markdown.render(Report((found("а⟦  ⟧б", " "),)), RenderOptions())


def test_a_finding_in_the_source_shows_the_source(found: Found) -> None:
    finding = found("⟦Кинь⟧те.", source="Roll it.", side="source")
    assert "<b>Roll</b> it." in markdown.render(Report((finding,)), RenderOptions())


def test_problems_are_listed_first_and_not_all() -> None:
    report = Report((), tuple(Problem(f"{n}.po", n, "сломан") for n in range(1, 26)))
    lines = markdown.render(report, RenderOptions()).splitlines()
    assert lines[3] == "- **problem** <code>1.po:1</code>: сломан"
    assert lines[23] == "- … 5"


def test_cells_are_named(found: Found) -> None:
    assert "| Лист1&#33;B3 |" in markdown.render(Report((found("⟦x⟧", place="Лист1!B3"),)), RenderOptions())
