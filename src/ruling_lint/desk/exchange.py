"""Glossary files of every format, told by their endings: reading any, and writing any."""

from __future__ import annotations

from pathlib import PurePath

from ruling_lint.desk.po import read_po, write_po
from ruling_lint.desk.table import write_table
from ruling_lint.desk.tbx import read_tbx, write_tbx
from ruling_lint.desk.yaml_writer import write_yaml
from ruling_lint.glossary import GlossaryError, Term, read_terms
from ruling_lint.glossary.yaml_file import refuse_twins
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

_WRITERS: dict[str, Callable[[Iterable[Term]], str]] = {
    ".csv": write_table,
    ".tsv": lambda terms: write_table(terms, "\t"),
    ".tbx": write_tbx,
    ".po": write_po,
    ".yml": write_yaml,
    ".yaml": write_yaml,
}
_READERS = {".tbx": read_tbx, ".po": read_po}
FORMATS = tuple(_WRITERS)
"""The file endings that can be written and read."""


def import_terms(path: str, data: bytes) -> list[Term]:
    """Return the terms in a file's bytes. Raises GlossaryError at the first thing that is wrong."""
    suffix = _suffix(path)
    terms = _READERS.get(suffix, read_terms)(path, data)
    refuse_twins(terms)
    return terms


def export_terms(path: str, terms: Sequence[Term]) -> bytes:
    """Return the content of a file of this name that holds the terms, one at least. Raises GlossaryError."""
    if not terms:
        raise GlossaryError(path, None, "there is no term to write", "нет ни одного термина для записи")
    return _WRITERS[_suffix(path)](terms).encode()


def _suffix(path: str) -> str:
    suffix = PurePath(path).suffix.lower()
    if suffix not in FORMATS:
        listed = ", ".join(FORMATS)
        raise GlossaryError(
            path, None, f"the file's name must end in one of: {listed}", f"имя файла должно кончаться на: {listed}"
        )
    return suffix
