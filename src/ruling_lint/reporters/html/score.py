"""The quality score of a translation: penalty points per thousand words, as in the MQM scoring model.

MQM charges 1 point for a minor fault, 5 for a major one and none for a neutral remark, divides the sum by the words
that were looked at, and takes the quotient from 1. Warnings count as minor here, errors as major.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypedDict

from ruling_lint.model import Severity

WEIGHTS = {Severity.ERROR: 5, Severity.WARNING: 1, Severity.INFO: 0}
"""Penalty points for one finding."""


class Score(TypedDict):
    """A score and everything its formula needs. `value` is 0 to 100, `per_thousand` points per 1,000 words."""

    value: float
    per_thousand: float
    points: int
    words: int
    weights: dict[str, int]


def points(severities: Iterable[Severity]) -> int:
    """Return the penalty points of findings."""
    return sum(WEIGHTS[severity] for severity in severities)


def score(severities: Iterable[Severity], words: int) -> Score | None:
    """Return the score of findings in a text of so many words, None where there are no words to judge."""
    if words <= 0:
        return None
    charged = points(severities)
    return {
        "value": round(max(0.0, 100 * (1 - charged / words)), 1),
        "per_thousand": round(1000 * charged / words, 1),
        "points": charged,
        "words": words,
        "weights": {severity.label: weight for severity, weight in WEIGHTS.items()},
    }
