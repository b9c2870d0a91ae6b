"""`ruling-lint explain RULE`: why a rule exists, wrong and right examples, what it fixes, how to set and silence it."""

from __future__ import annotations

import argparse
import os
import re
import sys
import textwrap
from collections.abc import Iterator, Sequence

from ruling_lint.cli import OK, TROUBLE
from ruling_lint.cli.arguments import Parser
from ruling_lint.cli.common import complain, language, room, settings, tell
from ruling_lint.config import FILE, PROJECT, ConfigError
from ruling_lint.project import Project, shown, unknown_rule
from ruling_lint.rules import Example, Rule

_WIDTH = 100
NOTHING = "⟦⟧"

_WORDS = {
    "ru": {
        "error": "ошибка",
        "warning": "предупреждение",
        "info": "замечание",
        "severity": "Важность",
        "strict": "только в профиле strict",
        "wrong": "Неверно",
        "right": "Верно",
        "source": "оригинал",
        "fixed": "исправлено",
        "title": "заголовок страницы",
        "references": "есть правила",
        "fix": "Исправление",
        "safe": "--fix исправляет сам, где ошибиться нельзя; остальное — --unsafe-fixes",
        "unsafe": "предлагается; --unsafe-fixes применит первое предложение",
        "memory": "предлагается перевод из памяти переводов или этого же файла, если он там есть",
        "none": "предложений у этого правила нет: решает человек",
        "set": "Настройка",
        "silence": "Как отменить в одном месте",
        "comment": "комментарий в PO, XML, HTML, Markdown, YAML и .properties",
        "config": "в {}, для любого формата, каждое с новой строки",
        "whole": "Отключить совсем",
    },
    "en": {
        "error": "error",
        "warning": "warning",
        "info": "info",
        "severity": "Severity",
        "strict": "in the strict profile only",
        "wrong": "Wrong",
        "right": "Right",
        "source": "source",
        "fixed": "fixed",
        "title": "page title",
        "references": "rules that exist",
        "fix": "Fix",
        "safe": "--fix mends it where nothing can go wrong; --unsafe-fixes does the rest",
        "unsafe": "suggested; --unsafe-fixes takes the first suggestion",
        "memory": "a translation from a memory or from the same file is suggested where there is one",
        "none": "this rule suggests nothing: a person decides",
        "set": "To configure",
        "silence": "To silence one place",
        "comment": "a comment in PO, XML, HTML, Markdown, YAML or .properties",
        "config": "in {}, for any format, a line each",
        "whole": "To switch it off",
    },
}


def parser() -> argparse.ArgumentParser:
    """Return the parser of this command's options."""
    result = Parser(prog="ruling-lint explain", description="Teach a rule.")
    result.add_argument("rule", metavar="RULE")
    result.add_argument("--lang", choices=("ru", "en"))
    result.add_argument("--config", metavar="FILE")
    result.add_argument("--no-config", action="store_true")
    return result


def main(argv: Sequence[str]) -> int:
    """Run the command and return its exit status."""
    options = parser().parse_args(argv)
    try:
        config = settings(options.config, options.no_config)
    except ConfigError as error:
        return complain(error, options.lang or language())
    rules = {rule.id: rule for rule in Project(config).rules}
    if options.rule not in rules:
        tell(
            f"ruling-lint explain: {unknown_rule(options.rule, rules.values(), options.lang or language())}", sys.stderr
        )
        return TROUBLE
    lang = options.lang or config.lang or language()
    tell("\n".join(page(rules[options.rule], lang, room(_WIDTH), config.path or FILE)), hang="  ")
    return OK


def page(rule: Rule, lang: str, width: int = _WIDTH, config: str = FILE) -> Iterator[str]:
    """Yield the lines of a rule's page, its paragraphs in so many columns; `config` is the file that silences it."""
    say = _WORDS[lang]
    table = "tool.ruling-lint.ignore" if os.path.basename(config) == PROJECT else "ignore"
    yield f"{rule.id} — {_filled(rule.message.get(lang))}"
    strict = f" ({say['strict']})" if rule.profile == "strict" else ""
    yield f"{say['severity']}: {say[rule.severity.label]}{strict}"
    yield ""
    yield textwrap.fill(rule.why.get(lang), width)
    yield from _examples(say["wrong"], rule.bad, say)
    yield from _examples(say["right"], rule.good, say)
    yield ""
    yield f"{say['fix']}: {say[rule.fix]}"
    if rule.configure:
        yield textwrap.fill(f"{say['set']}: {rule.configure.get(lang)}", width)
    yield f"{say['silence']}:"
    yield f"  {say['comment']}: ruling-lint: ignore[{rule.id}] …"
    yield f'  {say["config"].format(shown(config))}: [[{table}]]  rule = "{rule.id}"  path = "…"  text = "…"'
    yield f'{say["whole"]}: ignore = ["{rule.id}"]  /  --ignore {rule.id}'


def _examples(heading: str, examples: Sequence[Example], say: dict[str, str]) -> Iterator[str]:
    yield ""
    yield f"{heading}:"
    for example in examples:
        if example.title:
            yield f"  ({say['title']}: {example.title})"
        if example.references:
            yield f"  ({say['references']}: {', '.join(example.references)})"
        if example.source:
            yield f"  ({say['source']}: {example.source})"
        if example.comment:
            yield f"  # {example.comment}"
        yield f"  {example.target if example.target != NOTHING else '—'}"
        if example.fixed:
            yield f"    {say['fixed']}: {example.fixed}"


def _filled(message: str) -> str:
    """Return a message with dots where a finding fills it."""
    return re.sub(r"\$\w+", "…", message)
