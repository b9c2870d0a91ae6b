"""The terminologist's commands under `ruling-lint glossary`: export and import."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ruling_lint.atomic import write_bytes
from ruling_lint.cli import OK, TROUBLE
from ruling_lint.config import Config
from ruling_lint.desk.exchange import FORMATS, export_terms, import_terms
from ruling_lint.desk.yaml_writer import write_yaml
from ruling_lint.glossary import GlossaryError
from ruling_lint.glossary.loading import laid_over, read_files
from ruling_lint.project import layers, shown

if TYPE_CHECKING:
    import argparse

STDOUT = "-"

_WORDS = {
    "ru": {
        "exported": "{}: записано терминов: {}",
        "unreadable": "не прочитать: {}",
        "unwritable": "не записать: {}",
    },
    "en": {"exported": "{}: terms written: {}", "unreadable": "cannot read: {}", "unwritable": "cannot write: {}"},
}

Action = Callable[["argparse.Namespace", Config, str], int]
"""What runs a command: its options, the config with the command line on top, the language of messages."""


def add_exchange(add: Callable[..., argparse.ArgumentParser]) -> None:
    """Add the parsers of export and import."""
    known = ", ".join(FORMATS)
    export = add("export", "write the glossary to a file")
    export.add_argument("file", metavar="FILE", help=f"its ending tells the format: {known}")
    import_ = add("import", "turn a glossary of another format into YAML")
    import_.add_argument("file", metavar="FILE", help=f"its ending tells the format: {known}")
    import_.add_argument("--output", metavar="FILE", default=STDOUT, help="where to (default: standard output)")


def run_export(options: argparse.Namespace, config: Config, lang: str) -> int:
    """Write the shipped and the own terms, or those of `only:FILE`, to a file."""
    shipped, extra = layers(config, config.glossary)
    terms = laid_over(read_files(shipped, extra))
    status = _save(options.file, export_terms(options.file, terms), lang)
    if status == OK:
        print(_WORDS[lang]["exported"].format(shown(options.file), len(terms)), file=sys.stderr)
    return status


def run_import(options: argparse.Namespace, config: Config, lang: str) -> int:
    """Write the terms of a file as YAML."""
    try:
        data = Path(options.file).read_bytes()
    except OSError as error:
        reason = error.strerror or str(error)
        words = (_WORDS[code]["unreadable"].format(reason) for code in ("en", "ru"))
        raise GlossaryError(options.file, None, *words) from None
    return _save(options.output, write_yaml(import_terms(options.file, data)).encode(), lang)


def _save(file: str, content: bytes, lang: str) -> int:
    if file == STDOUT:
        sys.stdout.write(content.decode())
        return OK
    try:
        write_bytes(Path(file), content)
    except OSError as error:
        print(f"{shown(file)}: {_WORDS[lang]['unwritable'].format(error.strerror)}", file=sys.stderr)
        return TROUBLE
    return OK


def complain_of(error: GlossaryError, lang: str) -> int:
    """Say what is wrong with a glossary file and where, and return the exit status for trouble."""
    place = f"{shown(error.path)}:{error.line}" if error.line else shown(error.path)
    print(f"{place}: {error.message_ru if lang == 'ru' else error.message}", file=sys.stderr)
    return TROUBLE


ACTIONS: Mapping[str, Action] = {"export": run_export, "import": run_import}
ADDERS: Sequence[Callable[[Callable[..., argparse.ArgumentParser]], None]] = (add_exchange,)
