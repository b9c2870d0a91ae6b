"""Check `term`: a rendering that the glossary rejects, in any of its forms."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from operator import attrgetter

from ruling_lint.checks.base import Context, View
from ruling_lint.glossary import Forbidden, Match, Sense, Term
from ruling_lint.model import Hit, Severity
from ruling_lint.records import dataclass
from ruling_lint.text.chars import CYRILLIC
from ruling_lint.text.sentences import is_name_like

NAME = "term"
NEEDS = CYRILLIC
COMPARES = False
VARIANTS = ()


_IS_REJECTED = attrgetter("senses.is_rejected")
_KINDS_OF_THE_GAME = frozenset(("concept", "zone", "step", "mana", "counter", "cost", "characteristic"))


@dataclass(frozen=True)
class Params:
    """This check has no parameters: the glossary says what is rejected."""


def check(params: Params, view: View, context: Context) -> Sequence[Hit]:
    """Return a hit for every rejected rendering; `$why_ru` and `$why_en` give the glossary's reason."""
    may_be_rejected = compress(view.target_terms, map(_IS_REJECTED, view.target_terms))
    return [_hit(view, match) for match in may_be_rejected if _is_rejected(view, match) and not _is_meant(view, match)]


def _is_rejected(view: View, match: Match) -> bool:
    """Tell whether the glossary rejects the words here; one that is right for another term only if that is not meant.

    Стойкость is right for Outlast and wrong for toughness: the source decides, else the capital of a keyword. Where
    there is no source at all, a glossary of the project's own has the last word.
    """
    good = [sense.term for sense in match.senses if sense.role != "forbidden"]
    bad = [sense.term for sense in match.senses if sense.role == "forbidden"]
    if not good or not bad:
        return bool(bad)
    asked = _in_source(view)
    if not asked.isdisjoint((*good, *bad)):
        return asked.isdisjoint(good)
    if view.source is None and _is_of_later_file(view.glossary.terms, good, bad):
        return True
    keywords = all(view.glossary.terms[term].capital == "keyword" for term in good)
    return keywords and view.target.text[view.target.span(match.first).start].islower()


def _is_of_later_file(terms: Sequence[Term], good: list[int], bad: list[int]) -> bool:
    """Tell whether the rejection is written in a file that lies over those of all that accept the words."""
    return min(bad) > max(good) and {terms[term].path for term in good}.isdisjoint(terms[term].path for term in bad)


def _is_meant(view: View, match: Match) -> bool:
    """Tell whether the words stand in their own right, not for the term: in a name, or as ordinary Russian."""
    return _is_quoted(view, match) or _is_ordinary(view, match)


def _is_ordinary(view: View, match: Match) -> bool:
    """Tell whether it is a word of the dictionary: in the translation of another word, or a verb that looks like slang.

    Противник is right for "foe", and крича comes of a verb where nothing says that a creature is meant.
    """
    if match.first != match.last or not _in_source(view).isdisjoint(match.senses.terms):
        return False
    word = view.target.tokens[match.first]
    return _is_known(word) if view.source is not None else _is_other_verb(view, match, word)


def _is_other_verb(view: View, match: Match, word: str) -> bool:
    """Tell whether the dictionary has a word as a verb alone, though what the glossary rejects is a noun."""
    if view.glossary.terms[_best_sense(view, match).term].pos != "noun":
        return False
    from ruling_lint import morphology

    return {analysis.pos for analysis in morphology.analyses(word) if analysis.known} == {"verb"}


def _is_known(word: str) -> bool:
    from ruling_lint import morphology  # loads the dictionary, which few texts need

    return morphology.is_known(word)


def _in_source(view: View) -> set[int]:
    return set().union(*[view.glossary.with_parts(found.senses.terms) for found in view.source_terms])


def _is_quoted(view: View, match: Match) -> bool:
    """Tell whether the words are a name, or quoted as words: раньше писали «входит в игру»."""
    tokens, before, after = view.target.tokens, match.first - 1, match.last + 1
    if before >= 0 and after < len(tokens) and (tokens[before], tokens[after]) == ("«", "»"):
        return True
    return is_name_like(view.target.text, view.target.span(match.first, match.last))


def _hit(view: View, match: Match) -> Hit:
    sense = _best_sense(view, match)
    term = view.glossary.terms[sense.term]
    rejected = term.forbidden[sense.rendering]
    fix = view.glossary.rerender(view.target, match, sense.term)
    return Hit(
        fix.span,
        fix.texts,
        certain=fix.certain and _is_surely_meant(view, match, sense),
        severity=Severity[rejected.severity.upper()] if rejected.severity else None,
        firm=_is_phrase_of_source(view, sense),
        params={**_words(term, rejected), "word": _short(view, match)},
    )


def _is_phrase_of_source(view: View, sense: Sense) -> bool:
    """Tell whether the term is a phrase whose English stands in the source: it is meant, whatever the text speaks of.

    A single word may be everyday Russian: урон, противник.
    """
    return " " in view.glossary.terms[sense.term].en[0] and sense.term in _in_source(view)


def _is_surely_meant(view: View, match: Match, sense: Sense) -> bool:
    """Tell whether the words can mean nothing but the term: the source has it, or they are slang.

    A verb, or words of the dictionary, may be ordinary Russian: тянуть карту за край, дека скрипки, бежать с поля боя.
    Several such words are meant for the term where the text speaks of the game and no source tells better. The
    name of an ability in Russian letters need not be in a dictionary to be ordinary: кикер is a football player too.
    """
    if sense.term in _in_source(view):
        return True
    entry = view.glossary.terms[sense.term]
    is_phrase = entry.forbidden[sense.rendering].rendering.pos == "phrase"
    if is_phrase or entry.pos != "noun" or entry.kind == "keyword-ability":
        return False
    if not all(map(_is_known, view.target.tokens[match.first : match.last + 1])):
        return True
    return match.first < match.last and view.source is None and _speaks_of_the_game(view)


def _speaks_of_the_game(view: View) -> bool:
    """Tell whether a text has a word of the game that a story seldom has, or tells the player what to do."""
    senses = [sense for match in view.target_terms for sense in match.senses if sense.role == "accepted"]
    return any(
        view.glossary.terms[sense.term].kind in _KINDS_OF_THE_GAME or any("impr" in cell for cell in sense.cells)
        for sense in senses
    )


def _short(view: View, match: Match) -> str:
    """Return the rejected words themselves; what is replaced may take in words that agree with them."""
    span = view.target.span(match.first, match.last)
    return view.target.text[span.start : span.end]


def _best_sense(view: View, match: Match) -> Sense:
    """Return the rejected sense whose English stands in the source, else the first."""
    asked = _in_source(view)
    rejected = [sense for sense in match.senses if sense.role == "forbidden"]
    return next((sense for sense in rejected if sense.term in asked), rejected[0])


def _words(term: Term, rejected: Forbidden) -> dict[str, str]:
    why = {f"why_{lang}": f" ({rejected.why[lang]})" if rejected.why.get(lang) else "" for lang in ("ru", "en")}
    return {**why, "term": term.label, "right": term.wording}
