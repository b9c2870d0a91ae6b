"""What the readers of XML exchange formats share: scopes, languages, and giving comments to their units."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator

from ruling_lint.model import Comment, Document, Segment, Span, State, Text
from ruling_lint.readers.base import ABSENT, UnreadableError
from ruling_lint.readers.inline import RoleOf, text_of
from ruling_lint.readers.xmltree import Element, Tree
from ruling_lint.records import dataclass, replace
from ruling_lint.tuples import NamedTuple


class Unit(NamedTuple):
    """The range of a translation unit's element, and its segments."""

    raw: Span
    segments: tuple[Segment, ...]


@dataclass(frozen=True)
class Scope:
    """What the elements around a unit say about it; inner elements overrule outer ones."""

    translate: bool = True
    layout: bool = True
    foreign: bool = False

    def enter(self, element: Element) -> Scope:
        """Return the scope inside an element, by its `translate` and `xml:space` attributes."""
        translate = element.attributes.get("translate")
        space = element.attributes.get("xml:space")
        return replace(
            self,
            translate=self.translate if translate is None else translate != "no",
            layout=self.layout if space is None else space != "preserve",
        )

    @property
    def state(self) -> State:
        """The state of the segments in this scope."""
        return State.CHECKED if self.translate and not self.foreign else State.UNTRANSLATABLE


def check_root(tree: Tree, name: str) -> None:
    """Raise UnreadableError where the file's root element has another name."""
    if tree.root.name != name:
        line = tree.raw.count("\n", 0, tree.root.tag.start) + 1
        found = tree.root.name
        raise UnreadableError(
            f"the root element is <{found}>, not <{name}>",
            line,
            f"корневой элемент — <{found}>, а не <{name}>",
        )


def is_language(code: str, wanted: str) -> bool:
    """Tell whether a language code such as `ru-RU` or `ru_RU` is of the wanted language."""
    return code.replace("_", "-").partition("-")[0].lower() == wanted.lower()


def pair(tree: Tree, parent: Element, scope: Scope, role_of: RoleOf, unit_id: str | None) -> Segment:
    """Return the segment of an element's `source` and `target`; a missing target is an empty text after the source."""
    source, target = parent.first("source"), parent.first("target")
    source_text = text_of(tree, source, role_of, scope.enter(source).layout) if source else None
    missing = Text.plain("", source.raw.end if source else parent.tag.end, ABSENT)
    target_text = text_of(tree, target, role_of, scope.enter(target).layout) if target else missing
    return Segment(target_text, source_text, unit_id, (), scope.state)


def document(path: str, name: str, tree: Tree, units: Iterable[Unit], notes: frozenset[str]) -> Document:
    """Return the document of a file's units.

    XML comments, and the elements named in `notes`, become comments of the unit they stand in, if any.
    """
    segments: list[Segment] = []
    ranges: list[tuple[Span, int, int]] = []
    for unit in units:
        ranges.append((unit.raw, len(segments), len(unit.segments)))
        segments += unit.segments
    found = [*tree.comments, *(_note(tree, element) for element in _named(tree.root, notes))]
    comments = tuple(_owned(comment, ranges) for comment in sorted(found, key=lambda comment: comment.raw))
    return Document(path, name, tree.raw, tuple(segments), comments, None, tree.encoding, tree.bom)


def _named(element: Element, names: frozenset[str]) -> Iterator[Element]:
    for child in element.elements:
        if child.name in names:
            yield child
        else:
            yield from _named(child, names)


def _note(tree: Tree, element: Element) -> Comment:
    return Comment(tree.string(element).strip(), element.raw)


def _owned(comment: Comment, ranges: list[tuple[Span, int, int]]) -> Comment:
    index = bisect_right(ranges, comment.raw.start, key=lambda unit: unit[0].start) - 1
    if index < 0:
        return comment
    raw, first, count = ranges[index]
    return comment._replace(segment=first, covers=count) if count and comment.raw.start < raw.end else comment
