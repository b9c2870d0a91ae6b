"""Terms that translators mistake for one another: those of one group, or of a kind in which any two can be mistaken."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import chain, combinations
from operator import itemgetter

from ruling_lint.answers import Answers
from ruling_lint.glossary import Glossary, Match


class Rivals:
    """Which terms of a glossary can be mistaken for which."""

    def __init__(
        self,
        glossary: Glossary,
        groups: Mapping[str, Iterable[str]],
        kinds: Collection[str],
        opposites: Collection[str],
        objects: Mapping[str, str],
    ) -> None:
        """`groups` are English headwords by the name of their group, `opposites` the groups in which a negation turns one into
        the other, `objects` the headword that a verb takes of its group.
        """
        self._glossary = glossary
        self._kinds = kinds
        self._opposites = frozenset(opposites)
        self._groups_by_name: dict[str, frozenset[str]] = {}
        for name, words in groups.items():
            for word in map(str.lower, words):
                self._groups_by_name[word] = self._groups_by_name.get(word, frozenset()) | {name}
        self.objects = {
            verb: frozenset(glossary.lookup(taken)) for name, taken in objects.items() for verb in glossary.lookup(name)
        }
        """The terms that verbs take, by the verb's term."""
        self.groups: Answers[frozenset[int], tuple[tuple[str, int], ...]] = Answers(self._groups_of)
        self._own: Answers[int, frozenset[str]] = Answers(self._own_groups)

    def _groups_of(self, terms: frozenset[int]) -> tuple[tuple[str, int], ...]:
        """Return the groups that terms, or those inside them, belong to, each with the term that does."""
        numbers = sorted(self._glossary.with_parts(terms))
        return tuple((group, number) for number in numbers for group in sorted(self._own[number]))

    def _own_groups(self, number: int) -> frozenset[str]:
        """Return the groups of a term, and its kind where any two terms of that can be mistaken."""
        term = self._glossary.terms[number]
        kind = [f"kind {term.kind}"] if term.kind in self._kinds else []
        return frozenset((*self._groups_by_name.get(term.en[0].lower(), ()), *kind))

    def are_rivals(self, one: int, other: int) -> bool:
        """Tell whether a term can be mistaken for another: they share a group and are the same part of speech."""
        if self._own[one].isdisjoint(self._own[other]):
            return False
        return self._glossary.terms[one].pos == self._glossary.terms[other].pos

    def is_opposite(self, term: int) -> bool:
        """Tell whether a term has an opposite that a negation makes it."""
        return not self._own[term].isdisjoint(self._opposites)

    def turned(self, source: Iterable[frozenset[int]], target: Iterable[frozenset[int]]) -> list[tuple[int, int]]:
        """Return the rivals that come in the other order in the translation: only these can have changed places.

        Both are the terms of a text in order, each with what it may be.
        """
        asked = self._memberships(source)
        if len({group for group, _ in asked}) == len(asked):
            return []
        given = self._memberships(target)
        if _by_group(filter(given.__contains__, asked)) == _by_group(filter(asked.__contains__, given)):
            return []
        orders = _orders(given)
        pairs = [pair for group, terms in _orders(asked).items() for pair in _reversed(terms, orders.get(group, ()))]
        return [pair for pair in pairs if self.are_rivals(*pair)]

    def _memberships(self, terms: Iterable[frozenset[int]]) -> dict[tuple[str, int], None]:
        """Return the groups that terms belong to, each with the term that does, in the order in which they first come."""
        return dict.fromkeys(chain.from_iterable(map(self.groups.__getitem__, terms)))

    def are_confusable(self, candidates: Sequence[int], given: Match) -> bool:
        """Tell whether whatever a rendering stands for can be taken for one of the candidates, and is none of them.

        A word that is only of a term's family does not count where another term has it as a rendering of its own.
        """
        own = [sense.term for sense in given.senses if sense.role in ("accepted", "latin")]
        family = [sense.term for sense in given.senses if sense.role == "family"]
        if not {*own, *family}.isdisjoint(candidates):
            return False
        return all(any(self.are_rivals(wanted, term) for wanted in candidates) for term in own or family)

    def rival_of(self, candidates: Sequence[int], given: Match) -> int:
        """Return the candidate to write in place of a rendering; of a state and the verb that brings it about, the state."""
        states = (term for term in candidates if self.is_opposite(term))
        of_state = (term for term in states if any(self.are_rivals(term, sense.term) for sense in given.senses))
        by_form = (term for term in candidates if self.are_rivals(term, renderer(given)))
        by_sense = (term for term in candidates if any(self.are_rivals(term, sense.term) for sense in given.senses))
        return next(chain(of_state, by_form, by_sense))


def renderer(match: Match) -> int:
    """Return the first term that a match is an accepted rendering of. Raises StopIteration where it is none."""
    return next(sense.term for sense in match.senses if sense.role in ("accepted", "family", "latin"))


def _reversed(asked: Sequence[int], given: Sequence[int]) -> list[tuple[int, int]]:
    """Return the pairs of terms that come in the other order in the translation."""
    places = {term: place for place, term in enumerate(given)}
    return [
        (first, second)
        for first, second in combinations(asked, 2)
        if first in places and second in places and places[second] < places[first]
    ]


def _by_group(memberships: Iterable[tuple[str, int]]) -> list[tuple[str, int]]:
    """Return memberships by their groups, those of each in the order in which they come."""
    return sorted(memberships, key=itemgetter(0))


def _orders(memberships: Iterable[tuple[str, int]]) -> dict[str, list[int]]:
    """Return the terms of each group, in the order in which they come."""
    found: dict[str, list[int]] = {}
    for group, term in memberships:
        found.setdefault(group, []).append(term)
    return found
