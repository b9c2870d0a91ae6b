"""The results of a run's files, gathered into one report."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable, Sequence

from ruling_lint.model import Finding, Problem, Report, merged
from ruling_lint.results import FileResult
from ruling_lint.spool import Spooled


def report(results: Iterable[FileResult], problems: Sequence[Problem] = (), passed_over: int = 0) -> Report:
    """Gather the results of all files; findings sorted, so that the order of the work does not show.

    `passed_over` counts the files of folders that hold no translation.
    """
    counts: Counter[str] = Counter({"files_without_russian": passed_over} if passed_over else {})
    gathered = list(results)
    for result in gathered:
        counts.update(result.not_checked)
    return Report(
        findings=_in_order([result.findings for result in gathered]),
        problems=(*problems, *(problem for result in gathered for problem in result.problems)),
        files=sum(not (result.problems and os.path.isdir(result.path)) for result in gathered),
        segments=sum(result.segments for result in gathered),
        words=sum(result.words for result in gathered),
        not_checked=counts,
        fixed=tuple(result.path for result in gathered if result.fixed and not result.diff),
        mended=sum(result.fixed for result in gathered if not result.diff),
    )


def _in_order(found: Sequence[Sequence[Finding]]) -> Sequence[Finding]:
    """Return the findings of files in one sequence; those of a file that are too many for memory are in order already."""
    many = [findings for findings in found if isinstance(findings, Spooled)]
    few = sorted((f for some in found if not isinstance(some, Spooled) for f in some), key=lambda f: f.sort_key)
    if not many:
        return tuple(few)
    return many[0] if len(many) == 1 and not few else Spooled(merged(few, *many))
