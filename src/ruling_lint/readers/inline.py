"""The text of an XML element, its inline elements kept as codes."""

from __future__ import annotations

import enum
import re
from collections.abc import Callable, Iterator

from ruling_lint.model import Span, Text
from ruling_lint.readers.base import ABSENT, TextBuilder
from ruling_lint.readers.stretches import add_decoded
from ruling_lint.readers.xmltext import CDATA, MIXED, REFERENCE, TEXT, decode_reference
from ruling_lint.readers.xmltree import Characters, Element, Tree
from ruling_lint.records import dataclass


class Role(enum.Enum):
    """What an inline element is to a reader of the text."""

    CODE = "one code, with all that is in it but sub-flows"
    TAGS = "two codes around text"
    STRUCTURE = "nothing: only its content counts"


RoleOf = Callable[[Element], Role]

_NEWLINE = r"(?P<newline>\r\n?)"
_LAYOUT = r"(?P<newline>(?<![ \t])[ \t]*[\r\n][ \t\r\n]*)"
_PATTERNS = {
    (cdata, layout): re.compile(newline if cdata else f"{REFERENCE}|{newline}")
    for cdata in (False, True)
    for layout, newline in ((False, _NEWLINE), (True, _LAYOUT))
}
_SPACE = " \t\r\n"
_SUB_FLOW = "sub"


def text_of(tree: Tree, element: Element, role_of: RoleOf, layout: bool = False) -> Text:
    """Return the content of an element as text.

    `layout` says that line breaks are the file's layout: those at the edges are left out, and each of the others
    is one character with the indentation around it.
    """
    if element.closes_itself:
        return Text.plain("", element.tag.start, ABSENT)
    inner = _without_layout(tree.raw, element.inner) if layout else element.inner
    content = _Content(tree.raw, TextBuilder(_quoting(element)), role_of, inner, layout)
    content.add_children(element)
    return content.builder.build(inner.start)


@dataclass(frozen=True)
class _Content:
    raw: str
    builder: TextBuilder
    role_of: RoleOf
    inner: Span
    layout: bool

    def add_children(self, element: Element) -> None:
        for child in element.children:
            if isinstance(child, Characters):
                self._add_characters(child)
            elif isinstance(child, Element):
                self._add_element(child)
            elif not child.comment:
                self._add_code(child.raw)

    def _add_element(self, element: Element) -> None:
        role = self.role_of(element)
        if role is Role.CODE:
            self._add_whole(element)
        elif role is Role.TAGS:
            self._add_code(element.tag)
            self.add_children(element)
            self._add_code(element.end_tag)
        else:
            self.add_children(element)

    def _add_whole(self, element: Element) -> None:
        at = element.tag.start
        for flow in _sub_flows(element):
            self._add_code(Span(at, flow.tag.end))
            self.add_children(flow)
            at = flow.inner.end
        self._add_code(Span(at, element.raw.end))

    def _add_code(self, span: Span) -> None:
        if span.start < span.end:
            self.builder.add_code(self.raw[span.start : span.end], *span)

    def _add_characters(self, characters: Characters) -> None:
        start, end = max(characters.raw.start, self.inner.start), min(characters.raw.end, self.inner.end)
        if start < end:
            pattern = _PATTERNS[characters.cdata, self.layout]
            add_decoded(self.builder, self.raw, Span(start, end), pattern, _decode)


def _decode(match: re.Match[str]) -> str | None:
    return "\n" if match.lastgroup == "newline" else decode_reference(match)


def _sub_flows(element: Element) -> Iterator[Element]:
    for child in element.elements:
        if child.name == _SUB_FLOW:
            yield child
        else:
            yield from _sub_flows(child)


def _quoting(element: Element) -> str:
    kinds = set(_kinds(element))
    if len(kinds) > 1:
        return MIXED
    return CDATA if True in kinds else TEXT


def _kinds(element: Element) -> Iterator[bool]:
    for child in element.children:
        if isinstance(child, Characters):
            yield child.cdata
        elif isinstance(child, Element):
            yield from _kinds(child)


def _without_layout(raw: str, inner: Span) -> Span:
    text = raw[inner.start : inner.end]
    before = len(text) - len(text.lstrip(_SPACE))
    after = len(text.rstrip(_SPACE)) if before < len(text) else len(text)
    start = before if _has_newline(text[:before]) else 0
    end = after if _has_newline(text[after:]) else len(text)
    return Span(inner.start + start, inner.start + max(start, end))


def _has_newline(text: str) -> bool:
    return "\n" in text or "\r" in text
