"""The segments of XLIFF 2.0 and 2.1 files."""

from __future__ import annotations

from collections.abc import Iterator

from ruling_lint.model import Segment
from ruling_lint.readers.inline import Role
from ruling_lint.readers.units import Scope, Unit, is_language, pair
from ruling_lint.readers.xmltree import Element, Tree
from ruling_lint.records import replace

_CONTAINERS = frozenset({"file", "group"})
_CODES = frozenset({"ph", "sc", "ec", "cp", "sm", "em"})


def units(tree: Tree, language: str) -> Iterator[Unit]:
    """Yield each unit with its segments; none are checked if the file's target is not in `language`."""
    foreign = not is_language(tree.root.attributes.get("trgLang", language), language)
    for element, scope in _units(tree.root, replace(Scope().enter(tree.root), foreign=foreign)):
        yield Unit(element.raw, tuple(_segments(tree, element, scope)))


def _units(parent: Element, scope: Scope) -> Iterator[tuple[Element, Scope]]:
    for child in parent.elements:
        inner = scope.enter(child)
        if child.name == "unit":
            yield child, inner
        elif child.name in _CONTAINERS:
            yield from _units(child, inner)


def _segments(tree: Tree, unit: Element, scope: Scope) -> Iterator[Segment]:
    elements = unit.all("segment")
    unit_id = unit.attributes.get("id", "")
    for number, element in enumerate(elements, start=1):
        segment_id = f"{unit_id}#{number}" if len(elements) > 1 else unit_id
        yield pair(tree, element, scope, _role, segment_id)


def _role(element: Element) -> Role:
    if element.name in _CODES or element.attributes.get("translate") == "no":
        return Role.CODE
    return Role.TAGS
