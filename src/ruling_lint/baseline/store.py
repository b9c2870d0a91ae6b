"""The baseline's file: JSON with one entry a line in a fixed order, so that people and merges can read it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from ruling_lint import atomic, files
from ruling_lint.baseline.entry import Entry
from ruling_lint.patterns import lazy_pattern
from ruling_lint.trouble import TroubleError, parser_in_russian
from ruling_lint.typed import Any

VERSION = 1

_HEAD = f'{{"ruling-lint baseline": {VERSION}, "accepted": ['
_TAIL = "]}"
_CONFLICT = lazy_pattern(r"^(?:<{7}|={7}|>{7})", re.MULTILINE)


class BaselineError(TroubleError):
    """A baseline that cannot be used."""


def load(file: Path) -> list[Entry]:
    """Return the entries of a baseline. Raises BaselineError."""
    text = _read(file)
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise _broken(file, text, error) from None
    if not isinstance(data, dict) or not isinstance(data.get("accepted"), list):
        raise BaselineError(str(file), 1, *_words("no_baseline"))
    if data.get("ruling-lint baseline") != VERSION:
        raise BaselineError(str(file), 1, *_words("version"))
    return [_entry(file, text, index, record) for index, record in enumerate(data["accepted"])]


def save(file: Path, entries: Iterable[Entry]) -> None:
    """Write entries in the order given, replacing the file at one stroke. Raises OSError."""
    lines = ",\n".join(map(_line, entries))
    text = f"{_HEAD}\n{lines}\n{_TAIL}\n" if lines else f"{_HEAD}{_TAIL}\n"
    file.parent.mkdir(parents=True, exist_ok=True)
    atomic.write_bytes(file, text.encode("utf-8", "backslashreplace"))


def line_of(file: Path, entries: Sequence[Entry]) -> list[int]:
    """Return the 1-based lines on which entries stand, their counts aside; 1 for one written by another hand."""
    if not entries:
        return []
    lines = {_identity(line): number for number, line in enumerate(_read(file).splitlines(), 1)}
    return [lines.get(_identity(_line(entry)), 1) for entry in entries]


def _identity(line: str) -> str:
    return re.sub(r'(?:, "count": \d+)?\},?$', "", line)


def _read(file: Path) -> str:
    try:
        return file.read_bytes().decode("utf-8-sig")
    except FileNotFoundError:
        raise BaselineError(str(file), None, *_words("missing")) from None
    except OSError as error:
        raise BaselineError(str(file), None, *_refused(error)) from None
    except UnicodeDecodeError:
        raise BaselineError(str(file), None, *_words("encoding")) from None


def _broken(file: Path, text: str, error: json.JSONDecodeError) -> BaselineError:
    conflict = _CONFLICT.search(text)
    if conflict:
        return BaselineError(str(file), text.count("\n", 0, conflict.start()) + 1, *_words("conflict"))
    return BaselineError(str(file), error.lineno, *_words("broken", error.msg, parser_in_russian(error.msg)))


def _line(entry: Entry) -> str:
    record: dict[str, Any] = {"path": entry.path, "rule": entry.rule, "text": entry.text}
    record["near"] = f"{entry.before} {entry.after}"
    if entry.segment is not None:
        record["segment"] = entry.segment
    if entry.times != 1:
        record["count"] = entry.times
    return json.dumps(record, ensure_ascii=False)


def _entry(file: Path, text: str, index: int, record: Any) -> Entry:
    try:
        before, after = record["near"].split(" ")
        entry = Entry(
            record["path"], record["rule"], record["text"], before, after, record.get("segment"), record.get("count", 1)
        )
    except (KeyError, TypeError, ValueError, AttributeError):
        raise BaselineError(str(file), _record_line(text, index), *_words("entry")) from None
    strings = (entry.path, entry.rule, entry.text, entry.segment or "")
    if not all(isinstance(value, str) for value in strings) or type(entry.times) is not int or entry.times < 1:
        raise BaselineError(str(file), _record_line(text, index), *_words("entry"))
    return entry


def _record_line(text: str, wanted: int) -> int:
    """Return the line on which the entry of an index starts, however the file is laid out."""
    starts = _record_starts(text, text.index("[") + 1)
    return next((text.count("\n", 0, at) + 1 for index, at in enumerate(starts) if index == wanted), 1)


def _record_starts(text: str, at: int) -> Iterator[int]:
    decoder = json.JSONDecoder()
    while match := re.compile(r"[\s,]*(?=[^\s,\]])").match(text, at):
        yield match.end()
        at = decoder.raw_decode(text, match.end())[1]


_MESSAGES = {
    "missing": {
        "ru": "такого файла нет; его создаёт команда `ruling-lint baseline write`",
        "en": "there is no such file; `ruling-lint baseline write` makes it",
    },
    "unreadable": {"ru": "не прочитать: {}", "en": "cannot be read: {}"},
    "encoding": {"ru": "файл не в кодировке UTF-8", "en": "the file is not UTF-8"},
    "conflict": {
        "ru": "здесь остался конфликт слияния Git; оставьте обе половины без пометок или запишите файл заново: "
        "удалите его и выполните `ruling-lint baseline write`",
        "en": "a Git merge conflict was left here; keep both halves without the marks, or start anew: delete the file "
        "and run `ruling-lint baseline write`",
    },
    "broken": {
        "ru": "это не JSON ({}); исправьте строку или удалите файл и выполните `ruling-lint baseline write`",
        "en": "this is no JSON ({}); mend the line, or delete the file and run `ruling-lint baseline write`",
    },
    "no_baseline": {
        "ru": "это не список известных ошибок ruling-lint; проверьте имя файла",
        "en": "this is no baseline of ruling-lint; check the file's name",
    },
    "version": {
        "ru": "файл записан другой версией ruling-lint; обновите её или удалите файл и выполните "
        "`ruling-lint baseline write`",
        "en": "the file was written by another version of ruling-lint; update it, or delete the file and run "
        "`ruling-lint baseline write`",
    },
    "entry": {
        "ru": "в записи не хватает path, rule, text или near, либо значение не того вида",
        "en": "an entry lacks path, rule, text or near, or a value is of the wrong kind",
    },
}


def _refused(error: OSError) -> tuple[str, str]:
    english, russian = (_MESSAGES["unreadable"][lang].format(files.reason(error, lang)) for lang in ("en", "ru"))
    return english, russian


def _words(message: str, detail: str = "", detail_ru: str = "") -> tuple[str, str]:
    return _MESSAGES[message]["en"].format(detail), _MESSAGES[message]["ru"].format(detail_ru)
