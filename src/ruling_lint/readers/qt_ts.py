"""Qt Linguist's .ts files."""

from __future__ import annotations

from collections.abc import Iterator

from ruling_lint.model import Document, Segment, Span, State, Text
from ruling_lint.patterns import lazy_pattern
from ruling_lint.readers.base import ABSENT, Options, TextBuilder
from ruling_lint.readers.inline import Role, text_of
from ruling_lint.readers.stretches import add_slice
from ruling_lint.readers.units import Unit, check_root, document
from ruling_lint.readers.xmltext import write as write
from ruling_lint.readers.xmltree import Element, Tree, parse
from ruling_lint.records import replace

NAME = "qt-ts"

_STATES = {"unfinished": State.FUZZY, "obsolete": State.OBSOLETE, "vanished": State.OBSOLETE}
_NOTES = frozenset({"comment", "extracomment", "translatorcomment"})
_FORMS = frozenset({"numerusform", "lengthvariant"})
_ACCELERATOR = lazy_pattern(r"(?<!&)&(?=[^\W_])(?!\w+;)")


def read(path: str, data: bytes, options: Options) -> Document:
    """Return the document in `data`: a segment for each translation, and for each of its plural forms.

    The mark of an accelerator key (`О&тменить`) is no part of the text: it would cut a word in two.
    """
    tree = parse(data, options)
    check_root(tree, "TS")
    units = (
        _unit(tree, context, message) for context in tree.root.all("context") for message in context.all("message")
    )
    return document(path, NAME, tree, units, _NOTES)


def _unit(tree: Tree, context: Element, message: Element) -> Unit:
    name, source, translation = context.first("name"), message.first("source"), message.first("translation")
    unit_id = message.attributes.get("id") or (tree.string(name) if name else None)
    source_text = _text(tree, source) if source else None
    if translation is None:
        missing = Text.plain("", source.raw.end if source else message.tag.end, ABSENT)
        return Unit(message.raw, (Segment(missing, source_text, unit_id),))
    state = _STATES.get(translation.attributes.get("type", ""), State.CHECKED)
    forms = list(_forms(translation)) or [translation]
    numbers = [None] if len(forms) == 1 else range(len(forms))
    segments = (
        Segment(_text(tree, form), source_text, unit_id, (), state, form=number)
        for form, number in zip(forms, numbers, strict=True)
    )
    return Unit(message.raw, tuple(segments))


def _forms(element: Element) -> Iterator[Element]:
    """Yield the innermost elements that hold one way of saying the translation."""
    for child in element.elements:
        if child.name in _FORMS:
            yield from list(_forms(child)) or [child]


def _text(tree: Tree, element: Element) -> Text:
    text = text_of(tree, element, _role)
    marks = list(_ACCELERATOR.finditer(text.value))
    return _without(text, marks[0].start()) if len(marks) == 1 else text


def _without(text: Text, offset: int) -> Text:
    builder = TextBuilder(text.quoting)
    add_slice(builder, text, Span(0, offset))
    add_slice(builder, text, Span(offset + 1, len(text.value)))
    codes = tuple(Span(start - (start > offset), end - (end > offset)) for start, end in text.codes)
    return replace(builder.build(), codes=codes)


def _role(_: Element) -> Role:
    return Role.CODE
