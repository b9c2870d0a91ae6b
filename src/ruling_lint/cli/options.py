"""The options of `ruling-lint check`, in groups that other commands share."""

from __future__ import annotations

import argparse

from ruling_lint import config, readers, reporters
from ruling_lint.cli.arguments import Parser


def parser() -> argparse.ArgumentParser:
    """Return the parser of this command's options."""
    result = Parser(
        prog="ruling-lint check",
        description="Lint files and folders (default: the config's paths, else the current folder); - reads standard input.",
        epilog="Exit status: 0 nothing at or above --fail-on, 1 findings, 2 trouble.",
    )
    add_input_options(result)
    add_config_options(result)
    add_output_options(result)
    add_fix_options(result)
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
    add("--source", metavar="FILE", help="the source of the file, where it lies in another one")
    add("--jobs", type=_count, metavar="N", help="processes to use (default: as many as pay, never more than cores)")
    add(
        "--no-cache",
        action="store_true",
        help="lint files again that are unchanged since they were linted under the same path; compiled rules and "
        "remembered words are still used",
    )
    add("--changed-since", metavar="REV", help="report only what concerns lines changed since this Git revision")


def _count(text: str) -> int:
    if not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of processes: give 1 or more")
    return int(text)


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
    add(
        "--memory",
        action="append",
        default=[],
        metavar="FILE",
        help="offer what this translation memory (TMX, PO, JSON Lines …) has for whole texts left in English",
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
        help="where to, - for standard output; pairs with --format in order; without one, the ending tells the format",
    )
    add("--lang", choices=("ru", "en"), help="language of messages (default: the config's, else the locale's)")
    add("--statistics", action="store_true", help="end with the number of findings of each rule")
    add("--quiet", action="store_true", help="say nothing where nothing was found")


def add_fix_options(target: argparse.ArgumentParser) -> None:
    """Add the options that say whether to mend files."""
    add = target.add_argument_group("fixes").add_argument
    add("--fix", action="store_true", help="mend what cannot go wrong")
    add("--unsafe-fixes", action="store_true", help="mend everything that has a suggestion, with the first one")
    add("--diff", action="store_true", help="show what would be mended, and write nothing")
