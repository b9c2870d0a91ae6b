"""The words around a place: what stays recognisable when lines move and layout or punctuation is mended."""

from __future__ import annotations

from ruling_lint.model import Finding
from ruling_lint.patterns import lazy_pattern
from ruling_lint.text.chars import fold_word
from ruling_lint.tuples import NamedTuple

NOTHING = "-"
"""Stands for the surroundings of a place at the edge of its text."""

_REACH = 80
_NEIGHBOURS = 3
_WORD = lazy_pattern(r"\w+")


class Surroundings(NamedTuple):
    """Hashes of the words on either side, so that one side may change and the place still be known."""

    before: str
    after: str


def surroundings(finding: Finding) -> Surroundings:
    """Return the surroundings of a finding in its segment; those of an empty translation are its source."""
    excerpt = finding.excerpt
    text = (excerpt.source if finding.side == "source" else excerpt.target) or ""
    if not text:
        return Surroundings(NOTHING, _words_digest(_WORD.findall(excerpt.source or "")))
    before = text[max(0, finding.span.start - _REACH) : finding.span.start]
    after = text[finding.span.end : finding.span.end + _REACH]
    return Surroundings(
        _words_digest(_WORD.findall(before)[-_NEIGHBOURS:]), _words_digest(_WORD.findall(after)[:_NEIGHBOURS])
    )


def digest(text: str) -> str:
    """Return a short hash of a text, the same on every machine: eight hexadecimal digits."""
    from hashlib import blake2b  # loads OpenSSL, which few runs need

    return blake2b(text.encode("utf-8", "surrogatepass"), digest_size=4).hexdigest()


def _words_digest(words: list[str]) -> str:
    return digest(" ".join(map(fold_word, words))) if words else NOTHING
