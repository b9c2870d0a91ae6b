"""`python -m ruling_lint.precompile FOLDER`: write what the first run would have to work out; run when a wheel is built."""

from __future__ import annotations

import sys
from pathlib import Path

from ruling_lint import bundled, cache, files, rulebook
from ruling_lint.glossary import loading, store
from ruling_lint.glossary.names import Names
from ruling_lint.lexicon import invented
from ruling_lint.rules import rule_files


def precompile(folder: Path) -> None:
    """Write rules, glossary and invented words, each with the key that it is good for. Raises RuleError, GlossaryError."""
    paths = rule_files(bundled.rules_dir())
    _write(folder / "rules.bin", rulebook.key_of(paths), rulebook.pack(rulebook.read(paths), paths))
    sources = [(bundled.glossary_file(), files.read(bundled.glossary_file()))]
    _write(folder / "glossary.bin", store.content_key(sources), (*loading.compile_sources(sources),))
    _write(folder / f"{invented.KIND}.bin", invented.key_of(Names()), invented.find(Names()))


def _write(file: Path, key: str, value: object) -> None:
    file.write_bytes(cache.dumps((key, value)))


if __name__ == "__main__":
    precompile(Path(sys.argv[1]))
