"""What `check --diff` says: the difference on standard output, for other programs, and all else beside it."""

from __future__ import annotations

import sys

from ruling_lint.cli.common import tell
from ruling_lint.cli.output import show
from ruling_lint.reporters import words
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ruling_lint.model import Report

_NOTHING = {
    "safe": {
        "en": "Nothing to show: --fix mends none of what was found ({}). --unsafe-fixes --diff shows what is suggested.",
        "ru": "Показывать нечего: из найденного ({}) --fix ничего не исправит. Что предложено, покажет --unsafe-fixes --diff.",
    },
    "unsafe": {
        "en": "Nothing to show: nothing is suggested for what was found ({}).",
        "ru": "Показывать нечего: для найденного ({}) ничего не предложено.",
    },
}


def present(differences: Iterable[str], report: Report, lang: str, *, unsafe: bool, quiet: bool) -> None:
    """Show differences, tell the problems of a run, and where there is no difference say why; `quiet` is not told that all is well."""
    text = "".join(differences)
    show(text)
    for problem in report.problems:
        place = f"{problem.path}:{problem.line}" if problem.line else problem.path
        tell(f"{place}: {problem.message}", sys.stderr)
    if text:
        return
    if counts := words.severity_counts(report, lang):
        tell(_NOTHING["unsafe" if unsafe else "safe"][lang].format(counts), sys.stderr)
    elif not (report.problems or quiet):
        tell(words.say("clean", lang), sys.stderr)
