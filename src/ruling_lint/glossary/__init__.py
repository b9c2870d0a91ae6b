"""Terms, their files, compiling them to surface forms, finding them, and what to offer instead."""

from ruling_lint.glossary.glossary import Glossary, Match, Sense, Senses
from ruling_lint.glossary.loading import compile_glossary, load_glossary, read_terms
from ruling_lint.glossary.names import NameMatch, Names
from ruling_lint.glossary.suggest.fix import Fix
from ruling_lint.glossary.terms import Forbidden, GlossaryError, Rendering, Term

__all__ = [
    "Fix",
    "Forbidden",
    "Glossary",
    "GlossaryError",
    "Match",
    "NameMatch",
    "Names",
    "Rendering",
    "Sense",
    "Senses",
    "Term",
    "compile_glossary",
    "load_glossary",
    "read_terms",
]
