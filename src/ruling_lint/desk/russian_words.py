"""Words of a translation that may render a new term: single words and pairs, by their lemmas."""

from __future__ import annotations

from ruling_lint import morphology
from ruling_lint.text.chars import CYRILLIC
from ruling_lint.tuples import NamedTuple
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ruling_lint.glossary import Glossary
    from ruling_lint.text.reading import Reading

Lemmas = tuple[str, ...]

_PARTS = ("noun", "verb", "adj")


class Wording(NamedTuple):
    """A rendering to propose, and its part of speech."""

    text: str
    pos: str


def units(glossary: Glossary, target: Reading) -> Iterator[tuple[Lemmas, str]]:
    """Yield the lemmas of each content word that no term covers, and of each two in a row, with their text."""
    known = {i for match in glossary.find_russian(target) for i in range(match.first, match.last + 1)}
    lemmas = ["" if i in known else _lemma(token) for i, token in enumerate(target.tokens)]
    for index, lemma in enumerate(lemmas):
        if lemma:
            yield (lemma,), target.tokens[index]
            if index + 1 < len(lemmas) and lemmas[index + 1]:
                yield (lemma, lemmas[index + 1]), f"{target.tokens[index]} {target.tokens[index + 1]}"


def _lemma(token: str) -> str:
    if len(token) < 3 or not CYRILLIC.issuperset(token):
        return ""
    likeliest = morphology.analyses(token)[0]
    return likeliest.lemma if likeliest.pos in _PARTS else ""


def wording(lemmas: Lemmas, seen: str) -> Wording:
    """Return the rendering in its dictionary form; `seen` is how the words are written most often.

    Of two words an adjective agrees with its noun, and a word after a noun stays as it is seen. So does a word that no
    dictionary knows.
    """
    head = morphology.analyses(lemmas[0])[0]
    if len(lemmas) == 1:
        return Wording(lemmas[0] if head.known else seen, head.pos if head.pos in _PARTS else "noun")
    if head.pos == "adj":
        gender = morphology.gender_of(lemmas[1])
        agreeing = morphology.form_in(morphology.agreeing_forms(lemmas[0]), f"sing {gender} nomn")
        return Wording(f"{agreeing or lemmas[0]} {lemmas[1]}", "noun")
    return Wording(f"{lemmas[0]} {seen.split()[1]}", head.pos if head.pos in _PARTS else "noun")
