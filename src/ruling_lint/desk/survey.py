"""How often a corpus has each term of the glossary, and how often its translation has the term's rendering."""

from __future__ import annotations

from collections import Counter

from ruling_lint.desk.complaint import Complaint
from ruling_lint.desk.recognition import Recogniser
from ruling_lint.model import Document, Segment, State
from ruling_lint.text.reading import Reading
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ruling_lint.glossary import Glossary, Names

ENOUGH = 10
"""In so many segments a term must stand before its rendering can be doubted."""

CONTRADICTED = 0.1
"""The share of segments with the rendering at or below which the corpus contradicts an entry."""


class Survey:
    """Counts by term (an index of the glossary): segments with its English, of those with its rendering, any use.

    A phrase whose words are all rendered on their own contradicts nothing.
    """

    def __init__(self, glossary: Glossary, names: Names) -> None:
        self.glossary = glossary
        self._recogniser = Recogniser(glossary, names)
        self.sources: Counter[int] = Counter()
        self.met: Counter[int] = Counter()
        self.used: set[int] = set()
        self._texts = 0

    def add(self, document: Document) -> None:
        """Count the terms of a document's checked segments."""
        for segment in document.segments:
            if segment.state is State.CHECKED and segment.target.value.strip():
                self._texts += 1
                self._add(segment)

    def _add(self, segment: Segment) -> None:
        target = Reading(segment.target)
        found = self.glossary.find_russian(target)
        self.used |= {sense.term for match in found for sense in match.senses if sense.role != "forbidden"}
        if segment.source is None:
            return
        for term in self._recogniser.terms(Reading(segment.source), target):
            own = {sense.term for sense in term.match.senses}
            self.used |= own
            self.met.update(own if term.in_parts else term.terms)
            self.sources.update(term.terms or own)

    def complaints(self) -> Iterator[Complaint]:
        """Yield the entries that no text has, and those that nearly every translation contradicts.

        Where no text could be read, nothing is known of any entry.
        """
        if not self._texts:
            return
        for index, term in enumerate(self.glossary.terms):
            count, met = self.sources[index], self.met[index]
            if index not in self.used:
                yield Complaint("unused", term)
            elif count >= ENOUGH and met <= count * CONTRADICTED:
                yield Complaint("contradicted", term, segments=count, met=met)


def survey(glossary: Glossary, names: Names, documents: Iterable[Document]) -> Survey:
    """Return the counts over a corpus. The words of the cards named in `names` are no terms."""
    result = Survey(glossary, names)
    for document in documents:
        result.add(document)
    return result
