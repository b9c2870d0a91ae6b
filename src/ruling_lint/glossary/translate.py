"""Translating an English term left in Russian text; its case follows from what governs it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ruling_lint.glossary.fix import Fix

if TYPE_CHECKING:
    from ruling_lint.glossary.glossary import Glossary, Match
    from ruling_lint.text.reading import Reading

_CASES = ("nomn", "accs", "gent", "ablt", "loct", "datv")


def translate(glossary: Glossary, reading: Reading, match: Match, term: int, source: Reading | None) -> Fix:
    """Return the forms of the term's rendering that fit, best first."""
    number = "plur" if any("plur" in cell for sense in match.senses for cell in sense.cells) else "sing"
    forms = glossary.forms(term)
    texts = [forms.get(f"{number} {case}") for case in _CASES] or list(forms.values())
    return Fix(reading.span(match.first, match.last), tuple(dict.fromkeys(text for text in texts if text))[:3])
