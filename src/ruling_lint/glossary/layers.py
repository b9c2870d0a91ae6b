"""Laying a user's terms over the shipped ones: the same English term and sense replaces."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ruling_lint.glossary.terms import Rendering, Term
from ruling_lint.text.chars import fold_word


def overlay(base: Sequence[Term], upper: Sequence[Term]) -> list[Term]:
    """Return the terms of both layers, the upper ones in the place of those they replace.

    An upper term replaces the lower ones of the same English and sense. One without a sense, or with a sense the
    lower layer does not know, replaces the lower ones of its part of speech; a term kept in Latin replaces all.
    A lower term loses only the English name that is replaced, if it has others. What an upper term does not say about
    the English word, and about a rendering that both have, it takes from the term it replaces.
    """
    claims = _claims(upper)
    kept: list[Term] = []
    replaced: dict[int, Term] = {}
    for term in base:
        names = []
        for name in term.en:
            claim = next((c for c in claims.get(fold_word(name), ()) if _replaces(c, term, base)), None)
            if claim is None:
                names.append(name)
            else:
                replaced.setdefault(id(claim), term)
        if names:
            kept.append(term._replace(en=tuple(names)))
    return [*kept, *(_completed(term, replaced.get(id(term))) for term in upper)]


def _claims(terms: Iterable[Term]) -> dict[str, list[Term]]:
    claims: dict[str, list[Term]] = {}
    for term in terms:
        for name in term.en:
            claims.setdefault(fold_word(name), []).append(term)
    return claims


def _replaces(claim: Term, term: Term, base: Sequence[Term]) -> bool:
    if claim.latin or claim.sense == term.sense:
        return True
    if claim.sense and _knows_sense(base, claim):
        return False
    return claim.pos == term.pos


def _knows_sense(base: Iterable[Term], claim: Term) -> bool:
    names = {fold_word(name) for name in claim.en}
    return any(term.sense == claim.sense and not names.isdisjoint(map(fold_word, term.en)) for term in base)


def _completed(term: Term, lower: Term | None) -> Term:
    if lower is None or lower.pos != term.pos:
        return term
    shared = {_key(rendering): rendering for rendering in lower.renderings}
    same = any(_key(rendering) in shared for rendering in term.renderings)
    return term._replace(
        kind=term.kind or lower.kind,
        en_forms=term.en_forms or lower.en_forms,
        needs=term.needs if any(term.needs) else lower.needs,
        renderings=tuple(_with_grammar(r, shared.get(_key(r))) for r in term.renderings),
        family=term.family or (lower.family if same else ()),
        prep=term.prep or (lower.prep if same else {}),
        capital=term.capital or (lower.capital if same else ""),
    )


def _key(rendering: Rendering) -> str:
    return fold_word(rendering.text)


def _with_grammar(rendering: Rendering, lower: Rendering | None) -> Rendering:
    """Return a rendering with the grammar of the lower layer's one, unless it says anything itself."""
    plain = Rendering(rendering.text, rendering.pos)
    return lower._replace(text=rendering.text) if lower is not None and rendering == plain else rendering
