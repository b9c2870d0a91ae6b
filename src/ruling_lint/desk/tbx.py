"""Glossaries as TBX-Basic (ISO 30042): written in its 2008 form, read in that and in the 2019 form."""

from __future__ import annotations

from ruling_lint.desk.same import same
from ruling_lint.glossary import GlossaryError, Term
from ruling_lint.glossary.entries import entry_of
from ruling_lint.glossary.rows import Row, parse_rest, row_of, shown_russian, term_of_row, write_rest
from ruling_lint.readers import xmltext
from ruling_lint.readers.base import FormatError, Options, UnreadableError
from ruling_lint.readers.xmltree import Element, Tree, parse
from ruling_lint.tuples import NamedTuple
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

MARK = "ruling-lint: "
"""What a note begins with that holds, as JSON, the rest of an entry."""

_SENSE_OPEN = "sense: "
_DEFINITION = "definition"
_PARTS = {"noun": "noun", "verb": "verb", "adj": "adjective", "adv": "adverb", "phrase": "other"}
_PREFERRED, _ADMITTED = "preferredTerm-admn-sts", "admittedTerm-admn-sts"
_REJECTED = ("deprecatedTerm-admn-sts", "supersededTerm-admn-sts")
_ENTRIES = ("termEntry", "conceptEntry")
_LANGUAGES = ("langSet", "langSec")
_TERMS = ("tig", "ntig", "termSec", "termGrp")

_HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE martif SYSTEM "TBXBasiccoreStructV02.dtd">
<martif type="TBX-Basic" xml:lang="en">
<martifHeader>
<fileDesc><sourceDesc><p>Exported by ruling-lint</p></sourceDesc></fileDesc>
<encodingDesc><p type="XCSURI">TBXBasicXCSV02.xcs</p></encodingDesc>
</martifHeader>
<text><body>
"""
_TAIL = "</body></text>\n</martif>\n"


class _Entry(NamedTuple):
    tree: Tree
    element: Element
    path: str

    @property
    def line(self) -> int:
        return self.tree.raw.count("\n", 0, self.element.tag.start) + 1


class _Wording(NamedTuple):
    """A term of one language with its part of speech and its administrative status."""

    text: str
    pos: str
    status: str

    @property
    def rejected(self) -> bool:
        return self.status in _REJECTED


def write_tbx(terms: Iterable[Term]) -> str:
    """Return the terms as TBX-Basic. Raises GlossaryError for a character that XML has no place for."""
    return _HEAD + "".join(_entry(number, term) for number, term in enumerate(terms, 1)) + _TAIL


def read_tbx(path: str, data: bytes) -> list[Term]:
    """Return the terms of a TBX file. Raises GlossaryError at the first thing that is wrong."""
    try:
        tree = parse(data, Options())
    except UnreadableError as error:
        raise GlossaryError(
            path,
            error.line,
            f"{error.message}; is the file cut short? Export it again",
            f"{error.ru}; файл обрезан? Выгрузите его ещё раз",
        ) from None
    if tree.root.name not in ("martif", "tbx"):
        name = tree.root.name
        raise GlossaryError(
            path, 1, f"not TBX: the root is <{name}>, not <martif> or <tbx>", f"это не TBX: корень — <{name}>"
        )
    return [_read_entry(_Entry(tree, element, path)) for element in _below(tree.root, _ENTRIES)]


def _entry(number: int, term: Term) -> str:
    written = _written(number, row_of(term))
    [found] = read_tbx("", (_HEAD + written + _TAIL).encode())
    if same(found, term):
        return written
    return _written(number, row_of(term)._replace(rest={"entry": entry_of(term)}))


def _written(number: int, row: Row) -> str:
    rest = dict(row.rest)
    kind, synonyms = rest.pop("kind", ""), rest.pop("synonyms", ())
    lines = [f'<termEntry id="t{number}">']
    lines += [f'<descrip type="subjectField">{_escaped(kind)}</descrip>'] if kind else []
    # Other tools tell terms with one English word apart by their definitions only.
    lines += [f'<descrip type="{_DEFINITION}">{_escaped(_label(row.en, row.sense))}</descrip>'] if row.sense else []
    notes = (_SENSE_OPEN + row.sense if row.sense else "", row.note, MARK + write_rest(rest) if rest else "")
    lines += [f"<note>{_escaped(note)}</note>" for note in notes if note]
    lines += _language("en", row.pos, (row.en, *synonyms), ())
    russian = shown_russian(row)
    if russian or row.forbidden:
        lines += _language("ru", row.pos, russian, row.forbidden)
    return "\n".join((*lines, "</termEntry>\n"))


def _language(code: str, pos: str, accepted: tuple[str, ...], rejected: tuple[str, ...]) -> Iterator[str]:
    yield f'<langSet xml:lang="{code}">'
    statuses = (_PREFERRED, *[_ADMITTED] * (len(accepted) - 1)) if accepted else ()
    for text, status in (*zip(accepted, statuses, strict=True), *((text, _REJECTED[0]) for text in rejected)):
        part = f'<termNote type="partOfSpeech">{_PARTS[pos]}</termNote>' if status != _REJECTED[0] else ""
        note = f'<termNote type="administrativeStatus">{status}</termNote>'
        yield f"<tig><term>{_escaped(text)}</term>{part}{note}</tig>"
    yield "</langSet>"


def _escaped(text: str) -> str:
    try:
        return xmltext.write(text, xmltext.TEXT)
    except FormatError as error:
        raise GlossaryError(text, None, error.message, error.ru) from None


def _read_entry(entry: _Entry) -> Term:
    english, russian = (list(_wordings(entry, code)) for code in ("en", "ru"))
    if not english:
        raise GlossaryError(
            entry.path,
            entry.line,
            "an entry without an English term; add one, or take the entry out",
            "запись без английского термина; добавьте его или уберите запись",
        )
    sense, note, rest = _notes(entry)
    rest["synonyms"] = [wording.text for wording in english[1:]]
    kind = next((_text(entry, item) for item in entry.element.all("descrip") if _type(item) == "subjectField"), "")
    rest |= {"kind": kind} if kind else {}
    accepted = tuple(wording.text for wording in russian if not wording.rejected)
    if not accepted and not rest.get("latin") and "entry" not in rest:
        raise GlossaryError(
            entry.path,
            entry.line,
            f"“{english[0].text}” has no Russian term; add one, or take the entry out",
            f"у «{english[0].text}» нет русского термина; добавьте его или уберите запись",
        )
    rejected = tuple(wording.text for wording in russian if wording.rejected)
    pos = next((wording.pos for wording in (*english, *russian) if wording.pos), "")
    return term_of_row(entry.path, entry.line, Row(english[0].text, sense, pos, accepted, rejected, note, rest))


def _notes(entry: _Entry) -> tuple[str, str, dict[str, object]]:
    """Return the sense, the note with any definitions of other tools before it, and the rest."""
    sense, notes, rest = "", [], {}
    for element in entry.element.all("note"):
        text = _text(entry, element)
        if text.startswith(MARK):
            rest = parse_rest(entry.path, entry.line, text.removeprefix(MARK))
        elif text.startswith(_SENSE_OPEN):
            sense = text.removeprefix(_SENSE_OPEN)
        else:
            notes.append(text)
    definitions = [_text(entry, item) for item in _below(entry.element, ("descrip",)) if _type(item) == _DEFINITION]
    foreign = [text for text in definitions if not (sense and text.endswith(_label("", sense)))]
    return sense, "\n".join((*foreign, *notes)), rest


def _label(name: str, sense: str) -> str:
    return f"{name} ({sense})"


def _wordings(entry: _Entry, code: str) -> Iterator[_Wording]:
    """Yield the terms of a language, the preferred ones first."""
    found = [
        _wording(entry, group)
        for language in _below(entry.element, _LANGUAGES)
        if language.attributes.get("xml:lang", "").lower().partition("-")[0] == code
        for group in _below(language, _TERMS)
    ]
    yield from sorted((wording for wording in found if wording.text), key=lambda wording: wording.status != _PREFERRED)


def _wording(entry: _Entry, group: Element) -> _Wording:
    terms = list(_below(group, ("term",)))
    notes = {_type(note): _text(entry, note) for note in _below(group, ("termNote",))}
    parts = {name: pos for pos, name in _PARTS.items()}
    text = _text(entry, terms[0]) if terms else ""
    return _Wording(text, parts.get(notes.get("partOfSpeech", ""), ""), notes.get("administrativeStatus", ""))


def _below(element: Element, names: tuple[str, ...]) -> Iterator[Element]:
    """Yield the nearest elements of these names inside an element, however deep."""
    for child in element.elements:
        if child.name in names:
            yield child
        else:
            yield from _below(child, names)


def _type(element: Element) -> str:
    return element.attributes.get("type", "")


def _text(entry: _Entry, element: Element) -> str:
    return entry.tree.string(element).strip()
