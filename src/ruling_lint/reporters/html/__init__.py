"""The report as one self-contained page, for people who never open a terminal."""

from __future__ import annotations

from ruling_lint.model import Report
from ruling_lint.reporters import words
from ruling_lint.reporters.base import RenderOptions
from ruling_lint.reporters.html.page import assemble
from ruling_lint.reporters.html.plain import plain, text
from ruling_lint.reporters.html.view import build

NAME = "html"


def render(report: Report, options: RenderOptions) -> str:
    """Return the whole page. It needs no network, and nothing in the report can become markup or script."""
    found = words.severity_counts(report, options.lang) or words.say("clean", options.lang)
    return assemble(build(report, options), title=text(f"ruling-lint: {found}"), plain=plain(report, options.lang))
