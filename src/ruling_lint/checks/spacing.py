"""Spaces too many, too few, or on the wrong side of a mark."""

import re
from collections.abc import Iterator

from ruling_lint.checks.base import SIGNS, Clues, Context, View
from ruling_lint.lexicon.glued import find_glued
from ruling_lint.lexicon.hanging import find_hanging
from ruling_lint.model import Hit, Span
from ruling_lint.patterns import lazy_pattern
from ruling_lint.records import dataclass
from ruling_lint.text.chunks import Chunk
from ruling_lint.text.reading import MASK

NAME = "spacing"
NEEDS: frozenset[str] | None = None
COMPARES = False
VARIANTS = ("extra", "missing")

_SPACE = "[ \u00a0\u2009\u202f]"
_TOLD = "(?:это|вот|не|но|и|а|то|вы|он|она|оно|они|значит|если|когда|что|как|так|затем|потом|тогда)"
"""Words before which a dash parts what is said of something, so that it marks no range: май—июнь."""

_FOUND = lazy_pattern(  # the one class in front lets the engine skip from mark to mark
    rf"""
    [ \u00a0\u2009\u202f,;:.!?…(\[«„—-] (?:
        (?<=[\w)\]»“”"%{MASK}]{_SPACE}) {_SPACE}* (?P<mark> ,(?!\d) | [;:](?![-\w()]) | ;(?=[а-яё]) | (?<={MASK}{_SPACE}):(?=[а-яё]) | [!?]+(?!\w) | \.(?![.\w]|{_SPACE}*\.) )
      | (?<=[\w.!?…)\]»“”"{MASK}]{_SPACE}) {_SPACE}* (?P<closer> [)\]»] )
      | (?<=[(\[«„]) (?P<opener> {_SPACE}+ ) (?=[^\s)\]»])
      | (?<=\S{_SPACE}) (?P<double> {_SPACE}+ ) (?=\S)
      | (?<=[\w)»{MASK}][,;]) (?P<comma> ) (?=[а-яА-ЯЁё«„])
      | (?<=[а-яё{MASK}]:) (?P<colon> ) (?=[А-ЯЁ«„] | (?<={MASK}:)[а-яё])
      | (?<=[а-яё,»)]{_SPACE}—) (?P<dash> ) (?=[а-яёА-ЯЁ«])
      | (?<=[а-яё»),]—) (?P<before> ) (?={_SPACE}[а-яё])
      | (?<=[,»]—) (?P<tight> ) (?=[а-яё])
      | (?<=[а-яё]-) (?P<meant> ) (?=это(?![\w-]))
      | (?<=[а-яё]—) (?P<told> ) (?={_TOLD}(?![\w-]))
      | (?<![^\n].)(?<=-) (?P<line> ) (?=[А-ЯЁ][а-яё]*[ ])
      | (?<=[а-яА-ЯЁё)»][а-яё)»][.!?…]) (?P<stop> ) (?=[А-ЯЁ«„])
      | (?<=[а-яё][а-яё][!?]) (?P<cry> ) (?=[а-яё][а-яё])
      | (?<=[а-яё][а-яё][«(]) (?P<bracket> (?<=«)(?=\w) | (?<=\()(?=[а-яё]+\s|[а-яё]{{5,}}\)) )
    )
    """,
    re.VERBOSE,
)
_SUSPECT = lazy_pattern(
    r"\A(?:\Z|[,;:!?.)\]»])|[(\[«„]\Z|\A[—–-][а-яёА-ЯЁ«]|[а-яё»),][—–-]\Z|[\u00a0\u2009\u202f]|[,;:.!?…](?=[а-яА-ЯЁё«„])"
    r"|[а-яё][«(]|[»)][а-яё]|\d[а-яё]{4}|[а-яё][+−–-]?\d|/[+−–-]\d+[а-яё]|[а-яё,»]—[а-яё]|-это|\n-[А-ЯЁ]"
)
"""What there is in one of the stretches between spaces wherever a space is misplaced."""

_BESIDE_MASK = lazy_pattern(rf"[а-яё]{MASK}|{MASK}[а-яё]")
"""What there is in one of them wherever a word is written together with a symbol."""

_PARTNER = {")": "(", "]": "[", "»": "«", "(": ")", "[": "]", "«": "»", "„": "“"}
_LIST_MARK = lazy_pattern(r"\s*(?:[•·*#>–—-]+|\d+[.)])", re.ASCII)
_COLUMNS = lazy_pattern(rf"\S{_SPACE}{{3,}}\S")


@dataclass(frozen=True)
class Params:
    """This kind has no parameters."""


def clues(params: Params) -> Clues:
    """Return all that is no letter."""
    return Clues(SIGNS)


def concerns(params: Params, chunk: Chunk) -> bool:
    """Tell whether a space may be missing in a chunk, or be too much before or after it."""
    if _SUSPECT.search(chunk.text):
        return True
    return chunk.has_masks and _BESIDE_MASK.search(chunk.masked) is not None


def check(params: Params, view: View, context: Context) -> Iterator[Hit]:
    """Yield a hit for every misplaced space. Indents, line ends, list marks and aligned columns are left alone."""
    text = view.target.masked
    for place in find_glued(view.target):
        yield Hit(place.span, (place.right,), certain=place.certain, variant="missing")
    for hanging in find_hanging(text):
        yield Hit(hanging.span, hanging.rights, certain=False, variant="missing")
    for match in _FOUND.finditer(text):
        group = match.lastgroup or ""
        span = Span(*match.span())
        if group == "double":
            if not _is_layout(text, match):
                yield Hit(span, (_one_space(match[0]),))
        elif group in ("comma", "colon", "stop", "dash", "cry", "line"):
            yield Hit(Span(span.start, span.end + 1), (f"{match[0]} {text[span.end]}",), variant="missing")
        elif group in ("tight", "told", "meant"):
            yield Hit(span, (" — ",), variant="missing")
        elif group in ("bracket", "before"):
            yield Hit(span, (" " + match[0],), variant="missing")
        else:
            mark = match[0].strip()
            if group == "mark" or (_has_partner(text, match, mark) and not text.endswith(". .", 0, span.start)):
                glued = group == "mark" and text[span.end : span.end + 1].isalpha()
                yield Hit(span, (mark + " " if glued else mark,), variant="extra")


def _has_partner(text: str, match: re.Match[str], mark: str) -> bool:
    """Tell a spaced bracket from an arrow such as `Далее »`."""
    partner = _PARTNER[mark]
    return (partner in text[: match.start()]) if mark in ")]»" else (partner in text[match.end() :])


def _is_layout(text: str, match: re.Match[str]) -> bool:
    """Tell whether a run of spaces sets off a list mark or a column of a table."""
    line_start = text.rfind("\n", 0, match.start()) + 1
    if text[match.start() - 1] == "|" or text[match.end()] == "|":
        return True
    if _LIST_MARK.fullmatch(text, line_start, match.start()):
        return True
    return len(match[0]) > 2 and sum(bool(_COLUMNS.search(line)) for line in text.split("\n")) > 1


def _one_space(run: str) -> str:
    return next((space for space in run if space != " "), " ")
