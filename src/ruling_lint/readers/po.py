"""gettext PO files, with the exact place of every character of every string."""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator
from itertools import accumulate

from ruling_lint.model import Comment, Document, Piece, Segment, Span, State, Text
from ruling_lint.patterns import lazy_pattern
from ruling_lint.readers.base import ABSENT, Cutting, Options, TextBuilder, UnreadableError, UnwritableError
from ruling_lint.readers.decoding import decode, is_utf8
from ruling_lint.records import dataclass, field

NAME = "po"

_SPACE = " \t\r\n\f\v"
_LITERAL = r'"[^"\\\n]*(?:\\.[^"\\\n]*)*"'
_TO_END = rf"[^\r\n]*(?:\r(?!\n|[{_SPACE}]*(?:\#|msg|\Z))[^\r\n]*)*"
"""The rest of a line. A carriage return alone ends it too where it stands for a line end."""

_ITEM = lazy_pattern(
    rf"""
    [{_SPACE}]*
    (?: (?P<obsolete> \#~[ \t]* )?
        (?P<keyword>  msgctxt | msgid_plural | msgid | msgstr (?: \[\d+\] )? | domain )
        [{_SPACE}]*
        (?P<strings>  {_LITERAL} (?: [{_SPACE}]* (?: \#~[ \t]* )? {_LITERAL} )* )
      | (?P<comments> (?: \#(?!~[ \t]*msg){_TO_END}[{_SPACE}]* )+ ) )
    """,
    re.VERBOSE,
)
_PLAIN = lazy_pattern(
    rf"""(?xa)
    \s* (?: \#:[^\r\n]*\n )*
    msgid[ ] (?! (?:""\n)+ msgstr ) (?P<source> {_LITERAL} (?: \n{_LITERAL} )* ) \n
    msgstr[ ] (?P<target> {_LITERAL} (?: \n{_LITERAL} )* ) \n
    \n* (?= \#(?!~) | msgid[ ] | msgctxt[ ] | \Z )
    """
)
"""An entry of a source and its translation, with nothing to say about it but where it comes from."""

_STRING = lazy_pattern(_LITERAL)
_COMMENT = lazy_pattern(r"#[^\r\n]*")
_ESCAPE = lazy_pattern(r"(?P<bytes>(?:\\(?:x[0-9A-Fa-f]{2}|[0-7]{1,3}))+)|\\(?P<letter>.)")
_BYTE = lazy_pattern(r"\\(?:x([0-9A-Fa-f]{2})|([0-7]{1,3}))")
_LETTERS = {"n": "\n", "t": "\t", '"': '"', "\\": "\\", "r": "\r", "a": "\a", "b": "\b", "f": "\f", "v": "\v"}
_WRITTEN = {ord(char): f"\\{letter}" for letter, char in _LETTERS.items()}
_WRITTEN |= {code: f"\\{code:03o}" for code in (*range(32), 127) if code not in _WRITTEN}

_CHARSET = lazy_pattern(rb'(?:^|\r)"Content-Type:[^"\n]*\bcharset=([\w.:-]+)', re.MULTILINE | re.IGNORECASE)
_HEADER = lazy_pattern(rb'\s*(?:#[^\n]*\s+)*msgid\s+""\s+msgstr\b')
_CUT = lazy_pattern(
    rb"""(?x)
    \n (?: \#~[ \t]* )? msgstr (?: \[\d+\] )? [ \t]* "[^\n]* \n  # outside of strings, since those hold no line ends
    (?: [ \t]* (?: \#~[ \t]* )? "[^\n]* \n )*
    [ \t\r]* \n
    (?= \# (?! ~[ \t]*(?:msgstr|") ) | msgid | msgctxt )
    """
)
"""Where one entry has ended and another begins."""
_NEAR = 65_536

_TEMPLATE_CHARSET = "CHARSET"
_FORMS = lazy_pattern(r"^Plural-Forms:\s*nplurals\s*=\s*(\d+)", re.MULTILINE)


@dataclass(slots=True)
class _Entry:
    """An entry of the file: the string literals of each keyword, and the comments before it, as raw ranges."""

    start: int = 0
    strings: dict[str, tuple[int, int]] = field(default_factory=dict)
    comments: list[tuple[int, int]] = field(default_factory=list)
    obsolete: bool = False
    translated: bool = False


def read(path: str, data: bytes, options: Options) -> Document:
    """Return the document in `data`: a segment for each msgstr, a comment for each `#` and `#.` line."""
    raw, encoding, bom = decode(data, options, _declared(data))
    segments: list[Segment] = []
    comments: list[Comment] = []
    forms = 0
    for entry in _entries(raw, encoding):
        if isinstance(entry, Segment):
            segments.append(entry)
            continue
        texts = {word: _text(raw, start, end, encoding) for word, (start, end) in entry.strings.items()}
        if _is_header(texts):
            forms = forms or _plural_forms(texts)
            texts = {}
        flags, notes = _split_comments(raw, entry)
        made = _segments(texts, _state(entry, flags), forms)
        first = len(segments) if made else None
        comments += [Comment(text, span, first, len(made) or 1) for text, span in notes]
        segments += made
    return Document(path, NAME, raw, tuple(segments), tuple(comments), None, encoding, bom)


def cutting(data: bytes, options: Options) -> Cutting | None:
    """Return how to cut a file: between entries with a blank line. All need the header, which must be the first."""
    end = _CUT.search(data)
    if end is None or not _HEADER.match(data.removeprefix(codecs.BOM_UTF8)) or not is_utf8(data, _declared(data)):
        return None
    return Cutting(end.end(), _last_cut)


def _last_cut(data: bytes) -> int:
    """Return the end of the last entry that a blank line follows; most often it lies near the end of the data."""
    for start in (max(0, len(data) - _NEAR), 0):
        cuts = [match.end() for match in _CUT.finditer(data, start)]
        if cuts:
            return cuts[-1]
    return 0


def write(text: str, quoting: str) -> str:
    """Return `text` as it stands inside a PO string."""
    if quoting == ABSENT:
        raise UnwritableError("there is no string here", "здесь нет строки")
    return text.translate(_WRITTEN)


def _declared(data: bytes) -> str | None:
    header = data[: data.find(b"msgid", data.find(b"msgid") + 1)]
    found = _CHARSET.search(header)
    name = found[1].decode("ascii", "replace") if found else None
    return None if name == _TEMPLATE_CHARSET else name


def _entries(raw: str, encoding: str) -> Iterator[_Entry | Segment]:
    """Yield the entries in order, plain ones as the segments they are; the last may hold comments only."""
    entry = _Entry()
    at = 0
    while item := _ITEM.match(raw, at):
        word = item["keyword"]
        if _begins_entry(word, entry):
            yield _finished(raw, entry)
            entry = _Entry()
            for plain in _plain_entries(raw, at):
                at = plain.end()
                yield _plain_segment(raw, plain, encoding)
        if at <= item.start():
            at = item.end()
            _add(raw, entry, item)
    if at < len(raw.rstrip(_SPACE)):
        raise _error(
            raw,
            at,
            "neither a comment nor a keyword with a whole string",
            "ни комментарий, ни ключевое слово с целой строкой",
        )
    yield _finished(raw, entry)


def _plain_entries(raw: str, at: int) -> Iterator[re.Match[str]]:
    """Yield the plain entries that stand one after the other from an offset on."""
    while plain := _PLAIN.match(raw, at):
        yield plain
        at = plain.end()


def _plain_segment(raw: str, plain: re.Match[str], encoding: str) -> Segment:
    source = _text(raw, *plain.span("source"), encoding)
    return Segment(_text(raw, *plain.span("target"), encoding), source, source.value)


def _begins_entry(word: str | None, entry: _Entry) -> bool:
    if word is None:
        return entry.translated
    if word not in ("msgctxt", "msgid"):
        return False
    return "msgid" in entry.strings or word in entry.strings


def _add(raw: str, entry: _Entry, item: re.Match[str]) -> None:
    """Add a keyword with its strings, or comments, to an entry."""
    word = item["keyword"]
    if word is None:
        entry.comments.append(item.span("comments"))
    if word is None or word == "domain":
        return
    if word in entry.strings:
        raise _error(raw, item.start("keyword"), f"a second {word} in one entry", f"второе {word} в одной записи")
    if not entry.strings:
        entry.start = item.start("keyword")
    entry.strings[word] = item.span("strings")
    entry.obsolete |= item["obsolete"] is not None
    entry.translated |= word.startswith("msgstr")


def _finished(raw: str, entry: _Entry) -> _Entry:
    if entry.strings and "msgid" not in entry.strings:
        raise _error(raw, entry.start, "an entry without msgid", "запись без msgid")
    if entry.strings and not entry.translated:
        raise _error(
            raw, entry.start, "an entry without msgstr: is the file cut off?", "запись без msgstr: файл обрезан?"
        )
    return entry


def _error(raw: str, at: int, message: str, ru: str) -> UnreadableError:
    found = re.compile(rf"[^{_SPACE}]").search(raw, at)
    line = raw.count("\n", 0, found.start() if found else at) + 1
    return UnreadableError(f"not PO: {message}", line, f"это не PO: {ru}")


def _is_header(texts: dict[str, Text]) -> bool:
    return "msgid" in texts and not texts["msgid"].value and "msgctxt" not in texts


def _plural_forms(texts: dict[str, Text]) -> int:
    found = _FORMS.search(texts["msgstr"].value) if "msgstr" in texts else None
    return int(found[1]) if found else 0


def _split_comments(raw: str, entry: _Entry) -> tuple[str, list[tuple[str, Span]]]:
    """Return the flags in one string, and the notes of programmers and translators with their places."""
    flags, notes = "", []
    for start, end in entry.comments:
        for line in _COMMENT.finditer(raw, start, end):
            kind, text = line[0][1:2], line[0]
            if kind == ",":
                flags += text[1:]
            elif kind not in (":", "=", "~", "|"):
                notes.append((text[1:].removeprefix(".").strip(), Span(*line.span())))
    return flags, notes


def _state(entry: _Entry, flags: str) -> State:
    if entry.obsolete:
        return State.OBSOLETE
    fuzzy = "fuzzy" in flags and "fuzzy" in (flag.strip() for flag in flags.split(","))
    return State.FUZZY if fuzzy else State.CHECKED


def _segments(texts: dict[str, Text], state: State, forms: int) -> list[Segment]:
    targets = {word: text for word, text in texts.items() if word.startswith("msgstr")}
    if not targets:
        return []
    singular, plural = texts["msgid"], texts.get("msgid_plural")
    name = "|".join(texts[word].value for word in ("msgctxt", "msgid") if word in texts)
    if plural is None:
        return [Segment(text, singular, name, (), state) for text in targets.values()]
    targets |= _missing_forms(targets, forms)
    return [_plural_segment(word, text, singular, plural, name, state) for word, text in targets.items()]


def _missing_forms(targets: dict[str, Text], forms: int) -> dict[str, Text]:
    """Return empty texts, placed after the last form, for the forms that the header promises and the entry lacks."""
    last = list(targets.values())[-1]
    end = last.raw_span(Span(len(last.value), len(last.value)))
    names = [f"msgstr[{number}]" for number in range(forms)]
    return {name: Text.plain("", end.start, ABSENT) for name in names if name not in targets}


def _plural_segment(word: str, target: Text, singular: Text, plural: Text, name: str, state: State) -> Segment:
    label = word.removeprefix("msgstr")
    form = int(label.strip("[]") or 0)
    if form == 0:
        return Segment(target, singular, name + label, (plural,), state, form=form)
    return Segment(target, plural, name + label, (), state, form=form)


def _text(raw: str, start: int, end: int, encoding: str) -> Text:
    value = raw[start + 1 : end - 1]
    if '"' not in value and "\\" not in value:
        return Text.plain(value, start + 1, NAME)
    if "\\" not in value:
        return _joined(raw, [(literal.start() + 1, literal.end() - 1) for literal in _STRING.finditer(raw, start, end)])
    builder = TextBuilder(NAME)
    for literal in _STRING.finditer(raw, start, end):
        at, inside_end = literal.start() + 1, literal.end() - 1
        for match in _ESCAPE.finditer(raw, at, inside_end):
            builder.add(raw[at : match.start()], at, match.start())
            at = match.end()
            _add_escape(builder, match, encoding)
        builder.add(raw[at:inside_end], at, inside_end)
    return builder.build()


def _joined(raw: str, ranges: list[tuple[int, int]]) -> Text:
    """Return the text of strings that stand in the file as they are, one after the other."""
    filled = [(start, end) for start, end in ranges if start < end] or ranges[:1]
    values = [raw[start:end] for start, end in filled]
    starts = accumulate(map(len, values), initial=0)
    return Text("".join(values), tuple(map(Piece, starts, *zip(*filled, strict=True))), (), NAME)


def _add_escape(builder: TextBuilder, match: re.Match[str], encoding: str) -> None:
    letter = match["letter"]
    if letter is None:
        _add_bytes(builder, match, encoding)
    elif letter in _LETTERS:
        builder.add(_LETTERS[letter], match.start(), match.end())
    else:
        builder.add(match[0], match.start(), match.end())


def _add_bytes(builder: TextBuilder, match: re.Match[str], encoding: str) -> None:
    decoder = codecs.getincrementaldecoder("utf-8" if encoding.startswith("utf") else encoding)("replace")
    start = match.start()
    for byte in _BYTE.finditer(match.string, match.start(), match.end()):
        value = int(byte[1], 16) if byte[1] else int(byte[2], 8) & 0xFF
        char = decoder.decode(bytes([value]))
        if char:
            builder.add(char, start, byte.end())
            start = byte.end()
    builder.add(decoder.decode(b"", final=True), start, match.end())
