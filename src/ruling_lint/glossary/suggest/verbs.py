"""The forms of a term's words by cell, across its renderings and its family."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ruling_lint.glossary.glossary import Glossary


def forms_in(glossary: Glossary, term: int, cell: str) -> Iterator[str]:
    """Yield the forms for a cell, those of the renderings first, then of the family (the aspect partner)."""
    for forms in _paradigms(glossary, term):
        if cell in forms:
            yield forms[cell]


def _paradigms(glossary: Glossary, term: int) -> Iterator[dict[str, str]]:
    entry = glossary.terms[term]
    for index in range(len(entry.renderings)):
        yield glossary.forms(term, index)
    for index in range(len(entry.family)):
        yield glossary.forms(term, index, "family")
