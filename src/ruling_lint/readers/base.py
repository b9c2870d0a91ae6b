"""The shared types of readers: what a reader module holds, how it reports bad input, and a builder for texts."""

from __future__ import annotations

from collections.abc import Iterable

from ruling_lint.model import Document, Piece, Span, Text
from ruling_lint.records import dataclass, field
from ruling_lint.tuples import NamedTuple
from ruling_lint.typed import TYPE_CHECKING, Protocol, cast

if TYPE_CHECKING:
    from collections.abc import Callable

ABSENT = "absent"
"""The quoting of an empty text where the file has no string at all; nothing can be written there."""


class FormatError(Exception):
    """What a format does not allow; `message` is English, `ru` the same in Russian."""

    def __init__(self, message: str, ru: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.ru = ru or message

    def localized(self, language: str) -> str:
        """Return the message in a language of messages, `ru` or `en`."""
        return self.ru if language == "ru" else self.message


class UnreadableError(FormatError):
    """A file that cannot be read as its format; `line` is 1-based, None where no line is to blame."""

    def __init__(self, message: str, line: int | None = None, ru: str = "") -> None:
        super().__init__(message, ru)
        self.line = line


class UnwritableError(FormatError):
    """A replacement that cannot be written in its place without changing the file's structure."""


@dataclass(frozen=True)
class Options:
    """How to read: field names for keyed formats, None where the usual names are to be tried.

    `languages` are the codes of source and target for formats that hold several. `everything` takes all strings of a
    file that holds one language, where otherwise only those with Russian in them are taken: the file is a source, or
    has one beside it. `part` says that the bytes are a part of a file, with the file's head before it; a reader
    raises UnreadableError where the rest of the file might change what it understands.
    """

    source_field: str | None = None
    target_field: str | None = None
    id_field: str | None = None
    encoding: str | None = None
    delimiter: str | None = None
    languages: tuple[str, str] = ("en", "ru")
    everything: bool = False
    part: bool = False


class Reader(Protocol):
    """A module that reads one format.

    NAME is the format's name for `--input-format`.
    """

    NAME: str

    def read(self, path: str, data: bytes, options: Options) -> Document:
        """Return the document in `data`. Raises UnreadableError."""

    def write(self, text: str, quoting: str) -> str:
        """Return `text` as it must stand in the raw file at a place of this quoting. Raises UnwritableError."""


class Cutting(NamedTuple):
    """How a file may be cut into parts that can be read by themselves.

    `head` is how many bytes from the start of the file each part needs before it to be understood. `last` returns where
    a part of a file may end that starts with a whole record: after the last whole line of records in the bytes given,
    0 where there is none.
    """

    head: int
    last: Callable[[bytes], int]


class Parted(Protocol):
    """What a reader module also holds where a file is one record after another: see `parted`."""

    def cutting(self, data: bytes, options: Options) -> Cutting | None:
        """Return how to cut a file in UTF-8 that begins with `data`; None where its parts cannot stand alone."""


class Requoting(Protocol):
    """What a reader module also holds where a bare text can be put between quotes: see `requoting`."""

    def requote(self, text: str, quoting: str) -> str:
        """Return `text` with quotes around it, to stand in place of a whole bare text of this quoting."""


class Packing(Protocol):
    """What a reader module also holds where the raw text is made, not the file's own: a workbook. See `packing`."""

    def pack(self, data: bytes, raw: str) -> bytes:
        """Return the package in `data` with its texts as `raw` has them, all else as it is. Raises UnwritableError."""


def parted(reader: Reader) -> Parted | None:
    """Return a reader as one that can cut its files; None where it cannot."""
    return cast("Parted", reader) if hasattr(reader, "cutting") else None


def requoting(reader: Reader) -> Requoting | None:
    """Return a reader as one that can put a text between quotes; None where it cannot."""
    return cast("Requoting", reader) if hasattr(reader, "requote") else None


def packing(reader: Reader) -> Packing | None:
    """Return a reader as one whose files are packages; None where they are not."""
    return cast("Packing", reader) if hasattr(reader, "pack") else None


@dataclass
class TextBuilder:
    """Builds a Text from stretches of the raw file, joining those that are literal and adjacent."""

    quoting: str = ""
    _values: list[str] = field(default_factory=list)
    _pieces: list[Piece] = field(default_factory=list)
    _codes: list[Span] = field(default_factory=list)
    _length: int = 0
    _literal_end: int = -1

    def add(self, value: str, raw_start: int, raw_end: int) -> None:
        """Append text that stands for a raw range. An empty value is kept only as the place of an empty text."""
        if not value:
            if not self._pieces:
                self._pieces.append(Piece(0, raw_start, raw_end))
            return
        if self._length == 0:
            self._pieces.clear()
        literal = len(value) == raw_end - raw_start
        if literal and self._literal_end == raw_start and self._pieces:
            last = self._pieces[-1]
            self._pieces[-1] = Piece(last.start, last.raw_start, raw_end)
        else:
            self._pieces.append(Piece(self._length, raw_start, raw_end))
        self._literal_end = raw_end if literal else -1
        self._values.append(value)
        self._length += len(value)

    def add_code(self, value: str, raw_start: int, raw_end: int) -> None:
        """Append markup: kept in the text, marked as no words."""
        self.add_parted_code([(value, raw_start, raw_end)])

    def add_parted_code(self, parts: Iterable[tuple[str, int, int]]) -> None:
        """Append markup around something that is a text of its own, such as the alternative text of an image."""
        start = self._length
        for value, raw_start, raw_end in parts:
            self.add(value, raw_start, raw_end)
        self._codes.append(Span(start, self._length))

    def build(self, empty_at: int = 0) -> Text:
        """Return the text; `empty_at` is its raw place if nothing was added."""
        pieces = tuple(self._pieces) or (Piece(0, empty_at, empty_at),)
        return Text("".join(self._values), pieces, tuple(self._codes), self.quoting)
