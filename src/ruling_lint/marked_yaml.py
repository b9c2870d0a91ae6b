"""YAML with the line of every value, so that a mistake in a rule or glossary file can be named by its place."""

from __future__ import annotations

import yaml

from ruling_lint.trouble import parser_in_russian
from ruling_lint.typed import Any

_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


_TEXT = "tag:yaml.org,2002:str"

_MOST_REPEATED = 10_000
"""So many lists and mappings may stand in a file once more by aliases: a few lines of aliases of aliases make billions of them."""


class YamlError(Exception):
    """A file that is no YAML, or holds something other than plain mappings, lists and scalars; `line` is 1-based.

    `message` is English, `ru` the same in Russian.
    """

    def __init__(self, message: str, line: int, ru: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.line = line
        self.ru = ru or message


class Mapping(dict[str, Any]):
    """A mapping that knows its own line and the line of each key, 1-based."""

    line: int
    lines: dict[str, int]


class List(list[Any]):
    """A list that knows the line of each item, 1-based."""

    lines: list[int]


def load(text: str) -> Any:
    """Return the value of a YAML text, None for an empty one. Raises YamlError."""
    loader = _Loader(text)
    try:
        node = loader.get_single_node()
        return None if node is None else _Builder(loader).build(node)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        message = str(error.problem or error.context)
        raise YamlError(message, mark.line + 1 if mark else 1, parser_in_russian(message)) from None
    except yaml.reader.ReaderError as error:
        raise _not_allowed(error.character, text.count("\n", 0, error.position) + 1) from None
    except RecursionError:
        raise YamlError("values are nested too deeply", 1, "слишком глубокая вложенность") from None
    finally:
        loader.dispose()


def _not_allowed(char: Any, line: int) -> YamlError:
    """Make the error for a character, which the parser gives as a text, a byte or a number."""
    code = char if isinstance(char, int) else ord(char)
    return YamlError(
        f"character U+{code:04X} is not allowed in YAML", line, f"символ U+{code:04X} в YAML не допускается"
    )


class _Builder:
    """Makes values of nodes. A node is met again where an alias names it."""

    def __init__(self, loader: Any) -> None:
        self._loader = loader
        self._open: set[int] = set()
        self._met: set[int] = set()
        self._repeated = 0

    def build(self, node: yaml.Node) -> Any:
        """Return the value of a node. Raises YamlError."""
        if isinstance(node, yaml.ScalarNode):
            return self._scalar(node)
        self._refuse_endless(node)
        self._open.add(id(node))
        value = self._value(node)
        self._open.remove(id(node))
        return value

    def _refuse_endless(self, node: yaml.Node) -> None:
        line = node.start_mark.line + 1
        if id(node) in self._open:
            raise YamlError("this value contains itself by an alias", line, "это значение содержит само себя")
        self._repeated += id(node) in self._met
        self._met.add(id(node))
        if self._repeated > _MOST_REPEATED:
            raise YamlError(
                "aliases repeat this too many times: write values out",
                line,
                "псевдонимы повторяют это слишком много раз: выпишите значения",
            )

    def _value(self, node: yaml.Node) -> Any:
        if isinstance(node, yaml.MappingNode):
            return self._mapping(node)
        if isinstance(node, yaml.SequenceNode):
            items = List(self.build(item) for item in node.value)
            items.lines = [item.start_mark.line + 1 for item in node.value]
            return items
        return self._loader.construct_object(node)

    def _scalar(self, node: yaml.ScalarNode) -> Any:
        return node.value if node.tag == _TEXT else self._loader.construct_object(node)

    def _mapping(self, node: yaml.MappingNode) -> Mapping:
        result = Mapping()
        result.line = node.start_mark.line + 1
        result.lines = {}
        for key_node, value_node in node.value:
            line = key_node.start_mark.line + 1
            key = self._key(key_node, line)
            if key in result:
                raise YamlError(f"the key {key!r} stands here twice", line, f"ключ {key!r} стоит здесь дважды")
            result[key] = self.build(value_node)
            result.lines[key] = line
        return result

    def _key(self, node: yaml.Node, line: int) -> str:
        key = self._scalar(node) if isinstance(node, yaml.ScalarNode) else "…"
        if not isinstance(node, yaml.ScalarNode) or not isinstance(key, str):
            raise YamlError(
                f"the key {key!r} must be text: put it in quotes",
                line,
                f"ключ {key!r} должен быть текстом: возьмите его в кавычки",
            )
        return key
