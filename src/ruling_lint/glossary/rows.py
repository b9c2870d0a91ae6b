"""A term as the few cells that every exchange format has, and the rest, which a format keeps as JSON."""

from __future__ import annotations

import json

from ruling_lint.glossary.entries import entry_of, term_of
from ruling_lint.glossary.terms import GlossaryError, Term
from ruling_lint.tuples import NamedTuple
from ruling_lint.typed import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


class Row(NamedTuple):
    """The cells that people read and change, and the `rest` of the entry.

    In `rest`, `ru` and `forbidden` list only the wordings of which more is known than their text, `synonyms` are the
    further English names, and `entry` stands for everything where the cells cannot hold the term. A wording or note
    that was changed in its cell loses what `rest` says of it. A Russian cell that repeats the English says that the
    term stays in Latin script.
    """

    en: str
    sense: str = ""
    pos: str = ""
    ru: tuple[str, ...] = ()
    forbidden: tuple[str, ...] = ()
    note: str = ""
    rest: Mapping[str, Any] = {}


def row_of(term: Term) -> Row:
    """Return the row of a term."""
    entry = entry_of(term)
    rest = {key: value for key, value in entry.items() if key not in ("en", "sense", "pos")}
    rest["synonyms"] = list(term.en[1:])
    rest["ru"] = [item for item in _listed(entry.get("ru", [])) if isinstance(item, dict)]
    rest["forbidden"] = [item for item in entry.get("forbidden", []) if isinstance(item, dict)]
    note = next(iter(term.note.values()), "")
    if term.note == _both(note):
        rest.pop("note", None)
    return Row(
        term.en[0],
        term.sense,
        term.pos,
        tuple(rendering.text for rendering in term.renderings),
        tuple(word.text + "*" * word.rendering.any_ending for word in term.forbidden),
        note,
        {key: value for key, value in rest.items() if value},
    )


def term_of_row(path: str, line: int, row: Row) -> Term:
    """Return the term of a row that stands on a line (from 1) of a file. Raises GlossaryError."""
    if "entry" in row.rest:
        return term_of(path, line, row.rest["entry"])
    entry = {key: value for key, value in row.rest.items() if key != "synonyms"}
    entry["en"] = [row.en, *_listed(row.rest.get("synonyms", []))]
    entry |= {key: value for key, value in (("sense", row.sense), ("pos", row.pos)) if value}
    if row.en in row.ru:
        entry["latin"] = True
    renderings = [text for text in row.ru if text != row.en]
    entry["ru"] = _with_details(renderings, _listed(row.rest.get("ru", [])), "text")
    entry["forbidden"] = _with_details(row.forbidden, _listed(row.rest.get("forbidden", [])), "ru")
    known = entry.get("note")
    if not (isinstance(known, dict) and row.note in known.values()):
        entry["note"] = _both(row.note)
    return term_of(path, line, {key: value for key, value in entry.items() if value not in ([], {})})


def shown_russian(row: Row) -> tuple[str, ...]:
    """Return what a format shows as the Russian of a row; the English itself where it stays in Latin script."""
    return row.ru or ((row.en,) if row.rest.get("latin") else ())


def parse_rest(path: str, line: int, text: str) -> dict[str, Any]:
    """Return the `rest` that a format keeps as JSON. Raises GlossaryError."""
    try:
        rest = json.loads(text)
    except ValueError as error:
        raise GlossaryError(
            path,
            line,
            f"the details are no JSON ({error}); restore them, or empty them to keep only what is shown",
            f"подробности — не JSON ({error}); верните их или сотрите: останется только видимое",
        ) from None
    if not isinstance(rest, dict):
        raise GlossaryError(path, line, "the details must be a JSON object", "подробности должны быть объектом JSON")
    return rest


def write_rest(rest: Mapping[str, Any]) -> str:
    """Return `rest` as one line of JSON; empty where there is nothing to say."""
    return json.dumps(rest, ensure_ascii=False) if rest else ""


def _with_details(texts: Sequence[str], details: Sequence[Any], key: str) -> list[Any]:
    waiting = list(details)
    found: list[Any] = []
    for text in texts:
        known = next((item for item in waiting if isinstance(item, dict) and item.get(key) == text), None)
        if known is not None:
            waiting.remove(known)
        found.append(text if known is None else known)
    return found


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _both(note: str) -> dict[str, str]:
    return {"ru": note, "en": note} if note else {}
