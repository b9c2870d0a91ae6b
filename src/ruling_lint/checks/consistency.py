"""Check `consistency`: one term rendered in two ways in a document, or one source translated in two ways."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence

from ruling_lint.checks.base import Context, View
from ruling_lint.model import Hit, RelatedSpan, Span
from ruling_lint.records import dataclass

NAME = "consistency"
NEEDS = None
COMPARES = False
VARIANTS = ()

_SHOWN = 3


@dataclass(frozen=True)
class Params:
    """`of` is what must agree: "terms" (renderings of one term) or "segments" (translations of one source).

    `kinds` are the kinds of term whose renderings must agree; none means every kind.
    """

    of: str = "terms"
    kinds: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.of not in ("terms", "segments"):
            raise ValueError("'of' must be terms or segments")


Evidence = tuple[str, str, tuple[int, int]]
"""What must agree, how it is rendered here, and where."""


def collect(params: Params, view: View, context: Context) -> Iterable[Evidence]:
    """Return what this segment renders, and how; terms only where the game is spoken of."""
    if params.of == "segments":
        return list(_segment(view))
    found = list(_terms(view, params.kinds))
    return [] if found and view.is_prose else found


def conclude(params: Params, evidence: Sequence[tuple[int, Evidence]], context: Context) -> Iterator[tuple[int, Hit]]:
    """Yield one hit for every rendering but the commonest, at its first place; ties go to the one seen first."""
    places: dict[str, dict[str, list[tuple[int, Span]]]] = defaultdict(lambda: defaultdict(list))
    for segment, (key, rendering, span) in evidence:
        places[key][rendering].append((segment, Span(*span)))
    for key, renderings in places.items():
        if len(renderings) > 1:
            yield from _minorities(key, renderings)


def _minorities(key: str, renderings: dict[str, list[tuple[int, Span]]]) -> Iterator[tuple[int, Hit]]:
    counts = Counter({rendering: len(found) for rendering, found in renderings.items()})
    common = max(counts, key=lambda rendering: counts[rendering])
    related = tuple(RelatedSpan(segment, span, common) for segment, span in renderings[common][:_SHOWN])
    for rendering, found in renderings.items():
        if rendering != common:
            segment, span = found[0]
            params = {
                "term": key,
                "common": common,
                "common_count": str(counts[common]),
                "count": str(counts[rendering]),
            }
            yield segment, Hit(span, params=params, related=related, certain=False)


def _segment(view: View) -> Iterator[Evidence]:
    """Yield a translation; plural forms of one source differ by right."""
    if view.source is None or view.segment.form is not None:
        return
    source, target = view.source.text.strip(), view.target.text.strip()
    if source and target and view.target.has_cyrillic:
        yield source, target, (0, len(view.target.text))


def _terms(view: View, kinds: tuple[str, ...]) -> Iterator[Evidence]:
    glossary = view.glossary
    for match in view.target_terms:
        accepted = [sense for sense in match.senses if sense.role in ("accepted", "latin")]
        if len(accepted) != 1 or len(accepted) != len(match.senses):
            continue
        term = glossary.terms[accepted[0].term]
        wanted = term.pos == "noun" and (not kinds or not term.kind or term.kind in kinds)
        if wanted and len(term.renderings) + term.latin > 1:
            wording = term.en[0] if accepted[0].role == "latin" else term.renderings[accepted[0].rendering].text
            yield term.label, wording, view.target.span(match.first, match.last)
