"""The parser of a command's options: a mistake gets one line, in the language of the run, with the option that is nearest."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from itertools import pairwise

from ruling_lint.cli import TROUBLE
from ruling_lint.cli.common import language
from ruling_lint.trouble import nearest
from ruling_lint.typed import Any, NoReturn

_RUSSIAN = (
    (r"unrecognized arguments: (.*)", r"таких параметров нет: \1"),
    (r"--source is the original: name the translation too", r"--source — это оригинал: назовите и перевод"),
    (r"(.*): name the format too: (.*) or (.*)", r"\1: назовите и вид отчёта: \2 или \3"),
    (r"standard input cannot be mended: name a file", r"стандартный ввод исправить нельзя: назовите файл"),
    (r"argument (.*): expected one argument", r"у параметра \1 не хватает значения"),
    (r"argument (.*): expected at least one argument", r"у параметра \1 не хватает значения"),
    (r"argument (.*): ignored explicit argument (.*)", r"у параметра \1 нет значения \2"),
    (r"argument action: invalid choice: (.*) \(choose from (.*)\)", r"нельзя \1; можно: \2"),
    (r"argument (.*): invalid choice: (.*) \(choose from (.*)\)", r"\1: нельзя \2; можно: \3"),
    (r"argument (.*): invalid \w+ value: (.*)", r"\1: так нельзя: \2"),
    (r"missing: (.*)", r"не хватает: \1"),
    (r"ambiguous option: (.*) could match (.*)", r"неясно, что такое \1: \2"),
    (r"argument (.*): not allowed with argument (.*)", r"\1 и \2 вместе нельзя"),
    (
        r"argument (.*?): (.*) is no number of processes: give 1 or more",
        r"\1: \2 — не число процессов; дайте 1 или больше",
    ),
)


_NAMES = {"WORD": "СЛОВО", "PHRASE": "ФРАЗА", "RULE": "ПРАВИЛО", "PATH": "ПУТЬ", "FILE": "ФАЙЛ", "DIR": "ПАПКА"}
_LISTED = {
    "RULE": {"en": "; `ruling-lint rules` lists the rules", "ru": "; правила перечисляет `ruling-lint rules`"},
}
"""Where to find what an argument may be."""
_REQUIRED = "the following arguments are required: "


def _of_any_width(prog: str) -> argparse.HelpFormatter:
    """Return a formatter, which every new argument wants for a moment, without a look at the terminal: that loads `shutil`."""
    return argparse.HelpFormatter(prog, width=80)


class Parser(argparse.ArgumentParser):
    """Parses options; one that does not exist is told together with the one that was probably meant."""

    _given: Sequence[str] = ()

    def __init__(self, *args: Any, **options: Any) -> None:
        """Take what `ArgumentParser` takes; options must be written in full."""
        super().__init__(*args, **{"allow_abbrev": False, "formatter_class": _of_any_width, **options})

    def format_help(self) -> str:
        """Return the help as wide as the terminal."""
        self.formatter_class = argparse.HelpFormatter
        return super().format_help()

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Parse as `ArgumentParser` does, and remember which language was asked for."""
        self._given = list(sys.argv[1:] if args is None else args)
        return super().parse_known_args(args, namespace)

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and where help is, and exit with the status for trouble."""
        is_russian = _language(self._given) == "ru"
        message = self._missing(message, is_russian=is_russian) if message.startswith(_REQUIRED) else message
        hint = self._hint(message, is_russian=is_russian)
        help_ = f"{self.prog} --help"
        rest = f"все параметры: {help_}" if is_russian else f"all options: {help_}"
        self.exit(TROUBLE, f"{self.prog}: {_russian(message) if is_russian else message}{hint}\n{rest}\n")

    def _missing(self, message: str, *, is_russian: bool) -> str:
        """Return the message for arguments that were not given, each with what it may be."""
        lang = "ru" if is_russian else "en"
        names = message.removeprefix(_REQUIRED).split(", ")
        needed = [action for action in self._actions if not action.option_strings and _name(action) in names]
        parts = [_said(action, lang) for action in needed if action.nargs not in ("*", "?")]
        return f"missing: {' '.join(parts)}" + "".join(_LISTED.get(name, {}).get(lang, "") for name in names)

    def _hint(self, message: str, *, is_russian: bool) -> str:
        option = re.search(r"unrecognized arguments: (-[^\s=]+)", message)
        value = re.search(r"invalid choice: '([^']*)' \(choose from (.*)\)", message)
        near = None
        if option:
            near = nearest(option[1], [name for action in self._actions for name in action.option_strings])
        elif value:
            near = nearest(value[1], re.findall(r"[^\s,']+", value[2]))
        if near is None:
            return ""
        return f"; может быть, {near}?" if is_russian else f"; did you mean {near}?"


def _name(action: argparse.Action) -> str:
    return str(action.metavar or action.dest)


def _said(action: argparse.Action, lang: str) -> str:
    name = _name(action)
    if action.choices:
        return _either(list(action.choices), lang)
    return _NAMES.get(name, name) if lang == "ru" else name


def _either(choices: Sequence[str], lang: str) -> str:
    """Return words of which one is to be taken: write or prune."""
    *others, last = choices
    return f"{', '.join(others)} {'или' if lang == 'ru' else 'or'} {last}" if others else last


def _language(arguments: Sequence[str]) -> str:
    """Return the language that the arguments ask for, else that of the locale."""
    for argument, following in pairwise([*arguments, ""]):
        if argument == "--lang" and following in ("ru", "en"):
            return following
        if argument in ("--lang=ru", "--lang=en"):
            return argument[-2:]
    return language()


def _russian(message: str) -> str:
    for pattern, replacement in _RUSSIAN:
        if re.fullmatch(pattern, message):
            return re.sub(pattern, replacement, message)
    return message
