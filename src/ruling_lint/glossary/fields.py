"""Typed access to the values of a glossary file; everything wrong is a GlossaryError with its line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ruling_lint.glossary.terms import GlossaryError
from ruling_lint.marked_yaml import List, Mapping
from ruling_lint.trouble import unknown_key
from ruling_lint.tuples import NamedTuple
from ruling_lint.typed import Any, NoReturn

_NAMES = {
    str: "text",
    bool: "true or false",
    List: "a list",
    Mapping: "a mapping",
    int: "a number",
    type(None): "nothing",
}
_NAMES_RU = {
    str: "текст",
    bool: "true или false",
    List: "список",
    Mapping: "словарь",
    int: "число",
    type(None): "пусто",
}


class Value(NamedTuple):
    """A value and where it stands: the file, and the line of its key or list item, from 1."""

    path: str
    line: int
    content: Any

    def fail(self, message: str, message_ru: str) -> NoReturn:
        """Raise a GlossaryError here."""
        raise GlossaryError(self.path, self.line, message, message_ru)

    def expected(self, wanted: type) -> NoReturn:
        """Raise the error for content of the wrong type."""
        found, found_ru = (names.get(type(self.content), str(self.content)) for names in (_NAMES, _NAMES_RU))
        hint, hint_ru = ("; put it in quotes", "; возьмите значение в кавычки") if wanted is str else ("", "")
        self.fail(
            f"expected {_NAMES[wanted]}, found {found}{hint}",
            f"нужно: {_NAMES_RU[wanted]}, а здесь: {found_ru}{hint_ru}",
        )

    def text(self) -> str:
        """Return the content as a text that is not empty."""
        if not isinstance(self.content, str):
            self.expected(str)
        if not self.content.strip():
            self.fail("the text is empty", "пустой текст")
        return self.content.strip()

    def items(self) -> Iterator[Value]:
        """Yield the items of a list; any other content is a list of itself."""
        if not isinstance(self.content, List):
            yield self
            return
        for item, line in zip(self.content, self.content.lines, strict=True):
            yield Value(self.path, line, item)


class Fields:
    """The keys of one mapping, each asked for by its type; `done` reports keys that nobody asked for."""

    def __init__(self, value: Value) -> None:
        if not isinstance(value.content, Mapping):
            value.expected(Mapping)
        self.value = value
        self._content = value.content
        self._asked: set[str] = set()

    def get(self, name: str) -> Value | None:
        """Return the value of a key, None where it is absent."""
        self._asked.add(name)
        if name not in self._content:
            return None
        return Value(self.value.path, self._content.lines[name], self._content[name])

    def need(self, name: str) -> Value:
        """Return the value of a key that must be there."""
        value = self.get(name)
        if value is None:
            self.value.fail(f"the key “{name}” is missing", f"нет ключа «{name}»")
        return value

    def text(self, name: str, default: str = "") -> str:
        """Return a text that is not empty, or the default where the key is absent."""
        value = self.get(name)
        return default if value is None else value.text()

    def texts(self, name: str) -> tuple[str, ...]:
        """Return a list of texts; a single text is a list of one."""
        value = self.get(name)
        return () if value is None else tuple(item.text() for item in value.items())

    def flag(self, name: str) -> bool | None:
        """Return true or false, None where the key is absent."""
        value = self.get(name)
        if value is None:
            return None
        if not isinstance(value.content, bool):
            value.expected(bool)
        return value.content

    def choice(self, name: str, choices: Iterable[str], default: str = "") -> str:
        """Return one of the choices, or the default where the key is absent."""
        value = self.get(name)
        if value is None:
            return default
        chosen, allowed = value.text(), tuple(choices)
        if chosen not in allowed:
            listed = ", ".join(allowed)
            value.fail(f"“{chosen}” must be one of: {listed}", f"вместо «{chosen}» нужно одно из: {listed}")
        return chosen

    def mapping(self, name: str) -> dict[str, str]:
        """Return a mapping of texts; empty where the key is absent."""
        value = self.get(name)
        if value is None:
            return {}
        inner = Fields(value)
        return {key: inner.text(key) for key in inner._content}

    def bilingual(self, name: str) -> dict[str, str]:
        """Return words for people, keyed by language; a bare text serves both languages."""
        value = self.get(name)
        if value is not None and isinstance(value.content, str):
            return {"ru": value.text(), "en": value.text()}
        return self.mapping(name)

    def done(self) -> None:
        """Raise GlossaryError for the first key that nobody asked for."""
        for fault in self.unknown():
            raise fault

    def unknown(self) -> Iterator[GlossaryError]:
        """Yield the fault of every key that nobody asked for."""
        for name, line in self._content.lines.items():
            if name not in self._asked:
                yield GlossaryError(self.value.path, line, *unknown_key(name, self._asked))
