"""Wordings of own glossaries that no dictionary declines: every run tells them, as they are found in one form only."""

from __future__ import annotations

import os

from ruling_lint import bundled, cache
from ruling_lint.files import content
from ruling_lint.tuples import NamedTuple
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_KIND = "undeclined"
_CODE = ("glossary", "desk", "morphology.py", "declension.py", "text/chars.py")


class Undeclined(NamedTuple):
    """An entry of a glossary file, its line counted from 1, and what to do about it."""

    path: str
    line: int
    message: str
    message_ru: str


def undeclined(files: Sequence[str]) -> list[Undeclined]:
    """Return the entries of glossary files whose Russian stands still though it should not; kept between runs.

    What cannot be read is left out.
    """
    parts = (part for file in files for part in (os.path.abspath(file), content(file)))
    key = cache.key_of([bundled.state(*_CODE), bundled.dictionary(), *parts])
    kept = cache.load(_KIND, key)
    if kept is None:
        kept = [(*entry,) for entry in _examined(files)]
        cache.save(_KIND, key, kept)
    return [Undeclined(*entry) for entry in kept]


def _examined(files: Sequence[str]) -> Iterator[Undeclined]:
    from ruling_lint.desk.doctor import undeclined_wordings
    from ruling_lint.glossary.loading import survey_files

    for term in (term for terms in survey_files(False, files)[0] for term in terms):
        for complaint in undeclined_wordings(term):
            if complaint.kind == "no-forms":
                yield Undeclined(term.path, term.line, complaint.message("en"), complaint.message("ru"))
