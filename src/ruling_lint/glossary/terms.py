"""What a glossary says: terms, their renderings, and what is rejected. Plain values that a cache can hold."""

from __future__ import annotations

import re
from collections.abc import Mapping

from ruling_lint.tuples import NamedTuple
from ruling_lint.typed import Any

PARTS_OF_SPEECH = ("noun", "verb", "adj", "adv", "phrase")
CAPITALS = ("keyword", "subtype", "lower")
PROVENANCES = ("printed", "digital", "community")
SEVERITIES = ("error", "warning", "info")
STAR_LETTERS = 3
"""So many letters must stand before the star of "any ending"."""

STAR_TOO_SHORT = ("at least three letters must stand before the star", "перед звёздочкой нужно хотя бы три буквы")


class Rendering(NamedTuple):
    """A Russian wording and what fixes its paradigm.

    `since` and `until` are "YYYY-MM": the wording was printed from that month on, and before that month. `forms`
    maps cells of `ruling_lint.morphology` to hand-given forms.
    """

    text: str
    pos: str = "noun"
    gender: str | None = None
    number: str | None = None
    animate: bool | None = None
    lemma: str | None = None
    forms: Mapping[str, str] = {}
    invariable: bool = False
    any_ending: bool = False
    since: str = ""
    until: str = ""
    provenance: str = "printed"

    def written(self, wording: str) -> Rendering:
        """Return this rendering with a wording as files write it: a star at its end means any ending."""
        return self._replace(text=wording.removesuffix("*"), any_ending=wording.endswith("*"))

    @property
    def is_too_short(self) -> bool:
        """Whether so little stands before the star that ordinary words would match."""
        return self.any_ending and len(re.split(r"\W", self.text)[-1]) < STAR_LETTERS

    def in_use(self, day: str) -> bool:
        """Tell whether this was the wording of a day (ISO date)."""
        return self.since <= day and (not self.until or day < self.until)


class Forbidden(NamedTuple):
    """A rejected wording; `why` is keyed by language. Before `rendering.until` ends, it is still the printed one."""

    rendering: Rendering
    why: Mapping[str, str] = {}
    severity: str = ""

    @property
    def text(self) -> str:
        """The wording as the glossary writes it, without the star of "any ending"."""
        return self.rendering.text


class Needs(NamedTuple):
    """Neighbours (folded words) that tell whether an English word is this term; an empty field demands nothing."""

    before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    not_before: tuple[str, ...] = ()
    not_after: tuple[str, ...] = ()


class Term(NamedTuple):
    """An English term and its Russian: renderings best first, words of the same family, and what is rejected.

    `en` holds the headword, then its synonyms. `latin` means that the English may stand in Russian text as it is.
    `path` and `line` (from 1) say where the entry is written.
    """

    en: tuple[str, ...]
    sense: str = ""
    kind: str = ""
    pos: str = "noun"
    en_forms: tuple[str, ...] = ()
    needs: Needs = Needs()
    case_sensitive: bool = False
    renderings: tuple[Rendering, ...] = ()
    family: tuple[Rendering, ...] = ()
    forbidden: tuple[Forbidden, ...] = ()
    prep: Mapping[str, str] = {}
    latin: bool = False
    capital: str = ""
    note: Mapping[str, str] = {}
    path: str = ""
    line: int = 0

    @property
    def label(self) -> str:
        """The term as people are shown it: "counter (object)"."""
        return f"{self.en[0]} ({self.sense})" if self.sense else self.en[0]

    @property
    def wording(self) -> str:
        """The accepted renderings, best first, as people are told them; the English where it stays in Latin."""
        return ", ".join(rendering.text for rendering in self.renderings) or self.en[0]

    def renderings_on(self, day: str) -> tuple[Rendering, ...]:
        """Return the accepted renderings, those in use on a day (ISO date) first."""
        return tuple(sorted(self.renderings, key=lambda rendering: not rendering.in_use(day)))


class GlossaryError(Exception):
    """A glossary file that cannot be used. `line` counts from 1; None where the whole file is to blame."""

    def __init__(self, path: str, line: int | None, message: str, message_ru: str = "") -> None:
        super().__init__(f"{path}:{line}: {message}" if line else f"{path}: {message}")
        self.path = path
        self.line = line
        self.message = message
        self.message_ru = message_ru or message


def pack(term: Term) -> Any:
    """Return a term as bare tuples, dicts and strings."""
    return (
        *term[:5],
        tuple(term.needs),
        term.case_sensitive,
        tuple(tuple(rendering) for rendering in term.renderings),
        tuple(tuple(rendering) for rendering in term.family),
        tuple((tuple(word.rendering), *word[1:]) for word in term.forbidden),
        *term[10:],
    )


def unpack(packed: Any) -> Term:
    """Return the term that `pack` made bare."""
    bare = Term(*packed)
    return bare._replace(
        needs=Needs(*bare.needs),
        renderings=tuple(Rendering(*fields) for fields in bare.renderings),
        family=tuple(Rendering(*fields) for fields in bare.family),
        forbidden=tuple(Forbidden(Rendering(*word[0]), word[1], word[2]) for word in bare.forbidden),
    )
