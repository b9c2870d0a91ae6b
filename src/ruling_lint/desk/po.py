"""Glossaries as gettext PO: msgctxt is sense/kind, msgid the English, msgstr the renderings; the rest is in comments."""

from __future__ import annotations

from collections import defaultdict

from ruling_lint.desk.same import same
from ruling_lint.glossary import GlossaryError, Term
from ruling_lint.glossary.entries import entry_of
from ruling_lint.glossary.rows import Row, parse_rest, row_of, shown_russian, term_of_row, write_rest
from ruling_lint.model import Document, Segment, State
from ruling_lint.readers import po
from ruling_lint.readers.base import Options, UnreadableError
from ruling_lint.typed import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

_MARK = "ruling-lint: "
_REJECTED = "rejected: "
_SEVERAL = " | "
_HEAD = 'msgid ""\nmsgstr ""\n"Language: ru\\n"\n"MIME-Version: 1.0\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n'


def write_po(terms: Iterable[Term]) -> str:
    """Return the terms as a PO file."""
    return _HEAD + "".join(map(_entry, terms))


def read_po(path: str, data: bytes) -> list[Term]:
    """Return the terms of a PO file; obsolete entries are passed over. Raises GlossaryError."""
    try:
        document = po.read(path, data, Options())
    except UnreadableError as error:
        raise GlossaryError(path, error.line, error.message, error.ru) from None
    comments: dict[int, list[str]] = defaultdict(list)
    for comment in document.comments:
        if comment.segment is not None:
            comments[comment.segment].append(comment.text)
    return [
        _term(document, segment, comments[index])
        for index, segment in enumerate(document.segments)
        if segment.state is not State.OBSOLETE
    ]


def _entry(term: Term) -> str:
    row = row_of(term)
    written = _written(row)
    if _reads_back(written, term):
        return written
    return _written(row._replace(rest={"entry": entry_of(term)}))


def _reads_back(written: str, term: Term) -> bool:
    try:
        found = read_po("", (_HEAD + written).encode())
    except GlossaryError:
        return False
    return len(found) == 1 and same(found[0], term)


def _written(row: Row) -> str:
    rest: dict[str, Any] = {"pos": row.pos, **row.rest}
    kind = rest.pop("kind", "")
    context = f"{row.sense}/{kind}" if row.sense or kind else ""
    lines = [
        *(f"# {line}" for line in row.note.splitlines()),
        *([f"#. {_REJECTED}{_SEVERAL.join(row.forbidden)}"] if row.forbidden else []),
        f"#. {_MARK}{write_rest(rest)}",
        *([f'msgctxt "{_escaped(context)}"'] if context else []),
        f'msgid "{_escaped(row.en)}"',
        f'msgstr "{_escaped(_SEVERAL.join(shown_russian(row)))}"',
    ]
    return "\n" + "\n".join(lines) + "\n"


def _escaped(text: str) -> str:
    return po.write(text, po.NAME)


def _term(document: Document, segment: Segment, comments: Sequence[str]) -> Term:
    assert segment.source is not None
    line = document.position(segment.source.pieces[0].raw_start).line
    context, _, _ = (segment.id or "").rpartition("|" + segment.source.value)
    sense, _, kind = context.rpartition("/")
    notes: list[str] = []
    forbidden: tuple[str, ...] = ()
    rest: dict[str, Any] = {}
    for comment in comments:
        if comment.startswith(_MARK):
            rest = parse_rest(document.path, line, comment.removeprefix(_MARK))
        elif comment.startswith(_REJECTED):
            forbidden = _several(comment.removeprefix(_REJECTED))
        else:
            notes.append(comment)
    rest |= {"kind": kind} if kind else {}
    renderings = _several(segment.target.value)
    if not renderings and not rest.get("latin") and "entry" not in rest:
        raise GlossaryError(
            document.path,
            line,
            f"“{segment.source.value}” has no Russian: fill in its msgstr, or take the entry out",
            f"у «{segment.source.value}» нет перевода: заполните msgstr или уберите запись",
        )
    row = Row(segment.source.value, sense, "", renderings, forbidden, "\n".join(notes), rest)
    return term_of_row(document.path, line, row)


def _several(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split("|") if part.strip())
