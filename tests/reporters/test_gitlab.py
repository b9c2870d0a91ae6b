import json
from collections.abc import Callable

from ruling_lint.model import Finding, Problem, Report, Severity
from ruling_lint.reporters import gitlab
from ruling_lint.reporters.base import RenderOptions

Found = Callable[..., Finding]


def issues(report: Report) -> list[dict[str, object]]:
    return list(json.loads(gitlab.render(report, RenderOptions())))


def test_an_issue_has_what_gitlab_asks_for(found: Found) -> None:
    (issue,) = issues(Report((found("Ход.\nКиньте ⟦dice⟧", "кость", path="./ход мага.txt"),)))
    assert len(str(issue.pop("fingerprint"))) == 32
    assert issue == {
        "description": "По-английски: dice → кость",
        "check_name": "untranslated-text",
        "severity": "major",
        "location": {"path": "ход мага.txt", "lines": {"begin": 2, "end": 2}},
    }


def test_severities_are_those_of_gitlab(found: Found) -> None:
    report = Report(tuple(found("⟦x⟧", severity=severity) for severity in Severity), (Problem("п", None, "нет"),))
    assert [issue["severity"] for issue in issues(report)] == ["info", "minor", "major", "blocker"]


def test_fingerprints_are_unique(crowd: Report, found: Found) -> None:
    report = Report((*crowd.findings, *[found("⟦dice⟧")] * 2), crowd.problems)
    identities = [issue["fingerprint"] for issue in issues(report)]
    assert len(set(identities)) == len(identities) == 8


def test_no_findings_are_an_empty_list() -> None:
    assert issues(Report(())) == []
