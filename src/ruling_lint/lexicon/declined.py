"""Words declined by their endings alone: good enough to recognise the forms of a name that no dictionary has."""

from __future__ import annotations

from collections.abc import Iterable

from ruling_lint.patterns import lazy_pattern

_ENDING = lazy_pattern(
    "[аяоеыиуюьй]|[оеыи]й|[оеаяыи]м|[аяыи]х|[ое]в|ая|яя|[оеыи]е|ую|юю|ью|[ое]го|[ое]му|[иыая]ми|ией|ия[мх]"
)
_LONGEST_ENDING = 3


class DeclinedWords:
    """A set of folded words in which every word stands for its declension."""

    def __init__(self, words: Iterable[str], shortest_stem: int = 4) -> None:
        """A stem shorter than `shortest_stem` letters tells too little, and only whole words count."""
        self._shortest = shortest_stem
        self.stems = frozenset(stem for word in words for stem in self._stems_of(word))
        """The words, and what they are without their endings."""

    @classmethod
    def of(cls, stems: Iterable[str]) -> DeclinedWords:
        """Return the set that has these `stems`."""
        made = cls(())
        made.stems = frozenset(stems)
        return made

    def __contains__(self, word: object) -> bool:
        """Tell whether a folded word differs from one of the words by no more than its ending."""
        return not self.stems.isdisjoint(self._stems_of(str(word)))

    def _stems_of(self, word: str) -> list[str]:
        lengths = range(max(self._shortest, len(word) - _LONGEST_ENDING), len(word))
        return [word, *(word[:length] for length in lengths if _ENDING.fullmatch(word, length))]
