"""Texts that were translated elsewhere, in a translation memory or in the same document, to be offered whole."""

from __future__ import annotations

from collections import Counter, defaultdict
from functools import cached_property

from ruling_lint.model import State
from ruling_lint.text.chars import CYRILLIC, fold_word
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from sqlite3 import Connection

    from ruling_lint.model import Document

_OFFERED = 3
_DOUBTFUL = frozenset({State.FUZZY, State.UNTRANSLATABLE})
"""What may render another source, or stand in another language."""


class Translations:
    """Pairs of source and translation, sorted out when a text is first asked for; `above` is asked first."""

    def __init__(self, documents: Iterable[Document] = (), above: Translations | None = None) -> None:
        self._documents = tuple(documents)
        self._above = above

    def beside(self, document: Document) -> Translations:
        """Return these translations with those of a document after them."""
        return Translations([document], self)

    def of(self, text: str) -> tuple[str, ...]:
        """Return the translations of a whole text, the most frequent first; letter case and spaces do not count.

        A text that begins with a small letter gets translations that do.
        """
        key = _key(text)
        first = self._above.of(text) if self._above else ()
        own = [_like(text, found) for found in self._own(key)]
        return tuple(dict.fromkeys((*first, *own)))[:_OFFERED]

    def _own(self, key: str) -> list[str]:
        return [found for found, _ in self._by_source.get(key, Counter()).most_common(_OFFERED)]

    @cached_property
    def _by_source(self) -> Mapping[str, Counter[str]]:
        found: dict[str, Counter[str]] = defaultdict(Counter)
        for key, target in _pairs(self._documents):
            found[key][target] += 1
        return found


class StoredTranslations(Translations):
    """The same for very many pairs: they go to a temporary database, and no document is kept."""

    def __init__(self, parts: Iterable[Document], above: Translations | None = None) -> None:
        super().__init__((), above)
        self._parts = parts

    def _own(self, key: str) -> list[str]:
        found = self._database.execute(
            "SELECT target FROM pairs WHERE key = ? GROUP BY target ORDER BY count(*) DESC, min(rowid) LIMIT ?",
            (key, _OFFERED),
        )
        return [target for (target,) in found]

    @cached_property
    def _database(self) -> Connection:
        from sqlite3 import OperationalError

        try:
            return self._filled("")
        except OperationalError:  # the temporary folder may be full
            return self._filled(":memory:")

    def _filled(self, place: str) -> Connection:
        from sqlite3 import connect

        database = connect(place)
        database.execute("CREATE TABLE pairs (key TEXT, target TEXT)")
        database.executemany("INSERT INTO pairs VALUES (?, ?)", _pairs(self._parts))
        database.execute("CREATE INDEX by_key ON pairs (key)")
        return database


def _pairs(documents: Iterable[Document]) -> Iterator[tuple[str, str]]:
    """Yield sources as they are looked up, and their translations."""
    for segment in (segment for document in documents for segment in document.segments):
        target = segment.target.value.strip()
        if (
            segment.state in _DOUBTFUL
            or segment.source is None
            or segment.form is not None
            or CYRILLIC.isdisjoint(target)
        ):
            continue
        key = _key(segment.source.value)
        if key and key not in _key(target):
            yield key, target


def _key(text: str) -> str:
    return " ".join(fold_word(text).split())


def _like(model: str, text: str) -> str:
    return text[:1].lower() + text[1:] if model.strip()[:1].islower() else text
