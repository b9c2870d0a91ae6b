"""`ruling-lint glossary`: look a word up in either language, show all the forms of a term, and the desk's commands."""

from __future__ import annotations

import argparse
import difflib
import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import chain
from pathlib import Path

from ruling_lint import bundled, morphology
from ruling_lint.cli import FOUND, OK, TROUBLE, desk
from ruling_lint.cli.arguments import Parser
from ruling_lint.cli.common import anchored, complain, language, room, settings, tell
from ruling_lint.cli.paradigm import tables
from ruling_lint.config import Config, ConfigError
from ruling_lint.glossary import Glossary, GlossaryError, Rendering, Term
from ruling_lint.glossary.suggest.name_forms import declensions
from ruling_lint.patterns import lazy_pattern
from ruling_lint.project import Project, layers, shown
from ruling_lint.text.chars import fold_word

_WORDS = {
    "ru": {
        "ru": "перевод",
        "family": "того же гнезда",
        "forbidden": "не принято",
        "latin": "остаётся латиницей",
        "prep": "предлоги",
        "note": "примечание",
        "place": "запись",
        "since": "с {}",
        "until": "до {}",
        "digital": "только в цифровых изданиях",
        "community": "перевод сообщества, не печатался",
        "card": "название карты",
        "missing": "в глоссарии нет слова «{}»",
        "near": "; похожие: {}",
        "no-forms": "у термина «{}» нет русского перевода",
    },
    "en": {
        "ru": "Russian",
        "family": "same family",
        "forbidden": "rejected",
        "latin": "stays in Latin script",
        "prep": "prepositions",
        "note": "note",
        "place": "entry",
        "since": "since {}",
        "until": "until {}",
        "digital": "digital only",
        "community": "community wording, never printed",
        "card": "card name",
        "missing": "the glossary has no word “{}”",
        "near": "; near it: {}",
        "no-forms": "the term “{}” has no Russian rendering",
    },
}
_KINDS_RU = {
    "ability-word": "слово способности",
    "action": "действие",
    "card-type": "тип карты",
    "characteristic": "характеристика",
    "color": "цвет",
    "concept": "понятие",
    "cost": "стоимость",
    "counter": "жетон",
    "format": "формат",
    "keyword-ability": "ключевая способность",
    "keyword-action": "ключевое действие",
    "mana": "мана",
    "name": "название",
    "player": "игрок",
    "product": "продукт",
    "step": "шаг",
    "phase": "фаза",
    "subtype": "подтип",
    "supertype": "супертип",
    "zone": "зона",
    "ability": "способность",
}
_NEAREST = 5
_FORMS = 12
"""Forms of a word that may be as near as it is."""
_LIKENESS = 0.65
_ENGLISH_ENDING = lazy_pattern(r"(?<=\w\w\w)(?:'s|s|es|ed|ing)$")
_WIDEST = 1000
"""Columns of a table where there is no terminal whose width counts."""


def parser() -> argparse.ArgumentParser:
    """Return the parser of this command's options."""
    result = Parser(prog="ruling-lint glossary", description="Look words up, and keep glossaries.")
    actions = result.add_subparsers(dest="action", required=True)

    def add(name: str, help_: str) -> argparse.ArgumentParser:
        action = actions.add_parser(name, help=help_)
        action.add_argument("--glossary", action="append", default=[], metavar="FILE", help="add a glossary; only:FILE")
        action.add_argument("--config", metavar="FILE")
        action.add_argument("--no-config", action="store_true")
        action.add_argument("--lang", choices=("ru", "en"))
        return action

    for name, help_ in (("lookup", "a word or phrase, either language, any form"), ("forms", "the paradigm of a term")):
        add(name, help_).add_argument("words", nargs="+", metavar="PHRASE", help="several words are one phrase")
    for add_parsers in desk.ADDERS:
        add_parsers(add)
    return result


def main(argv: Sequence[str]) -> int:
    """Run the command and return its exit status."""
    options = parser().parse_args(argv)
    try:
        files = tuple(map(anchored, (*options.glossary, *getattr(options, "files", ()))))
        config = settings(options.config, options.no_config, {"glossary": files})
    except ConfigError as error:
        return complain(error, options.lang or language())
    lang = options.lang or config.lang or language()
    if options.action not in desk.ACTIONS:
        return _show(options, config, lang)
    try:
        return desk.ACTIONS[options.action](options, config, lang)
    except GlossaryError as error:
        return desk.complain_of(error, lang)


def _show(options: argparse.Namespace, config: Config, lang: str) -> int:
    project = Project(config, lang)
    say = _WORDS[lang]
    text = " ".join(options.words)
    cards = project.names.lookup(text)
    found = project.glossary.lookup(text)
    if not (found or cards) and options.action == "lookup":
        found = _by_words(project.glossary, text)
    for problem in project.problems:
        tell(f"{problem.path}:{problem.line or 1}: {problem.message}", sys.stderr)
    if not (found or cards):
        tell(_missing(project, text, say), sys.stderr)
        return TROUBLE if project.problems else FOUND
    show = partial(_entry, own=_own_files(config)) if options.action == "lookup" else _paradigm
    entries = [*(show(project.glossary, term, say) for term in found), *(_card(*names, say) for names in cards)]
    tell("\n\n".join(map("\n".join, entries)))
    return TROUBLE if project.problems else OK


def _by_words(glossary: Glossary, phrase: str) -> list[int]:
    """Return the terms of the words of a phrase that is no term, where every word has one."""
    parts = [glossary.lookup(word) for word in phrase.split()]
    return list(dict.fromkeys(chain.from_iterable(parts))) if all(parts) else []


def _own_files(config: Config) -> dict[str, str]:
    """Return the paths of own glossaries by name, but for one that is called as the shipped one is."""
    named = {Path(file).name: file for file in layers(config, config.glossary)[1]}
    named.pop(Path(bundled.glossary_file()).name, None)
    return named


def _card(english: str, russian: str, say: Mapping[str, str]) -> Iterator[str]:
    """Yield the lines of a card's name: in both languages, with its forms where it is certain how it declines."""
    yield f"{english}  [{say['card']}]"
    yield f"  {say['ru']}: {russian}"
    for noun in declensions(russian, english)[:1]:
        yield from tables(noun.forms, "ru" if say is _WORDS["ru"] else "en", room(_WIDEST))


def _near(project: Project, text: str) -> list[str]:
    """Return the words nearest to a text, no two of them forms of one; to several words the nearest names of cards."""
    if " " in text:
        names = project.names.beginning_with(text[:2])
        return [names[key] for key in difflib.get_close_matches(fold_word(text), sorted(names), _NEAREST)]
    words = project.glossary.right_words
    near: dict[str, str] = {}
    for word in difflib.get_close_matches(text.lower(), sorted(words), _NEAREST * _FORMS, _LIKENESS):
        first = _first_form(word)
        near.setdefault(first, first if first in words else word)
    return list(near.values())[:_NEAREST]


def _first_form(word: str) -> str:
    if word.isascii():
        return _ENGLISH_ENDING.sub("", word)
    return next((fold_word(analysis.lemma) for analysis in morphology.analyses(word)), word)


def _missing(project: Project, text: str, say: Mapping[str, str]) -> str:
    near = _near(project, text)
    return say["missing"].format(text) + (say["near"].format(", ".join(near)) if near else "")


def _entry(glossary: Glossary, index: int, say: Mapping[str, str], own: Mapping[str, str]) -> Iterator[str]:
    term = glossary.terms[index]
    synonyms = f" = {', '.join(term.en[1:])}" if term.en[1:] else ""
    yield f"{term.label}{synonyms}" + (f"  [{_kind(term.kind, say)}]" if term.kind else "")
    if term.latin:
        yield f"  {say['latin']}"
    for rendering in term.renderings_on(glossary.day):
        yield f"  {say['ru']}: {_rendering(rendering, say)}"
    if term.family:
        yield f"  {say['family']}: {', '.join(word.text for word in term.family)}"
    yield from _rejected(term, say)
    if term.prep:
        yield f"  {say['prep']}: {', '.join(dict.fromkeys(term.prep.values()))}"
    if note := _in_language(term.note, say):
        yield f"  {say['note']}: {note}"
    if place := own.get(Path(term.path).name):  # a compiled glossary may have been made in another folder
        yield f"  {say['place']}: {shown(place)}:{term.line}"


def _kind(kind: str, say: Mapping[str, str]) -> str:
    return _KINDS_RU.get(kind, kind) if say is _WORDS["ru"] else kind


def _rendering(rendering: Rendering, say: Mapping[str, str]) -> str:
    remarks = [
        say["since"].format(rendering.since) if rendering.since else "",
        say["until"].format(rendering.until) if rendering.until else "",
        say.get(rendering.provenance, ""),
    ]
    shown = ", ".join(remark for remark in remarks if remark)
    return rendering.text + (f" ({shown})" if shown else "")


def _rejected(term: Term, say: Mapping[str, str]) -> Iterator[str]:
    for rejected in term.forbidden:
        why = _in_language(rejected.why, say)
        yield f"  {say['forbidden']}: {rejected.text}" + (f" — {why}" if why else "")


def _in_language(words: Mapping[str, str], say: Mapping[str, str]) -> str:
    lang = "ru" if say is _WORDS["ru"] else "en"
    return words.get(lang, "")


def _paradigm(glossary: Glossary, index: int, say: Mapping[str, str]) -> Iterator[str]:
    term = glossary.terms[index]
    if not term.renderings:
        yield say["no-forms"].format(term.label)
    for number, rendering in enumerate(term.renderings):
        yield f"{term.label}: {rendering.text}"
        yield from tables(glossary.forms(index, number), "ru" if say is _WORDS["ru"] else "en", room(_WIDEST))
