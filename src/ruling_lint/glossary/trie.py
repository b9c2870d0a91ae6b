"""A trie of tokens whose ends carry numbers, as bare dicts that marshal can hold, and the walk over a text's tokens.

A node is a number or a tuple of numbers (an end that nothing follows) or a dict from token to node. In a dict the
key END holds the numbers of a wording that ends here, STARS a list of (beginning, numbers) for "any ending", and
OPEN says that an object may stand between the verb and what follows: удалите эту карту из игры.
"""

from __future__ import annotations

import marshal
from functools import reduce
from operator import or_

from ruling_lint.glossary.terms import STAR_LETTERS
from ruling_lint.text.chars import APOSTROPHES, DASHES
from ruling_lint.tuples import NamedTuple
from ruling_lint.typed import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

END = ""
STARS = "*"
OPEN = "\n"
SAME = dict.fromkeys(APOSTROPHES, "'") | dict.fromkeys(DASHES, "-")

_ADJECTIVE_ENDINGS = {
    ending: frozenset(kinds.split())
    for endings, kinds in (
        ("ый ий", "nomn-m"), ("ой", "nomn-m oblique-f"), ("ей", "oblique-f"), ("ая яя", "nomn-f"), ("ое ее", "nomn-n"),
        ("ую юю", "accs-f"), ("ые ие", "nomn-p"), ("ого его", "gent"), ("ому ему", "datv"), ("ым им", "ablt"),
        ("ом ем", "loct"), ("ых их", "gent-p"), ("ыми ими", "ablt-p"),
    )
    for ending in endings.split()
}  # fmt: skip


PREFIX = STAR_LETTERS
"""First tokens are kept in buckets by so many letters, each loaded when a text first asks for it; what follows a token there is
loaded when a text first has that token.
"""

Frozen = tuple[dict[str, bytes], list[tuple[str, tuple[int, ...]]]]
"""Marshalled buckets of the root, and the beginnings of one-word "any ending" wordings."""


Ends = int | tuple[int, ...]
"""What stands at the end of a wording: its number, or its numbers."""


PREPOSITIONS = frozenset({"в", "во", "на", "из", "с", "со", "под"})
_NO_OBJECT = PREPOSITIONS | {"и", "или", "а", "но", "не", "к", "от", "для", "до"}
_OBJECT_LENGTH = 4


class Found(NamedTuple):
    """The index of a wording's last token, and what stands at its end."""

    last: int
    ends: Ends


class Start(NamedTuple):
    """What ends at a token, and the tokens one of which follows in every longer wording, or one of SAME; none need if it
    `goes_on`.
    """

    ends: Ends | None
    following: Mapping[str, Any]
    goes_on: bool


class Builder:
    """Collects wordings as token tuples, beside those of a frozen trie if one is given, and freezes them into a trie."""

    def __init__(self, frozen: Frozen = ({}, [])) -> None:
        self._waiting = dict(frozen[0])
        self._root: dict[str, Any] = {STARS: _thaw_stars(frozen[1])}

    def add(self, tokens: Sequence[str], number: int, any_ending: bool = False) -> None:
        """Put a wording in; with `any_ending` its last token is only a beginning."""
        self._wake(tokens[0])
        node = self._root
        for token in tokens[:-1] if any_ending else tokens:
            child = node.get(token)
            if child is None:
                node[token] = child = {}
            node = child
        if any_ending:
            node = node.setdefault(STARS, {})
        key = tokens[-1] if any_ending else END
        numbers = node.get(key)
        if numbers is None:
            node[key] = [number]
        elif number not in numbers:
            numbers.append(number)

    def discard(self, tokens: Sequence[str], is_unwanted: Callable[[int], bool], any_ending: bool = False) -> None:
        """Take the unwanted numbers from the end of a wording, and what then leads nowhere."""
        self._wake(tokens[0])
        path = [*(tokens[:-1] if any_ending else tokens), *((STARS, tokens[-1]) if any_ending else (END,))]
        nodes = [self._root]
        for key in path:
            if key not in nodes[-1]:
                return
            nodes.append(nodes[-1][key])
        numbers: Any = nodes.pop()
        numbers[:] = [number for number in numbers if not is_unwanted(number)]
        left = bool(numbers)
        for node, key in zip(reversed(nodes), reversed(path), strict=True):
            if left:
                return
            del node[key]
            left = bool(node)

    def open(self, verb: str) -> None:
        """Let an object stand behind the first token of wordings."""
        self._root[verb][OPEN] = True

    def frozen(self) -> Frozen:
        """Return the trie with its ends as bare numbers and tuples."""
        buckets: dict[str, dict[str, Any]] = {}
        for token, child in self._root.items():
            if token != STARS:
                buckets.setdefault(token[:PREFIX], {})[token] = _packed(_freeze(child))
        packed = {prefix: marshal.dumps(bucket) for prefix, bucket in buckets.items()}
        return self._waiting | packed, _freeze_stars(self._root.get(STARS, {}))

    def _wake(self, token: str) -> None:
        """Take what begins like a token from the frozen trie."""
        waiting = self._waiting.pop(token[:PREFIX], None)
        if waiting is not None:
            self._root |= {first: _thaw(unpacked(node)) for first, node in marshal.loads(waiting).items()}


def _packed(node: Any) -> Any:
    """Return a node of the root as it is kept: as bytes if more may follow."""
    return marshal.dumps(node) if type(node) is dict else node


def unpacked(node: Any) -> Any:
    """Return a node of the root as it is walked."""
    return marshal.loads(node) if type(node) is bytes else node


def _freeze(node: dict[str, Any]) -> Any:
    numbers = node.get(END)
    end = numbers[0] if numbers is not None and len(numbers) == 1 else tuple(numbers or ())
    if len(node) == 1 and numbers is not None:
        return end
    frozen = {token: _freeze(child) for token, child in node.items() if token not in (END, STARS, OPEN)}
    if OPEN in node:
        frozen[OPEN] = True
    if numbers is not None:
        frozen[END] = end
    if STARS in node:
        frozen[STARS] = _freeze_stars(node[STARS])
    return frozen


def _thaw(node: Any) -> dict[str, Any]:
    """Return what `_freeze` made a node of."""
    if type(node) is not dict:
        return {END: [node] if type(node) is int else list(node)}
    thawed = {token: child if token == OPEN else _thaw(child) for token, child in node.items() if token != STARS}
    if END in node:
        thawed[END] = thawed[END][END]
    if STARS in node:
        thawed[STARS] = _thaw_stars(node[STARS])
    return thawed


def _thaw_stars(stars: Sequence[tuple[str, tuple[int, ...]]]) -> dict[str, list[int]]:
    return {beginning: list(numbers) for beginning, numbers in stars}


def _freeze_stars(stars: dict[str, list[int]]) -> list[tuple[str, tuple[int, ...]]]:
    longest_first = sorted(stars, key=lambda beginning: (-len(beginning), beginning))
    return [(beginning, tuple(stars[beginning])) for beginning in longest_first]


class Trie:
    """The walk over a frozen trie. `gaps` lets one agreeing adjective stand between an adjective and what follows.

    `loose_hyphens` lets a hyphen stand between the words of a phrase.
    """

    def __init__(self, frozen: Frozen, gaps: bool = False, loose_hyphens: bool = False) -> None:
        self._waiting, stars = dict(frozen[0]), frozen[1]
        self._stars: dict[str, list[tuple[str, tuple[int, ...]]]] = {}
        for star in stars:
            self._stars.setdefault(star[0][:PREFIX], []).append(star)
        self._root: dict[str, Any] = {}
        self._gaps = gaps
        self._loose_hyphens = loose_hyphens

    def start(self, token: str) -> Start | None:
        """Return what a wording that begins with a token can be, None where none does."""
        node = self._node(token)
        if any(token.startswith(beginning) for beginning, _ in self._stars.get(token[:PREFIX], ())):
            return Start(None, {}, goes_on=True)
        if type(node) is not dict:
            return None if node is None else Start(node, {}, goes_on=False)
        goes_on = STARS in node or OPEN in node or (self._gaps and bool(_endings(token)))
        return Start(node.get(END), node, goes_on)

    def walk(self, tokens: Sequence[str], first: int) -> list[Found]:
        """Return every wording that begins at a token, longest first."""
        return self.look(tokens, first)[0]

    def look(self, tokens: Sequence[str], first: int) -> tuple[list[Found], int]:
        """Do what `walk` does, and return how many tokens were looked at too; one more than there are at the end."""
        token = tokens[first]
        node = self._node(token)
        found: list[Found] = []
        last = first if node is None else self._descend(tokens, first, node, found)
        for beginning, numbers in self._stars.get(token[:PREFIX], ()):
            if token.startswith(beginning):
                found.append(Found(first, numbers))
        return sorted(found, key=lambda f: -f.last) if len(found) > 1 else found, last - first + 1

    def _node(self, token: str) -> Any:
        """Return the node that a token leads to, None where there is none."""
        prefix = token[:PREFIX]
        if prefix in self._waiting:
            self._load(prefix)
        node = self._root.get(token)
        if type(node) is bytes:
            self._root[token] = node = marshal.loads(node)
        return node

    def _load(self, prefix: str) -> None:
        self._root |= marshal.loads(self._waiting.pop(prefix))

    def _whole(self) -> dict[str, Any]:
        for prefix in list(self._waiting):
            self._load(prefix)
        return {token: unpacked(node) for token, node in self._root.items()}

    def _descend(self, tokens: Sequence[str], index: int, node: Any, found: list[Found]) -> int:
        """Add the wordings below a node that the tokens from an index on are; return the index of the last one looked at."""
        count = len(tokens)
        gap = self._gaps
        while type(node) is dict:
            if END in node:
                found.append(Found(index, node[END]))
            index += 1
            if index == count:
                return index
            if STARS in node:
                found.extend(Found(index, numbers) for start, numbers in node[STARS] if tokens[index].startswith(start))
            child = _child(node, tokens[index])
            is_hyphen = self._loose_hyphens and tokens[index] in DASHES
            if child is None and (is_hyphen or (gap and agree(tokens[index - 1], tokens[index]))):
                gap = gap and is_hyphen
                index += 1
                if index == count:
                    return index
                child = _child(node, tokens[index])
            if child is None and OPEN in node:
                beyond = index + _OBJECT_LENGTH
                index = _past_object(tokens, index, node)
                child = _child(node, tokens[index])
                if child is None:
                    return beyond
            if child is None:
                return index
            node = child
        found.append(Found(index, node))
        return index

    def words_by(self, kind_of: Callable[[Ends], int]) -> dict[int, set[str]]:
        """Return the tokens of all wordings by the kinds of the ends that they lead to, which are numbers with a bit for each
        kind; tokens that lead to none are left out.
        """
        found: dict[int, set[str]] = {}
        _sort(self._whole(), kind_of, found)
        return found


def _past_object(tokens: Sequence[str], index: int, node: dict[str, Any]) -> int:
    """Return the token behind an object of a few words where the wording goes on, else the same token."""
    for at in range(index, min(index + _OBJECT_LENGTH, len(tokens) - 1)):
        if tokens[at] in _NO_OBJECT or not tokens[at].isalnum():
            return index
        if tokens[at + 1] in PREPOSITIONS and tokens[at + 1] in node:
            return at + 1
    return index


def _child(node: dict[str, Any], token: str) -> Any:
    child = node.get(token)
    if child is None and token in SAME:
        return node.get(SAME[token])
    return child


def _sort(node: Any, kind_of: Callable[[Ends], int], found: dict[int, set[str]]) -> int:
    """Put the tokens below a node to the kinds of what they lead to, and return all kinds together."""
    if type(node) is not dict:
        return kind_of(node)
    kinds = 0
    for token, child in node.items():
        if token == STARS:
            kinds |= reduce(or_, (kind_of(numbers) for _, numbers in child))
        elif token != OPEN:
            below = _sort(child, kind_of, found)
            kinds |= below
            if token != END and below:
                found.setdefault(below, set()).add(token)
    return kinds


def agree(one: str, other: str) -> bool:
    """Tell by their endings whether two folded words can be adjectives of the same case, number and gender."""
    kinds = _endings(other)
    return bool(kinds) and not kinds.isdisjoint(_endings(one))


def _endings(word: str) -> frozenset[str]:
    for length in (3, 2):
        kinds = _ADJECTIVE_ENDINGS.get(word[-length:])
        if kinds and len(word) > length + 1:
            return kinds
    return frozenset()
