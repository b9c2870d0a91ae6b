"""Segments of a tree of objects, lists and strings, as JSON and YAML hold it.

Where an object has a source and a target side by side, they make a segment. Elsewhere every string with Russian in
it is a segment of its own; in a Russian locale file every other string that reads like words is one too.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from pathlib import PurePath
from typing import TYPE_CHECKING, Protocol

from ruling_lint.model import Segment, Text
from ruling_lint.readers.base import ABSENT
from ruling_lint.readers.fields import Pair, find_fields, find_source

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ruling_lint.readers.base import Options

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
    """A scalar of the file; `end` is the raw offset after it."""

    @property
    def is_string(self) -> bool:
        """Whether it is text rather than a number, a truth value or null."""

    @property
    def literal(self) -> str | None:
        """A string's text, or another scalar as it is written; None for null."""

    @property
    def text(self) -> Text:
        """The string with its places; empty, at the scalar's place, where it is no string."""

    @property
    def end(self) -> int:
        """The raw offset after the scalar."""


Object = dict[str, "Node"]
Node = Leaf | Object | list["Node"]


def is_locale_file(path: str, options: Options) -> bool:
    """Tell whether a path says that the file holds the target language: `ru.json`, `app.ru-RU.yml`, `ru/app.json`."""
    language = options.languages[1].lower()
    pure = PurePath(path)
    words = [*pure.parts[:-1][-2:], *re.split(r"[._]", pure.stem)]
    return any(re.split("[-_]", word.lower())[0] == language for word in words)


@dataclass(frozen=True)
class Walk:
    """How to turn a tree into segments. `locale` says that all of its strings are meant to be Russian."""

    options: Options
    locale: bool = False

    def segments(self, node: Node, path: str = "", companion: Node | None = None) -> Iterator[Segment]:
        """Yield the segments in the file's order. `companion` is the same tree in the source language."""
        if isinstance(node, dict):
            pairs = find_fields(tuple(node), self.options).pairs
            yield from self._object(node, path, pairs, companion if isinstance(companion, dict) else {})
        elif isinstance(node, list):
            others = companion if isinstance(companion, list) else []
            for index, item in enumerate(node):
                yield from self.segments(item, f"{path}[{index}]", others[index] if index < len(others) else None)
        elif self._is_wanted(node, path, companion):
            yield Segment(node.text, _source(companion), path or None)

    def record(self, node: Object) -> Iterator[Segment]:
        """Yield the segments of one record of many, named by its id field. A record may lack the target field."""
        names = tuple(node)
        fields = find_fields(names, self.options)
        pairs: Sequence[Pair] = fields.pairs
        source = None if pairs else find_source(names, self.options)
        if source is not None and _source(node[source]) is not None:
            pairs = (Pair(source, None),)
        name = node[fields.id] if fields.id else None
        own = None if name is None or isinstance(name, dict | list) else name.literal
        for segment in self._object(node, "", pairs, {}):
            yield replace(segment, id=_record_id(own, segment.id, len(pairs)))

    def _object(self, node: Object, path: str, pairs: Sequence[Pair], companion: Object) -> Iterator[Segment]:
        by_name = {pair.target or pair.source: pair for pair in pairs}
        sources = {pair.source for pair in pairs}
        for name, item in node.items():
            inner = f"{path}.{name}" if path else name
            if name in by_name:
                yield from self._pair(node, by_name[name], inner)
            elif name not in sources:
                yield from self.segments(item, inner, companion.get(name))

    def _pair(self, node: Object, pair: Pair, path: str) -> Iterator[Segment]:
        source = node[pair.source] if pair.source else None
        target = node[pair.target] if pair.target else None
        text = _source(source)
        if isinstance(target, dict | list):
            yield from replace(self, locale=True).segments(target, _outer(path), source)
        elif target is None:
            if text is not None and text.value and source is not None and not isinstance(source, dict | list):
                yield Segment(Text.plain("", source.end, ABSENT), text, path)
        elif (target.is_string or target.literal is None) and (target.literal or (text is not None and text.value)):
            yield Segment(target.text, text, path)

    def _is_wanted(self, leaf: Leaf, path: str, companion: Node | None) -> bool:
        if not leaf.is_string or self.options.target_field is not None:
            return False
        value, source = leaf.literal or "", _source(companion)
        if self.options.everything or _CYRILLIC.search(value):
            return True
        if source is None and not self.locale:
            return False
        return _reads_like_words((source.value if source else "") or value, path)


def _source(node: Node | None) -> Text | None:
    if node is None or isinstance(node, dict | list) or not node.is_string:
        return None
    return node.text


def _outer(path: str) -> str:
    return path.rpartition(".")[0]


def _reads_like_words(value: str, path: str) -> bool:
    name = re.sub(r"(\[\d+\])+$", "", path).rpartition(".")[2].lower()
    return name not in _CODE_NAMES and bool(_WORDS.search(value)) and not _CODE.fullmatch(value)


def _record_id(own: str | None, path: str | None, pairs: int) -> str | None:
    if own is None or path is None:
        return None
    return own if pairs == 1 else f"{own}.{path}"
