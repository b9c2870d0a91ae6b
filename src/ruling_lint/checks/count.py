"""Check `count`: what is counted stands equally often in source and translation, in whatever order."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice

from ruling_lint.checks.base import Clues, Context, View
from ruling_lint.lexicon.staying import Parts, have_stayed
from ruling_lint.lexicon.telling import (
    is_in_other_units,
    is_in_range,
    is_told_once,
    is_told_otherwise,
    ordinals_aside,
)
from ruling_lint.lexicon.worded import worded_aside
from ruling_lint.model import Hit, Severity, Span
from ruling_lint.patterns import lazy_pattern
from ruling_lint.records import dataclass, replace
from ruling_lint.text import fractions, markup, months, numbers, placeholders, references
from ruling_lint.text.chars import DIGITS
from ruling_lint.text.chunks import Chunk
from ruling_lint.text.differences import Difference, differences
from ruling_lint.text.items import Item, Role
from ruling_lint.text.misplaced import misplaced, turned_pair
from ruling_lint.text.numbers import beyond, tells_times, times_like, written_like
from ruling_lint.text.places import Side, gap, neighbour_place, spelt_place, unwrapped_place
from ruling_lint.text.reading import Reading
from ruling_lint.text.symbols import MINUS
from ruling_lint.tuples import NamedTuple

NAME = "count"
NEEDS: frozenset[str] | None = None
COMPARES = True
VARIANTS = ("changed", "lost", "added")


class Counted(NamedTuple):
    """How to find things, whether a chunk may hold one that matters, what sees at a glance that two texts hold the same, and
    what tells most chunks that hold none; there are too many words for numbers.
    """

    find: Callable[[Reading], list[Item]]
    may_hold: Callable[[Chunk], bool]
    sees_same: Callable[[Reading, Reading], bool]
    clues: Clues | None


_NUMBERS, _PLACEHOLDERS, _REFERENCES = numbers.GLANCE, placeholders.GLANCE, references.GLANCE
_OF_MARKUP, _OF_PLACEHOLDERS = Clues(markup.SIGNS), Clues(placeholders.SIGNS)
_OF_REFERENCES = Clues(DIGITS, references.WORDS)

COUNTED = {
    "markup": Counted(markup.find_markup, markup.may_hold_markup, lambda source, target: False, _OF_MARKUP),
    "numbers": Counted(numbers.find_numbers, _NUMBERS.may_differ, _NUMBERS.sees_order, None),
    "placeholders": Counted(
        placeholders.find_placeholders, _PLACEHOLDERS.may_differ, _PLACEHOLDERS.sees_equal, _OF_PLACEHOLDERS
    ),
    "references": Counted(references.find_references, _REFERENCES.may_differ, _REFERENCES.sees_equal, _OF_REFERENCES),
}
_PARENTHESES = lazy_pattern(r"\([^()]*\)")
_EMPHASIS = "*_`"
_COUNTING = frozenset(("number", "fraction"))
_ITALICS = ("emphasis", "1")
_MOST = 50
"""How many differences of a segment are told: more of them are one mistake, and each is looked for in the whole text."""

_WRAPPED = frozenset(("field", "code", "bracket", "emphasis"))


@dataclass(frozen=True)
class Params:
    """`what` is counted: "markup", "numbers", "placeholders" or "references"."""

    what: str

    def validate(self) -> None:
        """Raise ValueError for values that cannot be used."""
        if self.what not in COUNTED:
            raise ValueError(f"'what' must be one of: {', '.join(sorted(COUNTED))}")


def clues(params: Params) -> Clues | None:
    """Return what every part of what is counted has one of."""
    return COUNTED[params.what].clues


def concerns(params: Params, chunk: Chunk) -> bool:
    """Tell whether a chunk may hold what is counted, or a part of it."""
    return COUNTED[params.what].may_hold(chunk)


def check(params: Params, view: View, context: Context) -> Iterable[Hit]:
    """Return a hit for everything that was changed, lost or added."""
    counted = COUNTED[params.what]
    if view.source is None or counted.sees_same(view.source, view.target):
        return ()
    return _compared(params, view, Side(view.source, counted.find(view.source)), counted.find(view.target))


def _compared(params: Params, view: View, source: Side, items: Sequence[Item]) -> Iterator[Hit]:
    assert view.source is not None
    target = Side(view.target, items)
    if params.what == "placeholders" and "%" in view.target.chars:
        yield from _reordered(view.source, view.target)
    if params.what == "numbers":
        source, target = worded_aside(*_with_fractions(source, target))
    source = ordinals_aside(source, view.target)
    if "(" not in view.source.chars:
        target = Side(view.target, list(_unless_noted(target.items, view.target)))
    differing = list(islice(_one_of_a_pair(_elements(differences(source.items, target.items))), _MOST))
    for found in differing:
        if _is_told_as_fraction(found, view.source, view.target) or _is_counted_otherwise(found, source, target):
            continue
        severity = Severity.INFO if _is_free(found) else None
        firm = not _is_in_words(found, view.source, view.target)
        for hit in _hits(*found, source, target):
            yield replace(hit, severity=severity, firm=firm)
    if params.what == "numbers":
        yield from _other_months(view.source, view.target)
        yield from () if differing else _exchanged(view, source, target)


def _with_fractions(source: Side, target: Side) -> tuple[Side, Side]:
    """Return both sides with their fractions in place of the numbers in them, where they tell equally many."""
    wanted, found = fractions.find_fractions(source.reading), fractions.find_fractions(target.reading)
    wanted, found = (
        fractions.with_fractions_in_digits(found, wanted, source.reading),
        fractions.with_fractions_in_digits(wanted, found, target.reading),
    )
    if len(wanted) != len(found):
        return source, target
    return _replaced(source, wanted), _replaced(target, found)


def _replaced(side: Side, parts: Sequence[Item]) -> Side:
    """Return a side with larger items in place of those in them."""
    others = [item for item in side.items if not any(item.span.overlaps(part.span) for part in parts)]
    return Side(side.reading, sorted([*others, *parts], key=lambda item: item.span))


def _exchanged(view: View, source: Side, target: Side) -> Iterator[Hit]:
    """Yield a hit for every sentence with the number of another one, where the sentences themselves are not exchanged.

    So there is for two numbers of one sentence.
    """
    for lost, added in _of_other_sentences(view, source, target) or _of_one_sentence(view, source, target):
        firm = not _is_in_words(Difference(lost, added), source.reading, target.reading)
        yield replace(_changed(lost, added, source, target), firm=firm)


def _of_other_sentences(view: View, source: Side, target: Side) -> list[tuple[Item, Item]]:
    found = list(misplaced(source, target))
    if not found:
        return []
    asked = Parts(source.reading, view.source_terms, [number.there for number in found])
    given = Parts(target.reading, view.target_terms, [number.here for number in found])
    return [(lost, added) for lost, added, _, _ in found] if have_stayed(view.glossary, asked, given) else []


def _of_one_sentence(view: View, source: Side, target: Side) -> list[tuple[Item, Item]]:
    pair = turned_pair(source, target)
    if pair is None:
        return []
    from ruling_lint.lexicon.swapped import Numbered, swapped  # few texts have their numbers in another order

    asked, given = pair
    asked_of = Numbered(source.reading, view.source_terms, asked)
    return swapped(view.glossary, asked_of, Numbered(target.reading, view.target_terms, given))


def _other_months(source: Reading, target: Reading) -> Iterator[Hit]:
    """Yield a hit for a month named in the place of another; a month may be told in digits too, or not at all."""
    wanted, found = months.find_months(source), months.find_months(target)
    if len(wanted) != len(found):
        return
    for lost, added in differences(wanted, found):
        if lost and added:
            texts = months.month_like(lost.value, _text(target, added.span).lower())
            yield Hit(added.span, texts, lost.span, variant="changed", params={"source": _text(source, lost.span)})


def _reordered(source: Reading, target: Reading) -> Iterator[Hit]:
    """Yield a hit for values of different kinds that changed places, so that a program fills in the wrong ones."""
    wanted, found = placeholders.in_order(source), placeholders.in_order(target)
    kinds = [text for _, text in wanted]
    if sorted(kinds) != sorted(text for _, text in found):
        return
    for (place, kind), (span, text) in zip(wanted, found, strict=True):
        if text != kind:
            numbered = f"%{kinds.index(text) + 1}${text[1:]}"
            yield Hit(span, (numbered,), place, certain=False, variant="changed", params={"source": kind})


def _hits(lost: Item | None, added: Item | None, source: Side, target: Side) -> Iterator[Hit]:
    if lost and added:
        if not _is_same_bound(lost, added, source.reading, target.reading):
            yield _changed(lost, added, source, target)
    elif lost and not (is_told_once(lost, source, target) or is_told_otherwise(lost, source, target)):
        yield _lost(lost, source, target)
    elif added and added.kind != "bracket":  # what a translator adds in brackets is a note
        yield Hit(added.span, certain=False, variant="added")


def _is_told_as_fraction(found: Difference, source: Reading, target: Reading) -> bool:
    """Tell whether what looks like power and toughness is a fraction, which one text has in words or in a sign: 2/3, two thirds."""
    item = found.source or found.target
    if item is None or item.kind != "power" or (found.source and found.target):
        return False
    told = [sum(one.value == item.value for one in fractions.find_fractions(side)) for side in (source, target)]
    return told[0] < told[1] if found.source else told[1] < told[0]


def _is_counted_otherwise(found: Difference, source: Side, target: Side) -> bool:
    """Tell whether a number that one text lacks lies in a range there, or counts other units of time."""
    lost, added = found
    if any(item.kind not in _COUNTING for item in found if item):
        return False
    if (lost and is_in_other_units(lost, source, target)) or (added and is_in_other_units(added, target, source)):
        return True
    if lost and added:
        return False
    if lost:
        return is_in_range(lost, source, target)
    return added is not None and is_in_range(added, target, source)


def _is_free(found: Difference) -> bool:
    """Tell whether translators are free in it, as they are in italics."""
    return all((item.kind, item.value) == _ITALICS for item in found if item)


def _is_in_words(found: Difference, source: Reading, target: Reading) -> bool:
    """Tell whether it is a number in words: prose counts nothing by rule."""
    sides = zip(found, (source, target), strict=True)
    return all(item.kind in _COUNTING and DIGITS.isdisjoint(_text(side, item.span)) for item, side in sides if item)


def _unless_noted(items: Sequence[Item], reading: Reading) -> Iterator[Item]:
    """Make items optional that stand in parentheses: those that only the translation has are notes or reminders."""
    places = [match.span() for match in _PARENTHESES.finditer(reading.text)] if items else []
    for item in items:
        before = bisect_left(places, (item.span.start, 0)) - 1
        noted = item.role is Role.REQUIRED and before >= 0 and item.span.start < places[before][1]
        yield item._replace(role=Role.OPTIONAL) if noted else item


def _elements(found: Iterable[Difference]) -> list[Difference]:
    """Put two tags that became others together, an opening one and the one that closes it: <b>так</b> as <i>так</i>."""
    elements: list[Difference] = []
    opened: dict[tuple[str, str], tuple[int, Item, Item]] = {}
    for lost, added in found:
        if not (lost and added and lost.kind == "tag"):
            elements.append(Difference(lost, added))
        elif (lost.value, added.value) in opened:
            index, first, other = opened.pop((lost.value, added.value))
            elements[index] = Difference(_through(first, lost), _through(other, added))
        else:
            opened[f"/{lost.value}", f"/{added.value}"] = (len(elements), lost, added)
            elements.append(Difference(lost, added))
    return elements


def _through(opening: Item, closing: Item) -> Item:
    return opening._replace(span=Span(opening.span.start, closing.span.end), kind="element")


def _one_of_a_pair(found: Sequence[Difference]) -> Iterator[Difference]:
    """Leave out a closing tag that was lost or added together with its opening one."""
    tags = {item.value for pair in found for item in pair if item and item.kind == "tag"}
    for lost, added in found:
        closing = None if lost and added else lost or added
        if not closing or closing.value[:1] != "/" or closing.value[1:] not in tags:
            yield Difference(lost, added)


def _changed(lost: Item, added: Item, source: Side, target: Side) -> Hit:
    lost = _likest(lost, added, source, target)
    words, found, span = _text(source.reading, lost.span), _text(target.reading, added.span), added.span
    if lost.kind == "number":
        written = written_like(lost.value, found, yo="ё" in target.reading.chars)
        span, texts = times_like(lost.value, _fitting(written, target.reading, span), target.reading, span)
    elif lost.kind == "fraction":
        texts = fractions.fraction_like(lost.value, found, yo="ё" in target.reading.chars)
    elif lost.kind == "emphasis":
        texts = (_emphasised_like(words, found),)
    elif lost.kind == "element":
        texts = (_tagged_like(words, found),)
    else:
        texts = (_with_minus_of(found, words),)
    if found == "[":  # all that is left of the bracketed name
        others = [item for item in target.items if item is not added]
        span = unwrapped_place(words, source, Side(target.reading, others)) or span
    return Hit(span, texts, lost.span, variant="changed", params={"source": words})


def _likest(lost: Item, added: Item, source: Side, target: Side) -> Item:
    """Return which of several equal numbers of the source became another: one that counts times where that one does."""
    equal = [item for item in source.items if item.kind == "number" and item.value == lost.value]
    if len(equal) < 2 or lost.role is Role.REQUIRED:
        return lost
    wanted = tells_times(target.reading, added.span)
    fitting = [
        item for item in equal if item.role is Role.REQUIRED and tells_times(source.reading, item.span) == wanted
    ]
    return fitting[0] if fitting else lost


def _is_same_bound(lost: Item, added: Item, source: Reading, target: Reading) -> bool:
    """Tell whether two numbers set one bound in two ways: more than one is не меньше двух."""
    if lost.kind != "number" or not (lost.value.isdigit() and added.value.isdigit()):
        return False
    left, right = beyond(source, lost.span), beyond(target, added.span)
    return left != right and int(lost.value) + left == int(added.value) + right


def _emphasised_like(sample: str, text: str) -> str:
    """Write a text with the marks of emphasis that a sample has."""
    marks = sample[: len(sample) - len(sample.lstrip(_EMPHASIS))]
    return marks + text.strip(_EMPHASIS) + marks


def _tagged_like(sample: str, text: str) -> str:
    """Write an element with the tags that a sample has."""
    inside = text[text.index(">") + 1 : text.rindex("<")]
    return sample[: sample.index(">") + 1] + inside + sample[sample.rindex("<") :]


def _with_minus_of(sample: str, text: str) -> str:
    """Write a text with the kind of minus that a sample has."""
    minus = next((char for char in sample if char in MINUS), None)
    return text if minus is None else text.translate(dict.fromkeys(map(ord, MINUS), minus))


def _fitting(texts: tuple[str, ...], reading: Reading, span: Span) -> tuple[str, ...]:
    """Put the gender first that the noun after a number has: два, две."""
    if len(texts) < 2:
        return texts
    from ruling_lint import morphology  # loads the dictionary, which few texts need

    for token in reading.tokens[reading.token_at(span.end) :][:3]:
        nouns = [analysis for analysis in morphology.analyses(token) if analysis.pos == "noun" and analysis.known]
        if nouns:
            return texts[::-1] if nouns[0].gender == "femn" else texts
    return texts


def _lost(lost: Item, source: Side, target: Side) -> Hit:
    words = _text(source.reading, lost.span)
    params = {"source": words}
    bare = unwrapped_place(words, source, target) if lost.kind in _WRAPPED else None
    bare = bare or spelt_place(lost, target.reading)
    if bare:
        return Hit(bare, (words,), lost.span, variant="changed", params=params)
    place = neighbour_place(lost, source.items, target.items)
    if place is None and lost.kind != "number":
        place = gap(target.reading.text)
    if place is None:
        return Hit(Span(len(target.reading.text), len(target.reading.text)), (), lost.span, False, "lost", params)
    return Hit(Span(place, place), (words,), lost.span, False, "lost", params)


def _text(reading: Reading, span: Span) -> str:
    return reading.text[span.start : span.end]
