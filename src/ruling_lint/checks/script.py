"""Check `script`: Latin letters inside a Cyrillic word, or the reverse."""

from __future__ import annotations

from collections.abc import Iterator

from ruling_lint.checks.base import Context, View
from ruling_lint.model import Hit, Span
from ruling_lint.patterns import lazy_pattern
from ruling_lint.records import dataclass
from ruling_lint.text.chars import CYRILLIC, LATIN, fold_word
from ruling_lint.text.chunks import Chunk
from ruling_lint.text.reading import Reading
from ruling_lint.text.scripts import LATIN_E, TO_CYRILLIC, TO_LATIN, code_point, cyrillic_spellings

NAME = "script"
NEEDS = LATIN | LATIN_E
COMPARES = False
VARIANTS = ("latin",)

_LATIN = "A-Za-zëË"
_MARKS = "[\u0300-\u036f\u00ad]*"
_SEAM = lazy_pattern(rf"[{_LATIN}]{_MARKS}[а-яА-ЯёЁ]|[а-яА-ЯёЁ]{_MARKS}[{_LATIN}]")
_ALONE = lazy_pattern(
    r"(?<=[а-яё,;:—–»)] )(?<!пункте )(?<!пункта )(?<!букве )(?<![a-z], )[coyk](?= [а-яё]{2})|(?<=[,;] )a(?= [а-яё]{2})"
    r"|(?<=[а-яё] )a(?= (?:не|затем|потом|также|если|когда) )|(?:\A|(?<=[.!?] ))[coyk](?= [а-яё]{2})"
    r"|(?<=[а-яё] )c(?= \d+ (?:до|по) \d)|(?<=\bт\. )[ekp](?=\.)|(?<=\bт\.)[ekp](?=\.)"
    r"|(?:\A|(?<=[.!?»] ))[BCKOY](?= ([а-яё]{2,}))"
)
_LETTERS = frozenset("abcekopy")
"""Those letters, folded."""

_ABBREVIATED = {"p": "п"}
"""Latin letters that stand for another one in an abbreviation than the one that they look like: и т. п."""

_COMPOUND = lazy_pattern(r"[A-Z]{2,}[А-ЯЁ][а-яё]+")
"""A name put together of an abbreviation and a word, as in a table's headings: IDИгрока."""

_OBLIQUE = frozenset(("gent", "datv", "accs", "ablt", "loct"))
_ENDING = lazy_pattern(rf"([{_LATIN}]{{3,}})(а|у|ы|и|ом|ой|ов|ам|ами|ах|ем)")


@dataclass(frozen=True)
class Params:
    """This check has no parameters."""


def concerns(params: Params, chunk: Chunk) -> bool:
    """Tell whether a chunk has a word of two scripts, or a lone letter that may stand for a Russian word."""
    return any(token in _LETTERS or _SEAM.search(token) for token in chunk.tokens)


def check(params: Params, view: View, context: Context) -> Iterator[Hit]:
    """Yield a hit for every word of two scripts, and for a lone Latin letter that stands for a Russian word."""
    reading = view.target
    if not reading.has_cyrillic:
        return
    if _SEAM.search(reading.masked):
        for index, token in enumerate(reading.tokens):
            span = reading.span(index)
            if token[0].isalpha() and _SEAM.search(token) and not _is_escape(reading, span):
                yield from _hits(reading.text[span.start : span.end], span, context)
    for match in _ALONE.finditer(reading.masked):
        if not match[1] or _is_oblique(match[1]):
            texts = (_ABBREVIATED[match[0]],) if match[0] in _ABBREVIATED else tuple(cyrillic_spellings(match[0])[:1])
            yield Hit(Span(*match.span()), texts, certain=not match[1], params=_letters(match[0], LATIN))


def _is_oblique(word: str) -> bool:
    """Tell whether a word can only stand after a preposition: a noun, adjective or pronoun in no nominative."""
    from ruling_lint import morphology  # loads the dictionary, which few texts need

    cells = [set(analysis.cell.split()) for analysis in morphology.analyses(word) if analysis.known]
    return bool(cells) and all(not cell.isdisjoint(_OBLIQUE) for cell in cells)


def _is_escape(reading: Reading, span: Span) -> bool:
    """Tell whether the Latin letter belongs to an escape that was left in the text, such as \\n."""
    first = reading.text[span.start : span.start + 2]
    return reading.text[span.start - 1 : span.start] == "\\" and first[0] in "nrt" and first[1:] not in LATIN


def _hits(word: str, span: Span, context: Context) -> Iterator[Hit]:
    latin, cyrillic = word.translate(TO_LATIN), word.translate(TO_CYRILLIC)
    ending = _ENDING.fullmatch(word)
    if _is_pure(cyrillic, LATIN | LATIN_E):
        yield Hit(span, (cyrillic,), params=_letters(word, LATIN | LATIN_E))
    elif ending:
        inflected = f"{ending[1]}'{ending[2]}"
        texts = (inflected, latin) if _is_pure(latin, CYRILLIC) else (inflected,)
        yield Hit(span, texts, certain=False, variant="latin", params=_letters(word, CYRILLIC))
    elif _is_pure(latin, CYRILLIC):
        yield Hit(span, (latin,), variant="latin", params=_letters(word, CYRILLIC))
    elif not _COMPOUND.fullmatch(word):
        known = _known_spellings(word, context)
        yield Hit(span, known, certain=len(known) == 1, params=_letters(word, LATIN | LATIN_E))


def _is_pure(word: str, others: frozenset[str]) -> bool:
    return others.isdisjoint(word)


def _known_spellings(word: str, context: Context) -> tuple[str, ...]:
    """Return the spellings that are words, those of the glossary first: mана is мана rather than тана."""
    from ruling_lint import morphology  # loads the dictionary, which few texts need

    known = [spelling for spelling in cyrillic_spellings(word) if morphology.is_known(spelling.lower())]
    if len(known) > 1:
        known.sort(key=lambda spelling: not context.glossary.knows(fold_word(spelling)))
    return tuple(known)


def _letters(word: str, foreign: frozenset[str]) -> dict[str, str]:
    found = dict.fromkeys(char for char in word if char in foreign)
    return {"letters": ", ".join(f"{char} ({code_point(char)})" for char in found)}
