"""A term as the plain mapping that its entry in a YAML glossary holds, and back."""

from __future__ import annotations

from ruling_lint import marked_yaml
from ruling_lint.glossary.fields import Value
from ruling_lint.glossary.terms import Forbidden, Rendering, Term
from ruling_lint.glossary.yaml_file import read_entry
from ruling_lint.typed import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

_PLAIN = Rendering("")
_GRAMMAR = (
    *("gender", "number", "animate", "lemma", "forms", "invariable"),
    *("since", "until", "provenance"),
)


def entry_of(term: Term) -> dict[str, Any]:
    """Return the entry of a term, its keys in the order of the shipped glossary; what is the default is left out."""
    needs = {name: list(words) for name, words in term.needs._asdict().items() if words}
    still = term.pos if term.pos in ("phrase", "adv") else ""
    entry = {
        "en": _one_or_all(term.en),
        "sense": term.sense,
        "kind": term.kind,
        "pos": term.pos,
        "capital": term.capital,
        "en_forms": list(term.en_forms),
        "en_case": "sensitive" if term.case_sensitive else "",
        "en_needs": needs,
        "latin": term.latin,
        "ru": _one_or_all([_rendering(rendering, term.pos) for rendering in term.renderings]),
        "prep": dict(term.prep),
        "family": [_rendering(word, "") for word in term.family],
        "forbidden": [_forbidden(word, still) for word in term.forbidden],
        "note": dict(term.note),
    }
    return {key: value for key, value in entry.items() if value}


def term_of(path: str, line: int, entry: Mapping[str, Any]) -> Term:
    """Return the term of an entry that stands on a line (from 1) of a file. Raises GlossaryError."""
    return read_entry(Value(path, line, _marked(entry, line)))


def _one_or_all(items: Sequence[Any]) -> Any:
    return items[0] if len(items) == 1 else list(items)


def _rendering(rendering: Rendering, pos: str) -> str | dict[str, Any]:
    grammar = _grammar(rendering, pos)
    return {"text": rendering.text, **grammar} if grammar else rendering.text


def _forbidden(word: Forbidden, pos: str) -> str | dict[str, Any]:
    wording = word.text + "*" * word.rendering.any_ending
    said = {"why": dict(word.why), "severity": word.severity}
    details = _grammar(word.rendering, pos) | {key: value for key, value in said.items() if value}
    return {"ru": wording, **details} if details else wording


def _grammar(rendering: Rendering, pos: str) -> dict[str, Any]:
    own = {name: getattr(rendering, name) for name in _GRAMMAR}
    found = {name: value for name, value in own.items() if value != getattr(_PLAIN, name)}
    return {"pos": rendering.pos, **found} if rendering.pos not in ("", pos) else found


def _marked(value: Any, line: int) -> Any:
    """Give every key and item of a plain value the line, as `marked_yaml` would."""
    if isinstance(value, dict):
        mapping = marked_yaml.Mapping({key: _marked(item, line) for key, item in value.items()})
        mapping.line, mapping.lines = line, dict.fromkeys(value, line)
        return mapping
    if isinstance(value, list):
        items = marked_yaml.List(_marked(item, line) for item in value)
        items.lines = [line] * len(value)
        return items
    return value
