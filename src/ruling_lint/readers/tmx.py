"""TMX: translation memories."""

from __future__ import annotations

from collections.abc import Iterator

from ruling_lint.model import Document, Segment, Text
from ruling_lint.readers.base import Options
from ruling_lint.readers.inline import Role, text_of
from ruling_lint.readers.units import Unit, check_root, document, is_language
from ruling_lint.readers.xmltext import write as write
from ruling_lint.readers.xmltree import Element, Tree, parse

NAME = "tmx"

_CODES = frozenset({"bpt", "ept", "it", "ph", "ut"})
_NOTES = frozenset({"note"})


def read(path: str, data: bytes, options: Options) -> Document:
    """Return the document in `data`: a segment for each variant in the target language.

    Its sources are the variants in the source language or, where there is none, in the one the file names.
    """
    tree = parse(data, options)
    check_root(tree, "tmx")
    header, body = tree.root.first("header"), tree.root.first("body")
    named = header.attributes.get("srclang", "") if header else ""
    units = (_unit(tree, unit, named, options.languages) for unit in (body.all("tu") if body else ()))
    return document(path, NAME, tree, units, _NOTES)


def _unit(tree: Tree, unit: Element, named: str, languages: tuple[str, str]) -> Unit:
    variants = unit.all("tuv")
    named = unit.attributes.get("srclang", named)
    targets = list(_texts(tree, variants, languages[1]))
    sources = list(_texts(tree, variants, languages[0]))
    if not sources and not is_language(named, languages[1]):
        sources = list(_texts(tree, variants, named.partition("-")[0]))
    source = sources[0] if sources else None
    unit_id = unit.attributes.get("tuid")
    return Unit(unit.raw, tuple(Segment(target, source, unit_id, tuple(sources[1:])) for target in targets))


def _texts(tree: Tree, variants: list[Element], language: str) -> Iterator[Text]:
    for variant in variants:
        code = variant.attributes.get("xml:lang") or variant.attributes.get("lang", "")
        segment = variant.first("seg")
        if segment and is_language(code, language):
            yield text_of(tree, segment, _role, variant.attributes.get("xml:space") != "preserve")


def _role(element: Element) -> Role:
    return Role.CODE if element.name in _CODES else Role.TAGS
