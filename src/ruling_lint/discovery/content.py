"""Whether a file that nobody named holds a translation: what its format declares, or how much Russian is in it."""

from __future__ import annotations

import codecs
import io
import re
import zipfile
from pathlib import PurePath

from ruling_lint import files
from ruling_lint.patterns import lazy_pattern

_LOOKED_AT = 1_000_000
"""How many bytes of a file are looked at."""
_HEAD = 5_000
"""How many of them can hold a header."""

_XLIFF = lazy_pattern(rb"""(?:target-language|trgLang)\s*=\s*["']([A-Za-z]{2,3})""")
_LANGUAGE = {
    ".po": re.compile(rb'^"Language:[ \t]*([A-Za-z]{2,3})', re.MULTILINE),
    ".xlf": _XLIFF,
    ".xliff": _XLIFF,
    ".ts": re.compile(rb"""<TS\b[^>]*\blanguage\s*=\s*["']([A-Za-z]{2,3})"""),
    ".tmx": re.compile(rb"(?!)"),
}
"""Where a format that holds nothing but translations names their language."""

_TARGET = rb"(?:target|translation|ru|ru[_-]ru|russian|\w+_ru)"
_ROW = lazy_pattern(rb'"' + _TARGET + rb'"\s*:', re.IGNORECASE)
_HEADER = lazy_pattern(rb'[^\n]*(?:^|[,;|\t])"?' + _TARGET + rb'"?\s*(?:$|[,;|\t\r\n])', re.IGNORECASE)
_TABLE = {".jsonl": _ROW, ".ndjson": _ROW, ".csv": _HEADER, ".tsv": _HEADER, ".tab": _HEADER}
"""Where a table names the field of its translations, so that it counts even if nothing in it is Russian yet."""

_QT = lazy_pattern(rb"<TS[\s>]")
_PROSE = frozenset({".txt", ".text", ".md", ".markdown", ".html", ".htm", ".xhtml"})
_MARKED_UP = frozenset({".html", ".htm", ".xhtml"})
_MARKUP = lazy_pattern(r"<(script|style)\b.*?</\1\s*>|<!--.*?-->|</?[A-Za-z][^<>]*>", re.IGNORECASE | re.DOTALL)
"""What is no text in a page: its letters would outweigh the Russian ones."""
_LISTINGS = frozenset({".txt", ".text"})
_ORIGINAL = lazy_pattern("^→", re.MULTILINE)
_ESCAPED = lazy_pattern(r"\\u04[0-9a-f]{2}|&#(?:x0?4[0-9a-f]{2}|10[2-9]\d|11\d\d);", re.IGNORECASE)
_CYRILLIC = lazy_pattern("[А-яЁё]")
_LATIN = lazy_pattern("[A-Za-z]")
_LEAST_SHARE = 0.25
_EIGHT_BIT = lazy_pattern(rb"[\x80-\xff]{3}")
_WIDE = ((codecs.BOM_UTF32_LE, "utf-32"), (codecs.BOM_UTF16_LE, "utf-16"), (codecs.BOM_UTF16_BE, "utf-16"))


def sample(path: str) -> bytes:
    """Return what is looked at of a file: its start, all of a spreadsheet. Raises OSError."""
    return files.read(path, -1 if files.suffix(path) == ".xlsx" else _LOOKED_AT)


def holds_translation(path: str, data: bytes, language: str = "ru") -> bool:
    """Tell whether a file's content is worth checking.

    Formats of translators count unless they name another language, and tables with a field for the translation;
    listings of originals behind arrows; running text where at least a quarter of its letters are Cyrillic; everything
    else where any is. A file in an encoding that does not show counts if it may be Russian, so that its reader can say
    so.
    """
    suffix = PurePath(path).suffix.lower()
    if suffix == ".ts" and not _QT.search(data[:_HEAD]):  # TypeScript, or a film
        return False
    if suffix in _LANGUAGE:
        named = _LANGUAGE[suffix].search(data[:_HEAD])
        return named is None or named[1].decode().lower() == language
    if suffix in _TABLE and _TABLE[suffix].search(_first_line(data)):
        return True
    text = _spreadsheet(data) if suffix == ".xlsx" else _text(data[:_LOOKED_AT])
    if text is None:
        return bool(_EIGHT_BIT.search(data))
    if suffix in _MARKED_UP:
        text = _MARKUP.sub(" ", text)
    if suffix in _LISTINGS and _ORIGINAL.search(text):
        return True
    cyrillic = len(_CYRILLIC.findall(text)) + len(_ESCAPED.findall(text))
    least = _LEAST_SHARE * (cyrillic + len(_LATIN.findall(text))) if suffix in _PROSE else 1
    return cyrillic >= max(least, 1)


def _first_line(data: bytes) -> bytes:
    return data[:_HEAD].removeprefix(codecs.BOM_UTF8).lstrip().partition(b"\n")[0]


def _text(data: bytes) -> str | None:
    encoding = next((name for mark, name in _WIDE if data.startswith(mark)), "utf-8")
    try:
        return codecs.getincrementaldecoder(encoding)().decode(data)
    except UnicodeDecodeError:
        return None


def _spreadsheet(data: bytes) -> str | None:
    """Return what the parts of a spreadsheet hold; None where it cannot be opened."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as file:
            parts = [name for name in file.namelist() if name.startswith("xl/") and name.endswith(".xml")]
            return "".join(_part(file, name) for name in parts)
    except (zipfile.BadZipFile, OSError, NotImplementedError, RuntimeError):
        return None


def _part(file: zipfile.ZipFile, name: str) -> str:
    with file.open(name) as part:
        return part.read(_LOOKED_AT).decode("utf-8", "ignore")
