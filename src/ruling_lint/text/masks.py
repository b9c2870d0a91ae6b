"""Places in running text that are not words: addresses, tags, entities, code, fields and game symbols."""

import re
from functools import cache
from typing import NamedTuple

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
    "tag": r"""</?[A-Za-z][\w:-]*(?:\s[^<>]*)?/?> | <!--.*?--> | &lt;/?[A-Za-z]+\s?/?&gt;""",
    "entity": r"""&(?:\#\d+|\#[xX][0-9A-Fa-f]+|[A-Za-z][A-Za-z0-9]*);""",
    "file": r"""(?<![\w.-])[\w-]+\.(?:txt|json|jsonl|po|pot|csv|tsv|xml|html?|md|ya?ml|py|js|exe|zip|png|jpe?g|gif|svg|pdf|xlf|xliff|tmx|ts)(?![\w-])""",
    "field": r"""\{\{[^{}\n]*\}\} | [$%]\{[^{}\n]*\} | \{[^{}\n]{0,40}\}""",
    "printf": r"""%\(\w+\)[#0 +-]*\d*(?:\.\d+)?[diouxXeEfFgGcrsa] | %(?:\d+\$)?[#0+-]*\d*(?:\.\d+)?(?:hh|h|ll|l|z)?[diouxXeEfgGcs@](?![^\W\d_]) | %L?\d+(?!\d*\s?%(?!L?\d)) | %%""",
}
"""What each kind of mask looks like, in the order in which they are tried at a place."""

_MARKS = {"code": "`", "mail": "@", "tag": "<&", "entity": "&", "field": "{", "printf": "%"}
"""Characters one of which each mask of a kind holds."""

_ADDRESS = re.compile(r"://|\.[A-Za-z]|www\.")
"""What every address and file name holds."""


def find_masks(text: str) -> list[Mask]:
    """Return the masks of a text in order; they do not overlap."""
    if TRIGGERS.isdisjoint(text):
        return []
    kinds = [kind for kind, marks in _MARKS.items() if any(mark in text for mark in marks)]
    if _ADDRESS.search(text):
        kinds += ["url", "file"]
    return find_kinds(text, frozenset(kinds)) if kinds else []


def find_kinds(text: str, kinds: frozenset[str]) -> list[Mask]:
    """Return the masks of some kinds. A pattern of few kinds is many times as fast as one of all."""
    return [Mask(m.start(), m.end(), m.lastgroup or "") for m in _pattern(kinds).finditer(text)]


@cache
def _pattern(kinds: frozenset[str]) -> re.Pattern[str]:
    return re.compile("|".join(f"(?P<{kind}>{p})" for kind, p in _PATTERNS.items() if kind in kinds), re.VERBOSE)


KINDS = frozenset(_PATTERNS)
