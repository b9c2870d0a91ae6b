"""Check `mismatch`: the source has a term, and the translation has another term's rendering in its place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

from ruling_lint.checks.base import Context, View
from ruling_lint.glossary import Glossary, Match
from ruling_lint.lexicon.balance import renders
from ruling_lint.lexicon.rivals import Rivals, renderer
from ruling_lint.model import Hit
from ruling_lint.records import dataclass
from ruling_lint.text.chars import LATIN, fold_word

NAME = "mismatch"
NEEDS = LATIN
COMPARES = True
VARIANTS: tuple[str, ...] = ()


_DENYING = (
    "not t no none never without neither nor cannot не ни нет нельзя без никогда никакой никакая никакое никакие никакого "
    "никакую никаких никаким никакими"
)
_NEGATIONS = frozenset(_DENYING.split())
"""Words that turn what is said into its opposite; t is the end of can't."""

_EXCEPTING = (
    "only except but other unless until только лишь кроме исключением исключая помимо единственный единственная "
    "единственное единственные"
)
_EXCEPTIONS = frozenset(_EXCEPTING.split())
"""Words that say as much of a thing as a negation says of its opposite: only untapped ones, кроме повёрнутых."""

_OFFERED = 3

_SENTENCE_ENDS = frozenset(".!?;")


@dataclass(frozen=True)
class Params:
    """Which terms translators mistake for one another.

    `groups` lists English headwords; `kinds` are kinds of term in which any two can be mistaken. `objects` maps a verb
    to the one term of a group that it takes: a token is created, a counter is not. `opposites` are groups in which a
    negation turns one term into the other: tapped, not untapped.
    """

    groups: dict[str, tuple[str, ...]] | None = None
    kinds: tuple[str, ...] = ()
    objects: dict[str, str] | None = None
    opposites: tuple[str, ...] = ()


def check(params: Params, view: View, context: Context) -> Iterator[Hit]:
    """Yield a hit on each rendering that stands where another term's should."""
    if not view.target.has_cyrillic:
        return
    known = _rivals_in(params, view.glossary)
    found = list(_replaced(params, view, known)) if _may_be_replaced(view, known) else []
    found = found or _exchanged(view, known)
    yield from found if found or view.all_wanted.isdisjoint(known.objects) else _misplaced(view, known)


def _may_be_replaced(view: View, known: Rivals) -> bool:
    """Tell quickly whether a rival of a term without a rendering is given more often than the source asks for it."""
    groups = {group for match in view.unrendered for group, _ in known.groups[match.senses.terms]}
    if not groups:
        return False
    wanted, given = ([*map(view.glossary.with_parts, texts)] for texts in (view.wanted, view.given))
    rivals = {terms for terms in view.given if any(group in groups for group, _ in known.groups[terms])}
    return any(all(_times(term, given) > _times(term, wanted) for term in terms) for terms in rivals)


def _times(term: int, text: Sequence[frozenset[int]]) -> int:
    return sum([term in terms for terms in text])


def _replaced(params: Params, view: View, known: Rivals) -> Iterator[Hit]:
    balance = view.balance
    taken: set[int] = set()
    for wanted in balance.lacking if balance.surplus else ():
        candidates = _candidates(view.glossary, wanted, balance.rendered)
        rivals = [
            given
            for given in balance.surplus
            if given.first not in taken
            and known.are_confusable(candidates, given)
            and not (params.opposites and _may_be_negated(view, known, wanted, given))
        ]
        if rivals:
            nearest = min(rivals, key=lambda given: _distance(view, wanted, given))
            twins = [
                given
                for given in _twins(view, nearest)
                if given.first not in taken and known.are_confusable(candidates, given)
            ]
            best = min(twins, key=lambda given: _distance(view, wanted, given))
            taken.add(best.first)
            yield _hit(view, wanted, best, known.rival_of(candidates, best))


def _may_be_negated(view: View, known: Rivals, wanted: Match, given: Match) -> bool:
    """Tell whether the opposite of a term may stand for it, since one text denies or excepts where the other does not."""
    if not any(map(known.is_opposite, wanted.senses.terms)):
        return False
    assert view.source is not None
    return _turns(view.source.tokens, wanted.first) != _turns(view.target.tokens, given.first)


def _turns(tokens: Sequence[str], index: int) -> tuple[int, int]:
    """Return how many negations, and how many exceptions, the sentence around a token has."""
    before = takewhile(lambda token: token not in _SENTENCE_ENDS, reversed(tokens[:index]))
    sentence = [*before, *takewhile(lambda token: token not in _SENTENCE_ENDS, tokens[index:])]
    return sum(map(_NEGATIONS.__contains__, sentence)), sum(map(_EXCEPTIONS.__contains__, sentence))


def _twins(view: View, given: Match) -> list[Match]:
    """Return the renderings of the same term: where there is one too many, its place tells which."""
    return [match for match in view.target_terms if match.senses.terms == given.senses.terms and renders(match)]


def _exchanged(view: View, known: Rivals) -> list[Hit]:
    """Return the two places where terms have changed places, by what governs them in both texts."""
    pairs = known.turned(view.wanted, view.given[: len(view.target_terms)])
    if not pairs:
        return []
    assert view.source is not None
    from ruling_lint.lexicon.exchanged import Text, exchanged

    source, target = Text(view.source, view.source_terms), Text(view.target, view.target_terms)
    found = exchanged(view.glossary, source, target, pairs)
    return [_hit(view, exchange.wanted, exchange.given, exchange.term) for exchange in found]


def _misplaced(view: View, known: Rivals) -> Iterator[Hit]:
    """Yield what follows a verb that takes another term of its group, though the text has both as often as it should."""
    takes = known.objects
    for asked in view.source_terms:
        for verb in takes.keys() & asked.senses.terms:
            wanted = next((m for m in view.source_terms if _has(view.glossary, m, takes[verb])), None)
            candidates = sorted(takes[verb])
            for given in _objects(view, verb, takes[verb]) if wanted else ():
                if known.are_confusable(candidates, given):
                    assert wanted is not None
                    yield _hit(view, wanted, given, known.rival_of(candidates, given))
                    yield from _partner(view, wanted, given)


def _partner(view: View, wanted: Match, given: Match) -> Iterator[Hit]:
    """Yield the other half of an exchange, where both texts have the two terms once, so that no other place is left for it."""
    glossary = view.glossary
    right, wrong = ([m for m in view.source_terms if _has(glossary, m, one.senses.terms)] for one in (wanted, given))
    left, found = ([m for m in view.target_terms if _has(glossary, m, one.senses.terms)] for one in (wanted, given))
    if [len(places) for places in (right, wrong, left, found)] == [1, 1, 1, 1] and renders(left[0]):
        shared = glossary.with_parts(wrong[0].senses.terms) & glossary.with_parts(given.senses.terms)
        yield _hit(view, wrong[0], left[0], min(shared))


def _has(glossary: Glossary, match: Match, terms: frozenset[int]) -> bool:
    return not terms.isdisjoint(glossary.with_parts(match.senses.terms))


def _objects(view: View, verb: int, right: frozenset[int]) -> Iterator[Match]:
    """Yield the objects of a verb in the translation that stand before its right one."""
    from ruling_lint.lexicon.governed import objects  # few texts have such a verb

    for at, asked in enumerate(view.target_terms):
        if verb in asked.senses.terms:
            given = objects(view.glossary, view.target, view.target_terms, at)
            yield from takewhile(lambda one: not _has(view.glossary, one, right), given)


def _candidates(glossary: Glossary, wanted: Match, rendered: frozenset[int]) -> list[int]:
    """Return the terms that another could stand for: the phrase, then what of its words is not rendered either."""
    own = [sense.term for sense in wanted.senses]
    return own + sorted({part for term in own for part in glossary.parts(term)} - rendered)


def _distance(view: View, wanted: Match, given: Match) -> float:
    """Return how far apart two terms stand in their texts, from 0 to 1."""
    assert view.source is not None
    return abs(wanted.first / len(view.source.tokens) - given.first / len(view.target.tokens))


def _hit(view: View, wanted: Match, given: Match, term: int) -> Hit:
    assert view.source is not None
    fix = view.glossary.rerender(view.target, given, term)
    span = view.source.span(wanted.first, wanted.last)
    params = {
        "source": view.source.text[span.start : span.end],
        "given": view.glossary.terms[renderer(given)].en[0],
        "right": view.glossary.terms[term].wording,
        "term": view.glossary.terms[term].label,
    }
    texts = dict.fromkeys((*_in_phrase(view, wanted, given, term), *fix.texts))
    return Hit(fix.span, tuple(texts)[:_OFFERED], span, certain=False, params=params)


def _in_phrase(view: View, wanted: Match, given: Match, term: int) -> list[str]:
    """Return how a phrase of the source has the word, where the rest of its rendering stands: проиграть before партию."""
    phrases = [sense.term for sense in wanted.senses if term in view.glossary.parts(sense.term)]
    whole = [text for phrase in phrases for text in view.glossary.rerender(view.target, given, phrase).texts]
    behind = view.target.tokens[given.last + 1 :]
    split = [text.split(" ") for text in whole]
    return [first for first, *rest in split if rest and behind[: len(rest)] == [fold_word(word) for word in rest]]


def _rivals_in(params: Params, glossary: Glossary) -> Rivals:
    def work_out() -> Rivals:
        return Rivals(glossary, params.groups or {}, params.kinds, params.opposites, params.objects or {})

    return glossary.worked_out(params, work_out)
