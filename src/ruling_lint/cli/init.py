"""`ruling-lint init`: write a commented config, and the hook and CI snippets for what stands in the folder."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from pathlib import Path

from ruling_lint import __version__, config, discovery, readers
from ruling_lint.cli import OK, TROUBLE
from ruling_lint.cli.arguments import Parser
from ruling_lint.cli.common import REPOSITORY, language
from ruling_lint.files import reason

CONFIG = """\
# Settings of ruling-lint. Every line that starts with # is a default or an example.

# What a run without paths checks, and what is left out even where it is named.
paths = [{paths}]
# exclude = ["drafts/", "**/old.po"]

# default: what a reviewer acts on; strict: advice as well.
profile = "default"
# fail-on = "warning"        # error, warning, info or never
# lang = "ru"                # language of messages; the system's by default

# Rules by name: `ruling-lint rules` lists them, `ruling-lint explain RULE` teaches one.
# severity = {{spelling = "info"}}
# select = ["untranslated-text", "untranslated-term"]    # these and no others
# ignore = ["final-punctuation"]

# Your own terms and rules, on top of the shipped ones ("only:terms.yml" leaves those out).
# glossary = ["terms.yml"]
# rules = ["our-rules"]
# wording = "2018"           # the printed wording of a year; today's by default

# Phrases that stay in Latin script, placeholders that stay as they are, and lists of your own Russian words.
# allow = ["Wizards of the Coast"]
# placeholders = ["[this permanent]"]
# words = ["words.txt"]      # one a line; `ruling-lint spelling add WORD` writes into the first list

# The game's Comprehensive Rules as plain text: references to rules that they do not have are reported.
# comprehensive-rules = "MagicCompRules.txt"

# How files are read. Without these, UTF-8 or what a file declares, and fields by their usual names.
# encoding = "windows-1251"
# delimiter = ";"            # of CSV and TSV, where it is not found by itself
# source-field = "original"
# target-field = "translation"
# id-field = "key"
# source-pattern = "en/{{path}}"    # the source of ru/{{path}} lies there

# Translations to offer for what was left in English.
# memory = ["memory.tmx"]

# Files whose terms and repeated segments must agree with one another: true, or a list of globs.
# corpus = true

# Faults that are accepted: `ruling-lint baseline write` makes the file.
# baseline = ".ruling-lint-baseline.json"

# Other settings for some paths: select, ignore, severity, profile, allow, placeholders.
# [[overrides]]
# paths = ["drafts/"]
# profile = "strict"

# One finding that is right as it is, in a format without comments. It is the same key as the list `ignore` above, so
# only one of them can stand here. To leave a rule out beside such entries, give one with nothing but `rule`.
# [[ignore]]
# path = "rulings.csv"
# rule = "untranslated-text"
# text = "Lorem"
# reason = "a quotation"
"""

HOOK = """\
repos:
  - repo: {repository}
    rev: v{version}
    hooks:
      - id: ruling-lint
        files: {files}
"""

GITHUB = """\
name: ruling-lint
on: [pull_request]
jobs:
  ruling-lint:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
        with:
          fetch-depth: 0
      - uses: ruling-lint/ruling-lint@v{version}
"""

GITLAB = """\
ruling-lint:
  image: python:3.11
  script:
    - pip install ruling-lint=={version}
    - ruling-lint check --format text --format gitlab --output - --output gl-code-quality-report.json
  artifacts:
    when: always
    reports:
      codequality: gl-code-quality-report.json
"""

_WORDS = {
    "ru": {
        "wrote": "записан {0}",
        "kept": "{0} уже есть, оставлен как был",
        "add": "добавьте в {0}:",
        "next": "Дальше: ruling-lint check",
        "hook": "и pre-commit install, чтобы проверка шла перед каждым коммитом",
        "none": "файлов с переводами в этой папке не нашлось: впишите их в paths",
    },
    "en": {
        "wrote": "wrote {0}",
        "kept": "{0} is there already and was left alone",
        "add": "add to {0}:",
        "next": "Next: ruling-lint check",
        "hook": "and pre-commit install, to check before every commit",
        "none": "no translations were found in this folder: name them under paths",
    },
}


def parser() -> argparse.ArgumentParser:
    """Return the parser of this command's options."""
    result = Parser(
        prog="ruling-lint init",
        description="Write a commented config here, and the snippets for pre-commit and CI. Existing files are left alone.",
    )
    result.add_argument("--lang", choices=("ru", "en"))
    return result


def main(argv: Sequence[str]) -> int:
    """Run the command and return its exit status."""
    options = parser().parse_args(argv)
    say = _WORDS[options.lang or language()]
    here = Path.cwd()
    found = translations(here)
    try:
        for path, content in files(here, found):
            print(_write(here / path, path, content, say))
    except OSError as error:
        print(f"{error.filename}: {reason(error, options.lang or language())}", file=sys.stderr)
        return TROUBLE
    if not found:
        print(say["none"])
    print(say["next"])
    if (here / ".git").exists():
        print(say["hook"])
    return OK


def translations(folder: Path) -> list[str]:
    """Return the top folders and files, relative, that hold translations, as a run over the folder would find them."""
    found = discovery.expand([str(folder)], lambda _: False, readers.suffixes())
    return sorted({Path(file).relative_to(folder).parts[0] for file in found})


def files(folder: Path, found: Sequence[str]) -> list[tuple[str, str]]:
    """Return the files that belong here, each with its content."""
    quoted = ", ".join(f'"{name}"' for name in found) or '"."'
    wanted = [(config.FILE, CONFIG.format(paths=quoted))]
    pattern = f"^({'|'.join(re.escape(name) for name in found)})(/|$)" if found else "^ru/"
    filled = {"repository": REPOSITORY, "version": __version__, "files": pattern}
    if (folder / ".git").exists():
        wanted.append((".pre-commit-config.yaml", HOOK.format(**filled)))
    if (folder / ".github").is_dir():
        wanted.append((".github/workflows/ruling-lint.yml", GITHUB.format(**filled)))
    if (folder / ".gitlab-ci.yml").is_file():
        wanted.append((".gitlab-ci.yml", GITLAB.format(**filled)))
    return wanted


def _write(file: Path, name: str, content: str, say: dict[str, str]) -> str:
    """Write a file that is not there; of one that is, say what to add."""
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content, encoding="utf-8", newline="\n")
        return say["wrote"].format(name)
    if name == config.FILE or "ruling-lint" in file.read_text(encoding="utf-8", errors="replace"):
        return say["kept"].format(name)
    return f"{say['add'].format(name)}\n\n{content}"
