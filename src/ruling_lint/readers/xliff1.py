"""The units of XLIFF 1.2 files."""

from __future__ import annotations

from collections.abc import Iterator

from ruling_lint.readers.inline import Role
from ruling_lint.readers.units import Scope, Unit, is_language, pair
from ruling_lint.readers.xmltree import Element, Tree
from ruling_lint.records import replace

_CONTAINERS = frozenset({"file", "body", "group"})
_CODES = frozenset({"x", "bx", "ex", "ph", "bpt", "ept", "it"})
_MARKERS = {"seg": Role.STRUCTURE, "protected": Role.CODE}


def units(tree: Tree, language: str) -> Iterator[Unit]:
    """Yield each trans-unit; units of a file whose target is not in `language` are not checked."""
    for element, scope in _trans_units(tree.root, Scope().enter(tree.root), language):
        segment = pair(tree, element, scope, _role, element.attributes.get("id"))
        yield Unit(element.raw, (segment,))


def _trans_units(parent: Element, scope: Scope, language: str) -> Iterator[tuple[Element, Scope]]:
    for child in parent.elements:
        inner = scope.enter(child)
        if child.name == "trans-unit":
            yield child, inner
        elif child.name in _CONTAINERS:
            target = child.attributes.get("target-language", language)
            foreign = scope.foreign or not is_language(target, language)
            yield from _trans_units(child, replace(inner, foreign=foreign), language)


def _role(element: Element) -> Role:
    if element.name == "mrk":
        return _MARKERS.get(element.attributes.get("mtype", ""), Role.TAGS)
    return Role.CODE if element.name in _CODES else Role.TAGS
