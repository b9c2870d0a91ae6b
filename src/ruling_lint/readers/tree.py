"""Segments of a tree of objects, lists and strings, as JSON and YAML hold it.

Where an object has a source and a target side by side, they make a segment. Elsewhere every string with Russian in
it is a segment of its own; in a Russian locale file every other string that reads like words is one too.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import PurePath
from typing import Protocol

from ruling_lint.model import Segment, Span, Text
from ruling_lint.readers.base import ABSENT, Options
from ruling_lint.readers.fields import Pair, find_fields, find_source

_CYRILLIC = re.compile("[А-яЁё]")
_WORDS = re.compile(r"[^\W\d_]{2}")
_CODE = re.compile(r"\S*[\d_/\\:#@.]\S*|[a-z]+[A-Z]\S*|[a-z]+(?:-[a-z]+)*|[A-Z]+")
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


def names(node: Node) -> Iterator[str]:
    """Yield the names of all fields of a tree, again where they occur again."""
    if isinstance(node, dict):
        yield from node
    if isinstance(node, dict | list):
        for item in node.values() if isinstance(node, dict) else node:
            yield from names(item)


@dataclass(frozen=True)
class Walk:
    """How to turn a tree into segments. `locale` says that all of its strings are meant to be Russian."""

    options: Options
    locale: bool = False

    def segments(self, node: Node, path: str = "", companion: Node | None = None) -> Iterator[Segment]:
        """Yield the segments in the file's order. `companion` is the same tree in the source language."""
        if isinstance(node, dict):
            yield from self._object(node, path, self._pairs(node), companion if isinstance(companion, dict) else {})
        elif isinstance(node, list):
            yield from self._list(node, path, companion if isinstance(companion, list) else [])
        elif self._is_wanted(node, path, companion):
            yield Segment(node.text, _source(companion), path or None)

    def records(self, rows: Sequence[Object]) -> Iterator[Segment]:
        """Yield the segments of many records of one shape, named by their id field."""
        known = self._known_pairs(rows)
        for row in rows:
            name = find_fields(tuple(row), self.options).id
            own = _literal(row[name]) if name else None
            pairs = self._pairs(row, known) or self._lone_source(row)
            for segment in self._object(row, "", pairs, {}):
                yield replace(segment, id=_record_id(own, segment.id, len(pairs)))

    def _list(self, node: list[Node], path: str, companion: list[Node]) -> Iterator[Segment]:
        known = self._known_pairs(item for item in node if isinstance(item, dict))
        for index, item in enumerate(node):
            other = companion[index] if index < len(companion) else None
            if isinstance(item, dict):
                others = other if isinstance(other, dict) else {}
                yield from self._object(item, f"{path}[{index}]", self._pairs(item, known), others)
            else:
                yield from self.segments(item, f"{path}[{index}]", other)

    def _known_pairs(self, rows: Iterable[Object]) -> tuple[Pair, ...]:
        return tuple(dict.fromkeys(pair for row in rows for pair in self._pairs(row) if pair.source))

    def _pairs(self, node: Object, known: tuple[Pair, ...] = ()) -> tuple[Pair, ...]:
        """Return the pairs of an object; those `known` of its like may lack their target in this one."""
        own = find_fields(tuple(node), self.options).pairs
        taken = {pair.source for pair in own}
        lacking = dict.fromkeys(pair.source for pair in known if pair.source in node and pair.target not in node)
        return own + tuple(Pair(source, None) for source in lacking if source not in taken)

    def _lone_source(self, row: Object) -> tuple[Pair, ...]:
        source = find_source(tuple(row), self.options)
        return (Pair(source, None),) if source and _source(row[source]) else ()

    def _object(self, node: Object, path: str, pairs: Sequence[Pair], companion: Object) -> Iterator[Segment]:
        by_name = {pair.target or pair.source: pair for pair in pairs}
        taken = {pair.source for pair in pairs} | {_id_field(node, self.options)}
        for name, item in node.items():
            inner = f"{path}.{name}" if path else name
            if name in by_name:
                yield from self._pair(node, by_name[name], inner)
            elif name not in taken:
                yield from self.segments(item, inner, companion.get(name))

    def _pair(self, node: Object, pair: Pair, path: str) -> Iterator[Segment]:
        source = node[pair.source] if pair.source else None
        target = node[pair.target] if pair.target else None
        text = _source(source)
        if isinstance(target, dict | list):
            yield from self._side(pair.target).segments(target, path.rpartition(".")[0], source)
        elif target is None:
            if text is not None and text.value:
                end = text.raw_span(Span(len(text.value), len(text.value))).end
                yield Segment(Text.plain("", end, ABSENT), text, path)
        elif (target.is_string or target.literal is None) and (target.literal or (text is not None and text.value)):
            yield Segment(target.text, text, path)

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
    return None if isinstance(node, dict | list) else node.literal


def _id_field(node: Object, options: Options) -> str | None:
    """Return the field that only names an object; a `name` may be text as well."""
    name = find_fields(tuple(node), options).id
    return None if name is None or name.lower() == "name" or isinstance(node[name], dict | list) else name


def _source(node: Node | None) -> Text | None:
    if node is None or isinstance(node, dict | list) or not node.is_string:
        return None
    return node.text


def reads_like_words(value: str, path: str) -> bool:
    """Tell whether a string is for people to read: neither a code or address, nor under a key such as `url`."""
    name = re.sub(r"(\[\d+\])+$", "", path).rpartition(".")[2].lower()
    return name not in _CODE_NAMES and bool(_WORDS.search(value)) and not _CODE.fullmatch(value)


def _record_id(own: str | None, path: str | None, pairs: int) -> str | None:
    if own is None or path is None:
        return None
    return own if pairs == 1 else f"{own}.{path}"
