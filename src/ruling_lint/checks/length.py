"""Check `length`: no sentence of the source is missing, and the lengths are in proportion."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from ruling_lint.checks.base import Context, View
from ruling_lint.model import Hit, Span
from ruling_lint.text.splitting import sentences

NAME = "length"
NEEDS: frozenset[str] | None = None
COMPARES = True
VARIANTS = ("short", "long")

_PARENTHESES = re.compile(r"\([^()]*\)")
_LETTER = re.compile(r"[^\W_]")


@dataclass(frozen=True)
class Params:
    """Ratios are letters and digits of the translation to those of the source.

    Below `shortest` something is missing. Below `fewer_sentences` it is if there are fewer sentences too, and below
    `fewer_terms` if moreover no term of some sentence is rendered. Above `longest` there is too much. A source of fewer
    than `enough` letters is not judged.
    """

    shortest: float = 0.5
    fewer_sentences: float = 0.8
    fewer_terms: float = 0.95
    longest: float = 2.8
    enough: int = 30


def check(params: Params, view: View, context: Context) -> Iterator[Hit]:
    """Yield a hit at the end of a translation that is too short for its source, or too long."""
    if view.source is None or not view.target.has_cyrillic:
        return
    source, target = _comparable(view.source.masked, view.target.masked)
    size = _size(source)
    if size < params.enough:
        return
    ratio = _size(target) / size
    end = Span(len(view.target.text), len(view.target.text))
    percent = {"percent": str(round(100 * ratio))}
    if ratio > params.longest:
        yield Hit(end, variant="long", certain=False, params=percent)
    elif ratio < params.fewer_terms and len(sentences(target)) < len(sentences(source)):
        missing = _unrendered_sentence(view)
        if missing or ratio < params.fewer_sentences:
            yield Hit(end, source_span=missing, certain=False, params=percent)
    elif ratio < params.shortest:
        yield Hit(end, variant="short", certain=False, params=percent)


def _comparable(source: str, target: str) -> tuple[str, str]:
    """Leave out the parentheses of a text where the other has none: reminders and notes come and go."""
    if "(" not in target:
        source = _PARENTHESES.sub("", source)
    if "(" not in source:
        target = _PARENTHESES.sub("", target)
    return source, target


def _size(text: str) -> int:
    return len(_LETTER.findall(text))


def _unrendered_sentence(view: View) -> Span | None:
    """Return the first sentence of the source that has terms and whose terms all lack a rendering."""
    assert view.source is not None
    rendered = {sense.term for match in view.target_terms for sense in match.senses}
    for sentence in sentences(view.source.text):
        matches = [match for match in view.source_terms if view.source.span(match.first, match.last).overlaps(sentence)]
        if matches and all(rendered.isdisjoint(sense.term for sense in match.senses) for match in matches):
            return sentence
    return None
