"""Bytes to text and back: byte-order marks, declared encodings, and plain words where a file is in another one."""

from __future__ import annotations

import codecs

from ruling_lint.readers.base import Options, UnreadableError, UnwritableError
from ruling_lint.tuples import NamedTuple

_BOMS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
"""Marks and their encodings; UTF-32 before UTF-16, since the mark of one begins with the other's."""

_WITHOUT_MARK = {"utf-8-sig": "utf-8", "utf-16": "utf-16-le", "utf-32": "utf-32-le"}
"""Codecs that would write a mark of their own, and those that do not."""

_OF_NAMES = frozenset({"idna", "punycode", "undefined"})
"""Codecs of Python that turn names to text, or nothing at all."""


class Decoded(NamedTuple):
    """A file's text without its byte-order mark, the codec that made it, and whether there was a mark."""

    raw: str
    encoding: str
    bom: bool


def decode(data: bytes, options: Options, declared: str | None = None) -> Decoded:
    """Return the text of a file. A byte-order mark decides, then the options, then what the format declares, then UTF-8.

    Raises UnreadableError with the 1-based line of the first byte that does not fit; nothing is ever guessed.
    """
    for mark, encoding in _BOMS:
        if data.startswith(mark):
            return Decoded(_text(data[len(mark) :], encoding), encoding, True)
    encoding = _codec(options.encoding or declared or "utf-8")
    return Decoded(_text(data, encoding), encoding, False)


def is_utf8(data: bytes, encoding: str | None) -> bool:
    """Tell whether a file that begins with `data` is to be decoded as UTF-8, where `encoding` is told or declared."""
    marked = next((name for mark, name in _BOMS if data.startswith(mark)), None)
    try:
        return (marked or codecs.lookup(encoding or "utf-8").name) in ("utf-8", "utf-8-sig")
    except LookupError:
        return False


def encode(raw: str, encoding: str, bom: bool) -> bytes:
    """Return the bytes of a text that `decode` gave. Raises UnwritableError for a character the encoding lacks."""
    try:
        data = raw.encode(encoding)
    except UnicodeEncodeError as error:
        char = raw[error.start]
        raise UnwritableError(f"{encoding} has no character {char!r}", f"в {encoding} нет знака {char!r}") from error
    return next(mark for mark, name in _BOMS if name == encoding) + data if bom else data


def _codec(name: str) -> str:
    try:
        found = codecs.lookup(name).name
    except LookupError as error:
        raise UnreadableError(
            f"unknown encoding {name!r}: save the file as UTF-8, or correct the name",
            ru=f"неизвестная кодировка {name!r}: сохраните файл в UTF-8 или исправьте название",
        ) from error
    if found in _OF_NAMES:
        raise _no_encoding(found)
    return _WITHOUT_MARK.get(found, found)


def _no_encoding(name: str) -> UnreadableError:
    return UnreadableError(f"{name} is not an encoding of text", ru=f"{name} — не кодировка текста")


def _text(data: bytes, encoding: str) -> str:
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError as error:
        raise _undecodable(error, encoding) from error
    except LookupError as error:
        raise _no_encoding(encoding) from error
    zero = text.find("\0")
    if zero >= 0:
        raise UnreadableError(
            "zero byte: not a text file, or UTF-16 without a byte-order mark; save it as UTF-8 or set encoding in the config",
            text.count("\n", 0, zero) + 1,
            "нулевой байт: не текстовый файл или UTF-16 без метки порядка байтов; сохраните файл в UTF-8 "
            "или задайте encoding в настройках",
        )
    return text


def _undecodable(error: UnicodeDecodeError, encoding: str) -> UnreadableError:
    line = error.object[: error.start].decode(encoding, "ignore").count("\n") + 1
    byte = f"0x{error.object[error.start]:02X}"
    name = encoding.upper()
    return UnreadableError(
        f"not {name} (byte {byte} at line {line}): save it as UTF-8 or set encoding in the config",
        line,
        f"это не {name} (байт {byte} в строке {line}): сохраните файл в UTF-8 или задайте encoding в настройках",
    )
