"""The grammar of the game's symbols: what may stand in braces, power and toughness, loyalty costs."""

from ruling_lint.patterns import lazy_pattern
from ruling_lint.text.scripts import TO_LATIN

COLOURS = "WUBRG"

_PRINTED = frozenset(("W/U", "U/B", "B/R", "R/G", "G/W", "W/B", "U/R", "B/G", "R/W", "G/U"))

_HYBRID = lazy_pattern(r"(?!(.)/\1)[2WUBRGC]/[WUBRGC](/P)?|[WUBRGC]/P|P/[WUBRGC]")
_PLAIN = lazy_pattern(r"\d+|½|∞|[WUBRGCSXYZTQEPAHLD]|PW|CHAOS|TK|H[WR]")
_UNSLASHED = lazy_pattern(rf"(?!(.)\1)[P{COLOURS}][{COLOURS}]|[{COLOURS}]P")

MINUS = "-−–—‑"
"""Characters that are typed for a minus sign."""

_SIDE = rf"[+{MINUS}]?(?:\d{{1,3}}½?(?:\+\*)?|½|\*(?:[+{MINUS}]\d)?|\d?[XxYyХхУу](?![^\W\d_]))"
POWER_TOUGHNESS = lazy_pattern(rf"(?<![\d_/*+.,{MINUS}])(?:(?<!\w)|(?=[+{MINUS}])){_SIDE}/{_SIDE}(?![\w/*])(?![.,]\d)")
"""Power and toughness or a change of them: 2/2, */1+*, +X/−0. The variable may be a Cyrillic letter."""

_COST = rf"[+{MINUS}]?(?:\d{{1,2}}|[XХ])"
LOYALTY = lazy_pattern(rf"\[{_COST}\]|(?:^|(?<=\n)|(?<=[\"«„“]))[ \t]*({_COST})(?=[ \t]*:(?!\d\d(?!\d)))")
"""The cost of a loyalty ability: in square brackets, or where a line or a quotation starts and before a colon, unless it is an hour."""

_SIGNS = str.maketrans(dict.fromkeys(MINUS, "-"))


def canonical(inner: str) -> str | None:
    """Return the canonical form of what stands in braces (`w/u` is `W/U`), None where it is no symbol.

    The halves of a hybrid are put in the order in which they are printed, so that equal symbols are equal strings.
    """
    text = inner.upper()
    if text == "1/2":
        return "½"
    if _PLAIN.fullmatch(text):
        return text.lstrip("0") or "0" if text.isdigit() else text
    halves = _HYBRID.fullmatch(text)
    return _ordered(text.split("/")) if halves else None


def unslashed(inner: str) -> str | None:
    """Return the canonical hybrid that is written without its slash (`WU`, `PB`), None where it is none."""
    return _ordered(list(inner)) if _UNSLASHED.fullmatch(inner) else None


def value(inner: str) -> str | None:
    """Return the canonical form of a symbol, however it is spelled."""
    return canonical(inner) or unslashed(inner)


def fold_values(text: str) -> str:
    """Return power and toughness or a loyalty cost in one spelling: plain signs, Latin variables, no brackets."""
    return text.translate(_SIGNS).translate(TO_LATIN).upper().strip("[] \t")


def _ordered(halves: list[str]) -> str:
    pair = "/".join(half for half in halves if half != "P")
    printed = pair if pair in _PRINTED or pair[::-1] not in _PRINTED else pair[::-1]
    return printed + "/P" * ("P" in halves)
