"""Words that are written together though they are two, or take a hyphen: неможет, ктото, накладбище."""

from __future__ import annotations

from collections.abc import Container

from ruling_lint.lexicon import memory

NOT = "не"

_KIND = "divided"
_NEW = "new-verb"

_QUESTIONS = """
    кто кого кому кем ком что чего чему чем где куда откуда когда как почему зачем сколько чей чья чье чьи чьего чьей
    какой какая какое какие какого какому каким каком какую каких какими
"""
_ASKING = frozenset(_QUESTIONS.split())
_PARTICLES = ("то", "либо", "нибудь")
_SOME = "кое"
_APART = ("же", "бы")
_WHETHER = "ли"
_ASKED = frozenset(
    ("есть", "может", "могут", "можно", "будет", "будут", "должен", "должна", "должно", "нужно", "сможет")
)
_PREPOSITIONS = ("в", "на", "из", "с", "к", "от", "до", "за", "у", "по", "и", "не", "для", "под")
_BEFORE_VERBS = ("и", "не")
"""Those of them that a verb can follow."""

_OF_VERBS = ("до", "недо", "пере")
"""Prefixes that anyone may put before a verb: довыбрать, недополучить, переназначить."""

_WITH_OBJECT = ("являющ", "имеющ", "обладающ", "являвш", "имевш", "принадлежащ", "принадлежавш")
"""How participles begin that have something after them, so that не stands apart: не являющееся землёй."""

_POINTING = """
    ваш ваша ваше ваши вашего вашей вашему вашу ваших вашим вашими вашем свой своя свое свои своего своей своему свою своих
    своим своими своем этот эта это эти этого этой этому эту этих этим этими этом тот того той тому тех тем теми том
    него нее них нему ней ним ними его ее их весь всех всего всей всем всеми каждый каждая каждое каждого каждой каждому
    каждую каждым любой любая любое любого любую любых любым любому один одна одно одного одной одному одну одним два две
    двух двум двумя три трех трем тремя больше меньше более менее другой другая другое другого другую других
"""
_POINTERS = frozenset(_POINTING.split())
_OR = "или"
_SHORTEST_OBJECT = 4
_SHORTEST_TERM = 5
_SHORTEST_BEFORE_PARTICLE = 3


def divide(word: str, terms: Container[str]) -> str | None:
    """Return how an unknown folded word is written apart or with a hyphen; None where it is no run of known words.

    `terms` are the folded words of the game: two of them, or one after a preposition, make no word together.
    """
    if is_joined(word):
        return f"{NOT} {word[len(NOT) :]}"
    return _with_particle(word) or _two_words(word, terms)


def is_joined(word: str) -> bool:
    """Tell whether a word is a verb with не written together with it, which is wrong unless it starts with недо-, or a
    participle that has something after it.
    """
    rest = word.removeprefix(NOT)
    words = memory.shared()
    if rest == word or rest.startswith("до") or words.is_agreed(_KIND, [word]) or words.unknown([rest]):
        return False
    if rest.startswith(_WITH_OBJECT):
        return True
    if _is_verb(rest):
        return True
    words.agree(_KIND, [word])
    return False


def is_new_verb(word: str) -> bool:
    """Tell whether a word that the dictionary lacks is a verb or participle of its own behind a prefix that any verb may have."""
    roots = [word.removeprefix(prefix) for prefix in _OF_VERBS if word.startswith(prefix)]
    words = memory.shared()
    if not roots or words.is_agreed(_NEW, [word]):
        return bool(roots)
    if not any(map(_is_only_verb, roots)):
        return False
    words.agree(_NEW, [word])
    return True


def _is_only_verb(word: str) -> bool:
    from ruling_lint import morphology  # loads the dictionary, which few texts need

    return {reading.pos for reading in morphology.analyses(word) if reading.known} == {"verb"}


def _is_verb(word: str) -> bool:
    from ruling_lint import morphology  # loads the dictionary, which few texts need

    return morphology.is_verb(word)


def _with_particle(word: str) -> str | None:
    for particle in _PARTICLES:
        if word.endswith(particle) and word.removesuffix(particle) in _ASKING:
            return f"{word.removesuffix(particle)}-{particle}"
    if word.startswith(_SOME) and word.removeprefix(_SOME) in _ASKING:
        return f"{_SOME}-{word.removeprefix(_SOME)}"
    if word.endswith(_WHETHER) and word.removesuffix(_WHETHER) in _ASKED:
        return f"{word.removesuffix(_WHETHER)} {_WHETHER}"
    for particle in _APART:
        before = word.removesuffix(particle)
        if before != word and (
            before in _ASKING or (len(before) >= _SHORTEST_BEFORE_PARTICLE and _is_known_verb(before))
        ):
            return f"{before} {particle}"
    return None


def _is_known_verb(word: str) -> bool:
    return not memory.shared().unknown([word]) and _is_verb(word)


def _two_words(word: str, terms: Container[str]) -> str | None:
    if word.startswith(_OR) and len(word) > _SHORTEST_TERM and not memory.shared().unknown([word.removeprefix(_OR)]):
        return f"{_OR} {word.removeprefix(_OR)}"
    for first in _PREPOSITIONS:
        rest = word.removeprefix(first)
        is_object = rest in _POINTERS or (len(rest) >= _SHORTEST_OBJECT and rest in terms)
        if (
            rest != word
            and is_object
            and len(word) >= _SHORTEST_TERM
            and (first in _BEFORE_VERBS or not _is_verb(rest))
        ):
            return f"{first} {rest}"
    for end in range(_SHORTEST_TERM, len(word) - _SHORTEST_TERM + 1):
        if word[:end] in terms and word[end:] in terms and not memory.shared().unknown([word[:end], word[end:]]):
            return f"{word[:end]} {word[end:]}"
    return None
