"""The terms that went wrong most often, and what they should have been."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TypedDict

from ruling_lint.model import Finding

_CATEGORY = "terminology"
_SHOWN_RENDERINGS = 3


class WrongView(TypedDict):
    """A wording that was found, and how often."""

    text: str
    count: int


class TermView(TypedDict):
    """A term with the wordings that were wrong, most frequent first, and the right ones, best first.

    `term` is the glossary's English, None where the finding did not name it.
    """

    term: str | None
    count: int
    wrong: list[WrongView]
    right: list[str]


def wrong_terms(findings: Iterable[Finding]) -> list[TermView]:
    """Return the terms of a report's terminology findings, those that went wrong most often first."""
    by_term: dict[str, list[Finding]] = {}
    for finding in findings:
        if finding.category == _CATEGORY and finding.text:
            by_term.setdefault(_key(finding), []).append(finding)
    ranked = sorted(by_term.items(), key=lambda item: (-len(item[1]), item[0]))
    return [_term(group) for _, group in ranked]


def _key(finding: Finding) -> str:
    return finding.params.get("term") or finding.text.casefold()


def _term(findings: Sequence[Finding]) -> TermView:
    wrong = Counter(finding.text.lower() for finding in findings)
    right = Counter(filter(None, map(_right, findings)))
    return {
        "term": findings[0].params.get("term"),
        "count": len(findings),
        "wrong": [{"text": text, "count": count} for text, count in wrong.most_common()],
        "right": [text for text, _ in right.most_common(_SHOWN_RENDERINGS)],
    }


def _right(finding: Finding) -> str:
    """Return the glossary's rendering, failing that the file's usual one, or the suggestion, which is inflected."""
    suggested = finding.suggestions[0].text if finding.suggestions else ""
    return finding.params.get("right") or finding.params.get("common") or suggested
