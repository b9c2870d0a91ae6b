"""Linting one document in several processes: a stretch of its segments each."""

from __future__ import annotations

from ruling_lint import engine, parallel
from ruling_lint.engine import Outcome, Settings
from ruling_lint.records import replace
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from ruling_lint.checks.base import Context
    from ruling_lint.joined import Examined
    from ruling_lint.model import Document
    from ruling_lint.selection import Selection

_FEWEST, _EACH = 500, 4
"""The fewest segments that are worth handing to another process, and how many stretches each process gets."""


def lint(document: Document, rules: Selection, context: Context, settings: Settings, jobs: int) -> Outcome:
    """Do what `engine.lint` does, in so many processes where it pays. Raises SlowRuleError."""
    count = len(document.segments)
    step = max(_FEWEST, -(-count // (jobs * _EACH)))
    if jobs < 2 or count <= step:
        return engine.lint(document, rules, context, settings)
    from ruling_lint import joined  # most documents are short

    def work(start: int) -> Examined:
        stretch = replace(document, segments=document.segments[start : start + step])
        return joined.examine(stretch, rules, context, settings)

    whole = joined.Joined()
    for examined in parallel.run(work, range(0, count, step), jobs):
        whole.add(examined, rules)
    return Outcome(engine.stamp(document, whole.settled(context), settings), whole.words)
