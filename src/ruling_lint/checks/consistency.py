"""Check `consistency`: one term rendered in two ways in a document, or one source translated in two ways."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence

from ruling_lint.answers import Answers
from ruling_lint.checks.base import Context, View
from ruling_lint.model import Hit, RelatedSpan, Span
from ruling_lint.records import dataclass
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from ruling_lint.glossary import Glossary, Match, Sense

NAME = "consistency"
NEEDS = None
COMPARES = False
VARIANTS = ()

_SHOWN = 3
_BITS = 1 << 23


@dataclass(frozen=True)
class Params:
    """`of` is what must agree: "terms" (renderings of one term) or "segments" (translations of one source).

    `kinds` are the kinds of term whose renderings must agree; none means every kind.
    """

    of: str = "terms"
    kinds: tuple[str, ...] = ()

    def validate(self) -> None:
        """Raise ValueError for values that cannot be used."""
        if self.of not in ("terms", "segments"):
            raise ValueError("'of' must be terms or segments")

    @property
    def compares(self) -> bool:
        """Whether a segment without a source has nothing to agree with."""
        return self.of == "segments"


Evidence = tuple[str, str, tuple[int, int]]
"""What must agree, how it is rendered here, and where."""


def collect(params: Params, view: View, context: Context) -> Iterable[Evidence]:
    """Return what this segment renders, and how."""
    if params.of == "segments":
        return _segment(view)
    agree = view.glossary.worked_out(params, lambda: _agreeing(params, view.glossary))
    return [
        _rendered(view, match, sole)
        for match in view.target_terms
        if (sole := match.senses.sole) is not None and agree[sole.term]
    ]


class _Places:
    """How often a rendering stands in the document, and where first."""

    def __init__(self) -> None:
        self.count = 0
        self.first: list[tuple[int, Span]] = []

    def add(self, segment: int, span: tuple[int, int]) -> None:
        """Take in one more place."""
        self.count += 1
        if self.count <= _SHOWN:
            self.first.append((segment, Span(*span)))


def conclude(params: Params, evidence: Collection[tuple[int, Evidence]], context: Context) -> Iterator[tuple[int, Hit]]:
    """Yield one hit for every rendering but the commonest, at its first place; ties go to the one seen first."""
    disputed = _disputed(evidence)
    places: dict[str, dict[str, _Places]] = defaultdict(lambda: defaultdict(_Places))
    for segment, (key, rendering, span) in evidence:
        if hash(key) in disputed:
            places[key][rendering].add(segment, span)
    for key, renderings in places.items():
        if len(renderings) > 1:
            yield from _minorities(key, renderings)


def _disputed(evidence: Collection[tuple[int, Evidence]]) -> set[int]:
    """Return the hashes of what is rendered in more than one way. Nothing longer is kept, since a corpus has very much."""
    repeated = _repeated(hash(key) for _, (key, _, _) in evidence)
    renderings: dict[int, int] = {}
    disputed: set[int] = set()
    for _, (key, rendering, _) in evidence:
        known = hash(key)
        if known in repeated and renderings.setdefault(known, hash(rendering)) != hash(rendering):
            disputed.add(known)
    return disputed


def _repeated(hashes: Iterable[int]) -> set[int]:
    """Return the hashes that occur more than once, and perhaps a few others: each has one bit of a table."""
    seen = bytearray(_BITS // 8)
    found: set[int] = set()
    for known in hashes:
        byte, bit = divmod(known % _BITS, 8)
        if seen[byte] & 1 << bit:
            found.add(known)
        seen[byte] |= 1 << bit
    return found


def _minorities(key: str, renderings: dict[str, _Places]) -> Iterator[tuple[int, Hit]]:
    common = max(renderings, key=lambda rendering: renderings[rendering].count)
    related = tuple(RelatedSpan(segment, span, common) for segment, span in renderings[common].first)
    for rendering, found in renderings.items():
        if rendering != common:
            segment, span = found.first[0]
            params = {
                "term": key,
                "common": common,
                "common_count": str(renderings[common].count),
                "count": str(found.count),
            }
            yield segment, Hit(span, params=params, related=related, certain=False)


def _segment(view: View) -> Sequence[Evidence]:
    """Return a translation; plural forms of one source differ by right."""
    if view.source is None or view.segment.form is not None:
        return ()
    source, target = view.source.text.strip(), view.target.text.strip()
    if not (source and target and view.target.has_cyrillic):
        return ()
    return ((source, target, (0, len(view.target.text))),)


def _rendered(view: View, match: Match, sense: Sense) -> Evidence:
    term = view.glossary.terms[sense.term]
    rendering = term.en[0] if sense.role == "latin" else term.renderings[sense.rendering].text
    return term.label, rendering, view.target.span(match.first, match.last)


def _agreeing(params: Params, glossary: Glossary) -> Answers[int, bool]:
    """Return of each term whether it has several renderings that must agree."""

    def must_agree(index: int) -> bool:
        term = glossary.terms[index]
        is_wanted = term.pos == "noun" and (not params.kinds or not term.kind or term.kind in params.kinds)
        return is_wanted and len(term.renderings) + term.latin > 1

    return Answers(must_agree)
