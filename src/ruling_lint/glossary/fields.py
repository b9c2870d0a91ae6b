"""Typed access to YAML nodes; everything wrong is a GlossaryError with the place of the node."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from ruling_lint.glossary.terms import GlossaryError

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from yaml.nodes import Node

_NOUNS = {"str": "text", "bool": "yes or no", "seq": "a list", "map": "a mapping", "int": "a number", "null": "nothing"}
_NOUNS_RU = {"str": "текст", "bool": "да или нет", "seq": "список", "map": "словарь", "int": "число", "null": "пусто"}


class Fields:
    """The keys of one mapping. Each is asked for once by its type; `done` reports keys that nobody asked for."""

    def __init__(self, path: str, node: Node) -> None:
        self.path = path
        self.node = node
        self._values: dict[str, Node] = {}
        self._lines: dict[str, int] = {}
        self._asked: set[str] = set()
        if kind(node) != "map":
            expected(path, node, "map")
        for key, value in node.value:
            name = key.value
            if name in self._values:
                fail(path, key, f"the key “{name}” is given twice", f"ключ «{name}» задан дважды")
            self._values[name] = value
            self._lines[name] = key.start_mark.line + 1

    @property
    def line(self) -> int:
        """The first line of the mapping, from 1."""
        return int(self.node.start_mark.line) + 1

    def get(self, name: str) -> Node | None:
        """Return the node of a key, None where it is absent."""
        self._asked.add(name)
        return self._values.get(name)

    def need(self, name: str) -> Node:
        """Return the node of a key that must be there."""
        node = self.get(name)
        if node is None:
            fail(self.path, self.node, f"the key “{name}” is missing", f"нет ключа «{name}»")
        return node

    def text(self, name: str, default: str = "") -> str:
        """Return a text that is not empty, or the default where the key is absent."""
        node = self.get(name)
        return default if node is None else text(self.path, node)

    def texts(self, name: str) -> tuple[str, ...]:
        """Return a list of texts; a single text is a list of one."""
        node = self.get(name)
        return () if node is None else tuple(text(self.path, item) for item in items(node))

    def flag(self, name: str) -> bool | None:
        """Return true or false, None where the key is absent."""
        node = self.get(name)
        if node is None:
            return None
        if kind(node) != "bool":
            expected(self.path, node, "bool")
        return node.value.lower() in ("true", "yes", "on")

    def choice(self, name: str, choices: Iterable[str], default: str = "") -> str:
        """Return one of the choices, or the default where the key is absent."""
        value = self.text(name, default)
        allowed = tuple(choices)
        if value and value not in allowed:
            listed = ", ".join(allowed)
            node = self._values[name]
            fail(self.path, node, f"“{value}” must be one of: {listed}", f"вместо «{value}» нужно одно из: {listed}")
        return value

    def mapping(self, name: str) -> Mapping[str, str]:
        """Return a mapping of texts; empty where the key is absent."""
        node = self.get(name)
        if node is None:
            return {}
        inner = Fields(self.path, node)
        found = {key: inner.text(key) for key in list(inner._values)}
        inner.done()
        return found

    def bilingual(self, name: str) -> Mapping[str, str]:
        """Return words for people, keyed by language; a bare text serves both languages."""
        node = self.get(name)
        if node is not None and kind(node) == "str":
            return {"ru": text(self.path, node), "en": text(self.path, node)}
        return self.mapping(name)

    def done(self) -> None:
        """Raise GlossaryError for the first key that nobody asked for."""
        for name, line in self._lines.items():
            if name not in self._asked:
                raise GlossaryError(self.path, line, f"unknown key “{name}”", f"неизвестный ключ «{name}»")


def kind(node: Node) -> str:
    """Return the node's type: str, bool, int, null, seq, map or another YAML tag's last word."""
    return str(node.tag).rpartition(":")[2]


def items(node: Node) -> list[Node]:
    """Return the items of a list; any other node is a list of itself."""
    return list(node.value) if kind(node) == "seq" else [node]


def text(path: str, node: Node) -> str:
    """Return the text of a node. Raises GlossaryError where it is none, or empty."""
    if kind(node) != "str":
        expected(path, node, "str")
    value = str(node.value).strip()
    if not value:
        fail(path, node, "the text is empty", "пустой текст")
    return value


def expected(path: str, node: Node, wanted: str) -> NoReturn:
    """Raise the error for a node of the wrong type."""
    found = kind(node)
    hint, hint_ru = ("; put it in quotes", "; возьмите значение в кавычки") if wanted == "str" else ("", "")
    fail(
        path,
        node,
        f"expected {_NOUNS[wanted]}, found {_NOUNS.get(found, found)}{hint}",
        f"нужно: {_NOUNS_RU[wanted]}, а здесь: {_NOUNS_RU.get(found, found)}{hint_ru}",
    )


def fail(path: str, node: Node, message: str, message_ru: str) -> NoReturn:
    """Raise a GlossaryError at a node."""
    raise GlossaryError(path, node.start_mark.line + 1, message, message_ru)
