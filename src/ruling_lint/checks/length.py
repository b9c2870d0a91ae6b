"""Check `length`: no sentence of the source is missing, and the lengths are in proportion."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import chain

from ruling_lint.checks.base import Context, View
from ruling_lint.model import Hit, Span
from ruling_lint.patterns import lazy_pattern
from ruling_lint.records import dataclass
from ruling_lint.text import placeholders
from ruling_lint.text.items import Role
from ruling_lint.text.reading import Reading
from ruling_lint.text.splitting import clauses, may_be_several, sentences
from ruling_lint.tuples import NamedTuple
from ruling_lint.typed import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ruling_lint.glossary import Match

NAME = "length"
NEEDS: frozenset[str] | None = None
COMPARES = True
VARIANTS = ("clause", "short", "long")

_PARENTHESES = lazy_pattern(r"\([^()]*\)")


@dataclass(frozen=True)
class Params:
    """Ratios are letters and digits of the translation to those of the source.

    Below `shortest` something is missing. Below `fewer_sentences` it is if there are fewer sentences too, and below
    `one_term` or `more_terms` if moreover the one or more terms and symbols of some sentence have no counterpart. Above
    `longest` there is too much. Short texts may shrink more: of a source of fewer than `sure` letters something is missing
    only below `shortest_of_few`. A source of fewer than `enough` letters is judged only where it has more sentences, and one
    of fewer than `few` not at all; then one is missing below `fewer_of_few`. Below `clause_of_several` a part of
    a sentence is missing if none of its several terms and symbols has a counterpart, below `clause` if its only one has none.
    """

    shortest: float = 0.5
    fewer_sentences: float = 0.8
    one_term: float = 0.95
    more_terms: float = 1.15
    longest: float = 2.8
    enough: int = 30
    shortest_of_few: float = 0.4
    sure: int = 60
    few: int = 20
    fewer_of_few: float = 0.7
    clause: float = 0.8
    clause_of_several: float = 0.9

    @cached_property
    def ample(self) -> float:
        """The ratio from which on nothing is missing."""
        return max(self.shortest, self.more_terms, self.shortest_of_few, self.fewer_of_few, self.clause_of_several)


def check(params: Params, view: View, context: Context) -> Iterable[Hit]:
    """Return a hit at the end of a translation that is too short for its source, or too long."""
    if view.source is None or not view.target.has_cyrillic:
        return ()
    size, given = _sizes(view.source, view.target)
    ratio = given / size if size else 1.0
    return () if params.ample <= ratio <= params.longest else _look(params, view, size, ratio)


def _look(params: Params, view: View, size: int, ratio: float) -> Iterator[Hit]:
    assert view.source is not None
    if size < params.enough:
        if size >= params.few and ratio < params.fewer_of_few and _has_fewer(view.source, view.target):
            yield Hit(_end(view), certain=False, params=_percent(ratio))
    elif ratio > params.longest:
        yield Hit(_end(view), variant="long", certain=False, params=_percent(ratio))
    elif ratio < params.more_terms and _has_fewer(view.source, view.target):
        missing = _missing_part(view, sentences(view.source.text), 1 if ratio < params.one_term else 2)
        if missing or ratio < params.fewer_sentences:
            yield Hit(_end(view), source_span=missing, certain=False, params=_percent(ratio))
    elif ratio < (params.shortest if size >= params.sure else params.shortest_of_few):
        yield Hit(_end(view), variant="short", certain=False, params=_percent(ratio))
    elif ratio < params.clause_of_several and not view.target.has_latin:
        yield from _lost_clause(params, view, ratio)


def _lost_clause(params: Params, view: View, ratio: float) -> Iterator[Hit]:
    """Yield a hit for a part of a sentence of which nothing was translated, in a translation that is short as well.

    Prose does not keep to the words of terms.
    """
    assert view.source is not None
    if "(" in view.source.text and "(" not in view.target.text:
        return
    parts = (part for part in clauses(view.source.text) if not _is_contrast(view.source.text, part))
    missing = _missing_part(view, parts, 1 if ratio < params.clause else 2)
    if missing and _is_telling(view, missing) and not view.is_prose:
        words = {"source": view.source.text[missing.start : missing.end]}
        yield Hit(_end(view), (), missing, certain=False, variant="clause", params=words)


def _is_contrast(text: str, part: Span) -> bool:
    """Tell whether a part only says what is not meant, which a word may do: not your opponent's, а не чужое."""
    return text[part.start : part.end].lstrip(" ,;—").lower().startswith("not ")


def _is_telling(view: View, part: Span) -> bool:
    """Tell whether a part holds several terms or a phrase; one word may be translated freely."""
    assert view.source is not None
    terms = [match for match in view.source_terms if view.source.span(match.first, match.last).overlaps(part)]
    return len(terms) != 1 or terms[0].first < terms[0].last


def _end(view: View) -> Span:
    """Return the empty place where a translation ends."""
    return Span(len(view.target.text), len(view.target.text))


def _percent(ratio: float) -> dict[str, str]:
    return {"percent": str(round(100 * ratio))}


def _comparable(source: str, target: str) -> tuple[str, str]:
    """Leave out the parentheses of a text where the other has none: reminders and notes come and go."""
    if "(" in source and "(" not in target:
        return _PARENTHESES.sub("", source), target
    if "(" in target and "(" not in source:
        return source, _PARENTHESES.sub("", target)
    return source, target


def _has_fewer(source: Reading, target: Reading) -> bool:
    """Tell whether a translation has fewer sentences than its source."""
    if not may_be_several(source.text):
        return False
    asked, given = _comparable(source.masked, target.masked)
    return may_be_several(asked) and len(sentences(given)) < len(sentences(asked))


def _sizes(source: Reading, target: Reading) -> tuple[int, int]:
    """Return how many letters and digits of both texts are to be compared."""
    if "(" not in source.text and "(" not in target.text:
        return source.letters, target.letters
    asked, given = _comparable(source.masked, target.masked)
    return _size(asked, source), _size(given, target)


def _size(text: str, whole: Reading) -> int:
    """Return the letters and digits of a text, which is all of a reading or a part."""
    return whole.letters if text == whole.masked else sum(map(str.isalnum, text))


class _Anchor(NamedTuple):
    """Something whose counterpart can be told: its place, and what it may stand for."""

    span: Span
    values: frozenset[object]


def _missing_part(view: View, parts: Iterable[Span], enough: int) -> Span | None:
    """Return the first part of the source none of whose anchors, `enough` or more, has a counterpart left over."""
    assert view.source is not None
    same_symbols = placeholders.GLANCE.sees_equal(view.source, view.target)
    if same_symbols:
        parts = _without_terms(view, parts, enough) if _may_lack(view, enough) else []
        if not parts:
            return None
    symbols = _symbols(view.source)
    anchors = [*_terms(view.source, view.source_terms), *symbols]
    counterparts = [*_terms(view.target, view.target_terms), *(symbols if same_symbols else _symbols(view.target))]
    lacking = _lacking([anchor.values for anchor in anchors], [other.values for other in counterparts])
    for part in parts:
        inside = _inside(part, [anchor.span for anchor in anchors])
        if len(inside) >= enough and lacking.issuperset(inside):
            left = _left_over([anchor for i, anchor in enumerate(anchors) if i not in inside], counterparts)
            if all(anchors[i].values.isdisjoint(other.values) for i in inside for other in left):
                return part
    return None


def _without_terms(view: View, parts: Iterable[Span], enough: int) -> list[Span]:
    """Return the parts of whose terms, `enough` or more, each is asked for more often than given."""
    lacking = _lacking(view.wanted, view.given[: len(view.target_terms)])
    if len(lacking) < enough:
        return []
    assert view.source is not None
    spans = [view.source.span(match.first, match.last) for match in view.source_terms]
    insides = ((part, _inside(part, spans)) for part in parts)
    return [part for part, inside in insides if len(inside) >= enough and lacking.issuperset(inside)]


def _inside(part: Span, spans: Iterable[Span]) -> list[int]:
    return [i for i, span in enumerate(spans) if span.overlaps(part)]


def _may_lack(view: View, enough: int) -> bool:
    """Tell whether `enough` terms of the source may not be rendered: what stands there twice could lack once, and what is
    left in English counts as lost where anything else does.
    """
    lost = len(view.unrendered)
    return lost >= (1 if view.target.has_latin else enough) or not _are_single(view.wanted)


def _are_single(asked: Sequence[frozenset[Any]]) -> bool:
    """Tell whether nothing is asked for twice."""
    return sum(map(len, asked)) == len(frozenset().union(*asked))


def _lacking(asked: Sequence[frozenset[Any]], given: Sequence[frozenset[Any]]) -> frozenset[int]:
    """Return what is asked for more often than anything that can stand for it is given, by index."""
    rendered = frozenset().union(*given)
    if _are_single(asked):
        return frozenset(i for i, values in enumerate(asked) if values.isdisjoint(rendered))
    repeated = {value for value, times in Counter(chain.from_iterable(asked)).items() if times > 1}
    return frozenset(
        i
        for i, values in enumerate(asked)
        if values.isdisjoint(rendered)
        or (not values.isdisjoint(repeated) and _overlapping(values, given) < _overlapping(values, asked))
    )


def _overlapping(values: frozenset[Any], others: Iterable[frozenset[Any]]) -> int:
    return sum([not values.isdisjoint(other) for other in others])


def _terms(reading: Reading, matches: Iterable[Match]) -> list[_Anchor]:
    return [_Anchor(reading.span(match.first, match.last), match.senses.terms) for match in matches]


def _symbols(reading: Reading) -> list[_Anchor]:
    items = [item for item in placeholders.find_placeholders(reading) if item.role is Role.REQUIRED]
    return [_Anchor(item.span, frozenset((item.kind + item.value,))) for item in items]


def _left_over(anchors: Iterable[_Anchor], counterparts: Iterable[_Anchor]) -> list[_Anchor]:
    """Return the counterparts that remain when every anchor has taken one."""
    left = list(counterparts)
    for anchor in anchors:
        taken = next((other for other in left if not anchor.values.isdisjoint(other.values)), None)
        if taken:
            left.remove(taken)
    return left
