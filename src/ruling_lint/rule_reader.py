"""Rule files: YAML read into Rule values, every mistake named by file and line."""

from __future__ import annotations

import types
import typing
from collections.abc import Iterable, Mapping

from ruling_lint import checks, files, marked_yaml, records
from ruling_lint.checks.base import Check
from ruling_lint.model import Severity
from ruling_lint.rules import (
    ALIKE,
    FIXES,
    PROFILES,
    PROSE,
    SILENCING,
    SILENCING_VARIANTS,
    Example,
    Rule,
    RuleError,
    Words,
)
from ruling_lint.trouble import unknown_key
from ruling_lint.typed import Any

_NO_KEYS = {"path", "line", "pinned", "settings", "needs", "compares", "document_wide"}
KEYS = {field.name for field in records.fields(Rule)} - _NO_KEYS | {"params"}
"""What a rule in a file may have."""

_SEVERITIES = {severity.label: severity for severity in Severity}


def load(paths: Iterable[str], whole: bool = True) -> list[Rule]:
    """Read rule files in order; a later rule replaces an earlier one of the same id. Raises RuleError.

    `whole` demands that every rule that is yielded to is there.
    """
    rules: dict[str, Rule] = {}
    for path in paths:
        for rule in parse(path, _read(path)):
            if rule.id in rules and rules[rule.id].path == rule.path:
                raise RuleError(
                    rule.path,
                    rule.line,
                    f"the rule {rule.id!r} stands in this file twice",
                    f"правило {rule.id!r} стоит в этом файле дважды",
                )
            rules[rule.id] = rule
    for rule in rules.values() if whole else ():
        unknown = sorted(rule.yields - rules.keys())
        if unknown:
            raise RuleError(
                rule.path,
                rule.line,
                f"{rule.id}: yields to a rule that does not exist: {unknown[0]!r}",
                f"{rule.id}: в yields стоит правило, которого нет: {unknown[0]!r}",
            )
    return list(rules.values())


def parse(path: str, text: str) -> list[Rule]:
    """Read the rules in a YAML text. Raises RuleError."""
    try:
        data = marked_yaml.load(text)
    except marked_yaml.YamlError as error:
        raise RuleError(path, error.line, f"not YAML: {error.message}", f"это не YAML: {error.ru}") from None
    if data is None:
        return []
    if not isinstance(data, marked_yaml.List):
        raise RuleError(
            path,
            1,
            "a rule file is a list of rules: start each with “- id: …”",
            "файл с правилами — это список: начинайте каждое с «- id: …»",
        )
    return [_RuleReader(path, item, line).rule() for item, line in zip(data, data.lines, strict=True)]


def _read(path: str) -> str:
    try:
        return files.read(path).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise RuleError(path, line, "not UTF-8: save the file as UTF-8", "не UTF-8: сохраните файл в UTF-8") from None
    except OSError as error:
        raise RuleError(
            path, 1, f"cannot be read: {error.strerror}", f"не прочитать: {files.reason(error, 'ru')}"
        ) from None


class _RuleReader:
    """Reads one rule, checking every key and value."""

    def __init__(self, path: str, data: Any, line: int) -> None:
        self.path = path
        self.line = line
        if not isinstance(data, marked_yaml.Mapping):
            raise self.error(
                "a rule is a mapping that starts with “id:”",
                "правило — это набор ключей, который начинается с «id:»",
                line,
            )
        self.data = data

    def error(self, message: str, ru: str, line: int | None = None) -> RuleError:
        name = f"{self.data['id']}: " if "id" in getattr(self, "data", {}) else ""
        return RuleError(self.path, line or self.line, name + message, name + ru)

    def rule(self) -> Rule:
        self.check_keys(self.data, KEYS)
        for key in ("id", "check", "severity", "category", "message", "why"):
            if key not in self.data:
                raise self.error(f"the key {key!r} is missing", f"нет ключа {key!r}")
        kind = self.one_of("check", [*checks.KINDS, SILENCING])
        check = checks.get(kind) if kind != SILENCING else None
        settings = self.settings(check.Params) if check else None
        return Rule(
            id=self.text("id"),
            check=kind,
            severity=_SEVERITIES[self.one_of("severity", list(_SEVERITIES))],
            category=self.text("category"),
            settings=settings,
            message=self.words(self.data, "message"),
            why=self.words(self.data, "why"),
            path=self.path,
            line=self.line,
            profile=self.one_of("profile", PROFILES, "default"),
            fix=self.one_of("fix", FIXES, "unsafe"),
            yields=frozenset(self.strings("yields")),
            exclusive=self.flag("exclusive"),
            prose=self.one_of("prose", PROSE, ALIKE),
            variants=self.variants(check.VARIANTS if check else SILENCING_VARIANTS),
            title=self.words(self.data, "title") if "title" in self.data else None,
            configure=self.words(self.data, "configure") if "configure" in self.data else None,
            bad=self.examples("bad"),
            good=self.examples("good"),
            needs=self.needs(check) if check else None,
            compares=bool(check and (check.COMPARES or getattr(check.Params(**settings or {}), "compares", False))),
            document_wide=hasattr(check, "collect"),
        )

    def needs(self, check: Check) -> frozenset[str] | None:
        """Return the characters that the check's Params name, else those of its module; None where these need not stand
        in the stretch between spaces that a hint tells of.
        """
        params = self.data.get("params", {})
        return None if params.get("hint") else frozenset(params.get("needs", "")) or check.NEEDS

    def check_keys(self, mapping: marked_yaml.Mapping, known: Iterable[str]) -> None:
        for key in mapping:
            if key not in known:
                raise self.error(*unknown_key(key, known), mapping.lines[key])

    def text(self, key: str) -> str:
        value = self.data[key]
        if not isinstance(value, str) or not value:
            raise self.error(f"{key!r} must be text", f"{key!r} — это текст", self.data.lines[key])
        return value

    def one_of(self, key: str, allowed: Iterable[str], default: str | None = None) -> str:
        if key not in self.data and default is not None:
            return default
        value = self.text(key)
        if value not in allowed:
            raise self.error(
                f"{key!r} cannot be {value!r}; use one of: {', '.join(allowed)}",
                f"{key!r} не может быть {value!r}; выберите из: {', '.join(allowed)}",
                self.data.lines[key],
            )
        return value

    def flag(self, key: str) -> bool:
        value = self.data.get(key, False)
        if not isinstance(value, bool):
            raise self.error(f"{key!r} must be true or false", f"{key!r} — это true или false", self.data.lines[key])
        return value

    def strings(self, key: str) -> list[str]:
        value = self.data.get(key, [])
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.error(f"{key!r} must be a list of texts", f"{key!r} — это список текстов", self.data.lines[key])
        return value

    def words(self, mapping: marked_yaml.Mapping, key: str) -> Words:
        value = mapping[key]
        line = mapping.lines[key]
        if not isinstance(value, marked_yaml.Mapping):
            raise self.error(f"{key!r} must have “ru:” and “en:”", f"в {key!r} нужны «ru:» и «en:»", line)
        self.check_keys(value, ("ru", "en"))
        for lang in ("ru", "en"):
            if not isinstance(value.get(lang), str) or not value[lang].strip():
                raise self.error(f"{key!r} needs a text under “{lang}:”", f"в {key!r} нужен текст под «{lang}:»", line)
        return Words(value["ru"].strip(), value["en"].strip())

    def variants(self, names: tuple[str, ...]) -> dict[str, Words]:
        data = self.data.get("variants", marked_yaml.Mapping())
        if not isinstance(data, marked_yaml.Mapping):
            raise self.error(
                "'variants' must be a mapping", "'variants' — это набор ключей", self.data.lines["variants"]
            )
        self.check_keys(data, names)
        missing = [name for name in names if name not in data]
        if missing:
            raise self.error(
                f"'variants' lacks the message {missing[0]!r}",
                f"в 'variants' нет сообщения {missing[0]!r}",
                self.data.lines.get("variants"),
            )
        return {name: self.words(data, name) for name in names}

    def settings(self, kind: type[Any]) -> dict[str, Any]:
        data = self.data.get("params", marked_yaml.Mapping())
        if not isinstance(data, marked_yaml.Mapping):
            raise self.error("'params' must be a mapping", "'params' — это набор ключей", self.data.lines["params"])
        hints = typing.get_type_hints(kind)
        self.check_keys(data, hints)
        values = {key: self.param(key, data[key], hints[key], data.lines[key]) for key in data}
        try:
            params = kind(**values)
            if hasattr(params, "validate"):
                params.validate()
        except TypeError:
            required = [f.name for f in records.fields(kind) if f.default is f.default_factory is records.MISSING]
            missing = [name for name in required if name not in values]
            raise self.error(
                f"'params' lacks {missing[0]!r}", f"в 'params' нет {missing[0]!r}", self.data.lines.get("params")
            ) from None
        except ValueError as error:
            raise self.error(f"params: {error}", f"params: {error}", self.data.lines.get("params")) from None
        return values

    def param(self, key: str, value: Any, hint: Any, line: int) -> Any:
        converted = _convert(value, hint)
        if converted is None and value is not None:
            raise self.error(
                f"params: {key!r} must be {_describe(hint)}, not {value!r}",
                f"params: {key!r} не может быть {value!r}",
                line,
            )
        return converted

    def examples(self, key: str) -> tuple[Example, ...]:
        data = self.data.get(key, marked_yaml.List())
        if not isinstance(data, marked_yaml.List):
            raise self.error(
                f"{key!r} must be a list of examples", f"{key!r} — это список примеров", self.data.lines[key]
            )
        lines = getattr(data, "lines", [])
        return tuple(self.example(item, line) for item, line in zip(data, lines, strict=False))

    def example(self, data: Any, line: int) -> Example:
        if not isinstance(data, marked_yaml.Mapping) or not isinstance(data.get("ru"), str):
            raise self.error(
                "an example is a mapping with a text under “ru:”", "пример — это набор ключей с текстом под «ru:»", line
            )
        self.check_keys(data, ("ru", "en", "fixed", "title", "comment", "more", "references"))
        source, fixed, title, comment = (
            self.optional_text(data, key, line) for key in ("en", "fixed", "title", "comment")
        )
        more = tuple(self.further(item, line) for item in data.get("more", []))
        return Example(data["ru"], line, source, fixed, title, comment, more, self.references(data, line))

    def references(self, data: marked_yaml.Mapping, line: int) -> tuple[str, ...]:
        value = data.get("references", [])
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.error(
                "“references” must be a list of texts: put every number in quotes",
                "«references» — это список текстов: возьмите номера в кавычки",
                line,
            )
        return tuple(value)

    def further(self, data: Any, line: int) -> tuple[str, str | None]:
        if isinstance(data, str):
            return data, None
        if not isinstance(data, marked_yaml.Mapping) or not isinstance(data.get("ru"), str):
            raise self.error(
                "each of “more” is a text, or a mapping with “ru:” and “en:”",
                "в «more» стоят тексты или наборы ключей «ru:» и «en:»",
                line,
            )
        self.check_keys(data, ("ru", "en"))
        return data["ru"], self.optional_text(data, "en", line)

    def optional_text(self, data: marked_yaml.Mapping, key: str, line: int) -> str | None:
        value = data.get(key)
        if value is None or isinstance(value, str):
            return value
        raise self.error(
            f"{key!r} must be text: put it in quotes", f"{key!r} — это текст: возьмите его в кавычки", line
        )


def _convert(value: Any, hint: Any) -> Any:
    """Return a YAML value as the annotated type, None where it does not fit."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin in (types.UnionType, typing.Union):
        return next((c for arg in args if (c := _convert(value, arg)) is not None), None)
    if origin is tuple and isinstance(value, list):
        items = tuple(_convert(item, args[0]) for item in value)
        return None if None in items else items
    if origin in (dict, Mapping) and isinstance(value, dict):
        pairs = {key: _convert(item, args[1]) for key, item in value.items()}
        return None if None in pairs.values() else pairs
    if hint is float and isinstance(value, int) and not isinstance(value, bool):
        return float(value)
    if hint in (str, int, float, bool) and type(value) is hint:
        return value
    return None


def _describe(hint: Any) -> str:
    names = {str: "text", int: "a whole number", float: "a number", bool: "true or false"}
    if hint in names:
        return names[hint]
    origin = typing.get_origin(hint)
    return {tuple: "a list of texts", dict: "a mapping of texts"}.get(origin or hint, "another kind of value")
