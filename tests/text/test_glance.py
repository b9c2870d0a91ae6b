"""What is seen at a glance to be the same has no differences on a closer look."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from ruling_lint.model import Text
from ruling_lint.text import numbers, placeholders, references
from ruling_lint.text.differences import differences
from ruling_lint.text.reading import Reading

WORDS = [
    "one", "two", "twenty", "hundred", "first", "once", "twice", "both", "три", "двадцать", "два", "сто", "первый", "оба", "дважды", "II", "IV",
    "3", "20", "1,5", "1.5", "2/2", "+1/+1", "-1/1", "{T}", "{2}{W}", "{T}:", "{card", "name}", "[this", "card]", "%s", "%d", "702.19b", "702.19б",
    "704", "rule", "правило", "глоссарий", "5:00", "1990s", "1990", "(", ")", ",", ".", "карта", "the", "and", "+1", "+1:", "[+1]:", "T:", "{}",
    "-1:", "−1:", "1:", "X:", "(+1:", "\"+1:", "a\n−1:", "(T):", "({T}:", "{1}(T)", "{1}.)", "(2/2)", "[a](b)", "(W)(U):",
    "X", "V", "chapter", "глава", "X/X", "+X/-X", "1–9", "1-9", "1—9", "−3", "—3", "-3", "1-2-2020", "1–2–2020", "−1/−1", "—1/—1", "XX",
]  # fmt: skip
TEXTS = st.lists(st.sampled_from(WORDS), max_size=4)


@settings(max_examples=500, deadline=None)
@given(TEXTS, TEXTS, st.booleans())
@pytest.mark.parametrize("module", [numbers, placeholders, references])
def test_equal_at_a_glance_is_equal(module: object, one: list[str], other: list[str], is_shuffled: bool) -> None:
    source = Reading(Text.plain(" ".join(one)))
    target = Reading(Text.plain(" ".join(reversed(one) if is_shuffled else other)))
    glance = module.GLANCE  # type: ignore[attr-defined]
    assume(glance.sees_equal(source, target))

    find = {
        numbers: numbers.find_numbers,
        placeholders: placeholders.find_placeholders,
        references: references.find_references,
    }
    assert list(differences(find[module](source), find[module](target))) == []  # type: ignore[index]


@settings(max_examples=500, deadline=None)
@given(TEXTS, TEXTS)
@pytest.mark.parametrize("module", [numbers, placeholders, references])
def test_texts_of_chunks_that_make_no_difference_are_seen_to_be_equal(
    module: object, one: list[str], other: list[str]
) -> None:
    source, target = Reading(Text.plain(" ".join(one))), Reading(Text.plain(" ".join(other)))
    glance = module.GLANCE  # type: ignore[attr-defined]
    assume(source.chunks is not None and target.chunks is not None)

    if not any(map(glance.may_differ, (*source.chunks, *target.chunks))):
        assert glance.sees_equal(source, target)
        assert glance.sees_order(source, target)


@pytest.mark.parametrize(
    ("source", "target"),
    [("twenty-one cards", "двадцать карт"), ("twenty, then two", "двадцать две"), ("one hundred one", "сто")],
)
def test_numbers_of_several_words_need_a_closer_look(source: str, target: str) -> None:
    assert not numbers.GLANCE.sees_equal(Reading(Text.plain(source)), Reading(Text.plain(target)))


@pytest.mark.parametrize(
    ("source", "target"),
    [("two of 3 cards", "две из 3 карт"), ("1–9 | X cards", "1—9 | карты"), ("−3: draw", "-3: возьмите")],
)
def test_the_same_numbers_are_seen_at_once(source: str, target: str) -> None:
    assert numbers.GLANCE.sees_order(Reading(Text.plain(source)), Reading(Text.plain(target)))


@pytest.mark.parametrize(
    ("source", "target", "is_seen"),
    [
        ("−2: Add {G}. (It is {R}.)", "-2: Добавьте {G}. (Это {R}.)", True),
        ("−2: Add {G}.", "−3: Добавьте {G}.", False),
        ("−2: Add {G}.", "Добавьте {G}. −2: ход.", False),
        ("Add {G}. −2: a turn.", "Добавьте {G}. −2: ход.", False),
    ],
)
def test_the_same_cost_at_the_start_is_seen_at_once(source: str, target: str, is_seen: bool) -> None:
    assert placeholders.GLANCE.sees_equal(Reading(Text.plain(source)), Reading(Text.plain(target))) == is_seen
