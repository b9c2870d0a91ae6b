"""YAML: sources and targets side by side, or the Russian strings, at any depth; a Rails locale below its `ru:`."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence

import yaml

from ruling_lint.model import Comment, Document, Segment, Span, Text, Unread
from ruling_lint.patterns import lazy_pattern
from ruling_lint.readers import yamlscalars
from ruling_lint.readers.base import ABSENT, Options, UnreadableError
from ruling_lint.readers.decoding import decode
from ruling_lint.readers.fields import require
from ruling_lint.readers.tree import Node, Walk, is_locale_file, names, no_deeper_than_python_goes
from ruling_lint.trouble import parser_in_russian

NAME = "yaml"

write = yamlscalars.write
requote = yamlscalars.requote

_Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_PROPERTIES = lazy_pattern(r"(?:[&!]\S*(?:[ \t\r\n]+(?:#[^\r\n]*)?)+)*")
_COMMENT = lazy_pattern(r"(?:^|(?<=[ \t]))#[^\r\n]*", re.MULTILINE)
_STANDARD = "tag:yaml.org,2002:"
_NULL, _STRING = f"{_STANDARD}null", f"{_STANDARD}str"
_KNOWN = frozenset(
    _STANDARD + name for name in ("null", "str", "bool", "int", "float", "timestamp", "binary", "merge", "value")
)
"""The tags that the standard gives scalars."""


class YamlLeaf:
    """A scalar of a YAML file."""

    __slots__ = ("_in_flow", "_node", "_raw")

    def __init__(self, raw: str, node: yaml.ScalarNode, in_flow: bool) -> None:
        self._raw = raw
        self._node = node
        self._in_flow = in_flow

    @property
    def is_string(self) -> bool:
        """Whether it is text, by its look or its tag."""
        return self._node.tag == _STRING or self._node.tag.startswith("!")

    @property
    def literal(self) -> str | None:
        """The value as text; None for null."""
        return None if self._node.tag == _NULL else self._node.value

    @property
    def text(self) -> Text:
        """The string with its places; an empty one where there is none."""
        start, end = _range(self._raw, self._node)
        if not self.is_string:
            return Text.plain("", start, ABSENT)
        scalar = yamlscalars.Scalar(self._node.style or "", self._node.value, start, end, self._in_flow)
        return yamlscalars.text_of(self._raw, scalar)


def read(path: str, data: bytes, options: Options) -> Document:
    """Return the document in `data`; the id of a segment is the path of its keys, without the root of the language."""
    raw, encoding, bom = decode(data, options)
    conversion = _Conversion(raw)
    with no_deeper_than_python_goes():
        root = conversion.tree()
        require(options, names(root))
        segments = tuple(Walk(options, is_locale_file(path, options)).segments(root))
    comments = tuple(_comments(raw, sorted(conversion.scalars), segments))
    unread = tuple(conversion.unread)
    return Document(path, NAME, raw, segments, comments, None, encoding, bom, unread=unread)


def _compose(raw: str) -> list[yaml.Node]:
    try:
        return list(yaml.compose_all(raw, _Loader))
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = raw.count("\n", 0, mark.index) + 1 if mark else None
        raise UnreadableError(
            f"not YAML: {error.problem}", line, f"это не YAML: {parser_in_russian(str(error.problem))}"
        ) from error
    except yaml.YAMLError as error:
        line = raw.count("\n", 0, getattr(error, "position", 0)) + 1
        raise UnreadableError(f"not YAML: {error}", line, f"это не YAML: {error}") from error


class _Conversion:
    """Makes the nodes of a file a tree, and notes where its scalars stand and what cannot be understood.

    What an alias repeats is left out.
    """

    def __init__(self, raw: str) -> None:
        self._raw = raw
        self._seen: set[int] = set()
        self._around: set[int] = set()
        self.scalars: list[Span] = []
        self.unread: list[Unread] = []

    def tree(self) -> Node:
        """Return the tree of the file; of several documents the list of their trees."""
        trees = [self._convert(node, in_flow=False) for node in _compose(self._raw)]
        return trees[0] if len(trees) == 1 else trees

    def _convert(self, node: yaml.Node, *, in_flow: bool) -> Node:
        if id(node) in self._around:
            self._miss(
                node,
                "this anchor stands inside itself; that place was left out",
                "якорь стоит внутри самого себя; это место пропущено",
            )
        if id(node) in self._seen:
            return []
        self._seen.add(id(node))
        if isinstance(node, yaml.ScalarNode):
            return self._leaf(node, in_flow=in_flow)
        flow = in_flow or (isinstance(node, yaml.CollectionNode) and bool(node.flow_style))
        self._around.add(id(node))
        found = self._list(node, flow) if isinstance(node, yaml.SequenceNode) else self._object(node, flow)
        self._around.remove(id(node))
        return found

    def _leaf(self, node: yaml.ScalarNode, *, in_flow: bool) -> Node:
        self.scalars.append(_range(self._raw, node))
        if node.tag.startswith(_STANDARD) and node.tag not in _KNOWN:
            tag = "!!" + node.tag.removeprefix(_STANDARD)
            self._miss(
                node,
                f"the tag {tag} is unknown; its value was left out",
                f"тег {tag} неизвестен; его значение пропущено",
            )
        return YamlLeaf(self._raw, node, in_flow)

    def _list(self, node: yaml.SequenceNode, flow: bool) -> Node:
        return [self._convert(item, in_flow=flow) for item in node.value]

    def _object(self, node: yaml.Node, flow: bool) -> Node:
        found: dict[str, Node] = {}
        for key, value in node.value:
            name = self._convert(key, in_flow=flow)
            text = name.literal or "" if isinstance(name, YamlLeaf) else self._raw[slice(*_range(self._raw, key))]
            found[text] = self._convert(value, in_flow=flow)
        return found

    def _miss(self, node: yaml.Node, message: str, ru: str) -> None:
        line = self._raw.count("\n", 0, node.start_mark.index) + 1
        self.unread.append(Unread(line, message, ru))


def _range(raw: str, node: yaml.Node) -> Span:
    """Return the raw range of a node without its tag and anchor."""
    properties = _PROPERTIES.match(raw, node.start_mark.index, node.end_mark.index)
    return Span(properties.end() if properties else node.start_mark.index, node.end_mark.index)


def _comments(raw: str, scalars: list[Span], segments: Sequence[Segment]) -> Iterator[Comment]:
    """Yield the comments; one behind a text on the same line belongs to it."""
    ends = [segment.target.pieces[-1].raw_end for segment in segments]
    for match in _COMMENT.finditer(raw):
        index = bisect_right(scalars, match.start(), key=lambda span: span.start) - 1
        if index >= 0 and match.start() < scalars[index].end:
            continue
        owner = bisect_right(ends, match.start()) - 1
        beside = owner >= 0 and ends[owner] > raw.rfind("\n", 0, match.start()) + 1
        yield Comment(match[0].lstrip("#").strip(), Span(*match.span()), owner if beside else None)
