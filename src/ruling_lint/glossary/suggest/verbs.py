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
    tails = {_tail(rendering.text) for rendering in entry.renderings}
    whole_first = sorted(range(len(entry.family)), key=lambda index: _tail(entry.family[index].text) not in tails)
    for index in whole_first:
        yield glossary.forms(term, index, "family")


def _tail(wording: str) -> str:
    """The words after the first: the partner of "выйти на поле битвы" is the word that has the same ones."""
    return wording.partition(" ")[2]
