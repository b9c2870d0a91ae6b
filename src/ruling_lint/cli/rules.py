"""`ruling-lint rules`: list every rule, or run the examples inside rule files."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from ruling_lint import examples
from ruling_lint.checks.base import Context
from ruling_lint.cli import FOUND, OK, TROUBLE
from ruling_lint.cli.arguments import Parser
from ruling_lint.cli.common import complain, language, settings, tell
from ruling_lint.config import ConfigError
from ruling_lint.project import Project
from ruling_lint.rules import Rule

_LEGEND = {
    "en": (
        "safe: --fix mends what cannot go wrong, --unsafe-fixes the rest; unsafe: something is suggested, which --unsafe-fixes",
        "puts in; memory: a translation known from elsewhere is suggested; none: nothing is suggested; strict: in the strict",
        "profile only. `ruling-lint explain RULE` teaches a rule.",
    ),
    "ru": (
        "исправит: то, в чём нельзя ошибиться, исправляет --fix, остальное — --unsafe-fixes; предложит: предложенное вставляет",
        "--unsafe-fixes; из памяти: предлагается уже известный перевод; —: предложений нет; strict: только в профиле strict.",
        "Подробно о правиле: `ruling-lint explain ПРАВИЛО`.",
    ),
}
_WORDS = {
    "ru": {
        "error": "ошибка",
        "warning": "предупреждение",
        "info": "замечание",
        "safe": "исправит",
        "unsafe": "предложит",
        "memory": "из памяти",
        "none": "—",
    },
}
"""Words of the table that are not those of the rule files."""


def parser() -> argparse.ArgumentParser:
    """Return the parser of this command's options."""
    result = Parser(prog="ruling-lint rules", description="List the rules, or run their examples.")
    result.add_argument("action", nargs="?", choices=("list", "test"), default="list")
    result.add_argument("folder", nargs="?", metavar="DIR", help="a folder of rules to add to the shipped ones")
    result.add_argument("--format", choices=("text", "json"), default="text")
    result.add_argument("--lang", choices=("ru", "en"))
    result.add_argument("--config", metavar="FILE")
    result.add_argument("--no-config", action="store_true")
    return result


def main(argv: Sequence[str]) -> int:
    """Run the command and return its exit status."""
    options = parser().parse_intermixed_args(argv)
    extra = {"rules": (str(Path.cwd() / options.folder),)} if options.folder else {}
    try:
        config = settings(options.config, options.no_config, extra)
    except ConfigError as error:
        return complain(error, options.lang or language())
    project = Project(config)
    rules = project.rules
    if options.action == "test":
        return _test(project, rules)
    tell(_listing(rules, options.format, options.lang or config.lang or language()), hang=" " * 8)
    return _problems(project)


def _test(project: Project, rules: Sequence[Rule]) -> int:
    context = Context(project.glossary, project.names)
    failures = list(examples.run(rules, context))
    for failure in failures:
        tell(f"{failure.path}:{failure.line}: {failure.rule}: {failure.message}")
    total = sum(len(rule.bad) + len(rule.good) for rule in rules)
    print(f"{len(rules)} rules, {total} examples, {len(failures)} failed")
    return _problems(project) or (FOUND if failures else OK)


def _problems(project: Project) -> int:
    for problem in project.problems:
        tell(f"{problem.path}:{problem.line}: {problem.message}", sys.stderr)
    return TROUBLE if project.problems else OK


def _listing(rules: Sequence[Rule], shape: str, lang: str) -> str:
    if shape == "json":
        rows = [
            {
                "id": r.id,
                "severity": r.severity.label,
                "category": r.category,
                "profile": r.profile,
                "fix": r.fix,
                "title": _title(r, lang),
                "message": r.message.get(lang),
            }
            for r in rules
        ]
        return json.dumps(rows, ensure_ascii=False, indent=1)
    say: Mapping[str, str] = _WORDS.get(lang, {})
    ordered = sorted(rules, key=lambda rule: rule.id)
    cells: list[tuple[str, ...]] = [
        (
            rule.id,
            say.get(rule.severity.label, rule.severity.label),
            say.get(rule.fix, rule.fix),
            "strict" if rule.profile == "strict" else "",
            _title(rule, lang),
        )
        for rule in ordered
    ]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    lines = ("  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True)).rstrip() for row in cells)
    return "\n".join([*lines, "", *_LEGEND[lang]])


def _title(rule: Rule, lang: str) -> str:
    """Return a rule in a few words: its title, else its message with a dot for what a finding fills in."""
    return rule.title.get(lang) if rule.title else re.sub(r"\$\w+|\$\{\w+\}", "…", rule.message.get(lang))
