"""All the forms of a rendering as tables: cases and persons down, numbers and genders across."""

from __future__ import annotations

from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

_WORDS: Mapping[str, Mapping[str, str]] = {
    "ru": {
        "sing": "единственное",
        "plur": "множественное",
        "": "",
        "sing masc": "мужской",
        "sing femn": "женский",
        "sing neut": "средний",
        "nomn": "именительный",
        "gent": "родительный",
        "datv": "дательный",
        "accs": "винительный",
        "ablt": "творительный",
        "loct": "предложный",
        "loc2": "местный",
        "anim": "одуш.",
        "inan": "неодуш.",
        "infn": "инфинитив",
        "past": "прошедшее",
        "pres": "настоящее",
        "futr": "будущее",
        "1per": "1-е лицо",
        "2per": "2-е лицо",
        "3per": "3-е лицо",
        "impr": "повелительное",
        "ger": "деепричастие",
        "prtf": "причастие",
        "prts": "краткое причастие",
        "shrt": "краткая форма",
        "comp": "сравнительная степень",
        "actv": "действительное",
        "pssv": "страдательное",
    },
    "en": {
        "sing": "singular",
        "plur": "plural",
        "": "",
        "sing masc": "masculine",
        "sing femn": "feminine",
        "sing neut": "neuter",
        "nomn": "nominative",
        "gent": "genitive",
        "datv": "dative",
        "accs": "accusative",
        "ablt": "instrumental",
        "loct": "prepositional",
        "loc2": "locative",
        "anim": "animate",
        "inan": "inanimate",
        "infn": "infinitive",
        "past": "past",
        "pres": "present",
        "futr": "future",
        "1per": "1st person",
        "2per": "2nd person",
        "3per": "3rd person",
        "impr": "imperative",
        "ger": "gerund",
        "prtf": "participle",
        "prts": "short participle",
        "shrt": "short form",
        "comp": "comparative",
        "actv": "active",
        "pssv": "passive",
    },
}
_ACROSS = ("sing", "sing masc", "sing femn", "sing neut", "plur")
_NUMBERS = frozenset({"sing", "plur", "masc", "femn", "neut"})
_CASES = frozenset({"nomn", "gent", "datv", "accs", "ablt", "loct", "loc2", "anim", "inan"})
_NONE = ("",)
"""The columns of what has one form alone."""

_Row = tuple[str, ...]
_Rows = dict[_Row, dict[str, str]]
_Line = tuple[str, list[str]]
_Table = list[_Line]

_GAP = 2
"""Spaces before each column."""


def tables(forms: Mapping[str, str], lang: str, room: int) -> list[str]:
    """Return the lines of tables of forms by cell; a title stands above what is no case, such as a participle.

    A table that is wider than `room` columns goes on below with the rest of its own.
    """
    found = _tables(_rows(forms), _WORDS[lang])
    lines = [line for table in found for line in table]
    names = max((len(name) for name, _ in lines), default=0)
    width = max((len(text) for _, cells in lines for text in cells), default=0)
    fitting = max(1, (room - names - _GAP) // (width + _GAP))
    return [
        f"  {name:<{names}}  {'  '.join(f'{cell:<{width}}' for cell in cells)}".rstrip()
        for table in found
        for name, cells in _parts(table, fitting)
    ]


def _parts(table: _Table, most: int) -> Iterator[_Line]:
    """Yield the lines of a table with so many columns of it at a time."""
    for start in range(0, len(table[0][1]), most):
        yield from ((name, cells[start : start + most]) for name, cells in table)


def _tables(rows: _Rows, say: Mapping[str, str]) -> list[_Table]:
    tables: list[_Table] = []
    title = ""
    across: Sequence[str] = _NONE
    for row, found in rows.items():
        over, columns = _title(row, say), _columns(rows, row)
        if not tables or (over, columns) != (title, across):
            title, across = over, columns
            tables.append([(title, [say[column] for column in columns])] if title or columns != _NONE else [])
        tables[-1].append((_name(row, say), [found.get(column, "—") for column in columns]))
    return tables


def _rows(forms: Mapping[str, str]) -> _Rows:
    rows: _Rows = {}
    for cell, text in forms.items():
        tags = cell.split()
        row = tuple(tag for tag in tags if tag not in _NUMBERS)
        rows.setdefault(row, {})[" ".join(tag for tag in tags if tag in _NUMBERS)] = text
    return {row: found for row, found in _with_animacy(rows).items() if found}


def _with_animacy(rows: _Rows) -> _Rows:
    """The genders whose accusative does not depend on animacy stand in both rows of those whose does."""
    for row in [row for row in rows if row[-1:] == ("anim",)]:
        shared = rows.get(row[:-1], {})
        for twin in (row, (*row[:-1], "inan")):
            rows[twin] = {**shared, **rows.get(twin, {})}
        rows[row[:-1]] = {}
    return rows


def _columns(rows: _Rows, row: _Row) -> Sequence[str]:
    """The columns of a row; rows of one table share those of all of them."""
    title = _without_case(row)
    table = [found for other, found in rows.items() if _without_case(other) == title] if title != row else [rows[row]]
    used = {column for found in table for column in found}
    return tuple(column for column in _ACROSS if column in used) or _NONE


def _without_case(row: _Row) -> _Row:
    return tuple(tag for tag in row if tag not in _CASES)


def _title(row: _Row, say: Mapping[str, str]) -> str:
    title = _without_case(row)
    return _said(title, say) if title != row else ""


def _name(row: _Row, say: Mapping[str, str]) -> str:
    return _said(tuple(tag for tag in row if tag in _CASES) or row, say)


def _said(tags: Sequence[str], say: Mapping[str, str]) -> str:
    return ", ".join(say.get(tag, tag) for tag in tags)
