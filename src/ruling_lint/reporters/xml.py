"""What the XML formats share: text that XML can hold, and how a document is written."""

from __future__ import annotations

from xml.etree import ElementTree

from ruling_lint.patterns import lazy_pattern

_FORBIDDEN = lazy_pattern("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def clean(text: str) -> str:
    """Return text with the characters that XML 1.0 cannot hold written by their code points."""
    return _FORBIDDEN.sub(lambda match: f"<U+{ord(match[0]):04X}>", text)


def written(root: ElementTree.Element) -> str:
    """Return a document with its declaration, indented."""
    ElementTree.indent(root)
    return f'<?xml version="1.0" encoding="utf-8"?>\n{ElementTree.tostring(root, encoding="unicode")}\n'
