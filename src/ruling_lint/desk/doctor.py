"""The glossary's doctor: entries that clash, that repeat or replace one another, and words that do not decline."""

from __future__ import annotations

from collections import defaultdict

from ruling_lint import morphology
from ruling_lint.desk.complaint import Complaint
from ruling_lint.glossary import Forbidden, Rendering, Term, russian
from ruling_lint.glossary.layers import overlay
from ruling_lint.glossary.structure import structure
from ruling_lint.text.chars import fold_word
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

_INFLECTED = ("noun", "verb", "adj")


def examine(files: Sequence[Sequence[Term]]) -> list[Complaint]:
    """Return what is wrong with glossary files that lie one over another, in the order of their entries."""
    terms: list[Term] = []
    found: list[Complaint] = []
    for upper in files:
        found += _replaced(terms, upper)
        terms = overlay(terms, upper)
    found += [*_clashes(terms), *_duplicates(terms)]
    found += [complaint for term in terms for complaint in undeclined_wordings(term)]
    order = {path: index for index, path in enumerate(dict.fromkeys(term.path for file in files for term in file))}
    return sorted(found, key=lambda complaint: (order[complaint.term.path], complaint.term.line))


def _replaced(base: Sequence[Term], upper: Sequence[Term]) -> Iterator[Complaint]:
    """Tell which entries of the upper file take the place of lower ones; of two that say the same one is never used."""
    named: dict[str, list[Term]] = defaultdict(list)
    for term in base:
        for name in term.en:
            named[fold_word(name)].append(term)
    for term in upper:
        gone = {id(o): o for name in map(fold_word, term.en) for o in named[name] if not _survives(o, term, name)}
        for other in gone.values():
            if _says_the_same(term, other) and _rejections(term) <= _rejections(other):
                yield Complaint("needless", term, other=other)
            else:
                yield Complaint("replaces", term, other=other)


def _rejections(term: Term) -> set[str]:
    return {fold_word(word.text) for word in term.forbidden}


def _survives(other: Term, term: Term, name: str) -> bool:
    return any(_has(kept, name) for kept in overlay([other], [term])[:-1])


def _has(term: Term, name: str) -> bool:
    return fold_word(name) in map(fold_word, term.en)


def _clashes(terms: Sequence[Term]) -> Iterator[Complaint]:
    accepted = _by_wording(terms)
    stems = _by_stem(accepted)
    for term in terms:
        for word in term.forbidden:
            for wording in _rejected(word, accepted, stems):
                for other in accepted[wording]:
                    yield from _clash(term, word, wording, other)


def _by_wording(terms: Iterable[Term]) -> Mapping[str, list[Term]]:
    found: dict[str, list[Term]] = defaultdict(list)
    for term in terms:
        for wording in dict.fromkeys(fold_word(r.text) for r in (*term.renderings, *term.family)):
            found[wording].append(term)
    return found


def _by_stem(accepted: Iterable[str]) -> Mapping[str, list[str]]:
    found: dict[str, list[str]] = defaultdict(list)
    for wording in accepted:
        found[wording[:3]].append(wording)
    return found


def _rejected(word: Forbidden, accepted: Mapping[str, object], stems: Mapping[str, list[str]]) -> list[str]:
    """The accepted wordings that a rejection hits; one that was once printed is no rejection of its day's wording."""
    text = fold_word(word.text)
    if word.rendering.until:
        return []
    if not word.rendering.any_ending:
        return [text] if text in accepted else []
    return [wording for wording in stems.get(text[:3], ()) if wording.startswith(text)]


def _clash(term: Term, word: Forbidden, wording: str, other: Term) -> Iterator[Complaint]:
    if other is term:
        yield Complaint("contradicts-itself", term, wording)
    elif _may_be_confused(term, other):
        yield Complaint("forbidden-by-sibling", other, wording, term)
    else:
        yield Complaint("rejected-elsewhere-accepted", term, word.text, other)


def _may_be_confused(term: Term, other: Term) -> bool:
    """Tell whether two entries share an English word that nothing tells apart: not the form, nor its neighbours."""
    return term.pos == other.pos and not any(term.needs) and not any(other.needs) and _share_name(term, other)


def _share_name(term: Term, other: Term) -> bool:
    if term.case_sensitive or other.case_sensitive:
        return not set(term.en).isdisjoint(other.en)
    return any(_has(other, name) for name in term.en)


def _duplicates(terms: Sequence[Term]) -> Iterator[Complaint]:
    seen: dict[str, list[Term]] = defaultdict(list)
    for term in terms:
        for name in term.en:
            for other in seen[fold_word(name)]:
                if _says_the_same(term, other) and _share_name(term, other):
                    yield Complaint("duplicate", term, other=other)
            seen[fold_word(name)].append(term)


def _says_the_same(term: Term, other: Term) -> bool:
    one, two = ({fold_word(r.text) for r in t.renderings} for t in (term, other))
    return one == two and (term.pos, term.needs, term.latin) == (other.pos, other.needs, other.latin)


def undeclined_wordings(term: Term) -> Iterator[Complaint]:
    """Yield a complaint for each wording that no dictionary declines, or that is declined by a guess."""
    for rendering in (*term.renderings, *term.family):
        if rendering.pos in _INFLECTED and not rendering.invariable and not rendering.forms:
            if len(russian.surfaces(rendering)) < 2:
                yield Complaint("no-forms", term, rendering.text)
            elif not _is_stated(rendering) and (word := _unknown_head(rendering)):
                yield Complaint("guessed", term, word)


def _is_stated(rendering: Rendering) -> bool:
    return rendering.lemma is not None or (rendering.gender is not None and rendering.animate is not None)


def _unknown_head(rendering: Rendering) -> str:
    found = structure(rendering)
    head = found.pieces[found.head].lower() if found else ""
    return "" if morphology.is_known(head) else head
