"""Reading a glossary written in YAML."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, TypeVar

from ruling_lint.glossary.fields import Fields, expected, fail, items, kind, text
from ruling_lint.glossary.terms import (
    CAPITALS,
    PARTS_OF_SPEECH,
    PROVENANCES,
    SEVERITIES,
    STAR_TOO_SHORT,
    Forbidden,
    GlossaryError,
    Needs,
    Rendering,
    Term,
)
from ruling_lint.text.chars import fold_word

if TYPE_CHECKING:
    from collections.abc import Callable

    from yaml.nodes import Node

_T = TypeVar("_T")
_MONTH = re.compile(r"\d{4}-\d{2}")
_CASES = {"insensitive": False, "sensitive": True}


def read_yaml(path: str, content: str) -> list[Term]:
    """Return the terms of a YAML glossary. Raises GlossaryError at the first thing that is wrong."""
    root = _compose(path, content)
    if root is None:
        return []
    if kind(root) != "seq":
        expected(path, root, "seq")
    terms: list[Term] = []
    seen: dict[tuple[str, str], int] = {}
    for node in root.value:
        term = _term(path, node)
        _refuse_twins(term, seen)
        terms.append(term)
    return terms


def _compose(path: str, content: str) -> Node | None:
    import yaml

    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        return yaml.compose(content, Loader=loader)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        problem = getattr(error, "problem", None) or str(error)
        line = mark.line + 1 if mark else None
        raise GlossaryError(path, line, f"not YAML: {problem}", f"это не YAML: {problem}") from None


def _refuse_twins(term: Term, seen: dict[tuple[str, str], int]) -> None:
    for word in term.en:
        key = (fold_word(word) if not term.case_sensitive else word, term.sense)
        if key in seen:
            raise GlossaryError(
                term.path,
                term.line,
                f"“{word}” has an entry on line {seen[key]} already; give one of them another sense",
                f"для «{word}» уже есть запись в строке {seen[key]}; задайте одной из них другой sense",
            )
        seen[key] = term.line


def _term(path: str, node: Node) -> Term:
    fields = Fields(path, node)
    pos = fields.choice("pos", PARTS_OF_SPEECH, "noun")
    fields.need("en")
    term = Term(
        en=fields.texts("en"),
        sense=fields.text("sense"),
        kind=fields.text("kind"),
        pos=pos,
        en_forms=fields.texts("en_forms"),
        needs=_needs(path, fields),
        case_sensitive=_CASES[fields.choice("en_case", _CASES, "insensitive")],
        renderings=_renderings(path, fields.get("ru"), pos),
        family=_renderings(path, fields.get("family"), ""),
        forbidden=_each(fields.get("forbidden"), lambda item: _forbidden(path, item, _still(pos))),
        prep=fields.mapping("prep"),
        latin=bool(fields.flag("latin")),
        capital=fields.choice("capital", CAPITALS),
        note=fields.bilingual("note"),
        path=path,
        line=fields.line,
    )
    fields.done()
    if not term.renderings and not term.latin:
        fail(path, node, "give “ru”, or “latin: true”", "нужен ключ «ru» или «latin: true»")
    return term


def _each(node: Node | None, read: Callable[[Node], _T]) -> tuple[_T, ...]:
    return () if node is None else tuple(read(item) for item in items(node))


def _needs(path: str, fields: Fields) -> Needs:
    node = fields.get("en_needs")
    if node is None:
        return Needs()
    inner = Fields(path, node)
    needs = Needs(*(tuple(fold_word(word) for word in inner.texts(name)) for name in Needs._fields))
    inner.done()
    return needs


def _renderings(path: str, node: Node | None, pos: str) -> tuple[Rendering, ...]:
    return _each(node, lambda item: _rendering(path, item, pos))


def _rendering(path: str, node: Node, pos: str) -> Rendering:
    if kind(node) != "map":
        return Rendering(text(path, node), pos)
    fields = Fields(path, node)
    fields.need("text")
    rendering = _detailed(fields, "text", pos)
    fields.done()
    return rendering


def _forbidden(path: str, node: Node, pos: str) -> Forbidden:
    if kind(node) != "map":
        return Forbidden(_starred(path, node, Rendering("", pos)))
    fields = Fields(path, node)
    rendering = _starred(path, fields.need("ru"), _detailed(fields, "ru", pos))
    word = Forbidden(rendering, fields.bilingual("why"), fields.choice("severity", SEVERITIES))
    fields.done()
    return word


def _still(pos: str) -> str:
    """What does not decline has no forms to reject; other rejected words are read as what they can be."""
    return pos if pos in ("phrase", "adv") else ""


def _starred(path: str, node: Node, rendering: Rendering) -> Rendering:
    starred = rendering.written(text(path, node))
    if starred.is_too_short:
        fail(path, node, *STAR_TOO_SHORT)
    return starred


def _detailed(fields: Fields, key: str, pos: str) -> Rendering:
    return Rendering(
        text=fields.text(key),
        pos=fields.choice("pos", PARTS_OF_SPEECH, pos),
        gender=fields.choice("gender", ("masc", "femn", "neut")) or None,
        number=fields.choice("number", ("singular", "plural")) or None,
        animate=fields.flag("animate"),
        lemma=fields.text("lemma") or None,
        forms=dict(fields.mapping("forms")),
        invariable=bool(fields.flag("invariable")),
        since=_month(fields, "since"),
        until=_month(fields, "until"),
        provenance=fields.choice("provenance", PROVENANCES, "printed"),
    )


def _month(fields: Fields, name: str) -> str:
    value = fields.text(name)
    if value and not _MONTH.fullmatch(value):
        node = fields.need(name)
        fail(fields.path, node, f"“{value}” is no month such as 2021-04", f"«{value}» — не месяц вида 2021-04")
    return value
