from collections.abc import Callable

from ruling_lint.model import Finding, Problem, Report, Severity
from ruling_lint.reporters import github
from ruling_lint.reporters.base import RenderOptions

Found = Callable[..., Finding]


def commands(report: Report, lang: str = "en") -> list[str]:
    return github.render(report, RenderOptions(lang)).splitlines()


def test_a_finding_is_one_command_on_one_line_with_everything_escaped(found: Found) -> None:
    finding = found("Это ⟦x⟧", path="a,b:c%.txt", message="Лишнее: 100%,\r\nи ещё", severity=Severity.WARNING)
    assert commands(Report((finding,)))[0] == (
        "::warning file=a%2Cb%3Ac%25.txt,title=ruling-lint%3A untranslated-text,line=1,endLine=1,col=5,endColumn=6::"
        "Лишнее: 100%25,%0D%0Aи ещё"
    )


def test_levels_and_advice(found: Found) -> None:
    findings = (found("⟦die⟧", "кость"), found("и ⟦и⟧", "", severity=Severity.INFO))
    first, second, *_ = commands(Report(findings))
    assert first.startswith("::error ")
    assert first.endswith("::По-английски: die → кость")
    assert second.startswith("::notice ")
    assert second.endswith(" → (delete)")


def test_columns_are_given_only_within_one_line(found: Found) -> None:
    command = commands(Report((found("Это ⟦два\nслова⟧"),)))[0]
    assert ",line=1,endLine=2::" in command


def test_a_cell_is_named_in_the_message(found: Found) -> None:
    command = commands(Report((found("⟦die⟧", place="Лист1!B3", path="т.xlsx"),)))[0]
    assert command == "::error file=т.xlsx,title=ruling-lint%3A untranslated-text::Лист1!B3: По-английски: die"


def test_problems_come_first(found: Found) -> None:
    report = Report((found("⟦die⟧"),), (Problem("а.po", 7, "сломан"), Problem("б.po", None, "нет его")))
    assert commands(report)[:2] == [
        "::error file=а.po,title=ruling-lint,line=7::сломан",
        "::error file=б.po,title=ruling-lint::нет его",
    ]


def test_what_github_would_not_show_is_listed_folded(found: Found) -> None:
    errors = tuple(found("⟦die⟧", path=f"{number:02}.txt") for number in range(13))
    lines = commands(Report((*errors, found("⟦x⟧", severity=Severity.WARNING)), files=13, segments=13))
    assert sum(line.startswith("::error") for line in lines) == 10
    assert sum(line.startswith("::warning") for line in lines) == 1
    assert lines[11:] == [
        "::group::More than GitHub shows beside the lines: 3 findings",
        "- 10.txt:1:1: error untranslated-text: По-английски: die",
        "- 11.txt:1:1: error untranslated-text: По-английски: die",
        "- 12.txt:1:1: error untranslated-text: По-английски: die",
        "::endgroup::",
        "Found: 13 errors, 1 warning. Checked: 13 segments in 13 files.",
    ]


def test_text_of_a_file_cannot_give_commands(found: Found) -> None:
    findings = [found("⟦die⟧")] * 10
    findings.append(found("⟦die⟧", path="::stop-commands::x", message="##[endgroup]\n::error::нет"))
    lines = commands(Report(tuple(findings)))
    assert lines[11] == "- ::stop-commands::x:1:1: error untranslated-text: ## [endgroup] ::error::нет"
