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
from ruling_lint.cli.template import CONFIG
from ruling_lint.files import reason

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
    - pip install git+{repository}@v{version}
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
    lang = options.lang or language()
    say = _WORDS[lang]
    here = Path.cwd()
    found = translations(here)
    try:
        for path, content in files(here, found, lang):
            print(_write(here / path, path, content, say))
    except OSError as error:
        print(f"{error.filename}: {reason(error, lang)}", file=sys.stderr)
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


def files(folder: Path, found: Sequence[str], lang: str) -> list[tuple[str, str]]:
    """Return the files that belong here, each with its content; the comments of the config are in a language."""
    quoted = ", ".join(f'"{name}"' for name in found) or '"."'
    wanted = [(config.FILE, CONFIG[lang].format(paths=quoted))]
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
