"""`ruling-lint baseline write|prune`: accept today's findings, or drop the entries that no longer occur."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from ruling_lint import baseline
from ruling_lint.baseline import BaselineError
from ruling_lint.cli import OK, TROUBLE
from ruling_lint.cli.accepted import scope
from ruling_lint.cli.arguments import Parser
from ruling_lint.cli.check import asked_for, baseline_file, plan, results
from ruling_lint.cli.common import complain, language
from ruling_lint.cli.options import add_config_options, add_input_options
from ruling_lint.config import BASELINE, ConfigError
from ruling_lint.files import reason
from ruling_lint.run import Runner, report

_WORDS = {
    "ru": {
        "write": "{file}: записано мест: {total} (новых: {added}, убрано: {dropped})",
        "prune": "{file}: осталось мест: {total}, убрано: {dropped}",
        "next": "Теперь сообщается только о новом: ruling-lint check{option}",
    },
    "en": {
        "write": "{file}: {total} places accepted ({added} new, {dropped} dropped)",
        "prune": "{file}: {total} places left, {dropped} dropped",
        "next": "From now on only what is new is reported: ruling-lint check{option}",
    },
}


def parser() -> argparse.ArgumentParser:
    """Return the parser of this command's options."""
    result = Parser(
        prog="ruling-lint baseline",
        description="Accept today's findings (write), or drop entries that no longer occur (prune).",
    )
    result.add_argument("action", choices=("write", "prune"))
    add_input_options(result)
    add_config_options(result)
    result.add_argument("--baseline", metavar="FILE", help=f"the file (default: the config's, else {BASELINE})")
    result.add_argument("--lang", choices=("ru", "en"))
    return result


def main(argv: Sequence[str]) -> int:
    """Run the command and return its exit status."""
    options = parser().parse_args(argv)
    try:
        runner = Runner(plan(options))
        return _run(runner, options)
    except ConfigError as error:
        return complain(error, options.lang or language())
    except BaselineError as error:
        return complain(error, options.lang or language())
    except OSError as error:
        print(f"{error.filename}: {reason(error, options.lang or language())}", file=sys.stderr)
    return TROUBLE


def _run(runner: Runner, options: argparse.Namespace) -> int:
    found = runner.across(list(results(runner, options)))
    gathered = report(found)
    for problem in (*runner.projects.problems, *gathered.problems):
        print(f"{problem.path}:{problem.line or 1}: {problem.message}", file=sys.stderr)
    file = Path(baseline_file(runner, options) or _place(runner, options))
    checked = [result.path for result in found if not result.not_checked.get("unreadable_files")]
    covered = scope(runner, checked, asked_for(runner, options))
    say = _WORDS[runner.plan.lang]
    if options.action == "write":
        written = baseline.write(file, gathered.findings, covered)
        print(say["write"].format(file=file, **written._asdict()))
        by_itself = not options.baseline and not options.no_config
        print(say["next"].format(option="" if by_itself else f" --baseline {file}"))
    else:
        pruned = baseline.prune(file, gathered.findings, covered)
        print(say["prune"].format(file=file, **pruned._asdict()))
    return TROUBLE if runner.projects.problems or gathered.problems else OK


def _place(runner: Runner, options: argparse.Namespace) -> str:
    """Return where a new baseline belongs: beside the config that was found, else in the working folder."""
    return BASELINE if options.config else os.path.relpath(runner.plan.base.anchored(BASELINE))
