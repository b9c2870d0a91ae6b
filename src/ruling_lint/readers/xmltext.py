"""Text inside XML: what its references stand for, and how text is written in its place."""

from __future__ import annotations

from ruling_lint.patterns import lazy_pattern
from ruling_lint.readers.base import ABSENT, UnwritableError
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    import re

TEXT, CDATA, MIXED = "text", "cdata", "mixed"
"""The quotings of XML: element text, a CDATA section, and both in one segment."""

REFERENCE = r"&(?:\#x(?P<hex>[0-9A-Fa-f]+)|\#(?P<decimal>\d+)|(?P<name>[^;]+));"
"""Matches one reference. `decode_reference` takes its matches, also as a part of a larger pattern."""

_REFERENCE = lazy_pattern(REFERENCE)
_NAMED = {"lt": "<", "gt": ">", "amp": "&", "quot": '"', "apos": "'"}
_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "&#13;"})
_NOT_XML = lazy_pattern("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_ENDS_CDATA = lazy_pattern(r"\A\]?>|\]\]>|\]\]?\Z|\r")


def decode_reference(reference: re.Match[str]) -> str | None:
    """Return the character of a match of `REFERENCE`; None for an entity that only the file's DTD knows."""
    if reference["hex"]:
        return chr(int(reference["hex"], 16))
    if reference["decimal"]:
        return chr(int(reference["decimal"]))
    return _NAMED.get(reference["name"])


def decode_references(text: str) -> str:
    """Return text with its character references and five named entities decoded."""
    if "&" not in text:
        return text
    return _REFERENCE.sub(lambda match: decode_reference(match) or match[0], text)


def write(text: str, quoting: str) -> str:
    """Return `text` as it stands in an XML file. Raises UnwritableError where the place or XML has no room for it."""
    unfit = _NOT_XML.search(text)
    if unfit:
        raise UnwritableError(f"XML has no character {unfit[0]!r}", f"в XML нет знака {unfit[0]!r}")
    if quoting == TEXT:
        return text.translate(_ESCAPES)
    if quoting == ABSENT:
        raise UnwritableError("there is no element to write into", "нет элемента, в который можно писать")
    if _ENDS_CDATA.search(text) or (quoting == MIXED and not {"&", "<", ">"}.isdisjoint(text)):
        raise UnwritableError(
            f"{text!r} would be read as markup beside a CDATA section",
            f"{text!r} рядом с разделом CDATA станет разметкой",
        )
    return text
