"""HTML cut into tags, comments and text, as browsers cut it, with the place of everything."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ruling_lint.model import Span
from ruling_lint.patterns import lazy_pattern
from ruling_lint.readers.base import UnreadableError, UnwritableError
from ruling_lint.records import dataclass
from ruling_lint.tuples import NamedTuple

TEXT, DOUBLE, SINGLE, UNQUOTED = "text", "double-quoted", "single-quoted", "unquoted"
"""The quotings of HTML: running text, and the three ways to write an attribute's value."""

REFERENCE = r"&(?:\#[0-9]+;?|\#[xX][0-9A-Fa-f]+;?|[A-Za-z][A-Za-z0-9]*;?)"
"""Matches what may be a character reference; `html.unescape` knows whether it is one."""

_ATTRIBUTE = r"""(?P<name>[^\s/>][^\s/>=]*)(?:\s*=\s*(?:"(?P<double>[^"]*)"|'(?P<single>[^']*)'|(?P<unquoted>[^\s"'>][^\s>]*)))?"""
_UNNAMED = re.sub(r"\?P<\w+>", "?:", _ATTRIBUTE)
_TOKEN = lazy_pattern(
    rf"""
      <!--(?:-?>|(?P<comment>.*?)--!?>)
    | <(?P<open>[A-Za-z][^\s/>]*)(?P<attributes>(?:[\s/]++|{_UNNAMED})*+)>
    | (?P<endless><[A-Za-z][^\s/>]*(?:[\s/]++|{_UNNAMED})*+\Z)
    | </(?P<close>[A-Za-z][^\s/>]*)[^>]*>
    | <(?:!(?!--)|\?|/(?![A-Za-z>]))[^>]*>
    | (?P<unclosed><!--)
    """,
    re.VERBOSE | re.DOTALL,
)
_ATTRIBUTES = lazy_pattern(_ATTRIBUTE)
_VERBATIM = frozenset({"script", "style", "textarea", "title", "xmp", "iframe", "noembed", "noframes"})
_ESCAPES = {
    TEXT: str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"}),
    DOUBLE: str.maketrans({"&": "&amp;", '"': "&quot;"}),
    SINGLE: str.maketrans({"&": "&amp;", "'": "&#39;"}),
}
_ENDS_UNQUOTED = lazy_pattern(r"""[\s"'<>=`&/]""")
_CONTROL = lazy_pattern("[\0-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")


class Attribute(NamedTuple):
    """An attribute: its name in lower case, the range of its value inside the quotes, and how it is quoted."""

    name: str
    value: Span
    quoting: str


@dataclass(frozen=True, slots=True)
class Token:
    """A piece of HTML: `open` or `close` of a tag (`name` in lower case), `comment`, `declaration`, `instruction` or `text`."""

    kind: str
    raw: Span
    name: str = ""
    attributes: tuple[Attribute, ...] = ()


def tokens(raw: str, span: Span) -> Iterator[Token]:
    """Yield the tokens of a range of the file. Raises UnreadableError where a comment or a script never ends."""
    at = span.start
    while match := _TOKEN.search(raw, at, span.end):
        if at < match.start():
            yield Token("text", Span(at, match.start()))
        token = _token(raw, match)
        yield token
        at = token.raw.end
        if token.kind == "open" and token.name in _VERBATIM:
            end = _verbatim_end(raw, token, span.end)
            if at < end:
                yield Token("text", Span(at, end))
            at = end
    if at < span.end:
        yield Token("text", Span(at, span.end))


def write(text: str, quoting: str) -> str:
    """Return `text` as it stands in HTML. Raises UnwritableError for what does not fit into an unquoted value."""
    unfit = _CONTROL.search(text) or (_ENDS_UNQUOTED.search(text) if quoting == UNQUOTED else None)
    if unfit or (quoting == UNQUOTED and not text):
        raise UnwritableError(f"{text!r} cannot stand here in HTML", f"{text!r} нельзя записать здесь в HTML")
    return text if quoting == UNQUOTED else text.translate(_ESCAPES[quoting])


def _token(raw: str, match: re.Match[str]) -> Token:
    raw_span = Span(*match.span())
    if match["open"]:
        attributes = tuple(_attributes(raw, Span(*match.span("attributes"))))
        return Token("open", raw_span, match["open"].lower(), attributes)
    if match["close"]:
        return Token("close", raw_span, match["close"].lower())
    if match["endless"]:
        return Token("text", raw_span)
    if match["unclosed"]:
        raise _endless(raw, match.start(), "<!--", "-->")
    if match[0].startswith("<!--"):
        return Token("comment", raw_span)
    return Token("declaration" if match[0].startswith("<!") else "instruction", raw_span)


def _attributes(raw: str, span: Span) -> Iterator[Attribute]:
    for match in _ATTRIBUTES.finditer(raw, *span):
        for group, quoting in (("double", DOUBLE), ("single", SINGLE), ("unquoted", UNQUOTED)):
            if match[group] is not None:
                yield Attribute(match["name"].lower(), Span(*match.span(group)), quoting)
                break
        else:
            yield Attribute(match["name"].lower(), Span(match.end(), match.end()), UNQUOTED)


def _verbatim_end(raw: str, token: Token, limit: int) -> int:
    """Return where the text of an element without markup inside ends. Words follow a title left open, so it is read."""
    end = re.compile(rf"</{token.name}(?=[\s/>])", re.IGNORECASE).search(raw, token.raw.end, limit)
    if end is None and token.name == "title":
        return limit
    if end is None:
        raise _endless(raw, token.raw.start, f"<{token.name}>", f"</{token.name}>")
    return end.start()


def _endless(raw: str, at: int, opened: str, closed: str) -> UnreadableError:
    line = raw.count("\n", 0, at) + 1
    return UnreadableError(f"{opened} is never closed by {closed}", line, f"{opened} не закрыт: нет {closed}")
