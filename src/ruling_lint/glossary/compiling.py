"""Compiling terms to what matching needs: tries of all surface forms, and the forms to offer. Bare, for marshal."""

from __future__ import annotations

import marshal
import zlib

from ruling_lint import morphology
from ruling_lint.glossary import english, russian
from ruling_lint.glossary.compiled import CELL_BITS, GONE, ROLES, Compiled
from ruling_lint.glossary.loanwords import loan_forms
from ruling_lint.glossary.structure import structure
from ruling_lint.glossary.terms import Rendering, Term, pack, unpack
from ruling_lint.glossary.trie import PREPOSITIONS, Builder
from ruling_lint.patterns import lazy_pattern
from ruling_lint.text.chars import fold_letters, fold_word
from ruling_lint.typed import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ruling_lint.glossary.trie import Frozen

_TOKEN = lazy_pattern(r"[^\W\d_]+|\d+|[^\w\s]|_")


def compile_terms(terms: Sequence[Term]) -> Compiled:
    """Expand every wording of every term to all its forms."""
    compiler = Compiler(russian := Builder(), english := Builder())
    for term in terms:
        compiler.add(term)
    return compiled_of(compiler, terms, russian.frozen(), english.frozen())


def compiled_of(compiler: Compiler, terms: Sequence[Term], russian: Frozen, english: Frozen) -> Compiled:
    """Return what a compiler made of terms, with the tries of their wordings."""
    return Compiled(
        terms=tuple(compiler.terms),
        wordings=tuple(compiler.wordings),
        cells=tuple(compiler.cells),
        russian=russian,
        english=english,
        demanding=tuple(i for i, term in enumerate(terms) if term.case_sensitive or term.latin or any(term.needs)),
        paradigms=tuple(compiler.paradigms),
        right_words=" ".join(sorted(compiler.right_words)).encode(),
        rejected_words=" ".join(sorted(compiler.rejected_words - compiler.right_words)).encode(),
        settled=max((rejected.rendering.until for term in terms for rejected in term.forbidden), default=""),
        given=tuple(compiler.given),
    )


def terms_of(compiled: Compiled) -> list[Term]:
    """Return the terms that `compile_terms` was given."""
    terms = (unpack(marshal.loads(packed)) for packed in compiled.terms)
    return [term._replace(family=term.family[:given]) for term, given in zip(terms, compiled.given, strict=True)]


def tokens_of(text: str) -> tuple[str, ...]:
    """Cut a wording into folded tokens, as `ruling_lint.text.reading` cuts a text."""
    if text.isalpha():
        return (fold_letters(text),)
    if text.replace(" ", "").isalpha():
        return tuple(fold_letters(text).split())
    return tuple(_TOKEN.findall(fold_word(text)))


class Wordings(Protocol):
    """What is told each wording, as `Builder` is."""

    def add(self, tokens: Sequence[str], number: int, any_ending: bool = False) -> None:
        """Take a wording; with `any_ending` its last token is only a beginning."""

    def open(self, verb: str) -> None:
        """Let an object stand behind the first token of wordings."""


class Compiler:
    """Expands terms one by one and collects what comes of them."""

    def __init__(self, russian: Wordings, english: Wordings) -> None:
        """Take what collects the Russian and the English wordings."""
        self.russian = russian
        self.english = english
        self.terms: list[bytes] = []
        self.given: list[int] = []
        self.paradigms: list[bytes] = []
        self.wordings: list[tuple[int, int, int]] = []
        self.cells: dict[tuple[str, ...], int] = {}
        self.right_words: set[str] = set()
        self.rejected_words: set[str] = set()

    def take_over(self, compiled: Compiled, indexes: Sequence[int]) -> None:
        """Start with some terms of a compiled glossary, whose wordings are in the tries already; those of others are GONE."""
        self.terms = [compiled.terms[index] for index in indexes]
        self.given = [compiled.given[index] for index in indexes]
        self.paradigms = [compiled.paradigms[index] for index in indexes]
        self.cells = {cells: number for number, cells in enumerate(compiled.cells)}
        moved = {index: number for number, index in enumerate(indexes)}
        self.wordings = [
            (moved[term], number, role) if term in moved else GONE for term, number, role in compiled.wordings
        ]
        self.right_words = set(compiled.right_words.decode().split())
        self.rejected_words = set(compiled.rejected_words.decode().split())

    def add(self, term: Term) -> None:
        """Take in a term, which gets the next index."""
        self.given.append(len(term.family))
        term, index = term._replace(family=family_words(term)), len(self.terms)
        offered = {}
        for number, rendering in enumerate(term.renderings):
            offered[number, "accepted"] = self._add_offered(index, number, "accepted", rendering)
        for number, word in enumerate(term.family):
            offered[number, "family"] = self._add_offered(index, number, "family", word)
        for number, forbidden in enumerate(term.forbidden):
            self._add_forbidden(index, number, forbidden.rendering, term.pos)
        if term.latin:
            self._add_grouped(self.russian, index, 0, "latin", ((name, "sing") for name in term.en))
        self._add_grouped(self.english, index, 0, "english", ((f.text, f.cell) for f in english.forms(term)))
        self.terms.append(marshal.dumps(pack(term)))
        self.paradigms.append(zlib.compress(marshal.dumps(offered), 1))

    def _add_offered(self, term: int, number: int, role: str, rendering: Rendering) -> dict[str, str]:
        """Take in a wording, and return the form to offer for each cell."""
        found = russian.surfaces(rendering)
        self._add_grouped(self.russian, term, number, role, ((s.text, s.cell) for s in found))
        offered: dict[str, str] = {}
        for form in found:
            if not form.rare:
                offered.setdefault(form.cell, form.text)
        return offered

    def _add_forbidden(self, term: int, number: int, rendering: Rendering, pos: str) -> None:
        if rendering.any_ending:
            wording = self._wording(term, number, "forbidden")
            tokens = tokens_of(rendering.text)
            self.rejected_words.update(tokens[:-1])
            self.russian.add(tokens, self._number(wording, ()), any_ending=True)
            return
        rejected = rendering if rendering.pos else rendering._replace(pos=_guess(rendering, pos))
        found = [*_rejected(rejected), *(s for verb in _partners(rejected) for s in russian.surfaces(verb))]
        self._add_grouped(self.russian, term, number, "forbidden", ((s.text, s.cell) for s in found))
        if " " in rendering.text:
            for tokens in {tokens_of(form.text) for form in found if _takes_object(form)}:
                self.russian.open(tokens[0])

    def _add_grouped(self, trie: Wordings, term: int, number: int, role: str, forms: Iterable[tuple[str, str]]) -> None:
        wording = self._wording(term, number, role)
        words = self.rejected_words if role == "forbidden" else self.right_words
        found = _grouped(forms)
        words.update(*found)
        for tokens, cells in found.items():
            if tokens:
                trie.add(tokens, self._number(wording, cells))

    def _wording(self, term: int, number: int, role: str) -> int:
        self.wordings.append((term, number, ROLES.index(role)))
        return len(self.wordings) - 1

    def _number(self, wording: int, cells: tuple[str, ...]) -> int:
        return wording << CELL_BITS | self.cells.setdefault(cells, len(self.cells))


def _grouped(forms: Iterable[tuple[str, str]]) -> dict[tuple[str, ...], tuple[str, ...]]:
    """The cells of each form, by its tokens: forms that differ in letter case or ё are one."""
    texts: dict[str, list[str]] = {}
    for text, cell in forms:
        texts.setdefault(text, []).append(cell)
    grouped: dict[tuple[str, ...], dict[str, None]] = {}
    for text, cells in texts.items():
        grouped.setdefault(tokens_of(text), {}).update(dict.fromkeys(cells))
    return {tokens: tuple(cells) for tokens, cells in grouped.items()}


def family_words(term: Term) -> tuple[Rendering, ...]:
    """Return the other words of a term's family: those the glossary gives, then those the table of verbs knows."""
    given = {rendering.text for rendering in (*term.renderings, *term.family)}
    derived = {word.text: word for rendering in term.renderings for word in russian.family_of(rendering)}
    return (*term.family, *(word for text, word in derived.items() if text not in given))


def _rejected(rendering: Rendering) -> Sequence[morphology.Form]:
    found = russian.surfaces(rendering)
    if not rendering.invariable:
        found = [*found, *loan_forms(rendering.text, found)]
    single = len(tokens_of(rendering.text)) == 1
    if not single or morphology.is_known(rendering.text.lower()):
        return found
    given = {rendering.text, *rendering.forms.values()}
    return [s for s in found if s.text in given or not morphology.is_known(s.text.lower())]


def _partners(rendering: Rendering) -> list[Rendering]:
    """The aspect partners and passives of a rejected verb; its nouns may have a right of their own."""
    verb = structure(rendering)
    if verb is None or verb.pos != "verb" or verb.head:
        return []
    return [word for word in russian.family_of(rendering._replace(pos="verb")) if word.pos == "verb"]


def _takes_object(form: morphology.Form) -> bool:
    """Whether the form of a phrase is an active verb before a preposition."""
    tokens = tokens_of(form.text)
    verbal = form.cell == "infn" or form.cell.startswith(("impr", "pres", "futr", "past", "ger"))
    return verbal and len(tokens) > 1 and tokens[1] in PREPOSITIONS and not tokens[0].endswith(("ся", "сь"))


def _guess(rendering: Rendering, pos: str) -> str:
    """The part of speech of the term, where the rejected word allows it."""
    return pos if structure(rendering._replace(pos=pos)) else ""
