"""Segments of a tree of objects, lists and strings, as JSON and YAML hold it.

Where an object has a source and a target side by side, they make a segment. Elsewhere every string with Russian in
it is a segment of its own; in a Russian locale file every other string that reads like words is one too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import PurePath

from ruling_lint.model import Segment, Span, Text
from ruling_lint.patterns import lazy_pattern
from ruling_lint.readers.base import ABSENT, Options, UnreadableError
from ruling_lint.readers.fields import Pair, find_fields, find_source
from ruling_lint.records import dataclass, replace
from ruling_lint.tuples import NamedTuple
from ruling_lint.typed import Protocol

_BRANCHES = (dict, list)
_CYRILLIC = lazy_pattern("[А-яЁё]")
_WORDS = lazy_pattern(r"[^\W\d_]{2}")
_CODE = lazy_pattern(r"\S*[\d_/\\:#@.]\S*|[a-z]+[A-Z]\S*|[a-z]+(?:-[a-z]+)*|[A-Z]+")
_CODE_NAMES = frozenset(
    {
        "id",
        "uuid",
        "url",
        "uri",
        "href",
        "src",
        "link",
        "type",
        "class",
        "lang",
        "language",
        "locale",
        "icon",
        "image",
        "set",
    }
)


class Leaf(Protocol):
    """A scalar of the file."""

    @property
    def is_string(self) -> bool:
        """Whether it is text rather than a number, a truth value or null."""

    @property
    def literal(self) -> str | None:
        """A string's text, or another scalar as it is written; None for null."""

    @property
    def text(self) -> Text:
        """The string with its places; empty, at the scalar's place, where it is no string."""


Object = dict[str, "Node"]
Node = Leaf | Object | list["Node"]


def is_locale_file(path: str, options: Options) -> bool:
    """Tell whether a path says that the file holds the target language: `ru.json`, `app.ru-RU.yml`, `ru/app.json`."""
    language = options.languages[1].lower()
    pure = PurePath(path)
    words = [*pure.parts[:-1][-2:], *re.split(r"[._]", pure.stem)]
    return any(re.split("[-_]", word.lower())[0] == language for word in words)


@contextmanager
def no_deeper_than_python_goes() -> Iterator[None]:
    """Turn a tree too deep to walk into an UnreadableError."""
    try:
        yield
    except RecursionError as error:
        raise UnreadableError("nested too deeply", ru="слишком глубокая вложенность") from error


def names(node: Node) -> Iterator[str]:
    """Yield the names of all fields of a tree, again where they occur again."""
    if isinstance(node, dict):
        yield from node
    if isinstance(node, _BRANCHES):
        for item in node.values() if isinstance(node, dict) else node:
            yield from names(item)


class _Shape(NamedTuple):
    """What the fields of an object are: the pair of each target, sources and ids that are no text of their own."""

    pairs: Mapping[str | None, Pair]
    taken: frozenset[str | None]
    id: str | None


_Names = tuple[str, ...]


@dataclass(frozen=True)
class Walk:
    """How to turn a tree into segments.

    `locale` says that all of its strings are meant to be Russian; `table`, that its objects are records of
    translations, where a target counts whatever it holds.
    """

    options: Options
    locale: bool = False
    table: bool = False

    def segments(self, node: Node, path: str = "", companion: Node | None = None) -> Iterator[Segment]:
        """Yield the segments in the file's order. `companion` is the same tree in the source language."""
        if isinstance(node, dict):
            shape = self._shape(tuple(node), ())
            yield from self._object(node, path, shape, companion if isinstance(companion, dict) else {})
        elif isinstance(node, list):
            yield from self._list(node, path, companion if isinstance(companion, list) else [])
        elif self._is_wanted(node, path, companion):
            yield Segment(node.text, _source(companion), path or None)

    def records(self, rows: Sequence[Object]) -> Iterator[Segment]:
        """Yield the segments of many records of a kind, named by their id field."""
        shapes = self._shapes(rows)
        for row in rows:
            shape = shapes[tuple(row)]
            if not shape.pairs:
                shape = self._lone_source(row, shape)
            own = _literal(row[shape.id]) if shape.id else None
            for segment in self._object(row, "", shape, {}):
                name = own if len(shape.pairs) == 1 or own is None else f"{own}.{segment.id}"
                yield Segment(segment.target, segment.source, name)

    def _list(self, node: list[Node], path: str, companion: list[Node]) -> Iterator[Segment]:
        shapes = self._shapes([item for item in node if isinstance(item, dict)])
        for index, item in enumerate(node):
            other = companion[index] if index < len(companion) else None
            inner = f"{path}[{index}]"
            if isinstance(item, dict):
                yield from self._object(item, inner, shapes[tuple(item)], other if isinstance(other, dict) else {})
            else:
                yield from self.segments(item, inner, other)

    def _shapes(self, rows: Sequence[Object]) -> dict[_Names, _Shape]:
        """Return the shapes of objects of a kind: one may lack a target that another has beside its source."""
        all_names = dict.fromkeys(tuple(row) for row in rows)
        pairs = (pair for names in all_names for pair in find_fields(names, self.options).pairs)
        known = tuple(dict.fromkeys(pair for pair in pairs if pair.source))
        return {names: self._shape(names, known) for names in all_names}

    def _shape(self, names: _Names, known: Sequence[Pair]) -> _Shape:
        fields = find_fields(names, self.options)
        sources = {pair.source for pair in fields.pairs}
        lacking = dict.fromkeys(pair.source for pair in known if pair.source in names and pair.target not in names)
        pairs = fields.pairs + tuple(Pair(source, None) for source in lacking if source not in sources)
        taken = {pair.source for pair in pairs}
        if fields.id is not None and fields.id.lower() != "name":  # a name may be text as well
            taken.add(fields.id)
        return _Shape({pair.target or pair.source: pair for pair in pairs}, frozenset(taken), fields.id)

    def _lone_source(self, row: Object, shape: _Shape) -> _Shape:
        source = find_source(tuple(row), self.options)
        if source is None or _source(row[source]) is None:
            return shape
        return shape._replace(pairs={source: Pair(source, None)})

    def _object(self, node: Object, path: str, shape: _Shape, companion: Object) -> Iterator[Segment]:
        for name, item in node.items():
            inner = f"{path}.{name}" if path else name
            if name in shape.pairs:
                yield from self._pair(node, shape.pairs[name], inner)
            elif name not in shape.taken or isinstance(item, _BRANCHES):
                yield from self.segments(item, inner, companion.get(name))

    def _pair(self, node: Object, pair: Pair, path: str) -> Iterator[Segment]:
        source = node[pair.source] if pair.source else None
        target = node[pair.target] if pair.target else None
        text = _source(source)
        if isinstance(target, _BRANCHES):
            yield from self._side(pair.target).segments(target, path.rpartition(".")[0], source)
        elif pair.source is None and target is not None and not self.table and self.options.target_field is None:
            yield from self._side(pair.target).segments(target, path)
        elif target is None:
            if text is not None and text.value:
                end = text.raw_span(Span(len(text.value), len(text.value))).end
                yield Segment(Text.plain("", end, ABSENT), text, path)
        elif target.is_string or target.literal is None:
            written = target.text
            if written.value or (text is not None and text.value):
                yield Segment(written, text, path)

    def _side(self, name: str | None) -> Walk:
        """Return how to walk what stands under the name of a language: `ru` holds Russian only."""
        return replace(self, locale=self.locale or is_locale_file(name or "", self.options))

    def _is_wanted(self, leaf: Leaf, path: str, companion: Node | None) -> bool:
        if not leaf.is_string or self.options.target_field is not None:
            return False
        value, source = leaf.literal or "", _source(companion)
        if self.options.everything or _CYRILLIC.search(value):
            return True
        if source is None and not self.locale:
            return False
        return reads_like_words((source.value if source else "") or value, path)


def _literal(node: Node) -> str | None:
    return None if isinstance(node, _BRANCHES) else node.literal


def _source(node: Node | None) -> Text | None:
    if node is None or isinstance(node, _BRANCHES) or not node.is_string:
        return None
    return node.text


def reads_like_words(value: str, path: str) -> bool:
    """Tell whether a string is for people to read: neither a code or address, nor under a key such as `url`."""
    name = re.sub(r"(\[\d+\])+$", "", path).rpartition(".")[2].lower()
    return name not in _CODE_NAMES and bool(_WORDS.search(value)) and not _CODE.fullmatch(value)
