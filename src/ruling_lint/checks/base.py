"""The shared types of checks: what a check is given, and what a check module holds."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Container, Iterable, Iterator, Sequence, Set
from itertools import compress
from operator import attrgetter

from ruling_lint.lazy import lazy
from ruling_lint.lexicon.balance import Balance, count
from ruling_lint.lexicon.translations import Translations
from ruling_lint.model import Document, Hit, Segment
from ruling_lint.records import dataclass, replace
from ruling_lint.text.chars import CYRILLIC, DIGITS, LATIN
from ruling_lint.text.chunks import Chunk
from ruling_lint.text.reading import Reading
from ruling_lint.text.unmarked import unmarked
from ruling_lint.tuples import NamedTuple
from ruling_lint.typed import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from ruling_lint.glossary import Glossary, Match
    from ruling_lint.glossary.names import Names
    from ruling_lint.lexicon.comprehensive import ComprehensiveRules


_terms_of = attrgetter("senses.terms")


@dataclass
class View:
    """A segment made ready: its target and, where there is one, its source, and the terms in them.

    `memo` holds what checks of one kind work out once a segment for several rules, by check name.
    """

    segment: Segment
    target: Reading
    source: Reading | None
    glossary: Glossary

    @lazy
    def memo(self) -> dict[str, Any]:
        """What checks of one kind work out once a segment for several rules, by check name."""
        return {}

    @lazy
    def target_terms(self) -> list[Match]:
        """The glossary's terms in the target, Russian renderings of every role; longest first, not overlapping."""
        return self.glossary.find_russian(self.target)

    @lazy
    def source_terms(self) -> list[Match]:
        """The glossary's terms in the source; empty where there is no source."""
        return self.glossary.find_english(self.source) if self.source else []

    @lazy
    def unmarked(self) -> Reading:
        """The target without its inline markup, every other character in its place; the target itself if it has none."""
        return unmarked(self.target)

    @lazy
    def is_prose(self) -> bool:
        """Whether the source speaks of something else than the game; False where there is no source."""
        if self.source is None:
            return False
        from ruling_lint.text.register import is_prose  # few texts need to know

        return is_prose(self.source)

    @lazy
    def english_in_target(self) -> list[Match]:
        """The glossary's English terms left in the target."""
        return self.glossary.find_english(self.target) if self.target.has_latin else []

    @lazy
    def asked(self) -> Counter[int]:
        """How often the source asks for each term, those inside its phrases included."""
        return count(self.glossary, self.source_terms)

    @lazy
    def wanted(self) -> list[frozenset[int]]:
        """What each term of the source may be."""
        return list(map(_terms_of, self.source_terms))

    @lazy
    def given(self) -> list[frozenset[int]]:
        """What each term in the target may be, those left in English at the end."""
        found = list(map(_terms_of, self.target_terms))
        return [*found, *map(_terms_of, self.english_in_target)] if self.target.has_latin else found

    @lazy
    def all_wanted(self) -> frozenset[int]:
        """The terms that the source asks for, those inside its phrases left out."""
        return frozenset().union(*self.wanted)

    @lazy
    def balance(self) -> Balance:
        """The terms of the source against the renderings in the target. There must be a source."""
        assert self.source is not None
        given, english = self.target_terms, self.english_in_target
        return Balance(self.glossary, self.source, self.asked, self.unrendered, given, english)

    @lazy
    def unrendered(self) -> list[Match]:
        """The terms of the source that no term in the target is, those left in English included."""
        lacks = frozenset().union(*self.given).isdisjoint
        return list(compress(self.source_terms, map(lacks, self.wanted)))


@dataclass(frozen=True)
class Context:
    """What checks may know beside the segment at hand.

    `title` is the card's name on a ruling page, `english_title` that of the original where it is at hand, and `page`
    are the texts of the page. `allow` matches the phrases that stay in Latin. `words` are the
    project's own words, folded, in all their forms. `translations` are texts that were translated elsewhere,
    `comprehensive_rules` the game's rules, where the project supplies them.
    """

    glossary: Glossary
    names: Names
    title: str | None = None
    allow: re.Pattern[str] | None = None
    words: Container[str] = frozenset()
    translations: Translations = Translations()
    comprehensive_rules: ComprehensiveRules | None = None
    english_title: str | None = None
    page: Sequence[str] = ()

    def with_rules(self, numbers: Sequence[str]) -> Context:
        """Return the same context beside Comprehensive Rules of these numbers; as it is where there are none."""
        if not numbers:
            return self
        from ruling_lint.lexicon.comprehensive import ComprehensiveRules  # few projects have them

        return replace(self, comprehensive_rules=ComprehensiveRules(numbers))

    def on_page(self, page: Document) -> Context:
        """Return the same context for the texts of a document that has a title; as it is for any other."""
        if page.title is None:
            return self
        english = page.source.title if page.source else None
        texts = tuple(segment.target.value for segment in page.segments)
        return replace(self, title=page.title, english_title=english, page=texts)


class SegmentCheck(Protocol):
    """A module that checks one segment at a time.

    NEEDS are characters of the target (of the source too, where COMPARES is set), without which there is nothing
    to check; None means always. A module may have `concerns(params, chunk)` too, which tells whether a text has
    anything to look at that holds this chunk; an empty chunk stands between two spaces, and is all of an empty text.
    Where it says no to every chunk, the segment is not checked. `clues(params)` may tell what every chunk that it says yes to
    has one of; without `concerns`, a chunk that has one concerns the check, and `doubts` is asked only where one of the two
    tokens is one or starts with one. Nor is a segment checked where
    `doubts(params, token, following)` says no to every token of the text and the one behind it, the last with an empty one.
    COMPARES says that the check needs a source; where that depends on the params, they have `compares`. VARIANTS names the
    messages a rule must give beside its main one. Params may have `validate()`, which raises ValueError for values that cannot be used;
    it is asked once, when a rule is read, and not by runs that load the rule compiled.
    """

    NAME: str
    NEEDS: frozenset[str] | None
    COMPARES: bool
    VARIANTS: tuple[str, ...]
    Params: type[Any]

    def check(self, params: Any, view: View, context: Context) -> Iterable[Hit]:
        """Return the hits in one segment."""


class DocumentCheck(Protocol):
    """A module that needs the whole document, known by its `collect`: it collects evidence a segment at a time, then concludes.

    Evidence is small and made of plain values: it is kept for every segment, may cross processes and lie on disk, and
    can be counted and gone through more than once.
    """

    NAME: str
    NEEDS: frozenset[str] | None
    COMPARES: bool
    VARIANTS: tuple[str, ...]
    Params: type[Any]

    def collect(self, params: Any, view: View, context: Context) -> Iterable[Any]:
        """Return the evidence of one segment."""

    def conclude(
        self, params: Any, evidence: Collection[tuple[int, Any]], context: Context
    ) -> Iterator[tuple[int, Hit]]:
        """Yield hits with the index of their segment, from the evidence of all segments in order."""


Check = SegmentCheck | DocumentCheck


class Clues(NamedTuple):
    """Characters and folded words of which every chunk that concerns a check has one, or a character that is none of
    ORDINARY; all but the empty chunk, of which `concerns` is asked without a clue. Of `doubts` they speak as well: there
    one of the two tokens is one of the words, or its first character is one of the characters.
    """

    chars: Set[str] = frozenset()
    words: Set[str] = frozenset()


SIGNS = DIGITS | frozenset("\n\u00a0.,:;!?…()[]{}<>«»„“”\"'‘’-–—+−/\\*_|~=%$&@#`^")
ORDINARY = CYRILLIC | LATIN | SIGNS
"""The characters of nearly all texts; what clues say of chunks holds for those that have no others."""

Decide = Callable[[Any, Chunk], bool]
"""Tells from the params of a rule and a chunk whether a text that holds the chunk is to be checked."""

Doubt = Callable[[Any, str, str], bool]
"""Tells from the params of a rule whether a text that has a token before another one is to be checked."""
