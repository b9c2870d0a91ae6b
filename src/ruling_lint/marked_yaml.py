"""YAML with the line of every value, so that a mistake in a rule or glossary file can be named by its place."""

from __future__ import annotations

import yaml

from ruling_lint.typed import Any

_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class YamlError(Exception):
    """A file that is no YAML, or holds something other than plain mappings, lists and scalars; `line` is 1-based."""

    def __init__(self, message: str, line: int) -> None:
        super().__init__(message)
        self.message = message
        self.line = line


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
        return None if node is None else _construct(loader, node)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        raise YamlError(str(error.problem or error.context), mark.line + 1 if mark else 1) from None
    except yaml.reader.ReaderError as error:
        line = text.count("\n", 0, error.position) + 1
        raise YamlError(f"character U+{ord(str(error.character)):04X} is not allowed in YAML", line) from None
    finally:
        loader.dispose()


def _construct(loader: Any, node: yaml.Node) -> Any:
    if isinstance(node, yaml.MappingNode):
        return _mapping(loader, node)
    if isinstance(node, yaml.SequenceNode):
        items = List(_construct(loader, item) for item in node.value)
        items.lines = [item.start_mark.line + 1 for item in node.value]
        return items
    return loader.construct_object(node)


def _mapping(loader: Any, node: yaml.MappingNode) -> Mapping:
    result = Mapping()
    result.line = node.start_mark.line + 1
    result.lines = {}
    for key_node, value_node in node.value:
        line = key_node.start_mark.line + 1
        key = loader.construct_object(key_node)
        if not isinstance(key, str):
            raise YamlError(f"the key {key!r} must be text: put it in quotes", line)
        if key in result:
            raise YamlError(f"the key {key!r} stands here twice", line)
        result[key] = _construct(loader, value_node)
        result.lines[key] = line
    return result
