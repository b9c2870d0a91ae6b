"""The texts of HTML: blocks cut at block elements, inline tags as codes, and the attributes that people read."""

from __future__ import annotations

import html
from collections.abc import Iterator

from ruling_lint.model import Comment, Segment, Span, Text
from ruling_lint.patterns import lazy_pattern
from ruling_lint.readers import htmlnames as names
from ruling_lint.readers.base import TextBuilder
from ruling_lint.readers.htmltokens import REFERENCE, TEXT, Attribute, Token, tokens
from ruling_lint.readers.stretches import add_code_around, add_decoded, has_words
from ruling_lint.records import dataclass, field
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    import re

SPACE = " \t\r\n\f"
_MARKS = lazy_pattern(rf"(?P<newline>(?<![ \t\f])[ \t\f]*[\r\n][ \t\f\r\n]*)|{REFERENCE}")


@dataclass(frozen=True)
class Texts:
    """What people read in HTML, in the file's order, and its comments."""

    segments: tuple[Segment, ...]
    comments: tuple[Comment, ...]


def read_texts(raw: str, span: Span, language: str | None) -> Texts:
    """Return the texts in a range of the file, without those in code.

    Those in another language than `language` are left out as well; None takes all.
    Raises UnreadableError where a comment or a script never ends.
    """
    walk = _Walk(raw, language)
    for token in tokens(raw, span):
        walk.take(token)
    return walk.finish(span.end)


@dataclass
class _Open:
    """An element that is open. `whole` says that all of it is code inside a run of text."""

    name: str
    start: int
    native: bool = True
    translated: bool = True
    code: bool = False
    whole: bool = False

    @property
    def skipped(self) -> bool:
        return self.whole or self.code or not self.native or not self.translated


@dataclass
class _Walk:
    """Goes through the tokens; `run` holds those since the last edge of a block."""

    raw: str
    language: str | None
    stack: list[_Open] = field(default_factory=lambda: [_Open("", 0)])
    run: list[Token] = field(default_factory=list)
    found: list[tuple[Segment, list[Comment]]] = field(default_factory=list)
    alone: list[Comment] = field(default_factory=list)

    def take(self, token: Token) -> None:
        """Take the next token of the file."""
        if token.kind == "open":
            self._start(token)
        elif token.kind == "close":
            self._close(token)
        elif not self.stack[-1].skipped and token.kind != "declaration":
            self.run.append(token)
        elif token.kind == "comment":
            self.alone.append(self._comment(token))

    def finish(self, end: int) -> Texts:
        """Return what was found up to the end of the range."""
        self._pop(1, end)
        self._end_run()
        self.found.sort(key=lambda found: found[0].target.pieces[0].raw_start)
        comments = list(self.alone)
        for index, (_, own) in enumerate(self.found):
            comments += [comment._replace(segment=index) for comment in own]
        return Texts(
            tuple(segment for segment, _ in self.found), tuple(sorted(comments, key=lambda comment: comment.raw))
        )

    def _start(self, token: Token) -> None:
        self._close_implied(token)
        parent, opened = self.stack[-1], self._opened(token)
        if not parent.skipped:
            self._open_run(token, opened)
        if not opened.skipped:
            self.found += [(segment, []) for segment in self._attributes(token)]
        if token.name not in names.VOID:
            self.stack.append(opened)

    def _open_run(self, token: Token, opened: _Open) -> None:
        if token.name in names.BLOCKS:
            self._end_run()
        elif not opened.skipped or token.name in names.VOID:
            self.run.append(token)
        else:
            opened.whole = True

    def _opened(self, token: Token) -> _Open:
        parent = self.stack[-1]
        values = {attribute.name: self._value(attribute) for attribute in token.attributes}
        language = values.get("lang") or values.get("xml:lang")
        translate = values.get("translate")
        kept = "notranslate" in values.get("class", "").split()
        return _Open(
            token.name,
            token.raw.start,
            parent.native if language is None else self._is_native(language),
            not kept and (parent.translated if translate is None else translate != "no"),
            parent.code or token.name in names.CODE,
            parent.whole,
        )

    def _is_native(self, language: str) -> bool:
        return self.language is None or language.partition("-")[0].lower() == self.language

    def _close_implied(self, token: Token) -> None:
        closed = names.closed_by(token.name)
        for index in range(len(self.stack) - 1, 0, -1) if closed else ():
            if self.stack[index].name in closed:
                self._pop(index, token.raw.start)
                self._end_run()
                return
            if self.stack[index].name in names.LIMITS:
                return

    def _close(self, token: Token) -> None:
        index = self._index(token.name)
        closed = self.stack[index]
        if index:
            self._pop(index, token.raw.end if closed.whole else token.raw.start)
        if token.name in names.BLOCKS:
            self._end_run()
        elif not closed.skipped and not self.stack[-1].skipped:
            self.run.append(token)

    def _index(self, name: str) -> int:
        """Return where in the stack a closing tag's element is; 0 where it closes nothing."""
        for index in range(len(self.stack) - 1, 0, -1):
            if self.stack[index].name == name:
                return index
            if name not in names.BLOCKS and self.stack[index].name in names.BLOCKS:
                return 0
        return 0

    def _pop(self, index: int, end: int) -> None:
        """Close all elements from an index of the stack on; what was whole becomes a code of the run."""
        closed = self.stack[index:]
        del self.stack[index:]
        first = next((element for element in closed if element.whole), None)
        if first and not self.stack[-1].whole:
            self.run.append(Token("code", Span(first.start, end)))

    def _end_run(self) -> None:
        if self.stack[-1].whole:
            return
        run, self.run = self.run, []
        while run and self._is_edge(run[-1]):
            self._leave_out(run.pop())
        first = next((index for index, token in enumerate(run) if not self._is_edge(token)), len(run))
        for token in run[:first]:
            self._leave_out(token)
        text = self._text(run[first:])
        comments = [self._comment(token) for token in run[first:] if token.kind == "comment"]
        if has_words(text):
            self.found.append((Segment(text), comments))
        else:
            self.alone += comments

    def _is_edge(self, token: Token) -> bool:
        return token.kind == "comment" or (token.kind == "text" and not self._slice(token.raw).strip(SPACE))

    def _leave_out(self, token: Token) -> None:
        if token.kind == "comment":
            self.alone.append(self._comment(token))

    def _text(self, run: list[Token]) -> Text:
        builder = TextBuilder(TEXT)
        for index, token in enumerate(run):
            if token.kind == "text":
                span = self._trimmed(token.raw, start=index == 0, end=index == len(run) - 1)
                add_decoded(builder, self.raw, span, _MARKS, _decode)
            else:
                read = [attribute.value for attribute in self._read(token)]
                add_code_around(builder, self.raw, token.raw, read)
        return builder.build()

    def _trimmed(self, span: Span, start: bool, end: bool) -> Span:
        text = self._slice(span)
        before = len(text) - len(text.lstrip(SPACE)) if start else 0
        after = len(text) - len(text.rstrip(SPACE)) if end else 0
        return Span(span.start + before, span.end - after)

    def _attributes(self, token: Token) -> Iterator[Segment]:
        for attribute in self._read(token):
            builder = TextBuilder(attribute.quoting)
            add_decoded(builder, self.raw, attribute.value, _MARKS, _decode_in_attribute)
            text = builder.build(attribute.value.start)
            if has_words(text):
                yield Segment(text)

    def _read(self, token: Token) -> Iterator[Attribute]:
        """Yield the attributes that are texts of their own."""
        values = {attribute.name: self._value(attribute) for attribute in token.attributes}
        for attribute in token.attributes:
            if names.is_read(token.name, attribute.name, values):
                yield attribute

    def _value(self, attribute: Attribute) -> str:
        return html.unescape(self._slice(attribute.value))

    def _comment(self, token: Token) -> Comment:
        return Comment(self._slice(token.raw).removeprefix("<!--").removesuffix("-->").strip(), token.raw)

    def _slice(self, span: Span) -> str:
        return self.raw[span.start : span.end]


def _decode(match: re.Match[str]) -> str:
    return "\n" if match["newline"] else html.unescape(match[0])


def _decode_in_attribute(match: re.Match[str]) -> str:
    """In a value `&copy=1` is no reference: there they need their semicolon."""
    return "\n" if match["newline"] else html.unescape(match[0]) if match[0].endswith(";") else match[0]
