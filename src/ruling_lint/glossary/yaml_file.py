"""Reading a glossary written in YAML."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ruling_lint import marked_yaml
from ruling_lint.glossary.fields import Fields, Value
from ruling_lint.glossary.terms import (
    CAPITALS,
    PARTS_OF_SPEECH,
    PROVENANCES,
    SEVERITIES,
    STAR_TOO_SHORT,
    Forbidden,
    GlossaryError,
    Needs,
    Rendering,
    Term,
)
from ruling_lint.patterns import lazy_pattern
from ruling_lint.text.chars import fold_word
from ruling_lint.typed import TypeVar

_T = TypeVar("_T")
_MONTH = lazy_pattern(r"\d{4}-\d{2}")
_CASES = {"insensitive": False, "sensitive": True}
_ROLES_OF_PLACE = ("where", "whither", "whence")


def read_yaml(path: str, content: str) -> list[Term]:
    """Return the terms of a YAML glossary. Raises GlossaryError at the first thing that is wrong."""
    terms, faults = survey_yaml(path, content)
    for fault in faults:
        raise fault
    return terms


def survey_yaml(path: str, content: str) -> tuple[list[Term], list[GlossaryError]]:
    """Return the terms that can be read, the faults of their unknown keys, and one of each entry that cannot.

    Raises GlossaryError for a file that is no list of entries.
    """
    try:
        loaded = marked_yaml.load(content)
    except marked_yaml.YamlError as error:
        raise GlossaryError(path, error.line, f"not YAML: {error.message}", f"это не YAML: {error.ru}") from None
    root = Value(path, 1, loaded)
    if loaded is not None and not isinstance(loaded, marked_yaml.List):
        root.expected(marked_yaml.List)
    terms: list[Term] = []
    faults: list[GlossaryError] = []
    for item in () if loaded is None else root.items():
        try:
            term, unknown = _entry(item)
        except GlossaryError as fault:
            faults.append(fault)
        else:
            terms.append(term)
            faults += unknown
    return terms, sorted([*faults, *twins(terms)], key=lambda fault: fault.line or 0)


def refuse_twins(terms: list[Term]) -> None:
    """Raise GlossaryError for the second entry of one English word and sense."""
    for fault in twins(terms):
        raise fault


def twins(terms: list[Term]) -> Iterator[GlossaryError]:
    """Yield the fault of every second entry of one English word and sense."""
    seen: dict[tuple[str, str], int] = {}
    for term in terms:
        for word in term.en:
            key = (word if term.case_sensitive else fold_word(word), term.sense)
            if key in seen:
                yield GlossaryError(
                    term.path,
                    term.line,
                    f"“{word}” has an entry on line {seen[key]} already; give one of them another sense",
                    f"для «{word}» уже есть запись в строке {seen[key]}; задайте одной из них другой sense",
                )
            seen[key] = term.line


def read_entry(entry: Value) -> Term:
    """Return the term of one entry. Raises GlossaryError at the first thing that is wrong."""
    term, unknown = _entry(entry)
    for fault in unknown:
        raise fault
    return term


def _entry(entry: Value) -> tuple[Term, list[GlossaryError]]:
    """Return the term of one entry, and the faults of its unknown keys. Raises GlossaryError at any other fault."""
    fields = Fields(entry)
    fields.need("en")
    pos = fields.choice("pos", PARTS_OF_SPEECH, "noun")
    term = Term(
        en=fields.texts("en"),
        sense=fields.text("sense"),
        kind=fields.text("kind"),
        pos=pos,
        en_forms=fields.texts("en_forms"),
        needs=_needs(fields),
        case_sensitive=_CASES[fields.choice("en_case", _CASES, "insensitive")],
        renderings=_each(fields, "ru", lambda item: _rendering(item, pos)),
        family=_each(fields, "family", lambda item: _rendering(item, "")),
        forbidden=_each(fields, "forbidden", lambda item: _forbidden(item, _still(pos))),
        prep=_places(fields),
        latin=bool(fields.flag("latin")),
        capital=fields.choice("capital", CAPITALS),
        note=fields.bilingual("note"),
        path=entry.path,
        line=entry.line,
    )
    if not term.renderings and not term.latin:
        entry.fail("give “ru”, or “latin: true”", "нужен ключ «ru» или «latin: true»")
    return term, [*fields.unknown()]


def _each(fields: Fields, name: str, read: Callable[[Value], _T]) -> tuple[_T, ...]:
    value = fields.get(name)
    return () if value is None else tuple(read(item) for item in value.items())


def _needs(fields: Fields) -> Needs:
    value = fields.get("en_needs")
    if value is None:
        return Needs()
    inner = Fields(value)
    needs = Needs(*(tuple(fold_word(word) for word in inner.texts(name)) for name in Needs._fields))
    inner.done()
    return needs


def _places(fields: Fields) -> dict[str, str]:
    value = fields.get("prep")
    if value is None:
        return {}
    inner = Fields(value)
    found = {role: inner.text(role) for role in _ROLES_OF_PLACE}
    inner.done()
    return {role: preposition for role, preposition in found.items() if preposition}


def _rendering(value: Value, pos: str) -> Rendering:
    if isinstance(value.content, str):
        return Rendering(value.text(), pos)
    fields = Fields(value)
    rendering = _detailed(fields, fields.need("text").text(), pos)
    fields.done()
    return rendering


def _forbidden(value: Value, pos: str) -> Forbidden:
    if isinstance(value.content, str):
        return Forbidden(_starred(value, Rendering("", pos)))
    fields = Fields(value)
    wording = fields.need("ru")
    rendering = _starred(wording, _detailed(fields, wording.text(), pos))
    word = Forbidden(rendering, fields.bilingual("why"), fields.choice("severity", SEVERITIES))
    fields.done()
    return word


def _still(pos: str) -> str:
    """What does not decline has no forms to reject; other rejected words are read as what they can be."""
    return pos if pos in ("phrase", "adv") else ""


def _starred(value: Value, rendering: Rendering) -> Rendering:
    starred = rendering.written(value.text())
    if starred.is_too_short:
        value.fail(*STAR_TOO_SHORT)
    return starred


def _detailed(fields: Fields, text: str, pos: str) -> Rendering:
    return Rendering(
        text=text,
        pos=fields.choice("pos", PARTS_OF_SPEECH, pos),
        gender=fields.choice("gender", ("masc", "femn", "neut")) or None,
        number=fields.choice("number", ("singular", "plural")) or None,
        animate=fields.flag("animate"),
        lemma=fields.text("lemma") or None,
        forms=fields.mapping("forms"),
        invariable=bool(fields.flag("invariable")),
        since=_month(fields, "since"),
        until=_month(fields, "until"),
        provenance=fields.choice("provenance", PROVENANCES, "printed"),
    )


def _month(fields: Fields, name: str) -> str:
    value = fields.get(name)
    if value is None:
        return ""
    month = value.text()
    if not _MONTH.fullmatch(month):
        value.fail(f"“{month}” is no month such as 2021-04", f"«{month}» — не месяц вида 2021-04")
    return month
