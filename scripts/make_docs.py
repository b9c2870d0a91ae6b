"""Make what is made from the code and from a run: the pages of rules, and parts of the READMEs and of docs.

python scripts/make_docs.py           write them
python scripts/make_docs.py --check   exit with status 1 if one of them is out of date
"""

import inspect
import re
import subprocess
import sys
import textwrap
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from ruling_lint import checks, engine, examples, readers
from ruling_lint.checks.base import Context
from ruling_lint.cli.explain import page
from ruling_lint.config import Config
from ruling_lint.lexicon.translations import Translations
from ruling_lint.project import Project
from ruling_lint.rules import Rule
from ruling_lint.selection import Selection
from ruling_lint.themes import THEMES

ROOT = Path(__file__).resolve().parent.parent
EXAMPLE = "examples/ruling_page.txt"

WORDS = {
    "en": {
        "title": "Rules",
        "intro": "Made from the rule files by `scripts/make_docs.py`. `ruling-lint explain RULE` shows one of these pages.",
        "head": "| rule | severity | fix | reports |",
        "error": "error",
        "warning": "warning",
        "info": "info",
        "strict": "strict profile",
        "safe": "`--fix`",
        "suggests": "suggests",
        "memory": "suggests from a memory",
        "nothing": "—",
        "count": "{} rules; [docs/rules.md](docs/rules.md) explains each, with wrong and right sentences. "
        "Those with \\* belong to the strict profile only.",
        "themes": "| theme | rules |",
    },
    "ru": {
        "title": "Правила",
        "intro": "Страница сделана из файлов с правилами. Одно правило покажет команда `ruling-lint explain ПРАВИЛО`.",
        "head": "| правило | важность | исправление | о чём сообщает |",
        "error": "ошибка",
        "warning": "предупреждение",
        "info": "замечание",
        "strict": "профиль strict",
        "safe": "`--fix`",
        "suggests": "предлагает",
        "memory": "предлагает из памяти переводов",
        "nothing": "—",
        "count": "Правил: {}. Каждое [объяснено на примерах](docs/rules.ru.md). Со знаком \\* — только в профиле strict.",
        "themes": "| тема | правила |",
    },
}

SEGMENTS = {
    "text": "a paragraph; see below",
    "po": "each `msgstr`; fuzzy and obsolete entries are counted, not checked",
    "xliff": "a unit's segment, of XLIFF 1.2 and 2.x; inline codes are compared",
    "html": "a block, and attributes that people read",
    "markdown": "a block; code, addresses and front matter are left out",
    "tmx": "a unit in both languages",
    "xlsx": "a row with source, target and id, on each sheet whose first row names them",
    "qt-ts": "a message, each numerus form; unfinished, obsolete and vanished ones are not checked",
    "jsonl": "a row with source, target and id",
    "json": "a pair of sibling keys, else every string with Russian",
    "csv": "a row with source, target and id",
    "tsv": "a row with source, target and id",
    "yaml": "a pair of sibling keys, else every string with Russian",
    "properties": "a value",
}
"""What a segment of each input format is."""


def main() -> int:
    """Write or check the pages; return the exit status."""
    rules = sorted(project().rules, key=lambda rule: rule.id)
    stale = []
    for path, content in pages(rules):
        if path.read_text(encoding="utf-8") != content if path.exists() else True:
            stale.append(path)
            if "--check" not in sys.argv:
                path.write_text(content, encoding="utf-8", newline="\n")
    for path in stale:
        print(f"{path.relative_to(ROOT)}: {'out of date' if '--check' in sys.argv else 'written'}")
    for name in misleading():
        print(f"{name}: `fix` says of suggestions what the examples do not show")
    return int(bool(stale or misleading()) and "--check" in sys.argv)


@cache
def project() -> Project:
    """Return the shipped rules, glossary and names."""
    return Project(Config())


def pages(rules: list[Rule]) -> Iterator[tuple[Path, str]]:
    """Yield every made page with its content."""
    for lang, suffix in (("en", ""), ("ru", ".ru")):
        yield ROOT / "docs" / f"rules{suffix}.md", rule_page(rules, lang)
        readme = ROOT / f"README{suffix}.md"
        text = filled(readme.read_text(encoding="utf-8"), "rules", themes(rules, lang))
        yield readme, filled(text, "sample", f"```text\n{sample(lang)}\n```")
    parts = (
        ("design.md", "layers", layers()),
        ("formats.md", "formats", formats()),
        ("own-rules.md", "kinds", kinds()),
    )
    for name, part, content in parts:
        file = ROOT / "docs" / name
        yield file, filled(file.read_text(encoding="utf-8"), part, content)


def filled(text: str, name: str, content: str) -> str:
    """Return a page with new content between its two comments of a name."""
    before, rest = text.split(f"<!-- {name} -->")
    after = rest.split(f"<!-- /{name} -->")[1]
    return f"{before}<!-- {name} -->\n{content}\n<!-- /{name} -->{after}"


def sample(lang: str) -> str:
    """Return what the linter says of the example page, a line a finding."""
    command = [sys.executable, "-m", "ruling_lint", "check", "--no-config", "--format", "concise", "--lang", lang]
    done = subprocess.run([*command, EXAMPLE], cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    return "\n".join(line for line in done.stdout.splitlines() if line.startswith(EXAMPLE))


def layers() -> str:
    """Return the layers that import-linter checks, from the top down."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    (contract,) = project["tool"]["importlinter"]["contracts"]
    line = " → ".join(f"`{layer}`" for layer in contract["layers"])
    return textwrap.fill(line, 120, break_long_words=False, break_on_hyphens=False)


def formats() -> str:
    """Return the table of input formats."""
    rows = ["| name | endings | what is a segment |", "|---|---|---|"]
    for name, (_, endings) in readers.FORMATS.items():
        shown_endings = ", ".join(f"`{ending}`" for ending in endings)
        rows.append(f"| `{name}` | {shown_endings} | {SEGMENTS[name]} |")
    return "\n".join(rows)


def kinds() -> str:
    """Return what each kind of check does, and what its params are, in the words of its module."""
    sections = []
    for name in checks.KINDS:
        check = checks.get(name)
        does = (inspect.getdoc(check) or "").removeprefix(f"Check `{name}`: ")
        sections.append(f"### {name}\n\n{does[:1].upper()}{does[1:]}\n\n{inspect.getdoc(check.Params)}")
    return "\n" + "\n\n".join(sections) + "\n"


def table(rules: list[Rule], lang: str) -> str:
    """Return the table of rules."""
    say = WORDS[lang]
    rows = [say["head"], "|---|---|---|---|"]
    for rule in rules:
        severity = say[rule.severity.label] + (f" ({say['strict']})" if rule.profile == "strict" else "")
        words = (rule.title or rule.message).get(lang)
        rows.append(f"| `{rule.id}` | {severity} | {say[offer(rule)]} | {shown(words)} |")
    return "\n".join(rows)


class Memory(Translations):
    """A memory that holds everything, to show which rules ask one."""

    FOUND = "from the memory"

    def of(self, text: str) -> tuple[str, ...]:
        """Return a mark that no rule makes of itself."""
        return (self.FOUND,)


@cache
def offered() -> dict[str, set[str]]:
    """Return what each rule suggests for its bad examples."""
    rules = Selection(project().rules)
    context = Context(project().glossary, project().names, translations=Memory())
    found: dict[str, set[str]] = {rule.id: set() for rule in rules}
    for rule_id, example in ((rule.id, example) for rule in rules for example in rule.bad):
        document = examples.document(example)
        around = context.on_page(document).with_rules(example.references)
        for finding in engine.lint(document, rules, around, engine.Settings()).findings:
            if finding.rule == rule_id:
                found[rule_id].update(suggestion.text for suggestion in finding.suggestions)
    return found


def offer(rule: Rule) -> str:
    """Return which of the words tells what a rule does about its findings, as its examples show."""
    if rule.fix == "safe":
        return "safe"
    if offered()[rule.id] - {Memory.FOUND}:
        return "suggests"
    return "memory" if offered()[rule.id] else "nothing"


def misleading() -> list[str]:
    """Return the rules that say of their suggestions what their examples do not show."""
    said = {"safe": "safe", "unsafe": "suggests", "memory": "memory", "none": "nothing"}
    return [rule.id for rule in project().rules if said[rule.fix] != offer(rule)]


def themes(rules: list[Rule], lang: str) -> str:
    """Return the table of themes with the names of their rules."""
    by_theme: dict[str, list[str]] = {theme: [] for theme in THEMES}
    for rule in rules:
        by_theme[Path(rule.path).stem].append(f"`{rule.id}`" + "\\*" * (rule.profile == "strict"))
    rows = [f"| {THEMES[theme][lang]} | {', '.join(names)} |" for theme, names in by_theme.items()]
    say = WORDS[lang]
    return "\n".join([say["count"].format(len(rules)), "", say["themes"], "|---|---|", *rows])


def shown(words: str) -> str:
    """Return a message with dots where a finding fills it, safe inside a table."""
    return re.sub(r"\$\w+", "…", words).replace("|", "\\|").replace("[", "\\[")


def rule_page(rules: list[Rule], lang: str) -> str:
    """Return the page that explains every rule."""
    say = WORDS[lang]
    parts = [f"# {say['title']}\n\n{say['intro']}\n\n{table(rules, lang)}\n"]
    for rule in rules:
        _, *lines = page(rule, lang)
        parts.append(f"## {rule.id}\n\n```text\n" + "\n".join(lines).strip("\n") + "\n```\n")
    return "\n".join(parts)


if __name__ == "__main__":
    sys.exit(main())
