"""Bad text by regular expression or by word list, with an optional replacement."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cached_property

from ruling_lint.answers import Answers
from ruling_lint.checks.base import Clues, Context, View
from ruling_lint.model import Hit, Span
from ruling_lint.patterns import lazy_pattern
from ruling_lint.records import dataclass
from ruling_lint.text.chars import fold_letters, fold_word
from ruling_lint.text.chunks import TOKEN, Chunk
from ruling_lint.text.reading import Reading
from ruling_lint.typed import Any

NAME = "pattern"
NEEDS: frozenset[str] | None = None
COMPARES = False
VARIANTS: tuple[str, ...] = ()

_GROUP = lazy_pattern(r"\\(?:(\d)|g<(\w+)>)")


@dataclass(frozen=True)
class Params:
    """What to find and what to put there.

    `find` is a regular expression and `replace` its template (`\\1` and `\\g<name>` are groups). `swap` is a list of
    words or phrases with their replacements, found in any letter case; `|` stands between several, none of which is certain; `whole_words` says whether they must not be
    parts of longer words. Give one of the two. `needs` are characters one of which every match holds; a text without
    them is not searched. Nor is one where `hint` is found in none of the stretches between spaces: a pattern for what
    a match of `find` has in one of them, with a needed character or without; that of a word list is known. `timeout` is in seconds per segment; 0 trusts the pattern and searches with Python's
    own `re`, which is faster.
    """

    find: str = ""
    replace: str | None = None
    swap: dict[str, str] | None = None
    whole_words: bool = True
    needs: str = ""
    hint: str = ""
    ignore_case: bool = False
    timeout: float = 1.0

    def validate(self) -> None:
        """Raise ValueError for values that cannot be used."""
        if bool(self.find) == bool(self.swap):
            raise ValueError("give either find or swap")
        if self.hint and self.swap:
            raise ValueError("hint belongs to find: what swap looks for is known")
        if self.hint:
            _ = self.hinted
        groups = [part for part in self.template or () if isinstance(part, int)]
        if max(groups, default=0) > self.compiled.groups:
            raise ValueError(f"replace: there is no group {max(groups)} in {self.find!r}")

    @cached_property
    def compiled(self) -> Any:
        """The pattern, compiled by `re` or, where it needs a time limit, by `regex`."""
        find = self.find or _alternatives(self.swap or {}, self.whole_words)
        ignore_case = self.ignore_case or bool(self.swap)
        return _compile(find, ignore_case, limited=bool(self.timeout and self.find))

    @cached_property
    def hinted(self) -> re.Pattern[str]:
        """The hint, compiled."""
        pattern: re.Pattern[str] = _compile(self.hint, self.ignore_case, limited=False)
        return pattern

    @cached_property
    def template(self) -> tuple[str | int, ...] | None:
        """The replacement as literal text and groups; None where there is none."""
        if self.replace is None:
            return None
        parts: list[str | int] = []
        end = 0
        for match in _GROUP.finditer(self.replace):
            parts += [
                self.replace[end : match.start()],
                self._group_number(match[1] or match[2]),
            ]
            end = match.end()
        return (*parts, self.replace[end:])

    def _group_number(self, name: str) -> int:
        if name.isdigit():
            return int(name)
        if name not in self.compiled.groupindex:
            raise ValueError(f"replace: there is no group {name!r} in {self.find!r}")
        number: int = self.compiled.groupindex[name]
        return number

    @cached_property
    def keys(self) -> dict[str, str]:
        """A folded word of each phrase of the word list, which a text that has the phrase has too: its longest."""
        phrases = (self.swap or {}) if self.whole_words else {}
        return {phrase: max(reversed(re.findall(r"\w+", fold_word(phrase))), key=len) for phrase in phrases}

    @cached_property
    def key_words(self) -> frozenset[str]:
        """The keys of all phrases."""
        return frozenset(self.keys.values())

    @cached_property
    def beginnings(self) -> frozenset[tuple[str, str]]:
        """The first two tokens of each phrase that has several."""
        phrases = [TOKEN.findall(fold_letters(phrase)) for phrase in self.keys]
        return frozenset((tokens[0], tokens[1]) for tokens in phrases if len(tokens) > 1)

    @cached_property
    def single(self) -> frozenset[str]:
        """The phrases that are one token."""
        return frozenset(key for phrase, key in self.keys.items() if key == fold_letters(phrase))

    @cached_property
    def spaced_keys(self) -> frozenset[str]:
        """The keys of the phrases that are no hyphenated words."""
        return frozenset(key for phrase, key in self.keys.items() if not _is_hyphenated(phrase))

    @cached_property
    def hyphenated(self) -> tuple[frozenset[str], ...]:
        """The parts of each hyphenated word."""
        return tuple(frozenset(fold_word(phrase).split("-")) for phrase in self.keys if _is_hyphenated(phrase))

    @cached_property
    def patterns(self) -> Answers[frozenset[str], Any]:
        """The pattern of the phrases whose key words a text has, by those words."""
        return Answers(self._pattern_for)

    def _pattern_for(self, words: frozenset[str]) -> Any:
        phrases = [phrase for phrase, key in self.keys.items() if key in words]
        return _compile(_alternatives(phrases, whole_words=True), ignore_case=True, limited=False)

    @cached_property
    def folded_swap(self) -> dict[str, str]:
        """The word list by its words in lower case and with single spaces."""
        return {_squeeze(bad): good for bad, good in (self.swap or {}).items()}


def clues(params: Params) -> Clues | None:
    """Return the words of which every phrase of the word list has one."""
    return Clues(words=params.spaced_keys.union(*params.hyphenated)) if params.keys else None


def concerns(params: Params, chunk: Chunk) -> bool:
    """Tell whether a chunk has what the hint says, or a key word or hyphenated word of the word list, where there is one."""
    if params.hint:
        return params.hinted.search(chunk.text) is not None
    if not params.keys or not params.spaced_keys.isdisjoint(chunk.tokens):
        return True
    return "-" in chunk.text and any(parts.issubset(chunk.tokens) for parts in params.hyphenated)


def check(params: Params, view: View, context: Context) -> Iterable[Hit]:
    """Return a hit for every match outside code, tags and symbols. Raises TimeoutError for a pattern that is too slow."""
    if params.hint and params.needs and not any(char in view.target.text for char in params.needs):
        return ()
    return _hits(params, view) if not params.keys or _may_hold(params, view.target) else ()


def _may_hold(params: Params, reading: Reading) -> bool:
    """Tell whether a text may have a word that is all of its phrase, or two words that begin a phrase."""
    if reading.chunks is None or not params.beginnings.isdisjoint(reading.pairs):
        return True
    return not params.single.isdisjoint(reading.tokens)


def _hits(params: Params, view: View) -> Iterator[Hit]:
    words, text = params.key_words.intersection(view.target.tokens), view.target.masked
    if params.keys and not words:
        return
    pattern = params.patterns[words] if words else params.compiled
    limit = {"timeout": params.timeout} if params.timeout and params.find else {}
    for match in pattern.finditer(text, **limit):
        replacements = _replacements(params, match, view.target.text)
        yield Hit(Span(*match.span()), replacements, certain=len(replacements) < 2)


def _replacements(params: Params, match: Any, text: str) -> tuple[str, ...]:
    if params.swap:
        good = params.folded_swap.get(_squeeze(match[0]))
        return () if good is None else tuple(_like(match[0], one) for one in good.split("|"))
    if params.template is None:
        return ()
    return ("".join(part if isinstance(part, str) else _group(match, part, text) for part in params.template),)


def _group(match: Any, number: int, text: str) -> str:
    start, end = match.span(number)
    return text[start:end] if start >= 0 else ""


def _like(sample: str, word: str) -> str:
    return word[:1].upper() + word[1:] if sample[:1].isupper() else word


def _alternatives(phrases: Iterable[str], whole_words: bool) -> str:
    find = "|".join(map(_literal, phrases))
    return rf"(?<![\w-])(?:{find})(?![\w-])" if whole_words else find


def _is_hyphenated(phrase: str) -> bool:
    return "-" in phrase and " " not in phrase


def _literal(phrase: str) -> str:
    return r"\s+".join(re.escape(word) for word in phrase.split())


def _squeeze(phrase: str) -> str:
    return " ".join(phrase.lower().split())


def _compile(find: str, ignore_case: bool, *, limited: bool) -> Any:
    """Load `regex` only for the patterns that need its time limit: it costs a fresh process 20 ms."""
    if not limited:
        try:
            return re.compile(find, re.IGNORECASE if ignore_case else 0)
        except re.error as error:
            raise ValueError(f"{find!r}: {error}") from None
    import regex

    try:
        return regex.compile(find, regex.IGNORECASE if ignore_case else 0)
    except regex.error as error:
        raise ValueError(f"{find!r}: {error}") from None
