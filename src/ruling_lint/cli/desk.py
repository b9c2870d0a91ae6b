"""The terminologist's commands under `ruling-lint glossary`: export, import, check and mine."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from ruling_lint.atomic import write_bytes
from ruling_lint.cli import FOUND, OK, TROUBLE
from ruling_lint.cli.common import tell
from ruling_lint.cli.corpus import Corpus
from ruling_lint.config import Config
from ruling_lint.desk.complaint import Complaint
from ruling_lint.desk.doctor import examine
from ruling_lint.desk.exchange import FORMATS, export_terms, import_terms
from ruling_lint.desk.mining import mine
from ruling_lint.desk.proposals import write_proposals
from ruling_lint.desk.survey import survey
from ruling_lint.desk.yaml_writer import write_yaml
from ruling_lint.files import reason
from ruling_lint.glossary import GlossaryError, Term
from ruling_lint.glossary.loading import laid_over, read_files, survey_files
from ruling_lint.model import Severity
from ruling_lint.project import Project, layers, shown
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse

STDOUT = "-"

_WORDS = {
    "ru": {
        "exported": "{}: записано терминов: {}",
        "unreadable": "не прочитать: {}",
        "unwritable": "не записать: {}",
        "healthy": "Замечаний нет. Терминов: {}",
        "counts": "Ошибок: {error}, предупреждений: {warning}, к сведению: {info}. Терминов: {terms}",
        "one-language": "оригиналов в этих файлах нет; дайте файлы, где рядом стоят оригинал и перевод: PO, XLIFF, TMX, CSV, TSV или JSON Lines",
        "nothing": "новых терминов не нашлось; чтобы предлагать и редкие, уменьшите --least",
        "error": "ошибка",
        "warning": "предупреждение",
        "info": "к сведению",
    },
    "en": {
        "exported": "{}: terms written: {}",
        "unreadable": "cannot be read: {}",
        "unwritable": "cannot be written: {}",
        "healthy": "Nothing to report. Terms: {}",
        "counts": "Errors: {error}, warnings: {warning}, infos: {info}. Terms: {terms}",
        "one-language": "these files hold no originals; give files with originals beside translations: PO, XLIFF, TMX, CSV, TSV or JSON Lines",
        "nothing": "no new terms were found; lower --least to see rarer ones too",
        "error": "error",
        "warning": "warning",
        "info": "info",
    },
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
    """Write the terms of a file as YAML, and say which of them need a second look; those that are wrong give status 1."""
    try:
        data = Path(options.file).read_bytes()
    except OSError as error:
        words = (_WORDS[code]["unreadable"].format(reason(error, code)) for code in ("en", "ru"))
        raise GlossaryError(options.file, None, *words) from None
    terms = import_terms(options.file, data)
    if not terms:
        raise GlossaryError(
            options.file, None, "no terms in it; is this the right file?", "терминов нет; тот ли это файл?"
        )
    complaints = [complaint for complaint in examine([terms]) if complaint.severity >= Severity.WARNING]
    for complaint in complaints:
        tell(_said(complaint, lang), sys.stderr)
    status = _save(options.output, write_yaml(terms).encode(), lang)
    is_wrong = any(complaint.severity >= Severity.ERROR for complaint in complaints)
    return FOUND if status == OK and is_wrong else status


def add_check(add: Callable[..., argparse.ArgumentParser]) -> None:
    """Add the parser of the doctor."""
    check = add("check", "the doctor: entries that clash, repeat, do not decline, or that a corpus contradicts")
    check.add_argument("files", nargs="*", metavar="FILE", help="glossaries to look at, on top of those of the config")
    check.add_argument("--corpus", nargs="+", default=[], metavar="PATH", help="files and folders to hold it against")


def run_check(options: argparse.Namespace, config: Config, lang: str) -> int:
    """Examine the glossary, and hold it against a corpus; findings from a warning on give status 1.

    Entries that cannot be read are all told, and give status 2. Of the shipped entries beside own ones, only what is wrong is told.
    """
    shipped, extra = layers(config, config.glossary)
    files, faults = survey_files(shipped, extra)
    for fault in faults:
        complain_of(fault, lang)
    found = examine(files)
    project = Project(config, lang)
    corpus = Corpus(project, options.corpus)
    if options.corpus and not faults:
        found += survey(project.glossary, project.names, corpus).complaints()
    found = [c for c in found if not extra or c.term.path in extra or c.severity >= Severity.WARNING]
    for complaint in found:
        tell(_said(complaint, lang))
    counts = Counter(complaint.severity.label for complaint in found)
    labels = {severity.label: counts[severity.label] for severity in Severity}
    total = len(laid_over(files))
    said = "counts" if found or faults else "healthy"
    labels["error"] += len(faults)
    print(_WORDS[lang][said].format(total, **labels, terms=total))
    if corpus.report() or faults:
        return TROUBLE
    return FOUND if any(complaint.severity >= Severity.WARNING for complaint in found) else OK


def _said(complaint: Complaint, lang: str) -> str:
    severity = _WORDS[lang][complaint.severity.label]
    place = _place(complaint.other) if complaint.other else ""
    return f"{_place(complaint.term)}: {severity}: {complaint.message(lang, place)}"


def add_mine(add: Callable[..., argparse.ArgumentParser]) -> None:
    """Add the parser of mining."""
    mining = add("mine", "propose terms from parallel files, as YAML to review")
    mining.add_argument("paths", nargs="+", metavar="PATH", help="files and folders that hold both languages")
    mining.add_argument("--least", type=int, default=3, metavar="N", help="the segments a term needs (default: 3)")
    mining.add_argument("--output", metavar="FILE", default=STDOUT, help="where to (default: standard output)")


def run_mine(options: argparse.Namespace, config: Config, lang: str) -> int:
    """Write the pairs that parallel files suggest and the glossary lacks."""
    project = Project(config, lang)
    corpus = Corpus(project, options.paths)
    proposals = list(mine(project.glossary, corpus, options.least))
    if not proposals:
        print(_WORDS[lang]["nothing" if corpus.is_bilingual else "one-language"], file=sys.stderr)
    status = _save(options.output, write_proposals(proposals, lang).encode(), lang)
    return TROUBLE if corpus.report() or not (proposals or corpus.is_bilingual) else status


def _place(term: Term) -> str:
    return f"{shown(term.path)}:{term.line}"


def _save(file: str, content: bytes, lang: str) -> int:
    if file == STDOUT:
        sys.stdout.write(content.decode())
        return OK
    try:
        write_bytes(Path(file), content)
    except OSError as error:
        print(f"{shown(file)}: {_WORDS[lang]['unwritable'].format(reason(error, lang))}", file=sys.stderr)
        return TROUBLE
    return OK


def complain_of(error: GlossaryError, lang: str) -> int:
    """Say what is wrong with a glossary file and where, and return the exit status for trouble."""
    place = f"{shown(error.path)}:{error.line}" if error.line else shown(error.path)
    print(f"{place}: {error.message_ru if lang == 'ru' else error.message}", file=sys.stderr)
    return TROUBLE


ACTIONS: Mapping[str, Action] = {"export": run_export, "import": run_import, "check": run_check, "mine": run_mine}
ADDERS: Sequence[Callable[[Callable[..., argparse.ArgumentParser]], None]] = (add_exchange, add_check, add_mine)
