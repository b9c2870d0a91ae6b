"""Check `existing`: a reference leads to something that the Comprehensive Rules supplied by the project have."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from ruling_lint.checks.base import Context, View
from ruling_lint.lexicon.comprehensive import ComprehensiveRules
from ruling_lint.model import Hit, Span
from ruling_lint.patterns import lazy_pattern
from ruling_lint.records import dataclass
from ruling_lint.text.chars import DIGITS
from ruling_lint.text.items import Item, Role
from ruling_lint.text.references import REFERENCE, find_references

NAME = "existing"
NEEDS = DIGITS | frozenset('«"“')
COMPARES = False
VARIANTS = ("entry",)

_ENTRY = lazy_pattern(
    r"глоссари[а-я]{1,2}[^.;«»\"“”]{0,20}[«\"“](?P<after>[^«»\"“”]+)|[«\"“](?P<before>[^«»\"“”]+)[»\"”][^.;«»\"“”]{0,20}глоссари",
    re.IGNORECASE,
)


_NAMED = lazy_pattern(r"правил|раздел|\bсм\.|rule|section|\bsee\b", re.IGNORECASE)
_REACH = 40


@dataclass(frozen=True)
class Params:
    """This check has no parameters: the config names the file of the rules."""


def check(params: Params, view: View, context: Context) -> Iterable[Hit]:
    """Return a hit for every rule and glossary entry that does not exist; none where the project supplies no rules."""
    return _lost(view, context.comprehensive_rules) if context.comprehensive_rules else ()


def _lost(view: View, rules: ComprehensiveRules) -> Iterator[Hit]:
    done: set[Span] = set()
    for item in find_references(view.target):
        if item.kind == REFERENCE and item.span not in done and _is_missing(item, view.target.text, rules):
            done.add(item.span)
            yield _hit(view, rules, item.span, item.value)
    if rules.entries and "глоссари" in view.target.folded:
        yield from _entries(view, rules)


def _is_missing(item: Item, text: str, rules: ComprehensiveRules) -> bool:
    """Tell whether an item is a reference and leads nowhere. A decimal of no section may be a price, or a version."""
    if item.role is not Role.REQUIRED or item.value in rules.numbers:
        return False
    is_decimal = item.value.replace(".", "").isdigit() and item.value.partition(".")[0] not in rules.sections
    before = text[max(0, item.span.start - _REACH) : item.span.start]
    return not is_decimal or "." not in item.value or _NAMED.search(before) is not None


def _hit(view: View, rules: ComprehensiveRules, span: Span, number: str) -> Hit:
    """Make a hit; of several numbers that are near, one that the source has comes first."""
    asked = {item.value for item in find_references(view.source)} if view.source else set()
    near = sorted(rules.near(number), key=lambda other: other not in asked)
    written = view.target.text[span.start : span.end]
    is_range = written != number
    texts = tuple(
        written.replace(number, other) for other in near if number in written and (other[-1].isalpha() or not is_range)
    )
    return Hit(span, texts, certain=False, params={"number": number})


def _entries(view: View, rules: ComprehensiveRules) -> Iterator[Hit]:
    for match in _ENTRY.finditer(view.target.text):
        span = Span(*match.span("after" if match["after"] else "before"))
        names = _names(view, span)
        if names and rules.entries.isdisjoint(names):
            yield Hit(span, certain=False, variant="entry")


def _names(view: View, span: Span) -> set[str]:
    """Return what an entry can be called in English: as it stands, or by the terms that its Russian name renders."""
    text = view.target.text[span.start : span.end]
    if text.isascii():
        return {text.lower()}
    return {
        name.lower()
        for match in view.target_terms
        if view.target.span(match.first, match.last) == span
        for sense in match.senses
        for name in view.glossary.terms[sense.term].en
    }
