"""Rules ready to run: read from a compiled copy where there is one for exactly these files, else from YAML."""

from __future__ import annotations

import os
from collections.abc import Sequence

from ruling_lint import bundled, cache, files
from ruling_lint.model import Severity
from ruling_lint.rules import Example, Rule, Words
from ruling_lint.typed import Any

_KIND = "rules"
_CODE = ("checks", "marked_yaml.py", "records.py", "rule_reader.py", "rulebook.py", "rules.py")


def load(paths: Sequence[str], whole: bool = True) -> list[Rule]:
    """Return the rules of files in order, a later one in place of an earlier one of the same id. Raises RuleError.

    Where files had to be left out (not `whole`), rules may yield to some that are not there.
    """
    key = key_of(paths)
    packed = bundled.compiled(_KIND, key) or cache.load(_KIND, key)
    if packed is None:
        rules = read(paths, whole)
        cache.save(_KIND, key, pack(rules, paths))
        return rules
    return [_unpacked(values, paths) for values in packed]


def read(paths: Sequence[str], whole: bool = True) -> list[Rule]:
    """Return the rules of files from their YAML. Raises RuleError."""
    from ruling_lint import rule_reader

    return rule_reader.load(paths, whole)


def key_of(paths: Sequence[str]) -> str:
    """Return the key of the compiled form of rule files; it changes with their content and with the tool."""
    return cache.key_of(
        [bundled.state(*_CODE), *(part for path in paths for part in (os.path.basename(path), files.content(path)))]
    )


def pack(rules: Sequence[Rule], paths: Sequence[str]) -> list[dict[str, Any]]:
    """Return rules as plain values, each with the number of its file."""
    numbers = {path: number for number, path in enumerate(paths)}
    return [_packed(rule, numbers[rule.path]) for rule in rules]


def _packed(rule: Rule, file: int) -> dict[str, Any]:
    texts = {name: tuple(getattr(rule, name) or ()) for name in ("message", "why", "title", "configure")}
    examples = {name: [_values(example) for example in getattr(rule, name)] for name in ("bad", "good")}
    variants = {name: tuple(words) for name, words in rule.variants.items()}
    severity = int(rule.severity)
    return {**_values(rule), **texts, **examples, "variants": variants, "severity": severity, "path": file}


def _values(record: Rule | Example) -> dict[str, Any]:
    return {name: getattr(record, name) for name in _names(type(record))}


def _names(kind: type[Any]) -> list[str]:
    from ruling_lint import records

    return [field.name for field in records.fields(kind)]


def _unpacked(values: dict[str, Any], paths: Sequence[str]) -> Rule:
    values["path"] = paths[values["path"]]
    values["severity"] = Severity(values["severity"])
    values["variants"] = {name: Words(*words) for name, words in values["variants"].items()}
    for name in ("message", "why", "title", "configure"):
        values[name] = Words(*values[name]) if values[name] else None
    for name in ("bad", "good"):
        values[name] = tuple(Example(**example) for example in values[name])
    return Rule(**values)
