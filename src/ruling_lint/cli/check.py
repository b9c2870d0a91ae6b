"""`ruling-lint check`: lint files and folders, report, and say by the exit status what was found."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from types import SimpleNamespace

from ruling_lint import discovery, progress, readers, run, terminal
from ruling_lint.cli import FOUND, OK, TROUBLE
from ruling_lint.cli.common import anchored, complain, language, settings, tell
from ruling_lint.cli.output import Output, RuleInfos, write
from ruling_lint.config import BASELINE
from ruling_lint.files import below, suffix
from ruling_lint.model import Problem, Report, Severity
from ruling_lint.results import FileResult
from ruling_lint.run import STDIN, Fixing, Plan, Runner
from ruling_lint.trouble import TroubleError
from ruling_lint.typed import TYPE_CHECKING, cast

if TYPE_CHECKING:
    import argparse

    from ruling_lint.changes import Changes
    from ruling_lint.config import Config


DEFAULTS: dict[str, object] = {
    "stdin_filename": None,
    "input_format": None,
    "source_field": None,
    "target_field": None,
    "id_field": None,
    "source": None,
    "jobs": None,
    "no_cache": False,
    "changed_since": None,
    "config": None,
    "no_config": False,
    "glossary": [],
    "rules": [],
    "memory": [],
    "profile": None,
    "select": None,
    "ignore": None,
    "fail_on": None,
    "format": None,
    "output": None,
    "lang": None,
    "statistics": False,
    "quiet": False,
    "fix": False,
    "unsafe_fixes": False,
    "diff": False,
    "baseline": None,
}
"""What options are that are not given."""


FORMATS = {
    ".html": "html",
    ".htm": "html",
    ".json": "json",
    ".jsonl": "jsonl",
    ".ndjson": "jsonl",
    ".sarif": "sarif",
    ".md": "markdown",
    ".markdown": "markdown",
    ".csv": "csv",
}
"""What the ending of a report's name means where no format is named."""


def parser() -> argparse.ArgumentParser:
    """Return the parser of this command's options."""
    from ruling_lint.cli import options

    return options.parser()


def told(argv: Sequence[str]) -> argparse.Namespace:
    """Return what a command line says. Bare paths, as hooks give them, need no argparse, which takes a tenth of a run."""
    if any(argument.startswith("-") and argument != STDIN for argument in argv):
        return parser().parse_args(argv)
    return cast("argparse.Namespace", SimpleNamespace(**DEFAULTS, paths=list(argv)))


def main(argv: Sequence[str]) -> int:
    """Run the command and return its exit status."""
    options = told(argv)
    lang = options.lang or language()
    if STDIN in options.paths and fixing(options):
        parser().error("standard input cannot be mended: name a file")
    reports = outputs(options)
    try:
        runner = Runner(plan(options))
        if options.source and not options.paths and not all(map(os.path.isfile, asked_for(runner, options))):
            parser().error("--source is the original: name the translation too")
        found = runner.across(list(results(runner, options)))
        runner.save()
        report = checked(found, runner, options)
    except TroubleError as error:
        return complain(error, lang)
    for note in (*runner.projects.notes, *(note for result in found for note in result.notes)):
        tell(f"{note.path}:{note.line}: {note.message}", sys.stderr)
    if options.diff:
        from ruling_lint.cli.difference import present

        differences = (result.diff for result in found)
        present(differences, report, runner.plan.lang, unsafe=options.unsafe_fixes, quiet=options.quiet)
    elif not write(
        report,
        reports,
        RuleInfos(runner.project, runner.plan.lang),
        runner.plan.lang,
        options.quiet,
        options.statistics,
    ):
        return TROUBLE
    return status(report, runner.plan.base.fail_on, changed=any(result.fixed for result in found))


def checked(found: Sequence[FileResult], runner: Runner, options: argparse.Namespace) -> Report:
    """Return the report of a run, without what the baseline accepts. Raises BaselineError."""
    report = run.report(found, runner.projects.problems, runner.passed_over)
    accepted = baseline_file(runner, options)
    if accepted:
        from pathlib import Path

        from ruling_lint.cli.accepted import scope, without_accepted

        read = [result.path for result in found if not result.not_checked.get("unreadable_files")]
        covered = scope(runner, read, asked_for(runner, options))
        report = without_accepted(report, Path(accepted), covered, runner)
    return report


def baseline_file(runner: Runner, options: argparse.Namespace) -> str | None:
    """Return the baseline that the command line names, else the config's, else the usual one; None where there is none."""
    base = runner.plan.base
    if options.baseline:
        return str(options.baseline)
    if base.baseline:
        return os.path.relpath(base.anchored(base.baseline))
    return None if options.no_config else usual_baseline(base)


def usual_baseline(base: Config) -> str | None:
    """Return the baseline of the usual name in the working folder or beside the config, where there is one."""
    if os.path.isfile(BASELINE):
        return BASELINE
    beside = base.anchored(BASELINE)
    return os.path.relpath(beside) if os.path.isfile(beside) else None


def plan(options: argparse.Namespace) -> Plan:
    """Return what a run is asked for. Raises ConfigError, ChangesError."""
    on_top = from_options(options)
    base = settings(options.config, options.no_config, on_top)
    return Plan(
        base=base,
        on_top=on_top,
        fixed_config=bool(options.config or options.no_config),
        lang=base.lang or language(),
        input_format=options.input_format,
        changes=changes_since(options.changed_since) if options.changed_since else None,
        source=options.source,
        fixing=fixing(options),
        cached=not options.no_cache,
    )


def changes_since(revision: str) -> Changes:
    """Return what changed since a Git revision. Raises ChangesError."""
    from pathlib import Path

    from ruling_lint import changes

    return changes.since(revision, Path.cwd())


def fixing(options: argparse.Namespace) -> Fixing | None:
    """Return whether and how to mend; only `check` has the options for it."""
    if (
        not getattr(options, "fix", False)
        and not getattr(options, "unsafe_fixes", False)
        and not getattr(options, "diff", False)
    ):
        return None
    return Fixing(unsafe=options.unsafe_fixes, show=options.diff)


def from_options(options: argparse.Namespace) -> dict[str, object]:
    """Return what the command line says, as changes to a config."""
    found: dict[str, object] = {
        "glossary": tuple(anchored(entry) for entry in options.glossary),
        "rules": tuple(anchored(entry) for entry in options.rules),
        "memory": tuple(os.path.abspath(entry) for entry in options.memory),
    }
    for name in ("source_field", "target_field", "id_field", "profile", "fail_on", "lang"):
        if getattr(options, name):
            found[name] = getattr(options, name)
    for name in ("select", "ignore"):
        if getattr(options, name) is not None:
            found[name] = tuple(part.strip() for part in getattr(options, name).split(","))
    return found


def results(runner: Runner, options: argparse.Namespace) -> Iterator[FileResult]:
    """Lint everything that was named, in order."""
    base = runner.plan.base
    asked = asked_for(runner, options)
    if STDIN in asked:
        yield runner.lint(options.stdin_filename or "stdin.txt", sys.stdin.buffer.read())
    named = [path for path in asked if path != STDIN]
    passed_over: list[str] = []
    found = discovery.expand(
        named, base.excludes, readers.suffixes(), passed_over=passed_over, serves=runner.projects.serves
    )
    files = list(found)
    runner.passed_over = len(passed_over)
    if not files:
        runner.project.active(base)  # so that its problems are told
    yield from (FileResult(path, problems=(_without_translations(path, base.lang),)) for path in _barren(named, files))
    shown = sys.stderr if terminal.is_interactive(sys.stderr) and not options.quiet else None
    yield from progress.track(runner.lint_files(files, options.jobs), len(files), shown)


def asked_for(runner: Runner, options: argparse.Namespace) -> list[str]:
    """Return the paths of the command line, else the config's."""
    base = runner.plan.base
    return options.paths or [os.path.relpath(base.anchored(path)) for path in base.paths]


def _barren(named: Sequence[str], files: Sequence[str]) -> Iterator[str]:
    """Yield the folders in which no file was found."""
    for path in named:
        if os.path.isdir(path) and not any(below(file, path) for file in files):
            yield path


def _without_translations(folder: str, lang: str | None) -> Problem:
    endings = ", ".join(sorted(readers.suffixes()))
    message = {
        "en": f"no translations in this folder: no files with Russian among {endings}; hidden files and what .gitignore names do not count",
        "ru": f"в этой папке нет переводов: нет файлов с русским текстом среди {endings}; скрытые и те, что названы в .gitignore, не в счёт",
    }
    return Problem(folder, None, message[lang or language()])


def outputs(options: argparse.Namespace) -> list[Output]:
    """Pair formats with files in order.

    Formats without a file go to standard output; the format of a file without one is told by its ending.
    """
    files = options.output or []
    formats = options.format or []
    told = [*formats, *(format_of(file) for file in files[len(formats) :])] or ["text"]
    return [Output(name, files[index] if index < len(files) else "-") for index, name in enumerate(told)]


def format_of(file: str) -> str:
    """Return the format that the ending of a report's name means, text for any other; refuses an ending of several."""
    ending = suffix(file)
    if ending == ".xml":
        parser().error(f"{file}: name the format too: --format checkstyle or --format junit")
    return FORMATS.get(ending, "text")


def status(report: Report, fail_on: str, changed: bool = False) -> int:
    """Return the exit status of a report; `changed` says that files were mended, or would be."""
    if report.problems:
        return TROUBLE
    if fail_on == "never":
        return OK
    least = Severity[fail_on.upper()]
    return FOUND if changed or any(finding.severity >= least for finding in report.findings) else OK
