"""Where sentences start, and which capitals therefore mean a name."""

from ruling_lint.model import Span
from ruling_lint.patterns import lazy_pattern

_OPENING = lazy_pattern(r"(?:[.!?…:;—–•*\n|=/]|\d\))[\s\"'«»“”„‘’()\[\]*_\-\ufffc]*\Z|\A[\W_]*\Z")


def opens_sentence(text: str, offset: int) -> bool:
    """Tell whether a code point offset is where a sentence, a list item or a quoted one starts."""
    return _OPENING.search(text[:offset]) is not None


def is_name_like(text: str, span: Span) -> bool:
    """Tell whether words have a capital that their place does not explain, so that they are (part of) a name."""
    return text[span.start : span.start + 1].isupper() and not opens_sentence(text, span.start)
