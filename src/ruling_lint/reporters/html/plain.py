"""The report without script, for readers that run none: sentences and a table of the first findings."""

from __future__ import annotations

from html import escape

from ruling_lint.model import Finding, Problem, Report
from ruling_lint.reporters import words
from ruling_lint.reporters.places import location
from ruling_lint.reporters.screen import visible

_SHOWN = 500

_NOTICE = {
    "ru": "Здесь выключены скрипты, поэтому показан простой список. Откройте файл в браузере: там есть поиск, отбор и исправления.",
    "en": "Scripts are off here, so this is a plain list. Open the file in a browser for search, filters and corrections.",
}
_MORE = {"ru": "Показаны первые {}.", "en": "The first {} are shown."}


def plain(report: Report, lang: str) -> str:
    """Return markup: what was found and checked, problems, and at most 500 findings."""
    shown = report.findings[:_SHOWN]
    lines = [_NOTICE[lang], *words.summary(report, lang)]
    if len(shown) < len(report.findings):
        lines.append(_MORE[lang].format(len(shown)))
    paragraphs = "\n".join(f"<p>{text(line)}</p>" for line in lines)
    rows = "\n".join([*map(_problem, report.problems), *(_row(finding, lang) for finding in shown)])
    return f'<div class="plain">\n{paragraphs}\n<table>\n{rows}\n</table>\n</div>'


def text(value: str) -> str:
    """Return text as markup: nothing in it is a tag, and invisible characters show."""
    return escape(visible(value))


def _row(finding: Finding, lang: str) -> str:
    suggestion = finding.suggestions[0].text if finding.suggestions else ""
    cells = (location(finding), words.severity_word(finding.severity, lang), finding.message, finding.text, suggestion)
    return "<tr>" + "".join(f"<td>{text(cell)}</td>" for cell in cells) + "</tr>"


def _problem(problem: Problem) -> str:
    return f'<tr><td>{text(problem.path)}</td><td></td><td colspan="3">{text(problem.message)}</td></tr>'
