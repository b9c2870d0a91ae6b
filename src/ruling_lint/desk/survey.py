"""How often a corpus has each term of the glossary, and how often its translation has the term's rendering."""

from __future__ import annotations

from collections import Counter

from ruling_lint.desk.complaint import Complaint
from ruling_lint.model import Document, Segment, State
from ruling_lint.text.reading import Reading
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ruling_lint.glossary import Glossary

ENOUGH = 10
"""In so many segments a term must stand before its rendering can be doubted."""

CONTRADICTED = 0.1
"""The share of segments with the rendering at or below which the corpus contradicts an entry."""


class Survey:
    """Counts by term (an index of the glossary): segments with its English, of those with its rendering, any use."""

    def __init__(self, glossary: Glossary) -> None:
        self.glossary = glossary
        self.sources: Counter[int] = Counter()
        self.met: Counter[int] = Counter()
        self.used: set[int] = set()

    def add(self, document: Document) -> None:
        """Count the terms of a document's checked segments."""
        for segment in document.segments:
            if segment.state is State.CHECKED and segment.target.value.strip():
                self._add(segment)

    def _add(self, segment: Segment) -> None:
        found = self.glossary.find_russian(Reading(segment.target))
        rendered = {sense.term for match in found for sense in match.senses if sense.role != "forbidden"}
        self.used |= rendered
        if segment.source is None:
            return
        for senses in {match.senses for match in self.glossary.find_english(Reading(segment.source))}:
            terms = {sense.term for sense in senses}
            self.used |= terms
            self.met.update(terms & rendered)
            self.sources.update(terms & rendered or terms)

    def complaints(self) -> Iterator[Complaint]:
        """Yield the entries that no text has, and those that nearly every translation contradicts."""
        for index, term in enumerate(self.glossary.terms):
            count, met = self.sources[index], self.met[index]
            if index not in self.used:
                yield Complaint("unused", term)
            elif count >= ENOUGH and met <= count * CONTRADICTED:
                yield Complaint("contradicted", term, segments=count, met=met)


def survey(glossary: Glossary, documents: Iterable[Document]) -> Survey:
    """Return the counts over a corpus."""
    result = Survey(glossary)
    for document in documents:
        result.add(document)
    return result
