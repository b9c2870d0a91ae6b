"""`ruling-lint check`: lint files and folders, report, and say by the exit status what was found."""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from ruling_lint import __version__, config, readers, reporters
from ruling_lint.cli import FOUND, OK, TROUBLE
from ruling_lint.cli.common import language, settings
from ruling_lint.config import Config, ConfigError
from ruling_lint.model import Problem, Report, Severity
from ruling_lint.project import Linted, Project
from ruling_lint.reporters.base import RenderOptions, RuleInfo
from ruling_lint.rules import Rule

STDIN = "-"


def parser() -> argparse.ArgumentParser:
    """Return the parser of this command's options."""
    result = argparse.ArgumentParser(
        prog="ruling-lint check",
        description="Lint files and folders (default: the config's paths, else the current folder); - reads standard input.",
        epilog="Exit status: 0 nothing at or above --fail-on, 1 findings, 2 trouble.",
    )
    add = result.add_argument
    add("paths", nargs="*", metavar="PATH")
    add(
        "--format",
        action="append",
        choices=reporters.names(),
        metavar="NAME",
        help=f"how to report: {', '.join(reporters.names())}",
    )
    add("--output", action="append", metavar="FILE", help="where to; repeat --format and --output in pairs")
    add("--config", metavar="FILE", help="use this config")
    add("--no-config", action="store_true", help="use no config")
    add(
        "--glossary",
        action="append",
        default=[],
        metavar="FILE",
        help="add a glossary; only:FILE leaves the shipped one out",
    )
    add(
        "--rules",
        action="append",
        default=[],
        metavar="DIR",
        help="add a folder of rules; only:DIR leaves the shipped ones out",
    )
    add("--profile", choices=("default", "strict"), help="strict adds the advisory rules")
    add("--select", metavar="IDS", help="run only these rules (comma between)")
    add("--ignore", metavar="IDS", help="leave these rules out (comma between)")
    add("--fail-on", choices=config.THRESHOLDS, help="the least severity that gives status 1 (default: warning)")
    add("--stdin-filename", metavar="NAME", help="what standard input is called; its ending tells the format")
    add(
        "--input-format",
        choices=tuple(readers.FORMATS),
        metavar="NAME",
        help=f"read every file as: {', '.join(readers.FORMATS)}",
    )
    add("--source-field", metavar="NAME", help="column or key of the source")
    add("--target-field", metavar="NAME", help="column or key of the translation")
    add("--id-field", metavar="NAME", help="column or key of the id")
    add("--lang", choices=("ru", "en"), help="language of messages (default: the config's, else the locale's)")
    add("--quiet", action="store_true", help="say nothing where nothing was found")
    return result


def main(argv: Sequence[str]) -> int:
    """Run the command and return its exit status."""
    options = parser().parse_args(argv)
    try:
        base = settings(options.config, options.no_config, **changes(options))
        run = Run(options, base, base.lang or language())
        report = run.report()
    except ConfigError as error:
        place = f"{error.path}:{error.line}" if error.line else error.path
        print(f"{place}: {error.message}" if place else f"ruling-lint check: {error.message}", file=sys.stderr)
        return TROUBLE
    if not write_reports(report, options, run):
        return TROUBLE
    return status(report, base.fail_on)


def changes(options: argparse.Namespace) -> dict[str, object]:
    """Return what the command line says, as changes to the config."""
    here = Path.cwd()
    found: dict[str, object] = {
        "glossary": tuple(_anchored(entry, here) for entry in options.glossary),
        "rules": tuple(_anchored(entry, here) for entry in options.rules),
    }
    for name in ("source_field", "target_field", "id_field", "profile", "fail_on", "lang"):
        if getattr(options, name):
            found[name] = getattr(options, name)
    for name in ("select", "ignore"):
        if getattr(options, name):
            found[name] = tuple(part.strip() for part in getattr(options, name).split(",") if part.strip())
    return found


def _anchored(entry: str, folder: Path) -> str:
    only, path = ("only:", entry[5:]) if entry.startswith("only:") else ("", entry)
    return only + str(folder / path)


class Run:
    """One run over all paths."""

    def __init__(self, options: argparse.Namespace, base: Config, lang: str) -> None:
        self.options = options
        self.base = base
        self.lang = lang
        self.project = Project(base, lang, options.input_format)

    def report(self) -> Report:
        """Lint everything and return the report."""
        results = list(self._results())
        counts: Counter[str] = Counter()
        for result in results:
            counts.update(result.not_checked)
        problems = [*self.project.problems, *(problem for result in results for problem in result.problems)]
        counts["unreadable_files"] += sum(result.document is None for result in results)
        findings = sorted((f for result in results for f in result.findings), key=lambda finding: finding.sort_key)
        return Report(
            findings=tuple(findings),
            problems=tuple(problems),
            files=len(results),
            segments=sum(result.segments for result in results),
            words=sum(result.words for result in results),
            not_checked=counts,
        )

    def _results(self) -> Iterator[Linted]:
        self.project.active(self.base)
        for path in self.options.paths or self.base.paths:
            if path == STDIN:
                name = self.options.stdin_filename or "stdin.txt"
                yield self.project.lint(name, sys.stdin.buffer.read())
            elif Path(path).is_dir():
                yield from self._folder(Path(path))
            else:
                yield self._file(path)

    def _folder(self, folder: Path) -> Iterator[Linted]:
        found = sorted(p for p in folder.rglob("*") if p.suffix.lower() in readers.suffixes() and p.is_file())
        if not found:
            message = f"no translations in this folder: no files ending in {', '.join(sorted(readers.suffixes()))}"
            yield Linted(str(folder), problems=(Problem(str(folder), None, message),))
        yield from (self._file(str(path)) for path in found)

    def _file(self, path: str) -> Linted:
        try:
            data = Path(path).read_bytes()
        except OSError as error:
            return Linted(path, problems=(Problem(path, None, f"cannot be read: {error.strerror}"),))
        return self.project.lint(path, data)


def status(report: Report, fail_on: str) -> int:
    """Return the exit status of a report."""
    if report.problems:
        return TROUBLE
    if fail_on == "never":
        return OK
    least = Severity[fail_on.upper()]
    return FOUND if any(finding.severity >= least for finding in report.findings) else OK


def write_reports(report: Report, options: argparse.Namespace, run: Run) -> bool:
    """Write the report in every format asked for; False where a file could not be written."""
    formats = options.format or ["text"]
    outputs = options.output or []
    for index, name in enumerate(formats):
        target = outputs[index] if index < len(outputs) else None
        text = reporters.get(name).render(report, render_options(run, to_terminal=target is None))
        if target is None:
            if not (options.quiet and not report.findings and not report.problems):
                sys.stdout.write(text)
            continue
        try:
            Path(target).write_bytes(text.encode("utf-8"))
        except OSError as error:
            print(f"{target}: cannot be written: {error.strerror}", file=sys.stderr)
            return False
    return True


def render_options(run: Run, to_terminal: bool) -> RenderOptions:
    """Return what the reporters are told."""
    colour = to_terminal and sys.stdout.isatty() and not os.environ.get("NO_COLOR")
    infos = {rule.id: rule_info(rule) for rule in run.project.rules}
    return RenderOptions(lang=run.lang, colour=colour, rules=infos, version=__version__)


def rule_info(rule: Rule) -> RuleInfo:
    """Return what reporters may say about a rule."""
    return RuleInfo(
        rule.id,
        rule.severity,
        rule.category,
        rule.message._asdict(),
        rule.why._asdict(),
        title=rule.title._asdict() if rule.title else {},
        bad=tuple(example.target for example in rule.bad),
        good=tuple(example.target for example in rule.good),
    )
