"""A user's terms replace the shipped ones of the same English and sense, and no others."""

from __future__ import annotations

from ruling_lint.glossary import Rendering, Term
from ruling_lint.glossary.layers import overlay


def term(name: str, sense: str = "", pos: str = "noun", **changes: object) -> Term:
    base = Term((name,), sense=sense, pos=pos, renderings=(Rendering("нижний", pos),))
    return base._replace(**changes)  # type: ignore[arg-type]


def upper(name: str, sense: str = "", pos: str = "noun", **changes: object) -> Term:
    return term(name, sense, pos, **changes)._replace(renderings=(Rendering("верхний", pos),))


def told(terms: list[Term]) -> list[tuple[str, str, str]]:
    return [(term.label, term.pos, term.renderings[0].text) for term in terms]


def test_other_terms_stay() -> None:
    assert told(overlay([term("cat")], [upper("dog")])) == [("cat", "noun", "нижний"), ("dog", "noun", "верхний")]


def test_the_same_term_is_replaced_whatever_its_letter_case() -> None:
    assert told(overlay([term("Cat")], [upper("cat")])) == [("cat", "noun", "верхний")]


def test_the_same_sense_is_replaced_and_another_one_stays() -> None:
    base = [term("bark", "sound"), term("bark", "tree")]
    assert told(overlay(base, [upper("bark", "tree")])) == [
        ("bark (sound)", "noun", "нижний"),
        ("bark (tree)", "noun", "верхний"),
    ]


def test_a_term_without_a_sense_replaces_its_part_of_speech() -> None:
    base = [term("bark", "sound"), term("bark", "verb", "verb")]
    assert told(overlay(base, [upper("bark")])) == [("bark (verb)", "verb", "нижний"), ("bark", "noun", "верхний")]


def test_a_sense_under_another_name_replaces_its_part_of_speech() -> None:
    base = [term("bark", "sound"), term("bark", "to shout", "verb")]
    assert told(overlay(base, [upper("bark", "verb", "verb")])) == [
        ("bark (sound)", "noun", "нижний"),
        ("bark (verb)", "verb", "верхний"),
    ]


def test_a_term_kept_in_latin_replaces_all_senses() -> None:
    base = [term("bark", "sound"), term("bark", "verb", "verb")]
    assert [t.label for t in overlay(base, [upper("bark", pos="phrase", latin=True)])] == ["bark"]


def test_only_the_replaced_name_of_several_is_lost() -> None:
    (kept, new) = overlay([term("cat", en=("cat", "puss"))], [upper("puss")])
    assert kept.en == ("cat",)
    assert new.en == ("puss",)


def test_what_the_upper_term_leaves_unsaid_is_taken_from_the_one_it_replaces() -> None:
    ward = Rendering("палата", gender="femn", since="2001-01")
    base = [term("ward", kind="zone", renderings=(ward,), prep={"where": "на"}, family=(Rendering("палатный"),))]
    (same,) = overlay(base, [term("ward", renderings=(Rendering("Палата"),))])
    assert same.renderings == (ward._replace(text="Палата"),)
    assert (same.kind, same.prep, [word.text for word in same.family]) == ("zone", {"where": "на"}, ["палатный"])


def test_another_rendering_takes_no_grammar_from_the_replaced_one() -> None:
    base = [term("ward", kind="zone", prep={"where": "на"}, family=(Rendering("палатный"),))]
    (other,) = overlay(base, [upper("ward")])
    assert other.kind == "zone"
    assert not other.prep
    assert not other.family
