"""Compiling a project's terms onto a glossary that is compiled already: only what is new or replaced is expanded."""

from __future__ import annotations

from ruling_lint.glossary.compiled import CELL_BITS, GONE, ROLES, Compiled, kind_of
from ruling_lint.glossary.compiling import Compiler, compiled_of
from ruling_lint.glossary.trie import Builder, Trie
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from ruling_lint.glossary.terms import Term
    from ruling_lint.glossary.trie import Frozen

_FORBIDDEN = ROLES.index("forbidden")
_RIGHT, _REJECTED = 1, 2
"""The kinds of wordings, by their bits."""


def recompile(lower: Compiled, old: Sequence[Term], terms: Sequence[Term]) -> Compiled | None:
    """Return what `compile_terms` makes of terms, from what it made of the `old` ones, which they replace or stand behind.

    None where all must be compiled: where an old term has lost one of its names, or one that is gone let objects stand
    behind its verb, which another may do as well.
    """
    indexes = _staying(old, terms)
    if indexes is None:
        return None
    russian, english = Builder(lower.russian), Builder(lower.english)
    gone = frozenset(range(len(old))).difference(indexes)
    if not _are_pruned(lower, [old[index] for index in sorted(gone)], gone, russian, english):
        return None
    compiler = Compiler(russian, english)
    compiler.take_over(lower, indexes)
    for term in terms[len(indexes) :]:
        compiler.add(term)
    tries = russian.frozen(), english.frozen()
    if gone:  # a word of theirs may be another's as well
        compiler.right_words, compiler.rejected_words = _words(tries, compiler.wordings)
    return compiled_of(compiler, terms, *tries)


def _staying(old: Sequence[Term], terms: Sequence[Term]) -> list[int] | None:
    """Return the indexes of the old terms that the terms start with; None where one of them is not as it was."""
    places = {(term.path, term.line): index for index, term in enumerate(old)}
    found = [index for term in terms if (index := places.get((term.path, term.line))) is not None]
    are_same = [old[index] for index in found] == [*terms[: len(found)]]
    return found if are_same else None


class _Pruner:
    """Takes the wordings it is told out of a trie, as far as they are those of terms that are gone."""

    def __init__(self, builder: Builder, gone: Collection[int]) -> None:
        self._builder = builder
        self._gone = gone
        self.has_opened = False

    def add(self, tokens: Sequence[str], number: int, any_ending: bool = False) -> None:
        """Take a wording out."""
        self._builder.discard(tokens, lambda number: number >> CELL_BITS in self._gone, any_ending)

    def open(self, verb: str) -> None:
        """Note that it cannot be told whether objects may still stand behind a verb."""
        self.has_opened = True


def _are_pruned(
    lower: Compiled, old: Sequence[Term], gone: Collection[int], russian: Builder, english: Builder
) -> bool:
    """Take terms that are gone out of the tries, if it can be done."""
    wordings = frozenset(number for number, (term, _, _) in enumerate(lower.wordings) if term in gone)
    pruners = _Pruner(russian, wordings), _Pruner(english, wordings)
    compiler = Compiler(*pruners)
    for term in old:
        compiler.add(term)
    return not any(pruner.has_opened for pruner in pruners)


def _words(tries: Iterable[Frozen], wordings: Sequence[tuple[int, int, int]]) -> tuple[set[str], set[str]]:
    """Return the words of right wordings, and those of rejected ones."""
    kinds = [0 if wording == GONE else _REJECTED if wording[2] == _FORBIDDEN else _RIGHT for wording in wordings]
    found = [by_kind for frozen in tries for by_kind in Trie(frozen).words_by(kind_of(kinds)).items()]
    right, rejected = (set().union(*(words for kinds, words in found if kinds & kind)) for kind in (_RIGHT, _REJECTED))
    return right, rejected
