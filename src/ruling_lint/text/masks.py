"""Places in running text that are not words: addresses, tags, entities, code, fields and game symbols."""

import re
from typing import NamedTuple

TRIGGERS = frozenset("{}<>&@%`$/.\\")
"""A text without any of these characters has no masks."""


class Mask(NamedTuple):
    """A half-open range of code points that holds no words, and what it is."""

    start: int
    end: int
    kind: str


_PATTERN = re.compile(
    r"""
    (?P<code>   ``[^\n]+?`` | `[^`\n]+` )
  | (?P<url>    (?:https?|ftp|mailto|file)://[^\s<>«»"]*[^\s<>«»".,;:!?)\]}'’]
              | www\.[^\s<>«»"]*[^\s<>«»".,;:!?)\]}'’]
              | (?<![\w@.-])[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9-]+)*
                \.(?:com|org|net|ru|info|io|dev|gg|tv|me|edu|gov|su|by|ua|kz)(?![\w-])(?:/[^\s<>«»"]*[^\s<>«»".,;:!?)\]}'’])? )
  | (?P<mail>   [\w.+-]+@[\w-]+(?:\.[\w-]+)+ | (?<!\w)@\w+ )
  | (?P<tag>    </?[A-Za-z][\w:-]*(?:\s[^<>]*)?/?> | <!--.*?--> | &lt;/?[A-Za-z]+\s?/?&gt; )
  | (?P<entity> &(?:\#\d+|\#[xX][0-9A-Fa-f]+|[A-Za-z][A-Za-z0-9]*); )
  | (?P<file>   (?<![\w.-])[\w-]+\.(?:txt|json|jsonl|po|pot|csv|tsv|xml|html?|md|ya?ml|py|js|exe|zip|png|jpe?g|gif|svg|pdf|xlf|xliff|tmx|ts)(?![\w-]) )
  | (?P<field>  \{\{[^{}\n]*\}\} | [$%]\{[^{}\n]*\} | \{[^{}\n]{0,40}\} )
  | (?P<printf> %\(\w+\)[#0 +-]*\d*(?:\.\d+)?[diouxXeEfFgGcrsa] | %(?:\d+\$)?[#0+-]*\d*(?:\.\d+)?(?:hh|h|ll|l|z)?[diouxXeEfgGcs@](?![^\W\d_]) | %L?\d+(?!\d*\s?%(?!L?\d)) | %% )
    """,
    re.VERBOSE,
)


def find_masks(text: str) -> list[Mask]:
    """Return the masks of a text in order; they do not overlap."""
    if TRIGGERS.isdisjoint(text):
        return []
    return [Mask(m.start(), m.end(), m.lastgroup or "") for m in _PATTERN.finditer(text)]
