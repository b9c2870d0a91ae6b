"""What stops a whole run, said in both languages."""

from __future__ import annotations

import os

from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import TypeVar

    _Trouble = TypeVar("_Trouble", bound="TroubleError")


class TroubleError(Exception):
    """Something that a run needs cannot be used: a config, a baseline, a Git revision.

    `message` is English, `ru` the same in Russian. `path` is empty where no file is to blame; `line` is 1-based, None
    where no line is. `others` is what else is wrong.
    """

    others: Sequence[TroubleError] = ()

    def __init__(self, path: str, line: int | None, message: str, ru: str) -> None:
        super().__init__(message)
        self.path = path
        self.line = line
        self.message = message
        self.ru = ru

    def localized(self, lang: str) -> str:
        """Return the message in "ru" or "en"."""
        return self.ru if lang == "ru" else self.message


def together(faults: Sequence[_Trouble]) -> _Trouble:
    """Return the first of several faults, in the order of their lines, with the others in it."""
    first, *others = sorted(faults, key=lambda fault: fault.line or 0)
    first.others = others
    return first


def nearest(name: str, known: Iterable[str]) -> str | None:
    """Return the known name that a mistyped one was probably meant to be, None where none is near."""
    import difflib  # few runs need it

    return next(iter(difflib.get_close_matches(name, sorted(known), 1)), None)


def meant(path: str, error: OSError, lang: str) -> str:
    """Return the end of a message about a file that is not there: a question for the one beside it whose name is much like it.

    Empty where there is none, or where something else is wrong with the file.
    """
    near = _beside(path) if isinstance(error, FileNotFoundError) else None
    if not near:
        return ""
    return f"; может быть, {near}?" if lang == "ru" else f"; did you mean {near}?"


def _beside(path: str) -> str | None:
    folder, name = os.path.split(path)
    try:
        near = nearest(name, os.listdir(folder or os.curdir))
    except OSError:
        return None
    shown = "" if folder == os.getcwd() else folder
    stem, other = os.path.splitext(name)[0], os.path.splitext(near or "")[0]
    return os.path.join(shown, near) if near and nearest(stem, [other]) else None  # an ending alone is no likeness


def unknown_key(name: str, known: Iterable[str]) -> tuple[str, str]:
    """Return the message for a key that does not exist, in English and Russian: the nearest one, else all there are."""
    names = sorted(known)
    near = nearest(name, names)
    if near:
        return f"unknown key {name!r}; did you mean {near!r}?", f"нет ключа {name!r}; может быть, {near!r}?"
    return f"unknown key {name!r}; known: {', '.join(names)}", f"нет ключа {name!r}; есть: {', '.join(names)}"


_PARSERS_RU = {
    "did not find expected ',' or ']'": "список [ не закрыт, или в нём не хватает запятой",
    "did not find expected ',' or '}'": "набор { не закрыт, или в нём не хватает запятой",
    "did not find expected node content": "не хватает значения",
    "did not find expected '-' indicator": "здесь ждали строку списка с «-»",
    "did not find expected key": "здесь ждали ключ; проверьте отступ",
    "mapping values are not allowed in this context": "двоеточие не на месте: возьмите текст в кавычки или проверьте отступ",
    "found unexpected end of stream": "кавычки не закрыты",
    "found character that cannot start any token": "с этого знака значение не начинается: возьмите его в кавычки",
    "found a tab character that violates indentation": "табуляция в отступе: замените её пробелами",
    "found undefined alias": "ссылка * ни на что не указывает",
    "found unknown escape character": "неизвестная запись с \\ в кавычках",
    "could not find expected ':'": "после ключа не хватает двоеточия",
    "Invalid value": "такого значения не бывает; текст пишут в кавычках",
    "Expected '=' after a key in a key/value pair": "после ключа не хватает знака =",
    "Expected ']' at the end of a table declaration": "имя таблицы не закрыто скобкой ]",
    "Expected ']]' at the end of an array declaration": "имя таблицы не закрыто скобками ]]",
    "Unterminated string": "кавычки не закрыты",
    'Expected "\'"': "кавычки не закрыты",
    "Unclosed array": "список [ не закрыт, или в нём не хватает запятой",
    "Unclosed inline table": "набор { не закрыт, или в нём не хватает запятой",
    "Cannot overwrite a value": "ключ уже был",
    "Unescaped '\\' in a string": "неизвестная запись с \\ в кавычках",
    "Expected newline or end of document after a statement": "после значения стоит лишнее",
    "Invalid statement": "строка начинается не с ключа",
    "Expecting value": "не хватает значения",
    "Expecting ',' delimiter": "не хватает запятой",
    "Expecting ':' delimiter": "не хватает двоеточия",
    "Expecting property name enclosed in double quotes": "здесь ждали имя в кавычках",
    "Illegal trailing comma before end of object": "лишняя запятая",
    "Illegal trailing comma before end of array": "лишняя запятая",
    "Unterminated string starting at": "кавычки не закрыты",
    "Invalid control character at": "в тексте стоит управляющий знак",
    "Invalid \\escape": "неизвестная запись с \\ в кавычках",
    "Extra data": "после конца стоит лишнее",
}
"""What the parsers of YAML, TOML and JSON say."""


def parser_in_russian(message: str) -> str:
    """Return in Russian what a parser says, as much as is known of it."""
    known = (ru for english, ru in _PARSERS_RU.items() if message.startswith(english))
    return next(known, "ошибка в записи")
