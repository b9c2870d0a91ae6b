"""Loading glossaries: files to terms, layers to one list, compiled through the cache."""

from __future__ import annotations

import os
import time

from ruling_lint import bundled, files
from ruling_lint.glossary import store
from ruling_lint.glossary.glossary import Glossary
from ruling_lint.glossary.terms import GlossaryError, Term
from ruling_lint.trouble import meant
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from _typeshed import StrPath

    from ruling_lint.glossary.compiled import Compiled

Source = tuple[str, bytes]
"""A glossary file: its path, which tells its format, and its content."""


def load_glossary(shipped: bool = True, extra: Iterable[StrPath] = (), day: str | None = None) -> Glossary:
    """Return the glossary made of the shipped terms (if wanted) and the user's files, later ones over earlier ones.

    `day` is the ISO date whose printed wording counts, today by default; "2015" and "2015-06" will do. Raises
    GlossaryError for a file that cannot be read or used.
    """
    paths = [bundled.glossary_file()] if shipped else []
    sources = [_read(os.fspath(path)) for path in (*paths, *extra)]
    return Glossary(_compiled(sources), day or time.strftime("%Y-%m-%d"))


def _compiled(sources: Sequence[Source]) -> Compiled:
    """Return the compiled form of files, from the wheel or the cache if it is there."""
    shipped = store.shipped(sources)
    if shipped is not None:
        return shipped
    key = store.key_of(sources)
    compiled = store.load(key)
    if compiled is None:
        lowest = _compiled(sources[:1]) if len(sources) > 1 else None
        compiled = compile_sources(sources, lowest)
        store.save(key, compiled)
    return compiled


def compile_glossary(sources: Iterable[Source]) -> bytes:
    """Return glossary files compiled to bytes, which `Glossary.from_bytes` loads. Raises GlossaryError."""
    return store.dumps(compile_sources(list(sources)))


def compile_sources(sources: Sequence[Source], lowest: Compiled | None = None) -> Compiled:
    """Compile glossary files, later ones over earlier ones; faster if the first is given compiled. Raises GlossaryError."""
    import gc

    from ruling_lint.glossary.compiling import compile_terms

    gc.disable()  # nothing that is made here is thrown away before the end
    try:
        files = [read_terms(path, content) for path, content in (sources[1:] if lowest else sources)]
        return _compiled_onto(lowest, files) if lowest else compile_terms(laid_over(files))
    finally:
        gc.enable()


def _compiled_onto(lowest: Compiled, files: Iterable[Sequence[Term]]) -> Compiled:
    from ruling_lint.glossary.compiling import compile_terms, terms_of
    from ruling_lint.glossary.recompiling import recompile

    old = terms_of(lowest)
    terms = laid_over([old, *files])
    return recompile(lowest, old, terms) or compile_terms(terms)


def laid_over(files: Iterable[Sequence[Term]]) -> list[Term]:
    """Return the terms of several files as one list, later files over earlier ones."""
    from ruling_lint.glossary.layers import overlay

    terms: list[Term] = []
    for upper in files:
        terms = overlay(terms, upper)
    return terms


def read_files(shipped: bool = True, extra: Iterable[StrPath] = ()) -> list[list[Term]]:
    """Return the terms of each glossary file, the shipped one (if wanted) first. Raises GlossaryError."""
    paths = [bundled.glossary_file()] if shipped else []
    return [read_terms(*_read(os.fspath(path))) for path in (*paths, *extra)]


def survey_files(shipped: bool, extra: Iterable[StrPath]) -> tuple[list[list[Term]], list[GlossaryError]]:
    """Return what can be read of each glossary file, the shipped one (if wanted) first, and every fault of them."""
    found: list[list[Term]] = []
    faults: list[GlossaryError] = []
    for path in [*([bundled.glossary_file()] if shipped else []), *extra]:
        try:
            terms, wrong = _survey(*_read(os.fspath(path)))
        except GlossaryError as fault:
            terms, wrong = [], [fault]
        found.append(terms)
        faults += wrong
    return found, faults


def read_terms(path: str, content: bytes) -> list[Term]:
    """Return the terms of one glossary file, YAML, CSV or TSV by its name. Raises GlossaryError."""
    terms, faults = _survey(path, content)
    for fault in faults:
        raise fault
    return terms


def _survey(path: str, content: bytes) -> tuple[list[Term], list[GlossaryError]]:
    """Return the terms that can be read and what is wrong with the others. Raises GlossaryError for the whole file."""
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        name = "UTF-16" if content.startswith((b"\xff\xfe", b"\xfe\xff")) else ""
        table = files.suffix(path) in (".csv", ".tsv")
        raise GlossaryError(
            path,
            line,
            f"{f'{name}, ' if name else ''}not UTF-8; save the file as {'“CSV UTF-8”' if table else 'UTF-8'}",
            f"{f'{name}, а ' if name else ''}не UTF-8; сохраните файл как {'«CSV UTF-8»' if table else 'UTF-8'}",
        ) from None
    suffix = files.suffix(path)
    if suffix in (".csv", ".tsv"):
        from ruling_lint.glossary.csv_file import survey_csv

        return survey_csv(path, text, "\t" if suffix == ".tsv" else ",")
    if suffix in (".yml", ".yaml"):
        from ruling_lint.glossary.yaml_file import survey_yaml

        return survey_yaml(path, text)
    raise GlossaryError(
        path,
        None,
        "a glossary is a .yml, .csv or .tsv file; `glossary import` reads .tbx and .po",
        "глоссарий — файл .yml, .csv или .tsv; .tbx и .po читает `glossary import`",
    )


def _read(path: str) -> Source:
    try:
        return path, files.read(path)
    except OSError as error:
        reason, reason_ru = (files.reason(error, lang) + meant(path, error, lang) for lang in ("en", "ru"))
        raise GlossaryError(path, None, f"cannot be read: {reason}", f"не прочитать: {reason_ru}") from None
