"""A loaded glossary: finding its terms in Russian and English text, and what to offer in their place."""

from __future__ import annotations

import marshal
import zlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from itertools import chain, compress, pairwise

from ruling_lint.answers import Answers
from ruling_lint.glossary import store
from ruling_lint.glossary.compiled import CELL_BITS, GONE, ROLES, Compiled, kind_of
from ruling_lint.glossary.endings import ending_cells, extend_latin, extend_possessive, unmixed
from ruling_lint.glossary.halving import holds
from ruling_lint.glossary.terms import Needs, Term, unpack
from ruling_lint.glossary.trie import SAME, Ends, Start, Trie
from ruling_lint.model import Text
from ruling_lint.text.chars import APOSTROPHES
from ruling_lint.text.reading import Reading
from ruling_lint.tuples import NamedTuple
from ruling_lint.typed import TYPE_CHECKING, Any, TypeVar, overload

if TYPE_CHECKING:
    from ruling_lint.glossary.suggest.fix import Fix


_Worth = TypeVar("_Worth")


class Sense(NamedTuple):
    """One thing that a surface form can be: a form of a wording of a term.

    `role` is accepted, family (another word of the term's family), forbidden, latin (a term kept in Latin) or
    english. `rendering` indexes the term's renderings, family or forbidden, as the role says. `cells` are the cells
    of `ruling_lint.morphology` that the form can fill; English forms have sing, plur, base, 3sg, ing or past.
    """

    term: int
    rendering: int
    role: str
    cells: tuple[str, ...]


class Senses(tuple[Sense, ...]):
    """The things that a form can be.

    `terms` are theirs, `is_rejected` tells whether any of them is forbidden, and `sole` is the sense that is the only
    one and right.
    """

    terms: frozenset[int]
    is_rejected: bool
    sole: Sense | None

    def __new__(cls, senses: Iterable[Sense]) -> Senses:
        """Make them of senses in order."""
        made = super().__new__(cls, senses)
        made.terms = frozenset(sense.term for sense in made)
        made.is_rejected = any(sense.role == "forbidden" for sense in made)
        made.sole = made[0] if len(made) == 1 and made[0].role in _RIGHT_ROLES else None
        return made


class Match(NamedTuple):
    """A term in a text: its first and last token, both counted in, and what it can be.

    Accepted senses come first and forbidden ones last, so a match is forbidden only if its first sense is.
    """

    first: int
    last: int
    senses: Senses


class _Beginning(NamedTuple):
    """What begins with a token that longer wordings may begin with.

    `alone` is what it is by itself, None where its neighbours have a say. Unless it `goes_on`, one of the `following`
    tokens comes next in every longer wording.
    """

    alone: Senses | None
    following: Mapping[str, Any]
    goes_on: bool


_Reading = tuple[Senses, bool]
"""The senses at the end of a wording, and whether they hold wherever it stands."""

_Wording = tuple[int, Senses, bool]
"""How many tokens the last one of a wording is behind its first, and what stands at its end."""


class _Terms(Sequence[Term]):
    """The terms, each made when it is asked for."""

    def __init__(self, packed: Sequence[bytes]) -> None:
        self._packed = packed
        self._made: dict[int, Term] = {}

    def __len__(self) -> int:
        return len(self._packed)

    @overload
    def __getitem__(self, index: int) -> Term: ...
    @overload
    def __getitem__(self, index: slice) -> list[Term]: ...
    def __getitem__(self, index: int | slice) -> Term | list[Term]:
        if isinstance(index, slice):
            return [self[i] for i in range(len(self))[index]]
        if index not in self._made:
            self._made[index] = unpack(marshal.loads(self._packed[index]))
        return self._made[index]


class Glossary:
    """Terms and the ways to find them. `day` (ISO date) decides which wording is the printed one."""

    def __init__(self, compiled: Compiled, day: str = "9999") -> None:
        self.compiled = compiled
        self.day = day
        self.terms: Sequence[Term] = _Terms(compiled.terms)
        self._wordings = compiled.wordings
        self._cells = compiled.cells
        self._paradigms = lru_cache(_MOST_PARADIGMS)(
            lambda term: marshal.loads(zlib.decompress(compiled.paradigms[term]))
        )
        self._russian = Trie(compiled.russian, gaps=True)
        self._english = Trie(compiled.english, loose_hyphens=True)
        self._decoded: dict[Ends, _Reading] = {}
        self._parts: dict[int, frozenset[int]] = {}
        self._with_parts: dict[frozenset[int], frozenset[int]] = {}
        self._known = Answers(self._is_known)
        self._worked_out: dict[int, tuple[Any, Any]] = {}
        self._demanding = frozenset(compiled.demanding)
        self._starts = {trie: _Starts(self, trie) for trie in (self._russian, self._english)}
        self._ends = {trie: _Walks(self, trie) for trie in (self._russian, self._english)}

    @classmethod
    def from_bytes(cls, data: bytes, day: str = "9999") -> Glossary | None:
        """Return the glossary that `compile_glossary` made, None where the bytes are damaged or of another version."""
        compiled = store.loads(data)
        return cls(compiled, day) if compiled else None

    def worked_out(self, params: Any, work_out: Callable[[], _Worth]) -> _Worth:
        """Return what a check works out of the terms by its params, the same as long as there are both."""
        known = self._worked_out.get(id(params))
        if known is None:
            known = self._worked_out[id(params)] = (
                params,
                work_out(),
            )  # who holds the params keeps their identity from others
        found: _Worth = known[1]
        return found

    def find_russian(self, reading: Reading) -> list[Match]:
        """Return the terms in a Russian text, in order; of overlapping ones the longest, of equal ones the first."""
        return self._find(self._russian, reading)

    def find_english(self, reading: Reading) -> list[Match]:
        """Return the terms in an English text, or left in English in a Russian one, in order and not overlapping.

        A possessive ending belongs to its match, and so does a Russian one (kicker-ом). In a Russian text the senses
        that fit their place come first.
        """
        found = self._find(self._english, reading)
        return [self._in_place(reading, match) for match in found] if reading.has_cyrillic else found

    def _in_place(self, reading: Reading, match: Match) -> Match:
        if len(match.senses) == 1:
            return match
        from ruling_lint.glossary.suggest.senses import likeliest_first

        return likeliest_first(self, reading, match)

    def _find(self, trie: Trie, reading: Reading) -> list[Match]:
        mixed = reading.has_latin and reading.has_cyrillic
        tokens = [unmixed(token) for token in reading.tokens] if mixed else reading.tokens
        pairs = list(pairwise([*tokens, ""])) if mixed else reading.pairs
        has_endings = mixed or not APOSTROPHES.isdisjoint(tokens)
        starts = list(map(self._starts[trie].__getitem__, pairs))
        found: list[Match] = []
        end = -1
        for first, senses in compress(enumerate(starts), starts):
            match = (
                self._longest(trie, reading, tokens, first) if senses is True else Match._make((first, first, senses))
            )
            if match is None:
                continue
            if has_endings:
                match = _extended(reading, match)
            if first > end:
                found.append(match)
                end = match[1]
            elif match[1] - first > end - found[-1][0]:
                found[-1] = match  # of two that overlap the longer stays, of equal ones the first
                end = match[1]
        return found

    def start(self, beginning: _Beginning | Senses, following: str) -> Senses | bool:
        """Return what a token is before another one; False for nothing, True where only the words around it can tell."""
        if isinstance(beginning, Senses):
            return beginning or False
        alone, nodes, goes_on = beginning
        if goes_on or following in nodes or following in SAME or alone is None:
            return True
        return alone or False

    def beginning(self, start: Start | None) -> Senses | _Beginning | None:
        """Return what the start of wordings means by itself; the senses alone where no longer wording begins so."""
        if start is None:
            return None
        senses, is_plain = self._decode(start.ends) if start.ends is not None else (_NO_SENSES, True)
        if is_plain and not start.following and not start.goes_on:
            return senses
        return _Beginning(senses if is_plain else None, start.following, start.goes_on)

    def _longest(self, trie: Trie, reading: Reading, tokens: Sequence[str], first: int) -> Match | None:
        """Return the longest wording from a token on that fits its place."""
        for length, senses, plain in self._ends[trie].at(tokens, first):
            if not plain:
                senses = self._fitting(senses, reading, first, first + length)
            if senses:
                return Match._make((first, first + length, senses))
        return None

    def _fitting(self, senses: Senses, reading: Reading, first: int, last: int) -> Senses:
        fit = tuple([sense for sense in senses if self._meets_needs(sense, reading, first, last)])
        if len(fit) == len(senses):
            return senses
        return Senses(fit) if fit else _NO_SENSES

    def decoded(self, ends: Ends) -> _Reading:
        """Return what stands at the end of a wording."""
        return self._decoded.get(ends) or self._decode(ends)

    def _decode(self, ends: Ends) -> _Reading:
        numbers = ends if isinstance(ends, tuple) else (ends,)
        senses: dict[tuple[int, str], Sense] = {}
        for sense in (self._sense(number) for number in numbers if self._wordings[number >> CELL_BITS] != GONE):
            senses.setdefault((sense.term, sense.role), sense)
        ordered = Senses(sorted(senses.values(), key=lambda sense: _RANK[sense.role]))
        plain = not any(sense.term in self._demanding and sense.role in _LATIN_ROLES for sense in ordered)
        self._decoded[ends] = decoded = (ordered, plain)
        return decoded

    def _sense(self, number: int) -> Sense:
        term, rendering, role = self._wordings[number >> CELL_BITS]
        name = ROLES[role]
        if name == "forbidden" and self.day < self.terms[term].forbidden[rendering].rendering.until:
            name = "accepted"
        return Sense(term, rendering, name, self._cells[number & (1 << CELL_BITS) - 1])

    def _meets_needs(self, sense: Sense, reading: Reading, first: int, last: int) -> bool:
        if sense.term not in self._demanding or sense.role not in _LATIN_ROLES:
            return True
        term = self.terms[sense.term]
        if (term.case_sensitive or term.latin) and not _same_case(term, reading, first, last):
            return False
        return sense.role == "latin" or _neighbours_fit(term.needs, reading.tokens, first, last)

    def parts(self, term: int) -> frozenset[int]:
        """Return the terms that the words inside a term's English phrase are on their own: mana in mana cost."""
        if term not in self._parts:
            words = self.terms[term].en[0].split()
            inside = [words[i:j] for i in range(len(words)) for j in range(i + 1, len(words) + 1) if j - i < len(words)]
            found = (self.find_english(Reading(Text.plain(" ".join(part)))) for part in inside)
            self._parts[term] = frozenset().union(*[match.senses.terms for matches in found for match in matches])
        return self._parts[term]

    def with_parts(self, terms: frozenset[int]) -> frozenset[int]:
        """Return terms together with their parts."""
        if terms not in self._with_parts:
            self._with_parts[terms] = terms.union(*map(self.parts, terms))
        return self._with_parts[terms]

    def lookup(self, text: str) -> list[int]:
        """Return the terms that a word or phrase, English or Russian in any form, belongs to, by index."""
        from ruling_lint.glossary.compiling import tokens_of

        tokens = tokens_of(text)
        ends = [f for trie in (self._english, self._russian) if tokens for f in trie.walk(tokens, 0)]
        whole = [end.ends for end in ends if end.last == len(tokens) - 1]
        return list(dict.fromkeys(sense.term for numbers in whole for sense in self._decode(numbers)[0]))

    def knows(self, word: str) -> bool:
        """Tell whether a folded word, Russian or English, is one of the glossary's in any form, rejected ones included."""
        return self._known[word]

    def _is_known(self, word: str) -> bool:
        return holds(self.compiled.right_words, word) or holds(self.compiled.rejected_words, word)

    @property
    def words_key(self) -> str:
        """A text that changes with `right_words`."""
        day = "" if self.day >= self.compiled.settled else self.day
        return f"{zlib.crc32(self.compiled.right_words):x} {day}"

    @cached_property
    def right_words(self) -> frozenset[str]:
        """The words of the glossary but those that stand only in what it rejects: what may be offered for others."""
        if self.day >= self.compiled.settled:
            return frozenset(self.compiled.right_words.decode().split())
        kinds = [self._is_right(number) for number in range(len(self._wordings))]
        found = [trie.words_by(kind_of(kinds)) for trie in (self._russian, self._english)]
        return frozenset().union(*chain.from_iterable(by_kind.values() for by_kind in found))

    def _is_right(self, wording: int) -> bool:
        return self._wordings[wording] != GONE and self._sense(wording << CELL_BITS).role != "forbidden"

    def forms(self, term: int, rendering: int = 0, role: str = "accepted") -> dict[str, str]:
        """Return the forms of a rendering (or family word) by cell, with ё and capitals."""
        paradigms: dict[tuple[int, str], dict[str, str]] = self._paradigms(term)
        return paradigms.get((rendering, role), {})

    def rerender(self, reading: Reading, match: Match, term: int) -> Fix:
        """Return what to write for a Russian match so that it renders `term`: same case and number, agreement kept."""
        from ruling_lint.glossary.suggest.rerender import rerender
        from ruling_lint.glossary.suggest.through import made_through

        return made_through(reading, [match], lambda seen, found: rerender(self, seen, found[0], term))

    def translate(self, reading: Reading, match: Match, term: int) -> Fix:
        """Return what to write for an English match left in Russian text; the case follows what governs it."""
        from ruling_lint.glossary.suggest.through import made_through
        from ruling_lint.glossary.suggest.translate import translate

        quotes = self.terms[term].capital == "keyword"
        return made_through(reading, [match], lambda seen, found: translate(self, seen, found[0], term), quotes=quotes)

    def translate_run(self, reading: Reading, matches: Sequence[Match]) -> Fix:
        """Return what to write for English matches side by side, the last of them a noun; no texts for others."""
        from ruling_lint.glossary.suggest.runs import translate_run
        from ruling_lint.glossary.suggest.through import made_through

        return made_through(reading, matches, lambda seen, found: translate_run(self, seen, found))

    def translate_counted(self, reading: Reading, matches: Sequence[Match]) -> Fix:
        """Return what to write for English matches side by side and the number word before them; no texts for others."""
        from ruling_lint.glossary.suggest.counted import translate_counted

        return translate_counted(self, reading, matches)


class _Starts(dict[tuple[str, str], "Senses | bool"]):
    """What `Glossary.start` says of a token before another one, worked out when a text first has the two."""

    def __init__(self, glossary: Glossary, trie: Trie) -> None:
        super().__init__()
        self._glossary = glossary
        self._trie = trie
        self._beginnings: dict[str, _Beginning | Senses | None] = {}

    def __missing__(self, pair: tuple[str, str]) -> Senses | bool:
        if len(self) > _MOST_PAIRS:
            self.clear()
            self._beginnings.clear()
        token, following = pair
        if token not in self._beginnings:
            self._beginnings[token] = self._glossary.beginning(self._trie.start(token))
        beginning = self._beginnings[token]
        self[pair] = found = beginning is not None and self._glossary.start(beginning, following)
        return found


class _Walks(dict[tuple[str, ...], "list[_Wording]"]):
    """The wordings that begin at a token, by the few tokens from there on, where those are all that has a say."""

    def __init__(self, glossary: Glossary, trie: Trie) -> None:
        super().__init__()
        self._glossary = glossary
        self._trie = trie

    def at(self, tokens: Sequence[str], first: int) -> list[_Wording]:
        """Return the wordings that begin at a token, longest first."""
        known = tuple(tokens[first : first + _SEEN])
        remembered = self.get(known)
        if remembered is not None:
            return remembered
        found, looked = self._trie.look(tokens, first)
        ends = [(last - first, *self._glossary.decoded(numbers)) for last, numbers in found]
        if looked <= len(known) or len(known) < _SEEN:
            if len(self) >= _MOST_PAIRS:
                self.clear()
            self[known] = ends
        return ends


def _extended(reading: Reading, match: Match) -> Match:
    """Return a match, a Latin one with the ending that belongs to it, English possessive or Russian."""
    if match.senses[0].role not in _LATIN_ROLES:
        return match
    if match.senses[0].role == "english":
        possessive = extend_possessive(reading, match.last)
        if possessive > match.last:
            return match._replace(last=possessive)
    return _with_ending(reading, match) if reading.has_cyrillic else match


_MOST_PAIRS = 100_000
_MOST_PARADIGMS = 64
_SEEN = 3
"""Tokens by which walks are remembered: most end within them, and of real rulings six in seven return."""
_NO_SENSES = Senses(())
_LATIN_ROLES = frozenset({"latin", "english"})
_RIGHT_ROLES = frozenset({"accepted", "latin"})
_RANK = {role: rank for rank, role in enumerate(ROLES)}


def _same_case(term: Term, reading: Reading, first: int, last: int) -> bool:
    """Whether a name of the term has the same initials; of a Latin term only the capitals count."""
    span = reading.span(first, last)
    written = _initials(reading.text[span.start : span.end])
    names = [_initials(name) for name in term.en]
    if term.case_sensitive:
        return written in names
    return any(all(a == b for a, b in zip(name, written, strict=False) if a.isupper()) for name in names)


def _initials(text: str) -> str:
    return "".join(word[0] for word in text.replace("-", " ").split())


def _neighbours_fit(needs: Needs, tokens: Sequence[str], first: int, last: int) -> bool:
    if not any(needs):
        return True
    before = " ".join(tokens[max(0, first - 3) : first])
    after = " ".join(tokens[last + 1 : last + 4])
    return (
        (not needs.before or _ends(before, needs.before))
        and (not needs.after or _begins(after, needs.after))
        and not _ends(before, needs.not_before)
        and not _begins(after, needs.not_after)
    )


def _ends(text: str, phrases: tuple[str, ...]) -> bool:
    return any(text == phrase or text.endswith(" " + phrase) for phrase in phrases)


def _begins(text: str, phrases: tuple[str, ...]) -> bool:
    return any(text == phrase or text.startswith(phrase + " ") for phrase in phrases)


def _with_ending(reading: Reading, match: Match) -> Match:
    last, ending = extend_latin(reading, match.last)
    if not ending:
        return match
    cells = ending_cells(ending)
    return Match(match.first, last, Senses(sense._replace(cells=cells or sense.cells) for sense in match.senses))
