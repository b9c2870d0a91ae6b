"""Words of quantity that are no numerals, and the nouns they count: много карт, пара жетонов, большинство игроков."""

from __future__ import annotations

from collections.abc import Container, Sequence

from ruling_lint import morphology
from ruling_lint.lexicon import counting, governing
from ruling_lint.lexicon.counting import UP_TO, Fault

_ADVERBS = frozenset(("много", "немало", "мало", "немного", "столько", "сколько"))
_COLLECTIONS = "пара пару множество большинство десяток дюжина дюжину сотня сотню тысяча тысячу миллион"
_NOUNS = frozenset(_COLLECTIONS.split())
WORDS = _ADVERBS | _NOUNS
"""The words of quantity, folded."""

_MAY_BE_LITTLE = frozenset(("мало", "немного"))
"""After these one thing may be meant, or none: мало карты, нужна и удача; немного карту подвиньте."""

_ENDS = frozenset((",", ".", "!", "?", ";", ":", ")", "", "в", "на", "из", "и", "или", "чем", "сколько"))
_QUOTES = frozenset('«„“"')


def find_fault(words: Sequence[str], before: Sequence[str], after: str, counted: Container[str]) -> Fault | None:
    """Return what is wrong with a word of quantity and the counted noun right after it; None where all may be right.

    A clause can have a subject or a verb beside the quantity, as in «сколько игрок платит», so its end must show that
    there is none, or a verb before it that asks for an object. `after` is the token that follows the words.
    """
    if len(words) < 2 or not _is_counted(words[1], counted):
        return None
    if words[0] in _NOUNS:
        is_sure = not governing.follows_preposition(before) and after not in _QUOTES
    else:
        is_sure = (words[0] != "сколько" and _is_asked_for(before)) or (
            after in _ENDS and _stands_for_having(words[0], before)
        )
    if not is_sure or (words[0] in _MAY_BE_LITTLE and not _is_subject(words[1])):
        return None
    return counting.find_fault(words[:2], UP_TO, counted=counted)


def _is_counted(word: str, counted: Container[str]) -> bool:
    readings = morphology.analyses(word)
    return all(noun.pos == "noun" and noun.lemma in counted for noun in readings) and any(
        noun.cell in ("sing nomn", "sing gent", "plur nomn", "sing accs") for noun in readings
    )


def _is_subject(word: str) -> bool:
    return all("nomn" in noun.cell for noun in morphology.analyses(word))


def _is_asked_for(before: Sequence[str]) -> bool:
    """Tell whether a verb that commands stands right before."""
    return any(reading.cell.startswith("impr") for word in before[-1:] for reading in morphology.analyses(word))


def _stands_for_having(quantity: str, before: Sequence[str]) -> bool:
    """Tell whether somebody has the quantity: у вас много …, у него столько … ."""
    return "у" in before[-3:-1] or (quantity == "столько" and before[-1:] == ["есть"])
