"""`ruling-lint check`: lint files and folders, report, and say by the exit status what was found."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from ruling_lint import changes, config, readers, reporters, run
from ruling_lint.baseline import BaselineError
from ruling_lint.changes import ChangesError
from ruling_lint.cli import FOUND, OK, TROUBLE
from ruling_lint.cli.accepted import scope, without_accepted
from ruling_lint.cli.common import complain, language, settings
from ruling_lint.cli.output import Output, write
from ruling_lint.config import ConfigError
from ruling_lint.model import Problem, Report, Severity
from ruling_lint.run import STDIN, FileResult, Plan, Runner


def parser() -> argparse.ArgumentParser:
    """Return the parser of this command's options."""
    result = argparse.ArgumentParser(
        prog="ruling-lint check",
        description="Lint files and folders (default: the config's paths, else the current folder); - reads standard input.",
        epilog="Exit status: 0 nothing at or above --fail-on, 1 findings, 2 trouble.",
    )
    add_input_options(result)
    add_config_options(result)
    add_output_options(result)
    result.add_argument(
        "--baseline", metavar="FILE", help="do not report what this file accepts (ruling-lint baseline)"
    )
    return result


def add_input_options(target: argparse.ArgumentParser) -> None:
    """Add the options that say what to read and how."""
    add = target.add_argument_group("input").add_argument
    target.add_argument("paths", nargs="*", metavar="PATH", help="files and folders")
    add("--stdin-filename", metavar="NAME", help="what standard input is called; its ending tells the format")
    add("--input-format", choices=tuple(readers.FORMATS), metavar="NAME", help=f"one of: {', '.join(readers.FORMATS)}")
    add("--source-field", metavar="NAME", help="column or key of the source")
    add("--target-field", metavar="NAME", help="column or key of the translation")
    add("--id-field", metavar="NAME", help="column or key of the id")
    add("--changed-since", metavar="REV", help="report only what concerns lines changed since this Git revision")


def add_config_options(target: argparse.ArgumentParser) -> None:
    """Add the options that say what to look for."""
    add = target.add_argument_group("rules and glossary").add_argument
    add("--config", metavar="FILE", help="use this config")
    add("--no-config", action="store_true", help="use no config")
    add(
        "--glossary",
        action="append",
        default=[],
        metavar="FILE",
        help="add a glossary; only:FILE leaves the shipped out",
    )
    add(
        "--rules",
        action="append",
        default=[],
        metavar="DIR",
        help="add a folder of rules; only:DIR leaves the shipped out",
    )
    add("--profile", choices=("default", "strict"), help="strict adds the advisory rules")
    add("--select", metavar="IDS", help="run only these rules (comma between)")
    add("--ignore", metavar="IDS", help="leave these rules out (comma between)")
    add("--fail-on", choices=config.THRESHOLDS, help="the least severity that gives status 1 (default: warning)")


def add_output_options(target: argparse.ArgumentParser) -> None:
    """Add the options that say how to report."""
    add = target.add_argument_group("output").add_argument
    names = reporters.names()
    add("--format", action="append", choices=names, metavar="NAME", help=f"one of: {', '.join(names)}")
    add(
        "--output",
        action="append",
        metavar="FILE",
        help="where to, - for standard output; pairs with --format in order",
    )
    add("--lang", choices=("ru", "en"), help="language of messages (default: the config's, else the locale's)")
    add("--quiet", action="store_true", help="say nothing where nothing was found")


def main(argv: Sequence[str]) -> int:
    """Run the command and return its exit status."""
    options = parser().parse_args(argv)
    try:
        runner = Runner(plan(options))
        report = checked(runner, options)
    except ConfigError as error:
        return complain(error)
    except BaselineError as error:
        return complain(error, options.lang or language())
    except ChangesError as error:
        print(f"ruling-lint: {error.localized(options.lang or language())}", file=sys.stderr)
        return TROUBLE
    written = write(report, outputs(options), runner.project.rules, runner.plan.lang, quiet=options.quiet)
    return status(report, runner.plan.base.fail_on) if written else TROUBLE


def checked(runner: Runner, options: argparse.Namespace) -> Report:
    """Lint everything that was named and return the report. Raises ConfigError, BaselineError."""
    found = list(results(runner, options))
    report = run.report(found, runner.problems)
    accepted = baseline_file(runner, options)
    if accepted:
        read = [result.path for result in found if not result.not_checked.get("unreadable_files")]
        covered = scope(runner, read, asked_for(runner, options))
        report = without_accepted(report, accepted, covered, runner)
    return report


def baseline_file(runner: Runner, options: argparse.Namespace) -> Path | None:
    """Return the baseline that the command line names, else the config's, None where neither does."""
    base = runner.plan.base
    if options.baseline:
        return Path(options.baseline)
    return Path(os.path.relpath(base.root / base.baseline)) if base.baseline else None


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
        changes=changes.since(options.changed_since, Path.cwd()) if options.changed_since else None,
    )


def from_options(options: argparse.Namespace) -> dict[str, object]:
    """Return what the command line says, as changes to a config."""
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


def results(runner: Runner, options: argparse.Namespace) -> Iterator[FileResult]:
    """Lint everything that was named, in order."""
    base = runner.plan.base
    runner.project.active(base)
    for path in asked_for(runner, options):
        if path == STDIN:
            yield runner.lint(options.stdin_filename or "stdin.txt", sys.stdin.buffer.read())
        elif Path(path).is_dir():
            yield from _folder(runner, Path(path))
        else:
            yield runner.lint_file(path)


def asked_for(runner: Runner, options: argparse.Namespace) -> list[str]:
    """Return the paths of the command line, else the config's."""
    base = runner.plan.base
    return options.paths or [os.path.relpath(base.root / path) for path in base.paths]


def _folder(runner: Runner, folder: Path) -> Iterator[FileResult]:
    found = sorted(p for p in folder.rglob("*") if p.suffix.lower() in readers.suffixes() and p.is_file())
    if not found:
        message = f"no translations in this folder: no files ending in {', '.join(sorted(readers.suffixes()))}"
        yield FileResult(str(folder), problems=(Problem(str(folder), None, message),))
    yield from (runner.lint_file(str(path)) for path in found)


def outputs(options: argparse.Namespace) -> list[Output]:
    """Pair formats with files in order; formats without a file go to standard output."""
    formats = options.format or ["text"]
    files = options.output or []
    return [Output(name, files[index] if index < len(files) else "-") for index, name in enumerate(formats)]


def status(report: Report, fail_on: str) -> int:
    """Return the exit status of a report."""
    if report.problems:
        return TROUBLE
    if fail_on == "never":
        return OK
    least = Severity[fail_on.upper()]
    return FOUND if any(finding.severity >= least for finding in report.findings) else OK
