"""Near misses: known words that lie one slip of the pen away from a word that no dictionary has.

A slip and a foreign word look alike to a dictionary. What tells them apart is how common the word nearby is, whether
both sound the same, and where the difference lies: in the ending of a word it is likely to be another form of a word
that nobody listed.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cached_property
from math import log10

from ruling_lint import morphology
from ruling_lint.lexicon.common import frequencies
from ruling_lint.lexicon.standing import Writing
from ruling_lint.patterns import lazy_pattern
from ruling_lint.text.chars import CYRILLIC, fold_word

_SHORTEST = {Writing.LOWER: 3, Writing.FIRST: 5, Writing.INNER: 7, Writing.CAPITALS: 5}
_LONGEST_WORD = 22
_SHORTEST_MEANT = 3
_SHORT = 3
_LONG = 6
_LONGER = 7
_LONGEST = 8
_SCRAMBLED = 4
_ENDING = 2
_SHOWN = 3
_LETTERS = sorted(set(map(str.lower, CYRILLIC)))
_VERY_COMMON = 1500
"""How often one in twenty of the common words is met."""

_EVERYWHERE = 10_000
"""How often the words are met that no text does without: может, только, этот."""

_FOR_TERM, _FOR_SOUND, _FOR_START, _FOR_ENDING = 1.5, 1.5, 1, 0.7
"""What speaks for a word, in powers of ten of how often it is met."""

_UNSPOKEN = lazy_pattern("(?<=с)т(?=[нлс])|(?<=з)д(?=[нц])|(?<=р)д(?=ц)|л(?=нц)|в(?=ств)")
"""Letters that are written and not spoken: неизвестный, праздник, сердце, солнце, чувство."""

_AFTER_SIBILANT = lazy_pattern("(?<=[жшчщц])о")
_OF_A_NAME = lazy_pattern(r"ск(?:ий|ого|ому|им|ом|ая|ой|ую|ое|ие|их|ими)\Z")
"""Adjectives made of the names of places, which are many: only one that sounds like another is a slip."""

_PRESENT = lazy_pattern(r"(?:(?:[еиуюая]|[еи]с)т|ть|[еи]шь|[еи]м|[еийь]те)(?:ся|сь)?\Z")
"""How verbs end, but not in the past: that ending many a name has."""

_SILENT = lazy_pattern(r"[ьъ]|(.)(?=\1)|(?<=[аеиоуыэюя])й(?=те)")
_ALIKE = str.maketrans("оеэяыбвгджз", "аиииипфктшс")


class Speller:
    """Finds the likely words for a misspelt one: the glossary's, common words, and forms of common words."""

    def __init__(self, terms: Collection[str]) -> None:
        """`terms` are the folded words of the glossary in all their forms."""
        self._terms = terms

    @cached_property
    def _counts(self) -> Mapping[str, int]:
        return frequencies()

    @cached_property
    def _counts_with_yo(self) -> Mapping[str, int]:
        return {fold_word(word): count for word, count in self._counts.items() if "ё" in word}

    def _count(self, word: str) -> int:
        """Return how often a folded word is met in common texts."""
        return self._counts.get(word) or self._counts_with_yo.get(word, 0)

    @cached_property
    def _endings(self) -> frozenset[str]:
        return frozenset(word[-_ENDING:] for word in self._terms)

    @cached_property
    def _blurred(self) -> Mapping[str, list[str]]:
        """The longer words of the glossary, by their letters in the order of the alphabet and by their sound."""
        words: dict[str, list[str]] = {}
        for word in self._terms:
            if len(word) >= _LONGEST:
                words.setdefault("".join(sorted(word)), []).append(word)
                words.setdefault(_sound(word), []).append(word)
        return words

    def near(self, word: str, writing: Writing) -> list[str]:
        """Return the folded words likely meant by a folded one, likeliest first; none where it may be a foreign word.

        They lie at distance one, or are long words of the glossary with the same letters or of the same sound.

        A word with a capital is taken for a name unless it is long and near a common word or the form of a verb; inside a
        sentence only the glossary's words count.
        """
        if len(word) < _SHORTEST[writing]:
            return []
        found = sorted(self._candidates(word, writing), key=lambda other: (-self._likelihood(word, other), other))
        return (found or self._blurred_into(word))[:_SHOWN]

    def _likelihood(self, word: str, other: str) -> float:
        """Return how likely another word was meant, as a power of ten: common words and terms are, and slips keep sound and ends."""
        kept = _FOR_START * (word[0] == other[0]) + _FOR_ENDING * (word[-_ENDING:] == other[-_ENDING:])
        alike = _FOR_SOUND * (_sound(word) == _sound(other))
        return log10(1 + self._count(other)) + _FOR_TERM * (other in self._terms) + kept + alike

    def is_usual(self, word: str) -> bool:
        """Tell whether a folded word is one of the game's or a common one."""
        return word in self._terms or self._count(word) > 0

    def _candidates(self, word: str, writing: Writing) -> Iterator[str]:
        edits = _edits(word)
        terms = self._slips(word, edits.intersection(self._terms), writing)
        yield from (other for other in terms if not (writing and morphology.is_name(other)))
        if writing is Writing.INNER:
            return
        common = self._slips(word, [other for other in edits if self._count(other) and other not in terms], writing)
        yield from (other for other in morphology.known_words(common) if not morphology.is_name(other))
        if not terms and not common and len(word) >= _LONG and (not writing or _PRESENT.search(word)):
            rest = morphology.known_words(self._slips(word, edits, writing))
            likely = [other for other in rest if self._is_likely(word, other)]
            yield from (other for other in likely if not writing or morphology.is_verb(other))

    def _blurred_into(self, word: str) -> list[str]:
        if len(word) < _LONGEST:
            return []
        swapped = [other for other in self._blurred.get("".join(sorted(word)), ()) if _differ_in_one_place(word, other)]
        found = sorted({*swapped, *self._blurred.get(_sound(word), ())})
        return list(dict.fromkeys((*_finite(word, found), *found)))

    def _slips(self, word: str, others: Iterable[str], writing: Writing) -> list[str]:
        return [other for other in others if self._is_slip(word, other, writing)]

    def _is_likely(self, word: str, other: str) -> bool:
        """Tell whether a dictionary word that may be rare was meant: it sounds the same, or is a form of a common one."""
        if _sound(word) == _sound(other):
            return True
        is_form = any(self._count(fold_word(form)) for form in morphology.relatives(other))
        return is_form and not _differ_in_ending(word, other)

    def _is_expected(self, word: str, writing: Writing) -> bool:
        """Tell whether a word is met so often that one that ends alike is hardly another; a name may be like any term."""
        return self._count(word) >= _VERY_COMMON or (not writing and word in self._terms)

    def _is_slip(self, word: str, other: str, writing: Writing) -> bool:
        if _OF_A_NAME.search(word) and _sound(word) != _sound(other) and other not in self._terms:
            return False
        if len(other) < _SHORTEST_MEANT or "ё" in other or (writing and word[0] != other[0]):
            return False
        is_everywhere = writing in (Writing.LOWER, Writing.FIRST) and self._count(other) >= _EVERYWHERE
        if is_everywhere and _is_plain_slip(word, other, writing):
            return True
        if len(word) <= _SHORT:
            return False
        if word[-_ENDING:] == other[-_ENDING:] and self._is_expected(other, writing):
            return True
        if writing and len(word) < _LONG:
            return False
        if not _differ_in_ending(word, other) or sorted(word) == sorted(other) or _is_doubled(word, other):
            return True
        if writing in (Writing.FIRST, Writing.CAPITALS):
            return len(word) >= _LONGER and other in self._terms
        return not writing and (len(word) >= _LONGER or word[-_ENDING:] not in self._endings)


def _edits(word: str) -> set[str]:
    """Return what a word can be a slip of: one letter left out, put in, taken for another, or two exchanged."""
    if len(word) > _LONGEST_WORD:
        return set()
    parts = [(word[:at], word[at:]) for at in range(len(word) + 1)]
    shorter = [before + after[1:] for before, after in parts if after]
    exchanged = [before + after[1] + after[0] + after[2:] for before, after in parts if len(after) > 1]
    others = [before + letter + after[1:] for before, after in parts if after for letter in _LETTERS]
    longer = [before + letter + after for before, after in parts for letter in _LETTERS]
    return {*shorter, *exchanged, *others, *longer}


def _is_plain_slip(word: str, other: str, writing: Writing) -> bool:
    """Tell whether a word can be a slip of one that no text does without: short words and names may differ from it for other reasons."""
    if word[0] != other[0] or (writing and word.startswith(other)):
        return False
    return (
        len(word) > _SHORT or len(other) > len(word) or sorted(word) == sorted(other) or _sound(word) == _sound(other)
    )


def _finite(word: str, found: Iterable[str]) -> Iterator[str]:
    """Yield what finite verbs are meant where a word ends as one does and infinitives sound like it: изгонится, изгоняться."""
    if not word.endswith("тся"):
        return
    number = "plur" if word[-4] in "аяую" else "sing"
    for infinitive in found:
        if infinitive.endswith("ться"):
            form = morphology.inflect(infinitive, "verb", f"pres {number} 3per")
            yield from [fold_word(form)] if form else []


def _sound(word: str) -> str:
    """Return a rough key of how a word sounds: no soft, doubled and unspoken letters, weak vowels and voiced consonants merged."""
    return _SILENT.sub("", _AFTER_SIBILANT.sub("е", _UNSPOKEN.sub("", word))).translate(_ALIKE)


def _differ_in_ending(word: str, other: str) -> bool:
    start = min(len(word), len(other)) - _ENDING
    return word[:start] == other[:start]


def _is_doubled(word: str, other: str) -> bool:
    """Tell whether a word is another with one of its letters twice: жеттон."""
    return len(word) > len(other) and any(word == other[:at] + other[at - 1 :] for at in range(1, len(other) + 1))


def _differ_in_one_place(word: str, other: str) -> bool:
    """Tell whether words of one length differ only within a few letters in a row."""
    places = [index for index, (one, two) in enumerate(zip(word, other, strict=True)) if one != two]
    return places[-1] - places[0] < _SCRAMBLED
