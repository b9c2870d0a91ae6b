"""A short report in GitHub's Markdown, for a comment on a pull request and a job's summary."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from ruling_lint.model import Finding, Problem, Report, Severity
from ruling_lint.patterns import lazy_pattern
from ruling_lint.reporters import words
from ruling_lint.reporters.base import RenderOptions
from ruling_lint.reporters.screen import one_line, quoted_edges

NAME = "markdown"

MARK = "<!-- ruling-lint -->"
"""The first line, by which a bot finds the comment it has to replace."""

_WORST_FILES = 10
_SHOWN_FINDINGS = 100
_SHOWN_PROBLEMS = 20
_AROUND = 40
_LONGEST = 160
_LEVELS = sorted(Severity, reverse=True)
_SPECIAL = lazy_pattern(r"[&<>|`*_~\[\]\\$!]")
_NOTIFYING = lazy_pattern(r"[@#](?=\w)")
_WORD_JOINER = "\u2060"


def render(report: Report, options: RenderOptions) -> str:
    """Return a heading with the counts, the worst files, findings folded by file, and what was left out.

    Text of files can neither format the page nor notify anyone. At most 100 findings are shown.
    """
    lang = options.lang
    counts = words.severity_counts(report, lang) or words.say(
        "not all checked" if report.problems else "nothing found", lang
    )
    parts = [f"{MARK}\n### ruling-lint: {counts}", "\n".join(_problems(report.problems, lang))]
    parts += ["\n".join(_worst_files(report, lang)), *_details(report, options)]
    left = len(report.findings) - _SHOWN_FINDINGS
    if left > 0:
        parts.append(f"{words.say('and', lang)} {words.counted(left, 'more', lang)}.")
    parts.append("  \n".join(words.coverage(report, lang)))
    return "\n\n".join(part for part in parts if part) + "\n"


def _problems(problems: Sequence[Problem], lang: str) -> Iterator[str]:
    for problem in problems[:_SHOWN_PROBLEMS]:
        place = f"{problem.path}:{problem.line}" if problem.line else problem.path
        yield f"- **{words.say('problem', lang)}** {_code(place)}: {_escaped(problem.message)}"
    if len(problems) > _SHOWN_PROBLEMS:
        yield f"- … {len(problems) - _SHOWN_PROBLEMS}"


def _worst_files(report: Report, lang: str) -> Iterator[str]:
    by_file = _by_file(report)
    if len(by_file) < 2:
        return
    heads = [words.say("file", lang), *(words.say(f"{level.label} column", lang) for level in _LEVELS)]
    yield f"| {' | '.join(heads)} |"
    yield "| :-- | --: | --: | --: |"
    for path, found in [*by_file.items()][:_WORST_FILES]:
        counts = _counts(found)
        yield f"| {_code(path)} | {' | '.join(str(counts[level] or '') for level in _LEVELS)} |"
    if len(by_file) > _WORST_FILES:
        yield f"| … {words.counted(len(by_file) - _WORST_FILES, 'more files', lang)} | | | |"


def _by_file(report: Report) -> dict[str, list[Finding]]:
    """Return the findings of each file, those of the worst files first."""
    by_file: dict[str, list[Finding]] = {}
    for finding in report.findings:
        by_file.setdefault(finding.path, []).append(finding)
    return dict(sorted(by_file.items(), key=lambda item: [-_counts(item[1])[level] for level in _LEVELS]))


def _counts(findings: Sequence[Finding]) -> Counter[Severity]:
    return Counter(finding.severity for finding in findings)


def _details(report: Report, options: RenderOptions) -> Iterator[str]:
    by_file = _by_file(report)
    room = _SHOWN_FINDINGS
    for path, found in by_file.items():
        if room <= 0:
            return
        state = " open" if len(by_file) == 1 and len(found) <= _WORST_FILES else ""
        title = f"<details{state}><summary>{_code(path)}: {len(found)}</summary>"
        table = "\n".join([_head(options.lang), *(_row(finding, options) for finding in found[:room])])
        yield f"{title}\n\n{table}\n\n</details>"
        room -= len(found)


def _head(lang: str) -> str:
    columns = [words.say(name, lang) for name in ("place", "fault", "where", "instead")]
    return f"| {' | '.join(columns)} |\n| :-- | :-- | :-- | :-- |"


def _row(finding: Finding, options: RenderOptions) -> str:
    place = _escaped(finding.place) if finding.place else f"{finding.start.line}:{finding.start.column}"
    info = options.rules.get(finding.rule)
    rule = f"[{finding.rule}]({info.url})" if info and info.url else finding.rule
    severity = words.severity_word(finding.severity, options.lang)
    fault = f"{_escaped(finding.message)}<br><sub>{severity}, {rule}</sub>"
    instead = "<br>".join(_escaped(words.advice(suggestion, options.lang)) for suggestion in finding.suggestions[:2])
    return f"| {place} | {fault} | {_excerpt(finding)} | {instead} |"


def _excerpt(finding: Finding) -> str:
    """Return the words around a finding with the finding in bold; nothing in place of an empty segment."""
    excerpt = finding.excerpt
    text = (excerpt.source if finding.side == "source" else excerpt.target) or ""
    start, end = finding.span
    before, after = text[max(0, start - _AROUND) : start], text[end : end + _AROUND]
    if start > _AROUND:
        before = "…" + before[before.find(" ") + 1 :]
    if len(text) - end > _AROUND:
        after = after[: after.rfind(" ") if " " in after else None] + "…"
    marked = quoted_edges(_clipped(text[start:end])) or "‸"
    return f"{_escaped(before)}<b>{_escaped(marked)}</b>{_escaped(after)}" if text else ""


def _clipped(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


def _code(text: str) -> str:
    return f"<code>{_escaped(text)}</code>"


def _escaped(text: str) -> str:
    """Return text on one line that Markdown shows as it is; an @name or #number is parted from what it would reach."""
    plain = _NOTIFYING.sub(lambda match: match[0] + _WORD_JOINER, one_line(text))
    return _SPECIAL.sub(lambda match: f"&#{ord(match[0])};", plain)
