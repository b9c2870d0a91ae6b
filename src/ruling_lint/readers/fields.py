"""Which fields of a record hold source, target and id: given by the options, or found by the usual names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from ruling_lint.patterns import lazy_pattern
from ruling_lint.readers.base import Options, UnreadableError
from ruling_lint.tuples import NamedTuple

_IDS = ("id", "key", "context", "identifier", "name")
_REGIONS = {"en": ("en_us", "en_gb"), "ru": ("ru_ru",)}
_CAMEL = lazy_pattern(r"(?<=[a-z])(?=[A-Z])")


class Pair(NamedTuple):
    """The names of the fields of one segment; None where the record has no such field."""

    source: str | None
    target: str | None


class Fields(NamedTuple):
    """What the fields of a record are: its segments in order, and its id."""

    pairs: tuple[Pair, ...]
    id: str | None


@lru_cache(maxsize=512)
def find_fields(names: tuple[str, ...], options: Options) -> Fields:
    """Return the fields among `names`: those that the options name, else the usual ones in any letter case."""
    folded = {_fold(name): name for name in reversed(names)}
    name = _first(folded, _IDS) if options.id_field is None else _given(options.id_field, names)
    return Fields(_pairs(names, folded, options), name)


@lru_cache(maxsize=512)
def find_source(names: tuple[str, ...], options: Options) -> str | None:
    """Return the usual source field among `names`, for a record that has no target field."""
    folded = {_fold(name): name for name in reversed(names)}
    return _first(folded, (source for source, _ in _usual(options)))


def require(options: Options, found: Iterable[str], line: int | None = None) -> None:
    """Raise UnreadableError if a field that the options name is not among all those of a file."""
    wanted = {"--target-field": options.target_field, "--source-field": options.source_field}
    if not any(wanted.values()):
        return
    names = dict.fromkeys(found)
    for option, name in wanted.items():
        if name is not None and name not in names:
            shown = ", ".join(list(names)[:20])
            raise UnreadableError(
                f"no field {name!r}; there are: {shown}. Set {option} to one of them",
                line,
                f"нет поля {name!r}; есть: {shown}. Укажите одно из них в {option}",
            )


def _pairs(names: tuple[str, ...], folded: Mapping[str, str], options: Options) -> tuple[Pair, ...]:
    if options.target_field is not None:
        target = _given(options.target_field, names)
    else:
        target = _first(folded, (target for _, target in _usual(options)))
    source = _source_of(target, names, folded, options)
    found = (Pair(source, target),) if target or (source and options.target_field) else ()
    if options.target_field is not None or options.source_field is not None:
        return found or ((Pair(source, None),) if source else ())
    return found + tuple(pair for pair in _suffixed(names, folded, options) if pair.target != target)


def _source_of(target: str | None, names: tuple[str, ...], folded: Mapping[str, str], options: Options) -> str | None:
    if options.source_field is not None:
        return _given(options.source_field, names)
    if target is None:
        return None
    usual = _usual(options)
    own = [source for source, name in usual if name == _fold(target)]
    suffixed = next((pair.source for pair in _suffixed(names, folded, options) if pair.target == target), None)
    return suffixed or _first(folded, own + [source for source, _ in usual])


def _suffixed(names: tuple[str, ...], folded: Mapping[str, str], options: Options) -> list[Pair]:
    """Return pairs such as `comment` and `comment_ru`, or `textEn` and `textRu`."""
    english, russian = (language.lower() for language in options.languages)
    pairs = []
    for name in names:
        stem, _, suffix = _fold(name).rpartition("_")
        if stem and suffix == russian:
            pairs.append(Pair(folded.get(f"{stem}_{english}") or folded.get(stem), name))
    return pairs


def _usual(options: Options) -> list[tuple[str, str]]:
    english, russian = (language.lower() for language in options.languages)
    return [
        ("source", "target"),
        (english, russian),
        ("original", "translation"),
        ("english", "russian"),
        ("src", "tgt"),
        ("source_text", "target_text"),
        *((source, target) for source in _REGIONS.get(english, ()) for target in _REGIONS.get(russian, ())),
    ]


def _given(name: str, names: tuple[str, ...]) -> str | None:
    return name if name in names else None


def _first(folded: Mapping[str, str], wanted: Iterable[str]) -> str | None:
    return next((folded[name] for name in wanted if name in folded), None)


def _fold(name: str) -> str:
    return _CAMEL.sub("_", name.strip()).lower().replace("-", "_").replace(" ", "_")
