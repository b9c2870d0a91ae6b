"""Laying a user's terms over the shipped ones: the same English term and sense replaces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ruling_lint.text.chars import fold_word

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ruling_lint.glossary.terms import Term


def overlay(base: Sequence[Term], upper: Sequence[Term]) -> list[Term]:
    """Return the terms of both layers, the upper ones in the place of those they replace.

    An upper term replaces the lower ones of the same English and sense. One without a sense, or with a sense the
    lower layer does not know, replaces the lower ones of its part of speech; a term kept in Latin replaces all.
    A lower term loses only the English name that is replaced, if it has others.
    """
    kept: list[Term] = []
    claims = _claims(upper)
    for term in base:
        names = tuple(name for name in term.en if not _replaced(term, claims.get(fold_word(name), ()), base))
        if names:
            kept.append(term._replace(en=names) if names != term.en else term)
    return [*kept, *upper]


def _claims(terms: Iterable[Term]) -> dict[str, list[Term]]:
    claims: dict[str, list[Term]] = {}
    for term in terms:
        for name in term.en:
            claims.setdefault(fold_word(name), []).append(term)
    return claims


def _replaced(term: Term, claims: Iterable[Term], base: Sequence[Term]) -> bool:
    return any(_replaces(claim, term, base) for claim in claims)


def _replaces(claim: Term, term: Term, base: Sequence[Term]) -> bool:
    if claim.latin or claim.sense == term.sense:
        return True
    if claim.sense and _knows_sense(base, claim):
        return False
    return claim.pos == term.pos


def _knows_sense(base: Iterable[Term], claim: Term) -> bool:
    names = {fold_word(name) for name in claim.en}
    return any(term.sense == claim.sense and not names.isdisjoint(map(fold_word, term.en)) for term in base)
