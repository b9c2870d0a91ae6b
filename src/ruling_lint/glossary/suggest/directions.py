"""A verb that says into: втасовать карту в колоду, but перетасовать колоду."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from ruling_lint.glossary.suggest.words import Words
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from ruling_lint.glossary.glossary import Match

_INTO = ("в", "во")
_TIMES = frozenset({"ход", "раз", "шаг", "фаза", "момент", "конец", "начало", "время"})
_REACH = 3
"""How many words before a noun its preposition may stand."""


def into_first(words: Words, match: Match, forms: Sequence[str]) -> list[str]:
    """Return the forms of a verb with those first that have the prefix в- as others do not, if the clause says into what.

    What stands inside the wording that they replace does not say it: входит в игру. Nor is a verb alone better than a
    phrase.
    """
    alike = [form for form in forms if _tail(form) == _tail(forms[0])]
    inward = {form for form in alike if form.startswith("в") and any(o != form and o.endswith(form[1:]) for o in alike)}
    if not inward or not _says_into(words, match):
        return list(forms)
    return sorted(forms, key=lambda form: form not in inward)


def _tail(form: str) -> str:
    """Return what stands behind the verb of a phrase."""
    return form.partition(" ")[2]


def _says_into(words: Words, match: Match) -> bool:
    before = range(words.start_of_clause(match.first), match.first)
    after = range(match.last + 1, words.end_of_clause(match.first))
    return any(words.token(i) in _INTO and _is_place(words, i) for i in chain(before, after))


def _is_place(words: Words, preposition: int) -> bool:
    for index in range(preposition + 1, preposition + 1 + _REACH):
        nouns = [a for a in words.analyses(index) if a.pos == "noun"]
        if nouns:
            return any(a.case == "accs" and a.lemma not in _TIMES for a in nouns)
    return False
