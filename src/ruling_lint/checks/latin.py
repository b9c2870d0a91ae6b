"""Check `latin`: English left over in Russian text, a finding a run: words, a term of the glossary, or a card's name."""

from __future__ import annotations

import itertools
import re
from bisect import bisect_left
from collections.abc import Iterator
from operator import attrgetter

from ruling_lint.checks.base import Context, View
from ruling_lint.model import Hit, Severity, Span
from ruling_lint.records import dataclass
from ruling_lint.text.chars import LATIN
from ruling_lint.text.chunks import Chunk
from ruling_lint.text.latin import is_english, is_gloss, is_joint, is_latin, whole_words
from ruling_lint.text.reading import Reading
from ruling_lint.text.sentences import is_name_like
from ruling_lint.tuples import NamedTuple
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from ruling_lint.glossary import Match, Term

NAME = "latin"
NEEDS = LATIN
COMPARES = False
VARIANTS = ()

_SMALL = frozenset(
    ["a", "an", "and", "as", "at", "but", "by", "for", "from", "in", "into", "of", "on", "or", "s", "the", "to", "with"]
)
"""Words that a title writes small; s is what follows an apostrophe."""

_FIRST, _LAST = attrgetter("first"), attrgetter("last")

REPORTS = ("text", "term", "name")


@dataclass(frozen=True)
class Params:
    """`report` is the kind of run to report: "text", "term" or "name"."""

    report: str

    def validate(self) -> None:
        """Raise ValueError for values that cannot be used."""
        if self.report not in REPORTS:
            raise ValueError(f"'report' must be one of: {', '.join(REPORTS)}")


class LeftOver(NamedTuple):
    """A run of English in the target: its kind, span and replacements, the glossary's term where it is one, and whether it may be a name."""

    kind: str
    span: Span
    replacements: tuple[str, ...] = ()
    certain: bool = False
    term: Term | None = None
    may_be_name: bool = False


def concerns(params: Params, chunk: Chunk) -> bool:
    """Tell whether a chunk has a word in Latin letters; a single letter reads as none."""
    return any(len(token) > 1 and is_latin(token) for token in chunk.tokens)


def check(params: Params, view: View, context: Context) -> Iterator[Hit]:
    """Yield the left-over runs of one kind. A run that stands in the source too points at it.

    A word that the source writes as a name, and nobody can translate, is information.
    """
    if not view.target.has_cyrillic:
        return
    for run in left_over(view, context):
        if run.kind == params.report:
            told = {"term": run.term.label, "right": run.term.wording} if run.term else {}
            severity = Severity.INFO if run.may_be_name else None
            texts, place = _offered(run, view, context), _in_source(view, run.span)
            yield Hit(run.span, texts, place, run.certain, severity=severity, params=told)


def _offered(run: LeftOver, view: View, context: Context) -> tuple[str, ...]:
    """Return what to put in the place of a run: of a text first what the whole of it was translated by elsewhere."""
    if run.kind != "text":
        return run.replacements
    known = context.translations.of(view.target.text[run.span.start : run.span.end])
    return tuple(dict.fromkeys((*known, *run.replacements)))


def left_over(view: View, context: Context) -> list[LeftOver]:
    """Return every run of English in the target, worked out once a segment."""
    if NAME not in view.memo:
        view.memo[NAME] = list(_find(view, context)) if view.target.has_latin else []
    found: list[LeftOver] = view.memo[NAME]
    return found


def _find(view: View, context: Context) -> Iterator[LeftOver]:
    reading = view.target
    english = _english(view, context)
    if not english:
        return
    for name in context.names.find(reading, view.english_in_target):
        tokens = [i for i in range(name.first, name.last + 1) if is_latin(reading.tokens[i])]
        if english.issuperset(tokens):
            english -= set(tokens)
            if _follows_translation(reading, name.first, name.last):
                continue
            texts = _names(view, name.first, name.last, name.ru, name.en)
            yield LeftOver("name", reading.span(name.first, name.last), texts)
    for first, last in _runs(reading, english):
        yield from _classify(view, first, last, context)


def _names(view: View, first: int, last: int, name: str, english: str = "") -> tuple[str, ...]:
    from ruling_lint.glossary.suggest.card_names import offered  # loads the dictionary, which few texts need

    start, end = (view.unmarked.token_at(view.target.span(index).start) for index in (first, last))
    return offered(view.unmarked, start, end, name, english, view.source)


def _titles(view: View, first: int, last: int, title: str, context: Context) -> tuple[str, ...]:
    """The title of the page in the place of what may be its English name; it has few capitals, so that quotes come first."""
    if not _may_be_titled(view.target, first, last, title, context):
        return ()
    return tuple(sorted(_names(view, first, last, title), key=lambda text: not text.startswith("«")))


def _may_be_titled(reading: Reading, first: int, last: int, title: str, context: Context) -> bool:
    """Tell whether a name in English may be that of the page's card, whose Russian name is the title."""
    name = reading.text[reading.span(first).start : reading.span(last).end]
    if context.english_title is not None:
        return name == context.english_title
    if not _is_as_long(title, reading, first, last):
        return False
    from ruling_lint.glossary.page_names import is_titled  # few pages have such a name

    return is_titled(context.names, name, title, (reading.text, *context.page))


def _follows_translation(reading: Reading, first: int, last: int) -> bool:
    """Tell whether a name stands in brackets after a Russian one: «Гнев Господень» (Wrath of God)."""
    if (
        first < 2
        or last + 1 >= len(reading.tokens)
        or (reading.tokens[first - 1], reading.tokens[last + 1]) != ("(", ")")
    ):
        return False
    start = reading.span(first - 2).start
    return reading.tokens[first - 2] == "»" or is_name_like(reading.text, Span(start, start + 1))


def _english(view: View, context: Context) -> set[int]:
    """Return the indices of the tokens that are English words and that nothing keeps in Latin."""
    reading = view.target
    found = {i for i, token in enumerate(reading.tokens) if is_latin(token) and is_english(reading, i)}
    for match in view.target_terms:
        if any(sense.role == "latin" for sense in match.senses):
            found -= set(range(match.first, match.last + 1))
    if context.allow and found:
        for allowed in context.allow.finditer(reading.text):
            found = {i for i in found if not Span(*allowed.span()).overlaps(reading.span(i))}
    return {i for i in found if not is_gloss(reading, i)}


def _runs(reading: Reading, english: set[int]) -> Iterator[tuple[int, int]]:
    """Yield first and last token of each run: English words with no Russian word between them."""
    first = last = -1
    for index in sorted(english):
        if first >= 0 and not all(_joins(reading, i) for i in range(last + 1, index)):
            yield first, last
            first = -1
        first = index if first < 0 else first
        last = index
    if first >= 0:
        yield first, last


def _joins(reading: Reading, index: int) -> bool:
    token = reading.tokens[index]
    return is_joint(token) or is_latin(token)


def _between(matches: list[Match], first: int, last: int) -> list[Match]:
    """Return the matches with a word from one token to another; +1/+1 counter may begin before it."""
    start, end = bisect_left(matches, first, key=_LAST), bisect_left(matches, last + 1, key=_FIRST)
    return matches[start:end]


def _classify(view: View, first: int, last: int, context: Context) -> Iterator[LeftOver]:
    terms = _between(view.english_in_target, first, last)
    if terms and _only_terms(view.target, first, last, terms):
        for match in terms:
            if _explains_itself(view, match):
                continue
            term = match.senses[0].term
            fix = view.glossary.translate(view.target, match, term)
            yield LeftOver("term", fix.span, fix.texts, fix.certain, view.glossary.terms[term])
    elif context.title and _is_title_case(view.target, first, last):
        yield LeftOver("name", view.target.span(first, last), _titles(view, first, last, context.title, context))
    elif not _is_foreign_half(view, first, last):
        yield _text(view, first, last, terms)


def _text(view: View, first: int, last: int, terms: list[Match]) -> LeftOver:
    """Return a run of text; one that is nothing but terms side by side, or a number before, can be translated."""
    side_by_side = bool(terms) and all(a.last + 1 == b.first for a, b in itertools.pairwise(terms))
    if side_by_side and terms[-1].last == last and terms[0].first <= first + 1:
        counted = terms[0].first == first + 1
        make = view.glossary.translate_counted if counted else view.glossary.translate_run
        fix = make(view.target, terms)
        if fix.texts or not counted:
            return LeftOver("text", fix.span, fix.texts)
    span = _with_brackets(view.target, *whole_words(view.target, first, last))
    return LeftOver("text", span, may_be_name=not terms and _is_name_in_source(view, view.target.span(first, last)))


def _is_name_in_source(view: View, span: Span) -> bool:
    """Tell whether a single word has a capital in the source as well, which its place there does not explain: Wi-Fi."""
    word = view.target.text[span.start : span.end]
    if view.source is None or not word[0].isupper() or not word.replace("-", "").isalpha():
        return False
    places = re.finditer(rf"(?<![\w-]){word}(?![\w-])", view.source.text)
    return any(is_name_like(view.source.text, Span(*place.span())) for place in places)


def _only_terms(reading: Reading, first: int, last: int, terms: list[Match]) -> bool:
    """Tell whether a run is nothing but terms in a list; two terms side by side are text."""
    covered = {i for match in terms for i in range(match.first, match.last + 1)}
    rest = [reading.tokens[i] for i in range(first, last + 1) if i not in covered]
    if any(is_latin(token) and token not in ("and", "or") for token in rest):
        return False
    return all(a.last + 1 < b.first for a, b in itertools.pairwise(terms))


def _is_title_case(reading: Reading, first: int, last: int) -> bool:
    """Tell whether a run of two words or more is written as a card's name: every word but the small ones a capital."""
    spans = [reading.span(i) for i in range(first, last + 1) if is_latin(reading.tokens[i])]
    words = [reading.text[start:end] for start, end in spans]
    big = [word for word in words if word not in _SMALL]
    return len(big) > 1 and all(word[0].isupper() for word in big) and words[0] not in _SMALL


def _is_as_long(title: str, reading: Reading, first: int, last: int) -> bool:
    """Tell whether a Russian title has about as many words as an English name, small ones aside."""
    words = [token for token in reading.tokens[first : last + 1] if is_latin(token) and token not in _SMALL]
    return abs(len(title.split()) - len(words)) <= 1


def _explains_itself(view: View, match: Match) -> bool:
    """Tell whether a term stands in brackets after its own translation: кутёж (spree)."""
    reading = view.target
    before, after = match.first - 1, match.last + 1
    if before < 1 or after >= len(reading.tokens) or reading.tokens[before] != "(" or reading.tokens[after] != ")":
        return False
    own = match.senses.terms
    translated = [m for m in view.target_terms if m.last in (before - 1, before - 2)]
    return any(sense.term in own for found in translated for sense in found.senses)


def _is_foreign_half(view: View, first: int, last: int) -> bool:
    """Tell whether a word is half of a Russian compound (online-турнир) that the source does not hold."""
    reading = view.target
    before = reading.tokens[first - 1] == "-" and _touches(reading, first - 1) if first else False
    after = last + 2 < len(reading.tokens) and reading.tokens[last + 1] == "-" and _touches(reading, last + 2)
    if first != last or not (before or after):
        return False
    return view.source is None or reading.tokens[first] not in view.source.tokens


def _touches(reading: Reading, index: int) -> bool:
    """Tell whether a token follows the one before it without a space."""
    return index > 0 and reading.span(index).start == reading.span(index - 1).end


def _with_brackets(reading: Reading, first: int, last: int) -> Span:
    """Return the span of a run, with the brackets around it where they hold nothing else."""
    span = reading.span(first, last)
    if first and last + 1 < len(reading.tokens):
        closes = last + 1
        while closes < len(reading.tokens) - 1 and reading.tokens[closes] in ".!?":
            closes += 1
        if reading.tokens[first - 1] == "(" and reading.tokens[closes] == ")":
            return reading.span(first - 1, closes)
    return span


def _in_source(view: View, span: Span) -> Span | None:
    if view.source is None:
        return None
    text = view.target.text[span.start : span.end].strip("()")
    at = view.source.text.lower().find(text.lower())
    return Span(at, at + len(text)) if at >= 0 else None
