"""`ruling-lint spelling add WORD…`: write the project's own words into its list."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from pathlib import Path

from ruling_lint.cli import OK, TROUBLE
from ruling_lint.cli.arguments import Parser
from ruling_lint.cli.common import complain, language, settings
from ruling_lint.config import Config, ConfigError
from ruling_lint.files import content, reason
from ruling_lint.lexicon import wordlist
from ruling_lint.patterns import lazy_pattern
from ruling_lint.project import shown

_SAID = {
    "added": {
        "en": "{}: added {}; known forms: {}, such as {}",
        "ru": "{}: добавлено слово {}; известно форм: {}, например {}",
    },
    "no-word": {
        "en": "{!r} is not one Russian word: give words one by one, in Russian letters, with hyphens at most",
        "ru": "{!r} — не одно русское слово: добавляйте слова по одному, русскими буквами, можно с дефисом",
    },
    "there": {"en": "{}: {} is there already", "ru": "{}: слово {} уже есть"},
    "no-list": {
        "en": '{}: no list of words: add the line words = ["words.txt"] above the first [section], or name a file with --file',
        "ru": '{}: списка слов нет: добавьте строку words = ["words.txt"] выше первого [раздела] или назовите файл через --file',
    },
    "commented": {
        "en": "{}: no list of words: take the # away from before words on this line, or name a file with --file",
        "ru": "{}: списка слов нет: уберите # перед words в этой строке или назовите файл через --file",
    },
    "no-config": {
        "en": "there is no config here: write one with `ruling-lint init`, or name a file with --file",
        "ru": "здесь нет настроек: создайте их командой `ruling-lint init` или назовите файл через --file",
    },
    "unwritable": {"en": "{}: cannot be written: {}", "ru": "{}: не записать: {}"},
    "not-utf-8": {"en": "{}: not UTF-8: save the list as UTF-8", "ru": "{}: не UTF-8: сохраните список в UTF-8"},
}

_WORD = lazy_pattern("[а-яё]+(?:-[а-яё]+)*", re.IGNORECASE)
_COMMENTED = lazy_pattern(r"\s*#\s*words\s*=\s*\[")
_SHOWN_FORMS = 3


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
    wrong = next((word for word in options.words if not _WORD.fullmatch(word)), None)
    if wrong is not None:
        print(f"ruling-lint: {_SAID['no-word'][lang].format(wrong)}", file=sys.stderr)
        return TROUBLE
    try:
        config = Config() if options.file else settings(options.config, no_config=False)
    except ConfigError as error:
        return complain(error, lang)
    file = Path(options.file) if options.file else _list_of(config)
    if file is None:
        print(_without_list(config, lang), file=sys.stderr)
        return TROUBLE
    return _add(file, options.words, lang)


def _list_of(config: Config) -> Path | None:
    return Path(config.anchored(config.words[0])) if config.words else None


def _without_list(config: Config, lang: str) -> str:
    """Say which line of the config names a list of words, or would."""
    if config.path is None:
        return f"ruling-lint: {_SAID['no-config'][lang]}"
    lines = content(config.path).decode("utf-8-sig", "replace").splitlines()
    line = next((number for number, text in enumerate(lines, 1) if _COMMENTED.match(text)), None)
    place = shown(config.path) + (f":{line}" if line else "")
    return _SAID["commented" if line else "no-list"][lang].format(place)


def _add(file: Path, words: Sequence[str], lang: str) -> int:
    name = shown(str(file))
    try:
        for word in words:
            if wordlist.add(file, word):
                forms = wordlist.forms(word)
                print(_SAID["added"][lang].format(name, word, len(forms), ", ".join(forms[:_SHOWN_FORMS])))
            else:
                print(_SAID["there"][lang].format(name, word))
    except UnicodeDecodeError:
        print(_SAID["not-utf-8"][lang].format(name), file=sys.stderr)
        return TROUBLE
    except OSError as error:
        print(_SAID["unwritable"][lang].format(name, reason(error, lang)), file=sys.stderr)
        return TROUBLE
    return OK
