"""Check `mismatch`: the source has a term, and the translation has another term's rendering in its place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import chain, combinations, takewhile

from ruling_lint.answers import Answers
from ruling_lint.checks.base import Context, View
from ruling_lint.glossary import Glossary, Match, Term
from ruling_lint.model import Hit, Span
from ruling_lint.records import dataclass
from ruling_lint.text.chars import LATIN
from ruling_lint.text.sentences import is_name_like
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from ruling_lint.glossary.names import Names
    from ruling_lint.text.reading import Reading

NAME = "mismatch"
NEEDS = LATIN
COMPARES = True
VARIANTS: tuple[str, ...] = ()


MODES = ("replaced", "absent", "added")

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

_SENTENCE_ENDS = frozenset(".!?;")


@dataclass(frozen=True)
class Params:
    """What to report, and which terms translators mistake for one another.

    `report` is "replaced" (another term of the same group stands in its place), "absent" (a term of the source has no
    rendering at all) or "added" (a rendering has no term in the source).
    `groups` lists English headwords; `kinds` are kinds of term in which any two can be mistaken. `objects` maps a verb
    to the one term of a group that it takes: a token is created, a counter is not. With "added", renderings of `kinds` are
    told and those of `terms`, each named as messages name it, with its sense.
    """

    report: str = "replaced"
    groups: dict[str, tuple[str, ...]] | None = None
    kinds: tuple[str, ...] = ()
    objects: dict[str, str] | None = None
    opposites: tuple[str, ...] = ()
    terms: tuple[str, ...] = ()

    def validate(self) -> None:
        """Raise ValueError for values that cannot be used."""
        if self.report not in MODES:
            raise ValueError(f"'report' must be one of: {', '.join(MODES)}")

    @cached_property
    def index(self) -> Mapping[str, frozenset[str]]:
        """The groups each headword belongs to."""
        index: dict[str, frozenset[str]] = {}
        for name, words in (self.groups or {}).items():
            for word in words:
                index[word.lower()] = index.get(word.lower(), frozenset()) | {name}
        return index


class _Rivals:
    """Which terms of a glossary can be mistaken for others, which its verbs take, and which are told, as a rule says."""

    def __init__(self, params: Params, glossary: Glossary) -> None:
        self._params = params
        self._glossary = glossary
        self.groups: Answers[frozenset[int], tuple[tuple[str, int], ...]] = Answers(self._groups_of)
        self.told: Answers[frozenset[int], bool] = Answers(self._may_be_told)
        self._own: Answers[int, frozenset[str]] = Answers(self._own_groups)

    def _groups_of(self, terms: frozenset[int]) -> tuple[tuple[str, int], ...]:
        """Return the groups that terms, or those inside them, belong to, each with the term that does."""
        numbers = sorted(self._glossary.with_parts(terms))
        return tuple((group, number) for number in numbers for group in sorted(self._own[number]))

    def _may_be_told(self, terms: frozenset[int]) -> bool:
        """Tell whether any of some terms is one that is told where the source lacks it."""
        known = [self._glossary.terms[number] for number in terms]
        return any(term.kind in self._params.kinds or term.label in self._params.terms for term in known)

    def _own_groups(self, number: int) -> frozenset[str]:
        """Return the groups of a term, and its kind where any two terms of that can be mistaken."""
        term = self._glossary.terms[number]
        kind = [f"kind {term.kind}"] if term.kind in self._params.kinds else []
        return frozenset((*self._params.index.get(term.en[0].lower(), ()), *kind))

    def are_rivals(self, one: int, other: int) -> bool:
        """Tell whether a term can be mistaken for another: they share a group and are the same part of speech."""
        if self._own[one].isdisjoint(self._own[other]):
            return False
        return self._glossary.terms[one].pos == self._glossary.terms[other].pos

    def is_opposite(self, term: int) -> bool:
        """Tell whether a term has an opposite that a negation makes it."""
        return not self._own[term].isdisjoint(self._params.opposites)

    def turned(self, source: Iterable[Match], target: Iterable[Match]) -> list[tuple[int, int]]:
        """Return the rivals that come in the other order in the translation: only these can have changed places."""
        asked = self._memberships(source)
        if len({group for group, _ in asked}) == len(asked):
            return []
        given = _orders(self._memberships(target))
        pairs = [pair for group, terms in _orders(asked).items() for pair in _reversed(terms, given.get(group, ()))]
        return [pair for pair in pairs if self.are_rivals(*pair)]

    def _memberships(self, matches: Iterable[Match]) -> dict[tuple[str, int], None]:
        """Return the groups that terms belong to, each with the term that does, in the order in which they first come."""
        return dict.fromkeys(chain.from_iterable([self.groups[match.senses.terms] for match in matches]))

    @cached_property
    def taken(self) -> dict[int, frozenset[int]]:
        """The terms that verbs take, by the verb's term."""
        lookup = self._glossary.lookup
        pairs = (self._params.objects or {}).items()
        return {verb: frozenset(lookup(taken)) for name, taken in pairs for verb in lookup(name)}


def _rivals_in(params: Params, glossary: Glossary) -> _Rivals:
    return glossary.worked_out(params, lambda: _Rivals(params, glossary))


@dataclass(frozen=True)
class _Balance:
    """Source terms that nothing renders, renderings beyond what the source asks for, and the terms of each side."""

    lacking: list[Match]
    surplus: list[Match]
    rendered: set[int]


def check(params: Params, view: View, context: Context) -> Iterator[Hit]:
    """Yield a hit on each rendering that stands for the wrong term or for none, or for each term that is absent."""
    if not view.target.has_cyrillic:
        return
    if params.report == "absent":
        yield from _absent(view, _balance(view), context.names)
    elif params.report == "added":
        yield from _added(params, view)
    else:
        yield from _mistaken(params, view)


def _mistaken(params: Params, view: View) -> Iterator[Hit]:
    found = list(_replaced(params, view, _balance(view))) if _may_be_replaced(params, view) else []
    yield from found or _exchanged(params, view) or (_misplaced(params, view) if params.objects else ())


def _may_be_replaced(params: Params, view: View) -> bool:
    """Tell quickly whether a term without a rendering is one that can be mistaken for another."""
    groups = _rivals_in(params, view.glossary).groups
    return any(groups[match.senses.terms] for match in view.unrendered)


def _balance(view: View) -> _Balance:
    if NAME not in view.memo:
        given = [*view.target_terms, *view.english_in_target]
        lacking = view.unrendered
        # only where terms are lacking do the words inside phrases matter
        counts = (
            Counter(chain.from_iterable(view.glossary.with_parts(m.senses.terms) for m in given))
            if lacking
            else Counter[int]()
        )
        asked = _asked(view) if lacking else Counter[int]()
        rendered = set(counts)
        lacking = [m for m in lacking if all(counts[t] < asked[t] for t in m.senses.terms) and not _is_name(view, m)]
        surplus = _surplus(view.glossary, filter(_renders, view.target_terms), asked) if lacking else ()
        view.memo[NAME] = _Balance(lacking, list(surplus), rendered)
    found: _Balance = view.memo[NAME]
    return found


def _asked(view: View) -> Counter[int]:
    """Return how often the source asks for each term, those inside its phrases included."""
    return Counter(term for match in view.source_terms for term in view.glossary.with_parts(match.senses.terms))


def _is_name(view: View, match: Match) -> bool:
    """Tell whether words of the source belong to a card's name; some terms have their capital in any case."""
    assert view.source is not None
    if any(view.glossary.terms[sense.term].en[0][0].isupper() for sense in match.senses):
        return False
    return is_name_like(view.source.text, view.source.span(match.first, match.last))


def _renders(match: Match) -> bool:
    return any(sense.role in ("accepted", "family", "latin") for sense in match.senses)


def _surplus(glossary: Glossary, given: Iterable[Match], asked: Counter[int]) -> Iterator[Match]:
    """Yield renderings beyond the number the source asks for, as if the later ones were right.

    The rendering of a phrase is that of the terms inside it as well.
    """
    left = Counter(asked)
    for match in reversed(list(given)):
        wanted = [term for term in match.senses.terms if left[term] > 0]
        if wanted:
            left.subtract(glossary.with_parts(frozenset(wanted)))
        else:
            yield match


def _replaced(params: Params, view: View, balance: _Balance) -> Iterator[Hit]:
    taken: set[int] = set()
    for wanted in balance.lacking:
        candidates = _candidates(view.glossary, wanted, balance.rendered)
        rivals = [
            given
            for given in balance.surplus
            if given.first not in taken
            and _confusable(params, view.glossary, candidates, given)
            and not (params.opposites and _may_be_negated(params, view, wanted, given))
        ]
        if rivals:
            nearest = min(rivals, key=lambda given: _distance(view, wanted, given))
            twins = [given for given in _twins(view, nearest) if given.first not in taken]
            best = min(twins, key=lambda given: _distance(view, wanted, given))
            taken.add(best.first)
            yield _hit(view, wanted, best, _rival(params, view.glossary, candidates, best))


def _may_be_negated(params: Params, view: View, wanted: Match, given: Match) -> bool:
    """Tell whether the opposite of a term may stand for it, since one text denies or excepts where the other does not."""
    if not any(map(_rivals_in(params, view.glossary).is_opposite, wanted.senses.terms)):
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
    return [match for match in view.target_terms if match.senses.terms == given.senses.terms and _renders(match)]


def _exchanged(params: Params, view: View) -> list[Hit]:
    """Return the two places where terms have changed places, by what governs them in both texts."""
    assert view.source is not None
    pairs = _rivals_in(params, view.glossary).turned(view.source_terms, view.target_terms)
    if not pairs:
        return []
    from ruling_lint.lexicon.exchanged import Text, exchanged

    source, target = Text(view.source, view.source_terms), Text(view.target, view.target_terms)
    found = exchanged(view.glossary, source, target, pairs)
    return [_hit(view, exchange.wanted, exchange.given, exchange.term) for exchange in found]


def _reversed(asked: Sequence[int], given: Sequence[int]) -> list[tuple[int, int]]:
    """Return the pairs of terms that come in the other order in the translation."""
    places = {term: place for place, term in enumerate(given)}
    return [
        (first, second)
        for first, second in combinations(asked, 2)
        if first in places and second in places and places[second] < places[first]
    ]


def _orders(memberships: Iterable[tuple[str, int]]) -> dict[str, list[int]]:
    """Return the terms of each group, in the order in which they come."""
    found: dict[str, list[int]] = {}
    for group, term in memberships:
        found.setdefault(group, []).append(term)
    return found


def _misplaced(params: Params, view: View) -> Iterator[Hit]:
    """Yield what follows a verb that takes another term of its group, though the text has both as often as it should."""
    takes = _rivals_in(params, view.glossary).taken
    for asked in view.source_terms:
        if asked.senses.terms.isdisjoint(takes):
            continue
        for verb in takes.keys() & asked.senses.terms:
            wanted = next((m for m in view.source_terms if _has(view.glossary, m, takes[verb])), None)
            candidates = sorted(takes[verb])
            for given in _objects(view, verb, takes[verb]) if wanted else ():
                if _confusable(params, view.glossary, candidates, given):
                    assert wanted is not None
                    yield _hit(view, wanted, given, _rival(params, view.glossary, candidates, given))
                    yield from _partner(view, wanted, given)


def _partner(view: View, wanted: Match, given: Match) -> Iterator[Hit]:
    """Yield the other half of an exchange, where both texts have the two terms once, so that no other place is left for it."""
    glossary = view.glossary
    right, wrong = ([m for m in view.source_terms if _has(glossary, m, one.senses.terms)] for one in (wanted, given))
    left, found = ([m for m in view.target_terms if _has(glossary, m, one.senses.terms)] for one in (wanted, given))
    if [len(places) for places in (right, wrong, left, found)] == [1, 1, 1, 1] and _renders(left[0]):
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


def _candidates(glossary: Glossary, wanted: Match, rendered: set[int]) -> list[int]:
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
        "given": view.glossary.terms[_renderer(given)].en[0],
        "right": view.glossary.terms[term].wording,
        "term": view.glossary.terms[term].label,
    }
    return Hit(fix.span, fix.texts, span, certain=False, params=params)


def _renderer(match: Match) -> int:
    return next(sense.term for sense in match.senses if sense.role in ("accepted", "family", "latin"))


def _readable(glossary: Glossary, match: Match) -> int:
    return next((s.term for s in match.senses if glossary.terms[s.term].renderings), match.senses[0].term)


def _absent(view: View, balance: _Balance, names: Names) -> Iterator[Hit]:
    """Yield a hit for each term that lacks, but for those inside the name of a card, which has a Russian name of its own."""
    if not balance.lacking:
        return
    assert view.source is not None
    named = {index for name in names.find(view.source) for index in range(name.first, name.last + 1)}
    for match in [match for match in balance.lacking if match.first not in named]:
        if not _is_said(view, match):
            yield _absence(view, view.source, match)


def _is_said(view: View, match: Match) -> bool:
    """Tell whether a term that has no rendering of its own is in the translation all the same, or is part of a name."""
    from ruling_lint.lexicon import elided  # few texts lack a term

    assert view.source is not None
    if elided.is_in_name(view.source, match, view.source_terms):
        return True
    asked = _asked(view)
    counts = elided.terms_inside(view.glossary, view.target, (*view.target_terms, *view.english_in_target))
    is_inside = any(counts[term] >= asked[term] for term in match.senses.terms)
    return is_inside or elided.is_elliptic(view.glossary, view.source, view.target, match)


def _absence(view: View, source: Reading, match: Match) -> Hit:
    span = source.span(match.first, match.last)
    term = view.glossary.terms[_readable(view.glossary, match)]
    params = {"source": source.text[span.start : span.end], "right": term.wording, "term": term.label}
    end = len(view.target.text)
    return Hit(Span(end, end), (), span, certain=False, params=params)


def _added(params: Params, view: View) -> Iterator[Hit]:
    known, may_be_told = view.glossary.terms, _rivals_in(params, view.glossary).told
    told = [match for match in view.target_terms if may_be_told[match.senses.terms]]
    source = view.source.text.lower() if view.source and told else ""
    for match in told:
        words = [known[sense.term].en[0] for sense in match.senses]
        if any(word.lower() in source for word in words) or not _is_told(params, known, match):
            continue
        span = view.target.span(match.first, match.last)
        if not (_is_asked(view, words) or _is_aside(view, span)):
            yield Hit(span, certain=False, params={"given": words[0]})


def _is_asked(view: View, words: Sequence[str]) -> bool:
    """Tell whether the source has a term of one of some headwords, in whatever sense and form."""
    return any(view.glossary.terms[term].en[0] in words for term in _asked(view))


def _is_aside(view: View, span: Span) -> bool:
    """Tell whether words are a name, or stand in a reminder in parentheses that the source is without."""
    assert view.source is not None
    before = view.target.text[: span.start]
    is_reminder = "(" not in view.source.chars and before.count("(") > before.count(")")
    return is_reminder or is_name_like(view.target.text, span)


def _is_told(params: Params, known: Sequence[Term], match: Match) -> bool:
    """Tell whether a rendering is of a term that is told, and can be nothing else unless that term is named."""
    accepted = [known[sense.term] for sense in match.senses if sense.role == "accepted"]
    if any(term.label in params.terms for term in accepted):
        return True
    return len(accepted) == len(match.senses) and all(term.kind in params.kinds for term in accepted)


def _confusable(params: Params, glossary: Glossary, candidates: list[int], given: Match) -> bool:
    """Tell whether whatever a rendering stands for can be taken for one of the candidates, and is none of them.

    A word that is only of a term's family does not count where another term has it as a rendering of its own.
    """
    own = [sense.term for sense in given.senses if sense.role in ("accepted", "latin")]
    family = [sense.term for sense in given.senses if sense.role == "family"]
    if not {*own, *family}.isdisjoint(candidates):
        return False
    are_rivals = _rivals_in(params, glossary).are_rivals
    return all(any(are_rivals(wanted, term) for wanted in candidates) for term in own or family)


def _rival(params: Params, glossary: Glossary, candidates: list[int], given: Match) -> int:
    """Return the candidate to write in place of a rendering; of a state and the verb that brings it about, the state."""
    rivals = _rivals_in(params, glossary)
    states = (term for term in candidates if rivals.is_opposite(term))
    of_state = (term for term in states if any(rivals.are_rivals(term, sense.term) for sense in given.senses))
    by_form = (term for term in candidates if rivals.are_rivals(term, _renderer(given)))
    return next(chain(of_state, by_form))
