"""Writes a report in every format that was asked for, to files and to standard output."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import cached_property
from itertools import chain

from ruling_lint import __version__, reporters, terminal
from ruling_lint.cli.common import REPOSITORY
from ruling_lint.files import reason
from ruling_lint.model import Report
from ruling_lint.reporters.base import RenderOptions, RuleInfo
from ruling_lint.tuples import NamedTuple
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ruling_lint.project import Project
    from ruling_lint.rules import Rule

STANDARD = "-"
FOR_PEOPLE = ("text", "concise")


class Output(NamedTuple):
    """A format and the file it goes to, `-` for standard output."""

    format: str
    file: str


def write(
    report: Report,
    outputs: Iterable[Output],
    infos: Mapping[str, RuleInfo],
    lang: str,
    quiet: bool = False,
    statistics: bool = False,
) -> bool:
    """Write the report everywhere; False where a file could not be written, which is said.

    `quiet` says nothing where nothing was found; `statistics` adds the number of findings of each rule for people.
    """
    written = True
    for format_, file in outputs:
        if file != STANDARD:
            options = RenderOptions(lang=lang, rules=infos, version=__version__)
            written &= _to_file(file, reporters.pieces(format_, report, options), lang)
        elif not quiet or report.findings or report.problems:
            pieces = reporters.pieces(format_, report, _for_standard(lang, infos))
            _to_standard(chain(pieces, [_statistics(report)] if statistics and format_ in FOR_PEOPLE else []))
    return written


def _to_standard(pieces: Iterable[str]) -> None:
    """Write to standard output; whoever closes it has read enough, which is no trouble."""
    with suppress(BrokenPipeError):
        for piece in pieces:
            show(piece)


class RuleInfos(Mapping[str, RuleInfo]):
    """What reporters may say about the rules of a project, which are loaded when a report first asks."""

    def __init__(self, project: Project, lang: str) -> None:
        self._project = project
        self._lang = lang

    @cached_property
    def _infos(self) -> dict[str, RuleInfo]:
        return {rule.id: rule_info(rule, self._lang) for rule in self._project.rules}

    def __getitem__(self, name: str) -> RuleInfo:
        return self._infos[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._infos)

    def __len__(self) -> int:
        return len(self._infos)


def _statistics(report: Report) -> str:
    from collections import Counter

    counts = Counter(finding.rule for finding in report.findings)
    return "".join(f"{count:>6}  {rule}\n" for rule, count in counts.most_common())


def rule_info(rule: Rule, lang: str) -> RuleInfo:
    """Return what reporters may say about a rule, with the address of its page in a language."""
    page = "rules.ru.md" if lang == "ru" else "rules.md"
    return RuleInfo(
        rule.id,
        rule.severity,
        rule.category,
        rule.message._asdict(),
        rule.why._asdict(),
        url=f"{REPOSITORY}/blob/main/docs/{page}#{rule.id}",
        title=rule.title._asdict() if rule.title else {},
        bad=tuple(example.target for example in rule.bad),
        good=tuple(example.target for example in rule.good),
    )


def _for_standard(lang: str, infos: Mapping[str, RuleInfo]) -> RenderOptions:
    return RenderOptions(
        lang=lang,
        colour=terminal.wants_colour(sys.stdout),
        width=terminal.width(sys.stdout),
        wraps=sys.stdout.isatty(),
        hyperlinks=terminal.has_hyperlinks(sys.stdout),
        rules=infos,
        version=__version__,
    )


def show(text: str) -> None:
    """Write to standard output: UTF-8 into pipes, in the console's own encoding on a terminal."""
    if sys.stdout.isatty():
        sys.stdout.write(text)
    else:
        terminal.write_utf8(sys.stdout, text)


def _to_file(file: str, pieces: Iterable[str], lang: str) -> bool:
    try:
        with open(file, "wb") as target:
            target.writelines(piece.encode("utf-8", "backslashreplace") for piece in pieces)
    except OSError as error:
        cannot = "не записать" if lang == "ru" else "cannot be written"
        print(f"{file}: {cannot}: {reason(error, lang)}", file=sys.stderr)
        return False
    return True
