"""How an adjective and a noun that clash may be meant: one of them changed, in a case that the words around ask for."""

from __future__ import annotations

from collections.abc import Container, Iterator
from itertools import product
from operator import itemgetter

from ruling_lint import morphology
from ruling_lint.lexicon import forms
from ruling_lint.lexicon.forms import Form, form_of

_ONE = frozenset(("один", "одна", "одно", "одну"))
"""Counts the noun, which is to agree with it: один жетоны."""

_TO_BE = frozenset(("являться", "считаться", "становиться"))
_DIRECT = frozenset(("nomn", "accs"))
_OFFERED = 3

_Words = tuple[str, str]


def mended(adjective: str, noun: str, nouns: Container[str], cases: Container[str]) -> list[_Words]:
    """Return an adjective and one of the `nouns` with one of them changed so that they agree, likeliest first.

    `cases` are those in which they should be, if that is known; others are left out if they can be.
    """
    complement = _complement(adjective, noun)
    if complement:
        return [(adjective, complement)]
    ones = [form_of(reading) for reading in forms.meant(adjective)]
    others = [form_of(reading) for reading in forms.nouns(noun, nouns)]
    found = [
        (case not in cases, right[0] != adjective and (adjective in _ONE or not _is_likely(one, other)), right)
        for one, other in sorted(product(ones, others), key=lambda pair: -_shared(*pair))
        for case, right in _either(adjective, noun, one, other)
    ]
    found = [one for one in found if not one[0]] or list(_both(adjective, noun, nouns, cases)) or found
    return list(dict.fromkeys(right for *_, right in sorted(found, key=itemgetter(1))))[:_OFFERED]


def agree_in(adjective: str, noun: str, cases: Container[str]) -> bool:
    """Tell whether an adjective and a noun agree in one of some cases."""
    ones, others = map(form_of, forms.adjectives(adjective)), list(map(form_of, morphology.analyses(noun)))
    return any(one.case in cases and forms.fit(one, other) for one in ones for other in others)


def _complement(adjective: str, noun: str) -> str | None:
    """Return a noun as what a participle says that something is: являющееся картой; None for another adjective."""
    first = morphology.analyses(noun)[0]
    if all(reading.lemma not in _TO_BE for reading in forms.adjectives(adjective)):
        return None
    return forms.noun_in(first.lemma, form_of(first)._replace(case="ablt"))


def _is_likely(one: Form, other: Form) -> bool:
    """Tell whether an adjective may be meant to stand in the form of a noun."""
    return one.case == other.case or {one.case, other.case} == _DIRECT


def _either(adjective: str, noun: str, one: Form, other: Form) -> Iterator[tuple[str, _Words]]:
    """Yield both words with the adjective changed, and with the noun changed, each with their case."""
    agreeing = forms.adjective_in(adjective, other)
    if agreeing:
        yield other.case, (agreeing, noun)
    lemma = morphology.analyses(noun)[0].lemma
    form = forms.noun_in(lemma, other._replace(case=one.case, is_plural=one.is_plural)) or lemma
    if (one.case, one.is_plural) != (other.case, other.is_plural) and _fits(form, one):
        yield one.case, (adjective, form)


def _both(
    adjective: str, noun: str, nouns: Container[str], cases: Container[str]
) -> Iterator[tuple[bool, bool, _Words]]:
    """Yield both words changed, in the case of one of them that they should be in: в вашем рука."""
    readings = forms.nouns(noun, nouns)
    for one in map(form_of, (*forms.meant(adjective), *readings)):
        for reading in readings if one.case in cases else ():
            form = form_of(reading)._replace(case=one.case)
            words = forms.adjective_in(adjective, form), forms.noun_in(reading.lemma, form)
            if words[0] and words[1]:
                yield False, False, (words[0], words[1])


def _fits(noun: str, one: Form) -> bool:
    """Tell whether a noun stands in the form of an adjective."""
    return any(forms.fit(one, form) for form in map(form_of, morphology.analyses(noun)))


def _shared(one: Form, other: Form) -> int:
    same_number = one.is_plural == other.is_plural
    return 2 * (one.case == other.case) + same_number + (same_number and one.gender == other.gender)
