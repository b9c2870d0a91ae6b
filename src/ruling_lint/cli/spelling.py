"""`ruling-lint spelling add WORD…`: write the project's own words into its list."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from ruling_lint.cli import OK, TROUBLE
from ruling_lint.cli.arguments import Parser
from ruling_lint.cli.common import complain, language, settings
from ruling_lint.config import Config, ConfigError
from ruling_lint.lexicon import wordlist
from ruling_lint.project import shown

_SAID = {
    "added": {"en": "{}: added {}", "ru": "{}: добавлено слово {}"},
    "there": {"en": "{}: {} is there already", "ru": "{}: слово {} уже есть"},
    "no-list": {
        "en": 'the config names no list of words: write words = ["words.txt"] in it, or name a file with --file',
        "ru": 'в настройках нет списка слов: впишите words = ["words.txt"] или назовите файл через --file',
    },
    "unwritable": {"en": "{}: cannot be written: {}", "ru": "{}: не записать: {}"},
    "not-utf-8": {"en": "{}: not UTF-8: save the list as UTF-8", "ru": "{}: не UTF-8: сохраните список в UTF-8"},
}


def parser() -> argparse.ArgumentParser:
    """Return the parser of this command's options."""
    result = Parser(
        prog="ruling-lint spelling",
        description="Add words to the project's list: the spelling rules then know them in all their forms.",
    )
    result.add_argument("action", choices=("add",))
    result.add_argument("words", nargs="+", metavar="WORD", help="a word in its first form, as a dictionary has it")
    result.add_argument(
        "--file", metavar="FILE", help="the list to add to (default: the first under words in the config)"
    )
    result.add_argument("--config", metavar="FILE", help="take this config")
    result.add_argument("--lang", choices=("ru", "en"))
    return result


def main(argv: Sequence[str]) -> int:
    """Run the command and return its exit status."""
    options = parser().parse_args(argv)
    lang = options.lang or language()
    try:
        file = Path(options.file) if options.file else _list_of(settings(options.config, no_config=False))
    except ConfigError as error:
        return complain(error, lang)
    if file is None:
        print(f"ruling-lint: {_SAID['no-list'][lang]}", file=sys.stderr)
        return TROUBLE
    return _add(file, options.words, lang)


def _list_of(config: Config) -> Path | None:
    return Path(config.anchored(config.words[0])) if config.words else None


def _add(file: Path, words: Sequence[str], lang: str) -> int:
    name = shown(str(file))
    try:
        for word in words:
            said = "added" if wordlist.add(file, word) else "there"
            print(_SAID[said][lang].format(name, word))
    except UnicodeDecodeError:
        print(_SAID["not-utf-8"][lang].format(name), file=sys.stderr)
        return TROUBLE
    except OSError as error:
        print(_SAID["unwritable"][lang].format(name, error.strerror), file=sys.stderr)
        return TROUBLE
    return OK
