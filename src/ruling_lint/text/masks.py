"""Places in running text that are not words: addresses, tags, entities, code, fields and game symbols."""

import re
from collections.abc import Iterable, Iterator
from functools import cache

from ruling_lint.patterns import lazy_pattern
from ruling_lint.tuples import NamedTuple

MASK = "\ufffc"
"""Stands for every masked character in folded text; a run of it is one token."""

TRIGGERS = frozenset("{}<>&@%`$/.\\")
"""A text without any of these characters has no masks."""


class Mask(NamedTuple):
    """A half-open range of code points that holds no words, and what it is."""

    start: int
    end: int
    kind: str


_PATTERNS = {
    "code": r"""``[^\n]+?`` | `[^`\n]+`""",
    "url": r"""(?:https?|ftp|mailto|file)://[^\s<>«»"]*[^\s<>«»".,;:!?)\]}'’]
              | www\.[^\s<>«»"]*[^\s<>«»".,;:!?)\]}'’]
              | (?<![\w@.-])[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9-]+)*
                \.(?:com|org|net|ru|info|io|dev|gg|tv|me|edu|gov|su|by|ua|kz)(?![\w-])(?:/[^\s<>«»"]*[^\s<>«»".,;:!?)\]}'’])?""",
    "mail": r"""[\w.+-]+@[\w-]+(?:\.[\w-]+)+ | (?<!\w)@\w+""",
    "tag": r"""</?[A-Za-z][\w:-]*(?:\s[^<>]*|=[^\s<>]+)?/?> | <!--.*?--> | &lt;/?[A-Za-z]+\s?/?&gt;""",
    "entity": r"""&(?:\#\d+|\#[xX][0-9A-Fa-f]+|[A-Za-z][A-Za-z0-9]*);""",
    "file": r"""(?<![\w.-])[\w-]+\.(?:txt|json|jsonl|po|pot|csv|tsv|xml|html?|md|ya?ml|py|js|exe|zip|png|jpe?g|gif|svg|pdf|xlf|xliff|tmx|ts)(?![\w-])""",
    "path": r"""(?<!\w)[A-Za-z]:(?:\\[^\s\\«»",;:!?(){}<>|]*[^\s\\«»".,;:!?(){}<>|])+\\?""",
    "field": r"""\{\{[^{}\n]*\}\} | [$%]\{[^{}\n]*\} | \{[^{}\n]{0,40}\} | (?<![\w$])\$[A-Za-z_]\w+""",
    "printf": r"""%\(\w+\)[#0 +-]*\d*(?:\.\d+)?[diouxXeEfFgGcrsa] | %(?:\d+\$)?[#0+-]*\d*(?:\.\d+)?(?:hh|h|ll|l|z)?[diouxXeEfgGcs@](?![^\W\d_]) | %L?\d+(?!\d*\s?%(?!L?\d)) | %%""",
}
"""What each kind of mask looks like, in the order in which they are tried at a place."""

_MARKS = {"code": "`", "mail": "@", "tag": "<&", "entity": "&", "path": "\\", "field": "{$", "printf": "%"}
"""Characters one of which each mask of a kind holds."""

_ADDRESSES = ("://", "www.")
_DOT_LETTER = lazy_pattern(r"\.[A-Za-z]")
"""What every address and file name holds one of."""


_CHOICE = lazy_pattern(r"\{\s*\w+\s*,\s*(?:plural|select|selectordinal)\s*,\s*(?:offset:\d+\s+)?(?:=\d+|\w+)\s*\{")
_NEXT_CHOICE = lazy_pattern(r"\}\s*(?:=\d+|\w+)\s*\{")
_LAST_CHOICE = lazy_pattern(r"\}\s*\}")
_BRACE = lazy_pattern(r"[{}]")


def find_masks(text: str) -> list[Mask]:
    """Return the masks of a text in order; they do not overlap."""
    if TRIGGERS.isdisjoint(text):
        return []
    kinds = [kind for kind, marks in _MARKS.items() if any(mark in text for mark in marks)]
    if any(sign in text for sign in _ADDRESSES) or _DOT_LETTER.search(text):
        kinds += ["url", "file"]
    masks: list[Mask] = []
    at = 0
    for choice in _choices(text) if "{" in text and "," in text else ():
        masks += [*find_kinds(text, frozenset(kinds), at, choice.start), choice]
        at = choice.end
    return [*masks, *find_kinds(text, frozenset(kinds), at)] if kinds else []


def masked(text: str, masks: Iterable[Mask]) -> str:
    """Return a text with MASK in place of every masked character. Masks come in order and do not overlap."""
    out, at = [], 0
    for start, end, _ in masks:
        out += [text[at:start], MASK * (end - start)]
        at = end
    return "".join([*out, text[at:]])


def find_kinds(text: str, kinds: frozenset[str], start: int = 0, end: int | None = None) -> list[Mask]:
    """Return the masks of some kinds between two offsets. A pattern of few kinds is many times as fast as one of all."""
    return [
        Mask(m.start(), m.end(), m.lastgroup or "")
        for m in _pattern(kinds).finditer(text, start, len(text) if end is None else end)
    ]


def _choices(text: str) -> Iterator[Mask]:
    """Yield what is around the texts of a message with choices: `{n, plural, one {`, `} other {` and `}}`."""
    head = _CHOICE.search(text)
    while head:
        yield Mask(*head.span(), "choice")
        at = head.end()
        for start, end in _joints(text, at):
            yield Mask(start, end, "choice")
            at = end
        head = _CHOICE.search(text, at)


def _joints(text: str, at: int) -> Iterator[tuple[int, int]]:
    """Yield what stands between and after the choices whose first text starts at an offset."""
    depth = 0
    for brace in _BRACE.finditer(text, at):
        if brace.start() < at:
            continue
        depth += 1 if brace[0] == "{" else -1
        if depth < 0:
            joint = _NEXT_CHOICE.match(text, brace.start())
            last = joint or _LAST_CHOICE.match(text, brace.start())
            if last:
                yield last.span()
            if not joint:
                return
            at, depth = joint.end(), 0


@cache
def _pattern(kinds: frozenset[str]) -> re.Pattern[str]:
    return re.compile("|".join(f"(?P<{kind}>{p})" for kind, p in _PATTERNS.items() if kind in kinds), re.VERBOSE)


KINDS = frozenset(_PATTERNS)
