"""`ruling-lint spelling add WORD…`: write the project's own words into its list."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from pathlib import Path

from ruling_lint import atomic
from ruling_lint.cli import OK, TROUBLE, naming
from ruling_lint.cli.arguments import Parser
from ruling_lint.cli.common import complain, language, settings
from ruling_lint.config import FILE, Config, ConfigError
from ruling_lint.files import content, reason
from ruling_lint.lexicon import wordlist
from ruling_lint.patterns import lazy_pattern
from ruling_lint.project import shown

_SAID = {
    "added": {
        "en": "{}: added {}; known forms: {}, such as {}",
        "ru": "{}: добавлено слово {}; известно форм: {}, например {}",
    },
    "first": {
        "en": "a word is expected in its first form, from which the others follow: is that {}?",
        "ru": "слово нужно в начальной форме, по ней узнаются остальные: может быть, {}?",
    },
    "no-word": {
        "en": "{!r} is not one Russian word: give words one by one, in Russian letters, with hyphens at most",
        "ru": "{!r} — не одно русское слово: добавляйте слова по одному, русскими буквами, можно с дефисом",
    },
    "there": {"en": "{}: {} is there already", "ru": "{}: слово {} уже есть"},
    "named": {
        "en": "{}: names {} as the list of your words now",
        "ru": "{}: теперь здесь назван список ваших слов — {}",
    },
    "no-list": {
        "en": '{}: no list of words: add the line words = ["words.txt"] under [tool.ruling-lint], or name a file with --file',
        "ru": '{}: списка слов нет: добавьте строку words = ["words.txt"] под [tool.ruling-lint] или назовите файл через --file',
    },
    "taken": {
        "en": "{}: this is no list of words, one a line: name another file with --file, and under words in the config",
        "ru": "{}: это не список слов по одному на строке: назовите другой файл через --file и в настройке words",
    },
    "unwritable": {"en": "{}: cannot be written: {}", "ru": "{}: не записать: {}"},
    "not-utf-8": {"en": "{}: not UTF-8: save the list as UTF-8", "ru": "{}: не UTF-8: сохраните список в UTF-8"},
}

_WORD = lazy_pattern("[а-яё]+(?:-[а-яё]+)*", re.IGNORECASE)
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
        "--file",
        metavar="FILE",
        help="the list to add to (default: the first under words in the config, or words.txt, which is named there then)",
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
    if options.file or config.words:
        return _add(Path(options.file or config.anchored(config.words[0])), options.words, lang)
    return _begin(config, options.words, lang)


def _begin(config: Config, words: Sequence[str], lang: str) -> int:
    """Make a list for a project that has none, and name it in the config, made too where there is none."""
    path = config.path or FILE
    changed = naming.with_words(path, content(path))
    if changed is None:
        print(_SAID["no-list"][lang].format(shown(path)), file=sys.stderr)
        return TROUBLE
    file = Path(path).parent / changed.file
    if not _may_be_list(file):
        print(_SAID["taken"][lang].format(shown(str(file))), file=sys.stderr)
        return TROUBLE
    status = _add(file, words, lang)
    return _name(path, changed, lang) if status == OK else status


def _may_be_list(file: Path) -> bool:
    """Tell whether a file is not there yet, or holds Russian words and nothing else."""
    try:
        return not file.exists() or all(map(_WORD.fullmatch, wordlist.read(file)))
    except (OSError, UnicodeDecodeError):
        return False


def _name(path: str, changed: naming.Changed, lang: str) -> int:
    try:
        atomic.write_bytes(path, changed.content)
    except OSError as error:
        print(_SAID["unwritable"][lang].format(shown(path), reason(error, lang)), file=sys.stderr)
        return TROUBLE
    print(_SAID["named"][lang].format(shown(path), changed.file))
    return OK


def _add(file: Path, words: Sequence[str], lang: str) -> int:
    name = shown(str(file))
    try:
        for word in words:
            if wordlist.add(file, word):
                forms = wordlist.forms(word)
                print(_SAID["added"][lang].format(name, word, len(forms), ", ".join(forms[:_SHOWN_FORMS])))
                if first := wordlist.first_form(word):
                    print(_SAID["first"][lang].format(first))
            else:
                print(_SAID["there"][lang].format(name, word))
    except UnicodeDecodeError:
        print(_SAID["not-utf-8"][lang].format(name), file=sys.stderr)
        return TROUBLE
    except OSError as error:
        print(_SAID["unwritable"][lang].format(name, reason(error, lang)), file=sys.stderr)
        return TROUBLE
    return OK
