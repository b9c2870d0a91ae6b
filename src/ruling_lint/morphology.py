"""The one door to pymorphy3 and its dictionary: paradigms, inflection and analyses of Russian words.

The dictionary is opened by the first call of a function here, and pymorphy3 itself is loaded (0.05 s, 10 MB) for words
that only it can guess at.
A cell names a place in a paradigm, in pymorphy3's own grammemes and always in this order (loc2 is the locative after в and на where it differs: в лесу):

    noun        "sing gent"                     adjective   "sing femn accs", "plur gent", "sing masc accs anim"
    short       "shrt sing neut"                participle  "prtf past pssv sing femn nomn", "prts past pssv plur"
    verb        "infn", "impr plur", "pres sing 3per", "futr plur 3per", "past sing femn", "past plur", "ger"
"""

from __future__ import annotations

from functools import cache, lru_cache

from ruling_lint.declension import regular_noun
from ruling_lint.dictionary import Dictionary, Entry, Tag, read_tag
from ruling_lint.patterns import lazy_pattern
from ruling_lint.tuples import NamedTuple
from ruling_lint.typed import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    _Choice = Callable[["_Grammar", "_Grammar"], str | None]

CASES = ("nomn", "gent", "datv", "accs", "ablt", "loct")

_SECOND_CASES = {"gen2": "gent", "acc2": "accs"}
_PARTS = {
    "NOUN": "noun",
    "ADJF": "adj",
    "ADJS": "adj",
    "COMP": "adj",
    "PRTF": "verb",
    "PRTS": "verb",
    "VERB": "verb",
    "INFN": "verb",
    "GRND": "verb",
    "ADVB": "adv",
    "NPRO": "pronoun",
    "NUMR": "numeral",
    "PREP": "preposition",
    "CONJ": "conjunction",
    "PRCL": "particle",
}
_RARE = frozenset({"V-oy", "V-ey", "V-ie", "V-be", "V-en", "V-sh", "V-bi", "Arch", "Infr", "Slng", "Erro", "Dist"})
_NAMES = frozenset({"Name", "Surn", "Patr", "Geox", "Orgn", "Trad", "Abbr", "Init"})


_PERFECTIVE_PREFIXES = (
    "вы",
    "до",
    "за",
    "из",
    "ис",
    "на",
    "об",
    "от",
    "по",
    "под",
    "при",
    "про",
    "рас",
    "раз",
    "с",
    "у",
)
"""Of verbs of both aspects, and of those that no dictionary knows, those with a prefix are taken as perfective."""

_MODELS = {"ить": ("хвал", "ит"), "нуть": ("толк", "нул"), "овать": ("рис", "ует"), "ать": ("чит", "ает")}
"""By the end of a new verb: the stem of a verb that it goes like, and the end of a form that tells whether it does."""

_ROOT_IN_S = lazy_pattern("с[аеёиуыэюя]")


class Form(NamedTuple):
    """An inflected form, with its ё. A rare one (old, spoken, misspelt) is recognised but not to be offered."""

    text: str
    cell: str
    rare: bool = False


class Analysis(NamedTuple):
    """One way to read a surface form. `known` tells a dictionary word from a guess by its ending."""

    text: str
    lemma: str
    pos: str
    cell: str
    gender: str
    animate: bool | None
    traits: frozenset[str]
    known: bool

    @property
    def case(self) -> str:
        """The case, empty for what has none; the locative after в and на is one as any."""
        return case_in(self.cell)

    @property
    def is_plural(self) -> bool:
        """Whether it is a plural."""
        return "plur" in self.cell

    @property
    def is_adjectival(self) -> bool:
        """Whether it is an adjective, or a participle in its full form."""
        return self.pos == "adj" or "prtf" in self.cell


@cache
def case_in(cell: str) -> str:
    """Return the case in a cell, empty for what has none; the locative after в and на is one as any."""
    grammemes = cell.split(" ")
    return "loct" if _LOCATIVE in grammemes else next((case for case in CASES if case in grammemes), "")


_LOCATIVE = "loc2"
_MARKS = frozenset(".,:;!?…()[]«»„“”\"'/-–—")
_MARK = frozenset(("PNCT",))
"""What marks of punctuation are to pymorphy3, which need not be loaded to say so."""


@lru_cache(maxsize=1)
def _dictionary() -> Dictionary:
    import pymorphy3_dicts_ru

    return Dictionary(pymorphy3_dicts_ru.get_path())


@lru_cache(maxsize=1)
def _guesser() -> Any:
    import pymorphy3
    import pymorphy3_dicts_ru

    return pymorphy3.MorphAnalyzer(path=pymorphy3_dicts_ru.get_path())


class _Parse(NamedTuple):
    """One way to read a word: from an entry of the dictionary, or a guess of pymorphy3's."""

    word: str
    tag: Tag
    lemma: str
    score: float
    entry: Entry | None
    guess: Any = None


def _cell(tag: Tag) -> str:
    if tag.part == "INFN":
        return "infn"
    if tag.part == "GRND":
        return "ger"
    if tag.mood == "impr":
        return f"impr {tag.number}"
    if tag.part == "VERB":
        return _join(tag.tense, tag.number, tag.person or tag.gender)
    return _join(_kind(tag), *_participle(tag), *_agreement(tag))


def _kind(tag: Tag) -> str:
    return {"PRTF": "prtf", "PRTS": "prts", "ADJS": "shrt", "COMP": "comp"}.get(tag.part, "")


def _participle(tag: Tag) -> tuple[str, ...]:
    return (tag.tense, tag.voice) if tag.part in ("PRTF", "PRTS") else ()


def _agreement(tag: Tag) -> tuple[str, ...]:
    case = _SECOND_CASES.get(tag.case, tag.case)
    if tag.part == "NOUN":
        return (tag.number, case)
    gender = tag.gender if tag.number == "sing" else ""
    return (tag.number, gender, case, tag.animacy)


def _join(*parts: str) -> str:
    return " ".join(part for part in parts if part)


class _Grammar(NamedTuple):
    """What is asked of a tag over and over."""

    part: str
    case: str
    gender: str
    number: str
    animate: bool | None
    cell: str
    agreement: str
    rare: bool
    usable: bool
    adjectival: bool
    abbreviated: bool
    inflection: tuple[str, str, str]


@lru_cache(maxsize=4096)
def _grammar(tag: Tag) -> _Grammar:
    rare = bool(tag.grammemes & _RARE) or tag.case in _SECOND_CASES
    usable = tag.case != "voct" and tag.involvement != "incl"
    adjectival = tag.part in ("ADJF", "ADJS", "PRTF", "PRTS")
    return _Grammar(
        part=tag.part,
        case=tag.case,
        gender=tag.gender,
        number=tag.number,
        animate={"anim": True, "inan": False}.get(tag.animacy),
        cell=_cell(tag),
        agreement=_join(*_agreement(tag)),
        rare=rare,
        usable=usable,
        adjectival=adjectival,
        abbreviated="Abbr" in tag.grammemes,
        inflection=(tag.part, tag.tense, tag.voice),
    )


@lru_cache(maxsize=4096)
def _parses(word: str) -> tuple[_Parse, ...]:
    """Return every way to read a word, likeliest first; a capital alone may be an initial, which pymorphy3 knows."""
    lower = word.lower()
    entries = _dictionary().entries(lower) if len(word) > 1 or word == lower else ()
    return _known(lower, entries) if entries else tuple(map(_guess, _guesser().parse(word)))


def _known(word: str, entries: Sequence[Entry]) -> tuple[_Parse, ...]:
    dictionary = _dictionary()
    tags = list(map(dictionary.tag, entries))
    scores = [dictionary.probability(word, tag) for tag in tags]
    if not any(scores):
        scores = [1 / len(entries)] * len(entries)
    parses = (
        _Parse(entry.word, read_tag(tag), dictionary.first_form(entry), score, entry)
        for entry, tag, score in zip(entries, tags, scores, strict=True)
    )
    return tuple(sorted(parses, key=lambda parse: parse.score, reverse=True))


def _guess(parse: Any) -> _Parse:
    return _Parse(parse.word, read_tag(str(parse.tag)), parse.normal_form, parse.score, None, parse)


@lru_cache(maxsize=4096)
def analyses(word: str) -> tuple[Analysis, ...]:
    """Return every way to read a Russian surface form, likeliest first; the word may have any letter case."""
    if word in _MARKS:
        return (Analysis(word, word, "other", "", "", None, _MARK, known=False),)
    return tuple(_analysis(parse) for parse in _parses(word))


def _analysis(parse: _Parse) -> Analysis:
    grammar = _grammar(parse.tag)
    return Analysis(
        text=parse.word,
        lemma=parse.lemma,
        pos=_PARTS.get(grammar.part, "other"),
        cell=grammar.cell,
        gender=grammar.gender,
        animate=grammar.animate,
        traits=parse.tag.grammemes,
        known=parse.entry is not None,
    )


@lru_cache(maxsize=1 << 14)
def is_known(word: str) -> bool:
    """Tell whether the dictionary has this surface form; ё may be written е."""
    return bool(_dictionary().spellings(word.lower()))


def known_words(words: Iterable[str]) -> set[str]:
    """Return the lower-case words that the dictionary itself has; ё may be written е. Guesses by ending do not count."""
    return set(filter(_dictionary().spellings, words))


def spellings(word: str) -> list[str]:
    """Return the dictionary words, in lower case, that a word written with е for ё can stand for, itself included."""
    return _dictionary().spellings(word)


def relatives(word: str) -> frozenset[str]:
    """Return every form of every reading of a word; where the dictionary has none, of the likeliest guess.

    A guess at an infinitive comes before others.
    """
    parses = _parses(word)
    known = [parse for parse in parses if parse.entry]
    guesses = [parse for parse in parses if parse.tag.part == "INFN"] or parses[:1]
    return frozenset(text for parse in known or guesses for text, _ in _lexeme(parse))


def _lexeme(parse: _Parse) -> list[tuple[str, Tag]]:
    """Return all forms of a reading's word."""
    if parse.entry is None:
        return [(form.word, read_tag(str(form.tag))) for form in parse.guess.lexeme]
    dictionary, stem = _dictionary(), _dictionary().stem(parse.entry)
    return [(before + stem + after, read_tag(tag)) for before, tag, after in dictionary.paradigm(parse.entry.paradigm)]


_VERBAL = frozenset(("infn", "pres", "past", "futr", "impr", "ger"))
_INFLECTED = frozenset(("adj", "noun", "verb"))


def is_name(word: str) -> bool:
    """Tell whether the likeliest reading of a word is the name of a person or place."""
    return not _NAMES.isdisjoint(_parses(word)[0].tag.grammemes)


def is_verb(word: str) -> bool:
    """Tell whether a known word can only be a verb; the third person counts even where it may be a noun as well: берёт."""
    known = [analysis for analysis in analyses(word) if analysis.known]
    verbs = [a for a in known if a.pos == "verb" and not _VERBAL.isdisjoint(a.cell.split()) and "prtf" not in a.cell]
    others = {a.pos for a in known if a not in verbs and a.pos in _INFLECTED}
    return bool(verbs) and (not others or (others == {"noun"} and any("3per" in a.cell.split() for a in verbs)))


@lru_cache(maxsize=4096)
def paradigm(
    word: str, pos: str, gender: str | None = None, number: str | None = None, animate: bool | None = None
) -> tuple[Form, ...]:
    """Return all forms of a headword that is a noun, verb or adj.

    The headword is a nominative (of the number stated, else singular before plural), an infinitive or a finite verb.
    What is stated decides between homonyms. A noun that the dictionary cannot read as stated declines regularly, if
    its gender and animacy are given; otherwise an empty result means that no reading of the word fits.
    """
    parses = [parse for parse in _parses(word) if _fits(parse, pos, gender, animate)]
    if not parses:
        return _regular(word, gender, animate) if pos == "noun" else ()
    best = max(parses, key=lambda parse: _preference(parse, number))
    if pos != "verb":
        return tuple(_forms(best, pos))
    return _present_first(best.lemma, _like_newer_verbs(word, _verb(best, parses)))


def _verb(best: _Parse, parses: Iterable[_Parse]) -> tuple[Form, ...]:
    """The forms of a verb, those of the imperfective first where it is of both aspects: атакует, атакующий."""
    known = (parse for parse in parses if parse.entry and parse.lemma == best.lemma)
    aspects = {parse.tag.aspect: parse for parse in known} or {"": best}  # "impf" comes before "perf"
    found = tuple(form for aspect in sorted(aspects) for form in _forms(aspects[aspect], "verb"))
    return found if len(aspects) == 1 else tuple(dict.fromkeys(found))


def _like_newer_verbs(verb: str, forms: tuple[Form, ...]) -> tuple[Form, ...]:
    """The forms of a verb; one that no dictionary knows goes like new verbs, not like old ones: миллит, not милльёт as бьёт."""
    plain = verb.removesuffix("ся")
    ending = next((ending for ending in _MODELS if plain.endswith(ending)), None)
    if ending is None or is_known(verb):
        return forms
    stem, reflexive = plain.removesuffix(ending), verb.removeprefix(plain)
    model, told = _MODELS[ending]
    finite = (form.text for form in forms if form.cell.startswith(("pres", "futr", "past")))
    if any(text.removesuffix("ся") == stem + told for text in finite):
        return forms
    like = paradigm(model + ending + reflexive, "verb")
    return tuple(form._replace(text=stem + form.text.removeprefix(model)) for form in like)


def _regular(word: str, gender: str | None, animate: bool | None) -> tuple[Form, ...]:
    if gender is None or animate is None:
        return ()
    return tuple(Form(text, cell) for text, cell in regular_noun(word, gender, animate))


def _fits(parse: _Parse, pos: str, gender: str | None, animate: bool | None) -> bool:
    grammar = _grammar(parse.tag)
    if pos == "verb":
        return grammar.part in ("INFN", "VERB", "PRTF", "PRTS")
    if pos == "adj":
        return grammar.part in ("ADJF", "PRTF") and grammar.case == "nomn"
    return (
        grammar.part == "NOUN"
        and grammar.case == "nomn"
        and (gender is None or grammar.gender in (gender, ""))
        and (animate is None or grammar.animate is animate)
    )


def looks_perfective(verb: str) -> bool:
    """Tell whether a verb that no dictionary knows has a prefix or suffix of perfective verbs; с is none before a vowel but о."""
    is_prefixed = verb.startswith(_PERFECTIVE_PREFIXES) and not _ROOT_IN_S.match(verb)
    return is_prefixed or verb.endswith(("нуть", "нуться"))


def _present_first(verb: str, forms: tuple[Form, ...]) -> tuple[Form, ...]:
    """Of a verb of both aspects the present is likelier than the future, unless it looks perfective.

    A verb that no dictionary knows may be guessed to have the other tense only.
    """
    perfective = looks_perfective(verb)
    wanted, other = ("futr", "pres") if perfective else ("pres", "futr")
    if not is_known(verb) and not any(form.cell.startswith(wanted) for form in forms):
        return tuple(
            form._replace(cell=wanted + form.cell[4:]) if form.cell.startswith(other) else form for form in forms
        )
    return forms if perfective else tuple(sorted(forms, key=lambda form: form.cell.startswith("futr")))


def _preference(parse: _Parse, number: str | None) -> tuple[bool | float, ...]:
    grammar, grammemes = _grammar(parse.tag), parse.tag.grammemes
    plural = number == "plural"
    return (
        parse.entry is not None,
        grammar.part in ("INFN", "NOUN", "ADJF"),
        not grammemes & _NAMES,
        "Fixd" not in grammemes,
        (grammar.number == "plur") is plural,
        parse.score,
    )


def _forms(parse: _Parse, pos: str) -> Iterator[Form]:
    return _chosen(parse, _adjectival if pos == "adj" else _usable)


def _usable(grammar: _Grammar, model: _Grammar) -> str | None:
    return grammar.cell if grammar.usable and (model.abbreviated or not grammar.abbreviated) else None


def _adjectival(grammar: _Grammar, model: _Grammar) -> str | None:
    return _usable(grammar, model) if grammar.adjectival else None


def _agreeing(grammar: _Grammar, model: _Grammar) -> str | None:
    return grammar.agreement if grammar.inflection == model.inflection else None


def _chosen(parse: _Parse, choose: _Choice) -> Iterator[Form]:
    """Yield the forms of a reading's word for which `choose`, given their grammar and the reading's, has a cell."""
    if parse.entry is None:
        model = _grammar(parse.tag)
        guessed = ((text, _grammar(tag)) for text, tag in _lexeme(parse))
        chosen = ((text, choose(grammar, model), grammar.rare) for text, grammar in guessed)
        return (Form(text, cell, rare) for text, cell, rare in chosen if cell is not None)
    stem = _dictionary().stem(parse.entry)
    endings = _endings(parse.entry.paradigm, parse.entry.row, choose)
    return (Form._make((before + stem + after, cell, rare)) for before, after, cell, rare in endings)


@cache
def _endings(number: int, index: int, choose: _Choice) -> tuple[tuple[str, str, str, bool], ...]:
    """What stands before and after the stem in the chosen forms: the same for all words of a numbered paradigm."""
    paradigm = [(before, _grammar(read_tag(tag)), after) for before, tag, after in _dictionary().paradigm(number)]
    model = paradigm[index][1]
    chosen = ((before, after, choose(grammar, model), grammar.rare) for before, grammar, after in paradigm)
    return tuple((before, after, cell, rare) for before, after, cell, rare in chosen if cell is not None)


@lru_cache(maxsize=4096)
def agreeing_forms(word: str) -> tuple[Form, ...]:
    """Return the full forms of an adjective, ordinal, pronoun or participle given in any form, in adjective cells.

    The forms of a participle are those of its own tense and voice, of a superlative its own: высшего. Empty for any other word.
    """
    for parse in _parses(word.lower()):
        if _grammar(parse.tag).part in ("ADJF", "PRTF"):
            own = parse.word[:-2] if "Supr" in parse.tag.grammemes else ""
            return tuple(form for form in _chosen(parse, _agreeing) if form.text.startswith(own))
    return ()


@lru_cache(maxsize=4096)
def gender_of(word: str, gender: str | None = None, number: str | None = None) -> str:
    """Return the gender of a noun headword, or an empty string where it has none (plural only, unknown)."""
    nouns = [parse for parse in _parses(word) if _fits(parse, "noun", gender, None)]
    if not nouns:
        return gender or ""
    return _grammar(max(nouns, key=lambda parse: _preference(parse, number)).tag).gender


def inflect(word: str, pos: str, cell: str) -> str | None:
    """Return the form of a headword in a cell, None where its paradigm has no such form."""
    return form_in(paradigm(word, pos), cell)


@lru_cache(maxsize=4096)
def agreeing(word: str, cell: str) -> str | None:
    """Return the form of an adjective, ordinal, pronoun or participle in an adjective's cell, None where it has none."""
    return form_in(agreeing_forms(word), cell)


def form_in(forms: Iterable[Form], cell: str) -> str | None:
    """Return the form of a paradigm for a cell.

    An accusative that does not depend on animacy serves both; the first form that is not rare is taken.
    """
    wanted = cell.removesuffix(" anim").removesuffix(" inan")
    fallback = None
    for form in forms:
        if form.cell == cell and not form.rare:
            return form.text
        if form.cell == wanted and fallback is None:
            fallback = form.text
    return fallback
