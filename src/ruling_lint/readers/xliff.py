"""XLIFF 1.2, 2.0 and 2.1: bilingual files of translation tools."""

from __future__ import annotations

from ruling_lint.model import Document
from ruling_lint.readers import xliff1, xliff2
from ruling_lint.readers.base import Options, UnreadableError
from ruling_lint.readers.units import check_root, document
from ruling_lint.readers.xmltext import write as write
from ruling_lint.readers.xmltree import parse

NAME = "xliff"

_NOTES = frozenset({"note"})
_VERSIONS = {"1": xliff1.units, "2": xliff2.units}


def read(path: str, data: bytes, options: Options) -> Document:
    """Return the document in `data`, a segment for each unit of 1.2 and for each segment of 2.x."""
    tree = parse(data, options)
    check_root(tree, "xliff")
    version = tree.root.attributes.get("version", "")
    units = _VERSIONS.get(version.partition(".")[0])
    if units is None:
        line = tree.raw.count("\n", 0, tree.root.tag.start) + 1
        raise UnreadableError(
            f"XLIFF version {version!r} is not supported", line, f"версия XLIFF {version!r} не поддерживается"
        )
    return document(path, NAME, tree, units(tree, options.languages[1]), _NOTES)
