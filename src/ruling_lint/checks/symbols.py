"""Check `symbols`: a symbol or placeholder that is broken: brackets, lookalike letters, spelling, codes of old."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from ruling_lint.checks.base import Clues, Context, View
from ruling_lint.model import Hit, Text
from ruling_lint.records import dataclass
from ruling_lint.text.chunks import Chunk
from ruling_lint.text.items import Role
from ruling_lint.text.malformed import CLUES, HINTS, Fault, find_faults, may_be_broken
from ruling_lint.text.placeholders import find_placeholders
from ruling_lint.text.reading import Reading
from ruling_lint.text.scripts import code_point

NAME = "symbols"
NEEDS = HINTS
COMPARES = False
VARIANTS = ("lookalike", "code", "sign", "unclosed")

_NOT_TEXT = frozenset(("url", "mail", "tag", "kept", "file"))


@dataclass(frozen=True)
class Params:
    """This check has no parameters."""


def clues(params: Params) -> Clues:
    """Return what every broken symbol has one of."""
    return Clues(CLUES)


def concerns(params: Params, chunk: Chunk) -> bool:
    """Tell whether a symbol may be broken in a chunk."""
    return may_be_broken(chunk.text)


def check(params: Params, view: View, context: Context) -> Iterator[Hit]:
    """Yield a hit for every broken symbol. What stands in the source just so is not broken by the translation."""
    faults = [fault for fault in find_faults(view.target.text) if _is_text(fault, view.target)]
    if not faults:
        return
    in_source = _written(view.source) if view.source else frozenset()
    wanted, beyond = _compared(view)
    for fault in faults:
        if view.target.text[fault.span.start : fault.span.end] not in in_source:
            yield _hit(fault, wanted, is_doubtful=bool(wanted) and _are_beyond(fault.candidates[:1], beyond))


def _written(reading: Reading) -> frozenset[str]:
    """Return the symbols of a text that are broken or that no card may have, as it writes them."""
    broken = [fault.span for fault in find_faults(reading.text)]
    fields = [(mask.start, mask.end) for mask in reading.masks if mask.kind == "field"]
    return frozenset(reading.text[start:end] for start, end in [*broken, *fields])


def _is_text(fault: Fault, reading: Reading) -> bool:
    """Tell whether a fault lies in running text; in code, a lone brace is no symbol."""
    kinds = {mask.kind for mask in reading.masks_over(fault.span)}
    return kinds.isdisjoint(_NOT_TEXT) and not (fault.kind == "unclosed" and "code" in kinds)


def _compared(view: View) -> tuple[list[str], frozenset[str]]:
    """Return the symbols and fields that the source has more often than the target, as the source writes them, and the
    values that the target has more often.
    """
    if view.source is None:
        return [], frozenset()
    present = Counter(item.value for item in find_placeholders(view.target) if item.role is not Role.WILD)
    missing = []
    for item in find_placeholders(view.source):
        if item.kind == "field" and item.role is not Role.WILD:
            present[item.value] -= 1
            if present[item.value] < 0:
                missing.append(view.source.text[item.span.start : item.span.end])
    return missing, frozenset(value for value, times in present.items() if times > 0)


def _are_beyond(candidates: Sequence[str], beyond: frozenset[str]) -> bool:
    """Tell whether a broken symbol would be one too many, read as its first candidate."""
    items = [item for text in candidates for item in find_placeholders(Reading(Text.plain(text)))]
    return bool(items) and all(item.value in beyond for item in items)


def _hit(fault: Fault, wanted: list[str], *, is_doubtful: bool) -> Hit:
    """Make a hit; the source decides between several meanings, and gives one to what has none or `is_doubtful`."""
    fitting = [text for text in fault.candidates if text in wanted]
    texts = [*fitting, *fault.candidates]
    if is_doubtful:
        texts = [*wanted, *texts]
    elif not fitting and len(wanted) == 1:
        texts = wanted if not fault.certain else texts
    certain = not is_doubtful and (fault.certain or bool(fitting) or texts == wanted)
    params = {"code_point": code_point(fault.char)} if fault.char else {}
    variant = fault.kind if fault.kind in VARIANTS else ""
    return Hit(fault.span, tuple(dict.fromkeys(texts)), None, certain, variant, params)
