"""Check `templates`: a bracketed name of a thing, such as [this permanent], that was left in English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property

from ruling_lint.checks.base import Context, View
from ruling_lint.model import Hit, Span
from ruling_lint.patterns import lazy_pattern
from ruling_lint.records import dataclass

NAME = "templates"
NEEDS = frozenset("[]")
COMPARES = False
VARIANTS = ("unknown", "unclosed")

_BRACKETED = lazy_pattern(r"\[([^\[\]\n]+)\](?![(\[])")
_OPENED = lazy_pattern(r"\[([^\[\]\n]+)(?=[\[\n]|\Z)")
_CLOSED = lazy_pattern(r"(?:(?<=[\]\n])|\A)([^\[\]\n]+)\]")
_ENGLISH = lazy_pattern(r"[a-z]{2,}(?:['’]s)?(?:[ ,/-]+(?:[A-Za-z]+(?:['’]s)?|\d+))*")
_EDGE = lazy_pattern(r"\b")
_PREPOSITION = lazy_pattern(r"(?<!\w)([а-яё]{1,7}) [«„\"]?\Z", re.IGNORECASE)
_CASES = {
    preposition: case
    for case, prepositions in (
        ("gent", "от из у для без до после вместо около среди против кроме с со"),
        ("datv", "к ко по благодаря согласно"),
        ("accs", "в во на через про"),
        ("ablt", "над под перед между за"),
        ("loct", "о об обо при"),
    )
    for preposition in prepositions.split()
}


@dataclass(frozen=True)
class Params:
    """`templates` are English names with their Russian ones; `determiners` and `nouns` make further ones together.

    A determiner is given for the genders m/f/n and the plural (этот/эта/это/эти), a noun with its gender or p for a
    plural (карта f).
    """

    templates: dict[str, str]
    determiners: dict[str, str]
    nouns: dict[str, str]

    @cached_property
    def known(self) -> dict[str, str]:
        """All names in lower case, composed ones included, with their Russian."""
        names = dict(self.templates)
        for english, russian in self.nouns.items():
            noun, gender = russian.rsplit(" ", 1)
            names.setdefault(english, noun)
            for determiner, forms in self.determiners.items():
                words = forms.split("/")["mfnp".index(gender)], noun
                names.setdefault(f"{determiner} {english}", " ".join(words).strip())
        return names

    @cached_property
    def longest(self) -> int:
        """The length of the longest name."""
        return max(map(len, self.known), default=0)


def check(params: Params, view: View, context: Context) -> Iterator[Hit]:
    """Yield a hit for every English name in brackets, and for a known one that lost a bracket."""
    reading = view.target
    if not (reading.has_cyrillic and reading.has_latin):
        return
    for match in _BRACKETED.finditer(reading.text):
        span = Span(*match.span())
        if not reading.is_masked(span) and f"[/{match[1]}]" not in reading.text:
            yield from _whole(params, match, span, context)
    kept = _kept(view)
    for match in _OPENED.finditer(reading.text):
        name = _first(params, match[1])
        if name and name not in kept:
            yield _half(params, Span(match.start(), match.start(1) + len(name)), name, reading.text)
    for match in _CLOSED.finditer(reading.text):
        name = _last(params, match[1])
        if name and name not in kept:
            yield _half(params, Span(match.end(1) - len(name), match.end()), name, reading.text)


def _first(params: Params, text: str) -> str | None:
    """Return the longest known name that a text starts with."""
    text = _normal(text)
    names = [text[: edge.start()] for edge in _EDGE.finditer(text, 0, params.longest + 1)]
    return next((name for name in reversed(names) if name in params.known), None)


def _last(params: Params, text: str) -> str | None:
    """Return the longest known name that a text ends with."""
    text = _normal(text)
    names = (text[edge.start() :] for edge in _EDGE.finditer(text, max(0, len(text) - params.longest)))
    return next((name for name in names if name in params.known), None)


def _kept(view: View) -> set[str]:
    """Return the names that the project keeps in English, as far as the source has them."""
    masks = view.source.masks if view.source else []
    return {
        _normal(view.source.text[mask.start + 1 : mask.end - 1])
        for mask in masks
        if view.source and mask.kind == "kept"
    }


def _whole(params: Params, match: re.Match[str], span: Span, context: Context) -> Iterator[Hit]:
    name = _normal(match[1])
    if name in params.known:
        yield Hit(span, _renderings(params.known[name], match[1], match.string[: span.start]), certain=False)
    elif _ENGLISH.fullmatch(match[1]) and not (context.allow and context.allow.search(match[1])):
        yield Hit(span, variant="unknown")


def _half(params: Params, span: Span, name: str, text: str) -> Hit:
    written = text[span.start : span.end].strip("[]")
    renderings = _renderings(params.known[name], written, text[: span.start])
    return Hit(span, renderings, certain=False, variant="unclosed")


def _renderings(russian: str, written: str, before: str) -> tuple[str, ...]:
    """Return the Russian in brackets, in the case that a preposition before it asks for and as it is."""
    preposition = _PREPOSITION.search(before)
    case = _CASES.get(preposition[1].lower()) if preposition else None
    texts = [*_in_case(russian, case), russian] if case else [russian]
    if written[:1].isupper():
        texts = [text[:1].upper() + text[1:] for text in texts]
    return tuple(dict.fromkeys(f"[{text}]" for text in texts))


def _in_case(russian: str, case: str) -> list[str]:
    from ruling_lint.glossary.russian import surfaces  # loads the dictionary, which few texts need
    from ruling_lint.glossary.terms import Rendering

    forms = surfaces(Rendering(russian))
    plural = not any(form.text == russian and form.cell == "sing nomn" for form in forms)
    return [form.text for form in forms if form.cell == f"{'plur' if plural else 'sing'} {case}" and not form.rare][:1]


def _normal(text: str) -> str:
    return text.lower().replace("’", "'")
