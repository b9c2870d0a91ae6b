"""English terms are expanded to plurals and verb forms."""

from __future__ import annotations

import pytest

from ruling_lint.glossary import Rendering, Term
from ruling_lint.glossary.english import forms, plural, verb_forms


@pytest.mark.parametrize(
    ("noun", "wanted"),
    [
        ("cat", "cats"),
        ("Elf", "Elves"),
        ("Wolf", "Wolves"),
        ("Dwarf", "Dwarves"),
        ("cliff", "cliffs"),
        ("chief", "chiefs"),
        ("library", "libraries"),
        ("play", "plays"),
        ("match", "matches"),
        ("box", "boxes"),
        ("die", "dice"),
        ("Merfolk", "Merfolk"),
        ("Person", "People"),
    ],
)
def test_plurals(noun: str, wanted: str) -> None:
    assert plural(noun) == wanted


@pytest.mark.parametrize(
    ("verb", "wanted"),
    [
        ("cast", {"cast", "casts", "casting"}),
        ("draw", {"draw", "draws", "drawing", "drew", "drawn"}),
        ("tap", {"tap", "taps", "tapping", "tapped"}),
        ("untap", {"untap", "untaps", "untapping", "untapped"}),
        ("counter", {"counter", "counters", "countering", "countered"}),
        ("exile", {"exile", "exiles", "exiling", "exiled"}),
        ("scry", {"scry", "scries", "scrying", "scried"}),
        ("die", {"die", "dies", "dying", "died"}),
        ("destroy", {"destroy", "destroys", "destroying", "destroyed"}),
        ("attach", {"attach", "attaches", "attaching", "attached"}),
        ("fix", {"fix", "fixes", "fixing", "fixed"}),
        ("free", {"free", "frees", "freeing", "freed"}),
        ("enters", {"enter", "enters", "entering", "entered"}),
        ("dies", {"die", "dies", "dying", "died"}),
        ("passes", {"pass", "passes", "passing", "passed"}),
        ("copies", {"copy", "copies", "copying", "copied"}),
        ("loses", {"lose", "loses", "losing", "lost"}),
    ],
)
def test_verbs_given_as_infinitive_or_in_the_third_person(verb: str, wanted: set[str]) -> None:
    assert {form.text for form in verb_forms(verb)} == wanted


def spelled(term: Term) -> set[str]:
    return {form.text for form in forms(term)}


def test_in_a_phrase_the_last_noun_the_one_before_of_or_the_first_verb_changes() -> None:
    assert spelled(Term(("red cat",))) == {"red cat", "red cats"}
    assert spelled(Term(("piece of cake",))) == {"piece of cake", "pieces of cake"}
    assert "enters the house" in spelled(Term(("enter the house",), pos="verb"))


def test_synonyms_have_forms_too_and_given_forms_replace_those_of_the_headword() -> None:
    term = Term(("ox", "cow"), en_forms=("oxen",), renderings=(Rendering("вол"),))
    assert spelled(term) == {"ox", "oxen", "cow", "cows"}


def test_adjectives_and_phrases_stand_still() -> None:
    assert spelled(Term(("quick",), pos="adj")) == {"quick"}
    assert spelled(Term(("at once",), pos="phrase")) == {"at once"}
