"""A verb that says into: втасовать карту в колоду, but перетасовать колоду."""

from __future__ import annotations

from collections.abc import Sequence

from ruling_lint.glossary.suggest.words import Words

_INTO = ("в", "во")
_TIMES = frozenset({"ход", "раз", "шаг", "фаза", "момент", "конец", "начало", "время"})
_REACH = 3
"""How many words before a noun its preposition may stand."""


def into_first(words: Words, at: int, forms: Sequence[str]) -> list[str]:
    """Return the forms of a verb with those first that have the prefix в- as others do not, if the clause says into what."""
    inward = {form for form in forms if form.startswith("в") and any(o != form and o.endswith(form[1:]) for o in forms)}
    if not inward or not _says_into(words, at):
        return list(forms)
    return sorted(forms, key=lambda form: form not in inward)


def _says_into(words: Words, at: int) -> bool:
    clause = range(words.start_of_clause(at), words.end_of_clause(at))
    return any(words.token(i) in _INTO and _is_place(words, i) for i in clause)


def _is_place(words: Words, preposition: int) -> bool:
    for index in range(preposition + 1, preposition + 1 + _REACH):
        nouns = [a for a in words.analyses(index) if a.pos == "noun"]
        if nouns:
            return any(a.case == "accs" and a.lemma not in _TIMES for a in nouns)
    return False
