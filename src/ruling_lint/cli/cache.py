"""`ruling-lint cache clear`: remove what earlier runs kept."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from ruling_lint import cache
from ruling_lint.cli import OK, TROUBLE
from ruling_lint.cli.arguments import Parser
from ruling_lint.cli.common import language
from ruling_lint.files import reason

_SAID = {
    "cleared": {"en": "removed {} files from {}", "ru": "удалено файлов: {}, папка {}"},
    "kept": {"en": "{}: cannot be removed: {}", "ru": "{}: не удалить: {}"},
}


def parser() -> argparse.ArgumentParser:
    """Return the parser of this command's options."""
    result = Parser(
        prog="ruling-lint cache",
        description="Remove what earlier runs kept: compiled rules and glossaries, words looked up, and results of files, "
        "each for its path as typed. Other files in the folder stay.",
        epilog=f"The folder is {cache.folder()}; the variable RULING_LINT_CACHE_DIR names another one.",
    )
    result.add_argument("action", choices=("clear",), help="clear: remove all of it")
    result.add_argument("--lang", choices=("ru", "en"), help="language of messages (default: the locale's)")
    return result


def main(argv: Sequence[str]) -> int:
    """Run the command and return its exit status."""
    options = parser().parse_args(argv)
    lang = options.lang or language()
    try:
        count = cache.clear()
    except OSError as error:
        print(_SAID["kept"][lang].format(error.filename, reason(error, lang)), file=sys.stderr)
        return TROUBLE
    print(_SAID["cleared"][lang].format(count, cache.folder()))
    return OK
