"""The config: found from a file's folder up, read from TOML with every mistake named, and narrowed per path."""

from __future__ import annotations

import os
from contextlib import suppress

from ruling_lint import cache, files, records
from ruling_lint.globs import matches as matches
from ruling_lint.ignores import ConfigIgnore
from ruling_lint.patterns import lazy_pattern
from ruling_lint.records import dataclass, field
from ruling_lint.rules import PROFILES
from ruling_lint.trouble import TroubleError, meant, parser_in_russian, together, unknown_key
from ruling_lint.typed import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from _typeshed import StrPath

FILE = ".ruling-lint.toml"
TABLE = "ruling-lint"
ONLY = "only:"
"""Before a glossary or rule path: leave the shipped ones out."""
_KIND = "config"
PROJECT = "pyproject.toml"
BASELINE = ".ruling-lint-baseline.json"
"""The usual name of a baseline, which counts beside the config or in the working folder though no setting names it."""
_TABLE_HEAD = f"[tool.{TABLE}".encode()
_LINE = lazy_pattern(r"line (\d+)")
_DATE = lazy_pattern(r"\d{4}(-\d{2}(-\d{2})?)?")
SEVERITIES = ("error", "warning", "info")
THRESHOLDS = (*SEVERITIES, "never")


class ConfigError(TroubleError):
    """A config that cannot be used."""


@dataclass(frozen=True)
class Override:
    """Settings for the paths that match one of the globs, relative to the config's folder."""

    paths: tuple[str, ...]
    select: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()
    severity: Mapping[str, str] = field(default_factory=dict)
    profile: str | None = None
    allow: tuple[str, ...] = ()
    placeholders: tuple[str, ...] = ()


@dataclass(frozen=True)
class Config:
    """Everything a project can set. Paths are relative to `root`, the folder of the file it was read from."""

    root: StrPath = ""
    path: str | None = None
    paths: tuple[str, ...] = (".",)
    exclude: tuple[str, ...] = ()
    profile: str = "default"
    select: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()
    severity: Mapping[str, str] = field(default_factory=dict)
    glossary: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    memory: tuple[str, ...] = ()
    allow: tuple[str, ...] = ()
    placeholders: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    comprehensive_rules: str | None = None
    wording: str | None = None
    lang: str | None = None
    fail_on: str = "warning"
    encoding: str | None = None
    delimiter: str | None = None
    source_field: str | None = None
    target_field: str | None = None
    id_field: str | None = None
    source_pattern: str | None = None
    baseline: str | None = None
    corpus: tuple[str, ...] = ()
    overrides: tuple[Override, ...] = ()
    ignores: tuple[ConfigIgnore, ...] = ()

    @property
    def names_rules(self) -> bool:
        """Whether any rule is named, perhaps one that there is not."""
        return bool(self.select or self.ignore or self.severity or self.ignores)

    def for_path(self, path: str) -> Config:
        """Return the config for one file, with the overrides whose globs match it applied in order."""
        config = self
        for override in self.overrides:
            if any(matches(self.relative(path), glob) for glob in override.paths):
                config = _apply(config, override)
        return config if config is self else records.replace(config, overrides=())

    def excludes(self, path: str) -> bool:
        """Tell whether a file is left out, also when it was named on the command line. A list of words is no translation."""
        return any(matches(self.relative(path), glob) for glob in self.exclude) or (
            bool(self.words) and os.path.abspath(path) in {os.path.abspath(self.anchored(name)) for name in self.words}
        )

    def serves(self, path: str) -> bool:
        """Tell whether the config works with a file itself: a glossary, a rule, a memory, a list, the baseline."""
        rules = files.suffix(path) in (".yml", ".yaml") and self._names(self.rules, os.path.dirname(path))
        named = (*self.glossary, *self.rules, *self.memory, *self.words, self.comprehensive_rules, self.baseline)
        return rules or self._names(filter(None, named), path)

    def _names(self, entries: Iterable[str], path: str) -> bool:
        full = os.path.abspath(path)
        return any(full == os.path.abspath(self.anchored(entry.removeprefix(ONLY))) for entry in entries)

    def in_corpus(self, path: str) -> bool:
        """Tell whether a file must agree with others, not only with itself."""
        return any(matches(self.relative(path), glob) for glob in self.corpus)

    def relative(self, path: str) -> str:
        """Return a path as the config's globs see it: relative to the config's folder, with forward slashes."""
        return files.below(path, self.root) or files.slashed(path)

    def anchored(self, path: str) -> str:
        """Return the path of a file that the config names."""
        return os.path.join(self.root, path)


def find(start: StrPath) -> str | None:
    """Return the config file that holds for a folder: its own or the nearest above; None if there is none."""
    folder, above = "", os.path.abspath(start)
    while folder != above:
        folder, above = above, os.path.dirname(above)
        file = os.path.join(folder, FILE)
        if os.path.isfile(file):
            return file
        project = os.path.join(folder, PROJECT)
        if _TABLE_HEAD in files.content(project):
            return project
    return None


def load(file: str) -> Config:
    """Read a config file: the whole of `.ruling-lint.toml`, or `[tool.ruling-lint]` of any other. Raises ConfigError."""
    try:
        text = files.read(file).decode("utf-8-sig")
    except OSError as error:
        reason, ru = (files.reason(error, lang) + meant(file, error, lang) for lang in ("en", "ru"))
        raise ConfigError(file, None, f"cannot be read: {reason}", f"не прочитать: {ru}") from None
    except UnicodeDecodeError:
        raise ConfigError(file, None, "not UTF-8: save the file as UTF-8", "не UTF-8: сохраните файл в UTF-8") from None
    return _ConfigReader(file, text).config(table(file, text), os.path.dirname(file))


def table(file: str, text: str) -> dict[str, Any]:
    """Return the values that are a config's in the text of a file. Raises ConfigError for what is not TOML."""
    data = _parsed(file, text)
    inside = os.path.basename(file) == PROJECT or "tool" in data
    values: dict[str, Any] = data.get("tool", {}).get(TABLE, {}) if inside else data
    return values


def line_of(file: str, name: str) -> int | None:
    """Return the line on which a config names a rule or a path, None where it does not."""
    import re

    text = files.content(file).decode("utf-8", "replace")
    match = re.search(rf"""(?<![\w-])["']?{re.escape(name)}["']?(?![\w-])""", re.sub("(?m)#.*$", "", text))
    return text.count("\n", 0, match.start()) + 1 if match else None


def _parsed(file: str, text: str) -> dict[str, Any]:
    """Return the values in a TOML text; they are kept, since the parser takes a tenth of a short run."""
    key = cache.key_of([text])
    kept: dict[str, Any] | None = cache.load(_KIND, key)
    if kept is not None:
        return kept
    import tomllib

    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line = _LINE.search(str(error))
        place = int(line[1]) if line else None
        raise ConfigError(
            file, place, f"no valid TOML: {error}", f"это не TOML: {parser_in_russian(str(error))}"
        ) from None
    with suppress(ValueError):  # dates are no plain values
        cache.save(_KIND, key, data)
    return data


def with_changes(base: Config, changes: Mapping[str, Any]) -> Config:
    """Return a config with the command line on top: glossaries, rules and memories are added, everything else is replaced."""
    added = {name: getattr(base, name) + changes.get(name, ()) for name in ("glossary", "rules", "memory")}
    return records.replace(base, **{**changes, **added})


def _apply(config: Config, override: Override) -> Config:
    return records.replace(
        config,
        select=override.select or config.select,
        ignore=config.ignore + override.ignore,
        severity={**config.severity, **override.severity},
        profile=override.profile or config.profile,
        allow=config.allow + override.allow,
        placeholders=config.placeholders + override.placeholders,
    )


_LISTS = frozenset(
    {"paths", "exclude", "select", "ignore", "glossary", "rules", "memory", "allow", "placeholders", "words"}
)
_CHOICES = {"profile": PROFILES, "lang": ("ru", "en"), "fail_on": THRESHOLDS}


class _ConfigReader:
    """Reads one config table, checking every key and value; what is wrong is gathered, and told at the end."""

    def __init__(self, path: str, text: str) -> None:
        self.path = path
        self.text = text
        self.start = 0
        self.faults: list[ConfigError] = []

    def error(self, key: str, message: str, ru: str) -> ConfigError:
        import re

        pattern = re.compile(rf"^[ \t]*(?:\[\[?[^\]\n]*)?\b{re.escape(key)}\b", re.MULTILINE)
        match = pattern.search(self.text, self.start) or pattern.search(self.text)
        line = self.text.count("\n", 0, match.start()) + 1 if match else None
        return ConfigError(self.path, line, message, ru)

    def config(self, table: Mapping[str, Any], root: str) -> Config:
        known = {f.name for f in records.fields(Config)} - {"root", "path", "ignores"}
        values = self.values(table, known, skip=("ignore", "overrides"))
        entries = table.get("ignore", [])
        if entries and isinstance(entries, list) and all(isinstance(entry, dict) for entry in entries):
            values["ignores"] = self.entries("ignore", entries, self.ignore)
        elif "ignore" in table:
            self.keep(values, "ignore", "ignore", entries)
        overrides = table.get("overrides", [])
        if not isinstance(overrides, list) or not all(isinstance(item, dict) for item in overrides):
            fault = self.error(
                "overrides",
                f"'overrides' must be tables: [[tool.{TABLE}.overrides]]",
                f"'overrides' — это таблицы: [[tool.{TABLE}.overrides]]",
            )
            raise together([*self.faults, fault])
        values["overrides"] = self.entries("overrides", overrides, self.override)
        if self.faults:
            raise together(self.faults)
        return Config(root=root, path=self.path, **values)

    def entries(self, name: str, tables: Sequence[Any], read: Callable[[Any], Any]) -> tuple[Any, ...]:
        """Read the tables of a list, each of them from its own head in the text on."""
        import re

        heads = [match.start() for match in re.finditer(rf"^[ \t]*\[\[[^\]\n]*\b{name}\]\]", self.text, re.MULTILINE)]
        found = []
        for index, item in enumerate(tables):
            self.start = heads[index] if index < len(heads) else 0
            try:
                found.append(read(item))
            except ConfigError as fault:
                self.faults.append(fault)
        self.start = 0
        return tuple(found)

    def keep(self, values: dict[str, Any], name: str, key: str, value: Any) -> None:
        """Read a value, or keep what is wrong with it."""
        try:
            values[name] = self.value(key, value)
        except ConfigError as fault:
            self.faults.append(fault)

    def values(self, table: Mapping[str, Any], known: set[str], skip: tuple[str, ...] = ()) -> dict[str, Any]:
        values: dict[str, Any] = {}
        for key, value in table.items():
            name = key.replace("-", "_")
            if name not in known:
                self.faults.append(self.error(key, *unknown_key(key, (item.replace("_", "-") for item in known))))
            elif key not in skip:
                self.keep(values, name, key, value)
        return values

    def value(self, key: str, value: Any) -> Any:
        name = key.replace("-", "_")
        if name in _LISTS:
            if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
                raise self.error(key, f"{key!r} must be a list of texts", f"{key!r} — это список текстов")
            return tuple(value)
        if name == "corpus":
            return self.corpus(value)
        if name == "severity":
            if not isinstance(value, dict) or not all(item in SEVERITIES for item in value.values()):
                raise self.error(
                    key,
                    f"{key!r} must map rule names to one of: {', '.join(SEVERITIES)}",
                    f"в {key!r} у каждого правила должно стоять одно из: {', '.join(SEVERITIES)}",
                )
            return dict(value)
        if name == "wording":
            value = str(value)
            if not _DATE.fullmatch(value):
                raise self.error(
                    key,
                    f"{key!r} must be a date such as 2018 or 2018-04, not {value!r}",
                    f"{key!r} — это дата, например 2018 или 2018-04, а не {value!r}",
                )
        return self.text_value(key, name, value)

    def text_value(self, key: str, name: str, value: Any) -> str:
        if not isinstance(value, str):
            raise self.error(key, f"{key!r} must be text", f"{key!r} — это текст")
        if name == "delimiter" and len(value) != 1:
            raise self.error(key, f"{key!r} must be one character", f"{key!r} — это один знак")
        if name in _CHOICES and value not in _CHOICES[name]:
            raise self.error(
                key,
                f"{key!r} cannot be {value!r}; use one of: {', '.join(_CHOICES[name])}",
                f"{key!r} не может быть {value!r}; выберите из: {', '.join(_CHOICES[name])}",
            )
        return value

    def corpus(self, value: Any) -> tuple[str, ...]:
        if isinstance(value, bool):
            return ("*",) if value else ()
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.error(
                "corpus", "'corpus' must be true, or a list of globs", "'corpus' — true или список шаблонов"
            )
        return tuple(value)

    def override(self, table: Mapping[str, Any]) -> Override:
        known = {f.name for f in records.fields(Override)}
        if "paths" not in table:
            raise self.error(
                "overrides",
                "an override needs 'paths': a list of globs",
                "у [[overrides]] должен быть ключ 'paths': список шаблонов путей",
            )
        return Override(**self.values(table, known))

    def ignore(self, table: Mapping[str, Any]) -> ConfigIgnore:
        known = {f.name for f in records.fields(ConfigIgnore)}
        if "rule" not in table:
            raise self.error(
                "ignore",
                "an ignore entry needs 'rule'; 'path' and 'text' narrow it, 'reason' explains it",
                "у [[ignore]] должен быть ключ 'rule'; 'path' и 'text' сужают его, 'reason' объясняет",
            )
        values = {}
        for key, value in table.items():
            if key not in known or not isinstance(value, str):
                raise self.error(
                    key,
                    f"unknown key {key!r} or no text in it; known: {', '.join(sorted(known))}",
                    f"нет ключа {key!r} или в нём не текст; есть: {', '.join(sorted(known))}",
                )
            values[key] = value
        return ConfigIgnore(**values)
