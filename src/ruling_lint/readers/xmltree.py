"""XML as a tree that knows where each tag and each stretch of text stands in the file."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.parsers import expat

from ruling_lint.model import Comment, Span
from ruling_lint.patterns import lazy_pattern
from ruling_lint.readers.base import Options, UnreadableError
from ruling_lint.readers.decoding import decode
from ruling_lint.readers.xmltext import decode_references
from ruling_lint.records import dataclass, field
from ruling_lint.tuples import NamedTuple

MAX_DEPTH = 200
"""Deeper files are refused: no exchange format nests like that, and readers walk elements recursively."""

_QUOTED = r""""[^"]*"|'[^']*'"""
_TOKEN = lazy_pattern(
    rf"""
      <!--(?P<comment>.*?)-->
    | <!\[CDATA\[(?P<cdata>.*?)\]\]>
    | <\?(?P<instruction>.*?)\?>
    | <!DOCTYPE(?P<doctype>(?:[^\["'>]|{_QUOTED})*
        (?:\[(?:<!--.*?-->|<\?.*?\?>|{_QUOTED}|[^\]"'])*\]\s*)?)>
    | </(?P<close>[^\s>]+)\s*>
    | <(?P<open>[^\s/>]+)(?P<attributes>(?:[^"'/>]|{_QUOTED})*)(?P<empty>/?)>
    | (?P<text>[^<]+)
    """,
    re.VERBOSE | re.DOTALL,
)
_ATTRIBUTE = lazy_pattern(r"""([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')""")
_DECLARED = lazy_pattern(rb"""\s*<\?xml[^>]*?encoding\s*=\s*["']([A-Za-z][\w.:-]*)""")
_PREFIXES = {"xml": "http://www.w3.org/XML/1998/namespace", "": ""}


class Characters(NamedTuple):
    """Text of an element. `raw` is the range of the text itself, without the marks of a CDATA section."""

    raw: Span
    cdata: bool


class Opaque(NamedTuple):
    """A comment or a processing instruction inside an element."""

    raw: Span
    comment: bool


@dataclass(slots=True)
class Element:
    """An element. `tag` and `end_tag` are the ranges of its tags; the second is empty where the first closes itself.

    `name` has no prefix and `namespace` is the URI. Attributes keep their prefixes; their values are decoded.
    """

    name: str
    namespace: str
    attributes: dict[str, str]
    tag: Span
    end_tag: Span
    children: list[Node] = field(default_factory=list)

    @property
    def raw(self) -> Span:
        """The range of the whole element."""
        return Span(self.tag.start, self.end_tag.end)

    @property
    def inner(self) -> Span:
        """The range between the tags."""
        return Span(self.tag.end, self.end_tag.start)

    @property
    def closes_itself(self) -> bool:
        """Whether there is no place between the tags to write into."""
        return self.end_tag.start == self.end_tag.end

    @property
    def elements(self) -> Iterator[Element]:
        """The child elements in order."""
        return (child for child in self.children if isinstance(child, Element))

    def all(self, name: str) -> list[Element]:
        """Return the child elements of a name in this element's own namespace."""
        return [child for child in self.elements if child.name == name and child.namespace == self.namespace]

    def first(self, name: str) -> Element | None:
        """Return the first child element of a name in this element's own namespace."""
        return next(iter(self.all(name)), None)


Node = Element | Characters | Opaque


@dataclass(frozen=True)
class Tree:
    """A well-formed XML file: its text, its root and all its comments in order."""

    raw: str
    root: Element
    comments: tuple[Comment, ...]
    encoding: str
    bom: bool

    def string(self, element: Element) -> str:
        """Return the decoded text of an element and everything in it."""
        return "".join(self._strings(element))

    def _strings(self, element: Element) -> Iterator[str]:
        for child in element.children:
            if isinstance(child, Element):
                yield from self._strings(child)
            elif isinstance(child, Characters):
                text = self.raw[child.raw.start : child.raw.end].replace("\r\n", "\n")
                yield text if child.cdata else decode_references(text)


def parse(data: bytes, options: Options) -> Tree:
    """Return the tree of an XML file. Raises UnreadableError for bytes that do not decode or XML not well-formed."""
    raw, encoding, bom = decode(data, options, declared_encoding(data))
    _check_well_formed(raw)
    root, comments = _build(raw)
    return Tree(raw, root, comments, encoding, bom)


def declared_encoding(data: bytes) -> str | None:
    """Return the encoding that an XML declaration names, or shows by its first bytes; None where there is none."""
    if data.startswith(b"<\0?\0"):
        return "utf-16-le"
    if data.startswith(b"\0<\0?"):
        return "utf-16-be"
    found = _DECLARED.match(data)
    return found[1].decode("ascii") if found else None


def _check_well_formed(raw: str) -> None:
    parser = expat.ParserCreate("utf-8")
    try:
        parser.Parse(raw.encode(), True)
    except expat.ExpatError as error:
        what = expat.ErrorString(error.code)
        raise UnreadableError(f"not well-formed XML: {what}", error.lineno, f"XML составлен неверно: {what}") from error


def _build(raw: str) -> tuple[Element, tuple[Comment, ...]]:
    comments: list[Comment] = []
    top = Element("", "", {}, Span(0, 0), Span(0, 0))
    open_elements = [(top, _PREFIXES)]
    for match in _TOKEN.finditer(raw):
        element, prefixes = open_elements[-1]
        if match["open"]:
            child, inherited = _open(match, prefixes)
            element.children.append(child)
            if not match["empty"]:
                open_elements.append((child, inherited))
                _check_depth(len(open_elements), raw, match.start())
        elif match["close"]:
            element.end_tag = Span(*match.span())
            open_elements.pop()
        else:
            _add_leaf(element, comments, match)
    return next(top.elements), tuple(comments)


def _add_leaf(element: Element, comments: list[Comment], match: re.Match[str]) -> None:
    kind = match.lastgroup
    if kind in ("text", "cdata"):
        element.children.append(Characters(Span(*match.span(kind)), kind == "cdata"))
    elif kind in ("comment", "instruction"):
        element.children.append(Opaque(Span(*match.span()), kind == "comment"))
        if kind == "comment":
            comments.append(Comment(match[kind].strip(), Span(*match.span())))


def _open(match: re.Match[str], prefixes: dict[str, str]) -> tuple[Element, dict[str, str]]:
    attributes = {
        name: decode_references(double or single) for name, double, single in _ATTRIBUTE.findall(match["attributes"])
    }
    declared = {
        name.removeprefix("xmlns").removeprefix(":"): value
        for name, value in attributes.items()
        if name == "xmlns" or name.startswith("xmlns:")
    }
    if declared:
        prefixes = prefixes | declared
    prefix, _, name = match["open"].rpartition(":")
    end = match.end()
    return Element(name, prefixes.get(prefix, prefix), attributes, Span(match.start(), end), Span(end, end)), prefixes


def _check_depth(depth: int, raw: str, at: int) -> None:
    if depth > MAX_DEPTH:
        raise UnreadableError(
            f"elements nested more than {MAX_DEPTH} deep",
            raw.count("\n", 0, at) + 1,
            f"вложенность элементов больше {MAX_DEPTH}",
        )
